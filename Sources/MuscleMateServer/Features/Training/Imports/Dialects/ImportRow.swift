internal import Localization
internal import Primitives
internal import Strength

/// A record under its header. A value that can't be read is left out and noted; it costs nothing else of the row.
final class ImportRow {
  let header: ImportHeader
  let line: Int
  /// What was left out, in the order in which it was met.
  private(set) var leftOut: [RowFault] = []
  let style: FileStyle
  private let record: CSVRecord

  init(_ header: ImportHeader, _ record: CSVRecord, _ style: FileStyle) {
    self.header = header
    self.record = record
    self.style = style
    line = record.line
  }

  /// What was left out of the workout or the exercise, whose rows all say the same.
  private(set) var leftOutOfAll: [RowFault] = []

  func leaveOut(_ code: ImportProblemCode, _ found: String = "", at place: Int? = nil) {
    leftOut.append(RowFault(code, found, at: place))
  }

  func leaveOut(_ code: ImportProblemCode, _ found: String, of column: ImportColumn) {
    leaveOut(code, found, at: header[column])
  }

  /// Reads a value that each row of the workout, or of the exercise, repeats.
  func shared<Value>(_ read: () -> Value?) -> Value? {
    let count = leftOut.count
    let value = read()
    leftOutOfAll += leftOut[count...]
    leftOut.removeSubrange(count...)
    return value
  }

  // MARK: - Words and numbers

  /// Nil where there is no such column or nothing in it.
  func text(_ column: ImportColumn) -> String? { header[column].flatMap(text(at:)) }

  func text(at index: Int) -> String? {
    let text = record.text(index)
    return text.isEmpty ? nil : SpreadsheetCell.read(text)
  }

  /// A number that is not negative.
  func number(at index: Int, or code: ImportProblemCode) -> Decimal? {
    guard let text = text(at: index) else { return nil }
    guard let number = decimal(text) else {
      leaveOut(code, text, at: index)
      return nil
    }
    guard number >= 0 else {
      leaveOut(.negative, text, at: index)
      return nil
    }
    return number
  }

  /// A whole number, also written `5.0`.
  func count(_ column: ImportColumn, or code: ImportProblemCode = .number) -> Int? {
    header[column].flatMap { count(at: $0, or: code) }
  }

  func count(at index: Int, or code: ImportProblemCode) -> Int? {
    guard let number = number(at: index, or: code) else { return nil }
    guard let integer = number.integer else {
      leaveOut(code, number.description, at: index)
      return nil
    }
    return Int(integer)
  }

  func decimal(_ text: String) -> Decimal? {
    NumberReading.decimal(text, hasDecimalCommas: style.hasDecimalCommas)
  }

  // MARK: - Form

  /// Whether each cell that is no word can be what its column says.
  var fits: Bool {
    let isDate = text(.date).map { date($0) != nil } ?? false
    let areNumbers = [ImportColumn.weight, .reps, .distance, .rpe].allSatisfy { column in
      header.places(of: column).allSatisfy { place in
        text(at: place.index).map { decimal($0) != nil || weightWithUnit($0) } ?? true
      }
    }
    let areUnits =
      (text(.weightUnit).map { ImportUnit.weight($0) != nil } ?? !hasWeightWithoutUnit)
      && (text(.distanceUnit).map { ImportUnit.length($0) != nil } ?? true)
      && (text(.duration).map { DurationReading.seconds($0) != nil } ?? true)
    return isDate && areNumbers && areUnits
  }

  private var hasWeightWithoutUnit: Bool {
    header[.weightUnit] != nil && (text(.weight).flatMap(decimal).map { $0 != 0 } ?? false)
  }

  private func weightWithUnit(_ text: String) -> Bool {
    ImportUnit.weight(String(text.drop { !$0.isLetter })) != nil
  }
}

/// How a file writes its numbers and its dates.
struct FileStyle: Sendable {
  var hasDecimalCommas = false
  var dates = DateStyle()
  /// The end of a workout may be written otherwise than its beginning.
  var ends = DateStyle()
}
