public import Primitives

/// The wanted days; both are included, in UTC.
public struct AnalyticsQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?

  public init() {}

  public static let longest: Int64 = 400

  public static let shape = Shape("AnalyticsQuery", AnalyticsQuery.init) {
    Field("from", \.from, .note("Absent: 29 days before `to`"))
    Field("to", \.to, .note("Absent: yesterday"))
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
  public var from = CivilDate(unixDay: 0)
  public var to = CivilDate(unixDay: 0)
  public var fewestPeople = 0
  public var days: [UsageDay] = []
  public var features: [FeatureUse] = []
  public var templates: [TemplateUse] = []
  public var cohorts: [Cohort] = []
  public var logging = LoggingSuccess()

  public init() {}

  public static let shape = Shape("AnalyticsReport", AnalyticsReport.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("fewest_people", \.fewestPeople)
    Field("days", \.days)
    Field("features", \.features)
    Field("templates", \.templates, .note("The names of templates that at least so many trained by on a day"))
    Field("cohorts", \.cohorts)
    Field("logging", \.logging)
  }
}

/// How many people used the platform on a day, and in the 7 and 30 days that end with it.
public struct UsageDay: Message {
  public var day = CivilDate(unixDay: 0)
  public var active: Int?
  public var activeInWeek: Int?
  public var activeInMonth: Int?
  public var registered: Int?

  public init() {}

  public static let shape = Shape("UsageDay", UsageDay.init) {
    Field("day", \.day)
    Field("active", \.active)
    Field("active_in_week", \.activeInWeek)
    Field("active_in_month", \.activeInMonth)
    Field("registered", \.registered)
  }
}

public struct FeatureUse: Message {
  public var feature = ""
  public var uses: Int?
  public var people: Int?

  public init() {}

  public static let shape = Shape("FeatureUse", FeatureUse.init) {
    Field("feature", \.feature)
    Field("uses", \.uses, .note("On the days on which enough people used it"))
    Field("people", \.people, .note("The most on a day"))
  }
}

public struct TemplateUse: Message {
  public var name = ""
  public var uses = 0
  public var people = 0

  public init() {}

  public static let shape = Shape("TemplateUse", TemplateUse.init) {
    Field("name", \.name, .note("In lower case"))
    Field("uses", \.uses)
    Field("people", \.people, .note("The most on a day"))
  }
}

/// The people who registered in a week, and how many of them were active in the weeks that followed.
public struct Cohort: Message {
  public var week = CivilDate(unixDay: 0)
  public var size = 0
  public var weeks: [CohortWeek] = []

  public init() {}

  public static let shape = Shape("Cohort", Cohort.init) {
    Field("week", \.week, .note("Its Monday"))
    Field("size", \.size)
    Field("weeks", \.weeks)
  }
}

public struct CohortWeek: Message {
  public var week = 0
  public var active: Int?

  public init() {}

  public static let shape = Shape("CohortWeek", CohortWeek.init) {
    Field("week", \.week, .note("0 is the week of the registration"))
    Field("active", \.active)
  }
}

/// The outcome of workouts that were begun as drafts.
public struct LoggingSuccess: Message {
  public var finished: Int?
  public var discarded: Int?
  public var successPercent: Int?

  public init() {}

  public static let shape = Shape("LoggingSuccess", LoggingSuccess.init) {
    Field("finished", \.finished)
    Field("discarded", \.discarded)
    Field("success_percent", \.successPercent)
  }
}
