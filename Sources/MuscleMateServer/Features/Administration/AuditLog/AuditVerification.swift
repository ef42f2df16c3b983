internal import DatabaseAdministration

/// The result of verifying every chain.
struct AuditVerification: Sendable {
  private(set) var tenants: [Tenant] = []
  /// Lines that say they are signed heads, and are signed by none of the keys.
  private(set) var unsigned: [AuditCheckpoint] = []

  /// Faults of the log as a whole.
  private(set) var general: [AuditFinding] = []

  struct Tenant: Sendable {
    let number: Int32
    let entries: Int64
    let vouched: AuditCheckpoint?
    let findings: [AuditFinding]
  }

  var isSound: Bool { unsigned.isEmpty && general.isEmpty && tenants.allSatisfy(\.findings.isEmpty) }
  var entries: Int64 { tenants.reduce(0) { $0 + $1.entries } }

  /// Only heads that a key vouches for count.
  let checkpoints: [AuditCheckpoint]
  private let keys: [AuditPublicKey]
  private let signers: [AuditSigner]

  /// - Parameters:
  ///   - keys: the trusted public keys.
  ///   - signers: the signers that the database lists. They give a name to a signature that is not trusted.
  init(checkpoints: [AuditCheckpoint], keys: [AuditPublicKey], signers: [AuditSigner]) {
    self.keys = keys
    self.signers = signers
    self.checkpoints = checkpoints.filter { $0.isSigned(byOneOf: keys) }
    unsigned = checkpoints.filter { !$0.isSigned(byOneOf: keys) }
  }

  /// The tenants to walk: those with a head or entries, and those whose chain a checkpoint knows.
  func tenants(with heads: [AuditHead]) -> [Int32] {
    Set(heads.map(\.tenant) + checkpoints.map(\.tenant)).sorted()
  }

  mutating func note(_ findings: [AuditFinding]) { general += findings }

  mutating func add(_ chain: AuditChain, further findings: [AuditFinding] = []) {
    tenants.append(
      Tenant(
        number: chain.tenant, entries: chain.number, vouched: chain.vouched,
        findings: chain.findings + findings))
  }

  /// The report for the operator, a line each.
  var lines: [String] {
    general.map(\.description)
      + unsigned.map { "tenant \($0.tenant): the head \($0.number) is signed \(disbelief(in: $0))" }
      + tenants.flatMap { tenant in
        tenant.findings.map { "tenant \(tenant.number): \($0)" } + [limit(of: tenant)]
      }
  }

  private func disbelief(in head: AuditCheckpoint) -> String {
    if keys.contains(where: { $0.id == head.key }) { return "falsely: key \(head.key) did not sign this" }
    let signer = signers.first { $0.key.id == head.key }
    return signer.map { "with none of the keys given, but with \($0.description)" }
      ?? "with key \(head.key), which no server of this installation has"
  }

  /// The last entry that a signed head vouches for. Later entries could have been rewritten without a trace.
  private func limit(of tenant: Tenant) -> String {
    let later = tenant.entries - (tenant.vouched?.number ?? 0)
    let vouched =
      tenant.vouched.map { "signed up to \($0.number) at \($0.at)" } ?? "no signed head vouches for them"
    let limit = later > 0 ? "; \(later) after that could have been replaced unnoticed" : ""
    return
      "tenant \(tenant.number): \(tenant.entries) entries, \(vouched)\(tenant.vouched == nil ? "" : limit)"
  }
}
