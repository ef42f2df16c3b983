internal import Localization

/// The rows of a file whose header is understood.
struct TableRows {
  let header: ImportHeader
  let headerLine: Int
  /// Nothing in the file says whether the day or the month comes first.
  let isDateOrderAssumed: Bool
  private(set) var repetition: Repetition
  private var reader: CSVReader
  private let style: FileStyle
  /// Up to this line nothing is reported: a row that is none may have had it.
  private var silentUntil = 0

  typealias Next = (line: Int, row: Result<ImportRow, RowFault>)

  /// The separator is the one under which the header is a known one. Where numbers may have commas, another one
  /// separates them.
  init(_ bytes: [UInt8], choice: TableChoice?, dates: DateOrder?) throws(ImportRefusal) {
    var nearest: [String] = []
    for separator in CSVReader.separators(of: bytes) {
      var reader = CSVReader(bytes, separator: separator)
      guard let record = reader.headerRecord() else { continue }
      let headers: [ImportHeader]
      if let choice {
        guard choice.separator == separator else { continue }
        headers = ImportHeader(record, .unknown, choice.columns).map { [$0] } ?? []
      } else {
        headers = TableForm.apps.compactMap { ImportHeader(record, $0) }
      }
      if let header = headers.first(where: \.missing.isEmpty) {
        self.init(reader, header, record.line, dates, isCommaSeparated: separator == UInt8(ascii: ","))
        return
      }
      if nearest.isEmpty { nearest = Self.nearest(headers) }
    }
    throw nearest.isEmpty ? .unknownFormat : .columnsMissing(nearest)
  }

  private init(
    _ reader: CSVReader, _ header: ImportHeader, _ line: Int, _ dates: DateOrder?, isCommaSeparated: Bool
  ) {
    self.reader = reader
    self.header = header
    headerLine = line
    repetition = Repetition(header)
    let order = dates ?? Self.dateOrder(reader, header)
    isDateOrderAssumed = order == nil
    style = FileStyle(
      hasDecimalCommas: !isCommaSeparated, dates: order ?? (isCommaSeparated ? .monthFirst : .dayFirst))
  }

  /// The columns that are missing of the app that the header is nearest to; none where it is like no app.
  private static func nearest(_ headers: [ImportHeader]) -> [String] {
    guard let nearest = headers.min(by: { $0.missing.count < $1.missing.count }),
      nearest.missing.count * 2 <= nearest.form.needed.count
    else { return [] }
    return nearest.missingNames
  }

  private static func dateOrder(_ reader: CSVReader, _ header: ImportHeader) -> DateOrder? {
    guard let place = header[.date] else { return .yearFirst }
    var (reader, finder) = (reader, DateOrderFinder())
    var count = 0
    while let record = reader.next() {
      finder.add(record.text(place))
      count += 1
      // Files whose first dates begin with the year go on so.
      if count == 20, !finder.isAsked { break }
    }
    return finder.order
  }

  // MARK: - Rows

  /// The next row, or why it is none; nil at the end.
  mutating func next() -> Next? {
    while let record = reader.next() {
      guard !repetition.covers(record) else { continue }
      if let row = row(record), !holdsRow(record) { return (record.line, .success(row)) }
      let isTold = record.line <= silentUntil
      if reader.retry(behindFirstLineOf: record) { silentUntil = max(silentUntil, record.nextLine - 1) }
      if !isTold { return (record.line, .failure(fault(record))) }
    }
    return nil
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
  /// separator would shift them all.
  private func row(_ record: CSVRecord) -> ImportRow? {
    if record.endsInQuote { return nil }
    let row = ImportRow(header, record, style)
    let isOfFitNotes = header.form.app == .fitnotes
    if record.count == header.count, !isOfFitNotes || row.fits { return row }
    return isOfFitNotes ? rowWithoutQuotes(record) ?? (record.count == header.count ? row : nil) : nil
  }

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

extension CSVReader {
  /// What a spreadsheet says in the first line, else each of the usual ones.
  static func separators(of bytes: [UInt8]) -> [UInt8] {
    var reader = CSVReader(bytes, separator: 0)
    if let first = reader.next(), first.saysSeparator, let said = first.text(0).utf8.last { return [said] }
    return [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  }

  /// The first record, but for the line in which a spreadsheet says its separator.
  mutating func headerRecord() -> CSVRecord? {
    guard let first = next() else { return nil }
    return first.saysSeparator ? next() : first
  }
}

extension CSVRecord {
  fileprivate var saysSeparator: Bool { text(0).lowercased().hasPrefix("sep=") }
}
