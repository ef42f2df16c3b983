/// The room that a graph is drawn in. On pages it has one of three widths, so that no text is scaled below 12 pixels.
public enum Canvas: Sendable {
  /// For containers from 320, 720 and 1,080 pixels.
  case narrow, medium, wide
  /// On a card, which scales it.
  case card(width: Double, height: Double)

  var width: Double {
    switch self {
    case .narrow: 328
    case .medium: 684
    case .wide: 1_044
    case .card(let width, _): width
    }
  }

  var height: Double {
    switch self {
    case .narrow: 240
    case .medium: 330
    case .wide: 380
    case .card(_, let height): height
    }
  }

  /// How many marks an axis of values may have.
  var mostTicks: Int { isNarrow ? 6 : 7 }

  var dotRadius: Double { isNarrow ? 2.5 : 3 }

  var isNarrow: Bool { width < Self.medium.width }
}

/// The parts that graphs have in common, with texts that were measured.
struct Layout {
  let canvas: Canvas
  let measure: TextMeasure
  /// Between the first value and the axis.
  static let inset = 8.0
  static let textSize = 12.0
  static let valueSize = 14.0
  let top = 14.0
  let left: Double
  let right: Double
  let bottom: Double

  /// - Parameters:
  ///   - labels: those of the axis of values, which stand at the left.
  ///   - last: the text at the right of the last value.
  init(_ canvas: Canvas, _ measure: @escaping TextMeasure, labels: [String], last: String?, height: Double) {
    self.canvas = canvas
    self.measure = measure
    let widest = labels.map { measure($0, Self.textSize, false) }.max() ?? 0
    left = (widest + 10).rounded(.up)
    let room = last.map { measure($0, Self.valueSize, true) + 12 } ?? 0
    right = (canvas.width - room - 1).rounded(.down)
    bottom = height - 26
  }

  /// The lines of an axis of values, with their texts.
  func grid(_ values: [Double], _ scale: LinearScale, _ text: (Double) -> String) -> [Mark] {
    values.enumerated().flatMap { index, value -> [Mark] in
      let y = scale(value)
      let line = Line([[Point(left, y), Point(right, y)]], index == 0 ? .base : .grid)
      let box = Box(x: 0, y: y - 8, width: left - 8, height: 16)
      return [.line(line), .text(Text(text(value), at: Point(left - 8, y + 4), .end, .label, box: box))]
    }
  }

  /// Texts under the axis, none over another one's end.
  func names(_ names: [(x: Double, text: String)]) -> [Mark] {
    var marks: [Mark] = []
    var end = -Double.infinity
    for name in names {
      let width = measure(name.text, Self.textSize, false)
      let start = min(max(name.x - width / 2, 0), canvas.width - width)
      guard start >= end + 8 else { continue }
      end = start + width
      marks.append(.line(Line([[Point(name.x, bottom), Point(name.x, bottom + 4)]], .base)))
      let box = Box(x: start, y: bottom + 8, width: width, height: 16)
      let isMoved = start != name.x - width / 2
      marks.append(
        .text(
          Text(
            name.text, at: Point(isMoved ? start : name.x, bottom + 20), isMoved ? .start : .middle, .label,
            box: box)))
    }
    return marks
  }

  /// The first of the texts that fits into the room, if one does.
  func fitting(_ texts: [String], into room: Double) -> String? {
    texts.first { measure($0, Self.textSize, false) <= room }
  }
}
