internal import Primitives

/// A form of text: the regular expression for the document, and the check that is run.
public struct TextFormat: Sendable {
  public let name: String
  /// ECMA-262, for the schema's `pattern`.
  public let pattern: String
  public let accepts: @Sendable (String) -> Bool

  public init(_ name: String, pattern: String, accepts: @escaping @Sendable (String) -> Bool) {
    self.name = name
    self.pattern = pattern
    self.accepts = accepts
  }

  /// Free text: something else than spaces, tabs and line ends, and no other control character.
  public static let notBlank = TextFormat(
    "text", pattern: "^[^\(hidden)]*[^ \\t\\n\\r\(hidden)][^\(hidden)]*$"
  ) { text in
    text.utf8.contains { $0 != 0x20 && !lineEnds.contains($0) }
      && text.unicodeScalars.allSatisfy { !$0.isControl || lineEnds.contains(UInt8($0.value)) }
  }

  /// The same, where there may also be nothing.
  public static let freeText = TextFormat("text without control characters", pattern: "^[^\(hidden)]*$") {
    $0.unicodeScalars.allSatisfy { !$0.isControl || lineEnds.contains(UInt8($0.value)) }
  }

  private static let hidden = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f"
  private static let lineEnds = [UInt8]("\t\n\r".utf8)
}
