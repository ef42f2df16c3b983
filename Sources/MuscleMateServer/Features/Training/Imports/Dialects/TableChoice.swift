internal import Primitives

/// What the columns of a table of no known app mean, in order. As text it is `date,exercise,weight:kg,reps,-`.
struct TableChoice: Sendable {
  let columns: [ColumnMeaning?]
  /// Stands for the header line, by which the choice is remembered.
  let header: UUID
  let separator: UInt8

  var text: String {
    columns.map { meaning in
      meaning.map { [$0.column.rawValue, $0.unit].compactMap(\.self).joined(separator: ":") } ?? "-"
    }.joined(separator: ",")
  }

  init(columns: [ColumnMeaning?], of table: UnknownTable) {
    (self.columns, header, separator) = (columns, table.fingerprint, table.separator)
  }

  /// Nil where a word is no meaning or no unit of one, or there is not one for each column.
  init?(_ text: String, of table: UnknownTable) {
    var columns: [ColumnMeaning?] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard word != "-" else {
        columns.append(nil)
        continue
      }
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      guard let name = parts.first, let column = ImportColumn(rawValue: name),
        ImportColumn.choices.contains(column),
        parts.count == 1 || ImportUnit.isUnit(parts[1], of: column)
      else { return nil }
      columns.append(ColumnMeaning(column: column, unit: parts.count == 2 ? parts[1] : nil))
    }
    guard columns.count == table.names.count else { return nil }
    self.init(columns: columns, of: table)
  }
}
