internal import APISchema
public import MuscleMateAPI
public import Primitives

/// The things of one kind: workouts, templates, goals. Each write returns once it is on the disk, and the queries show it at once.
public struct Shelf<Value: Thing>: Sendable {
  let mate: MuscleMate
  private var kind: ThingKind { Value.thingKind }

  /// Makes a thing, or writes the whole of one that is there. Returns its id.
  @discardableResult
  public func save(_ value: Value) async throws(ClientError) -> UUID {
    let id = value.id == .unset ? .v7(at: mate.configuration.now()) : value.id
    _ = try await mate.signedIn().database.put(kind, id, Value.shape.read(of: value.encoded()))
    return id
  }

  /// Changes what is there. Members of a newer server, which this version does not know, stay.
  public func edit(_ id: UUID, _ change: @Sendable (inout Value) -> Void) async throws(ClientError) {
    _ = try await mate.signedIn().database.edit(kind, id) { (shown) throws(ClientError) in
      guard var value = Value.read(shown) else { throw .unreadable("\(kind.rawValue) \(id)") }
      change(&value)
      return value.merging(into: shown)
    }
  }

  public func delete(_ id: UUID) async throws(ClientError) {
    try await mate.signedIn().database.delete(kind, id)
  }

  /// Brings back what this device deleted.
  public func undoDelete(_ id: UUID) async throws(ClientError) {
    _ = try await mate.signedIn().database.undoDelete(kind, id)
  }

  /// The newest first, so many. The next ones come with the id of the last of these as `last`.
  public func all(limit: Int = 100, after last: UUID? = nil) -> Query<[Value]> {
    .list(mate, kind.rawValue, limit: limit, after: last)
  }

  public func one(_ id: UUID) -> Query<Value?> { .one(mate, kind.rawValue, id) }
}

extension MuscleMate {
  /// Finished workouts.
  public nonisolated var log: Shelf<Workout> { Shelf(mate: self) }
  public nonisolated var templates: Shelf<Template> { Shelf(mate: self) }
  public nonisolated var plan: Shelf<PlannedWorkout> { Shelf(mate: self) }
  public nonisolated var goals: Shelf<Goal> { Shelf(mate: self) }
  public nonisolated var measurements: Shelf<MuscleMateAPI.Measurement> { Shelf(mate: self) }
  public nonisolated var live: LiveWorkout { LiveWorkout(mate: self) }
  public nonisolated var profile: ProfileStore { ProfileStore(mate: self) }
}
