internal import HTTPServer
internal import Postgres
internal import Synchronization

/// How many heavy requests (`Route.isHeavy`) one account, and one address, have under way at once, on this server. More are
/// refused: they would keep the processors from everyone else.
final class HeavyRequests: Sendable {
  static let limitPerAccount = 2
  /// More, since a gym's members may all come from one address.
  static let limitPerAddress = 8

  private let counts = Mutex<[Party: Int]>([:])

  /// One that is under way: until its answer is there, or sent where it is sent as it is made. It is over when nobody holds it any
  /// more.
  final class Turn: Sendable {
    private let requests: HeavyRequests
    private let parties: Set<Party>

    fileprivate init(_ requests: HeavyRequests, _ parties: Set<Party>) {
      self.requests = requests
      self.parties = parties
    }

    deinit { requests.end(parties) }
  }

  /// - Throws: 429 where it is one too many.
  func begin(_ call: Call) async throws -> Turn {
    // A token that was not seen yet signs in ahead of what it asks for. A visitor has none.
    if call.account == nil, call.caller.digest != nil { try await call.looking.run() }
    let address = Party(visitorFrom: call.request.remoteAddress)
    let parties = Set([call.account, address].compactMap(\.self))
    let isFree = counts.withLock { counts in
      guard
        parties.allSatisfy({
          counts[$0, default: 0] < ($0 == address ? Self.limitPerAddress : Self.limitPerAccount)
        })
      else { return false }
      for party in parties { counts[party, default: 0] += 1 }
      return true
    }
    guard isFree else { throw Problem.tooManyRequests(retryAfter: 1) }
    return Turn(self, parties)
  }

  fileprivate func end(_ parties: Set<Party>) {
    counts.withLock { counts in
      for party in parties {
        let rest = counts[party, default: 0] - 1
        counts[party] = rest > 0 ? rest : nil
      }
    }
  }
}

extension Response {
  /// The same answer, which holds the turn until its body is sent.
  func holding(_ turn: HeavyRequests.Turn?) -> Response {
    guard let turn, case .stream(let write) = body else { return self }
    var response = self
    response.body = .stream { writer in
      defer { withExtendedLifetime(turn) {} }
      try await write(writer)
    }
    return response
  }
}
