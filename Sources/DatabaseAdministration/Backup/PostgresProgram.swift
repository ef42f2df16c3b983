internal import OperatingSystem
internal import Postgres

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One of PostgreSQL's client programs, of a major version that can do with the server at hand.
enum PostgresProgram {
  /// The oldest installed one that is of this major version or newer: pg_dump refuses a newer server.
  static func find(_ name: String, atLeast major: Int) throws -> String {
    let found = PostgresInstallation.candidateFolders().compactMap { folder -> (major: Int, path: String)? in
      let path = "\(folder)/\(name)"
      guard Files.isExecutable(path), let version = try? version(of: path) else { return nil }
      return (version, path)
    }
    guard let best = found.filter({ $0.major >= major }).min(by: { $0.major < $1.major }) else {
      throw ClusterError.noInstallation(wanted: major, found: found.map(\.major).sorted())
    }
    return best.path
  }

  /// "pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)"
  private static func version(of path: String) throws -> Int? {
    let answer = try Subprocess.run([path, "--version"])
    guard answer.status == 0, let word = answer.output.split(separator: " ").dropFirst(2).first else {
      return nil
    }
    return Int(word.prefix { $0.isNumber })
  }
}

/// A connection handed to a program without a password among its arguments: a service file in a folder that only its
/// owner may enter.
struct ServiceFile {
  let environment: [String: String]
  /// The program's argument `--dbname`.
  let name = "service=musclemate"

  init(_ options: ConnectionOptions, in folder: String) throws {
    guard let text = options.serviceFile("musclemate") else {
      throw BackupError.notConfigured("a value of the database's URL begins with a space or has a line's end")
    }
    try Files.write(text.utf8, to: "\(folder)/service", mode: 0o600)
    environment = ["PGSERVICEFILE": "\(folder)/service"]
  }
}
