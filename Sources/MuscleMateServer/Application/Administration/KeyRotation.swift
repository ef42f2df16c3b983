internal import Postgres
internal import Primitives

/// Puts all that is sealed under a new key, in every tenant, while servers go on working:
///
/// 1. A new key becomes current in the data folder; the old one still opens. (With MUSCLEMATE_SECRET the operator made
///    it known to every server: see `musclemate keys rotate --help`.)
/// 2. The database retires the old key. What a server seals under it from now on is refused; the server then reads the
///    keys again and seals under the new one (`Gateway`).
/// 3. What lies under old keys is sealed anew, in batches. Cut off here, the next call goes on.
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
    let values = try sealed(session)
    let retired = try session.rows(
      "select id, to_char(retired_at, 'YYYY-MM-DD') from auth.sealing_keys where retired_at is not null")
    let known = keyring.all.map(\.id.description)
    let unknown = Set(values.map(\.key)).subtracting(known).sorted()
    return (known + unknown).map { id in
      let place = id == known[0] ? "current" : known.contains(id) ? "older" : "not here"
      let end = retired.first { $0[0] == id }?[1].map { "retired \($0)" } ?? "in use"
      let counts = values.filter { $0.key == id }.map { "\($0.kind) \($0.count)" }
      return [id.isEmpty ? "unnamed" : id, place, end] + counts
    }
  }

  /// - Throws: `AdministrationError.refused` where another rotation runs, or where medical conditions are sealed under a key
  ///   that is not here; nothing is changed then.
  mutating func run(
    _ session: borrowing ScriptSession, report: (String) throws -> Void
  ) throws -> Outcome {
    guard try session.rows("select pg_try_advisory_lock(hashtext('musclemate key rotation'))")[0][0] == "t"
    else { throw AdministrationError.refused("another rotation is running") }
    try begin(session)
    let id = keyring.current.id.description
    _ = try session.rows("select app.retire_sealing_keys($1)", id)
    var outcome = Outcome(key: id)
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
  }

  // MARK: - Steps

  /// Makes the new key, unless an earlier call was cut off after it had done so.
  private mutating func begin(_ session: borrowing ScriptSession) throws {
    let named = try sealed(session).filter { !$0.key.isEmpty }
    let known = Set(keyring.all.map(\.id.description))
    let strange = Set(named.filter { !["mail", "data_exports"].contains($0.kind) }.map(\.key)).subtracting(
      known)
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

  private func sealed(
    _ session: borrowing ScriptSession
  ) throws -> [(key: String, kind: String, count: String)] {
    try session.rows("select key, kind, count from app.sealed_values() order by kind, key").map { row in
      (row[0] ?? "", row[1] ?? "", row[2] ?? "")
    }
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
          outcome.unreadable += 1
        }
      }
      try session.run("commit")
      try report(rows.count)
      last = (end[0] ?? "", end[1] ?? "")
    }
  }
}

/// A table with sealed values: how the next batch after a row is found, and a value replaced.
struct SealedTable: Sendable {
  let kind: String
  let next: String
  let replace: String
  let purpose: @Sendable (_ tenant: String, _ id: String) -> String

