internal import Authentication
internal import EventLoop
internal import Primitives
internal import Synchronization

/// The published endpoints and signing keys of providers, cached for an hour. A token with an unknown key makes us read the
/// keys again, because providers change them without notice. This happens at most once a minute, so that invented tokens
/// cannot make us ask all the time.
final class ProviderDirectory: Sendable {
  private struct Cache {
    var metadata: [String: (value: ProviderMetadata, at: Timestamp)] = [:]
    var keys: [String: (value: JSONWebKeySet, at: Timestamp)] = [:]
  }

  let client: ProviderClient
  private let cache = Mutex(Cache())
  private static let life: Int64 = 3600
  private static let shortestWait: Int64 = 60
  /// Tenants times providers; beyond it the cache is emptied.
  private static let capacity = 256

  init(_ client: ProviderClient) { self.client = client }

  func metadata(of issuer: String, at now: Timestamp, on pool: SidePool) async throws -> ProviderMetadata {
    if let known = cache.withLock({ $0.metadata[issuer] }), known.at.isWithin(Self.life, of: now) {
      return known.value
    }
    let read = try await pool.run { [client] in try client.metadata(of: issuer) }
    cache.withLock { cache in
      if cache.metadata.count >= Self.capacity { cache.metadata = [:] }
      cache.metadata[issuer] = (read, now)
    }
    return read
  }

  /// Verifies with the keys that are known, and once more with new ones where the token names another.
  func verify(
    _ token: String, keysAt url: String, _ expected: IDToken.Expectation, at now: Timestamp, on pool: SidePool
  ) async throws -> IDToken {
    let known = cache.withLock { $0.keys[url] }
    if let known, known.at.isWithin(Self.life, of: now) {
      do throws(IDTokenFault) {
        return try IDToken(token, keys: known.value, expected, at: now)
      } catch {
        guard error == .unknownKey, !known.at.isWithin(Self.shortestWait, of: now) else { throw error }
      }
    }
    let read = try await pool.run { [client] in try client.keys(at: url) }
    cache.withLock { cache in
      if cache.keys.count >= Self.capacity { cache.keys = [:] }
      cache.keys[url] = (read, now)
    }
    return try IDToken(token, keys: read, expected, at: now)
  }
}

extension Timestamp {
  fileprivate func isWithin(_ seconds: Int64, of now: Timestamp) -> Bool {
    self > now.advanced(bySeconds: -seconds)
  }
}
