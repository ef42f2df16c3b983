internal import APISchema
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A draft as it is read to be finished.
struct FinishingDraft: Row {
  let version: Int64
  /// Everything of the workout but the exercises.
  let head: Document
  let content: Document

  static var columns: [PostgresType] { Int64.columns + Document.columns + Document.columns }

  init(_ row: inout RowReader) throws(ColumnFault) {
    version = try row.next()
    head = try Document(&row)
    content = try Document(&row)
  }
}

/// The workout that a draft becomes: without the sets that were not done, and without the exercises of which none was. An
/// exercise that has a note and no set, done or not, stays. What is missing or wrong is named by its place in the draft.
struct FinishedDraft {
  private let json: JSON
  /// For each exercise that is left, its place in the draft and those of its sets.
  private let places: [(exercise: Int, sets: [Int])]
  /// Sets that were done at a percentage of an unknown maximum, and for which nobody has entered a weight since.
  private let open: [Fault]

  init(_ draft: FinishingDraft, _ finish: DraftFinish, at now: Timestamp) throws {
    var exercises: [JSON] = []
    var places: [(exercise: Int, sets: [Int])] = []
    var open: [Fault] = []
    for (index, exercise) in (try JSON.parse(Array(draft.content.text.utf8)).elements ?? []).enumerated() {
      let all = exercise["sets"]?.elements ?? []
      let done = all.enumerated().filter { $0.element["done"]?.boolean != false }
      let isNote = all.isEmpty && !(exercise["notes"]?.text ?? "").trimmed.isEmpty
      guard !done.isEmpty || isNote else { continue }
      let sets = done.map { $0.element.without(["done", "target"]) }
      exercises.append(exercise.without(["sets"]).adding("sets", .array(sets)))
      places.append((index, done.map(\.offset)))
      open += done.filter { $0.element["target"]?["percentage"] != nil && $0.element["weight"] == nil }
        .map { Fault(pointer: "/exercises/\(index)/sets/\($0.offset)/weight", code: .missing) }
    }
    let head = try JSON.parse(Array(draft.head.text.utf8))
    json = head.without(Set(finish.members.map(\.name)))
      .adding("exercises", .array(exercises))
      .adding(finish.members(of: head, at: now))
    self.places = places
    self.open = open
  }

  /// - Throws: every fault at once.
  func workout() throws -> Workout {
    var faults = Faults()
    let workout = Workout.decode(json, Rules(), into: &faults)
    if let workout, faults.isEmpty, open.isEmpty { return workout }
    throw Problem.invalid(
      faults.list.map { fault in
        Fault(pointer: inDraft(fault.pointer), code: fault.code, arguments: fault.arguments)
      } + open)
  }

  /// The place in the draft of what the pointer names in the workout.
  func inDraft(_ pointer: String) -> String {
    var steps = pointer.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard steps.count > 2, steps[1] == "exercises", let entry = Int(steps[2]), places.indices.contains(entry)
    else { return pointer }
    steps[2] = "\(places[entry].exercise)"
    if steps.count > 4, steps[3] == "sets", let set = Int(steps[4]), places[entry].sets.indices.contains(set)
    {
      steps[4] = "\(places[entry].sets[set])"
    }
    return steps.joined(separator: "/")
  }
}

extension JSON {
  /// This object without some members.
  fileprivate func without(_ names: Set<String>) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }

  fileprivate func adding(_ name: String, _ value: JSON) -> JSON { adding([Member(name, value)]) }

  fileprivate func adding(_ more: [Member]) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }
}

extension DraftFinish {
  /// The members that have a value here.
  fileprivate var members: [JSON.Member] {
    guard case .object(let members) = encoded() else { return [] }
    return members.filter { $0.value != .null }
  }

  /// A draft that says no time was done now.
  fileprivate func members(of head: JSON, at now: Timestamp) -> [JSON.Member] {
    guard performedAt == nil, head["performed_at"] == nil else { return members }
    return members + [JSON.Member("performed_at", now.encoded())]
  }
}
