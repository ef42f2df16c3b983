internal import Primitives

/// What the columns of a table of no known app mean, in order. As text it is `date,exercise,weight:kg,reps,-`.
struct TableChoice: Sendable {
  let columns: [ColumnMeaning?]

  var text: String {
    columns.map { meaning in
      meaning.map { [$0.column.rawValue, $0.unit].compactMap(\.self).joined(separator: ":") } ?? "-"
    }.joined(separator: ",")
  }

  init(columns: [ColumnMeaning?]) { self.columns = columns }

  /// Nil where a word is no meaning or no unit of one, a meaning is there twice, or there is not one for each column.
  init?(_ text: String, of table: ImportTable) {
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
      let meaning = ColumnMeaning(column: column, unit: parts.count == 2 ? parts[1] : nil)
      guard !columns.contains(meaning) else { return nil }
      columns.append(meaning)
    }
    guard columns.count == table.names.count else { return nil }
    self.columns = columns
  }

  /// What a table must have before its sets can be read.
  var missing: [ImportColumn] {
    let there = columns.compactMap { $0?.column }
    let isMeasured = ImportColumn.measures.contains { there.contains($0) }
    return [.date, .exercise].filter { !there.contains($0) } + (isMeasured ? [] : [.reps])
  }
}
