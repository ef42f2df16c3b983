internal import Drawing
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Rendering
internal import Strength

/// What all of a lifter's pictures have in common.
struct PictureLook: Row {
  static let columns: [PostgresType] = [.jsonb, .text, .text, .text, .text, .text.array, .bytea]

  /// As app.shown_tenant returns it.
  let tenant: JSON
  let displayName: String
  let unit: WeightUnit
  let scale: GraphScale
  private let theme: PictureTheme
  /// The lifter's own for graphs.
  private let colours: [Colour]
  /// A PNG file.
  private let logo: [UInt8]?

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    displayName = try row.next()
    unit = WeightUnit(rawValue: try row.next()) ?? .kg
    theme = PictureTheme(rawValue: try row.next()) ?? .day
    scale = GraphScale(rawValue: try row.next()) ?? .fitted
    colours = try row.next([String].self).compactMap { Colour($0) }
    logo = try row.next()
  }

  /// Width by height of the logo, where there is one that is drawn.
  var logoShape: Double? {
    guard let logo, Renderer.canDraw(logo), let shown = tenant["pictures"]?["logo"],
      let width = shown["width"]?.double,
      let height = shown["height"]?.double, height > 0
    else { return nil }
    return width / height
  }

  func answer(_ card: Card, _ query: PictureQuery, _ call: Call) async throws -> Response {
    let renderer = Renderer(palette(query.theme ?? theme), pictures: logo.map { ["logo": $0] } ?? [:])
    let (format, title) = (query.cardFormat, card.title)
    let language = call.language.rawValue
    let bytes = try await call.services.picturePool.run {
      let scenes = card.scenes(format, measure: Renderer.measure)
      return switch query.format {
      case .png: try renderer.png(scenes[0])
      case .svg: try renderer.svg(scenes[0])
      case .pdf: try renderer.pdf(scenes, title: title, language: language)
      }
    }
    // Opened by itself, a drawing is a document of our origin; nothing in it may run.
    let headers: Headers = [
      "Content-Type": query.format.mediaType, "Cache-Control": "private, no-cache",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    ]
    let response = Response(.ok, headers: headers, body: .bytes(bytes))
    // Cairo writes the time into each PDF.
    return query.format == .pdf ? response : response.taggedByBytes
  }

  /// Surfaces and texts are the portal's (`style/tokens.css`), the rest is the brand's.
  private func palette(_ theme: PictureTheme) -> Palette {
    let brand = BrandTheme(tenant["branding"])
    let (surfaces, tokens): (Surfaces, BrandTokens) =
      theme == .day ? (.day, brand.day) : (.night, brand.night)
    let grounds = surfaces.colours
    let line = colours.first?.moved(to: 3, on: [grounds[0]], lighter: theme == .night) ?? tokens.brandLine
    let ink = surfaces.inks
    return Palette(
      sheet: grounds[0].shade, sunk: grounds[2].shade, rule: ink.rule.shade, edge: ink.edge.shade,
      heavy: ink.heavy.shade, ink: ink.ink.shade, ink2: ink.ink2.shade, ink3: ink.ink3.shade,
      masthead: tokens.masthead.shade, onMasthead: tokens.onMasthead.shade, brandLine: line.shade,
      accentLine: tokens.accentLine.shade)
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

extension PictureFormat {
  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}

extension Colour {
  fileprivate var shade: Shade { Shade(red: red, green: green, blue: blue) }
}
