import Payments
import Primitives
import TestKit
import Testing

struct AppStoreSettingsTests {
  private static func faults(_ json: JSON) -> [String] {
    do throws(AppStoreSettings.Fault) {
      _ = try AppStoreSettings(json)
      return []
    } catch {
      return error.members
    }
  }

  @Test func `every setting that is missing or unusable is named`() async throws {
    #expect(Self.faults([:]) == ["bundle_id", "environment", "roots_pem"])
    try await AppStoreStandIn.run { store in
      #expect(Self.faults(store.settings()) == [])
      #expect(Self.faults(store.settings(withKey: false)) == [])
      let root = JSON.string(store.authority.rootPEM)
      #expect(
        Self.faults(["bundle_id": "a", "environment": "production", "roots_pem": root]) == ["app_apple_id"])
      #expect(
        Self.faults([
          "bundle_id": "a", "environment": "moon", "roots_pem": "-----BEGIN CERTIFICATE-----", "key_id": "k",
        ]) == ["environment", "roots_pem", "issuer_id", "private_key_pem"])
      #expect(
        Self.faults([
          "bundle_id": "a", "environment": "sandbox", "roots_pem": root, "key_id": "k", "issuer_id": "i",
          "private_key_pem": "no key",
        ]) == ["private_key_pem"])
    }
  }
}
