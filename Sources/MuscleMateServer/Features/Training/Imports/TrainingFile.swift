internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A file of ours in JSON (`TrainingExport`). Each item is read as the API reads it by itself: what is wrong with one costs
/// that one, and is reported at its place.
struct TrainingFile: Sendable {
  private(set) var workouts: [ImportedWorkout] = []
  private(set) var skippedWorkouts = 0
  private var report = ProblemReport()
  /// By area, what app.import_things takes.
  private var areas: [(name: String, items: [JSON])] = []
  private var skipped: [JSON.Member] = []
  private var exerciseNames: [UUID: String] = [:]
  /// The places of `workouts` in the file.
  private var places: [UUID: Int] = [:]
  private let now: Timestamp
  /// Of a table, the lines of its items.
  private let lines: [Int]?

  private static let version = 1
  private static let areaNames: Set = ["workouts", "templates", "goals", "measurements", "programmes"]

  /// Nil for a file that is a table of something else.
  static func read(_ bytes: [UInt8], at now: Timestamp) throws(ImportRefusal) -> TrainingFile? {
    if isOne(bytes) { return try TrainingFile(bytes, at: now) }
    guard let table = OwnTable(bytes) else { return nil }
    return try TrainingFile(table, at: now)
  }

  /// JSON begins with a brace, a table with the name of a column.
  private static func isOne(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
  }

