internal import OperatingSystem
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// pg_dump's description of the schema, without functions (`FunctionLock`) and without differences between machines or
/// releases.
public enum SchemaSnapshot {
  /// Calls with the superuser's connection to a database that has just had all of the folder `sql` applied, in a cluster made
  /// for it.
  public static func inFreshDatabase(_ make: (String) throws -> String) throws -> String {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-schema-")
    defer { Files.remove(folder) }
    // The cluster's user passes through.
    guard chmod(folder, 0o711) == 0 else { throw FileError("chmod", folder) }
    let cluster = try EmbeddedCluster(in: folder, durability: .none)
    let text = Result {
      try cluster.address.prepare(Migrator(MigrationScripts(in: MigrationScripts.findFolder())))
      return try make(cluster.address.connectionString(user: ClusterAddress.superuser))
    }
    try cluster.stop()
    return try text.get()
  }

  public static func of(_ connectionString: String) throws -> String {
    let installation = try PostgresInstallation.find()
    let dump = installation.program("pg_dump")
    // Since August 2025's releases a dump holds a random key, against injected psql commands.
    let hasKey = try Subprocess.run([dump, "--help"]).output.contains("--restrict-key")
    let result = try Subprocess.run(
      [dump, "--schema-only", "--exclude-schema=migrations", "--dbname=\(connectionString)"]
        + (hasKey ? ["--restrict-key=musclemate"] : []))
    guard result.status == 0 else { throw ClusterError.programFailed(dump, output: result.output) }
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !line.hasPrefix("-- Dumped ") && !line.hasPrefix("\\restrict") && !line.hasPrefix("\\unrestrict")
    }
    return header(installation.major) + withoutFunctions(lines).map(inOrder).joined(separator: "\n")
  }

  /// A dump is a sequence of sections, each with the name and the type of what it makes or grants in its second line.
  static func withoutFunctions(_ lines: [Substring]) -> [Substring] {
    var isShown = true
    return lines.enumerated().filter { index, line in
      if line == "--", index + 1 < lines.count, lines[index + 1].hasPrefix("-- Name: ") {
        let title = lines[index + 1]
        isShown = !title.contains("; Type: FUNCTION;") && !title.hasPrefix("-- Name: FUNCTION ")
      }
      return isShown
    }.map(\.element)
  }

  /// pg_dump names the roles of a policy in the order in which they lie on disk, which any `alter role` changes.
  package static func inOrder(_ line: Substring) -> String {
    guard line.hasPrefix("CREATE POLICY "), let to = line.firstRange(of: " TO ") else { return String(line) }
    let rest = line[to.upperBound...]
    let end = rest.firstIndex { $0 != "_" && $0 != "," && $0 != " " && !$0.isLowercase } ?? rest.endIndex
    let roles = rest[..<end].split(separator: ",").map { $0.trimmingSpaces() }.sorted()
    let tail = rest[end...]
    let gap = tail.isEmpty || tail.hasPrefix(";") ? "" : " "
    return line[..<to.upperBound] + roles.joined(separator: ", ") + gap + tail
  }

  /// The first line names the release: others word a dump differently, and are not compared.
  public static func header(_ major: Int) -> String {
    "-- Made by `make schema` with PostgreSQL \(major): all that the folder sql makes. Not to be edited.\n"
  }
}
