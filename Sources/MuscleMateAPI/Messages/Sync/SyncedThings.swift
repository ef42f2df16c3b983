public import APISchema
public import Primitives
public import Strength

/// What a device keeps of its user's account.
public struct SyncedAccount: Message {
  public var id = UUID.unset
  public var username = ""
  public var displayName: String?
  public var locale = ""
  public var timeZone = ""
  public var unit = WeightUnit.kg

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedAccount", SyncedAccount.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("locale", \.locale)
    Field("time_zone", \.timeZone)
    Field("unit", \.unit)
  }
}

/// What a person said about themselves; the body weight is a measurement, the age follows from the birth date.
public struct SyncedProfile: Message {
  /// The day of birth. Absent: it was not said.
  public var birthDate: CivilDate?
  /// The gender, as the person said it. Absent: it was not said.
  public var gender: Gender?
  public var height: Height?
  /// What the person trains for.
  public var goals: [TrainingAim] = []
  /// How much the person has trained. Absent: it was not said.
  public var fitnessLevel: FitnessLevel?
  /// How active the person is beside training. Absent: it was not said.
  public var activityLevel: ActivityLevel?
  public var weekStart = WeekStart.sunday
  /// Whether screens are light, dark, or as the device is.
  public var theme = Theme.system
  /// The colours of graphs, as #rrggbb. Empty: the app's own.
  public var graphColours: [String] = []
  /// Where the scale of a graph begins.
  public var graphScale = GraphScale.fitted

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedProfile", SyncedProfile.init) {
    Field("birth_date", \.birthDate)
    Field("gender", \.gender)
    Field("height", \.height)
    Field("goals", \.goals)
    Field("fitness_level", \.fitnessLevel)
    Field("activity_level", \.activityLevel)
    Field("week_start", \.weekStart)
    Field("theme", \.theme)
    Field("graph_colours", \.graphColours)
    Field("graph_scale", \.graphScale)
  }
}

/// The powerlifting profile as it was entered or taken from the log; total and scores follow from it.
public struct SyncedPowerliftingProfile: Message {
  public var sex: Sex?
  public var bodyWeight: Decimal?
  /// The unit of the body weight.
  public var bodyWeightUnit: WeightUnit?
  /// The maxima of the lifts that have one.
  public var maxes: [SyncedMax] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedPowerliftingProfile", SyncedPowerliftingProfile.init) {
    Field("sex", \.sex)
    Field("body_weight", \.bodyWeight)
    Field("body_weight_unit", \.bodyWeightUnit)
    Field("maxes", \.maxes)
  }

  /// The maximum of one of the four lifts, and the set behind it where it was taken from the log.
  public struct SyncedMax: Message {
    public var lift = ""
    public var weight = Decimal(0)
    public var unit = WeightUnit.kg
    /// Whether it was entered or taken from the log.
    public var source = LiftMax.Source.entered
    /// The weight of the set behind an estimate.
    public var setWeight: Decimal?
    /// The unit of that weight.
    public var setUnit: WeightUnit?
    /// The repetitions of that set.
    public var setReps: Int?
    /// How hard that set was.
    public var setRPE: RPE?
    /// The day of that set.
    public var setOn: CivilDate?
    public var workoutID: UUID?

    public init() {}

    public static let shape: Shape<Self> = Shape("SyncedMax", SyncedMax.init) {
      Field("lift", \.lift)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("source", \.source)
      Field("set_weight", \.setWeight)
      Field("set_unit", \.setUnit)
      Field("set_reps", \.setReps)
      Field("set_rpe", \.setRPE)
      Field("set_on", \.setOn)
      Field("workout_id", \.workoutID)
    }
  }
}

/// One of a lifter's exercises.
public struct SyncedExercise: Message {
  public var id = UUID.unset
  public var name = ""
  public var lift: Lift?
  /// Whether the lift was recognised by the name or set by the lifter.
  public var liftSource = Exercise.TraitSource.recognised
  /// The entry of the catalogue that it is. Absent: none.
  public var catalogueSlug: String?
  public var trainingType: TrainingType?
  public var measure: Measure?
  public var primaryMuscles: [Muscle] = []
  public var secondaryMuscles: [Muscle] = []
  /// Whether type, measure and muscles were recognised or set by the lifter.
  public var traitsSource = Exercise.TraitSource.recognised
  /// Other names by which it is logged.
  public var aliases: [String] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedExercise", SyncedExercise.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("lift", \.lift)
    Field("lift_source", \.liftSource)
    Field("catalogue_slug", \.catalogueSlug)
    Field("training_type", \.trainingType)
    Field("measure", \.measure)
    Field("primary_muscles", \.primaryMuscles)
    Field("secondary_muscles", \.secondaryMuscles)
    Field("traits_source", \.traitsSource)
    Field("aliases", \.aliases)
  }
}

/// A draft or a live workout. The clock ran for `active_milliseconds` before `running_since`; where that is absent, it stands
/// still.
public struct SyncedDraft: Message {
  public var id = UUID.unset
  public var name: String?
  public var performedAt: Timestamp?
  public var timeZone = ""
  public var notes: String?
  public var durationSeconds: Int?
  public var activity: Compendium.Activity?
  public var exercises: [DraftExercise] = []
  /// When its sets were changed last.
  public var setTimes: SetTimes?
  public var templateID: UUID?
  public var plannedWorkoutID: UUID?
  public var startedAt: Timestamp?
  /// Since when the clock runs. Absent: it stands still.
  public var runningSince: Timestamp?
  /// How long the clock ran before that, in milliseconds.
  public var activeMilliseconds = 0
  public var createdAt = Timestamp.unset
  public var updatedAt = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedDraft", SyncedDraft.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone)
    Field("notes", \.notes)
    Field("duration_seconds", \.durationSeconds)
    Field("activity", \.activity)
    Field("exercises", \.exercises)
    Field("template_id", \.templateID)
    Field("planned_workout_id", \.plannedWorkoutID)
    Field("set_times", \.setTimes)
    Field("started_at", \.startedAt)
    Field("running_since", \.runningSince)
    Field("active_milliseconds", \.activeMilliseconds)
    Field("created_at", \.createdAt)
    Field("updated_at", \.updatedAt)
  }
}

