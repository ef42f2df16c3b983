internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// What a share link shows: the texts as they were on the day, in the language and units of whose training it is, and nothing
/// that is not shown.
///
/// It is kept in the database for up to a year: what is added to it later has to have a default.
struct Snapshot: Message {
  private(set) var language = ""
  private(set) var theme = PictureTheme.day
  /// Of graphs, as `#rrggbb`.
  private var colours: [String] = []
  private(set) var title = ""
  private(set) var subtitle: String?
  private(set) var person: String?
  private(set) var figures: [Figure] = []
  private(set) var way: Way?
  private(set) var rows: [Line] = []
  private(set) var notes: String?
  private(set) var graph: SnapshotGraph?
  /// To be copied.
  private(set) var template: Template?

  struct Figure: Message {
    var value = ""
    var unit: String?
    var label = ""

    static let shape: Shape<Self> = Shape("SnapshotFigure", Figure.init) {
      Field("value", \.value)
      Field("unit", \.unit)
      Field("label", \.label)
    }
  }

  struct Way: Message {
    var share = 0.0
    var from = ""
    var to = ""

    static let shape: Shape<Self> = Shape("SnapshotWay", Way.init) {
      Field("share", \.share)
      Field("from", \.from)
      Field("to", \.to)
    }
  }

  struct Line: Message {
    var name = ""
    var details: [String] = []
    var isRecord = false

    static let shape: Shape<Self> = Shape("SnapshotLine", Line.init) {
      Field("name", \.name)
      Field("details", \.details)
      Field("is_record", \.isRecord)
    }
  }

  init() {}

  init(_ shown: PictureContent, _ query: PictureQuery, _ language: Language) {
    let card = shown.card
    self.language = language.rawValue
    theme = query.theme ?? shown.look.theme
    colours = shown.look.colours.map(\.text)
    (title, subtitle, person, notes) = (card.title, card.subtitle, card.person, card.notes)
    figures = card.figures.map { Figure(value: $0.value, unit: $0.unit, label: $0.label) }
    way = card.way.map { Way(share: $0.share, from: $0.from, to: $0.to) }
    rows = card.rows.map { Line(name: $0.name, details: $0.details, isRecord: $0.isRecord) }
    graph = shown.graph
    template = shown.template?.shared(query)
  }

  /// What app.open_share_link returns; nil where the link is over.
  init?(opened: JSON) throws {
    guard let document = opened["document"], document != .null else { return nil }
    var faults = Faults(reading: .answer)
    guard let snapshot = Snapshot.decode(document, Rules(), into: &faults) else {
      throw Problem(.internalError)
    }
    self = snapshot
  }

  static let shape: Shape<Self> = Shape("Snapshot", Snapshot.init) {
    Field("language", \.language)
    Field("theme", \.theme)
    Field("colours", \.colours)
    Field("title", \.title)
    Field("subtitle", \.subtitle)
    Field("person", \.person)
    Field("figures", \.figures)
    Field("way", \.way)
    Field("rows", \.rows)
    Field("notes", \.notes)
    Field("graph", \.graph)
    Field("template", \.template)
  }

  var shownLanguage: Language { Language(rawValue: language) ?? .english }

  func style(_ brand: PictureBrand) -> PictureStyle {
    PictureStyle(brand: brand, theme: theme, colours: colours.compactMap { Colour($0) })
  }

  /// As a picture shows it: there the points of a graph are its line.
  func card(_ brand: Card.Brand) -> Card {
    var card = Card(title, brand: brand, in: shownLanguage)
    (card.subtitle, card.person, card.notes) = (subtitle, person, notes)
    card.figures = figures.map { Card.Figure($0.value, unit: $0.unit, label: $0.label) }
    card.way = way.map { Card.Way($0.share, from: $0.from, to: $0.to) }
    card.graph = graph?.drawing(shownLanguage)
    if graph == nil {
      card.rows = rows.map { Card.Row($0.name, details: $0.details, isRecord: $0.isRecord) }
    }
    return card
  }
}

extension Template {
  /// What others may copy of it: without ids, days, and what the page leaves out, which are the notes of exercises and sets too.
  /// Nil where nothing is left.
  fileprivate func shared(_ query: PictureQuery) -> Template? {
    var copy = Template()
    copy.name = name
    copy.notes = query.show.contains(.notes) ? notes : nil
    // One without sets is in order only with its note.
    copy.exercises = exercises.filter { !$0.sets.isEmpty }.map { exercise in
      var shown = PrescribedExercise()
      (shown.name, shown.superset) = (exercise.name, exercise.superset)
      shown.sets = exercise.sets.map { $0.shared(query) }
      return shown
    }
    // A superset is two or more, one after the other.
    let all = copy.exercises
    for index in all.indices {
      let beside = [index - 1, index + 1].filter(all.indices.contains).map { all[$0].superset }
      if !beside.contains(all[index].superset) { copy.exercises[index].superset = nil }
    }
    return all.isEmpty ? nil : copy
  }
}

extension PrescribedSet {
  fileprivate func shared(_ query: PictureQuery) -> PrescribedSet {
    var copy = self
    (copy.id, copy.why, copy.notes) = (nil, nil, nil)
    if query.hide.contains(.weights) { (copy.weight, copy.unit, copy.percentage) = (nil, nil, nil) }
    return copy
  }
}
