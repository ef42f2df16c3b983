internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The SQL files that make the schema, as they lie in the folder `sql`.
public struct MigrationScripts: Sendable {
  public struct Script: Sendable {
    /// Its path inside the folder: "migrations/0010_workouts.sql".
    public let name: String
    public let text: String
    public let checksum: String
  }

  /// Makes the roles, once, as superuser.
  public let bootstrap: Script
  /// Each is applied once, in order, and never changes afterwards.
  public let migrations: [Script]
  /// Functions, then policies: applied again whenever they changed.
  public let repeatables: [Script]
  /// All of the owner's, in the order in which they are applied.
  var all: [Script] { migrations + repeatables }

  public init(in folder: String) throws {
    bootstrap = try Self.read("bootstrap.sql", in: folder)
    migrations = try Self.readAll("migrations", in: folder)
    repeatables = try Self.readAll("functions", in: folder) + Self.readAll("policies", in: folder)
    let numbers = migrations.map { $0.name.prefix("migrations/0000".count) }
    guard Set(numbers).count == numbers.count else { throw MigrationError.sameNumber(folder) }
  }

  /// The folder named by MUSCLEMATE_SQL, else the installed one beside the executable, else the one of the
  /// clone that the executable was built in.
  public static func findFolder(environment: [String: String] = [:]) throws(MigrationError) -> String {
    if let named = environment["MUSCLEMATE_SQL"] ?? getenv("MUSCLEMATE_SQL").map({ String(cString: $0) }) {
      guard isFolderOfScripts(named) else { throw .noScripts(named) }
      return named
    }
    let executable = Files.executable()
    let prefix = Files.parent(of: Files.parent(of: executable))
    var candidates = ["\(prefix)/share/musclemate/sql"]
    for start in [executable, Files.absolute(".")] {
      var folder = start
      while folder != "/" && !folder.isEmpty && folder != "." {
        folder = Files.parent(of: folder)
        candidates.append("\(folder)/sql")
      }
    }
    guard let found = candidates.first(where: isFolderOfScripts) else { throw .noScripts(candidates[0]) }
    return found
  }

  private static func isFolderOfScripts(_ folder: String) -> Bool {
    Files.exists("\(folder)/bootstrap.sql") && Files.isFolder("\(folder)/migrations")
  }

  private static func readAll(_ kind: String, in folder: String) throws -> [Script] {
    try Files.names(in: "\(folder)/\(kind)").filter { $0.hasSuffix(".sql") }
      .map { try read("\(kind)/\($0)", in: folder) }
  }

  private static func read(_ name: String, in folder: String) throws -> Script {
    let bytes = try Files.read("\(folder)/\(name)")
    return Script(
      name: name, text: String(decoding: bytes, as: UTF8.self),
      checksum: Hexadecimal.encode(SHA256.digest(bytes)))
  }
}
