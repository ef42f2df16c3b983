public import Primitives

/// What a call says beside its body.
public struct CallOptions: Sendable {
  /// The entity tag of the version that is to be changed (`Answered.entityTag`). If there is another one by now, nothing is changed,
  /// and the call throws a problem with status 412.
  public var ifMatch: String?
  /// The entity tag of an answer that the app has. If that is still the present one, the call throws a problem with status 304. `*`
  /// makes a thing only if it is not there.
  public var ifNoneMatch: String?
  /// The same key for each try of one intent of the user's, so that it is carried out once. Nil: the call has a key of its own.
  public var key: UUID?

  public init(ifMatch: String? = nil, ifNoneMatch: String? = nil, key: UUID? = nil) {
    (self.ifMatch, self.ifNoneMatch, self.key) = (ifMatch, ifNoneMatch, key)
  }

  var fields: [String: String] {
    let all = ["If-Match": ifMatch, "If-None-Match": ifNoneMatch, FieldText.idempotencyKey: key?.description]
    return all.compactMapValues(\.self)
  }
}
