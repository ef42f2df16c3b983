package import EventLoop
package import Primitives
internal import Synchronization

/// The keys as this process knows them. While a rotation goes on it learns of the new key where it first meets it: at
/// a value that it can't open, or when the database refuses what was sealed under a retired one (`Gateway`).
package final class KeyStore: Sendable {
  private let keys: InstallationKeys
  private let keyring: Mutex<Keyring>

  package init(_ keys: InstallationKeys) throws {
    self.keys = keys
    keyring = Mutex(try keys.load())
  }

  package func seal(_ plaintext: [UInt8], for purpose: String) throws -> [UInt8] {
    try keyring.withLock { $0 }.seal(plaintext, for: purpose)
  }

  /// Whether all of these are here, after another look into the data folder where one is not: a rotation may have put it
  /// there.
  package func knows(_ ids: [String], on sidePool: SidePool) async throws -> Bool {
    if knows(ids) { return true }
    try await reload(on: sidePool)
    return knows(ids)
  }

  private func knows(_ ids: [String]) -> Bool {
    let known = keyring.withLock { $0 }.all.map(\.id.description)
    return ids.allSatisfy(known.contains)
  }

  package func open(_ sealed: [UInt8], for purpose: String, on sidePool: SidePool) async throws -> [UInt8] {
    do {
      return try keyring.withLock { $0 }.open(sealed, for: purpose)
    } catch is UnknownSealingKey {
      try await reload(on: sidePool)
      return try keyring.withLock { $0 }.open(sealed, for: purpose)
    }
  }

  /// Reads the data folder's keys again.
  ///
  /// - Parameter id: the key that the database wants, if it named one. If this key is here, everything is sealed under it
  ///   from now on. So servers that have the new key in MUSCLEMATE_SECRET_PREVIOUS need no restart.
  package func reload(sealingUnder id: String? = nil, on sidePool: SidePool) async throws {
    let keys = keys
    let read = try await sidePool.run { try keys.load() }
    keyring.withLock { $0 = id.map(read.sealing) ?? read }
  }
}

/// The place that each kind of sealed value is bound to, so that it opens in no other.
package enum SealedPurpose {
  /// A mail's arguments that must not lie in the database in clear.
  package static let mail = "mail"
  /// The links in mails by which one has no more of them.
  package static let unsubscribing = "unsubscribing"

  /// A piece of the archive of someone's data.
  package static func dataExport(tenant: Int32, account: UUID, export: UUID, number: Int) -> String {
    dataExport(tenant: "\(tenant)", place: "\(account)/\(export)/\(number)")
  }

  package static func dataExport(tenant: String, place: String) -> String {
    "data_exports/\(tenant)/\(place)"
  }

  package static func medicalConditions(tenant: String, lifter: String) -> String {
    "medical_conditions/\(tenant)/\(lifter)"
  }

  /// - Parameter factor: the account and the factor, with a slash between.
  package static func totp(tenant: String, factor: String) -> String { "totp_factors/\(tenant)/\(factor)" }

  /// Contains the tenant's number, since a slug may change.
  package static func paymentGateway(tenant: String, provider: String) -> String {
    "payment_gateways/\(tenant)/\(provider)"
  }

  /// Of one of: apns, web.
  package static func pushService(tenant: String, kind: String) -> String {
    "push_services/\(tenant)/\(kind)"
  }

  /// The address and the keys of a device, by its id in lower case.
  package static func pushTarget(id: String) -> String { "push_targets/\(id)" }

  package static func signInProvider(tenant: String, provider: String) -> String {
    "sign_in_providers/\(tenant)/\(provider)"
  }
}
