internal import Drawing
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Rendering

/// The colours of a picture: surfaces and texts are the portal's (`style/tokens.css`), the rest is the brand's.
struct PictureStyle: Sendable {
  let brand: PictureBrand
  let theme: PictureTheme
  /// The lifter's own for graphs.
  let colours: [Colour]

  /// - Returns: the file, as an answer.
  func answer(
    _ card: Card, _ format: PictureFormat, _ size: CardFormat, in language: Language, _ call: Call
  ) async throws -> Response {
    let renderer = Renderer(palette, pictures: brand.logo.map { ["logo": $0] } ?? [:])
    let title = card.title
    let bytes = try await call.services.picturePool.run {
      let scenes = card.scenes(size, measure: Renderer.measure)
      return switch format {
      case .png: try renderer.png(scenes[0])
      case .svg: try renderer.svg(scenes[0])
      case .pdf: try renderer.pdf(scenes, title: title, language: language.rawValue)
      }
    }
    // Opened by itself, a drawing is a document of our origin; nothing in it may run.
    let headers: Headers = [
      "Content-Type": format.mediaType, "Cache-Control": "private, no-cache",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    ]
    let response = Response(.ok, headers: headers, body: .bytes(bytes))
    // Cairo writes the time into each PDF.
    return format == .pdf ? response : response.taggedByBytes
  }

  private var palette: Palette {
    let brand = BrandTheme(brand.tenant["branding"])
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
