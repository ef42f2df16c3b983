public import Primitives

/// A successful answer: its value, and what came beside it.
public struct Answered<Value: Sendable>: Sendable {
  public let value: Value
  /// As it came, with members that this version does not know. Null where the body is empty or a file.
  public let json: JSON
  let response: IncomingResponse

  /// The same as bytes.
  public var bytes: [UInt8] { response.body }
  public var status: Int { response.status }
  /// Goes into `If-None-Match`, or into `If-Match` of a change.
  public var entityTag: String? { response.fields["etag"] }
  /// The version of the thing, which `If-Match` takes too.
  public var version: Int64? { entityTag.flatMap(FieldText.version(inTag:)) }
  /// The server's clock when it answered, in whole seconds.
  public var date: Timestamp? { response.date }
  /// Whether the operation was carried out by an earlier request, whose answer was lost.
  public var wasRepeated: Bool { response.wasRepeated }
}

extension IncomingResponse {
  var date: Timestamp? { fields["date"].flatMap(FieldText.date) }
  var wasRepeated: Bool { fields["sync-repeated"] == "?1" }
  var isSuccess: Bool { 200..<300 ~= status }
  /// As the API answers where there is nothing to tell: 204, or 202 for what is done later (RFC 9110, sections 15.3.3 and 15.3.5).
  var saysNothing: Bool { status == 204 || status == 202 && body.isEmpty }
}
