internal import Primitives

/// A cell of a table that people open with a spreadsheet. What begins with one of `signs` the spreadsheet takes for a formula,
/// and a formula can send the table's content elsewhere. So such a text gets an apostrophe ahead, which the import takes off
/// again; and so does one that has apostrophes before such a sign already, so that what is read is what was written.
/// `app.csv_cell` is the same in the database.
enum SpreadsheetCell {
  /// The cell as it is written to the file (RFC 4180, section 2).
  static func written(_ text: String) -> String {
    let text = isFormula(text) ? "'" + text : text
    guard text.utf8.contains(where: { quoted.contains($0) }) else { return text }
    return "\"\(text.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }

  /// The text that `written` was given.
  static func read(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") && isFormula(text) ? String(text.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != "'" }.map { signs.contains($0) } ?? false
  }

  /// Also at full width, which a spreadsheet reads as the same.
  private static let signs = Set("=+-@\t\r＝＋－＠".unicodeScalars)
  private static let quoted = [UInt8](",\"\r\n;".utf8)
}
