import Testing

@testable import MuscleMateServer

/// A mark after a sign joins it to one `Character`; a spreadsheet or a browser reads the sign all the same.
@Suite struct `What a person wrote` {
  private static let marks = ["", "\u{301}", "\u{200D}", "\u{FE0F}"]

  @Test(arguments: marks) func `stays within its cell of a table`(_ mark: String) {
    let text = "5\" plates\"\(mark),=HYPERLINK(\"\(mark)x\")"
    let cell = SpreadsheetCell.written(text)
    #expect(cell.unicodeScalars.count { $0 == "\"" } == 2 * 4 + 2)
    var reader = CSVReader(Array("\(cell),next\n".utf8), separator: UInt8(ascii: ","))
    let record = reader.next()
    #expect(record?.count == 2)
    #expect(record?.text(0) == text)
  }

  @Test(arguments: marks) func `stays text on a page and in a mail`(_ mark: String) {
    let escaped = HTML.escaped("\"\(mark) autofocus onfocus='\(mark)x' <\(mark)b>&\(mark)amp;")
    #expect(escaped.unicodeScalars.allSatisfy { !"\"'<>".unicodeScalars.contains($0) })
    #expect(
      escaped.unicodeScalars.elementsEqual(
        "&quot;\(mark) autofocus onfocus=&#39;\(mark)x&#39; &lt;\(mark)b&gt;&amp;\(mark)amp;".unicodeScalars))
  }
}
