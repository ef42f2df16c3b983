internal import DatabaseAdministration
internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The test process's own PostgreSQL: started when the first test asks, without durability, gone at exit.
enum TestCluster {
  static func running() throws -> ClusterAddress {
    switch shared {
    case .success(let shared): shared.cluster.address
    case .failure(let error): throw error
    }
  }

  /// Goes with the cluster at exit.
  static func folder() throws -> String {
    switch shared {
    case .success(let shared): shared.folder
    case .failure(let error): throw error
    }
  }

  private static let shared: Result<(folder: String, cluster: EmbeddedCluster), any Error> = Result {
    removeLeftovers()
    let folder = try Files.makeTemporaryFolder(prefix)
    guard chmod(folder, 0o711) == 0 else { throw TestKitError("can't open \(folder) to the cluster's user") }
    let cluster = try EmbeddedCluster(in: folder, durability: .none, maximumConnections: 600)
    atexit(removeTestCluster)
    return (folder, cluster)
  }

  /// A database is some 1,500 files. In memory they cost next to nothing; ext4 takes ever longer to find room for new
  /// files where thousands were deleted in the last seconds, five times what PostgreSQL itself needs.
  private static let place = hasRoom("/dev/shm") ? "/dev/shm" : "/tmp"
  private static let prefix = "\(place)/musclemate-tests-"

  /// Whether the folder's file system has 4 GB left, which is what a run takes at most with room to spare.
  private static func hasRoom(_ folder: String) -> Bool {
    var system = statvfs()
    guard access(folder, W_OK) == 0, statvfs(folder, &system) == 0 else { return false }
    return UInt64(system.f_bavail) * UInt64(system.f_frsize) > 4 << 30
  }

  /// Clusters of test processes that were killed: nobody holds their lock any more.
  private static func removeLeftovers() {
    for folder in Files.names(in: place).map({ "\(place)/\($0)" }) where folder.hasPrefix(prefix) {
      guard Files.exists("\(folder)/postgres/postmaster.pid"), let left = try? EmbeddedCluster(in: folder)
      else { continue }
      try? left.stop()
      Files.remove(folder)
    }
  }

  fileprivate static func remove() {
    guard case .success(let (folder, cluster)) = shared else { return }
    try? cluster.stop()
    Files.remove(folder)
  }
}

/// A failure of a test's surroundings.
public struct TestKitError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

private func removeTestCluster() { TestCluster.remove() }
