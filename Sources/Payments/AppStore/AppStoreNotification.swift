public import Primitives

/// A server notification of version 2. Its type and subtype stay the App Store's own words: what a subscription is
/// follows from the transaction, so a type that is new tomorrow needs nothing of us.
public struct AppStoreNotification: Sendable {
  /// The same in every attempt to deliver it.
  public let id: UUID
  /// `DID_RENEW`, or with its subtype `DID_RENEW.BILLING_RECOVERY`.
  public let kind: String
  public let signedAt: Timestamp
  public let transaction: AppStoreTransaction?
  public let renewal: AppStoreRenewal?
  /// For the record: what was signed, with what is signed inside of it decoded.
  public let record: JSON

  /// The subscription that it is about; nil for a test, a summary, another kind of purchase.
  public var reference: String? {
    guard let transaction else { return renewal?.originalID }
    return transaction.isSubscription ? transaction.originalID : nil
  }

  /// The app and the environment of a notification. Each kind of content has it in another place.
  struct Frame {
    let id: UUID
    let kind: String
    let signedAt: Timestamp
    let bundle: String?
    let app: Int?
    let environment: String?

    init?(_ payload: JSON) {
      guard let id = payload["notificationUUID"]?.text.flatMap({ UUID($0) }),
        let type = payload.word("notificationType"),
        let signedAt = payload.time("signedDate")
      else { return nil }
      self.id = id
      self.signedAt = signedAt
      kind = payload.word("subtype").map { "\(type).\($0)" } ?? type
      let content =
        payload["data"] ?? payload["summary"] ?? payload["appData"] ?? payload["externalPurchaseToken"]
      bundle = content?["bundleId"]?.text
      app = content?["appAppleId"]?.integer
      // A token for purchases elsewhere shows its environment by its name alone.
      let isSandboxToken = content?["externalPurchaseId"]?.text?.hasPrefix("SANDBOX") == true
      let ofToken: AppStoreEnvironment = isSandboxToken ? .sandbox : .production
      environment =
        payload["externalPurchaseToken"] == nil ? content?["environment"]?.text : ofToken.rawValue
    }
  }

  init(_ frame: Frame, transaction: AppStoreTransaction?, renewal: AppStoreRenewal?, _ payload: JSON) {
    id = frame.id
    kind = frame.kind
    signedAt = frame.signedAt
    self.transaction = transaction
    self.renewal = renewal
    record = payload.replacing([
      "signedTransactionInfo": transaction?.payload, "signedRenewalInfo": renewal?.payload,
    ])
  }
}

extension JSON {
  /// A word of the App Store's: capitals, digits and underscores.
  fileprivate func word(_ name: String) -> String? {
    guard let text = self[name]?.text, (1...60).contains(text.utf8.count),
      text.utf8.allSatisfy({ 65...90 ~= $0 || 48...57 ~= $0 || $0 == UInt8(ascii: "_") })
    else { return nil }
    return text
  }

  /// The same with other values for these members of `data`.
  fileprivate func replacing(_ values: [String: JSON?]) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard member.name == "data", case .object(let inner) = member.value else { return member }
        return Member(
          "data", .object(inner.map { Member($0.name, (values[$0.name] ?? nil) ?? $0.value) }))
      })
  }
}
