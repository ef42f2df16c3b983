internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A record under its header. A value that can't be read is left out and noted; it costs nothing else of the row.
final class ImportRow {
  let header: ImportHeader
  let line: Int
  /// What was left out, in the order in which it was met.
  private(set) var leftOut: [RowFault] = []
  private let record: CSVRecord
  private let style: FileStyle

  init(_ header: ImportHeader, _ record: CSVRecord, _ style: FileStyle) {
    self.header = header
    self.record = record
    self.style = style
    line = record.line
  }

  /// What was left out of the workout or the exercise, whose rows all say the same.
  private(set) var leftOutOfAll: [RowFault] = []

  func leaveOut(_ code: ImportProblemCode, _ found: String = "") { leftOut.append(RowFault(code, found)) }

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

  func number(_ column: ImportColumn, or code: ImportProblemCode = .number) -> Decimal? {
    header[column].flatMap { number(at: $0, or: code) }
  }

  func number(at index: Int, or code: ImportProblemCode) -> Decimal? {
    guard let text = text(at: index) else { return nil }
    guard let number = decimal(text) else {
      leaveOut(code, text)
      return nil
    }
    guard number >= 0 else {
      leaveOut(.negative, text)
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
      leaveOut(code, number.description)
      return nil
    }
    return Int(integer)
  }

  private func decimal(_ text: String) -> Decimal? {
    NumberReading.decimal(text, hasDecimalCommas: style.hasDecimalCommas)
  }

  // MARK: - Times

  /// When the workout began. A row without it has no place in the log.
  func start(hour: Int?) throws(RowFault) -> LocalTime {
    let texts = [text(.date), text(.time)].compactMap(\.self)
    let text = texts.joined(separator: " ")
    guard let read = DateReading(text, style.dates), let start = read.localTime(hour: hour) else {
      throw RowFault(.date, text)
    }
    return start
  }

  /// How long the workout took, in seconds.
  func duration(from start: LocalTime) -> Int? { shared { durationOrEnd(start) } }

  private func durationOrEnd(_ start: LocalTime) -> Int? {
    if let seconds = seconds(.workoutDuration) { return seconds }
    guard let text = text(.end) else { return nil }
    guard let end = DateReading(text, style.dates)?.localTime(hour: nil) else {
      leaveOut(.end, text)
      return nil
    }
    let seconds = end.seconds(since: start)
    if (0...SetLimits.durationSeconds).contains(seconds) { return seconds }
    leaveOut(.endBeforeStart, end.description)
    return nil
  }

  func seconds(_ column: ImportColumn) -> Int? {
    text(column).flatMap { seconds(in: $0, bare: header.unit(of: column).flatMap(ImportUnit.time) ?? 1) }
  }

  /// - Parameter unit: the seconds of one, where the text is a bare number.
  func seconds(in text: String, bare unit: Int = 1) -> Int? {
    guard let seconds = DurationReading.seconds(text, bare: unit), seconds <= SetLimits.durationSeconds else {
      leaveOut(.duration, text)
      return nil
    }
    return seconds
  }

  // MARK: - Values of a set

  /// What was lifted; nil for the lifter's own body. Where the file has it in two units, the one with fewer digits behind
  /// the point is what was entered: the other was made from it.
  ///
  /// - Parameter unit: for what names none.
  func load(unit: WeightUnit?) -> ImportedLoad? {
    let there = header.places(of: .weight).compactMap { place in
      text(at: place.index).flatMap { weight($0, place.unit) }
    }
    guard let entered = there.min(by: { $0.weight.scale < $1.weight.scale }), entered.weight != 0 else {
      return nil
    }
    guard let named = entered.unit ?? text(.weightUnit) else {
      if unit == nil, !header.lacksUnit { leaveOut(.unit) }
      return unit == nil && !header.lacksUnit ? nil : plausible(entered.weight, unit)
    }
    guard let known = ImportUnit.weight(named) else {
      leaveOut(.unit, named)
      return nil
    }
    return plausible(entered.weight, known)
  }

