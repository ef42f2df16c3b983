internal import Primitives

/// Numbers as apps and spreadsheets write them.
enum NumberReading {
  /// Rounded to three decimals, which takes away the noise of binary fractions (74.99999999999999). Nil for what is no
  /// number, or could be two: `1,500` in a file whose numbers have points.
  ///
  /// - Parameter hasDecimalCommas: whether a comma is certainly the decimal sign, since something else separates the cells.
  static func decimal(_ text: String, hasDecimalCommas: Bool) -> Decimal? {
    guard let digits = withPoint(text, hasDecimalCommas: hasDecimalCommas) else { return nil }
    if let number = Decimal(digits) { return number.rounded(to: 3) }
    // Too long to be held exactly: digits beyond the twelfth decimal cannot change the third.
    guard let point = digits.firstIndex(of: "."), digits.utf8.count <= 64, !digits.contains("e"),
      !digits.contains("E"), digits[point...].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return Decimal(digits[...point] + digits[point...].dropFirst().prefix(12))?.rounded(to: 3)
  }

  /// The text with a point as its decimal sign and no sign between thousands.
  private static func withPoint(_ text: String, hasDecimalCommas: Bool) -> String? {
    guard let comma = text.lastIndex(of: ",") else { return text }
    let decimals = text[text.index(after: comma)...]
    if let point = text.lastIndex(of: ".") {
      // `1.234,5` and `1,234.5`: the last sign is the decimal one.
      let thousands: Character = point < comma ? "." : ","
      return text.filter { $0 != thousands }.replacing(",", with: ".")
    }
    guard text.firstIndex(of: ",") == comma else { return nil }
    guard hasDecimalCommas || decimals.count != 3 else { return nil }
    return text.replacing(",", with: ".")
  }
}
