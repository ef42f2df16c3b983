internal import Localization
internal import Primitives
internal import Strength

/// One workout in a file. Its time has no zone, and only seldom an offset: no file of this kind names a zone.
struct ImportedWorkout: Sendable, Equatable {
  /// Of our own tables: the workout's id.
  var id: UUID?
  var start: LocalTime
  var name: String
  var durationSeconds: Int?
  var notes: String?
  var exercises: [ImportedExercise] = []

  var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }
}

struct ImportedExercise: Sendable, Equatable {
  var name: String
  var notes: String?
  var superset: Int?
  var sets: [ImportedSet] = []
}

struct ImportedSet: Sendable, Equatable {
  /// The values are those of `app.sets.kind`.
  enum Kind: String, Sendable {
    case working, drop, failure, amrap
    case warmUp = "warm_up"
  }

  var kind = Kind.working
  var reps: Int?
  var weight: Decimal?
  /// There where `weight` is.
  var unit: WeightUnit?
  /// The weight takes weight off the lifter, if the exercise is an assisted one; else it is no weight.
  var assists = false
  var distanceMeters: Decimal?
  var durationSeconds: Int?
  var restSeconds: Int?
  var rpe: Decimal?
  var notes: String?
  /// The line of the file, counted from 1, on which its row starts.
  var line: Int
}

extension ImportedSet {
  /// Nothing is kept where nothing was measured: apps write 0 for a weight or a time that a set does not have. A set of 0
  /// reps is a failed try and stays. A weight alone, as of a sled, was moved once.
  init(
    _ row: ImportRow, kind: Kind = .working, reps: Int?, load: ImportedLoad?, seconds: Int? = nil,
    meters: Decimal? = nil, rpe: Decimal? = nil, notes: String? = nil
  ) throws(RowFault) {
    line = row.line
    self.kind = kind
    self.notes = notes
    self.rpe = rpe
    durationSeconds = seconds == 0 ? nil : seconds
    distanceMeters = meters
    (weight, unit, assists) = (load?.weight, load?.unit, load?.assists ?? false)
    let isMeasuredOtherwise = durationSeconds != nil || distanceMeters != nil
    self.reps = reps == 0 && isMeasuredOtherwise ? nil : reps
    guard self.reps == nil, !isMeasuredOtherwise else { return }
    guard let weight else { throw RowFault(.emptySet) }
    row.leaveOut(.weightAlone, weight.description)
    self.reps = 1
  }
}

extension ImportedSet {
  /// The set of a row that has one.
  ///
  /// - Parameters:
  ///   - unit: of a weight for which the file names none.
  ///   - length: the unit of a distance for which the file names none. Nil: an account in pounds counts miles, others
  ///     kilometers.
  init(of row: ImportRow, _ kind: Kind, unit: WeightUnit?, length: String? = nil) throws(RowFault) {
    try self.init(
      row, kind: kind, reps: row.reps(), load: row.load(unit: unit), seconds: row.seconds(.duration),
      meters: row.meters(unit: length ?? (unit == .lb ? "mi" : "km")), rpe: row.rpe(), notes: row.text(.notes)
    )
  }
}

/// A date and a time of day as a clock on the wall showed them.
struct LocalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  let date: CivilDate
  let secondOfDay: Int
  /// Of the clock from UTC in seconds, where the file says it.
  let offset: Int?

  init(date: CivilDate, secondOfDay: Int, offset: Int? = nil) {
    (self.date, self.secondOfDay, self.offset) = (date, secondOfDay, offset)
  }

  init?(date: CivilDate, hour: Int, minute: Int, second: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.init(date: date, secondOfDay: hour * 3_600 + minute * 60 + second)
  }

  /// `yyyy-MM-dd HH:mm[:ss]`, with a space or a `T` between.
  init?(_ text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == " " || $0 == "T" }
    guard parts.count == 2, let date = CivilDate(parts[0]) else { return nil }
    let time = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard time.count == 2 || time.count == 3, let hour = time[0], let minute = time[1],
      let second = time.count == 3 ? time[2] : 0
    else { return nil }
    self.init(date: date, hour: hour, minute: minute, second: second)
  }

  /// As PostgreSQL reads a `timestamp`, with an offset a `timestamptz`.
  var description: String {
    let (hour, minute, second) = (secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60)
    let clock = "\(date) \(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second))"
    guard let offset else { return clock }
    let minutes = abs(offset) / 60
    return "\(clock)\(offset < 0 ? "-" : "+")\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }

  /// Seconds from another time of the same clock; summer time is not known here.
  func seconds(since other: LocalTime) -> Int {
    Int(date.unixDay - other.date.unixDay) * 86_400 + secondOfDay - other.secondOfDay
  }
}

private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }
