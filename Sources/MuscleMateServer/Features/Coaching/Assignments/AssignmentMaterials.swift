internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// The data that an assignment's numbers are computed from, from `app.assignment_materials`.
struct AssignmentMaterials: Sendable {
  let name: String
  /// The template's version or the programme's number.
  let version: Int
  let content: Content
  /// The present assignment, if there is one.
  let present: Present?
  /// The coach's day.
  let today: CivilDate
  /// In the order of the request.
  let clients: [AssignmentClient]

  enum Content: Sendable {
    case template([PrescribedExercise])
    case programme(ProgrammeContent)
  }

  struct Present: Sendable {
    let revision: Int
    let isOfTemplate: Bool
    let startsOn: CivilDate?
    let weekdays: Set<String>
  }

  init(_ json: JSON) throws {
    name = try json.need("name", \.text)
    version = try json.need("version", \.integer)
    if let exercises = json["exercises"] {
      content = .template(try json.need("exercises") { _ in [PrescribedExercise].read(explained: exercises) })
    } else {
      var programme = Programme()
      programme.definition = try json.need("definition") { ProgrammeDefinition.read($0) }
      if let plan = json["plan"], plan != .null {
        programme.fiveThreeOne = try json.need("plan") { _ in FiveThreeOnePlan.read(plan) }
      }
      content = .programme(try ProgrammeContent(programme))
    }
    if let assignment = json["assignment"], assignment != .null {
      present = Present(
        revision: try assignment.need("revision", \.integer),
        isOfTemplate: assignment["template_id"]?.text != nil,
        startsOn: assignment["starts_on"]?.text.flatMap { CivilDate($0) },
        weekdays: Set((assignment["weekdays"]?.elements ?? []).compactMap(\.text)))
    } else {
      present = nil
    }
    today = try json.need("today") { $0.text.flatMap { CivilDate($0) } }
    clients = try json.need("clients", \.elements).map { try AssignmentClient($0) }
  }

  /// As it is kept with the assignment.
  var snapshot: JSON {
    switch content {
    case .template(let exercises): exercises.encoded()
    case .programme(let programme): programme.definition.encoded()
    }
  }
}

/// A client as far as loads follow from them.
struct AssignmentClient: Sendable {
  let id: UUID
  /// Whether they let the coach plan; where not, nothing else is known but whether they are a client who
  /// has not shared `plans`.
  let isOpen: Bool
  let isClient: Bool
  private(set) var unit = WeightUnit.kg
  private(set) var today = CivilDate(unixDay: 0)
  private(set) var equipment = JSON.null
  private(set) var waiting = 0
  private(set) var programmes = 0
  /// By the coach's names, and by the client's own, in small letters.
  private(set) var exercises: [String: Known] = [:]
  /// The sessions of the assignment, if the client has it already.
  private(set) var sessions: [Session] = []
  /// The days that have the same plan by another assignment of the coach's.
  private(set) var plannedDays: Set<CivilDate> = []
  /// The days that have a session which is not of the assignment.
  private(set) var takenDays: Set<CivilDate> = []
  private(set) var copy: ProgrammeRun?
  /// What the client lets the coach see.
  private var scopes: Set<String> = []

  struct Known: Sendable {
    /// The name under which the client logs it, where that is another one than the coach's.
    let ownName: String?
    let maxGrams: Int32?
    let isMainLift: Bool
    /// Whether a machine takes weight off the lifter.
    let isAssisted: Bool
    /// Whether plates are what makes its weight.
    let isBarbell: Bool
    let muscles: [Muscle]
  }

  struct Session: Sendable {
    let id: UUID
    let week: Int
    let session: Int
    let isPlanned: Bool
    let plannedFor: CivilDate?
    let startsAt: Timestamp?
    let timeZone: String?
    let remindMinutes: Int?
    let adapted: Set<String>
    let coachChanges: Set<String>

    var isRescheduled: Bool { adapted.union(coachChanges).contains("reschedule") }
    /// Whether a change of the assignment leaves its loads and exercises as the coach made them.
    var isRewrittenByCoach: Bool { !coachChanges.isDisjoint(with: Self.content) }
    /// Whether a change of the assignment undoes what the client made of its loads and exercises.
    var losesAdaptations: Bool { !isRewrittenByCoach && !adapted.isDisjoint(with: Self.content) }

