internal import Authentication
internal import EventLoop
internal import Primitives
internal import Synchronization

/// What providers publish of themselves, kept for an hour: where their endpoints are, and the keys they sign with. A
/// token of a key that is not among them has the keys read anew, at most once a minute: providers change them without
/// notice, and nobody can make us ask them with every made-up token.
final class ProviderDirectory: Sendable {
  private struct Shelf {
    var metadata: [String: (value: ProviderMetadata, at: Timestamp)] = [:]
    var keys: [String: (value: JSONWebKeySet, at: Timestamp)] = [:]
  }

  private let shelf = Mutex(Shelf())
  private static let life: Int64 = 3600
  private static let shortestWait: Int64 = 60
  /// Tenants times providers; beyond it the shelf is emptied.
  private static let capacity = 256

  func metadata(of issuer: String, at now: Timestamp, on pool: SidePool) async throws -> ProviderMetadata {
    if let known = shelf.withLock({ $0.metadata[issuer] }), known.at.isWithin(Self.life, of: now) {
      return known.value
    }
    let read = try await pool.run { try ProviderClient.metadata(of: issuer) }
    shelf.withLock { shelf in
      if shelf.metadata.count >= Self.capacity { shelf.metadata = [:] }
      shelf.metadata[issuer] = (read, now)
    }
    return read
  }

  /// Verifies with the keys that are known, and once more with new ones where the token names another.
  func verify(
    _ token: String, keysAt url: String, _ expected: IDToken.Expectation, at now: Timestamp, on pool: SidePool
  ) async throws -> IDToken {
    let known = shelf.withLock { $0.keys[url] }
    if let known, known.at.isWithin(Self.life, of: now) {
      do throws(IDTokenFault) {
        return try IDToken(token, keys: known.value, expected, at: now)
      } catch {
        guard error == .unknownKey, !known.at.isWithin(Self.shortestWait, of: now) else { throw error }
      }
    }
    let read = try await pool.run { try ProviderClient.keys(at: url) }
    shelf.withLock { shelf in
      if shelf.keys.count >= Self.capacity { shelf.keys = [:] }
      shelf.keys[url] = (read, now)
    }
    return try IDToken(token, keys: read, expected, at: now)
  }
}

extension Timestamp {
  fileprivate func isWithin(_ seconds: Int64, of now: Timestamp) -> Bool {
    self > now.advanced(bySeconds: -seconds)
  }
}
