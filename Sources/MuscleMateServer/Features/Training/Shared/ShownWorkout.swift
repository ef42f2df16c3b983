internal import APISchema
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

extension Workout {
  /// A workout as the database rendered it, to be written again.
  init(shown document: Document) throws {
    var faults = Faults()
    let decoded = Workout.decode(try JSON.parse(Array(document.text.utf8)), Rules(), into: &faults)
    guard let decoded else { throw Problem.invalid(faults.list) }
    self = decoded
  }
}
