internal import OperatingSystem

/// A private PostgreSQL cluster in a data folder, reached through a Unix socket in a folder that nobody but its
/// user may enter; it does not listen on the network. Starting and stopping block: run them on the side pool.
public final class EmbeddedCluster: Sendable {
  public let address: ClusterAddress
  public let installation: PostgresInstallation
  let control: ClusterControl
  private let lock: FolderLock

  public enum Durability: Sendable {
    case durable
    /// A crash may cost everything: for tests, which it makes several times faster.
    case none
  }

  /// Initialises the cluster at the first start, takes over a postmaster that a killed server left behind, and
  /// returns when connections are accepted.
  public init(
    in folder: String, durability: Durability = .durable, maximumConnections: Int = 200
  ) throws(ClusterError) {
    do {
      let folder = Files.absolute(folder)
      // 0711: the cluster's user passes through, and sees nothing else of the folder.
      try Files.makeFolder(folder, mode: 0o711)
      lock = try FolderLock(folder)
      let control = try ClusterControl(in: folder)
      self.control = control
      installation = control.installation
      try Self.initialise(control)
      if let running = control.socketFolder() {
        address = ClusterAddress(socketFolder: running)
        return
      }
      let settings = ClusterSettings(
        socketFolder: try Self.makeSocketFolder(in: folder, for: control.user), durability: durability,
        maximumConnections: maximumConnections)
      try Files.write(settings.text.utf8, to: "\(control.dataFolder)/musclemate.conf")
      address = ClusterAddress(socketFolder: try control.bringUp())
    } catch let error as FileError {
      throw .file(error)
    } catch let error as ClusterError {
      throw error
    } catch {
      throw .programFailed("PostgreSQL", output: "\(error)")
    }
  }

  /// Ends all sessions, shuts down cleanly and gives the folder up. One that no longer runs need not be stopped.
  public func stop() throws(ClusterError) {
    if control.isAlive { try control.run("stop", "--mode=fast") }
    // A folder of its own in the temporary folder is of no more use; the one inside the data folder may stay.
    let socketFolder = address.socketFolder
    if !socketFolder.hasPrefix(Files.parent(of: control.dataFolder)) { Files.remove(socketFolder) }
    lock.release()
  }

  /// Ends the postmaster of a folder that is thrown away, where its starter was killed.
  static func endLeft(in folder: String) {
    // If none runs it says so, and nothing is to be done.
    _ = try? ClusterControl(in: Files.absolute(folder)).run("stop", "--mode=immediate")
  }

  /// The address of the cluster that a server keeps running in this folder, for the commands beside it.
  public static func addressOfRunning(in folder: String) throws(ClusterError) -> ClusterAddress {
    guard let running = try ClusterControl(in: Files.absolute(folder)).socketFolder() else {
      throw .notRunning(folder)
    }
    return ClusterAddress(socketFolder: running)
  }

  /// Under another name first, so that an initdb that was killed leaves nothing that looks like a cluster.
  private static func initialise(_ control: ClusterControl) throws {
    let (dataFolder, user) = (control.dataFolder, control.user)
    if Files.exists(dataFolder) { return }
    let folder = Files.parent(of: dataFolder)
    let mayEnter = try Subprocess.run(user.command(["test", "-x", folder]))
    guard mayEnter.status == 0 else { throw ClusterError.unreachable(folder) }
    let draft = "\(dataFolder).new"
    Files.remove(draft)
    try user.own(draft)
    try control.run(
      [
        control.installation.program("initdb"), "--pgdata=\(draft)", "--username=\(ClusterAddress.superuser)",
        "--auth=trust",
        "--encoding=UTF8", "--locale=\(ClusterSettings.locale)", "--no-instructions",
      ])
    let file = "\(draft)/postgresql.conf"
    try Files.write("\(try Files.readText(file))\ninclude 'musclemate.conf'\n".utf8, to: file)
    try Files.rename(draft, to: dataFolder)
  }

  /// Inside the data folder, or where the socket's path would exceed `sun_path` (108 bytes with its end), in the
  /// temporary folder.
  private static func makeSocketFolder(in folder: String, for user: ClusterUser) throws(FileError) -> String {
    let inside = "\(folder)/socket"
    let isShort = "\(inside)/.s.PGSQL.5432".utf8.count <= 107
    let chosen = isShort ? inside : try Files.makeTemporaryFolder("/tmp/musclemate-")
    try user.own(chosen)
    return chosen
  }
}
