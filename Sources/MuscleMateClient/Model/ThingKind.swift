public import APISchema
public import MuscleMateAPI
public import Primitives

/// The kinds of things that an app makes under ids of its own and writes whole.
public enum ThingKind: String, CaseIterable, Sendable {
  case workout, draft, template
  case plannedWorkout = "planned_workout"
  case goal, measurement

  /// The path above a thing's own.
  var folder: String {
    switch self {
    case .workout: "/v1/lifters/me/workouts"
    case .draft: "/v1/drafts"
    case .template: "/v1/templates"
    case .plannedWorkout: "/v1/planned-workouts"
    case .goal: "/v1/goals"
    case .measurement: "/v1/lifters/me/measurements"
    }
  }

  /// What a device keeps of it beside what a request may say: the clock of a draft is turned by presses.
  private var kept: Set<String> {
    self == .draft ? ["started_at", "running_since", "active_milliseconds"] : []
  }

  /// The body of a request that writes this thing.
  func sent(_ value: JSON) -> JSON { kept.isEmpty ? value : value.without(kept) }

  /// Throws the faults that the API would find in it at this moment by its clock. A member or a word of a newer server is no fault.
  func check(_ value: JSON, at moment: Timestamp) throws(ClientError) {
    let faults = type.faults(sent(value), at: moment)
    if !faults.isEmpty { throw .invalid(faults) }
  }

  /// The value, with the members of the server's copy that this version does not know.
  func keepingUnknown(of theirs: JSON, in value: JSON) -> JSON { type.merged(value, into: theirs) }

  private var type: any Thing.Type {
    switch self {
    case .workout: Workout.self
    case .draft: Draft.self
    case .template: Template.self
    case .plannedWorkout: PlannedWorkout.self
    case .goal: Goal.self
    case .measurement: MuscleMateAPI.Measurement.self
    }
  }

  static func faults<Body: Message>(
    of _: Body.Type, _ value: JSON, at moment: Timestamp? = nil
  ) -> [Fault] {
    var (faults, asCopy) = (Faults(reading: .request, at: moment), Faults(reading: .copy))
    _ = Body.decode(value, Rules(), into: &faults)
    guard !faults.isEmpty else { return [] }
    _ = Body.decode(value, Rules(), into: &asCopy)
    let unknown = Set(asCopy.passedOver)
    return faults.list.filter { !unknown.contains($0.pointer) }
  }
}

/// A message that is a thing of one kind.
public protocol Thing: Message {
  static var thingKind: ThingKind { get }
  /// All zeros: a new thing.
  var id: UUID { get set }
}

extension Thing {
  fileprivate static func faults(_ value: JSON, at moment: Timestamp) -> [Fault] {
    ThingKind.faults(of: Self.self, value, at: moment)
  }

  fileprivate static func merged(_ value: JSON, into theirs: JSON) -> JSON {
    read(value)?.merging(into: theirs) ?? value
  }
}

extension Workout: Thing { public static var thingKind: ThingKind { .workout } }
extension Draft: Thing { public static var thingKind: ThingKind { .draft } }
extension Template: Thing { public static var thingKind: ThingKind { .template } }
extension PlannedWorkout: Thing { public static var thingKind: ThingKind { .plannedWorkout } }
extension Goal: Thing { public static var thingKind: ThingKind { .goal } }
extension MuscleMateAPI.Measurement: Thing { public static var thingKind: ThingKind { .measurement } }

extension Operation {
  /// Writes or deletes a whole thing. It goes with the version of `row`, where the server has it.
  static func document(
    _ kind: ThingKind, _ id: UUID, _ method: HTTPMethod, _ body: JSON? = nil, over row: Row?,
    at now: Timestamp
  ) -> Operation {
    Operation(
      operation: .v7(at: now), kind: kind.rawValue, id: id, method: method, path: "\(kind.folder)/\(id)",
      body: body,
      baseVersion: row?.known)
  }

  /// Does something with a draft. `path` begins behind its own.
  static func ofDraft(
    _ id: UUID, _ method: HTTPMethod, _ path: String, _ body: JSON? = nil, over row: Row?, at now: Timestamp
  ) -> Operation {
    Operation(
      operation: .v7(at: now), kind: "draft", id: id, method: method,
      path: "\(ThingKind.draft.folder)/\(id)\(path)",
      body: body, baseVersion: row?.known)
  }
}

extension Row {
  /// The version of the server's copy. Nil: there is none.
  var known: Int64? { theirs == nil || version == 0 ? nil : version }
}
