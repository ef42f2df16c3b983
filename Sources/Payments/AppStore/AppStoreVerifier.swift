internal import Primitives

/// Tells the App Store's signed data from anything else, for one app in one environment.
public struct AppStoreVerifier: Sendable {
  public let bundle: String
  public let environment: AppStoreEnvironment
  /// The app's number in the App Store, which production's notifications carry.
  public let app: Int?
  private let roots: TrustedRoots

  public init(bundle: String, environment: AppStoreEnvironment, app: Int?, roots: TrustedRoots) {
    self.bundle = bundle
    self.environment = environment
    self.app = app
    self.roots = roots
  }

  public func transaction(_ signed: String) throws(AppStoreFault) -> AppStoreTransaction {
    let payload = try payload(signed)
    guard payload["bundleId"]?.text == bundle else { throw .wrongApp }
    guard payload["environment"]?.text == environment.rawValue else { throw .wrongEnvironment }
    guard let transaction = AppStoreTransaction(payload) else { throw .malformed }
    return transaction
  }

  /// Renewal information names no app. It always comes with a transaction that names one.
  public func renewal(_ signed: String) throws(AppStoreFault) -> AppStoreRenewal {
    let payload = try payload(signed)
    guard payload["environment"]?.text == environment.rawValue else { throw .wrongEnvironment }
    guard let renewal = AppStoreRenewal(payload) else { throw .malformed }
    return renewal
  }

  public func notification(_ signed: String) throws(AppStoreFault) -> AppStoreNotification {
    let payload = try payload(signed)
    guard let frame = AppStoreNotification.Frame(payload) else { throw .malformed }
    guard frame.bundle == bundle, environment == .sandbox || frame.app == app else { throw .wrongApp }
    guard frame.environment == environment.rawValue else { throw .wrongEnvironment }
    let data = payload["data"]
    return AppStoreNotification(
      frame, transaction: try transactionInside(data), renewal: try renewalInside(data), payload)
  }

  private func transactionInside(_ data: JSON?) throws(AppStoreFault) -> AppStoreTransaction? {
    guard let signed = data?["signedTransactionInfo"]?.text else { return nil }
    return try transaction(signed)
  }

  private func renewalInside(_ data: JSON?) throws(AppStoreFault) -> AppStoreRenewal? {
    guard let signed = data?["signedRenewalInfo"]?.text else { return nil }
    return try renewal(signed)
  }

  /// The signed payload. The chain is verified at the moment of signing, so that a payload signed before a certificate ended
  /// stays valid when it is delivered days later.
  private func payload(_ signed: String) throws(AppStoreFault) -> JSON {
    let signed = try SignedJSON(signed)
    let chain = try signed.certificates
    guard let time = signed.payload.time("signedDate") else { throw .malformed }
    let key = try roots.key(of: chain, at: time)
    guard ES256.verify(signed.signature, over: signed.signedBytes, with: key) else { throw .wrongSignature }
    return signed.payload
  }
}

/// Purchases for money, and those of testers and of Apple's reviewers.
public enum AppStoreEnvironment: String, Sendable, CaseIterable {
  case production = "Production"
  case sandbox = "Sandbox"
}

extension JSON {
  /// A moment as the App Store writes it: milliseconds since 1970. Nil beyond the year 2100.
  func time(_ name: String) -> Timestamp? {
    guard let milliseconds = self[name]?.integer, 0...4_102_444_800_000 ~= milliseconds else { return nil }
    return Timestamp(unixMicroseconds: Int64(milliseconds) * 1_000)
  }
}
