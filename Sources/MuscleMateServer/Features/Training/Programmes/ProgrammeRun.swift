internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A programme as it runs: read by `ProgrammeStatements.run`.
struct ProgrammeRun: Sendable {
  let id: UUID
  /// The number of the definition in force.
  let number: Int
  /// Under way; zero before the first.
  let cycle: Int
  let version: Int64
  /// As it is called, and its 5/3/1 plan where it has one.
  private let name: String?
  private let plan: JSON?
  let today: CivilDate
  private let equipment: JSON
  private let definitions: [Int: ProgrammeDefinition]
  let history: [ProgrammeLiftState]
  /// The sessions of the requested cycle.
  let sessions: [Session]

  /// A planned workout of the programme, with what was done of it.
  struct Session: Sendable {
    let id: UUID
    let number: Int
    let week: Int
    let session: Int
    let plannedFor: CivilDate?
    let startsAt: Timestamp?
    let timeZone: String?
    let remindMinutes: Int?
    let sequence: Int
    let state: String
    let workoutID: UUID?
    /// Whether a draft of it is there: then someone trains by it just now.
    let isBegun: Bool
    let prescription: [PrescribedExercise]
    let done: [Done]

    var place: Place { Place(week: week, session: session) }
  }

  struct Place: Hashable, Sendable {
    let week: Int
    let session: Int
  }

  /// An exercise as it was logged.
  struct Done: Sendable {
    let exercise: UUID?
    let sets: [LoggedSet]
  }

  /// The stored value is not one that this program writes.
  struct Malformed: Error {
    let member: String
  }

  init(_ json: JSON, of id: UUID) throws {
    self.id = id
    number = try json.need("number", \.integer)
    cycle = try json.need("cycle", \.integer)
    version = Int64(try json.need("version", \.integer))
    name = json["name"]?.text
    plan = json["plan"]
    today = try json.need("today") { $0.text.flatMap { CivilDate($0) } }
    equipment = try json.need("equipment") { $0 }
    history = try json.need("lifts") { [ProgrammeLiftState].read($0) }
    sessions = try json.need("sessions", \.elements).map(Session.init)
    var definitions: [Int: ProgrammeDefinition] = [:]
    guard case .object(let members)? = json["definitions"] else { throw Malformed(member: "definitions") }
    for member in members {
      guard let number = Int(member.name), let definition = ProgrammeDefinition.read(member.value) else {
        throw Malformed(member: "definitions")
      }
      definitions[number] = definition
    }
    self.definitions = definitions
  }

  /// Whether a change to this would change nothing.
  func isAlready(_ content: ProgrammeContent, named newName: String) throws -> Bool {
    try name == newName && definition == content.definition
      && plan.flatMap(FiveThreeOnePlan.read) == content.plan
  }

  /// The programme's definition with this number.
  func definition(_ number: Int) throws -> ProgrammeDefinition {
    guard let definition = definitions[number] else { throw Malformed(member: "definitions/\(number)") }
    return definition
  }

  var definition: ProgrammeDefinition {
    get throws { try definition(number) }
  }

  /// The definition that a cycle follows, or followed last.
  func number(of cycle: Int) -> Int {
    history.lazy.filter { $0.cycle == cycle }.map(\.number).max() ?? number
  }

  /// The plates of the programme's unit; nil where the lifter named none.
  func plates(for unit: WeightUnit) -> PlateInventory? {
    equipment[unit.rawValue].flatMap(BarAndPlates.read)?.inventory(in: unit)
  }

  func planner(_ definition: ProgrammeDefinition) -> ProgrammePlanner {
    ProgrammePlanner(definition, plates: plates(for: definition.unit))
  }

  /// The state of the lifts in a cycle that has begun, in the order of its definition.
  func states(of cycle: Int) -> [ProgrammeLiftState] {
    let number = number(of: cycle)
    return history.filter { $0.cycle == cycle && $0.number == number }
  }

  /// A lift's base in the cycles before, the latest last.
  func past(of exercise: String, before cycle: Int, in unit: WeightUnit) -> [Amount] {
    let key = exercise.lowercased()
    let cycles = Set(history.map(\.cycle)).filter { $0 < cycle }.sorted().suffix(ProgrammeLift.remembered)
    return cycles.compactMap { earlier in
      states(of: earlier).first { $0.exercise.lowercased() == key }?.amount(in: unit)
    }
  }
}

extension ProgrammeLiftState {
  func amount(in unit: WeightUnit) -> Amount {
    let amount = Amount(weight)
    return unit == self.unit ? amount : Amount(amount.weight(in: self.unit), in: unit).roundedToThousandths
  }
}

extension ProgrammeRun.Session {
  fileprivate init(_ json: JSON) throws {
    func text(_ name: String) -> String? { json[name]?.text }
    id = try json.need("id") { $0.text.flatMap(UUID.init) }
    number = try json.need("number", \.integer)
    week = try json.need("week", \.integer)
    session = try json.need("session", \.integer)
    plannedFor = text("planned_for").flatMap { CivilDate($0) }
    startsAt = text("starts_at").flatMap(Timestamp.init)
    timeZone = text("time_zone")
    remindMinutes = json["remind_minutes"]?.integer
    sequence = try json.need("sequence", \.integer)
    state = try json.need("state", \.text)
    workoutID = text("workout_id").flatMap(UUID.init)
    isBegun = json["begun"] == .bool(true)
    prescription = try json.need("prescription") { [PrescribedExercise].read(explained: $0) }
    done = try json.need("done", \.elements).map { entry in
      ProgrammeRun.Done(
        exercise: entry["exercise_id"]?.text.flatMap(UUID.init),
        sets: (entry["sets"]?.elements ?? []).compactMap { LoggedSet.shape.read($0) })
    }
  }
}

// MARK: - Reading what the platform wrote itself

extension JSON {
  func need<Value>(_ name: String, _ read: (JSON) -> Value?) throws -> Value {
    guard let value = self[name].flatMap(read) else { throw ProgrammeRun.Malformed(member: name) }
    return value
  }
}

extension Shape {
  /// Nil where it is not of this shape.
  func read(_ json: JSON) -> Root? {
    var faults = Faults()
    return decode(json, into: &faults)
  }
}

extension FieldValue {
  static func read(_ json: JSON) -> Self? {
    var faults = Faults()
    return decode(json, Rules(), into: &faults)
  }
}

extension [PrescribedExercise] {
  /// With what clients can't send: lift, measure and the explanations.
  static func read(explained json: JSON) -> [PrescribedExercise]? {
    guard let elements = json.elements, var exercises = read(json) else { return nil }
    for (index, element) in elements.enumerated() {
      exercises[index].lift = element["lift"]?.text.flatMap(Lift.init(rawValue:))
      exercises[index].measure = element["measure"]?.text.flatMap(Measure.init(rawValue:))
      for (place, set) in (element["sets"]?.elements ?? []).enumerated() {
        exercises[index].sets[place].why = set["why"].flatMap(LoadExplanation.read)
      }
    }
    return exercises
  }
}
