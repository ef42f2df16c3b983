internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder of PostgreSQL's server programs, and their major version.
public struct PostgresInstallation: Sendable {
  public let folder: String
  public let major: Int

  /// The oldest major version whose features the schema uses.
  public static let oldestSupported = 15

  public func program(_ name: String) -> String { "\(folder)/\(name)" }

  /// The newest installation, or the one of exactly this major version, which an existing data folder needs.
  public static func find(major wanted: Int? = nil) throws(ClusterError) -> PostgresInstallation {
    let found = candidateFolders().compactMap(PostgresInstallation.init(inspecting:))
    let usable = found.filter { $0.major >= oldestSupported && (wanted == nil || $0.major == wanted) }
    guard let best = usable.max(by: { $0.major < $1.major }) else {
      throw .noInstallation(wanted: wanted, found: found.map(\.major).sorted())
    }
    return best
  }

  private init?(inspecting folder: String) {
    guard Files.isExecutable("\(folder)/initdb"), Files.isExecutable("\(folder)/pg_ctl"),
      let answer = try? Subprocess.run(["\(folder)/postgres", "--version"]), answer.status == 0,
      // "postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)", "… 18beta1"
      let version = answer.output.split(separator: " ").dropFirst(2).first,
      let major = Int(version.prefix { $0.isNumber })
    else { return nil }
    self.folder = folder
    self.major = major
  }

  static func candidateFolders() -> [String] {
    let debian = Files.names(in: "/usr/lib/postgresql").map { "/usr/lib/postgresql/\($0)/bin" }
    let homebrew = ["/opt/homebrew/opt", "/usr/local/opt"].flatMap { prefix in
      Files.names(in: prefix).filter { $0.hasPrefix("postgresql") }.map { "\(prefix)/\($0)/bin" }
    }
    let path = getenv("PATH").map { String(cString: $0).split(separator: ":").map(String.init) } ?? []
    let configured = try? Subprocess.run(["pg_config", "--bindir"])
    let fromConfig = configured.flatMap { $0.status == 0 ? $0.output.split(separator: "\n").first : nil }
    return debian + homebrew + path + (fromConfig.map { [String($0)] } ?? [])
  }
}
