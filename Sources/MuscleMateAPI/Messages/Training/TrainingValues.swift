public import APISchema
public import Primitives
public import Strength

extension WeightUnit: WordValue {}

/// The three lifts of powerlifting, by which progress is shown to everyone.
public enum Lift: String, WordValue {
  /// Back squat, high or low bar.
  case squat
  /// The flat one with a barbell.
  case benchPress = "bench_press"
  /// Conventional or sumo.
  case deadlift
}

/// The purpose of a set.
public enum SetKind: String, WordValue {
  case warmUp = "warm_up"
  case working
  /// Taken on with less weight, without a rest.
  case drop
  /// Until no further repetition went.
  case failure
  /// As many repetitions as possible.
  case amrap
}

/// Rate of perceived exertion, 0 to 10 in halves: 10 is nothing left, 9 one repetition in reserve.
public struct RPE: FieldValue, Hashable {
  public let value: Decimal

  /// Nil for what the scale does not have.
  public init?(_ value: Decimal) {
    guard value >= 0, value <= 10, value.scale == 0 || value.scale == 1 && value.coefficient % 5 == 0 else {
      return nil
    }
    self.value = value
  }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> RPE? {
    guard let value = Decimal.decode(json, Rules([.range(0...10)]), into: &faults) else { return nil }
    guard let rpe = RPE(value) else {
      faults.add(.invalid("0, 0.5, 1 … 10"))
      return nil
    }
    return rpe
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    ["type": "number", "minimum": 0, "maximum": 10, "multipleOf": .number("0.5")]
  }

  public func encoded() -> JSON { value.encoded() }
}

/// When something was done that is logged: in the years 1900 to 2100, and at most a day ahead of the clock, since
/// clocks and zones are set wrong now and then.
public struct PerformedAt: FieldValue, Hashable {
  public let timestamp: Timestamp

  /// Seconds that a moment may lie ahead.
  private static let tolerance: Int64 = 86_400
  /// 1900-01-01T00:00:00Z and 2101-01-01T00:00:00Z.
  private static let years = Timestamp(unixSeconds: -2_208_988_800)..<Timestamp(unixSeconds: 4_133_980_800)

  public init(_ timestamp: Timestamp) { self.timestamp = timestamp }

  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> PerformedAt? {
    guard let timestamp = Timestamp.decode(json, rules, into: &faults) else { return nil }
    if faults.reading != .request { return PerformedAt(timestamp) }
    guard timestamp >= years.lowerBound else {
      faults.add(.tooSmall("1900-01-01"))
      return nil
    }
    guard timestamp <= faults.now.advanced(bySeconds: tolerance), timestamp < years.upperBound else {
      faults.add(.inTheFuture)
      return nil
    }
    return PerformedAt(timestamp)
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    Timestamp.schema(rules, &components)
  }

  public func encoded() -> JSON { timestamp.encoded() }
}
