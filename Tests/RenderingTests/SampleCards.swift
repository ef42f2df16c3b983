import Drawing
import Rendering

/// Cards of made-up training, as the tests render them.
enum SampleCards {
  static let day = Palette(
    sheet: shade(0xFFFFFF), sunk: shade(0xECEAE5), rule: shade(0xDEDBD5), edge: shade(0x85817A),
    heavy: shade(0x191817), ink: shade(0x191817), ink2: shade(0x55514B), ink3: shade(0x67635C),
    masthead: shade(0x10182B), onMasthead: shade(0xFFFFFF), brandLine: shade(0x2447C8),
    accentLine: shade(0xD9480F))

  static let night = Palette(
    sheet: shade(0x1A1C1F), sunk: shade(0x26292D), rule: shade(0x30343A), edge: shade(0x7B828B),
    heavy: shade(0x8D939B), ink: shade(0xF2F1EF), ink2: shade(0xBCC0C5), ink3: shade(0xA0A5AC),
    masthead: shade(0x10182B), onMasthead: shade(0xFFFFFF), brandLine: shade(0x7C93F0),
    accentLine: shade(0xF0733F))

  static let brand = Card.Brand(
    name: "MuscleMate", address: "app.musclemate.example",
    code: QRSquares(encoding: "https://app.musclemate.example/"))

  static var workout: Card {
    var card = Card("Legs, heavy", brand: brand) { "\($0) more exercises" }
    card.subtitle = "28 November 2026"
    card.person = "Anna Lindqvist"
    card.figures = [
      Card.Figure("12,450", unit: "kg", label: "Volume"), Card.Figure("84", unit: "min", label: "Time"),
      Card.Figure("1", label: "Record"),
    ]
    card.rows = [
      Card.Row("Squat", details: ["140 kg × 5, 5, 5 @8, 150 kg × 3", "4 sets"], isRecord: true),
      Card.Row("Romanian deadlift", details: ["100 kg × 8, 8, 8", "3 sets"]),
    ]
    for index in 1...12 { card.rows.append(Card.Row("Exercise \(index)", details: ["3 sets"])) }
    return card
  }

  static var graph: Card {
    var card = Card("Squat, estimated 1RM", brand: brand)
    card.figures = [Card.Figure("162.8", unit: "kg", label: "Latest, 4 January 2027")]
    let values = (0..<40).map { index in
      let gap = index > 20 ? 30 : 0
      let value = 150 + Double(index) / 4 + Double((index * 7) % 5)
      return LineChart.Value(
        day: 20_600 + index * 5 + gap, value: value, label: "", address: nil, isBest: index % 11 == 10)
    }
    let chart = LineChart(title: "Squat", values: values)
    card.graph = { canvas, measure in
      chart.scene(
        on: canvas, number: { "\(Int($0))" }, value: { "\($0)" },
        name: { day, unit in unit == .day ? "\(day.day).\(day.month)." : "M\(day.month)" }, measure: measure)
    }
    return card
  }

  private static func shade(_ value: UInt32) -> Shade {
    Shade(red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }
}
