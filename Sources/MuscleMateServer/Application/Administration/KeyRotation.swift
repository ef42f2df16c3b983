internal import DatabaseAdministration
internal import Postgres
internal import Primitives
internal import Secrets

/// Puts all that is sealed under a new key, in every tenant, while servers go on working:
///
/// 1. A new key becomes current in the data folder; the old one still opens. (With MUSCLEMATE_SECRET the operator made
///    it known to every server: see `musclemate keys rotate --help`.)
/// 2. The database retires the old key. What a server seals under it from now on is refused; the server then reads the
///    keys again and seals under the new one (`Gateway`).
/// 3. Everything under old keys is sealed under the new one, in batches. If it is interrupted, the next call continues.
/// 4. The old key is taken out of the data folder.
struct KeyRotation {
  private let keys: InstallationKeys
  private var keyring: Keyring

  /// - Throws: `AdministrationError.refused` where there is no key.
  init(_ configuration: Configuration) throws {
    keys = InstallationKeys(configuration)
    guard keys.isGiven || keys.isMade else {
      throw AdministrationError.refused(
        "there is no key in \(keys.folder): set MUSCLEMATE_SECRET, or --data to the folder of the server")
    }
    keyring = try keys.load()
  }

  /// Identifier, where it is, since when it is retired, and how many values of which kind it seals, of each key.
  func list(_ session: borrowing ScriptSession) throws -> [[String]] {
    let values = try SealingKeyRecord.values(session)
    let retired = try session.rows(
      """
      select id, concat_ws(
               ', ', to_char(retired_at, '"retired "YYYY-MM-DD'), to_char(abandoned_at, '"abandoned "YYYY-MM-DD'))
        from auth.sealing_keys
       where retired_at is not null
      """)
    let known = keyring.all.map(\.id.description)
    let unknown = Set(try values.map(\.key) + SealingKeyRecord.inUse(session)).subtracting(known).sorted()
    return (known + unknown).map { id in
      let place = id == known[0] ? "current" : known.contains(id) ? "older" : "not here"
      let end = retired.first { $0[0] == id }?[1] ?? "in use"
      let counts = values.filter { $0.key == id }.map { "\($0.kind) \($0.count)" }
      return [id.isEmpty ? "unnamed" : id, place, end] + counts
    }
  }

  /// - Throws: `AdministrationError.refused` where another rotation runs, or where the installation's key, or one that what is
  ///   kept is sealed under, is not here; nothing is changed then.
  mutating func run(
    _ session: borrowing ScriptSession, report: (String) throws -> Void
  ) throws -> Outcome {
    try SealingKeyRecord.holdAlone(session)
    try begin(session)
    let id = keyring.current.id.description
    _ = try session.rows("select app.retire_sealing_keys($1)", id)
    var outcome = Outcome(key: id, abandoned: try SealingKeyRecord.abandoned(session))
    for table in SealedTable.all {
      try reseal(table, session, &outcome) { try report("\(table.kind): \($0)") }
    }
    guard outcome.unreadable == 0 else { return outcome }
    keys.forgetOlder()
    return outcome
  }

  struct Outcome {
    let key: String
    var resealed = 0
    /// Opened by no key here: altered, or sealed elsewhere. The older keys then stay.
    var unreadable = 0
    /// Under a key that was given up as lost.
    var lost = 0
    fileprivate let abandoned: Set<String>

    fileprivate init(key: String, abandoned: Set<String>) {
      self.key = key
      self.abandoned = abandoned
    }

    fileprivate mutating func countUnopened(_ sealed: [UInt8]) {
      if let key = SecretBox.key(of: sealed), abandoned.contains(key.description) {
        lost += 1
      } else {
        unreadable += 1
      }
    }
  }

  // MARK: - Steps

