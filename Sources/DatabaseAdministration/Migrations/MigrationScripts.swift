internal import OperatingSystem
internal import Primitives
internal import Secrets

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The SQL files that make the schema, as they lie in the folder `sql`.
public struct MigrationScripts: Sendable {
  public struct Script: Sendable {
    /// Its path inside the folder: "migrations/0010_workouts.sql", "functions/training/drafts.sql".
    public let name: String
    public let text: String
    public let checksum: String

    /// "drafts.sql"
    package var file: Substring {
      name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
    }

    /// Under what it is noted that it was applied: without its domain, so that a file that only moves is not applied again.
    /// `policies` is what `tables` was called when there were no domains.
    package var note: String {
      if name.hasPrefix("migrations/") { return name }
      let kind = name.prefix { $0 != "/" }
      return "repeatable/\(kind == "tables" ? "policies" : kind)/\(file)"
    }

    /// Under what older releases noted it.
    var formerNote: String {
      note.hasPrefix("repeatable/") ? String(note.dropFirst("repeatable/".count)) : note
    }

    /// The role that applies it. Functions belong to mm_definer, since only the owner of a function may replace it;
    /// repairs run them, and read tables past row security.
    package var role: String {
      name.hasPrefix("functions/") || name.hasPrefix("repairs/") ? "mm_definer" : "musclemate_owner"
    }

    /// Whether each statement is run by itself, in no transaction: what says `concurrently`, and so keeps nobody waiting.
    /// Such a script may be interrupted between any two, so each must allow being run again, and none may contain another.
    var isOutsideTransaction: Bool { text.hasPrefix("-- Outside of a transaction") }

    /// The statements of such a script, each with the line that it begins at.
    package var statements: [(line: Int, text: String)] {
      var found: [(line: Int, text: String)] = []
      var isOpen = false
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.isEmpty || line.hasPrefix("--") { continue }
        if !isOpen { found.append((index + 1, "")) }
        found[found.count - 1].text += line + "\n"
        isOpen = !line.hasSuffix(";")
      }
      return found
    }

    /// Whether a database that applied the script with this checksum has what it makes.
    package func isSame(as checksum: String) -> Bool {
      checksum == self.checksum || MigrationScripts.earlier[name]?.contains(checksum) ?? false
    }
  }

  /// Migrations that were changed after installations had applied them, with the SHA-256 of what they were. What comes of
  /// all of them is the same: 0110 made the records itself, 0186, 0211 and 0270 the indexes that 0280 makes; 0230, 0260 and 0262
  /// dropped functions that the release before them called; 0180 took sessions of before for just proved, for a quarter of an
  /// hour; 0335 could run out of time.
  private static let earlier = [
    "migrations/0110_records.sql": ["f663ed3dfa1e7c25e37c7c37d2e63174097ed4707d30c8edec19c3fdd4c5e79a"],
    "migrations/0112_records_of_the_past.sql": [
      "60169ef7b4caddaade41b301f409c5ce9ced8eaf246360b404b00c44324dc094"
    ],
    "migrations/0180_sessions_tell_how.sql": [
      "e8b56d4eb13d8aee177ecb66de12249a54554082c371fb2045230777738900ae"
    ],
    "migrations/0186_alerts.sql": ["e06680da29ed42995a18a276a0faa018d701ff9fa1e3cb90749faa9c62fdc740"],
    "migrations/0211_administration.sql": [
      "0e5cfd36176acc5e1990eb093526153c09a37cf527f2b374cdf7de99d1f09355"
    ],
    "migrations/0230_notice_preferences.sql": [
      "7a49d3134e572958bcdb108131b480a57c0e00f30a2040ce2ff0108d15076758"
    ],
    "migrations/0260_address_requests.sql": [
      "ca3d6241bc1c8fc8e438f2f20c22491d2aa7e6819af771605494330296c489f4"
    ],
    "migrations/0262_reset_outcome.sql": ["31ab4d7ed076ec81417a322eadbdae07ad53d602ca9054a24544b65de68cf4ca"],
    "migrations/0270_age_and_names.sql": ["7804cc935813f2b6e038da62995717f26c8810c9b3e32699f6d341953bd5b54a"],
    "migrations/0335_catalogue_spellings.sql": [
      "5915a43abbe7398e0cccfef63661e18fce452b69964a362e855418ce46d22981"
    ],
  ]

  /// Makes the roles, once, as superuser.
  public let bootstrap: Script
  /// Each is applied once, in order, and never changes afterwards.
  public let migrations: [Script]
  /// Applied again whenever they changed, in this order (`MigrationScripts+Repeatables`).
  public let repeatables: [Script]
  /// All of the owner's, in the order in which they are applied.
  package var all: [Script] { migrations + repeatables }

  public init(in folder: String) throws {
    bootstrap = try Self.read("bootstrap.sql", in: folder)
    migrations = try Self.readAll("migrations", in: folder)
    repeatables = try Self.readRepeatables(in: folder)
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

  static func readAll(_ kind: String, in folder: String) throws -> [Script] {
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
