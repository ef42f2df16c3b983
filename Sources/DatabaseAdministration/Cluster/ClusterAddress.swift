/// The address of an embedded cluster.
public struct ClusterAddress: Sendable {
  /// The folder of its socket: libpq's `host`.
  public let socketFolder: String

  /// The superuser's name, fixed so that it does not depend on who ran initdb.
  public static let superuser = "postgres"

  /// The database that the embedded cluster serves from, and the roles that log in to it.
  public static let database = "musclemate"
  public static let owner = "musclemate_owner"
  public static let server = "musclemate_server"

  /// A libpq connection string. Everyone who reaches the socket is trusted: the folder's mode is the guard.
  public func connectionString(user: String, database: String = ClusterAddress.database) -> String {
    let pairs = [("host", socketFolder), ("port", "5432"), ("user", user), ("dbname", database)]
    return pairs.map { "\($0)='\(Self.escape($1))'" }.joined(separator: " ")
  }

  /// libpq documentation, 34.1.1.1: within single quotes, ' and \ are written with a backslash before them.
  private static func escape(_ value: String) -> String {
    value.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) }
  }
}