  static let all = [
    SealedTable(
      kind: "medical conditions",
      next: """
        select kept.tenant_id, kept.lifter_id, encode(kept.sealed, 'hex')
          from app.medical_conditions as kept
         where (kept.tenant_id, kept.lifter_id) > ($1::integer, $2::uuid)
           and app.sealing_key(kept.sealed) <> $3
         order by kept.tenant_id, kept.lifter_id
         limit 100
        """,
      replace: """
        update app.medical_conditions as kept
           set sealed = decode($4, 'hex')
         where kept.tenant_id = $1::integer
           and kept.lifter_id = $2::uuid
           and kept.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.medicalConditions),
    SealedTable(
      kind: "payment gateways",
      next: """
        select gateway.tenant_id, gateway.provider, encode(gateway.sealed, 'hex')
          from app.payment_gateways as gateway
         where (gateway.tenant_id, gateway.provider) > ($1::integer, $2)
           and app.sealing_key(gateway.sealed) <> $3
         order by gateway.tenant_id, gateway.provider
         limit 100
        """,
      replace: """
        update app.payment_gateways as gateway
           set sealed = decode($4, 'hex')
         where gateway.tenant_id = $1::integer
           and gateway.provider = $2
           and gateway.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.paymentGateway),
    // A few at a time: each is a quarter of a megabyte. Its place is its account's, its archive's and its own number.
    SealedTable(
      kind: "data exports",
      next: """
        select part.tenant_id, place.id, encode(part.secret, 'hex')
          from app.data_export_parts as part
         cross join lateral (
           select part.account_id || '/' || part.export_id || '/' || part.number as id) as place
         where (part.tenant_id, place.id) > ($1::integer, $2)
           and app.sealing_key(part.secret) <> $3
         order by part.tenant_id, place.id
         limit 10
        """,
      replace: """
        update app.data_export_parts as part
           set secret = decode($4, 'hex')
         where part.tenant_id = $1::integer
           and part.account_id = split_part($2, '/', 1)::uuid
           and part.export_id = split_part($2, '/', 2)::uuid
           and part.number = split_part($2, '/', 3)::integer
           and part.secret = decode($3, 'hex')
        """,
      purpose: SealedPurpose.dataExport),
    SealedTable(
      kind: "second factors",
      next: """
        select factor.tenant_id, factor.account_id || '/' || factor.id, encode(factor.sealed, 'hex')
          from auth.totp_factors as factor
         where (factor.tenant_id, factor.account_id || '/' || factor.id) > ($1::integer, $2)
           and app.sealing_key(factor.sealed) <> $3
         order by 1, 2
         limit 100
        """,
      replace: """
        update auth.totp_factors as factor
           set sealed = decode($4, 'hex')
         where factor.tenant_id = $1::integer
           and factor.account_id = split_part($2, '/', 1)::uuid
           and factor.id = split_part($2, '/', 2)::uuid
           and factor.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.totp),
    SealedTable(
      kind: "sign-in providers",
      next: """
        select known.tenant_id, known.provider, encode(known.sealed, 'hex')
          from auth.sign_in_providers as known
         where (known.tenant_id, known.provider) > ($1::integer, $2)
           and app.sealing_key(known.sealed) <> $3
         order by known.tenant_id, known.provider
         limit 100
        """,
      replace: """
        update auth.sign_in_providers as known
           set sealed = decode($4, 'hex')
         where known.tenant_id = $1::integer
           and known.provider = $2
           and known.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.signInProvider),
    SealedTable(
      kind: "mails",
      next: """
        select mail.tenant_id, mail.id, encode(mail.secret, 'hex')
          from app.outbox_mail as mail
         where (mail.tenant_id, mail.id) > ($1::integer, $2::uuid)
           and app.sealing_key(mail.secret) <> $3
         order by mail.tenant_id, mail.id
         limit 100
        """,
      replace: """
        update app.outbox_mail as mail
           set secret = decode($4, 'hex')
         where mail.tenant_id = $1::integer
           and mail.id = $2::uuid
           and mail.secret = decode($3, 'hex')
        """,
      purpose: { _, _ in SealedPurpose.mail }),
  ]
}

extension AdministeredDatabase {
  package func sealingKeys(_ configuration: Configuration) throws -> [[String]] {
    let session = try loaderSession()
    return try KeyRotation(configuration).list(session)
  }

  /// What it did, in lines. Fails where values could not be opened.
  package func rotateKeys(_ configuration: Configuration, report: (String) throws -> Void) throws {
    let session = try loaderSession()
    var rotation = try KeyRotation(configuration)
    let outcome = try rotation.run(session, report: report)
    guard outcome.unreadable == 0 else {
      throw AdministrationError.refused(
        "\(outcome.resealed) values are sealed under \(outcome.key) now, \(outcome.unreadable) could not be "
          + "opened: the older keys stay")
    }
    try report("\(outcome.resealed) values sealed anew; the key is \(outcome.key)")
  }
}
