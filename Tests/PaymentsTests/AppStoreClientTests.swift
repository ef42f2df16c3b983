import HTTPClient
import Payments
import Primitives
import TestKit
import Testing

/// Requests to the App Store Server API, over real HTTP.
struct AppStoreClientTests {
  private static let premium = StandInProduct("premium.monthly", price: 1990)

  private static func client(_ settings: JSON) throws -> AppStoreClient {
    let client = try AppStoreClient(AppStoreSettings(settings), clock: { .now }) {
      try HTTPClient.perform($0)
    }
    return try #require(client)
  }

  /// The same settings with another value for one member.
  private static func changed(_ settings: JSON, _ name: String, _ value: JSON) -> JSON {
    guard case .object(let members) = settings else { return settings }
    return .object(members.filter { $0.name != name } + [.init(name, value)])
  }

  @Test func `the present state and every period are fetched, page by page`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      for _ in 0..<45 { _ = try store.renew(bought.id) }
      let answer = try Self.client(store.settings()).everything(of: bought.id)
      let fetched = try #require(answer)
      #expect(Set(fetched.transactions.map(\.id)).count == 46)
      #expect(fetched.renewals.map(\.originalID) == [bought.id])
      // One for the state, three pages of twenty for the history.
      #expect(store.requestCount == 4)
    }
  }

  @Test func `a subscription that the App Store does not know is none`() async throws {
    try await AppStoreStandIn.run { store in
      let fetched = try Self.client(store.settings()).everything(of: "4711")
      #expect(fetched?.transactions == nil)
    }
  }

  @Test func `what was sent is found again, delivered or not`() async throws {
    try await AppStoreStandIn.run { store in
      let start = store.now
      let bought = try store.buy(Self.premium, for: nil)
      for _ in 0..<25 { _ = try store.notify(bought.id, "CONSUMPTION_REQUEST") }
      store.advance(days: 1)
      _ = try store.cancel(bought.id)
      let client = try Self.client(store.settings())
      let sent = try client.notifications(from: start, to: start.advanced(bySeconds: 3_600))
      #expect(sent.count == 26)
      #expect(Set(sent.map(\.id)).count == 26)
      #expect(try client.notifications(from: start, to: store.now.advanced(bySeconds: 1)).count == 27)
    }
  }

  @Test func `a key that is not known there is told as that`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      for (member, value) in [
        ("key_id", "OTHER"), ("issuer_id", "other"), ("private_key_pem", store.authority.keyPEM),
      ] {
        let client = try Self.client(Self.changed(store.settings(), member, .string(value)))
        #expect(throws: AppStoreAPIError.unauthorized) { try client.everything(of: bought.id) }
      }
    }
  }

  @Test func `passing trouble is told apart from what stays`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      store.fail(next: 1)
      let failure = try #require(throws: AppStoreAPIError.self) {
        try Self.client(store.settings()).everything(of: bought.id)
      }
      #expect(failure == .refused(status: 500, code: 5_000_001))
      #expect(failure.isTransient)
      #expect(AppStoreAPIError.refused(status: 404, code: 4_040_006).isTransient)
      #expect(!AppStoreAPIError.refused(status: 404, code: 4_040_003).isTransient)
      #expect(AppStoreAPIError.tooManyRequests.isTransient)
      #expect(!AppStoreAPIError.unauthorized.isTransient)
    }
  }

  @Test func `an answer that another authority signed is not believed`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      let other = try TestAuthority()
      let client = try Self.client(Self.changed(store.settings(), "roots_pem", .string(other.rootPEM)))
      #expect(throws: AppStoreFault.untrustedChain) { try client.everything(of: bought.id) }
    }
  }

  @Test func `without a key nothing is asked`() async throws {
    try await AppStoreStandIn.run { store in
      let settings = try AppStoreSettings(store.settings(withKey: false))
      let client = AppStoreClient(settings, clock: { .now }) { try HTTPClient.perform($0) }
      if client != nil { Issue.record("there is one") }
    }
  }
}
