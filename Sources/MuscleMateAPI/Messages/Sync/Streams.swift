public import APISchema
public import Primitives

/// What a stream of hints is to watch besides one's own data.
public struct StreamQuery: Message {
  /// The lifters whose data the coach's screen shows. Of each the stream says that it changed, and once that it may no longer
  /// be seen.
  public var watch: [UUID]?

  /// So many are on a screen.
  public static let mostWatched = 50

  public init() {}

  public static let shape: Shape<Self> = Shape("StreamQuery", StreamQuery.init) {
    Field("watch", \.watch, .count(1...mostWatched), .unique)
  }
}

/// `changed`: one's own data changed, on another device, by a coach or by a job.
public struct StreamChange: Message {
  /// How many changes the account's data has seen.
  public var version = 0

  public init() {}
  public init(version: Int64) { self.version = Int(version) }

  public static let shape: Shape<Self> = Shape("StreamChange", StreamChange.init) {
    Field("version", \.version)
  }
}

/// `client`: a watched lifter's data changed.
public struct StreamClient: Message {
  public var lifter = UUID.unset
  /// How many changes the lifter's data has seen.
  public var version = 0

  public init() {}
  public init(lifter: UUID, version: Int64) {
    self.lifter = lifter
    self.version = Int(version)
  }

  public static let shape: Shape<Self> = Shape("StreamClient", StreamClient.init) {
    Field("lifter", \.lifter)
    Field("version", \.version)
  }
}

/// `closed`: a watched lifter's data may no longer be seen. The client drops what it shows of it.
public struct StreamClosed: Message {
  public var lifter = UUID.unset

  public init() {}
  public init(lifter: UUID) { self.lifter = lifter }

  public static let shape: Shape<Self> = Shape("StreamClosed", StreamClosed.init) {
    Field("lifter", \.lifter)
  }
}

/// `bye`: the last event of a stream.
public struct StreamBye: Message {
  public var reason = OpenWord.known(StreamEnd.renewal)

  public init() {}
  public init(reason: StreamEnd) { self.reason = .known(reason) }

  public static let shape: Shape<Self> = Shape("StreamBye", StreamBye.init) {
    Field("reason", \.reason)
  }
}

/// Why the server ends a stream.
public enum StreamEnd: String, WordValue {
  /// The server stops. Another one takes the client's next stream.
  case restart
  /// The stream is old. The client opens another one.
  case renewal
  /// The session ended. The client signs in.
  case signedOut = "signed_out"
}
