internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// Workouts to come, taken apart into the columns that `PlannedWrites` takes: one or a programme's whole cycle.
struct PlannedBatch: Sendable {
  private(set) var columns = PlannedColumns()
  private(set) var entries = EntryColumns()

  init() {}

  /// - Parameter identifiers: gives the identifiers that new exercises would take.
  mutating func add(_ planned: PlannedSession, identifiers: () -> UUID) {
    columns.ids.append(planned.id)
    columns.names.append(planned.name)
    columns.days.append(planned.plannedFor)
    columns.starts.append(planned.startsAt)
    columns.timeZones.append(planned.timeZone)
    columns.sequences.append(planned.sequence)
    columns.templates.append(planned.templateID)
    columns.programmes.append(planned.programme?.id)
    columns.programmeVersions.append(planned.programme?.version)
    columns.cycles.append(planned.programme?.cycle)
    columns.weeks.append(planned.programme?.week)
    columns.sessions.append(planned.programme?.session)
    columns.prescriptions.append(planned.exercises.encoded())
    columns.reminders.append(planned.remindMinutes)
    for (position, exercise) in planned.exercises.enumerated() {
      entries.add(exercise, of: planned.id, at: Int32(position), proposal: identifiers())
    }
  }
}

/// A workout to come, as a feature plans it.
struct PlannedSession: Sendable {
  var id: UUID
  var name: String
  var exercises: [PrescribedExercise]
  /// Nil: whenever it is its turn. A time says the day by itself.
  var plannedFor: CivilDate?
  var startsAt: Timestamp?
  /// Nil: the profile's.
  var timeZone: String?
  /// The order among those of a day, and among those without one.
  var sequence: Int32 = 0
  var templateID: UUID?
  var programme: Place?
  /// How long before `startsAt`.
  var remindMinutes: Int32?

  /// Its place in a programme; all counted from 1.
  struct Place: Sendable {
    var id: UUID
    var version: Int32
    var cycle: Int32
    var week: Int32
    var session: Int32
  }

  init(id: UUID, name: String, exercises: [PrescribedExercise]) {
    self.id = id
    self.name = name
    self.exercises = exercises
  }
}

struct PlannedColumns: Sendable {
  var ids: [UUID] = []
  var names: [String] = []
  var days: [CivilDate?] = []
  var starts: [Timestamp?] = []
  var timeZones: [String?] = []
  var sequences: [Int32] = []
  var templates: [UUID?] = []
  var programmes: [UUID?] = []
  var programmeVersions: [Int32?] = []
  var cycles: [Int32?] = []
  var weeks: [Int32?] = []
  var sessions: [Int32?] = []
  var prescriptions: [JSON] = []
  var reminders: [Int32?] = []
}