  /// The byte order mark of UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ bytes: [UInt8], at now: Timestamp) throws(ImportRefusal) {
    try self.init(document: Self.parsed(bytes), at: now)
  }

  /// The table as the document that says the same.
  init(_ table: OwnTable, at now: Timestamp) throws(ImportRefusal) {
    try self.init(document: table.document, lines: table.lines, at: now)
    for problem in table.problems { report.add(problem) }
  }

  private init(document file: JSON, lines: [Int]? = nil, at now: Timestamp) throws(ImportRefusal) {
    (self.now, self.lines) = (now, lines)
    guard case .object(let members) = file, file["format"] == "musclemate" else { throw .foreignJSON }
    guard let version = file["version"]?.integer, version >= 1 else { throw .foreignJSON }
    guard version <= Self.version else { throw .newerVersion }
    // Records alone bring nothing, nor do their exercises.
    if members.contains(where: { Self.areaNames.contains($0.name) }) {
      readExercises(file["exercises"]?.elements ?? [])
    }
    for member in members where !["format", "version", "exercises", "records"].contains(member.name) {
      guard let items = member.value.elements, read(items, of: member.name) else {
        report.add(
          ImportProblem(
            pointer: "/\(member.name)", code: .unknownMember, found: String(member.name.prefix(80))))
        continue
      }
    }
  }

  private static func parsed(_ bytes: [UInt8]) throws(ImportRefusal) -> JSON {
    do {
      return try JSON.parse(bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes)
    } catch {
      throw .cutJSON
    }
  }

  var problems: [ImportProblem] { report.problems }

  var things: JSON {
    var members = areas.map { JSON.Member($0.name, .array($0.items)) }
    if !skipped.isEmpty { members.append(.init("skipped", .object(skipped))) }
    return .object(members)
  }

  var dialect: String { lines == nil ? "musclemate_json" : Dialect.musclemate.rawValue }

  /// Whether a key has to be for the body as well.
  var touchesBody: Bool { areas.contains { $0.name == "measurements" } }

  /// The names of zones in the workouts.
  var timeZones: [String] { Set(workouts.compactMap(\.timeZone)).sorted() }

  /// Workouts in a zone that is not known are left out.
  ///
  /// - Parameter known: zones by a name that the file has for them.
  mutating func place(in known: [String: String]) {
    let all = workouts
    workouts = all.compactMap { workout in
      guard let name = workout.timeZone else { return workout }
      guard let zone = known[name] else {
        report.add(
          ImportProblem(
            pointer: "/workouts/\(workout.id.flatMap { places[$0] } ?? 0)/time_zone", code: .timeZone,
            found: String(name.prefix(80)), isRowLost: true))
        return nil
      }
      var workout = workout
      workout.timeZone = zone
      return workout
    }
    skippedWorkouts += all.count - workouts.count
  }

  // MARK: - Items

  private mutating func readExercises(_ items: [JSON]) {
    let read = kept(items, of: "exercises") { json, id, faults in
      ExportedExercise.shape.decode(json, into: &faults).map { $0.encoded() }
    }
    for exercise in read {
      guard let id = exercise["id"]?.text.flatMap({ UUID($0) }), let name = exercise["name"]?.text else {
        continue
      }
      exerciseNames[id] = name
    }
    if !items.isEmpty { areas.append(("exercises", read)) }
  }

  /// False for an area that is not known.
  private mutating func read(_ items: [JSON], of area: String) -> Bool {
    switch area {
    case "workouts":
      let names = exerciseNames
      workouts = each(items, of: area) { json, id, faults in
        Workout.shape.decode(json, into: &faults).flatMap { ImportedWorkout($0, id, names, &faults) }
      }
      for (index, item) in items.enumerated() {
        if let id = item["id"]?.text.flatMap({ UUID($0) }) { places[id] = index }
      }
      skippedWorkouts = items.count - workouts.count
      return true
    case "templates": add(area, items) { json, id, faults in Self.template(json, id, &faults) }
    case "goals":
      add(area, items) { json, _, faults in
        Goal.shape.decode(json, into: &faults).map { _ in
          Goal.shape.read(of: json).adding("name", json["name"])
        }
      }
    case "measurements":
      add(area, items) { json, _, faults in
        // Of a request it would be now.
        if json["measured_at"] == nil { faults.add("measured_at", .missing) }
        return Measurement.shape.decode(json, into: &faults).map { _ in Measurement.shape.read(of: json) }
      }
    case "programmes": add(area, items) { json, _, faults in Self.programme(json, &faults) }
    default: return false
    }
    return true
  }

  private mutating func add(
    _ area: String, _ items: [JSON], _ read: (JSON, UUID, inout Faults) -> JSON?
  ) {
    let good = kept(items, of: area, read)
    areas.append((area, good))
    if good.count < items.count { skipped.append(.init(area, .number("\(items.count - good.count)"))) }
  }

  /// Each with its id and its place.
  private mutating func kept(
    _ items: [JSON], of area: String, _ read: (JSON, UUID, inout Faults) -> JSON?
  ) -> [JSON] {
    var index = -1
    let lines = lines
    func place(_ index: Int, of area: String) -> JSON {
      if area != "exercises", let lines { return ["line": .number("\(lines[index])")] }
      return ["pointer": .string("/\(area)/\(index)")]
    }
    return each(items, of: area) { json, id, faults in
      index += 1
      return read(json, id, &faults)?.adding("id", .string("\(id)"))
        .adding("at", place(index, of: area))
    }
  }

  /// Those that are in order; the others are reported.
  private mutating func each<Item>(
    _ items: [JSON], of area: String, _ read: (JSON, UUID, inout Faults) -> Item?
  ) -> [Item] {
    var seen: Set<UUID> = []
    return items.enumerated().compactMap { index, json in
      var faults = Faults(at: now)
      let item: Item? = faults.at(.name(area)) { faults in
        faults.at(.index(index)) { faults in
          let id = Self.itemID(of: json, &faults)
          if let id, !seen.insert(id).inserted { faults.add("id", .duplicate) }
          let item = read(json, id ?? .unset, &faults)
          return faults.isEmpty ? item : nil
        }
      }
      for fault in faults.list {
        report.add(problem(fault, index))
      }
      return item
    }
  }

  private static func itemID(of json: JSON, _ faults: inout Faults) -> UUID? {
    guard let id = json["id"] else {
      faults.add("id", .missing)
      return nil
    }
    return faults.at(.name("id")) { UUID.decode(id, .none, into: &$0) }
  }

  /// In a table a fault is one of a row, in the column of its member.
  private func problem(_ fault: Fault, _ index: Int) -> ImportProblem {
    guard let lines else {
      return ImportProblem(pointer: fault.pointer, code: .fault, fault: fault, found: "", isRowLost: true)
    }
    return ImportProblem(
      line: lines.indices.contains(index) ? lines[index] : nil, code: .fault, fault: fault, found: "",
      isRowLost: true, column: fault.pointer.split(separator: "/").last.map(String.init))
  }

  private static func template(_ json: JSON, _ id: UUID, _ faults: inout Faults) -> JSON? {
    guard let template = Template.shape.decode(json, into: &faults) else { return nil }
    let exercises = template.exercises.identified(in: id, at: faults.now)
    return Template.shape.read(of: json).adding("exercises", exercises.encoded())
  }

  private static func programme(_ json: JSON, _ faults: inout Faults) -> JSON? {
    guard let programme = Programme.shape.decode(json, into: &faults) else { return nil }
    guard let content = try? ProgrammeContent(programme) else {
      faults.add("definition", .missing)
      return nil
    }
    let lacking = content.lacking.map { content.definition.lifts[$0].exercise }
    guard lacking.isEmpty else {
      faults.add(content.plan == nil ? "definition" : "five_three_one", .lacksMaxes(lacking))
      return nil
    }
    return [
      "name": .string(programme.name), "definition": content.definition.encoded(),
      "plan": content.plan?.encoded() ?? .null,
    ]
  }
}

