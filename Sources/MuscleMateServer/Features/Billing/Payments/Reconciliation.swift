internal import Payments
internal import Postgres
internal import Primitives

/// Holds every subscription of a gateway against its provider: those that we know, and those that the provider says
/// changed lately. Finds and reports changes that no event reported.
struct Reconciliation: Sendable {
  let settlement: Settlement
  let source: PaymentProvider
  /// Reports differences and changes nothing.
  let isDryRun: Bool

  /// The result of looking at one subscription.
  struct Finding: Sendable {
    let reference: String
    /// `[{field, ours, theirs}]`; empty where all is the same.
    var differences: JSON = []
    /// Payments that were not recorded yet.
    var payments = 0
    var outcome: Settlement.Outcome?
    var error: String?

    var isClean: Bool {
      differences == [] && payments == 0 && error == nil && outcome != .unknownSubscription
    }
  }

  /// - Parameter moment: how far back the provider is asked for what changed.
  func run(since moment: Timestamp, report: (Finding) -> Void) async throws -> [Finding] {
    let known = try await settlement.run(
      ReconciliationStatements.references(settlement.tenant, settlement.provider))
    var findings: [Finding] = []
    let changed: [String]
    do {
      changed = try await source.changedSince(moment)
    } catch {
      // Known subscriptions can be looked at all the same.
      changed = []
      findings.append(Finding(reference: "what changed", error: "\(error)"))
      report(findings[0])
    }
    for reference in Set(known).union(changed).sorted() {
      let finding = await finding(at: reference)
      findings.append(finding)
      if !finding.isClean { report(finding) }
    }
    if !isDryRun {
      _ = try await settlement.run(
        ReconciliationStatements.upsert(settlement.tenant, Self.document(findings, settlement.provider)))
    }
    return findings
  }

  /// One subscription's trouble keeps no other from being looked at.
  private func finding(at reference: String) async -> Finding {
    var finding = Finding(reference: reference)
    do {
      guard let look = try await settlement.look(at: reference, through: source) else {
        finding.outcome = .unknownSubscription
        return finding
      }
      finding.differences = try await settlement.run(
        ReconciliationStatements.differences(
          settlement.tenant, settlement.provider, look.subscription.facts))
      if !isDryRun {
        let applied = try await settlement.apply(look, event: nil, with: source)
        finding.outcome = applied.outcome
        finding.payments = applied.payments
      }
    } catch {
      finding.error = "\(error)"
    }
    return finding
  }

  private static func document(_ findings: [Finding], _ provider: String) -> JSON {
    let unclean = findings.filter { !$0.isClean }
    return [
      "provider": .string(provider), "looked_at": .number("\(findings.count)"),
      "differences": .array(unclean.map(\.document)),
    ]
  }
}

extension Reconciliation.Finding {
  fileprivate var document: JSON {
    var members: [JSON.Member] = [
      .init("reference", .string(reference)), .init("differences", differences),
      .init("payments", .number("\(payments)")),
    ]
    if let outcome { members.append(.init("outcome", .string(outcome.rawValue))) }
    if let error { members.append(.init("error", .string(error))) }
    return .object(members)
  }

  /// For a person, on one line.
  var line: String {
    if let error { return "\(reference): \(error)" }
    if outcome == .unknownSubscription { return "\(reference): the provider knows none by this name" }
    let fields = (differences.elements ?? []).map { difference in
      "\(difference["field"]?.text ?? "") \(difference["ours"] ?? JSON.null) → \(difference["theirs"] ?? JSON.null)"
    }
    let parts =
      fields + (payments > 0 ? ["payments +\(payments)"] : []) + (outcome.map { [$0.rawValue] } ?? [])
    return "\(reference): \(parts.joined(separator: ", "))"
  }
}

enum ReconciliationStatements {
  static let all: [AnyStatement] = [
    references.erased, differences.erased, upsert.erased, event.erased, gateways.erased,
    noted.erased,
  ]

  static let references = Statement<[String], Int32, String>(
    "reconciliation.references", for: [.worker],
    """
    select reference
      from app.references_to_reconcile($1, $2) as reference
    """)

  static let differences = Statement<JSON, Int32, String, JSON>(
    "reconciliation.differences", for: [.worker],
    """
    select app.subscription_differences($1, $2, $3)
    """)

  static let upsert = Statement<RowCount, Int32, JSON>(
    "reconciliation.upsert", for: [.worker],
    """
    select app.record_reconciliation($1, $2)
    """)

  /// The same name may be another tenant's event as well.
  static let event = Statement<[StoredEvent], String>(
    "reconciliation.event", for: [.worker],
    """
    select tenant_id, provider, reference
      from app.find_billing_event($1)
    """)

  static let gateways = Statement<[ListedGateway]>(
    "reconciliation.gateways", for: [.worker],
    """
    select slug, tenant_id, provider, settings
      from app.list_payment_gateways()
    """)

  static let noted = Statement<RowCount, Int64>(
    "reconciliation.noted", for: [.worker],
    """
    select app.note_reconciliation($1)
    """)
}

struct StoredEvent: Row {
  let tenant: Int32
  let provider: String
  let reference: String?

  static let columns: [PostgresType] = [.int4, .text, .text]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    provider = try row.next()
    reference = try row.next()
  }
}

struct ListedGateway: Row {
  let slug: String
  let tenant: Int32
  let provider: String
  let settings: [UInt8]

  static let columns: [PostgresType] = [.text, .int4, .text, .bytea]

  init(_ row: inout RowReader) throws(ColumnFault) {
    slug = try row.next()
    tenant = try row.next()
    provider = try row.next()
    settings = try row.next()
  }
}
