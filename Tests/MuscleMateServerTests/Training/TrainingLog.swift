internal import Postgres
internal import Primitives
internal import TestKit

/// One lifter's log, edited in SQL as the superuser: what triggers keep must hold whoever writes.
struct TrainingLog {
  let database: TestDatabase
  static let lifter = "00000000-0000-7000-8000-000000000001"
  static let exercises = ["Squat", "Bench Press", "Row"]

  init(in database: TestDatabase) throws {
    self.database = database
    try run(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
      values (1, '\(Self.lifter)', 'lifter@example.com', 'lifter', '{lifter}', 'en', 'Europe/Berlin', 'kg')
      """)
    for (index, name) in Self.exercises.enumerated() {
      try run(
        """
        insert into app.exercises (tenant_id, lifter_id, id, name)
        values (1, '\(Self.lifter)', '\(Self.id(100 + index))', '\(name)')
        """)
    }
  }

  func run(_ script: String) throws { try database.administer(script) }
  func rows(_ sql: String) throws -> [[String?]] { try database.rows(sql) }

  static func id(_ number: Int) -> String {
    "00000000-0000-7000-8000-" + String(repeating: "0", count: 12 - String(number).count) + String(number)
  }

  /// - Parameter sets: each as SQL, `kind, reps, weight, unit`, and where more columns are given those as well; of the
  ///   exercise "Row" unless given otherwise.
  func workout(
    _ number: Int, on moment: String, in zone: String = "Europe/Berlin", exercise: Int = 2, sets: [String],
    columns: String = "kind, reps, weight, unit"
  ) throws {
    let workout = "1, '\(Self.lifter)', '\(Self.id(number))'"
    let lines = sets.enumerated().map { "(\(workout), 0, \($0.offset), \($0.element))" }
    // It may have been deleted before (app.refuse_deleted).
    try run(
      """
      select set_config('app.request_if_none_match', '*', true);
      insert into app.workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
      values (\(workout), 'Workout', '\(moment)', '\(zone)', 1, \(sets.count))
      on conflict do nothing;
      insert into app.workout_exercises (tenant_id, lifter_id, workout_id, position, exercise_id)
      values (\(workout), 0, '\(Self.id(100 + exercise))')
      on conflict do nothing;
      insert into app.sets (
        tenant_id, lifter_id, workout_id, exercise_position, position, \(columns))
      values \(lines.joined(separator: ", "))
      on conflict do nothing;
      """)
  }

  func apply(_ edit: Edit) throws {
    let some = "abs(hashtext(id::text || '\(edit.seed)')) % 100 < 30"
    let someSets = some.replacing("id::text", with: "workout_id::text || position")
    switch edit.kind {
    case .log:
      try workout(
        edit.workout, on: "2026-03-\(20 + edit.day % 10) 22:30+00", in: edit.zone, exercise: edit.exercise,
        sets: edit.sets, columns: Edit.columns)
    case .deleteSets: try run("delete from app.sets where \(someSets)")
    case .changeSets:
      try run(
        "update app.sets set reps = \(edit.day + 1), weight = weight + 2.5, unit = case when weight is not null then 'lb' end where \(someSets)"
      )
    case .warmUps: try run("update app.sets set kind = 'warm_up' where \(someSets)")
    case .move:
      try run("update app.workouts set performed_at = performed_at + interval '1 day' where \(some)")
    case .changeZone: try run("update app.workouts set time_zone = '\(edit.zone)' where \(some)")
    case .swapExercise:
      try run(
        """
        update app.workout_exercises set exercise_id = '\(Self.id(100 + edit.exercise))'
         where \(some.replacing("id::text", with: "workout_id::text"))
        """)
    case .mergeExercise:
      try run(
        """
        update app.workout_exercises set exercise_id = '\(Self.id(100 + edit.exercise))'
         where exercise_id = '\(Self.id(100 + (edit.exercise + 1) % 3))'
        """)
    case .deleteExercises:
      try run(
        "delete from app.workout_exercises where \(some.replacing("id::text", with: "workout_id::text"))")
    case .deleteWorkouts: try run("delete from app.workouts where \(some)")
    case .changeMeasure:
      try run(
        """
        update app.exercises set measure = '\(Edit.measures[edit.day % 4])', traits_source = 'corrected'
         where id = '\(Self.id(100 + edit.exercise))'
        """)
    }
  }
}

/// One random edit of the log.
struct Edit: CustomStringConvertible {
  enum Kind: CaseIterable {
    case log, deleteSets, changeSets, warmUps, move, changeZone, swapExercise, mergeExercise, deleteExercises
    case deleteWorkouts, changeMeasure
  }

  let kind: Kind
  let seed: UInt64
  let workout: Int
  let day: Int
  let exercise: Int
  let zone: String
  let sets: [String]

  static func random(using random: inout SplitMix64) -> Edit {
    // Half of all edits log something, so that there is always something to edit.
    let kind = Bool.random(using: &random) ? .log : Kind.allCases.randomElement(using: &random) ?? .log
    let sets = (0..<Int.random(in: 1...6, using: &random)).map { _ in set(using: &random) }
    return Edit(
      kind: kind, seed: random.next(), workout: .random(in: 1...12, using: &random),
      day: .random(in: 0...15, using: &random), exercise: .random(in: 0...2, using: &random),
      zone: ["Europe/Berlin", "America/New_York", "Asia/Tokyo"].randomElement(using: &random) ?? "UTC",
      sets: sets)
  }

  static let measures = ["weight_reps", "assisted_reps", "bodyweight_reps", "reps_only"]
  static let columns = "kind, reps, weight, unit, rpe, duration_seconds, distance_meters"

  /// As likely with a weight as without, and now and then timed or measured.
  private static func set(using random: inout SplitMix64) -> String {
    let kind = ["warm_up", "working", "drop", "failure", "amrap"].randomElement(using: &random) ?? "working"
    let unit = Bool.random(using: &random) ? "kg" : "lb"
    let reps = Int.random(in: 0...30, using: &random)
    let weight =
      Int.random(in: 0...3, using: &random) == 0
      ? "null, null" : "\(Int.random(in: 0...200, using: &random)).\(reps % 2 * 5), '\(unit)'"
    let rpe = Bool.random(using: &random) ? "null" : "\(Int.random(in: 12...20, using: &random)) / 2.0"
    let seconds = Int.random(in: 0...90, using: &random)
    return switch Int.random(in: 0...5, using: &random) {
    case 0: "'\(kind)', null, \(weight), \(rpe), \(seconds), null"
    case 1: "'\(kind)', null, null, null, \(rpe), \(seconds), \(seconds * 3).25"
    default: "'\(kind)', \(reps), \(weight), \(rpe), null, null"
    }
  }

  var description: String { "\(kind) \(seed) \(workout) \(day) \(exercise) \(zone) \(sets)" }
}
