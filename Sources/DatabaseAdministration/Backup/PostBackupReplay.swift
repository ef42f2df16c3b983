internal import Postgres
internal import Primitives

/// Events after a backup that a restore must not undo: accounts that were erased, exports that expired,
/// admins' changes of accounts that were refused.
struct PostBackupReplay {
  /// Nil: there is no record of them.
  let known: KnownErasures?
  /// Those of the installation and of the backup: what none of them signed is passed over.
  let keys: [[UInt8]]
  /// When the backup was made.
  let since: Timestamp

  /// In a database that nobody uses yet. May be repeated.
  ///
  /// - Parameter owner: a connection to it that may become its owner.
  /// - Returns: what was done, in lines.
  func run(owner: String) throws -> [String] {
    let session = try ScriptSession(owner)
    try session.run("set role musclemate_owner")
    var lines = try erase(session)
    let expired = try session.rows("select app.expire_exports_again(now())")[0][0] ?? "0"
    if expired != "0" {
      lines.append("exports that have expired since the backup, deleted again: \(expired)")
    }
    let dropped = try session.rows("select app.drop_waiting_changes()")[0][0] ?? "0"
    if dropped != "0" {
      lines.append(
        "changes of accounts that admins had requested and that were waiting, cancelled: \(dropped)")
    }
    return lines
  }

  private func erase(_ session: borrowing ScriptSession) throws -> [String] {
    guard let known else {
      return [
        "there is no record of erasures beside the backup or in the data folder: accounts that were erased after the "
          + "backup exist again; erase them by hand"
      ]
    }
    var erased = 0
    var strange = 0
    for note in known.notes {
      guard note.isSigned(byOneOf: keys) else {
        // An older note, under a key that was retired since, is in the backup already. A note comes before its erasure,
        // which takes no hour.
        if note.at > since.advanced(bySeconds: -3_600) { strange += 1 }
        continue
      }
      let rows = try session.rows(
        "select app.erase_again($1::integer, $2::uuid)", "\(note.tenant)", note.account.description)
      if rows[0][0] == "t" { erased += 1 }
    }
    var lines = ["accounts that were erased since the backup, erased again: \(erased)"]
    if strange > 0 {
      lines.append(
        "erasures whose record is signed with an unknown key, and that were not repeated: \(strange) (put the key into "
          + "MUSCLEMATE_SECRET_PREVIOUS and restore again)")
    }
    return lines
      + known.faults(keys: keys).map {
        "the record of erasures was changed, and an account that was erased may exist again: \($0)"
      }
  }
}
