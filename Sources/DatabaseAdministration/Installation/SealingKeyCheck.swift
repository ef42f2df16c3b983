internal import Postgres
internal import Secrets

/// Refuses to begin without the keys that the installation seals under. A server with another key would store nothing
/// wrong, since the database refuses that, but could show and take no medical condition, mail no link and let nobody with a
/// second factor in; and a worker has no `/readyz` by which a supervisor would notice.
package enum SealingKeyCheck {
  package struct Failure: Error, CustomStringConvertible {
    package let missing: [String]
    package let folder: String

    package var description: String {
      "this installation seals under the key \(missing.joined(separator: ", ")), which is not here: set the "
        + "MUSCLEMATE_SECRET that its other servers have, or copy `secret` and `keyring` of their data folder to "
        + "\(folder) (where it is lost for good: musclemate keys abandon)"
    }
  }

  /// At the start. The key of the first server of all becomes the installation's; a later one makes none of its own.
  package static func claim(_ installation: Installation, _ connectionString: String) throws {
    let session = try ScriptSession(connectionString)
    try find(installation, inUse(session))
    let current = try installation.keys.load().current.id.description
    // Another server may have been first in between.
    try find(installation, session.rows("select unnest(auth.claim_sealing_key($1))", current).ids)
  }

  /// Looks, and makes nothing.
  ///
  /// - Returns: what was found to be well; nothing where no server was started yet.
  package static func look(_ installation: Installation, _ connectionString: String) throws -> [String] {
    let inUse = try inUse(ScriptSession(connectionString))
    try find(installation, inUse)
    return inUse.map { "the key \($0), which this installation seals under, is here" }
  }

  /// Before a backup, whose keys are those that are here: with others it could be restored by nobody. By any role that may read
  /// the table of the keys.
  static func demand(_ installation: Installation, _ session: borrowing ScriptSession) throws {
    try find(installation, session.rows("select id from auth.sealing_keys where retired_at is null").ids)
  }

  private static func inUse(_ session: borrowing ScriptSession) throws -> [String] {
    try session.rows("select unnest(auth.sealing_keys_in_use())").ids
  }

  private static func find(_ installation: Installation, _ inUse: [String]) throws {
    let keys = installation.keys
    let known = try keys.raw().map { KeyID(of: $0).description }
    let missing = inUse.filter { !known.contains($0) }
    guard missing.isEmpty else { throw Failure(missing: missing, folder: keys.folder) }
  }
}

extension [[String?]] {
  /// The ids of rows with one identifier each.
  fileprivate var ids: [String] { compactMap { $0.first ?? nil } }
}
