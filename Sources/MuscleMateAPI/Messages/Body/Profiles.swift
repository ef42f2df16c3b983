public import Primitives
public import Strength

public enum Gender: String, WordValue { case female, male, other }

/// How much someone has trained.
public enum FitnessLevel: String, WordValue { case beginner, intermediate, advanced, elite }

extension ActivityLevel: WordValue {}

/// The aim of training, in a word; a `Goal` is a value to reach by a day.
public enum TrainingAim: String, WordValue {
  case strength, muscle
  case fatLoss = "fat_loss"
  case endurance, mobility, health, competition
}

public enum WeekStart: String, WordValue { case saturday, sunday, monday }
public enum Theme: String, WordValue { case day, night, system }

/// The beginning of a graph's scale.
public enum GraphScale: String, WordValue {
  /// Just below the lowest value.
  case fitted
  case fromZero = "from_zero"
}

/// How tall someone is, as entered: in centimetres, or in feet and inches.
public struct Height: Message {
  public var cm: Decimal?
  public var feet: Int?
  public var inches: Decimal?

  public init() {}

  public static let shape = Shape("Height", Height.init) {
    Field("cm", \.cm, .range(30...300))
    Field("feet", \.feet, .range(1...9))
    Field("inches", \.inches, .range(0...11.99), .note("Beside feet; absent: 0"))
  } check: { height, faults in
    if height.cm == nil, height.feet == nil { faults.add("cm", .missing) }
    if height.cm != nil, height.feet != nil { faults.add("feet", .invalid("centimetres or feet")) }
    if height.inches != nil, height.feet == nil { faults.add("feet", .missing) }
  }
}

/// The body weight: its last measurement.
public struct BodyWeight: Message {
  public var weight = Decimal(0)
  /// Absent in a request: the profile's.
  public var unit: WeightUnit?
  public var measuredAt: Timestamp?

  public init() {}

  public static let shape = Shape("BodyWeight", BodyWeight.init) {
    Field("weight", \.weight, .range(1...2_200))
    Field("unit", \.unit)
    Field("measured_at", \.measuredAt, .note("In a change: the value was read, and is not noted again"))
  } check: { body, faults in
    if body.unit == .kg, body.weight > 1_000 { faults.add("weight", .tooLarge("1000")) }
  }
}

/// A person's statements about themselves, as that person sees them.
public struct Profile: Message {
  public var username = ""
  public var displayName: String?
  public var birthDate: CivilDate?
  /// Whole years, today in the person's own zone.
  public var age: Int?
  public var gender: Gender?
  public var height: Height?
  public var bodyWeight: BodyWeight?
  public var goals: [TrainingAim] = []
  public var fitnessLevel: FitnessLevel?
  public var activityLevel: ActivityLevel?
  public var unit = WeightUnit.kg
  public var locale = ""
  public var timeZone = ""
  public var weekStart = WeekStart.sunday
  public var theme = Theme.system
  public var graphColours: [String] = []
  public var graphScale = GraphScale.fitted
  public var version = 0

  public init() {}

  public static let shape = Shape("Profile", Profile.init) {
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("birth_date", \.birthDate)
    Field("age", \.age)
    Field("gender", \.gender)
    Field("height", \.height)
    Field("body_weight", \.bodyWeight)
    Field("goals", \.goals)
    Field("fitness_level", \.fitnessLevel)
    Field("activity_level", \.activityLevel)
    Field("unit", \.unit)
    Field("locale", \.locale)
    Field("time_zone", \.timeZone)
    Field("week_start", \.weekStart)
    Field("theme", \.theme)
    Field("graph_colours", \.graphColours)
    Field("graph_scale", \.graphScale)
    Field("version", \.version)
  }
}

/// The changes of a profile; an absent member stays as it is, and null removes what may be absent.
public struct ProfileChanges: Message {
  public var displayName = Change<String?>.unchanged
  public var birthDate = Change<BirthDate?>.unchanged
  public var gender = Change<Gender?>.unchanged
  public var height = Change<Height?>.unchanged
  public var bodyWeight = Change<BodyWeight>.unchanged
  public var goals = Change<[TrainingAim]>.unchanged
  public var fitnessLevel = Change<FitnessLevel?>.unchanged
  public var activityLevel = Change<ActivityLevel?>.unchanged
  public var unit = Change<WeightUnit>.unchanged
  public var locale = Change<String>.unchanged
  public var timeZone = Change<String>.unchanged
  public var weekStart = Change<WeekStart>.unchanged
  public var theme = Change<Theme>.unchanged
  public var graphColours = Change<[String]>.unchanged
  public var graphScale = Change<GraphScale>.unchanged

  public init() {}

  public static let shape = Shape("ProfileChanges", ProfileChanges.init) {
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field("birth_date", \.birthDate)
    Field("gender", \.gender)
    Field("height", \.height)
    Field("body_weight", \.bodyWeight, .note("Noted as a measurement of now"))
    Field("goals", \.goals, .unique, .count(0...TrainingAim.allCases.count))
    Field("fitness_level", \.fitnessLevel)
    Field("activity_level", \.activityLevel)
    Field("unit", \.unit)
    Field("locale", \.locale, .format(.locale))
    Field("time_zone", \.timeZone, .format(.timeZone))
    Field("week_start", \.weekStart)
    Field("theme", \.theme)
    Field("graph_colours", \.graphColours, .count(0...12), .format(.colour))
    Field("graph_scale", \.graphScale)
  }.ignoringRest(of: Profile.shape)
}

/// A day from 1900 until today.
public struct BirthDate: FieldValue, Hashable {
  public let day: CivilDate

  public init(_ day: CivilDate) { self.day = day }

  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> BirthDate? {
    guard let day = CivilDate.decode(json, rules, into: &faults) else { return nil }
    if faults.reading == .answer { return BirthDate(day) }
    // The day that is furthest ahead anywhere on earth: at UTC+14.
    let today = CivilDate(unixDay: (Timestamp.now.unixSeconds + 14 * 3_600) / 86_400)
    guard day <= today else {
      faults.add(.inTheFuture)
      return nil
    }
    guard day.year >= 1900 else {
      faults.add(.tooSmall("1900-01-01"))
      return nil
    }
    return BirthDate(day)
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    CivilDate.schema(rules, &components)
  }

  public func encoded() -> JSON { day.encoded() }
}

extension TextFormat {
  /// As CSS writes it (CSS Color 4, section 5.2), in lower case.
  static let colour = TextFormat("a colour such as #1a2b3c", pattern: "^#[0-9a-f]{6}$") { text in
    text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
      && text.utf8.dropFirst().allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
