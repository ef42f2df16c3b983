internal import HTTPServer
internal import Postgres
internal import Primitives
internal import Synchronization

/// Whose a token is, as the answer of a sign-in has said, so that a pool knows for whom an exchange is before it asks.
final class KnownParties: Sendable {
  private let parties = Mutex<[[UInt8]: Party]>([:])
  /// Beyond so many tokens all are forgotten, and each is known again with its next request.
  private static let capacity = 50_000

  /// - Parameter digest: of a session's token, or of an API key. It belongs to one account as long as it lives.
  func party(of digest: [UInt8]) -> Party? { parties.withLock { $0[digest] } }

  func note(_ party: Party, of digest: [UInt8]) {
    parties.withLock { parties in
      if parties.count >= Self.capacity { parties = [:] }
      parties[digest] = party
    }
  }
}

extension Party {
  /// Visitors of an address, who are one group: no tenant has the number 0. An IPv6 subscriber is one visitor.
  init(visitorFrom address: IPAddress) {
    var hasher = Hasher()
    hasher.combine(address.subscriber)
    self.init(group: 0, member: UUID(high: 0, low: UInt64(bitPattern: Int64(hasher.finalize()))))
  }
}

extension Call {
  /// For whom the database works: the account, or the address until the token was seen.
  var party: Party { account ?? Party(visitorFrom: request.remoteAddress) }

  /// Nil for a visitor, and until the token was seen.
  var account: Party? { caller.digest.flatMap(services.parties.party) }

  /// Takes the answer of the sign-in.
  var hear: @Sendable (String) -> Void {
    { [heard, parties = services.parties, digest = caller.digest] answer in
      heard.take(answer)
      guard let digest, parties.party(of: digest) == nil, let party = Party(signInAnswer: answer) else {
        return
      }
      parties.note(party, of: digest)
    }
  }
}

extension Call.Caller {
  var digest: [UInt8]? {
    switch self {
    case .visitor: nil
    case .session(let token): token.digest
    case .key(let token): token.digest
    }
  }
}
