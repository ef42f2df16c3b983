import Drawing
import Localization
import Primitives
import Rendering
import Testing

/// The words of pictures in our own fonts, where they are longest.
@Suite struct `The words of a picture` {
  @Test(arguments: Language.allCases, CardFormat.allCases)
  func `stay on their sheet and apart at their longest, in each language`(
    _ language: Language, _ format: CardFormat
  ) {
    for card in Self.cards(language) {
      for scene in card.scenes(format, measure: Renderer.measure) {
        let texts = Self.texts(scene.marks)
        for text in texts {
          let width = Renderer.measure(text.text, text.size, text.isBold)
          #expect(width <= text.box.width + 0.5, "\(text.text)")
          #expect(text.box.x >= 0 && text.box.x + text.box.width <= format.width, "\(text.text)")
          #expect(text.box.y >= 0 && text.place.y <= format.height, "\(text.text)")
        }
        for (index, one) in texts.enumerated() {
          for other in texts[(index + 1)...] where one.place.y == other.place.y {
            let isApart =
              one.box.x + one.box.width <= other.box.x + 0.5
              || other.box.x + other.box.width <= one.box.x + 0.5
            #expect(isApart, "\(one.text) and \(other.text)")
          }
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `are whole where nothing that people typed is long`(_ language: Language) {
    for format in CardFormat.allCases {
      for card in Self.cards(language) {
        let scenes = card.scenes(format, measure: Renderer.measure)
        let cut = scenes.flatMap { Self.texts($0.marks) }.filter { $0.text.hasSuffix("…") }
        #expect(cut.map(\.text) == [], "\(format)")
      }
    }
  }

  /// What is beside each other on a card, each as long as it gets.
  private static let figures: [[DrawingText]] = [
    [.recordWeight], [.recordAssistance], [.goalNow, .goalTargetByDay], [.latestValue, .sinceDay, .records],
    [.trainingVolume, .timeOfWorkout, .records], [.exercises, .setsOfWorkout], [.noValues],
  ]

  private static func cards(_ language: Language) -> [Card] {
    figures.map { labels in
      var card = Card(
        language.text(.benchPress), brand: Card.Brand(name: "Iron Yard", address: "app.ironyard.example")
      ) { language.text(.moreExercises, ["count": "\($0)"]) }
      card.subtitle = language.text(.recordOfDay, ["day": day(language)])
      card.figures = labels.map { key in
        let isOfWeek = [.latestValue, .sinceDay].contains(key)
        let day = isOfWeek ? language.text(.weekFrom, ["day": day(language)]) : day(language)
        return Card.Figure(
          language.number(12_345.5), unit: "kg", label: language.text(key, ["count": "12", "day": day]))
      }
      card.rows = [DrawingText.recordSet, .recordBefore].map {
        Card.Row(language.text($0), details: ["\(language.number(1_234.125)) kg × 12, \(day(language))"])
      }
      card.way = Card.Way(0.5, from: language.number(1_234.5), to: language.text(.percent, ["value": "100"]))
      return card
    }
  }

  /// The widest of the year.
  private static func day(_ language: Language) -> String {
    let days = (1...12).compactMap { CivilDate(year: 2026, month: $0, day: 28) }
    let texts = days.map { language.spoken($0, withYear: true) }
    return texts.max { Renderer.measure($0, 20, false) < Renderer.measure($1, 20, false) } ?? ""
  }

  private static func texts(_ marks: [Mark]) -> [Text] {
    marks.flatMap { mark -> [Text] in
      switch mark {
      case .text(let text): [text]
      case .part(let part): texts(part.marks)
      default: []
      }
    }
  }
}
