internal import Primitives

/// The trace context of a `traceparent` field (W3C Trace Context, level 1, section 3.2): the trace that a request is part
/// of. It is copied into the log's lines, and into requests that are sent on the request's behalf.
struct TraceParent: Sendable, Equatable {
  /// 32 lower-case hexadecimal digits, not all zero.
  let trace: String
  /// The caller's own step: 16 of them.
  let parent: String
  let isSampled: Bool

  /// The request that this task works for; nil where its sender named no trace.
  @TaskLocal static var current: TraceParent?

  init(trace: String, parent: String, isSampled: Bool) {
    self.trace = trace
    self.parent = parent
    self.isSampled = isSampled
  }

  /// Nil for what the specification does not allow, which is then as if it were not there (section 4.3). Of a version
  /// after 00, further text is ignored.
  init?(_ field: String) {
    let bytes = Array(field.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count >= 55, bytes[2] == dash, bytes[35] == dash, bytes[52] == dash,
      let version = Self.digits(bytes[0..<2]), version != "ff", let trace = Self.digits(bytes[3..<35]),
      let parent = Self.digits(bytes[36..<52]), let flags = Self.digits(bytes[53..<55]),
      trace.utf8.contains(where: { $0 != UInt8(ascii: "0") }),
      parent.utf8.contains(where: { $0 != UInt8(ascii: "0") }),
      bytes.count == 55 || version != "00" && bytes[55] == dash
    else { return nil }
    self.init(
      trace: trace, parent: parent,
      isSampled: flags.utf8.last.flatMap(hexadecimalValue).map { $0 & 1 == 1 } ?? false)
  }

  /// The same trace with a step of our own as the parent (section 3.4), for a request that we send.
  func child() -> TraceParent {
    var random = SystemRandomNumberGenerator()
    var step = random.bytes(8)
    // All zero is no step.
    if step.allSatisfy({ $0 == 0 }) { step[7] = 1 }
    return TraceParent(trace: trace, parent: Hexadecimal.encode(step), isSampled: isSampled)
  }

  var field: String { "00-\(trace)-\(parent)-\(isSampled ? "01" : "00")" }

  /// Lower case alone: other writings are refused (section 3.2.2).
  private static func digits(_ bytes: ArraySlice<UInt8>) -> String? {
    let areDigits = bytes.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
    return areDigits ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
