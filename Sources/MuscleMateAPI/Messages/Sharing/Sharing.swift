public import APISchema
public import Primitives

/// A part of a lifter's data that a coach may be let into. None implies another.
public enum Scope: String, WordValue {
  /// The list of workouts: name, time, duration, how many exercises and sets.
  case history
  /// The content of one workout.
  case workoutDetails = "workout_details"
  /// Graphs and records of squat, bench press and deadlift.
  case mainLifts = "main_lifts"
  /// Graphs and records of every exercise.
  case allLifts = "all_lifts"
  case bodyMetrics = "body_metrics"
  case nutrition
  case health
  case photos
  /// Putting workouts on the lifter's week, and seeing which of them were done.
  case plans

  /// Whether a lifter ticks it by itself, whatever a coach asks for: data concerning health (GDPR, article 9), and what is as
  /// private.
  public var isTickedSingly: Bool { [.health, .photos, .nutrition, .bodyMetrics].contains(self) }
}

extension Fault.Kind {
  public static func notShared(_ scope: Scope) -> Fault.Kind {
    Fault.Kind(.notShared, ["scope": scope.rawValue])
  }
}

/// The visible part of another account that the reader has to do with.
public struct Person: Message {
  public var id = UUID.unset
  public var username = ""
  /// The name that others see. Absent: they see the username.
  public var displayName: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("Person", Person.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
  }
}

/// The permission of a look: a scope, or the coach's list of clients and the attention queue, whose rows show parts of
/// the data of several scopes.
public enum LookScope: String, WordValue {
  case history
  case workoutDetails = "workout_details"
  case mainLifts = "main_lifts"
  case allLifts = "all_lifts"
  case bodyMetrics = "body_metrics"
  case nutrition, health, photos, plans
  case clientList = "client_list"
}

/// An entry of a lifter's access log: who looked at what, and when for the first time in that quarter of an hour, or in the
/// client list on that day of UTC.
public struct Look: Message {
  /// Who looked.
  public var viewer = Viewer()
  /// What permitted it. `client_list`: in the coach's list of clients or attention queue, at most one entry a day
  /// (UTC).
  public var scope = LookScope.history
  /// The one thing that was looked at, such as a workout. Absent: it was a list.
  public var object: UUID?
  /// When it was looked at for the first time in that quarter of an hour.
  public var at = Timestamp.unset
  /// The opening that allowed it (`/v1/me/break-glass`): support looked, and the viewer is named by id alone. Absent: a
  /// coach looked.
  public var breakGlass: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("Look", Look.init) {
    Field("viewer", \.viewer)
    Field("scope", \.scope)
    Field("object", \.object)
    Field("at", \.at)
    Field("break_glass", \.breakGlass)
  }

  /// A viewer whose account may be gone meanwhile: then only the id is left.
  public struct Viewer: Message {
    public var id = UUID.unset
    /// The username. Absent: the account is gone, or it is support's.
    public var username: String?
    /// The name that others see. Absent: there is none, or the account is gone.
    public var displayName: String?

    public init() {}

    public static let shape: Shape<Self> = Shape("Viewer", Viewer.init) {
      Field("id", \.id)
      Field("username", \.username)
      Field("display_name", \.displayName)
    }
  }
}
