internal import Drawing
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// What all of a lifter's pictures have in common.
struct PictureLook: Row {
  static let columns: [PostgresType] = PictureBrand.columns + [.text, .text, .text, .text, .text.array]

  let brand: PictureBrand
  let displayName: String
  let unit: WeightUnit
  let scale: GraphScale
  let theme: PictureTheme
  /// The lifter's own for graphs.
  let colours: [Colour]

  init(_ row: inout RowReader) throws(ColumnFault) {
    brand = try PictureBrand(&row)
    displayName = try row.next()
    unit = WeightUnit(rawValue: try row.next()) ?? .kg
    theme = PictureTheme(rawValue: try row.next()) ?? .day
    scale = GraphScale(rawValue: try row.next()) ?? .fitted
    colours = try row.next([String].self).compactMap { Colour($0) }
  }

  func answer(_ card: Card, _ query: PictureQuery, _ call: Call) async throws -> Response {
    let style = PictureStyle(brand: brand, theme: query.theme ?? theme, colours: colours)
    return try await style.answer(card, query.format, query.cardFormat, in: call.language, call)
  }
}

/// The sums of a workout, as the list of workouts has them.
struct WorkoutSums: Row {
  static let columns: [PostgresType] = [.numeric, .text, .int4]

  let volume: Decimal?
  let unit: WeightUnit?
  let records: Int

  init(_ row: inout RowReader) throws(ColumnFault) {
    volume = try row.next()
    unit = try row.next(String?.self).flatMap(WeightUnit.init(rawValue:))
    records = Int(try row.next(Int32?.self) ?? 0)
  }
}

extension PictureQuery {
  fileprivate var cardFormat: CardFormat {
    switch size ?? (format == .pdf ? .a4 : .square) {
    case .story: .story
    case .square: .square
    case .portrait: .portrait
    case .link: .link
    case .a4: .a4
    case .letter: .letter
    }
  }
}
