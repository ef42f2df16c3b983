internal import APISchema
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Which of some ids belong to other workouts of the lifter.
struct TakenIdentifiers: Row {
  let entries: Set<UUID>
  let sets: Set<UUID>

  static var columns: [PostgresType] { [[UUID].postgresType, [UUID].postgresType] }

  init(_ row: inout RowReader) throws(ColumnFault) {
    let entries: [UUID] = try row.next()
    let sets: [UUID] = try row.next()
    self.entries = Set(entries)
    self.sets = Set(sets)
  }

  static let find = Statement<TakenIdentifiers, [UUID], [UUID], [UUID]>(
    "training.taken_ids", for: .lifterOrCoach,
    """
    select array(
             select app.part_id(entry)
               from app.workout_exercises as entry
              where entry.tenant_id = (select app.tenant_id())
                and entry.lifter_id = (select app.account_id())
                and entry.workout_id <> all ($1)
                and app.part_id(entry) = any ($2)),
           array(
             select app.part_id(done)
               from app.sets as done
              where done.tenant_id = (select app.tenant_id())
                and done.lifter_id = (select app.account_id())
                and done.workout_id <> all ($1)
                and app.part_id(done) = any ($3))
    """)
}

extension Call {
  /// Runs what writes a workout. Each fault that the database finds in it is one at its place in the client's input; an id
  /// that belongs to another workout is one, too.
  func writing<Result>(
    _ batch: TrainingBatch, place: (String) -> String = { $0 }, _ write: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await Problem.placing(place, write)
    } catch DatabaseError.refused(let refusal) where refusal.state == .uniqueViolation {
      let faults = batch.faults(
        of: try await looking.run(
          TakenIdentifiers.find(
            batch.workouts.ids, batch.entries.ids.compactMap { $0 }, batch.sets.ids.compactMap { $0 })))
      guard !faults.isEmpty else { throw DatabaseError.refused(refusal) }
      throw Problem.invalid(faults.map { Fault(pointer: place($0), code: .taken) })
    }
  }
}

extension TrainingBatch {
  /// Pointers into the one workout of this batch.
  fileprivate func faults(of taken: TakenIdentifiers) -> [String] {
    let inEntries = entries.ids.indices.filter { entries.ids[$0].map(taken.entries.contains) == true }
    let inSets = sets.ids.indices.filter { sets.ids[$0].map(taken.sets.contains) == true }
    return inEntries.map { "/exercises/\(entries.positions[$0])/id" }
      + inSets.map { "/exercises/\(sets.exercisePositions[$0])/sets/\(sets.positions[$0])/id" }
  }
}