/// The days of rest; which routines are on a day, the templates say.
public struct SyncedSchedule: Message {
  /// The weekdays of rest.
  public var restDays: [Weekday] = []
  /// The day that alone is one of rest.
  public var restOn: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedSchedule", SyncedSchedule.init) {
    Field("rest_days", \.restDays)
    Field("rest_on", \.restOn)
  }
}

/// A goal; its progress follows from the log and the measurements.
public struct SyncedGoal: Message {
  public var id = UUID.unset
  /// What the goal is of.
  public var kind = GoalKind.lift
  public var exerciseID: UUID?
  public var lift: Lift?
  /// The value to reach.
  public var target = Decimal(0)
  public var unit: MeasurementUnit?
  public var reps: Int?
  public var notes: String?
  /// The first day.
  public var startedOn = CivilDate.unset
  /// The last day. Absent: it has none.
  public var dueOn: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedGoal", SyncedGoal.init) {
    Field("id", \.id)
    Field("kind", \.kind)
    Field("exercise_id", \.exerciseID)
    Field("lift", \.lift)
    Field("target", \.target)
    Field("unit", \.unit)
    Field("reps", \.reps)
    Field("notes", \.notes)
    Field("started_on", \.startedOn)
    Field("due_on", \.dueOn)
  }
}

/// A plan that a coach assigned; what was done of it, the planned workouts say.
public struct SyncedPlan: Message {
  public var id = UUID.unset
  /// Absent once the coach's account is gone.
  public var coachID: UUID?
  /// The coach's name at that time.
  public var coachName = ""
  public var name = ""
  /// What the coach wrote with it.
  public var message: String?
  /// What the lifter may change.
  public var adaptation: [Adaptation] = []
  public var revision = 1
  public var programmeID: UUID?
  /// Whether it is followed, was removed by the lifter, or withdrawn by the coach.
  public var state = AssignedPlanState.active
  /// How many sessions were missed when a cycle ended.
  public var missed = 0
  /// How many sessions were left out when a cycle ended.
  public var leftOut = 0
  public var createdAt = Timestamp.unset
  /// When the coach changed it last.
  public var changedAt = Timestamp.unset
  public var endedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedPlan", SyncedPlan.init) {
    Field("id", \.id)
    Field("coach_id", \.coachID)
    Field("coach_name", \.coachName)
    Field("name", \.name)
    Field("message", \.message)
    Field("adaptation", \.adaptation)
    Field("revision", \.revision)
    Field("programme_id", \.programmeID)
    Field("state", \.state)
    Field("missed", \.missed)
    Field("left_out", \.leftOut)
    Field("created_at", \.createdAt)
    Field("changed_at", \.changedAt)
    Field("ended_at", \.endedAt)
  }
}

/// A comment on one of the user's workouts. The author's name comes with the kinds `account` and `coach`.
public struct SyncedComment: Message {
  public var id = UUID.unset
  public var workoutID = UUID.unset
  /// The account of the writer.
  public var authorID = UUID.unset
  /// The exercise of the workout that it is about. Absent: the whole workout.
  public var exercise: UUID?
  /// The set of that exercise that it is about.
  public var set: UUID?
  /// The subject, as it was when the text was written.
  public var about: Comment.Subject?
  /// The comment that it answers. Absent: it begins a thread.
  public var replyTo: UUID?
  /// Absent once it was deleted.
  public var text: String?
  public var createdAt = Timestamp.unset
  public var editedAt: Timestamp?
  public var deletedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedComment", SyncedComment.init) {
    Field("id", \.id)
    Field("workout_id", \.workoutID)
    Field("author_id", \.authorID)
    Field("exercise", \.exercise)
    Field("set", \.set)
    Field("about", \.about)
    Field("reply_to", \.replyTo)
    Field("text", \.text)
    Field("created_at", \.createdAt)
    Field("edited_at", \.editedAt)
    Field("deleted_at", \.deletedAt)
  }
}

/// A coach of the user's, and what the user shares with them.
public struct SyncedCoach: Message {
  public var id = UUID.unset
  public var username = ""
  public var displayName: String?
  /// Since when they are connected.
  public var since = Timestamp.unset
  public var grants: [SyncedGrant] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SyncedCoach", SyncedCoach.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("since", \.since)
    Field("grants", \.grants)
  }

  /// A scope: open from `starts_at` to `expires_at`, and not during a pause.
  public struct SyncedGrant: Message {
    public var scope = OpenWord.known(Scope.history)
    /// Absent: it was open at once.
    public var startsAt: Timestamp?
    /// Absent: until the lifter closes it.
    public var expiresAt: Timestamp?
    /// The pause of all sharing. Absent: there is none.
    public var paused: Pause?

    public init() {}

    public static let shape: Shape<Self> = Shape("SyncedGrant", SyncedGrant.init) {
      Field("scope", \.scope)
      Field("starts_at", \.startsAt)
      Field("expires_at", \.expiresAt)
      Field("paused", \.paused)
    }

    /// A pause of all sharing.
    public struct Pause: Message {
      /// Absent: until the lifter ends it.
      public var until: Timestamp?

      public init() {}

      public static let shape: Shape<Self> = Shape("SyncedPause", Pause.init) { Field("until", \.until) }
    }
  }
}
