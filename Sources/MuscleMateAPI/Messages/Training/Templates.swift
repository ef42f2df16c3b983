public import APISchema
public import Primitives

/// A workout prepared to be done again and again. On a weekday, or on any day, it is a routine.
public struct Template: Message {
  public var id = UUID.unset
  public var name = ""
  public var notes: String?
  /// The weekdays on which it is a routine. Absent in a request: as they are; at first none.
  public var weekdays: [Weekday]?
  /// Whether it is a routine for every day. Absent in a request: as it is; at first false.
  public var anyDay: Bool?
  /// Its place in the list; in what a device keeps alone.
  public var position: Int?
  public var updatedAt = Timestamp.unset
  /// The lifter's version as of the last change. In If-Match it makes a change conditional.
  public var version = 0
  public var exercises: [PrescribedExercise] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Template", Template.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("weekdays", \.weekdays, .count(0...7), .unique)
    Field("any_day", \.anyDay)
    Field("position", \.position, .readOnly)
    Field("updated_at", \.updatedAt, .readOnly)
    Field("version", \.version, .readOnly)
    Field("exercises", \.exercises, .count(1...100))
  } check: { template, faults in
    template.exercises.checkIdentifiers(into: &faults)
    template.exercises.checkSupersets(into: &faults)
  }
}

extension [PrescribedExercise] {
  /// A superset is two or more exercises, one after the other: each number forms one run of at least two.
  public func checkSupersets(into faults: inout Faults) {
    var seen: Set<Int> = []
    for (index, exercise) in enumerated() {
      guard let number = exercise.superset, index == 0 || self[index - 1].superset != number else { continue }
      let isAlone = index + 1 == count || self[index + 1].superset != number
      guard isAlone || !seen.insert(number).inserted else { continue }
      faults.at(.name("exercises")) { faults in
        faults.at(.index(index)) {
          $0.add("superset", .invalid("a number that two or more exercises share, one after the other"))
        }
      }
    }
  }
}

/// A template in the list.
public struct TemplateSummary: Message {
  public var id = UUID.unset
  public var name = ""
  /// The weekdays on which it is a routine.
  public var weekdays: [Weekday] = []
  /// Whether it is a routine for every day.
  public var anyDay = false
  public var exerciseCount = 0
  public var setCount = 0
  public var updatedAt = Timestamp.unset
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("TemplateSummary", TemplateSummary.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("weekdays", \.weekdays)
    Field("any_day", \.anyDay)
    Field("exercise_count", \.exerciseCount)
    Field("set_count", \.setCount)
    Field("updated_at", \.updatedAt)
    Field("version", \.version)
  }
}

/// The list's order: these first, in this order; the others behind, in their old order.
public struct TemplateOrder: Message {
  /// The ids of the templates, in their new order.
  public var templates: [UUID] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("TemplateOrder", TemplateOrder.init) {
    Field("templates", \.templates, .count(1...200), .unique)
  }
}

/// The name of a copy.
public struct TemplateCopy: Message {
  /// The name. Absent: that of what is copied.
  public var name: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("TemplateCopy", TemplateCopy.init) {
    Field("name", \.name, .length(1...200), .format(.name))
  }
}

/// When what a template says is done.
public struct TemplateLog: Message {
  /// When it was done. Absent: now.
  public var performedAt: PerformedAt?
  /// An IANA time zone. Absent: the profile's.
  public var timeZone: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("TemplateLog", TemplateLog.init) {
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone, .length(1...64))
  }
}

/// The days of the week that a template is on.
public struct RoutineDays: Message {
  /// The weekdays on which it is a routine. Absent: none.
  public var weekdays: [Weekday] = []
  /// Whether it is a routine for every day. Absent: false.
  public var anyDay = false

  public init() {}

  public static let shape: Shape<Self> = Shape("RoutineDays", RoutineDays.init) {
    Field("weekdays", \.weekdays, .count(0...7), .unique)
    Field("any_day", \.anyDay, .defaulted)
  }
}

/// Exercises of a template that become a superset, by their positions, in the order of their turns.
public struct SupersetMaking: Message {
  /// The positions of the exercises in the template, from 0, in the order of their turns.
  public var exercises: [Int] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SupersetMaking", SupersetMaking.init) {
    Field("exercises", \.exercises, .count(2...100), .unique, .range(0...99))
  }
}

/// An exercise of a template, or the whole superset that it is in, moves to another position.
public struct ExerciseMove: Message {
  /// Its position now, from 0.
  public var from = 0
  /// Its new position, or that of the first of the superset; within another superset it joins that one.
  public var to = 0
  /// Whether the whole superset moves, which stays whole and lands beside others. Absent: false.
  public var whole = false

  public init() {}

  public static let shape: Shape<Self> = Shape("ExerciseMove", ExerciseMove.init) {
    Field("from", \.from, .range(0...99))
    Field("to", \.to, .range(0...99))
    Field("whole", \.whole, .defaulted)
  }
}
