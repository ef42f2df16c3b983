import Payments
import Primitives
import TestKit
import Testing

struct AppStoreNotificationTests {
  static let premium = StandInProduct("premium.monthly", price: 1990)

  @Test func `every type and subtype is read, the unknown ones too`() async throws {
    let types = [
      "SUBSCRIBED", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "OFFER_REDEEMED", "DID_RENEW",
      "EXPIRED",
      "DID_FAIL_TO_RENEW", "GRACE_PERIOD_EXPIRED", "PRICE_INCREASE", "REFUND", "REFUND_DECLINED",
      "REFUND_REVERSED",
      "CONSUMPTION_REQUEST", "RENEWAL_EXTENDED", "RENEWAL_EXTENSION", "REVOKE", "TEST",
      "EXTERNAL_PURCHASE_TOKEN",
      "ONE_TIME_CHARGE", "RESCIND_CONSENT", "METADATA_UPDATE", "MIGRATION", "PRICE_CHANGE",
      "INVENTED_TOMORROW",
    ]
    let subtypes = [
      nil, "INITIAL_BUY", "RESUBSCRIBE", "DOWNGRADE", "UPGRADE", "AUTO_RENEW_ENABLED", "AUTO_RENEW_DISABLED",
      "VOLUNTARY", "BILLING_RETRY", "PRICE_INCREASE", "GRACE_PERIOD", "PENDING", "ACCEPTED",
      "BILLING_RECOVERY",
      "PRODUCT_NOT_FOR_SALE", "SUMMARY", "FAILURE", "UNREPORTED", "INVENTED_AS_WELL",
    ]
    try await AppStoreStandIn.run { store in
      let verifier = try AppStoreSettings(store.settings()).verifier
      let bought = try store.buy(Self.premium, for: nil)
      for (row, type) in types.enumerated() {
        // Each type and each subtype in `make test`, all pairs of them in `make test-long`.
        for (column, subtype) in subtypes.enumerated() where LongRun.isAsked || (row + column) % 6 == 0 {
          let sent = try store.notify(bought.id, type, subtype)
          let read = try verifier.notification(sent.signedPayload)
          #expect(read.kind == (subtype.map { "\(type).\($0)" } ?? type))
          #expect(read.id == sent.id)
          #expect(read.reference == bought.id)
        }
      }
    }
  }

  @Test func `the record shows what was signed inside, not the signatures`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      let record = try AppStoreSettings(store.settings()).verifier
        .notification(bought.notification.signedPayload).record
      #expect(record["data"]?["signedTransactionInfo"]?["productId"]?.text == "premium.monthly")
      #expect(record["data"]?["signedRenewalInfo"]?["autoRenewStatus"]?.integer == 1)
      #expect(record["notificationType"]?.text == "SUBSCRIBED")
    }
  }

  @Test func `a summary, a test and a token of purchases elsewhere are about no subscription`() throws {
    let authority = try AppStoreVerifierTests.authority.get()
    let verifier = try AppStoreVerifierTests.verifier(authority)
    let frame: [JSON.Member] = [
      .init("notificationUUID", "0198c3b2-5d5e-4a5b-8d2f-0a1b2c3d4e5f"), .init("version", "2.0"),
      .init("signedDate", .number("\(Timestamp.now.unixMilliseconds)")),
    ]
    let contents: [(String, String, JSON)] = [
      ("TEST", "data", ["bundleId": "example.musclemate", "environment": "Sandbox"]),
      (
        "RENEWAL_EXTENSION", "summary",
        ["bundleId": "example.musclemate", "environment": "Sandbox", "succeededCount": 5, "failedCount": 2]
      ),
      ("RESCIND_CONSENT", "appData", ["bundleId": "example.musclemate", "environment": "Sandbox"]),
      (
        "EXTERNAL_PURCHASE_TOKEN", "externalPurchaseToken",
        ["bundleId": "example.musclemate", "externalPurchaseId": "SANDBOX_55"]
      ),
    ]
    for (type, place, content) in contents {
      let signed = try authority.sign(
        .object(frame + [.init("notificationType", .string(type)), .init(place, content)]))
      #expect(try verifier.notification(signed).reference == nil)
    }
  }

  @Test func `a notification whose transaction another authority signed is refused whole`() throws {
    let authority = try AppStoreVerifierTests.authority.get()
    let impostor = try TestAuthority()
    let data: JSON = [
      "bundleId": "example.musclemate", "environment": "Sandbox",
      "signedTransactionInfo": .string(try impostor.sign(AppStoreVerifierTests.payload())),
    ]
    let signed = try authority.sign([
      "notificationType": "DID_RENEW", "notificationUUID": "0198c3b2-5d5e-4a5b-8d2f-0a1b2c3d4e5f",
      "signedDate": .number("\(Timestamp.now.unixMilliseconds)"), "data": data,
    ])
    #expect(throws: AppStoreFault.untrustedChain) {
      try AppStoreVerifierTests.verifier(authority).notification(signed)
    }
  }
}
