/// The position and the meaning of each column of this file.
struct ImportHeader: Sendable {
  struct Place: Sendable {
    let index: Int
    let unit: String?
  }

  let form: TableForm
  /// As they stand in the file.
  let names: [String]
  let fingerprint: Int
  let placesOfWorkout: [Int]
  /// Columns that nothing is taken of, though something may be in them.
  let ignored: [String]
  private let places: [ImportColumn: [Place]]

  var count: Int { names.count }

  /// Nil where a column occurs twice, since either could be meant. A weight may be there in two units.
  init?(_ record: CSVRecord, _ form: TableForm) {
    let names = (0..<record.count).map { record.text($0) }
    var ignored: [String] = []
    let meanings = names.map { name -> ColumnMeaning? in
      if let meaning = form.meaning(of: name) { return meaning }
      if !name.isEmpty, !form.isNeedless(name) { ignored.append(name) }
      return nil
    }
    self.init(record, form, meanings, ignored: ignored)
  }

  /// The columns as someone said what they are.
  init?(_ record: CSVRecord, _ form: TableForm, _ meanings: [ColumnMeaning?], ignored: [String] = []) {
    guard meanings.count == record.count else { return nil }
    var places: [ImportColumn: [Place]] = [:]
    for (index, meaning) in meanings.enumerated() {
      guard let meaning else { continue }
      guard places[meaning.column, default: []].allSatisfy({ $0.unit != meaning.unit }) else { return nil }
      places[meaning.column, default: []].append(Place(index: index, unit: meaning.unit))
    }
    self.form = form
    self.places = places
    self.ignored = ignored
    names = (0..<record.count).map { record.text($0) }
    fingerprint = record.fingerprint
    placesOfWorkout = ImportColumn.ofWorkout.flatMap { places[$0] ?? [] }.map(\.index)
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
