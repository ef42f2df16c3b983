internal import Primitives
internal import TestKit
internal import Testing

/// Purchases that the app hands over.
struct AppStorePurchaseTests {
  @Test(arguments: [true, false])
  func `what was bought is there with the answer`(withKey: Bool) async throws {
    try await AppStoreWorld.run(withKey: withKey) { server, store in
      let anna = try await server.person("anna", as: "lifter")
      #expect(try await !AppStoreWorld.isEntitled(anna))
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna), trialDays: 14)
      let answer = try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200).json
      #expect(answer["items"]?.elements?.first?["state"]?.text == "trial")
      #expect(answer["items"]?.elements?.first?["tier"]?.text == "lifter_premium")
      #expect(try await AppStoreWorld.isEntitled(anna))
      // Again, as an app does that was interrupted before it could finish the transaction.
      try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200)
      #expect(try await AppStoreWorld.states(anna) == ["trial"])
    }
  }

  @Test func `a silent App Store keeps nothing back`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      store.fail(next: 1_000)
      try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200)
      #expect(try await AppStoreWorld.isEntitled(anna))
    }
  }

  @Test func `the token to buy with is the account's own`() async throws {
    try await AppStoreWorld.run { server, _ in
      let anna = try await server.person("anna", as: "lifter")
      let token = try await anna.get("/v1/app-store/account-token").expect(200).json
      #expect(token["account_token"]?.text == anna.account)
    }
  }

  @Test(arguments: [true, false])
  func `another account's purchase stays theirs`(isNamed: Bool) async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let berta = try await server.person("berta", as: "lifter")
      // Bought in the app it names its buyer; on the App Store's own page it names nobody, and the first has it.
      let buyer = isNamed ? try AppStoreWorld.account(anna) : nil
      let bought = try store.buy(AppStoreWorld.premium, for: buyer)
      if !isNamed { try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200) }
      let refused = try await AppStoreWorld.handOver(bought.signedTransaction, berta).expect(409)
      #expect(
        try refused.json["detail"]?.text == "The purchase belongs to another account; sign in with that one.")
      #expect(try await !AppStoreWorld.isEntitled(berta))
      #expect(try await AppStoreWorld.states(berta).isEmpty)
      #expect(try await AppStoreWorld.isEntitled(anna))
    }
  }

  @Test(arguments: [true, false])
  func `whoever bought last has it, though it bears the name of another's purchase`(withKey: Bool)
    async throws
  {
    try await AppStoreWorld.run(withKey: withKey) { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let berta = try await server.person("berta", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200)
      store.advance(days: 31)
      try await store.deliver(store.expire(bought.id), to: server.visitor).expect(200)
      // One who pays in the App Store may have several accounts here, one after the other.
      let again = try store.resubscribe(bought.id, by: try AppStoreWorld.account(berta))
      let current = try store.signedTransaction(of: bought.id)
      try await AppStoreWorld.handOver(current, berta).expect(200)
      try await store.deliver(again, to: server.visitor).expect(200)
      #expect(try await AppStoreWorld.isEntitled(berta))
      #expect(try await !AppStoreWorld.isEntitled(anna))
      // Her earlier purchases bring it back to nobody.
      try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(409)
      #expect(try await AppStoreWorld.isEntitled(berta))
    }
  }

  @Test func `a restoration takes what is mine, and says so where something is not`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let berta = try await server.person("berta", as: "lifter")
      let mine = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      let theirs = try store.buy(AppStoreWorld.base, for: try AppStoreWorld.account(berta))
      let found: JSON = .array([.string(theirs.signedTransaction), .string(mine.signedTransaction)])
      try await anna.post("/v1/app-store/restorations", ["signed_transactions": found]).expect(409)
      #expect(try await AppStoreWorld.states(anna) == ["active"])
      let own: JSON = [
        "signed_transactions": [.string(mine.signedTransaction), .string(mine.signedTransaction)]
      ]
      let answer = try await anna.post("/v1/app-store/restorations", own).expect(200).json
      #expect(answer["items"]?.elements?.count == 1)
    }
  }

  @Test func `what is not signed for this app is refused by its place, and nothing is kept`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      let impostor = try TestAuthority()
      let forged = try impostor.sign(["bundleId": "example.musclemate", "signedDate": 1_700_000_000_000])
      let consumable = try store.authority.sign([
        "transactionId": "1", "originalTransactionId": "1", "bundleId": .string(AppStoreStandIn.bundle),
        "productId": "shake", "purchaseDate": 1_760_000_000_000, "signedDate": 1_760_000_000_000,
        "type": "Consumable", "environment": "Sandbox",
      ])
      let body: JSON = [
        "signed_transactions": [
          .string(bought.signedTransaction), .string(forged), .string(consumable), "junk",
        ]
      ]
      let refused = try await anna.post("/v1/app-store/restorations", body).expect(422)
      #expect(
        refused.faults == [
          "/signed_transactions/1 invalid", "/signed_transactions/2 invalid",
          "/signed_transactions/3 invalid",
        ])
      #expect(refused.text.contains("untrusted_chain"))
      #expect(refused.text.contains("malformed"))
      #expect(try server.database.rows("select from app.app_store_transactions").isEmpty)
      #expect(try await !AppStoreWorld.isEntitled(anna))
    }
  }

  @Test func `sandbox and production are kept apart`() async throws {
    try await AppStoreWorld.run(environment: "Production") { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      let inSandbox: JSON = .object(
        [.init("environment", "sandbox")]
          + [store.settings()].flatMap { settings -> [JSON.Member] in
            guard case .object(let members) = settings else { return [] }
            return members.filter { $0.name != "environment" }
          })
      try server.connect("app_store", inSandbox)
      let refused = try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(422)
      #expect(refused.text.contains("wrong_environment"))
      try server.connect("app_store", store.settings())
      try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200)
    }
  }

  @Test func `where nothing is sold through the App Store it says so`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let refused = try await AppStoreWorld.handOver("a.b.c", anna).expect(409)
      #expect(try refused.json["detail"]?.text == "Nothing is sold through the App Store here.")
      try await server.visitor.post("/v1/webhooks/musclemate/app-store", ["signedPayload": "a.b.c"]).expect(
        404)
      try await server.visitor.post("/v1/webhooks/nobody/app-store", ["signedPayload": "a.b.c"]).expect(404)
    }
  }

  @Test func `a purchase that is not known here yet waits for its account`() async throws {
    try await AppStoreWorld.run { server, store in
      // Bought for an account that is gone: the notification comes first, and nobody has it.
      let bought = try store.buy(AppStoreWorld.premium, for: UUID.v7(at: .now))
      let told = try await store.deliver(bought.notification, to: server.visitor).expect(200)
      #expect(try told.json["outcome"]?.text == "unknown_account")
      let anna = try await server.person("anna", as: "lifter")
      try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200)
      #expect(try await AppStoreWorld.isEntitled(anna))
      // The news that follow still name the account that is gone.
      try await store.deliver(store.cancel(bought.id), to: server.visitor).expect(200)
      #expect(try await AppStoreWorld.states(anna) == ["cancelled"])
    }
  }

  @Test func `with the account goes what was signed of its purchases`() async throws {
    try await AppStoreWorld.run { server, store in
      let anna = try await server.person("anna", as: "lifter")
      let bought = try store.buy(AppStoreWorld.premium, for: try AppStoreWorld.account(anna))
      try await AppStoreWorld.handOver(bought.signedTransaction, anna).expect(200)
      #expect(try !server.database.rows("select from app.app_store_transactions").isEmpty)
      try server.database.administer("delete from app.accounts where id = '\(anna.account)'")
      #expect(try server.database.rows("select from app.app_store_transactions").isEmpty)
      #expect(try server.database.rows("select from app.app_store_renewals").isEmpty)
    }
  }

  @Test func `only who trains hands over purchases`() async throws {
    try await AppStoreWorld.run { server, _ in
      try await server.visitor.post("/v1/app-store/transactions", ["signed_transaction": "a"]).expect(401)
      try await server.visitor.get("/v1/app-store/account-token").expect(401)
    }
  }
}
