internal import Primitives
internal import Strength

/// The units that tables name, in headers and in cells.
enum ImportUnit {
  /// `kg`, `kgs`, `lb`, `lbs`; nil for anything else.
  static func weight(_ text: String) -> WeightUnit? {
    switch plain(text) {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "кг": .kg
    case "lb", "lbs", "pound", "pounds", "pfund", "libra", "libras", "libre": .lb
    default: nil
    }
  }

  /// In tenths of a millimetre: the international foot is 0.3048 m exactly (1959).
  static func length(_ text: String) -> Int64? {
    switch plain(text) {
    case "m", "meter", "meters", "metre", "metres", "metro", "metros": 10_000
    case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres": 10_000_000
    case "mi", "mile", "miles", "meile", "meilen", "milla", "millas", "mil": 16_093_440
    case "ft", "feet", "foot": 3_048
    case "yd", "yds", "yard", "yards": 9_144
    case "cm": 100
    case "in", "inch", "inches": 254
    default: nil
    }
  }

  /// In seconds.
  static func time(_ text: String) -> Int? { DurationReading.seconds(of: plain(text)) }

  static func isUnit(_ text: String, of column: ImportColumn) -> Bool {
    switch column {
    case .weight: weight(text) != nil
    case .distance: length(text) != nil
    case .duration, .workoutDuration: time(text) != nil
    default: false
    }
  }

  /// Strong on Android writes `mi.` and `km.`.
  private static func plain(_ text: String) -> String {
    let lower = text.lowercased()
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
  }
}
