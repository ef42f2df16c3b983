internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Rendering
internal import Strength

/// Writes what cards say, in the lifter's language.
struct PictureWriter {
  let language: Language
  private let look: PictureLook
  private let brand: Card.Brand

  init(_ call: Call, _ look: PictureLook) {
    language = call.language
    self.look = look
    brand = look.brand.card(call)
  }

  /// - Parameter shown: what of the private details may be shown.
  func card(_ title: String, _ shown: [PrivateDetail]) -> Card {
    var card = Card(title, brand: brand, in: language)
    if shown.contains(.name) { card.person = look.displayName }
    return card
  }

  func text(_ key: DrawingText, _ arguments: [String: String] = [:]) -> String {
    language.text(key, arguments)
  }

  func day(_ day: CivilDate) -> String { language.spoken(day, withYear: true) }

  /// A value with its unit beside it.
  ///
  /// - Parameter places: after the decimal point, of a weight.
  func figure(
    _ value: Double, _ unit: ProgressUnit, places: Int = 1, label: String
  ) -> Card.Figure {
    switch unit {
    case .kg, .lb: Card.Figure(language.number(value, places: places), unit: unit.rawValue, label: label)
    case .reps, .sets: Card.Figure(language.number(value), label: label)
    case .seconds, .meters, .percent: Card.Figure(self.value(value, unit), label: label)
    }
  }

  func value(_ value: Double, _ unit: ProgressUnit, places: Int = 1) -> String {
    guard ![.kg, .lb].contains(unit) else {
      return "\(language.number(value, places: places)) \(unit.rawValue)"
    }
    return DrawingValues(
      language: language, unit: unit, greatest: value, inMiles: look.unit == .lb
    ).text(value)
  }

  /// How many there are of something, without a unit.
  ///
  /// - Parameter label: it says one or many.
  func count(_ count: Int, label: DrawingText) -> Card.Figure {
    Card.Figure(language.number(Double(count), places: 0), label: text(label, ["count": "\(count)"]))
  }

  /// "1:24 h", below two hours "84 min".
  func duration(_ seconds: Int) -> Card.Figure {
    let minutes = (seconds + 30) / 60
    let label = text(.timeOfWorkout)
    guard minutes >= 120 else { return Card.Figure("\(minutes)", unit: "min", label: label) }
    let rest = minutes % 60
    return Card.Figure("\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)", unit: "h", label: label)
  }
}

extension Card {
  init(_ title: String, brand: Brand, in language: Language) {
    self.init(title, brand: brand) { language.text(.moreExercises, ["count": "\($0)"]) }
  }
}
