public import APISchema
public import Primitives

/// The wanted days; both are included, in UTC.
public struct AnalyticsQuery: Message {
  /// The first day. Absent: 29 days before `to`.
  public var from: CivilDate?
  /// The last day. Absent: yesterday.
  public var to: CivilDate?

  public init() {}

  public static let longest: Int64 = 400

  public static let shape: Shape<Self> = Shape("AnalyticsQuery", AnalyticsQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
  } check: { query, faults in
    guard let from = query.from, let to = query.to else { return }
    if to < from {
      faults.at(.name("to")) { $0.add(.invalid("a day not before `from`")) }
    } else if to.unixDay - from.unixDay > longest {
      faults.at(.name("from")) { $0.add(.invalid("a day at most \(longest) days before `to`")) }
    }
  }
}

/// How a tenant is used. A number is null where it is about fewer people than `fewest_people`.
public struct AnalyticsReport: Message {
  /// The first day of the report, in UTC.
  public var from = CivilDate.unset
  /// The last day of the report, in UTC.
  public var to = CivilDate.unset
  /// How many people a number has to be about. Numbers about fewer are absent.
  public var fewestPeople = 0
  /// Each day of the span, the earliest first.
  public var days: [UsageDay] = []
  /// How much each part of the platform was used.
  public var features: [FeatureUse] = []
  /// The templates that at least so many people trained by on a day, by their names.
  public var templates: [TemplateUse] = []
  /// The people by the week in which they registered.
  public var cohorts: [Cohort] = []
  /// How many workouts that were begun as drafts were finished.
  public var logging = LoggingSuccess()

  public init() {}

  public static let shape: Shape<Self> = Shape("AnalyticsReport", AnalyticsReport.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("fewest_people", \.fewestPeople)
    Field("days", \.days)
    Field("features", \.features)
    Field("templates", \.templates)
    Field("cohorts", \.cohorts)
    Field("logging", \.logging)
  }
}

/// How many people used the platform on a day, and in the 7 and 30 days that end with it.
public struct UsageDay: Message {
  /// The day, in UTC.
  public var day = CivilDate.unset
  /// How many people used the platform on this day.
  public var active: Int?
  /// How many people used it in the 7 days that end with this one.
  public var activeInWeek: Int?
  /// How many people used it in the 30 days that end with this one.
  public var activeInMonth: Int?
  /// How many people registered on this day.
  public var registered: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("UsageDay", UsageDay.init) {
    Field("day", \.day)
    Field("active", \.active)
    Field("active_in_week", \.activeInWeek)
    Field("active_in_month", \.activeInMonth)
    Field("registered", \.registered)
  }
}

/// How much a part of the platform was used.
public struct FeatureUse: Message {
  /// The part of the platform, by its name.
  public var feature = ""
  /// How often it was used, on the days on which enough people used it.
  public var uses: Int?
  /// The most people who used it on a day.
  public var people: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("FeatureUse", FeatureUse.init) {
    Field("feature", \.feature)
    Field("uses", \.uses)
    Field("people", \.people)
  }
}

/// How much was trained by templates of one name.
public struct TemplateUse: Message {
  /// The name of the templates, in lower case.
  public var name = ""
  /// How many workouts were made from them.
  public var uses = 0
  /// The most people who trained by them on a day.
  public var people = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("TemplateUse", TemplateUse.init) {
    Field("name", \.name)
    Field("uses", \.uses)
    Field("people", \.people)
  }
}

/// The people who registered in a week, and how many of them were active in the weeks that followed.
public struct Cohort: Message {
  /// The Monday of the week of the registration.
  public var week = CivilDate.unset
  /// How many people registered in the week.
  public var size = 0
  /// How many of them were active, week by week.
  public var weeks: [CohortWeek] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Cohort", Cohort.init) {
    Field("week", \.week)
    Field("size", \.size)
    Field("weeks", \.weeks)
  }
}

/// How many people of a cohort were active in a week.
public struct CohortWeek: Message {
  /// How many weeks after the registration. 0 is the week of the registration.
  public var week = 0
  /// How many people of the cohort were active.
  public var active: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("CohortWeek", CohortWeek.init) {
    Field("week", \.week)
    Field("active", \.active)
  }
}

/// The outcome of workouts that were begun as drafts.
public struct LoggingSuccess: Message {
  /// How many drafts became workouts.
  public var finished: Int?
  /// How many drafts were discarded.
  public var discarded: Int?
  /// The finished ones of both, in percent.
  public var successPercent: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("LoggingSuccess", LoggingSuccess.init) {
    Field("finished", \.finished)
    Field("discarded", \.discarded)
    Field("success_percent", \.successPercent)
  }
}
