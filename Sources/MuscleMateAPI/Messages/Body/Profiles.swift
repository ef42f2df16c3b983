public import APISchema
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
  /// Centimetres. Either these, or feet.
  public var cm: Decimal?
  /// Whole feet. Either these, or centimetres.
  public var feet: Int?
  /// Inches beside the feet. Absent: 0.
  public var inches: Decimal?

  public init() {}

  public static let shape: Shape<Self> = Shape("Height", Height.init) {
    Field("cm", \.cm, .range(30...300))
    Field("feet", \.feet, .range(1...9))
    Field("inches", \.inches, .range(0...11.99))
  } check: { height, faults in
    if height.cm == nil, height.feet == nil { faults.add("cm", .missing) }
    if height.cm != nil, height.feet != nil { faults.add("feet", .invalid("centimetres or feet")) }
    if height.inches != nil, height.feet == nil { faults.add("feet", .missing) }
  }
}

/// The body weight: its last measurement.
public struct BodyWeight: Message {
  public var weight = Decimal(0)
  /// The unit of the weight. Absent in a request: the profile's.
  public var unit: WeightUnit?
  /// When it was measured. In a change: the value was read, and is not noted again.
  public var measuredAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("BodyWeight", BodyWeight.init) {
    Field("weight", \.weight, .range(1...2_200))
    Field("unit", \.unit)
    Field("measured_at", \.measuredAt)
  } check: { body, faults in
    if body.unit == .kg, body.weight > 1_000 { faults.add("weight", .tooLarge("1000")) }
  }
}

/// A person's statements about themselves, as that person sees them.
public struct Profile: Message {
  public var username = ""
  public var displayName: String?
  /// The day of birth.
  public var birthDate: CivilDate?
  /// The age in full years, today in the person's own zone. Absent: the birth date is not known.
  public var age: Int?
  /// The gender, as the person states it.
  public var gender: Gender?
  public var height: Height?
  /// The body weight that was measured last.
  public var bodyWeight: BodyWeight?
  /// What the person trains for.
  public var goals: [TrainingAim] = []
  /// How much experience the person has.
  public var fitnessLevel: FitnessLevel?
  /// How active the person is besides training.
  public var activityLevel: ActivityLevel?
  /// The unit in which the person enters and reads weights.
  public var unit = WeightUnit.kg
  public var locale = ""
  public var timeZone = ""
  public var weekStart = WeekStart.sunday
  /// Whether apps are light or dark, or as the device is.
  public var theme = Theme.system
  /// The colours of graphs, each as #rrggbb, in their order.
  public var graphColours: [String] = []
  /// Whether graphs begin at zero or fit what they show.
  public var graphScale = GraphScale.fitted
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Profile", Profile.init) {
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
  /// The day of birth. Null removes it.
  public var birthDate = Change<BirthDate?>.unchanged
  /// The gender, as the person states it. Null removes it.
  public var gender = Change<Gender?>.unchanged
  /// The height of the body. Null removes it.
  public var height = Change<Height?>.unchanged
  /// The body weight. It is noted as a measurement of now.
  public var bodyWeight = Change<BodyWeight>.unchanged
  /// What the person trains for. They replace those before.
  public var goals = Change<[TrainingAim]>.unchanged
  /// How much experience the person has. Null removes it.
  public var fitnessLevel = Change<FitnessLevel?>.unchanged
  /// How active the person is besides training. Null removes it.
  public var activityLevel = Change<ActivityLevel?>.unchanged
  /// The unit in which the person enters and reads weights.
  public var unit = Change<WeightUnit>.unchanged
  public var locale = Change<String>.unchanged
  public var timeZone = Change<String>.unchanged
  public var weekStart = Change<WeekStart>.unchanged
  /// Whether apps are light or dark, or as the device is.
  public var theme = Change<Theme>.unchanged
  /// The colours of graphs, each as #rrggbb, in their order. They replace those before.
  public var graphColours = Change<[String]>.unchanged
  /// Whether graphs begin at zero or fit what they show.
  public var graphScale = Change<GraphScale>.unchanged

  public init() {}

  public static let shape: Shape<Self> = Shape("ProfileChanges", ProfileChanges.init) {
    Field("display_name", \.displayName, .length(1...100), .format(.name))
    Field("birth_date", \.birthDate)
    Field("gender", \.gender)
    Field("height", \.height)
    Field("body_weight", \.bodyWeight)
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
    if faults.reading != .request { return BirthDate(day) }
    // The day that is furthest ahead anywhere on earth: at UTC+14.
    let today = CivilDate(unixDay: (faults.now.unixSeconds + 14 * 3_600) / 86_400)
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
