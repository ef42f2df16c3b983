internal import Localization
internal import Primitives

/// The names of columns in the apps' files, in lower case. One name has one meaning, whichever app
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
  case dateOfStrongLifts = "date (yyyy/mm/dd)"
  case startTimeOfStrongLifts = "start time (h:mm)"
  case durationInHours = "duration (hours)"
  case setsTimesReps = "sets×reps"
  case setsTimesTime = "sets×time"
  case firstSetReps = "set 1 (reps)"

  /// The columns that distinguish the workouts of a file.
  static let ofWorkout: [ImportColumn] = [
    .date, .dateOfStrongLifts, .startTime, .startTimeOfStrongLifts, .workoutName, .title,
  ]
}

/// The position of each column of this file.
struct ImportHeader: Sendable {
  private let places: [ImportColumn: Int]
  /// In lower case, in order.
  let names: [String]
  let fingerprint: Int
  let placesOfWorkout: [Int]

  var count: Int { names.count }

  /// Nil where a column occurs twice, since either could be meant.
  init?(_ record: CSVRecord) {
    var places: [ImportColumn: Int] = [:]
    names = (0..<record.count).map { record.text($0)?.lowercased() ?? "" }
    for (index, name) in names.enumerated() {
      guard let column = ImportColumn(rawValue: name) else { continue }
      guard places.updateValue(index, forKey: column) == nil else { return nil }
    }
    self.places = places
    fingerprint = record.fingerprint
    placesOfWorkout = ImportColumn.ofWorkout.compactMap { places[$0] }
  }

  subscript(_ column: ImportColumn) -> Int? { places[column] }
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
    return try text(at: index)
  }

  func text(at index: Int) throws(RowFault) -> String? {
    guard let text = record.text(index) else {
      throw RowFault(record.holdsNUL(index) ? .nul : .encoding, header.names[index])
    }
    return text.isEmpty ? nil : SpreadsheetCell.read(text)
  }

  /// Rounded to three decimals, which takes away the noise of binary fractions (74.99999999999999).
  func number(_ column: ImportColumn, or code: ImportProblemCode = .number) throws(RowFault) -> Decimal? {
    guard let index = header[column] else { return nil }
    return try number(at: index, or: code)
  }

  func number(at index: Int, or code: ImportProblemCode) throws(RowFault) -> Decimal? {
    guard let text = try text(at: index) else { return nil }
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
    // Too long to be held exactly: digits beyond the twelfth decimal cannot change the third.
    guard let point = digits.firstIndex(of: "."), digits.utf8.count <= 64, !digits.contains("e"),
      !digits.contains("E"), digits[point...].dropFirst().allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Decimal(digits[...point] + digits[point...].dropFirst().prefix(12))?.rounded(to: 3)
  }

  /// A whole number, also written `5.0`.
  func count(_ column: ImportColumn, or code: ImportProblemCode = .number) throws(RowFault) -> Int? {
    guard let index = header[column] else { return nil }
    return try count(at: index, or: code)
  }

  func count(at index: Int, or code: ImportProblemCode) throws(RowFault) -> Int? {
    guard let number = try number(at: index, or: code) else { return nil }
    guard let integer = number.integer else { throw RowFault(code, number.description) }
    return Int(integer)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
