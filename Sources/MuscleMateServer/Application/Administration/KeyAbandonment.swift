internal import DatabaseAdministration
internal import Postgres
internal import Secrets

/// The way out if a key is lost for good: servers no longer have to have it, and seal under one that is here. The values
/// that it sealed stay unreadable and stay where they are, so that the key still opens them if it is found.
struct KeyAbandonment {
  private let keys: InstallationKeys
  /// By their identifiers.
  let lost: [String]
  /// The values that can't be read any more, a line each.
  let losses: [String]

  /// - Throws: `AdministrationError.refused` where no key is missing.
  init(_ configuration: Configuration, _ session: borrowing ScriptSession) throws {
    keys = InstallationKeys(configuration)
    let known = Set(try keys.raw().map { KeyID(of: $0).description })
    let values = try SealingKeyRecord.values(session).filter { !$0.key.isEmpty && !known.contains($0.key) }
    let missing = try Set(values.map(\.key) + SealingKeyRecord.inUse(session)).subtracting(known)
      .subtracting(SealingKeyRecord.abandoned(session))
    guard !missing.isEmpty else { throw AdministrationError.refused("every key that is needed is here") }
    lost = missing.sorted()
    losses = values.filter { missing.contains($0.key) }.map { "\($0.kind): \($0.count) under \($0.key)" }
  }

  /// If there is no key here at all, one is made.
  func run(_ session: borrowing ScriptSession) throws {
    _ = try session.rows(
      "select app.abandon_sealing_keys($1::text[], $2)", "{\(lost.joined(separator: ","))}",
      try keys.load().current.id.description)
  }
}

extension AdministeredDatabase {
  /// Says what can't be read without the keys that are not here, and gives them up.
  ///
  /// - Throws: `AdministrationError.refused` where the operator did not say that they are lost; nothing is changed then.
  package func abandonKeys(
    _ configuration: Configuration, areLost: Bool, report: (String) throws -> Void
  ) throws {
    let session = try loaderSession()
    try SealingKeyRecord.holdAlone(session)
    let abandonment = try KeyAbandonment(configuration, session)
    let keys = abandonment.lost.joined(separator: ", ")
    for line in abandonment.losses { try report(line) }
    guard areLost else {
      throw AdministrationError.refused(
        "\(keys) may still be in a backup or in another machine's data folder; if it is lost, use --lost")
    }
    try abandonment.run(session)
    try report("\(keys): no longer needed; what is encrypted with it stays unreadable")
  }
}
