internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// How a language writes the values of a graph.
struct DrawingValues {
  let language: Language
  let unit: ProgressUnit
  private let scale: Scale

  /// What distances and times are drawn in. All of a graph in one, by the greatest of them.
  private enum Scale: Equatable {
    case asIs, minutes
    case distance(symbol: String, meters: Double)

    init(_ unit: ProgressUnit, greatest: Double, inMiles: Bool) {
      self =
        switch unit {
        case .seconds where greatest >= 120: .minutes
        case .meters where greatest < 1_000: .distance(symbol: "m", meters: 1)
        case .meters where inMiles: .distance(symbol: "mi", meters: Compendium.metersPerMile)
        case .meters: .distance(symbol: "km", meters: 1_000)
        default: .asIs
        }
    }

    var divisor: Double {
      switch self {
      case .asIs: 1
      case .minutes: 60
      case .distance(_, let meters): meters
      }
    }
  }

  /// - Parameters:
  ///   - greatest: the greatest value, in the unit: below a kilometre distances are in meters, below two minutes times in seconds.
  ///   - inMiles: for who lifts pounds.
  init(language: Language, unit: ProgressUnit, greatest: Double = 0, inMiles: Bool = false) {
    self.language = language
    self.unit = unit
    scale = Scale(unit, greatest: greatest, inMiles: inMiles)
  }

  /// As it stands on the axis.
  func shown(_ value: Double) -> Double { value / scale.divisor }

  /// With its unit: "183 kg", "5 reps", "1.2 km".
  func text(_ value: Double) -> String {
    switch unit {
    case .kg, .lb: "\(language.number(value)) \(unit.rawValue)"
    case .reps: language.text(.repsOfValue, ["count": language.number(value)])
    case .sets: language.text(.setsOfValue, ["count": language.number(value)])
    case .seconds: duration(value)
    case .meters: withSymbol(shown(value))
    case .percent: language.text(.percent, ["value": language.number(value)])
    }
  }

  private func duration(_ seconds: Double) -> String {
    seconds < 120
      ? language.text(.seconds, ["value": language.number(seconds, places: 0)])
      : language.text(.minutes, ["value": language.number(seconds / 60, places: 0)])
  }

  private func withSymbol(_ shown: Double) -> String {
    let number = language.number(shown, places: 2)
    guard case .distance(let symbol, _) = scale else { return number }
    return "\(number) \(symbol)"
  }

  /// On an axis, where the unit is in the head of the graph; of a distance or a time it follows from the greatest. Fine steps need a
  /// place more.
  func axis(_ shown: Double) -> String {
    guard unit == .seconds else { return withSymbol(shown) }
    let text: DrawingText = scale == .minutes ? .minutes : .seconds
    return language.text(text, ["value": language.number(shown, places: 2)])
  }

  /// At a point of a graph, as in the texts about it. Weights and counts are without the unit.
  func point(_ shown: Double) -> String {
    switch unit {
    case .seconds: duration(shown * scale.divisor)
    case .meters: withSymbol(shown)
    default: language.number(shown)
    }
  }

  /// "162.5 kg × 4 @9", as much of it as there is, and "−20 kg × 8" of a machine that helps.
  func set(
    _ weight: Decimal?, _ unit: WeightUnit?, _ reps: Int?, _ rpe: RPE?, isAssistance: Bool = false
  ) -> String? {
    guard let weight else { return nil }
    let sign = isAssistance ? "−" : ""
    var text = "\(sign)\(language.number(weight.double, places: 3)) \(unit?.rawValue ?? "")"
    if let reps { text += " × \(reps)" }
    if let rpe { text += " @\(language.number(rpe.value.double))" }
    return text
  }
}

/// How a language writes the days of a graph.
struct DrawingDays {
  let language: Language
  let bucket: Bucket
  /// Where all are of one year, it is not said with each.
  private let withYear: Bool

  init(_ language: Language, _ bucket: Bucket, _ days: [CivilDate]) {
    self.language = language
    self.bucket = bucket
    withYear = (days.last?.unixDay ?? 0) - (days.first?.unixDay ?? 0) > 330
  }

  /// Days without a value after which a line is dotted.
  var breakDays: Int {
    switch bucket {
    case .day: 14
    case .week: 21
    case .month: 62
    }
  }

  func spoken(_ day: CivilDate) -> String {
    bucket == .month ? language.spokenMonth(day) : language.spoken(day, withYear: withYear)
  }

  /// A point in words.
  func point(_ day: CivilDate, _ value: String) -> String {
    language.text(bucket == .week ? .pointOfWeek : .pointOfDay, ["day": spoken(day), "value": value])
  }

  /// Under the axis.
  func axis(_ day: Day, _ unit: DayTicks.Unit) -> String {
    let date = CivilDate(unixDay: Int64(day.number))
    return switch unit {
    case .day: language.short(date)
    case .month: day.month == 1 ? "\(day.year)" : language.shortMonth(date)
    case .year: "\(day.year)"
    }
  }

  /// The sentence of a graph: over which days, from what to what, how many records.
  func title(_ graph: String, _ values: [(day: CivilDate, text: String)], records: Int = 0) -> String {
    guard let first = values.first, let last = values.last else {
      return language.text(.titleOfNone, ["graph": graph])
    }
    var title =
      values.count == 1
      ? language.text(.titleOfOne, ["graph": graph, "day": full(first.day), "value": first.text])
      : language.text(
        .titleOfMany,
        [
          "graph": graph, "from": withYear ? full(first.day) : spoken(first.day), "to": full(last.day),
          "first": first.text, "last": last.text,
        ])
    if records > 0 { title = language.text(.withRecords, ["title": title, "count": "\(records)"]) }
    switch bucket {
    case .day: return title
    case .week: return language.text(.byWeek, ["title": title])
    case .month: return language.text(.byMonth, ["title": title])
    }
  }

  private func full(_ day: CivilDate) -> String {
    bucket == .month ? language.spokenMonth(day) : language.spoken(day, withYear: true)
  }
}
