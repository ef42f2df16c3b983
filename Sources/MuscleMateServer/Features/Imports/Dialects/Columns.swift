internal import Primitives

/// What the columns of the apps' files are called, in lower case. One name stands for one meaning, whichever app
/// wrote it.
enum ImportColumn: String, CaseIterable, Sendable {
  case date, reps, rpe, seconds, notes, distance, category, exercise, time, comment, kind, weight, duration
  case workoutName = "workout name"
  case workoutNotes = "workout notes"
  case workoutDuration = "workout duration"
  case durationInSeconds = "duration (sec)"
  case exerciseName = "exercise name"
  case setOrder = "set order"
  case weightUnit = "weight unit"
  case distanceUnit = "distance unit"
  case distanceInMeters = "distance (meters)"
  case weightInKilograms = "weight (kg)"
  case weightInPounds = "weight (lb)"
  case weightInPoundsOfFitNotes = "weight (lbs)"
  case title, description
  case startTime = "start_time"
  case endTime = "end_time"
  case exerciseTitle = "exercise_title"
  case supersetID = "superset_id"
  case exerciseNotes = "exercise_notes"
  case setIndex = "set_index"
  case setType = "set_type"
  case weightKg = "weight_kg"
  case weightLbs = "weight_lbs"
  case distanceKm = "distance_km"
  case distanceMiles = "distance_miles"
  case durationSeconds = "duration_seconds"
}

/// Where each column of this file is.
struct ImportHeader: Sendable {
  private let places: [ImportColumn: Int]
  let count: Int

  /// Nil where a column stands twice, since either could be meant.
  init?(_ record: CSVRecord) {
    var places: [ImportColumn: Int] = [:]
    for index in 0..<record.count {
      guard let name = record.text(index)?.lowercased(), let column = ImportColumn(rawValue: name) else {
        continue
      }
      guard places.updateValue(index, forKey: column) == nil else { return nil }
    }
    self.places = places
    count = record.count
  }

  subscript(_ column: ImportColumn) -> Int? { places[column] }

  func has(_ columns: ImportColumn...) -> Bool { columns.allSatisfy { places[$0] != nil } }
}

/// A record under its header.
struct ImportRow {
  let header: ImportHeader
  let record: CSVRecord
  let hasDecimalCommas: Bool

  var line: Int { record.line }

  /// Nil where there is no such column or nothing in it.
  func text(_ column: ImportColumn) throws(RowFault) -> String? {
    guard let index = header[column] else { return nil }
    guard let text = record.text(index) else { throw RowFault(.encoding, column.rawValue) }
    return text.isEmpty ? nil : SpreadsheetCell.read(text)
  }

  /// Rounded to three decimals, which takes away the noise of binary fractions (74.99999999999999).
  func number(_ column: ImportColumn, or code: ImportProblem.Code = .number) throws(RowFault) -> Decimal? {
    guard let text = try text(column) else { return nil }
    guard let number = Self.decimal(text, hasDecimalCommas: hasDecimalCommas) else {
      throw RowFault(code, text)
    }
    guard number >= 0 else { throw RowFault(.negative, text) }
    return number
  }

  static func decimal(_ text: String, hasDecimalCommas: Bool) -> Decimal? {
    var digits = text
    if hasDecimalCommas, !digits.contains("."), let comma = digits.firstIndex(of: ",") {
      digits.replaceSubrange(comma...comma, with: ".")
    }
    if let number = Decimal(digits) { return number.rounded(to: 3) }
    // Too long to be held exactly: what lies beyond twelve decimals cannot change the third.
    guard let point = digits.firstIndex(of: "."), digits.utf8.count <= 64, !digits.contains("e"),
      !digits.contains("E"), digits[point...].dropFirst().allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Decimal(digits[...point] + digits[point...].dropFirst().prefix(12))?.rounded(to: 3)
  }

  /// A whole number, also written `5.0`.
  func count(_ column: ImportColumn, or code: ImportProblem.Code = .number) throws(RowFault) -> Int? {
    guard let number = try number(column, or: code) else { return nil }
    guard let integer = number.integer else { throw RowFault(code, number.description) }
    return Int(integer)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
