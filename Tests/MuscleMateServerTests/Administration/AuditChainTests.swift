internal import DatabaseAdministration
internal import Primitives
internal import Testing

@testable internal import MuscleMateServer

/// The findings of verifying a chain that someone tampered with. Each is tried at random places, by seeds.
struct AuditChainTests {
  @Test func `a chain that nobody touched is sound, up to its last entry`() throws {
    let chain = try Chain(entries: 200, signedAt: [50, 120, 200])
    let walked = chain.walked()
    #expect(walked.findings == [])
    #expect(walked.vouched?.number == 200)
    #expect(try Chain(entries: 0, signedAt: []).walked().findings == [])
  }

  @Test(arguments: 0..<200)
  func `a changed field is found where it is`(seed: Int) throws {
    var (chain, random) = try made(seed)
    let place = Int.random(in: 0..<chain.entries.count, using: &random)
    // Another value than the field has.
    let field = Int.random(in: 0..<chain.entries[place].fields.count, using: &random)
    chain.entries[place].fields[field] = (chain.entries[place].fields[field] ?? "") + "0"
    #expect(chain.walked().findings == [.changed(Int64(place + 1))])
  }

  @Test(arguments: 0..<200)
  func `an entry that was changed with its hash does not fit the next one`(seed: Int) throws {
    var (chain, random) = try made(seed)
    let place = Int.random(in: 0..<chain.entries.count - 1, using: &random)
    chain.entries[place].fields[5] = "something_else"
    chain.entries[place].hash = chain.entries[place].digest
    #expect(chain.walked().findings.contains(.severed(Int64(place + 2))))
  }

  @Test(arguments: 0..<200)
  func `entries that were taken out are named`(seed: Int) throws {
    var (chain, random) = try made(seed)
    let first = Int.random(in: 0..<chain.entries.count, using: &random)
    let last = Int.random(in: first..<chain.entries.count, using: &random)
    let isEnd = last == chain.entries.count - 1
    chain.entries.removeSubrange(first...last)
    let missing = AuditFinding.missing(Int64(first + 1), Int64(last + 1))
    // The end alone is known to be gone by the signed head, and by the chain's own.
    #expect(chain.walked().findings.contains(missing))
    #expect(chain.walked().findings.count == (isEnd ? 2 : 1))
  }

  @Test(arguments: 0..<200)
  func `entries that changed places are found, both`(seed: Int) throws {
    var (chain, random) = try made(seed)
    let one = Int.random(in: 0..<chain.entries.count, using: &random)
    let other = (one + Int.random(in: 1..<chain.entries.count, using: &random)) % chain.entries.count
    chain.entries.swapAt(one, other)
    for place in [one, other] {
      chain.entries[place].number = Int64(place + 1)
      chain.entries[place].fields[1] = "\(place + 1)"
    }
    let findings = chain.walked().findings
    #expect(findings.contains(.changed(Int64(one + 1))))
    #expect(findings.contains(.changed(Int64(other + 1))))
  }

  @Test(arguments: 0..<200)
  func `what was put in is found`(seed: Int) throws {
    var (chain, random) = try made(seed)
    let place = Int.random(in: 0..<chain.entries.count, using: &random)
    var forged = chain.entries[place]
    forged.fields[5] = "something_else"
    forged.hash = forged.digest
    chain.entries.insert(forged, at: place + 1)
    #expect(chain.walked().findings.contains(.repeated(Int64(place + 1))))
    chain.entries.remove(at: place + 1)
    // Behind the end: with a number and a hash as it should have, but the head knows nothing of it.
    var last = try #require(chain.entries.last)
    last.fields[10] = last.hash
    last.number += 1
    last.fields[1] = "\(last.number)"
    last.hash = last.digest
    chain.entries.append(last)
    #expect(chain.walked().findings == [.headDiffers(last.number - 1, last: last.number)])
  }