  /// Of a column whose unit is known.
  func load(at index: Int, unit: WeightUnit) -> ImportedLoad? {
    guard let text = text(at: index), let entered = weight(text, nil), entered.weight != 0 else { return nil }
    return plausible(entered.weight, unit)
  }

  private func weight(_ text: String, _ unit: String?) -> (weight: Decimal, unit: String?)? {
    if let number = decimal(text) { return (number, unit) }
    // `82.5 kg` in one cell.
    if let end = text.lastIndex(where: { $0.isASCII && $0.isNumber }) {
      let name = text[text.index(after: end)...].drop { $0.isWhitespace }
      if ImportUnit.weight(String(name)) != nil, let number = decimal(String(text[...end])) {
        return (number, String(name))
      }
    }
    leaveOut(.weight, text)
    return nil
  }

  private func plausible(_ weight: Decimal, _ unit: WeightUnit?) -> ImportedLoad? {
    let assists = weight < 0
    let lifted = assists ? Decimal(coefficient: -weight.coefficient, scale: weight.scale) : weight
    let bound = Weight(thousandths: SetLimits.pounds * 1_000, of: .lb)
    guard let lifted, let bound, let value = Weight(lifted, unit ?? .lb), value <= bound else {
      leaveOut(.weight, weight.description)
      return nil
    }
    if assists { leaveOut(.assistance, weight.description) }
    return ImportedLoad(weight: lifted, unit: unit, assists: assists)
  }

  /// - Parameter unit: for what names none.
  func meters(unit: String) -> Decimal? {
    guard let distance = number(.distance, or: .distance), distance > 0 else { return nil }
    let named = header.unit(of: .distance) ?? text(.distanceUnit) ?? unit
    guard let tenthsOfMillimeters = ImportUnit.length(named) else {
      leaveOut(.unit, named)
      return nil
    }
    let (product, overflow) = distance.coefficient.multipliedReportingOverflow(by: tenthsOfMillimeters)
    guard distance <= SetLimits.meters, !overflow,
      let meters = Decimal(coefficient: product, scale: distance.scale + 4)?.rounded(to: 3),
      meters <= SetLimits.meters
    else {
      leaveOut(.distance, distance.description)
      return nil
    }
    return meters
  }

  func reps() -> Int? { header[.reps].flatMap(reps(at:)) }

  func reps(at index: Int) -> Int? {
    guard let reps = count(at: index, or: .reps) else { return nil }
    guard reps <= SetLimits.reps else {
      leaveOut(.reps, String(reps))
      return nil
    }
    return reps
  }

  /// In halves from 1 to 10; 0 means none.
  func rpe() -> Decimal? {
    guard let text = text(.rpe) else { return nil }
    guard let rpe = decimal(text), rpe == 0 || (1...10).contains(rpe) else {
      leaveOut(.rpe, text)
      return nil
    }
    guard rpe > 0 else { return nil }
    let doubled = Decimal(coefficient: rpe.coefficient * 2, scale: rpe.scale)?.rounded(to: 0).integer ?? 0
    return Decimal(coefficient: doubled * 5, scale: 1)
  }

  // MARK: - Form

  /// Whether each cell that is no word can be what its column says.
  var fits: Bool {
    let isDate = text(.date).map { DateReading($0, style.dates) != nil } ?? false
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

/// A weight as a file has it.
struct ImportedLoad: Equatable {
  let weight: Decimal
  /// Nil where the file does not say it, and nobody else did.
  let unit: WeightUnit?
  /// It takes weight off the lifter: apps write assistance as a negative weight.
  let assists: Bool
}

/// How a file writes its numbers and its dates.
struct FileStyle: Sendable {
  var hasDecimalCommas = false
  var dates = DateOrder.yearFirst
}
