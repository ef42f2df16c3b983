extension Unicode.Scalar {
  /// C0, DEL and C1: Unicode's category Cc.
  public var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// A control character, or one of Unicode's own line and paragraph ends (Zl, Zp).
  public var breaksLine: Bool { isControl || value == 0x2028 || value == 0x2029 }

  /// A space of whatever width, none included, a tab, or the end of a line.
  fileprivate var isBlank: Bool { properties.isWhitespace || value == 0x200B || value == 0xFEFF }

  /// Whether it turns the direction of the text after it (Unicode Standard Annex 9, section 2), so that it reads in another order
  /// than it was written in. The Arabic letter mark is none of them: it turns nothing.
  public var turnsDirection: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// Without the blanks at both ends, whatever their kind.
  public var trimmed: String {
    let start = unicodeScalars.drop { $0.isBlank }
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(start[...last])
  }

  /// Text of someone else's, as a line of ours can hold it: what breaks a line becomes a space, and characters that can't be seen
  /// (format characters, Unicode's category Cf) are left out, but for the two joiners, which emoji and several scripts need.
  public var asPlainLine: String {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return self }
    var line = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.breaksLine {
        line.append(" ")
      } else if scalar.properties.generalCategory != .format || 0x200C...0x200D ~= scalar.value {
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// The same of each line, whatever ends it (`\r\n`, U+2028, a form feed …): `\n` is between them.
  public var asPlainLines: String {
    withPlainLineEnds.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).asPlainLine }
      .joined(separator: "\n")
  }
}
