internal import Primitives

/// One request and its answer on a connection; an idle connection has none.
final class Exchange {
  /// Also what a task names its exchange by, since another may have taken its place.
  let id: UUID
  /// Nil where the head itself was refused.
  let head: RequestHead?
  var keepsAlive: Bool
  var plan = Plan.none
  var body: [UInt8] = []
  /// What the body takes of the server's memory, while it is received.
  var share: BodyBudget.Share?
  /// The handler's, then the stream's.
  var task: Task<Void, Never>?
  /// A stream's writer, held back while the client reads more slowly.
  var waitingWriter: CheckedContinuation<Void, any Error>?

  enum Plan {
    case none
    case refuse(Response)
    case handle(bodyLimit: Int, deadline: Duration, @Sendable (Request) async -> Response)
  }

  init(id: UUID, head: RequestHead?, keepsAlive: Bool) {
    self.id = id
    self.head = head
    self.keepsAlive = keepsAlive
  }

  var isChunked: Bool { head?.version == .http11 }
}
