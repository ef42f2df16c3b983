public import Primitives

/// What one contact with the server brought.
public struct SyncReport: Sendable, Equatable {
  /// Operations that the server carried out, and those among them that it had carried out before.
  public var sent = 0
  public var repeated = 0
  /// Operations that met another device's change and were merged with it.
  public var collided = 0
  public var refused = 0
  /// Things that came, and the bytes of all pages.
  public var pulled = 0
  public var bytes = 0
  /// Whether the copy was fetched from the beginning.
  public var wasFull = false

  public init() {}
}

/// How the copy stands to the server's, for the app to show.
public struct SyncStatus: Sendable, Equatable {
  public enum Phase: Sendable, Equatable {
    /// Nothing is under way.
    case idle
    case syncing
    /// The last try failed; the next one comes by itself.
    case waiting
    case signedOut
  }

  public var phase = Phase.idle
  /// Whether a stream is open, so that news come at once.
  public var isLive = false
  /// How many changes are not sent yet.
  public var pending = 0
  /// How many things wait for the user: refused, or in conflict.
  public var aside = 0
  public var lastSync: Timestamp?
  /// The server takes no writes from this version of the app.
  public var needsUpdate = false
  public var unreadNotices: Int?

  public init() {}
}
