internal import Primitives
internal import TestKit
internal import Testing

/// A thousand deliveries, or ten thousand, in an order that no one would send them in, while the subscriptions live on: in the end the
/// database says what the App Store's own books say.
struct AppStoreDeliveryProperty {
  /// With a key the App Store is asked; without one, what it signed is all there is.
  @Test(arguments: [(true, UInt64(20_260_301)), (false, 20_260_302)])
  func `whatever arrives in whatever order, the end is the provider's`(
    withKey: Bool, seed: UInt64
  ) async throws {
    try await AppStoreWorld.run(withKey: withKey, ["MUSCLEMATE_CLIENT_CONNECTIONS_PER_ADDRESS": "4096"]) {
      server, store in
      var chaos = DeliveryChaos(server, store, seed: seed)
      try await chaos.run(deliveries: LongRun.isAsked ? 10_000 : 1_000)
      try await chaos.deliverWhatIsOpen()
      for subscription in store.subscriptions {
        let truth = try store.truth(of: subscription)
        #expect(try StandInTruth(stored: subscription, in: server) == truth, "\(subscription), seed \(seed)")
      }
      #expect(chaos.wrongAnswers == [])
      #expect(
        try server.database.rows("select count(*) from app.billing_events")[0][0] == "\(store.sent.count)")
      let open = try server.database.rows(
        """
        select event.event_id
          from app.billing_events as event
         where not exists (
           select
             from app.billing_event_outcomes as outcome
            where outcome.event_id = event.event_id
              and outcome.outcome <> 'failed')
        """)
      #expect(open.isEmpty)
    }
  }
}

/// The deliveries: new ones, doubles, late ones, replays from the beginning, forgeries and halves.
private struct DeliveryChaos {
  private let server: TestServer
  private let store: AppStoreStandIn
  private let impostor: TestAuthority?
  private var random: SplitMix64
  /// The notifications that were sent and never answered with 200, in no order.
  private var open: [StandInNotification] = []
  private var seen = 0
  private var life: StoreLife
  private(set) var wrongAnswers: [String] = []

  init(_ server: TestServer, _ store: AppStoreStandIn, seed: UInt64) {
    self.server = server
    self.store = store
    impostor = try? TestAuthority()
    random = SplitMix64(seed: seed)
    life = StoreLife(store)
  }

  private static let atOnce = 8

  mutating func run(deliveries: Int) async throws {
    // Past purchases, so that thirty days' worth of renewals fit before today.
    store.advance(days: -400)
    for _ in 0..<12 { try life.begin(&random) }
    var delivered = 0
    while delivered < deliveries {
      if Int.random(in: 0..<4, using: &random) == 0 { try life.goOn(&random) }
      if Int.random(in: 0..<40, using: &random) == 0 {
        store.fail(next: Int.random(in: 1...6, using: &random))
      }
      open += store.sent[seen...]
      seen = store.sent.count
      let batch = (0..<Self.atOnce).map { _ in next() }
      try await deliver(batch)
      delivered += batch.count
    }
  }

  mutating func deliverWhatIsOpen() async throws {
    store.fail(next: 0)
    open += store.sent[seen...]
    seen = store.sent.count
    open.shuffle(using: &random)
    while !open.isEmpty { try await deliver(open.prefix(Self.atOnce).map { ($0, $0.signedPayload, [200]) }) }
  }

  private typealias Delivery = (notification: StandInNotification?, payload: String, allowed: Set<Int>)

  private mutating func next() -> Delivery {
    let any = store.sent.randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return real(open.randomElement(using: &random) ?? any)
    case 4..<7: return real(any)
    default: return (nil, forged(any?.signedPayload ?? ""), [400])
    }
  }

  private func real(_ notification: StandInNotification?) -> Delivery {
    (notification, notification?.signedPayload ?? "", [200, 503])
  }

  private mutating func forged(_ signed: String) -> String {
    let parts = signed.split(separator: ".").map(String.init)
    let others = (store.sent.randomElement(using: &random)?.signedPayload ?? "").split(separator: ".").map(
      String.init)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return String(signed.prefix(Int.random(in: 0..<signed.utf8.count, using: &random)))
    case 1 where others[1] != parts[1]: return "\(parts[0]).\(others[1]).\(parts[2])"
    case 2:
      let payload = (Base64URL.decode(parts[1]).flatMap { try? JSON.parse($0) }) ?? .null
      return (try? impostor?.sign(payload, chain: store.authority.chain)) ?? ""
    default:
      let payload = (Base64URL.decode(parts[1]).flatMap { try? JSON.parse($0) }) ?? .null
      return (try? impostor?.sign(payload)) ?? ""
    }
  }

  private mutating func deliver(_ batch: [Delivery]) async throws {
    let visitor = server.visitor
    let answers = try await withThrowingTaskGroup(of: (Int, Received).self) { group in
      for (index, delivery) in batch.enumerated() {
        let body: JSON = ["signedPayload": .string(delivery.payload)]
        group.addTask { (index, try await visitor.post("/v1/webhooks/musclemate/app-store", body)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (index, answer) in answers {
      let delivery = batch[index]
      if !delivery.allowed.contains(answer.status) { wrongAnswers.append("\(answer.status): \(answer.text)") }
      if let notification = delivery.notification, answer.status == 200 {
        open.removeAll { $0.id == notification.id }
      }
    }
  }
}

extension StandInTruth {
  /// As our tables have it.
  fileprivate init?(stored subscription: String, in server: TestServer) throws {
    let rows = try server.database.rows(
      """
      select price, next_price, to_json(period_ends_at) #>> '{}', cancels_at_period_end,
             to_json(failing_since) #>> '{}', to_json(grace_ends_at) #>> '{}', to_json(ended_at) #>> '{}',
             to_json(revoked_at) #>> '{}', to_json(trial_ends_at) #>> '{}',
             (select coalesce(sum(payment.amount), 0)
                from app.payments as payment
               where payment.reference = subscription.reference)
        from app.subscriptions as subscription
       where reference = '\(subscription)'
      """)
    guard let row = rows.first else { return nil }
    let time = { (column: Int) in row[column].flatMap { Timestamp($0) } }
    self.init(
      product: row[0] ?? "", nextProduct: row[1], expiresAt: try #require(time(2)), renews: row[3] == "f",
      failingSince: time(4), graceEndsAt: time(5), endedAt: time(6), revokedAt: time(7), trialEndsAt: time(8),
      paid: try #require(row[9].flatMap { Int($0) }))
  }
}
