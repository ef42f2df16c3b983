extension String {
  /// Puts another text in the place of single Unicode characters (scalars); nil leaves one as it is. Swift takes a quote and
  /// a combining mark after it for one `Character`, which is not equal to a quote, while every program that reads what we
  /// write sees the quote.
  public func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The same text with LF for everything that ends a line (Unicode Standard Annex 14, classes BK, CR, LF and NL), so that
  /// its lines can be separated: Swift treats CR and LF as one `Character`.
  public var withPlainLineEnds: String {
    var result = UnicodeScalarView()
    var followsReturn = false
    for scalar in unicodeScalars {
      let isLineEnd = 0x0A...0x0D ~= scalar.value || [0x85, 0x2028, 0x2029].contains(scalar.value)
      if !(followsReturn && scalar == "\n") { result.append(isLineEnd ? "\n" : scalar) }
      followsReturn = scalar == "\r"
    }
    return String(result)
  }
}
