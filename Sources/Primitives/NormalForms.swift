// The standard library composes and decomposes for its own comparisons.
@_spi(_Unicode) internal import Swift

extension String {
  /// The form KC of Unicode (UAX 15): one form for whatever looks the same, from any keyboard.
  public var compatibilityComposed: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var plain = UnicodeScalarView()
    for scalar in unicodeScalars {
      plain.append(contentsOf: CompatibilityCharacters.plain[scalar.value] ?? [scalar])
    }
    return String(decoding: String(plain)._nfcCodeUnits, as: UTF8.self)
  }

  /// The form D: letters and their marks apart.
  public var canonicallyDecomposed: String {
    var apart = UnicodeScalarView()
    apart.append(contentsOf: _nfd)
    return String(apart)
  }
}