  /// Makes the new key, unless an earlier call was interrupted after it had done so.
  private mutating func begin(_ session: borrowing ScriptSession) throws {
    let named = try SealingKeyRecord.values(session).filter { !$0.key.isEmpty }
    let known = Set(keyring.all.map(\.id.description))
    let kept = named.filter(\.isKept).map(\.key)
    let strange = try Set(kept + SealingKeyRecord.inUse(session)).subtracting(known)
      .subtracting(SealingKeyRecord.abandoned(session))
    guard strange.isEmpty else {
      throw AdministrationError.refused(
        "values that are kept are sealed under \(strange.sorted().joined(separator: ", ")), which is not here"
      )
    }
    if keys.isGiven {
      guard !keyring.older.isEmpty else {
        throw AdministrationError.refused(
          "MUSCLEMATE_SECRET is the only key: put a new one there, and it into MUSCLEMATE_SECRET_PREVIOUS")
      }
      return
    }
    let current = keyring.current.id.description
    if named.contains(where: { $0.key != current && known.contains($0.key) }) { return }
    try keys.renew()
    keyring = try keys.load()
  }

  /// Walks the table by its key, so that what can't be opened is met once. A value that was replaced meanwhile is the
  /// newer one, under the new key.
  private func reseal(
    _ table: SealedTable, _ session: borrowing ScriptSession, _ outcome: inout Outcome,
    report: (Int) throws -> Void
  ) throws {
    var last = (tenant: "0", id: "00000000-0000-0000-0000-000000000000")
    while true {
      let rows = try session.rows(table.next, last.tenant, last.id, keyring.current.id.description)
      guard let end = rows.last else { return }
      try session.run("begin")
      for row in rows {
        guard let tenant = row[0], let id = row[1], let sealed = row[2],
          let bytes = Hexadecimal.decode(sealed)
        else { continue }
        do {
          let purpose = table.purpose(tenant, id)
          let anew = try keyring.seal(try keyring.open(bytes, for: purpose), for: purpose)
          _ = try session.rows(table.replace, tenant, id, sealed, Hexadecimal.encode(anew))
          outcome.resealed += 1
        } catch let error where error is SecretBoxError || error is UnknownSealingKey {
          outcome.countUnopened(bytes)
        }
      }
      try session.run("commit")
      try report(rows.count)
      last = (end[0] ?? "", end[1] ?? "")
    }
  }
}

extension AdministeredDatabase {
  package func sealingKeys(_ configuration: Configuration) throws -> [[String]] {
    let session = try loaderSession()
    return try KeyRotation(configuration).list(session)
  }

  /// Its report, in lines. Fails if values could not be opened.
  ///
  /// - Parameter serversAreReady: the operator's word that each server and worker can read the new key. Nobody here knows where
  ///   the servers of a database run, and one that can't read the key is down from the rotation on.
  package func rotateKeys(
    _ configuration: Configuration, serversAreReady: Bool, report: (String) throws -> Void
  ) throws {
    guard serversAreReady || configuration.isAlone else {
      throw AdministrationError.refused(
        "other servers may use this database. A server that can't read the new key is not ready after the rotation. Prepare "
          + "each server and worker (see keys rotate --help), then add --servers-ready")
    }
    let session = try loaderSession()
    var rotation = try KeyRotation(configuration)
    let outcome = try rotation.run(session, report: report)
    guard outcome.unreadable == 0 else {
      throw AdministrationError.refused(
        "\(outcome.resealed) values are sealed under \(outcome.key) now, \(outcome.unreadable) could not be "
          + "opened: the older keys stay")
    }
    if outcome.lost > 0 { try report("\(outcome.lost) values under abandoned keys stay unreadable") }
    try report("\(outcome.resealed) values are encrypted with the new key; it is \(outcome.key)")
  }
}

extension Configuration {
  /// The database of its own data folder, with the keys there: no other machine uses either.
  fileprivate var isAlone: Bool {
    databaseURL == nil && databaseOwnerURL == nil && !InstallationKeys(self).isGiven
  }
}