extension ImportedWorkout {
  /// Nil, with a fault, where an exercise has no name, neither there nor in the file's list.
  fileprivate init?(_ workout: Workout, _ id: UUID, _ names: [UUID: String], _ faults: inout Faults) {
    let moment = workout.performedAt.timestamp
    self.init(
      id: id, moment: moment, timeZone: workout.timeZone, activity: workout.activity?.rawValue,
      start: LocalTime(moment), name: workout.name)
    durationSeconds = workout.durationSeconds
    notes = workout.notes?.isEmpty == true ? nil : workout.notes
    for (index, exercise) in workout.exercises.enumerated() {
      guard let name = exercise.name ?? exercise.exerciseID.flatMap({ names[$0] }) else {
        faults.at(.name("exercises")) { $0.at(.index(index)) { $0.add("name", .missing) } }
        return nil
      }
      var imported = ImportedExercise(id: exercise.id, exerciseID: exercise.exerciseID, name: name)
      imported.notes = exercise.notes?.isEmpty == true ? nil : exercise.notes
      imported.superset = exercise.superset
      imported.sets = exercise.sets.map { ImportedSet($0) }
      for (place, set) in exercise.sets.enumerated() where set.weight != nil && set.unit == nil {
        faults.at(.name("exercises")) { faults in
          faults.at(.index(index)) { faults in
            faults.at(.name("sets")) { $0.at(.index(place)) { $0.add("unit", .needed) } }
          }
        }
      }
      exercises.append(imported)
    }
  }
}

extension JSON {
  /// The object with this member, in place of one of the same name.
  fileprivate func adding(_ name: String, _ value: JSON?) -> JSON {
    guard case .object(let members) = self, let value else { return self }
    return .object(members.filter { $0.name != name } + [.init(name, value)])
  }
}

extension ImportedSet {
  fileprivate init(_ set: LoggedSet) {
    self.init(id: set.id, kind: Kind(rawValue: set.kind.text) ?? .working, reps: set.reps, line: 0)
    (weight, unit) = (set.weight, set.weight == nil ? nil : set.unit)
    (distanceMeters, durationSeconds, restSeconds) = (
      set.distanceMeters, set.durationSeconds, set.restSeconds
    )
    (rpe, notes) = (set.rpe?.value, set.notes?.isEmpty == true ? nil : set.notes)
  }
}
