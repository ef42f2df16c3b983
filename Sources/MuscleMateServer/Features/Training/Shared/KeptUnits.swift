internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// The units of a workout's weights, by the sets' ids.
struct KeptUnits: Row {
  let units: [UUID: WeightUnit]

  static var columns: [PostgresType] { [[UUID].postgresType, [String].postgresType] }

  init(_ row: inout RowReader) throws(ColumnFault) {
    let ids: [UUID] = try row.next()
    let words: [String] = try row.next()
    let pairs = zip(ids, words).compactMap { id, word in WeightUnit(rawValue: word).map { (id, $0) } }
    units = Dictionary(pairs) { first, _ in first }
  }

  static let find = Statement<KeptUnits, UUID>(
    "training.kept_units", for: .lifterOrCoach,
    """
    select coalesce(array_agg(app.part_id(done)), '{}'), coalesce(array_agg(done.unit), '{}')
      from app.sets as done
     where done.tenant_id = (select app.tenant_id())
       and done.lifter_id = (select app.account_id())
       and done.workout_id = $1
       and done.unit is not null
    """)
}

extension Call {
  /// A set that is there, and comes with its id and without a unit, is in the one that it has. Whoever sends units needs no
  /// further trip.
  func withKeptUnits(_ workout: Workout, of id: UUID) async throws -> Workout {
    guard workout.exercises.contains(where: { $0.sets.contains { $0.lacksUnit } }) else { return workout }
    let units = try await looking.run(KeptUnits.find(id)).units
    var workout = workout
    for entry in workout.exercises.indices {
      for line in workout.exercises[entry].sets.indices where workout.exercises[entry].sets[line].lacksUnit {
        workout.exercises[entry].sets[line].unit = workout.exercises[entry].sets[line].id.flatMap {
          units[$0]
        }
      }
    }
    return workout
  }
}

extension LoggedSet {
  fileprivate var lacksUnit: Bool { id != nil && weight != nil && unit == nil }
}
