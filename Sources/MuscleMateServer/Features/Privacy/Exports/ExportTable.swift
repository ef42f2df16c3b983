internal import Primitives

/// A table as our files have it (RFC 4180): columns in snake_case, a cell for each.
struct ExportTable: Sendable {
  let columns: [String]

  var header: String { columns.joined(separator: ",") + "\r\n" }

  /// A row of what these objects say of the columns; the first that has a column counts.
  func line(_ objects: JSON...) -> String {
    columns.map { column in
      Self.cell(objects.lazy.compactMap { $0[column] }.first ?? .null)
    }.joined(separator: ",") + "\r\n"
  }

  /// The table of things each of which is a row.
  func part(_ pages: @escaping ExportPart.Pages, row: @escaping @Sendable (JSON) -> JSON = { $0 })
    -> ExportPart
  {
    part(pages) { things in things.map { line(row($0)) }.joined() }
  }

  func part(
    _ pages: @escaping ExportPart.Pages, lines: @escaping @Sendable ([JSON]) -> String
  ) -> ExportPart {
    ExportPart(opening: header, pages: pages) { rows in
      Array(lines(try JSON.parse(Array(rows.utf8)).elements ?? []).utf8)
    }
  }

  /// What a cell shows of a value: words are kept from being read as a formula, numbers are themselves.
  static func cell(_ value: JSON) -> String {
    switch value {
    case .string(let text): SpreadsheetCell.written(text)
    case .number(let digits): digits
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .array(let words): SpreadsheetCell.written(words.compactMap(\.text).joined(separator: " "))
    case .object, .null: ""
    }
  }
}
