package import Postgres

/// Why the schema can't be brought up to date, or served, in one line.
public enum MigrationError: Error, CustomStringConvertible {
  case noScripts(String)
  case sameNumber(String)
  case noDomain(String)
  case sameName([String])
  case changed(String)
  case endsTransaction(String)
  case failed(script: String, line: Int?, message: String)
  case notMigrated(missing: [String])
  case noRoles
  /// The roles are the cluster's, and there from another database of it.
  case notBootstrapped
  /// Texts of users are in UTF-8; another encoding fails at the first script that has such a letter.
  case encoding(String)

  public var description: String {
    switch self {
    case .noScripts(let folder): "no SQL scripts in \(folder): set MUSCLEMATE_SQL to the folder sql"
    case .sameNumber(let folder): "two migrations of the same number in \(folder)/migrations"
    case .noDomain(let name):
      "\(name) is no folder of a domain (\(MigrationScripts.domains.joined(separator: ", "))): if an older release left it, "
        + "remove the whole folder sql and install that of this release"
    case .sameName(let names):
      "\(names.joined(separator: " and ")) have the same name, by which applied files are recorded: rename one"
    case .changed(let name): "\(name) was changed after it was applied: write a new migration instead"
    case .endsTransaction(let name): "\(name) ends its transaction: it must not say begin or commit"
    case .failed(let script, let line, let message):
      "\(script)\(line.map { ":\($0)" } ?? ""): \(message)"
    case .notMigrated(let missing):
      "the database's schema is older than this server needs (missing: \(missing.count), the first is "
        + "\(missing.first ?? "")): run musclemate migrate"
    case .noRoles:
      "there is no role musclemate_owner: run musclemate migrate --bootstrap first, with DATABASE_OWNER_URL of a superuser"
    case .notBootstrapped:
      "this database was not prepared: run musclemate migrate --bootstrap first, with DATABASE_OWNER_URL of a superuser"
    case .encoding(let name):
      "the encoding of this database is \(name), and must be UTF8: make it with createdb --encoding=UTF8 --template=template0"
    }
  }

  package init(_ error: ScriptError, in script: MigrationScripts.Script) {
    let line = error.offset.map { script.text.unicodeScalars.prefix($0 - 1).count { $0 == "\n" } + 1 }
    self = .failed(script: script.name, line: line, message: error.description)
  }
}
