internal import Primitives

/// A file as a table: its header, how it is written, its first rows, and whose table it is.
struct ImportTable: Sendable {
  let text: TextEncoding
  let separator: UInt8
  /// As they stand in the header. Empty ones where there is no header.
  let names: [String]
  let headerLine: Int
  /// Without a header the first line is a row.
  let hasHeader: Bool
  /// The first rows, each with as many cells as the header.
  let rows: [[String]]
  let kind: Kind
  /// Stands for the header line, by which is remembered how such tables are read.
  let fingerprint: UUID

  enum Kind: Sendable {
    case ofApp(ImportHeader)
    /// Most of its columns are those of an app.
    case near(TableForm, missing: [String])
    case unknown
    case unusable(TableObstacle)
  }

  private static let looked = 50
  private static let mostColumns = 100

  /// The separator is the one under which the header is an app's, else the one that makes the most of the header and fits the
  /// most rows.
  init(_ bytes: [UInt8]) throws(ImportRefusal) {
    if Self.spreadsheets.contains(where: bytes.starts(with:)) { throw .spreadsheet }
    let text = TextEncoding(bytes)
    let readings = CSVReader.separators(of: text.bytes).compactMap { Reading(text.bytes, $0) }
    let known = readings.lazy.compactMap { reading in
      ImportHeader.ofApp(reading.header).map { (reading, $0) }
    }
    guard let reading = known.first?.0 ?? readings.filter(\.isTable).max(by: { $0.fit < $1.fit }) else {
      let near = readings.lazy.compactMap { ImportHeader.nearApp($0.header) }.first
      throw near.map { .columnsNeeded($0.form.app, missing: $0.missingNames) } ?? .unknownFormat
    }
    let header = known.first?.1
    let cells = (0..<reading.header.count).map { reading.header.text($0) }
    (self.text, separator, headerLine) = (text, reading.separator, reading.header.line)
    hasHeader = header != nil || !reading.beginsWithRow
    rows = (hasHeader ? [] : [cells]) + reading.rows
    names = hasHeader ? cells : cells.map { _ in "" }
    kind = header.map(Kind.ofApp) ?? Self.kind(reading.header, names, rows)
    fingerprint = ImportBatch.digest(names.joined(separator: "\u{1F}"))
  }

  /// The beginnings of what spreadsheets save by themselves: ZIP (xlsx, ods, numbers) and the older compound file (xls).
  private static let spreadsheets: [[UInt8]] = [[0x50, 0x4B, 0x03, 0x04], [0xD0, 0xCF, 0x11, 0xE0]]

  private static func kind(_ header: CSVRecord, _ names: [String], _ rows: [[String]]) -> Kind {
    if let near = ImportHeader.nearApp(header) { return .near(near.form, missing: near.missingNames) }
    return TableObstacle(names, rows).map(Kind.unusable) ?? .unknown
  }

  /// Whether how earlier ones were read says something: of the columns, or of the order of the dates.
  var needsMemory: Bool {
    guard case .ofApp(let header) = kind, let place = header[.date] else { return true }
    return DateColumn(values(at: place)).isAsked
  }

  var isUnusable: Bool { if case .unusable = kind { true } else { false } }

  /// At the first row.
  var reader: CSVReader {
    var reader = CSVReader(text.bytes, separator: separator)
    if hasHeader { _ = reader.headerRecord() } else { reader.skipSeparatorLine() }
    return reader
  }

  /// The values of a column that are not empty.
  func values(at index: Int) -> [String] { rows.map { $0[index] }.filter { !$0.isEmpty } }

  /// The file under one separator.
  private struct Reading {
    let header: CSVRecord
    let separator: UInt8
    let rows: [[String]]
    /// How many rows have as many cells as the header.
    let whole: Int

    init?(_ bytes: [UInt8], _ separator: UInt8) {
      var reader = CSVReader(bytes, separator: separator)
      guard let header = reader.headerRecord() else { return nil }
      (self.header, self.separator) = (header, separator)
      var rows: [[String]] = []
      var whole = 0
      while rows.count < ImportTable.looked, let record = reader.next() {
        guard !record.isEmpty else { continue }
        rows.append((0..<header.count).map { record.text($0) })
        if record.count == header.count { whole += 1 }
      }
      (self.rows, self.whole) = (rows, whole)
    }

    var isTable: Bool { (2...ImportTable.mostColumns).contains(header.count) && !rows.isEmpty }

    var fit: (Int, Int) { (whole, header.count) }

    /// Whether the first line has a date where the rows below it have dates.
    var beginsWithRow: Bool {
      (0..<header.count).contains { index in
        DateColumn.isDate(header.text(index))
          && rows.count { DateColumn.isDate($0[index]) } * 2 > rows.count
      }
    }
  }
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
    skipSeparatorLine()
    return next()
  }

  mutating func skipSeparatorLine() {
    var ahead = self
    if ahead.next()?.saysSeparator == true { self = ahead }
  }
}

extension CSVRecord {
  fileprivate var saysSeparator: Bool { text(0).lowercased().hasPrefix("sep=") }

  /// A row of a spreadsheet with nothing in it.
  var isEmpty: Bool { (0..<count).allSatisfy { text($0).isEmpty } }
}
