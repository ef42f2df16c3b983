public import APISchema

/// The topics that a user can switch off. Notices about the account's security or about money are always sent.
public enum NoticeTopic: String, WordValue {
  case messages, comments, coaching, sharing, teams, plans, reminders, feedback
  case weeklySummary = "weekly_summary"
  /// To coaches: what the week of their clients was like, as a whole.
  case clientDigest = "client_digest"
  case motivation
}

/// The channels for the notices of a topic.
public struct NoticePreference: Message {
  /// What the notices are about.
  public var topic = NoticeTopic.messages
  /// Whether the app shows them. Null in a request: as usual.
  public var app: Bool?
  /// Whether they are sent to phones and browsers. What the app does not show is not sent. Null in a request: as in
  /// the app.
  public var push: Bool?
  /// Whether they are mailed. Null in a request: as usual.
  public var mail: Bool?

  public init() {}

  public static let shape: Shape<Self> = Shape("NoticePreference", NoticePreference.init) {
    Field("topic", \.topic)
    Field("app", \.app)
    Field("push", \.push)
    Field("mail", \.mail)
  }
}

/// The hours in which mails and pushes wait until they are over, except those that are always sent.
public struct QuietHours: Message {
  /// When they begin, such as 22:00.
  public var from = ""
  /// When they end, such as 07:00. Earlier than from: on the next day.
  public var to = ""
  /// An IANA time zone. Absent: the account's own.
  public var timeZone: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("QuietHours", QuietHours.init) {
    Field("from", \.from, .format(.timeOfDay))
    Field("to", \.to, .format(.timeOfDay))
    Field("time_zone", \.timeZone, .format(.timeZone))
  } check: { hours, faults in
    if hours.from == hours.to { faults.add("to", .invalid("another time than `from`")) }
  }
}

/// What a person is told about, and when.
public struct NoticePreferences: Message {
  /// The topics. In a request: a topic that is not named is as usual.
  public var topics: [NoticePreference] = []
  /// The hours in which mails and pushes wait. Absent: there are none.
  public var quietHours: QuietHours?

  public init() {}

  public static let shape: Shape<Self> = Shape("NoticePreferences", NoticePreferences.init) {
    Field("topics", \.topics, .count(0...NoticeTopic.allCases.count))
    Field("quiet_hours", \.quietHours)
  } check: { preferences, faults in
    var seen: Set<NoticeTopic> = []
    for (index, preference) in preferences.topics.enumerated() where !seen.insert(preference.topic).inserted {
      faults.at(.name("topics")) { faults in faults.at(.index(index)) { $0.add("topic", .duplicate) } }
    }
  }
}

extension TextFormat {
  public static let timeOfDay = TextFormat(
    "time of day such as 22:00", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"
  ) { text in
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy { 48...57 ~= $0 } }),
      let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1]))
    else { return false }
    return hour < 24 && minute < 60
  }
}
