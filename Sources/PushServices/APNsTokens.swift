public import Primitives
internal import Synchronization

/// Our credentials at Apple's push service, one for each key: it refuses those who make a new one for each message.
public final class APNsTokens: Sendable {
  /// Between the 20 minutes in which none may follow and the hour after which it is refused.
  private static let life: Int64 = 40 * 60
  /// Tenants; beyond it the cache is emptied.
  private static let capacity = 256

  private let made = Mutex<[String: (text: String, at: Timestamp)]>([:])

  public init() {}

  /// Nil where OpenSSL refuses.
  public func token(_ settings: APNsSettings, at now: Timestamp) -> String? {
    made.withLock { made in
      let earliest = now.advanced(bySeconds: -Self.life)
      if let known = made[settings.credential], known.at > earliest, known.at <= now { return known.text }
      guard let text = APNs.token(settings, at: now) else { return nil }
      if made.count >= Self.capacity { made = [:] }
      made[settings.credential] = (text, now)
      return text
    }
  }

  /// The service says that it is too old: the next one is new.
  public func forget(_ settings: APNsSettings) {
    made.withLock { $0[settings.credential] = nil }
  }
}
