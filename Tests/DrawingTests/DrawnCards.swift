import Foundation
import Testing

@testable import Drawing

/// Cards of made-up training, and what is drawn of them.
enum DrawnCards {
  static let brand = Card.Brand(
    name: "Iron Yard", address: "app.ironyard.example",
    code: QRSquares((0..<21).map { row in (0..<21).map { (row * $0 + row) % 3 == 0 } }))

  static let workout: Card = {
    var card = Card("Legs, heavy", brand: brand) { "\($0) more exercises" }
    (card.subtitle, card.person, card.notes) = ("28 November 2026", "Anna L.", "Slept well.")
    card.figures = [
      Card.Figure("12,450", unit: "kg", label: "Volume"), Card.Figure("84", unit: "min", label: "Time"),
      Card.Figure("1", label: "Record"),
    ]
    card.rows = [
      Card.Row("Squat", details: ["140 kg × 5, 5, 5 @8, 150 kg × 3", "4 sets"], isRecord: true),
      Card.Row("Romanian deadlift", details: ["100 kg × 8, 8, 8", "3 sets"]),
    ]
    for index in 1...20 { card.rows.append(Card.Row("Exercise \(index)", details: ["3 sets"])) }
    return card
  }()

  static let goal: Card = {
    var card = Card("Bench press", brand: brand)
    card.subtitle = "Estimated 1RM"
    card.figures = [
      Card.Figure("92.5", unit: "kg", label: "now"),
      Card.Figure("100", unit: "kg", label: "Target by 1 May 2027"),
    ]
    card.way = Card.Way(0.62, from: "80 kg", to: "62%")
    return card
  }()

  static let graph: Card = {
    var card = Card("Squat, estimated 1RM", brand: brand)
    card.figures = [Card.Figure("162.8", unit: "kg", label: "Latest, 4 January 2027")]
    let chart = DrawnCharts.lift(24)
    card.graph = { canvas, measure in
      chart.scene(
        on: canvas, number: DrawnCharts.number,
        name: { day, unit in unit == .day ? "\(day.day).\(day.month)." : "M\(day.month)" }, measure: measure)
    }
    return card
  }()
}

/// A scene as the commands that draw it, one a line: what a picture shows, without its pixels.
enum DrawnCommands {
  static func of(_ scene: Scene) -> [String] {
    ["sheet \(number(scene.width)) \(number(scene.height)) \(scene.title)"] + scene.marks.flatMap(of)
  }

  private static func of(_ mark: Mark) -> [String] {
    switch mark {
    case .line(let line):
      [
        "line \(line.ink) \(line.dashes.map(number)) \(line.pieces.map { $0.map(place).joined(separator: ", ") })"
      ]
    case .area(let area): ["area \(area.ink) \(area.outline.map(place).joined(separator: ", "))"]
    case .rect(let rect): ["rect \(rect.ink) \(place(rect.box))"]
    case .dot(let dot): ["\(dot.form) \(dot.ink) \(place(dot.center)) \(number(dot.radius))"]
    case .text(let text):
      [
        "text \(text.ink) \(number(text.size))\(text.isBold ? " bold" : "") \(text.anchor) \(place(text.place)) "
          + "in \(place(text.box)): \(text.text)"
      ]
    case .picture(let picture): ["picture \(picture.name) \(place(picture.box))"]
    case .link(let link): link.marks.flatMap(of)
    case .inset(let inset): ["inset \(place(inset.box))"] + of(inset.scene).map { "  \($0)" }
    case .part(let part): ["\(part.role)"] + part.marks.flatMap(of).map { "  \($0)" }
    }
  }

  private static func place(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func place(_ box: Box) -> String {
    [box.x, box.y, box.width, box.height].map(number).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String { DrawnCharts.number(value) }
}
