public import APISchema
public import Primitives

/// One operation of the API: what goes in and what comes out. The server's routes decide it, and `musclemate routes --swift`
/// writes them down for apps.
public struct Endpoint<Query: Message, Body: Message, Answer: Message>: Sendable {
  public let method: HTTPMethod
  /// A template: `/v1/lifters/{lifter}/workouts`.
  public let path: String
  public let needsSession: Bool
  /// Whether an `Idempotency-Key` makes a repetition harmless.
  public let isIdempotent: Bool
  /// Whether `If-Match` may name the version that is to be changed.
  public let isVersioned: Bool
  /// Whether a device may number it (`Sync-Operation`), so that it is carried out once.
  public let takesOperations: Bool
  /// Whether it makes a thing under an id of the client's: `If-None-Match: *` makes it only if it is not there, also if it was
  /// deleted.
  public let makesUnderID: Bool
  /// The media type of a body that is no message.
  public let sends: String?
  /// The media types of an answer that is no message, separated by ", ": the query says which.
  public let answers: String?

  public init(
    _ method: HTTPMethod, _ path: String, needsSession: Bool = true, isIdempotent: Bool = false,
    isVersioned: Bool = false, takesOperations: Bool = false, makesUnderID: Bool = false,
    sends: String? = nil, answers: String? = nil
  ) {
    self.method = method
    self.path = path
    self.needsSession = needsSession
    self.isIdempotent = isIdempotent
    self.isVersioned = isVersioned
    self.takesOperations = takesOperations
    self.makesUnderID = makesUnderID
    self.sends = sends
    self.answers = answers
  }
}
