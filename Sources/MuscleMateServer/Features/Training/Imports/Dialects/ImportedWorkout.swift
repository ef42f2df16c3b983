internal import Primitives
internal import Strength

/// One workout in another app's file. Its time has no zone: no file of this kind names one.
struct ImportedWorkout: Sendable, Equatable {
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
  var distanceMeters: Decimal?
  var durationSeconds: Int?
  var restSeconds: Int?
  var rpe: Decimal?
  var notes: String?
  /// The line of the file, counted from 1, on which its row starts.
  var line: Int
}

/// A date and a time of day as a clock on the wall showed them.
struct LocalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  let date: CivilDate
  let secondOfDay: Int

  init?(date: CivilDate, hour: Int, minute: Int, second: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.date = date
    secondOfDay = hour * 3_600 + minute * 60 + second
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

  /// As PostgreSQL reads a `timestamp`.
  var description: String {
    let (hour, minute, second) = (secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60)
    return "\(date) \(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second))"
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
