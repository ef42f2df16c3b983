internal import Localization

/// The rows of a table whose header is understood.
struct TableRows {
  let header: ImportHeader
  private(set) var repetition: Repetition
  /// Columns of which nothing is taken and that hold something.
  private(set) var ignored: [Int] = []
  private var reader: CSVReader
  private let style: FileStyle
  private let endsRowsEarly: Bool
  /// Up to this line nothing is reported: a row that is none may have had it.
  private var silentUntil = 0
  private var unseen: [Int]

  typealias Next = (line: Int, row: Result<ImportRow, RowFault>)

  init(_ table: ImportTable, _ header: ImportHeader, _ style: FileStyle, endsRowsEarly: Bool) {
    (self.header, self.style, self.endsRowsEarly) = (header, style, endsRowsEarly)
    reader = table.reader
    repetition = Repetition(header)
    unseen = header.ignored
  }

  /// The next row, or why it is none; nil at the end.
  mutating func next() -> Next? {
    while let record = reader.next() {
      guard !record.isEmpty, !repetition.covers(record) else { continue }
      if let row = row(record), !holdsRow(record) {
        lookForIgnored(record)
        return (record.line, .success(row))
      }
      let isTold = record.line <= silentUntil
      if reader.retry(behindFirstLineOf: record) { silentUntil = max(silentUntil, record.nextLine - 1) }
      if !isTold { return (record.line, .failure(fault(record))) }
    }
    return nil
  }

  private mutating func lookForIgnored(_ record: CSVRecord) {
    guard !unseen.isEmpty else { return }
    let seen = unseen.filter { !record.text($0).isEmpty }
    ignored += seen
    unseen.removeAll(where: seen.contains)
  }

  private mutating func holdsRow(_ record: CSVRecord) -> Bool {
    guard record.nextLine > record.line + 1 else { return false }
    let (header, style) = (header, style)
    return reader.holdsRecord(in: record) { inner in
      inner.count == header.count && !inner.holdsQuotes && ImportRow(header, inner, style).fits
    }
  }

  private func fault(_ record: CSVRecord) -> RowFault {
    record.endsInQuote || record.count == header.count
      ? RowFault(.unclosedQuote) : RowFault(.columns, String(record.count))
  }

  /// Nil for a record that is no row. One cut short by a broken download would give a wrong last number, and a stray
  /// separator would shift them all. What is empty may be missing at the end, or be there beyond the header.
  private func row(_ record: CSVRecord) -> ImportRow? {
    if record.endsInQuote { return nil }
    let row = ImportRow(header, record, style)
    if record.count == header.count, !isOfFitNotes || row.fits { return row }
    if isOfFitNotes, let whole = rowWithoutQuotes(record) { return whole }
    if record.count < header.count {
      return endsRowsEarly && !record.endsWithoutLineEnd ? row : nil
    }
    return (header.count..<record.count).allSatisfy { record.text($0).isEmpty } ? row : nil
  }

  private var isOfFitNotes: Bool { header.form.app == .fitnotes }

  /// FitNotes quotes nothing, so that the separators in a name or a comment make cells; and it leaves out what is empty at
  /// the end. The row is the reading in which each number and unit fits its column; nil where there is none.
  private func rowWithoutQuotes(_ record: CSVRecord) -> ImportRow? {
    for missing in 0...1 where header.mayEnd(behind: header.count - missing) {
      let cells = header.count - missing
      let extra = record.count - cells
      guard (0...Self.mostSeparatorsInName).contains(extra) else { continue }
      let ofWords = [header[.exercise], header[.notes]].compactMap(\.self).filter { $0 < cells }
      let places = extra == 0 ? [0] : ofWords
      for place in places {
        let row = ImportRow(header, extra == 0 ? record : record.joined(from: place, extra), style)
        if row.fits { return row }
      }
    }
    return nil
  }

  /// More would be another row behind a lost line end.
  private static let mostSeparatorsInName = 4
}
