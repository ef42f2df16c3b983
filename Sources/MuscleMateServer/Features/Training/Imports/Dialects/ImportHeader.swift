/// The position and the meaning of each column of this file.
struct ImportHeader: Sendable {
  struct Place: Sendable {
    let index: Int
    let unit: String?
  }

  let form: TableForm
  /// As they stand in the file.
  let names: [String]
  /// Nil where the file has no header.
  let fingerprint: Int?
  let placesOfWorkout: [Int]
  /// Columns that nothing is taken of, though something may be in them.
  let ignored: [Int]
  private let places: [ImportColumn: [Place]]

  var count: Int { names.count }

  /// Nil where a column occurs twice, since either could be meant. A weight may be there in two units.
  private init?(_ record: CSVRecord, _ keys: [String], _ form: TableForm) {
    self.init(
      (0..<record.count).map { record.text($0) }, keys, record.fingerprint, form,
      keys.map { form.meaning(key: $0) })
  }

  /// The columns as someone said what they are.
  init?(_ table: ImportTable, _ choice: TableChoice) {
    var reader = CSVReader(table.text.bytes, separator: table.separator)
    let fingerprint = table.hasHeader ? reader.headerRecord()?.fingerprint : nil
    self.init(
      table.names, table.names.map(HeaderName.key), fingerprint, .unknown, choice.columns)
  }

  private init?(
    _ names: [String], _ keys: [String], _ fingerprint: Int?, _ form: TableForm, _ meanings: [ColumnMeaning?]
  ) {
    guard meanings.count == names.count else { return nil }
    var places: [ImportColumn: [Place]] = [:]
    for (index, meaning) in meanings.enumerated() {
      guard let meaning else { continue }
      guard places[meaning.column, default: []].allSatisfy({ $0.unit != meaning.unit }) else { return nil }
      places[meaning.column, default: []].append(Place(index: index, unit: meaning.unit))
    }
    (self.names, self.fingerprint, self.form, self.places) = (names, fingerprint, form, places)
    ignored = meanings.indices.filter { meanings[$0] == nil && !form.isNeedless(key: keys[$0]) }
    placesOfWorkout = ImportColumn.ofWorkout.flatMap { places[$0] ?? [] }.map(\.index)
  }

  /// The header of the app whose columns are all there.
  static func ofApp(_ record: CSVRecord) -> ImportHeader? {
    let keys = keys(of: record)
    for form in TableForm.apps {
      if let header = ImportHeader(record, keys, form), header.missing.isEmpty { return header }
    }
    return nil
  }

  /// The header of the app with which it shares most of its columns, and most of the app's.
  static func nearApp(_ record: CSVRecord) -> ImportHeader? {
    let keys = keys(of: record)
    return TableForm.apps.compactMap { ImportHeader(record, keys, $0) }.filter(\.isNear).min {
      ($0.missing.count, -$0.places.count) < ($1.missing.count, -$1.places.count)
    }
  }

  /// Once for all forms: a file is compared with some twenty.
  private static func keys(of record: CSVRecord) -> [String] {
    (0..<record.count).map { HeaderName.key(record.text($0)) }
  }

  private var isNear: Bool {
    let known = places.values.reduce(0) { $0 + $1.count }
    return known * 2 > count && places.count * 2 > form.words.count
      && missing.count * 2 <= form.needed.count
  }

  var missing: [ImportColumn] { form.needed.filter { places[$0] == nil } }

  /// The names, in the file's language, of the columns that are missing.
  var missingNames: [String] {
    missing.map { column in
      form.words[column]?.first ?? column.rawValue
    }
  }

  subscript(_ column: ImportColumn) -> Int? { places[column]?.first?.index }

  func places(of column: ImportColumn) -> [Place] { places[column] ?? [] }

  func unit(of column: ImportColumn) -> String? { places[column]?.first?.unit }

  /// Whether nothing but words stands behind so many cells, so that a row may end there.
  func mayEnd(behind count: Int) -> Bool {
    let words = places.filter { $0.key.isWords }.flatMap(\.value).map(\.index)
    return (count..<names.count).allSatisfy(words.contains)
  }
}
