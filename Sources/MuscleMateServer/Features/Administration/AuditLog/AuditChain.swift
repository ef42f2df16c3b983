internal import DatabaseAdministration

/// Walks a tenant's chain entry by entry, in the order of their numbers, and finds what was done to it.
///
/// Anyone who can write to the tables can also rewrite a chain from some entry on, hash by hash. The chain alone then looks
/// as valid as the true one. The signed heads reveal it: none of them matches an entry that was rewritten before it.
struct AuditChain {
  let tenant: Int32
  /// How far it was walked.
  private(set) var number: Int64 = 0
  private(set) var hash = AuditEntry.beginning
  private(set) var findings: [AuditFinding] = []
  /// The last signed head that the chain agrees with: up to there nothing can have changed unnoticed.
  private(set) var vouched: AuditCheckpoint?
  /// By their numbers.
  private let checkpoints: [AuditCheckpoint]
  private var next = 0
  private var isRewritten = false

  init(tenant: Int32, checkpoints: [AuditCheckpoint]) {
    self.tenant = tenant
    self.checkpoints = checkpoints.filter { $0.tenant == tenant }.sorted { $0.number < $1.number }
  }

  mutating func add(_ entry: AuditEntry) {
    guard entry.number > number else { return findings.append(.repeated(entry.number)) }
    if entry.number > number + 1 { findings.append(.missing(number + 1, entry.number - 1)) }
    if entry.digest != entry.hash {
      findings.append(.changed(entry.number))
    } else if entry.number == number + 1, entry.previousHash != hash {
      findings.append(.severed(entry.number))
    }
    compareCheckpoints(upTo: entry)
    number = entry.number
    hash = entry.hash
  }

  private mutating func compareCheckpoints(upTo entry: AuditEntry) {
    while next < checkpoints.count, checkpoints[next].number <= entry.number {
      let signed = checkpoints[next...].prefix { $0.number == checkpoints[next].number }
      next = signed.endIndex
      // A missing entry has nothing to compare, and was found already. And once a chain was rewritten, heads that were
      // signed later vouch for the rewritten entries, not for the original ones.
      guard signed.first?.number == entry.number, !isRewritten else { continue }
      if signed.allSatisfy({ $0.hash == entry.hash }) {
        vouched = signed.last
      } else {
        isRewritten = true
        findings.append(.rewritten((vouched?.number ?? 0) + 1, entry.number))
      }
    }
  }

  /// The head that the database keeps for the chain's end; nil where it has none.
  mutating func finish(head: (number: Int64, hash: String)?) {
    if let last = checkpoints.last, last.number > number {
      findings.append(.missing(number + 1, last.number))
    }
    if let head {
      if head.number != number || head.hash != hash {
        findings.append(.headDiffers(head.number, last: number))
      }
    } else if number > 0 {
      findings.append(.headDiffers(0, last: number))
    }
  }
}

/// One thing that is not as it was written, and where.
enum AuditFinding: Sendable, Equatable, CustomStringConvertible {
  case changed(Int64)
  case missing(Int64, Int64)
  case repeated(Int64)
  case severed(Int64)
  case rewritten(Int64, Int64)
  case headDiffers(Int64, last: Int64)
  case origin(Int64)
  case reason(Int64)
  case unprotected(String)

  var description: String {
    switch self {
    case .changed(let number): "entry \(number) was changed: its hash is another one's"
    case .missing(let first, let last) where first == last: "entry \(first) is missing"
    case .missing(let first, let last): "entries \(first) to \(last) are missing"
    case .repeated(let number): "entry \(number) was added: there is another of this number"
    case .severed(let number):
      "entry \(number) does not follow entry \(number - 1): one of them was put in the place of another"
    case .rewritten(let first, let last):
      "among entries \(first) to \(last) some were changed and the hashes after them computed again: entry \(last) is not "
        + "the one that was signed"
    case .headDiffers(let number, let last):
      "the chain ends with entry \(last), and its head says \(number) or has another hash"
    case .origin(let number): "where the request of entry \(number) came from was changed"
    case .reason(let number): "the reason of entry \(number) was changed"
    case .unprotected(let what): "nothing keeps the log from being changed: \(what)"
    }
  }
}