    private static let content: Set<String> = ["loads", "exercises"]
  }

  init(_ json: JSON) throws {
    id = try json.need("id") { $0.text.flatMap(UUID.init) }
    isOpen = json["is_open"]?.boolean ?? false
    isClient = isOpen || json["is_client"]?.boolean ?? false
    guard isOpen else { return }
    unit = try json.need("unit") { WeightUnit.read($0) }
    today = try json.need("today") { $0.text.flatMap { CivilDate($0) } }
    equipment = try json.need("equipment") { $0 }
    waiting = try json.need("waiting", \.integer)
    programmes = try json.need("programmes", \.integer)
    for known in try json.need("exercises", \.elements) {
      let entry = Known(known)
      exercises[try known.need("name", \.text).lowercased()] = entry
      if let name = entry.ownName { exercises[name.lowercased()] = entry }
    }
    sessions = try json.need("sessions", \.elements).map { try Session($0) }
    scopes = Set((json["scopes"]?.elements ?? []).compactMap(\.text))
    plannedDays = try json.need("planned_days", Self.days)
    takenDays = try json.need("taken_days", Self.days)
    if let programme = json["programme"], programme != .null {
      let id = try programme.need("id") { $0.text.flatMap(UUID.init) }
      copy = try ProgrammeRun(try programme.need("run") { $0 }, of: id)
    }
  }

  private static func days(_ json: JSON) -> Set<CivilDate>? {
    json.elements.map { Set($0.compactMap { $0.text.flatMap { CivilDate($0) } }) }
  }

  /// The client's plates in their unit; nil where they named none.
  var plates: PlateInventory? { equipment[unit.rawValue].flatMap(BarAndPlates.read)?.inventory(in: unit) }

  func known(_ exercise: String?) -> Known? { exercise.flatMap { exercises[$0.lowercased()] } }

  /// Whether the coach may see what the client can lift.
  func shows(_ exercise: String?) -> Bool {
    scopes.contains("all_lifts") || scopes.contains("main_lifts") && known(exercise)?.isMainLift == true
  }

  /// What a load of an exercise is rounded to.
  func rounding(of exercise: String?) -> LoadRounding {
    let plates = isLoadedByPlates(exercise) ? plates : nil
    return LoadRounding(plates.map { .plates($0) } ?? .step(LoadRounding.usualStep(unit)))
  }

  /// Whether the client said which plates its loads are made of.
  func isLoadedByPlates(_ exercise: String?) -> Bool { known(exercise)?.isBarbell == true && plates != nil }

  /// Nil where it is not known.
  func oneRepMax(of exercise: String?, in unit: WeightUnit) -> Amount? {
    guard let grams = known(exercise)?.maxGrams, grams > 0 else { return nil }
    // A gram is coarser than a thousandth of a pound: to hundredths, 315 lb come back as 315.
    let step = LoadRounding(.step(Amount(thousandths: unit == .lb ? 10 : 1)))
    return step.round(Amount(Weight(nanograms: Int64(grams) * 1_000_000_000), in: unit), in: unit)
  }
}

extension AssignmentClient.Known {
  fileprivate init(_ json: JSON) {
    ownName = json["own_name"]?.text
    isAssisted = json["measure"]?.text == "assisted_reps"
    isMainLift = json["is_main_lift"]?.boolean ?? false
    maxGrams = json["max_grams"]?.integer.flatMap { Int32(exactly: $0) }
    isBarbell = json["equipment"]?.text == "barbell"
    muscles = (json["muscles"]?.elements ?? []).compactMap { $0.text.flatMap(Muscle.init(rawValue:)) }
  }
}

extension AssignmentClient.Session {
  fileprivate init(_ json: JSON) throws {
    id = try json.need("id") { $0.text.flatMap(UUID.init) }
    week = json["week"]?.integer ?? 0
    session = json["session"]?.integer ?? 0
    isPlanned = json["state"]?.text == "planned"
    plannedFor = json["planned_for"]?.text.flatMap { CivilDate($0) }
    startsAt = json["starts_at"]?.text.flatMap(Timestamp.init)
    timeZone = json["time_zone"]?.text
    remindMinutes = json["remind_minutes"]?.integer
    adapted = Set((json["adapted"]?.elements ?? []).compactMap(\.text))
    coachChanges = Set((json["coach_changes"]?.elements ?? []).compactMap(\.text))
  }
}
