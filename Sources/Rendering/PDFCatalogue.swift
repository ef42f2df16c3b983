/// What Cairo leaves out of the catalogue: the language, that a reader shows the title, and that the file is tagged. It is
/// appended as an incremental update (PDF 32000-1, section 7.5.6).
enum PDFCatalogue {
  /// The file as it is where its catalogue is not found.
  static func naming(_ language: String, in file: [UInt8]) -> [UInt8] {
    let text = String(decoding: file.suffix(1_024), as: Unicode.ASCII.self)
    guard let start = number(after: "startxref", in: text), let root = number(after: "/Root", in: text),
      let size = number(after: "/Size", in: text), let body = object(root, in: file)
    else { return file }
    let tag = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let info = number(after: "/Info", in: text).map { " /Info \($0) 0 R" } ?? ""
    let offset = file.count + 1
    let isMarked = body.contains("/MarkInfo") ? "" : " /MarkInfo << /Marked true >>"
    let members = "\(body) /Lang (\(tag)) /ViewerPreferences << /DisplayDocTitle true >>\(isMarked)"
    let update = "\(root) 0 obj\n<<\(members) >>\nendobj\n"
    let digits = String(offset)
    let place = String(repeating: "0", count: 10 - digits.count) + digits
    let table = """
      xref
      0 1
      0000000000 65535 f\u{20}
      \(root) 1
      \(place) 00000 n\u{20}
      trailer
      << /Size \(size) /Root \(root) 0 R\(info) /Prev \(start) >>
      startxref
      \(offset + update.utf8.count)
      %%EOF

      """
    return file + Array("\n\(update)\(table)".utf8)
  }

  /// The number behind the last place of a word.
  private static func number(after word: String, in text: String) -> Int? {
    guard let end = text.ranges(of: word).last?.upperBound else { return nil }
    return Int(text[end...].drop(while: \.isWhitespace).prefix(while: \.isNumber))
  }

  /// What stands between the outer brackets of an object that is a dictionary.
  private static func object(_ number: Int, in file: [UInt8]) -> String? {
    // The catalogue stands near the end, before the table.
    let text = String(decoding: file.suffix(64 * 1_024), as: Unicode.ASCII.self)
    guard let start = text.ranges(of: "\n\(number) 0 obj").last?.upperBound,
      let end = text[start...].firstRange(of: "endobj")?.lowerBound
    else { return nil }
    let object = text[start..<end].trimmingPrefix(while: \.isWhitespace)
    guard object.hasPrefix("<<"), let close = object.ranges(of: ">>").last else { return nil }
    return String(object.dropFirst(2)[..<close.lowerBound])
  }
}
