internal import APISchema
public import MuscleMateAPI
public import Primitives

/// The workout under way. A phone and a watch may log into the same one.
public struct LiveWorkout: Sendable {
  let mate: MuscleMate

  /// Where the exercises and sets of a new workout come from.
  public enum Origin: Sendable {
    case empty(name: String?)
    /// A template, or a workout of the plan: each set is still to be done. They must be on this device.
    case template(UUID)
    case planned(UUID)
  }

  /// Begins a workout, whose clock runs from now on. Returns its id, which the finished workout keeps.
  public func begin(_ origin: Origin = .empty(name: nil)) async throws(ClientError) -> UUID {
    let engine = try await mate.signedIn()
    let id = UUID.v7(at: mate.configuration.now())
    let database = engine.database
    try await database.put(.draft, id, try await content(of: origin, database))
    try await database.press(.start, id, at: engine.serverTime)
    return id
  }

  private func content(of origin: Origin, _ database: Database) async throws(ClientError) -> JSON {
    let (kind, id, member): (String, UUID, String)
    switch origin {
    case .empty(let name): return name.map { ["name": .string($0), "exercises": []] } ?? ["exercises": []]
    case .template(let template): (kind, id, member) = ("template", template, "template_id")
    case .planned(let planned): (kind, id, member) = ("planned_workout", planned, "planned_workout_id")
    }
    let shown = try await stored { () async throws(StoreError) in try await database.row(kind, id) }?.shown
    guard let shown else { throw .missing }
    return shown.only(["name"]).setting(member, to: .string("\(id)"))
      .setting("exercises", to: .array(shown["exercises"].list.map(\.toBeDone)))
  }

  /// Nil: without a name.
  public func rename(_ draft: UUID, to name: String?) async throws(ClientError) {
    _ = try await mate.edit(.draft, draft, members: ["name": name.map(JSON.string) ?? .null])
  }

  /// The notes of the whole workout. Nil: none.
  public func note(_ notes: String?, in draft: UUID) async throws(ClientError) {
    _ = try await mate.edit(.draft, draft, members: ["notes": notes.map(JSON.string) ?? .null])
  }

  /// Adds an exercise by its name. Returns its id in this workout.
  public func add(exercise name: String, to draft: UUID) async throws(ClientError) -> UUID {
    let id = UUID.v7(at: mate.configuration.now())
    _ = try await mate.signedIn().database.put(exercise: id, in: draft) {
      $0.setting("name", to: .string(name))
    }
    return id
  }

  /// Moves an exercise behind another one. Nil: to the front.
  public func move(exercise id: UUID, in draft: UUID, after other: UUID?) async throws(ClientError) {
    _ = try await mate.signedIn().database.put(exercise: id, in: draft, after: other?.description ?? "") {
      $0
    }
  }

  /// Logs a set, or replaces the one of its id: what is nil in it, the set has no more. So change what `current` shows of it, its
  /// target for example stays then. A weight without a unit keeps the set's. Returns its id.
  @discardableResult
  public func log(_ set: DraftSet, of exercise: UUID, in draft: UUID) async throws(ClientError) -> UUID {
    let id = set.id ?? .v7(at: mate.configuration.now())
    _ = try await mate.signedIn().database.log(set: id, of: exercise, in: draft) { present in
      var whole = set
      whole.id = id
      if whole.weight != nil, whole.unit == nil { whole.unit = DraftSet.read(present)?.unit }
      return whole.merging(into: present)
    }
    return id
  }

  public func remove(set id: UUID, from draft: UUID) async throws(ClientError) {
    _ = try await mate.signedIn().database.remove(set: id, from: draft)
  }

  public func remove(exercise id: UUID, from draft: UUID) async throws(ClientError) {
    _ = try await mate.signedIn().database.remove(exercise: id, from: draft)
  }

  public func pause(_ draft: UUID) async throws(ClientError) { try await press(.pause, draft) }
  public func resume(_ draft: UUID) async throws(ClientError) { try await press(.resume, draft) }

  private func press(_ turn: ClockTurn, _ draft: UUID) async throws(ClientError) {
    let engine = try await mate.signedIn()
    try await engine.database.press(turn, draft, at: engine.serverTime)
  }

  /// The workout is over: it stands in the log with the sets that were done, under the same id.
  public func finish(_ draft: UUID) async throws(ClientError) {
    let engine = try await mate.signedIn()
    try await engine.database.finish(draft, at: engine.serverTime)
  }

  /// Throws the workout away.
  public func discard(_ draft: UUID) async throws(ClientError) {
    try await mate.signedIn().database.delete(.draft, draft)
  }

  /// Those under way on any device, the newest first. A clock that runs says since when (`running_since`).
  public var current: Query<[SyncedDraft]> { .list(mate, "draft", limit: 20) }
}

extension JSON {
  /// An exercise as it was prescribed, with ids of its own: each set is still to be done, with what it is meant to be as its target.
  fileprivate var toBeDone: JSON {
    let sets = self["sets"].list.map { prescribed -> JSON in
      let target = prescribed.without(["id", "why"])
      let names = ["kind", "reps", "weight", "unit", "rest_seconds", "duration_seconds", "distance_meters"]
      let figures = target["weight"] == nil ? names.filter { $0 != "unit" } : names
      return target.only(figures).setting("done", to: false).setting("target", to: target)
    }
    return without(["id", "lift", "measure", "sets"]).setting("sets", to: .array(sets))
  }
}
