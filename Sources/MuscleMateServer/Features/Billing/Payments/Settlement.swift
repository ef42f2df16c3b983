internal import Payments
internal import Postgres
internal import Primitives

/// Makes a provider's state ours. An event only says that something happened; what is now is asked of the provider, with
/// a ticket that was taken before, so that of two answers the later look counts (`app.settle_subscription`).
struct Settlement: Sendable {
  let provider: String
  let tenant: Int32
  let pool: Pool

  /// The outcome in the ledger.
  enum Outcome: String, Sendable {
    case applied, unchanged, stale, ignored, failed
    case unknownAccount = "unknown_account"
    case unknownPrice = "unknown_price"
    case unknownSubscription = "unknown_subscription"
  }

  /// Stores the message; false where it was brought to an end before.
  func receive(
    event id: String, kind: String, reference: String?, occurredAt: Timestamp, payload: JSON
  ) async throws -> Bool {
    try await run(PaymentStatements.receive(tenant, provider, id, kind, reference, occurredAt, payload))
  }

  /// Notes that there is nothing to do for an event, or what kept it from being done.
  func close(event id: String, _ outcome: Outcome, error: String? = nil) async throws {
    _ = try await run(PaymentStatements.close(tenant, provider, id, outcome.rawValue, error))
  }

  /// Ticket, the provider's answer, and then facts, payments and the event's end in one transaction.
  ///
  /// - Throws: what the provider or the database failed with. The event is noted as `failed`, which leaves it open.
  func settle(
    _ reference: String, event: String? = nil, with source: PaymentProvider
  ) async throws -> Outcome {
    do {
      guard let look = try await look(at: reference, through: source) else {
        if let event { try await close(event: event, .unknownSubscription) }
        return .unknownSubscription
      }
      return try await apply(look, event: event, with: source).outcome
    } catch {
      if let event { try await close(event: event, .failed, error: "\(error)") }
      throw error
    }
  }

  // MARK: - Steps

  /// The provider's answer, and the ticket that was taken before it was asked.
  struct Look: Sendable {
    let ticket: Int64
    let subscription: ProviderSubscription
    let payments: [ProviderPayment]
  }

  /// Nil where the provider knows no such subscription.
  func look(at reference: String, through source: PaymentProvider) async throws -> Look? {
    let ticket = try await run(PaymentStatements.ticket(tenant, provider, reference))
    guard let subscription = try await source.subscription(reference) else { return nil }
    return Look(
      ticket: ticket, subscription: subscription, payments: try await source.payments(reference))
  }

  /// The result, and how many payments were new. Nothing is kept of a purchase in another tenant, although both sell
  /// through the same account at the provider.
  func apply(
    _ look: Look, event: String?, with source: PaymentProvider
  ) async throws -> (outcome: Outcome, payments: Int) {
    do {
      return try await record(try await endLost(look, through: source), event)
    } catch DatabaseError.refused(let refusal) where refusal.message == "of-another-tenant" {
      if let event { try await close(event: event, .unknownSubscription) }
      return (.unknownSubscription, 0)
    }
  }

  /// A lost dispute takes the payment back, so it ends the paid subscription. While the dispute is open, the subscription goes
  /// on. It ends before the loss is booked: if the work is interrupted between the two, it is done again.
  private func endLost(_ look: Look, through source: PaymentProvider) async throws -> Look {
    guard let end = source.end, look.payments.contains(where: \.isLoss) else { return look }
    let subscription = look.subscription
    let isNew = try await run(
      PaymentStatements.hasNewLoss(tenant, provider, subscription.facts, look.documents))
    guard isNew else { return look }
    try await end(subscription.reference)
    return try await self.look(at: subscription.reference, through: source) ?? look
  }

  private func record(_ look: Look, _ event: String?) async throws -> (outcome: Outcome, payments: Int) {
    let (outcome, recorded) = try await pool.exchange(
      as: .worker, preamble: PaymentStatements.begin(),
      PaymentStatements.settle(tenant, provider, look.ticket, look.subscription.facts, event),
      PaymentStatements.record(tenant, provider, look.documents))
    return (Outcome(rawValue: outcome) ?? .failed, Int(recorded))
  }

  func run<Output: StatementOutput>(_ statement: BoundStatement<Output>) async throws -> Output {
    try await pool.exchange(as: .worker, preamble: PaymentStatements.begin(), statement)
  }
}

extension ProviderSubscription {
  /// As `app.settle_subscription` takes them: the names of the table's columns.
  var facts: JSON {
    let texts: [(String, String?)] = [
      ("reference", reference), ("account", account?.description), ("tenant", tenant),
      ("customer", customer), ("price", price),
      ("next_price", nextPrice), ("started_at", startedAt.description),
      ("trial_ends_at", trialEndsAt?.description), ("period_ends_at", periodEndsAt.description),
      ("failing_since", failingSince?.description), ("grace_ends_at", graceEndsAt?.description),
      ("paused_at", pausedAt?.description), ("ended_at", endedAt?.description),
      ("revoked_at", revokedAt?.description), ("status", status),
    ]
    let members = texts.compactMap { name, text in text.map { JSON.Member(name, .string($0)) } }
    return .object(members + [.init("cancels_at_period_end", .bool(cancelsAtPeriodEnd))])
  }
}

extension Settlement.Look {
  fileprivate var documents: JSON { .array(payments.map(\.document)) }
}

extension ProviderPayment {
  /// Whether a dispute was decided for the cardholder.
  fileprivate var isLoss: Bool { id.hasPrefix("lost:") }

  fileprivate var document: JSON {
    var members: [JSON.Member] = [
      .init("id", .string(id)), .init("reference", .string(reference)), .init("amount", .number("\(amount)")),
      .init("currency", .string(currency)), .init("paid_at", .string(paidAt.description)),
    ]
    if let price { members.append(.init("price", .string(price))) }
    return .object(members)
  }
}
