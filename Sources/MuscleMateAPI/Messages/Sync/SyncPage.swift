public import APISchema
public import Primitives

/// What a device wants of what changed in its user's own data.
public struct SyncQuery: Message {
  /// Where the device is: the `cursor` of the last page that it kept. Absent: at the beginning.
  public var cursor: SyncCursor?
  /// How many items a page has at most. Absent: 100.
  public var limit = 100
  /// Absent: every kind.
  public var kinds: [SyncKind]?

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncQuery", SyncQuery.init) {
    Field("cursor", \.cursor)
    Field("limit", \.limit, .range(1...100), .defaulted)
    Field("kinds", \.kinds, .count(1...SyncKind.allCases.count), .unique)
  }
}

/// The kinds of things that a device keeps a copy of.
public enum SyncKind: String, WordValue {
  case account, profile
  case powerliftingProfile = "powerlifting_profile"
  case equipment, exercise, workout, draft, template
  case plannedWorkout = "planned_workout"
  case programme, schedule, goal, measurement
  case assignedPlan = "assigned_plan"
  case comment, coach
}

/// A part of what changed, in the order of the changes.
public struct SyncPage: Message {
  /// Where the device is once it has kept this page.
  public var cursor = ""
  /// Whether there is more to get now.
  public var more = false
  /// How many changes the account's data has seen.
  public var version = 0
  /// The number of the server's data model: it grows with each member that is added.
  public var schema = 0
  /// The lowest such number that an app must know to write.
  public var minimumSchema = 0
  public var items: [SyncItem] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncPage", SyncPage.init) {
    Field("cursor", \.cursor)
    Field("more", \.more)
    Field("version", \.version)
    Field("schema", \.schema)
    Field("minimum_schema", \.minimumSchema)
    Field("items", \.items)
  }
}

/// A thing that changed, as it is now.
public struct SyncItem: Message {
  /// The kind of thing.
  public var kind = OpenWord.known(SyncKind.account)
  public var id = UUID.unset
  /// The account's version as of the change.
  public var version = 0
  /// True where it is no longer there.
  public var deleted: Bool?
  /// What is stored, by the kind; without what the server works out of other things.
  public var value: SyncValue?

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncItem", SyncItem.init) {
    Field("kind", \.kind)
    Field("id", \.id)
    Field("version", \.version)
    Field("deleted", \.deleted)
    Field("value", \.value)
  }
}

/// A thing of any kind, as JSON: a device keeps the server's members, also those that it does not know.
public struct SyncValue: FieldValue, Equatable {
  public let json: JSON

  public init(_ json: JSON) { self.json = json }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> SyncValue? {
    guard case .object = json else {
      faults.add(.wrongType(expected: "object"))
      return nil
    }
    return SyncValue(json)
  }

  public static func schema(_: Rules, _ components: inout SchemaComponents) -> JSON {
    var kinds: [JSON] = []
    for kind in SyncKind.allCases { kinds.append(kind.message.schema(Rules(), &components)) }
    return ["anyOf": .array(kinds)]
  }

  public func encoded() -> JSON { json }
}

extension SyncKind {
  /// The message that a value of this kind is.
  public var message: any Message.Type {
    switch self {
    case .account: SyncedAccount.self
    case .profile: SyncedProfile.self
    case .powerliftingProfile: SyncedPowerliftingProfile.self
    case .equipment: EquipmentOwned.self
    case .exercise: SyncedExercise.self
    case .workout: Workout.self
    case .draft: SyncedDraft.self
    case .template: Template.self
    case .plannedWorkout: PlannedWorkout.self
    case .programme: Programme.self
    case .schedule: SyncedSchedule.self
    case .goal: SyncedGoal.self
    case .measurement: Measurement.self
    case .assignedPlan: SyncedPlan.self
    case .comment: SyncedComment.self
    case .coach: SyncedCoach.self
    }
  }
}
