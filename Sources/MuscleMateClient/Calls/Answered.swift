public import Primitives

/// A successful answer: its value, and what came beside it.
public struct Answered<Value: Sendable>: Sendable {
  public let value: Value
  /// As they came, with members that this version does not know. The store keeps these.
  public let bytes: [UInt8]
  /// The same, parsed; null where the body is empty or no JSON.
  public let json: JSON
  public let status: Int
  /// Goes into `If-None-Match`, or into `If-Match` of a change.
  public let entityTag: String?
  /// The server's clock when it answered, in whole seconds.
  public let date: Timestamp?
  /// Whether the operation was carried out by an earlier request, whose answer was lost.
  public let wasRepeated: Bool

  init(_ value: Value, _ json: JSON, of response: IncomingResponse) {
    self.value = value
    self.json = json
    bytes = response.body
    status = response.status
    entityTag = response.fields["etag"]
    date = response.date
    wasRepeated = response.wasRepeated
  }

  /// The version of the thing, which `If-Match` takes too.
  public var version: Int64? { entityTag.flatMap(FieldText.version(inTag:)) }
}

extension IncomingResponse {
  var date: Timestamp? { fields["date"].flatMap(FieldText.date) }
  var wasRepeated: Bool { fields["sync-repeated"] == "?1" }
  var isSuccess: Bool { 200..<300 ~= status }
}