  @Test(arguments: 0..<200)
  func `a chain that was written anew is found between two signed heads`(seed: Int) throws {
    var (chain, random) = try made(seed)
    let place = Int.random(in: 0..<chain.entries.count, using: &random)
    chain.entries[place].fields[5] = "something_else"
    chain.rehash(from: place)
    let number = Int64(place + 1)
    let walked = chain.walked()
    #expect(walked.findings.count == 1)
    guard case .rewritten(let first, let last) = try #require(walked.findings.first) else {
      Issue.record("\(walked.findings)")
      return
    }
    #expect((first...last).contains(number))
    #expect((walked.vouched?.number ?? 0) < number)
    // Signed heads that come after it vouch for nothing.
    var later = chain
    later.checkpoints += try Chain.signed(chain.entries, at: [chain.entries.count], with: chain.key)
    #expect(later.walked().vouched == walked.vouched)
    // Without any signed head it is as good as the true one: that is its limit, and is said.
    chain.checkpoints = []
    #expect(chain.walked().findings == [])
    #expect(chain.walked().vouched == nil)
  }

  @Test func `only heads that are signed by a known key count`() throws {
    let chain = try Chain(entries: 20, signedAt: [10, 20])
    let stranger = try AuditKey(seed: [UInt8](repeating: 9, count: 32))
    let good = chain.checkpoints
    #expect(good.allSatisfy { $0.isSigned(byOneOf: [stranger.publicKey, chain.key.publicKey]) })
    #expect(!good.contains { $0.isSigned(byOneOf: [stranger.publicKey]) })
    for member in ["tenant", "number", "hash", "signed_at", "key", "signature"] {
      guard case .object(var members) = good[0].json else { return }
      let index = try #require(members.firstIndex { $0.name == member })
      let other: JSON =
        switch member {
        case "tenant", "number": .number("7")
        case "signed_at": "2026-01-01T00:00:00Z"
        default: .string(String(repeating: "a", count: members[index].value.text?.count ?? 0))
        }
      members[index] = JSON.Member(member, other)
      let forged = try #require(AuditCheckpoint(.object(members)))
      #expect(!forged.isSigned(byOneOf: [chain.key.publicKey]), "\(member)")
    }
    let first = good[0].json.with("number", .number("\(Int.min)"))
    #expect(AuditCheckpoint(first) == nil)
    let verification = AuditVerification(checkpoints: good, keys: [stranger.publicKey], signers: [])
    #expect(verification.checkpoints.isEmpty)
    #expect(!verification.isSound)
  }

  private func made(_ seed: Int) throws -> (Chain, SeededRandom) {
    var random = SeededRandom(seed: 2026, stream: seed)
    let count = Int.random(in: 2...60, using: &random)
    let middle = Int.random(in: 1...count, using: &random)
    return (try Chain(entries: count, signedAt: Set([middle, count]).sorted(), seed: seed), random)
  }
}

/// A chain as the database would have it, with its signed heads.
private struct Chain {
  var entries: [AuditEntry] = []
  var checkpoints: [AuditCheckpoint]
  let key: AuditKey
  private let head: (number: Int64, hash: String)?

  init(entries count: Int, signedAt numbers: [Int], seed: Int = 0) throws {
    key = try AuditKey(seed: [UInt8](repeating: UInt8(seed % 250), count: 32))
    var hash = AuditEntry.beginning
    for number in 0..<count {
      let fields: [String?] = [
        "1", "\(number + 1)", "\(1_700_000_000_000_000 + number)", number % 3 == 0 ? nil : "actor", "admin",
        "signed_in", number % 2 == 0 ? nil : "subject", #"{"a": "é,5:x"}"#, nil, "origin", hash,
      ]
      var entry = AuditEntry(number: Int64(number + 1), fields: fields, hash: "")
      entry.hash = entry.digest
      hash = entry.hash
      entries.append(entry)
    }
    head = entries.last.map { ($0.number, $0.hash) }
    checkpoints = try Self.signed(entries, at: numbers, with: key)
  }

  static func signed(
    _ entries: [AuditEntry], at numbers: [Int], with key: AuditKey
  ) throws -> [AuditCheckpoint] {
    try numbers.map { number in
      try AuditCheckpoint(
        tenant: 1, number: Int64(number), hash: entries[number - 1].hash,
        at: Timestamp(unixSeconds: 1_700_000_000),
        signedBy: key)
    }
  }

  /// As whoever may write everything in the database would hide a change: also the head fits.
  mutating func rehash(from place: Int) {
    for index in place..<entries.count {
      if index > 0 { entries[index].fields[10] = entries[index - 1].hash }
      entries[index].hash = entries[index].digest
    }
  }

  func walked() -> AuditChain {
    var chain = AuditChain(tenant: 1, checkpoints: checkpoints)
    for entry in entries { chain.add(entry) }
    // The head was rewritten too where the last entry was.
    let isSameEnd = entries.last?.number == head?.number
    chain.finish(head: isSameEnd ? entries.last.map { ($0.number, $0.hash) } : head)
    return chain
  }
}
