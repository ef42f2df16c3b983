public import APISchema
public import Primitives

/// The measured parts of a body; girths as a tape shows them.
public enum MeasurementKind: String, WordValue {
  case bodyWeight = "body_weight"
  /// As a percentage of the body weight.
  case bodyFat = "body_fat"
  case neck, shoulders, chest, waist, hips
  case upperArm = "upper_arm"
  case forearm, thigh, calf

  /// The range of its values, in words of every language.
  public var bounds: String { units.map { "1–\($0.most) \($0.rawValue)" }.joined(separator: ", ") }

  /// The units that it may be measured in.
  var units: [MeasurementUnit] {
    switch self {
    case .bodyWeight: [.kg, .lb]
    case .bodyFat: [.percent]
    default: [.cm, .inches]
    }
  }
}

public enum MeasurementUnit: String, WordValue {
  case kg, lb, percent, cm
  case inches = "in"

  /// The most that a human can have of it; the least is 1.
  public var most: Int {
    switch self {
    case .kg: 1_000
    case .lb: 2_200
    case .percent: 100
    case .cm: 500
    case .inches: 200
    }
  }
}

/// One measurement of a body.
public struct Measurement: Message {
  public var id = UUID.unset
  /// What was measured.
  public var kind = MeasurementKind.bodyWeight
  /// What was measured, in the unit beside it: at most 1000 kg, 2200 lb, 100 percent, 500 cm, 200 in.
  public var value = Decimal(0)
  /// The unit of the value. Absent in a request: the one that the measurement has, else percent, or what
  /// goes with the profile's kg or lb.
  public var unit: MeasurementUnit?
  /// When it was measured. Absent in a request: now.
  public var measuredAt: PerformedAt?
  /// The IANA time zone of the place. Absent in a request: the profile's.
  public var timeZone: String?
  /// The day on which it was measured, at the place where it was.
  public var localDate: CivilDate?
  public var notes: String?
  /// The lifter's version as of the last change. In If-Match it makes a change conditional.
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Measurement", Measurement.init) {
    Field("id", \.id, .readOnly)
    Field("kind", \.kind)
    Field("value", \.value, .range(1...2_200))
    Field("unit", \.unit)
    Field("measured_at", \.measuredAt)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("local_date", \.localDate, .readOnly)
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
    Field("version", \.version, .readOnly)
  } check: { measurement, faults in
    let units = measurement.kind.units
    guard let unit = measurement.unit ?? (units.count == 1 ? units[0] : nil) else { return }
    if !units.contains(unit) {
      faults.add("unit", .invalid(units.map(\.rawValue).joined(separator: ", ")))
    } else if measurement.value > Decimal(Int64(unit.most)) {
      faults.add("value", .tooLarge("\(unit.most)"))
    }
  }
}

/// The wanted measurements of the list; newest first.
public struct MeasurementQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only measurements of this.
  public var kind: MeasurementKind?
  /// The first day, the measurement's own. Absent: there is no first one.
  public var from: CivilDate?
  public var to: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("MeasurementQuery", MeasurementQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("kind", \.kind)
    Field("from", \.from)
    Field("to", \.to)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
