internal import CPango
public import Drawing

/// Writes scenes as files: PNG, SVG and PDF, by Cairo and Pango. In each, texts are in our own fonts.
///
/// One thread at a time draws, since the fonts are shared. Encoding a PNG, which takes longer, is done beside it.
public struct Renderer: Sendable {
  /// Loading them takes some tenths of a second, once.
  private static let fonts = SharedFonts()

  let palette: Palette
  let pictures: [String: [UInt8]]

  /// - Parameter pictures: the bytes of PNG pictures by the names that scenes have for them. One that can't be read is left out.
  public init(_ palette: Palette, pictures: [String: [UInt8]] = [:]) {
    self.palette = palette
    self.pictures = pictures
  }

  /// For layouts of what is rendered here.
  public static let measure: TextMeasure = { text, size, isBold in
    fonts.withFonts { $0.width(text, size, isBold) }
  }

  /// Cairo could not draw: mostly since memory ran out.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The families of fonts that pictures are made for and this machine lacks.
  public static var missingFonts: [String] { fonts.withFonts { $0.missing } }

  /// Whether the bytes are a PNG picture that can be drawn.
  public static func canDraw(_ png: [UInt8]) -> Bool {
    guard let surface = PNGFile.surface(of: png) else { return false }
    cairo_surface_destroy(surface)
    return true
  }

  /// A pixel for each of the scene's.
  public func png(_ scene: Scene) throws(Failure) -> [UInt8] {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(scene.width.rounded()), Int32(scene.height.rounded()))
    defer { cairo_surface_destroy(surface) }
    try draw(scene, on: surface)
    return try Stream.collect { stream in cairo_surface_write_to_png_stream(surface, Stream.write, stream) }
  }

  /// With outlines in place of letters, so that it looks the same wherever it is opened.
  public func svg(_ scene: Scene) throws(Failure) -> [UInt8] {
    let file = try Stream.collect { stream throws(Failure) in
      let surface = cairo_svg_surface_create_for_stream(Stream.write, stream, scene.width, scene.height)
      defer { cairo_surface_destroy(surface) }
      try draw(scene, on: surface)
      return finish(surface)
    }
    // Cairo counts its surfaces since the process began, and names this one so.
    let text = String(decoding: file, as: UTF8.self)
    return Array(text.replacing(/id="surface[0-9]+"/, with: "id=\"scene\"").utf8)
  }

  /// A tagged PDF of pages (PDF 32000-1, section 14.8): title, language, and what each part is.
  ///
  /// - Parameter language: a BCP 47 tag.
  public func pdf(_ scenes: [Scene], title: String, language: String) throws(Failure) -> [UInt8] {
    // A scene's pixels are CSS's, of which there are 96 in an inch.
    let points = 72.0 / 96
    let file = try Stream.collect { stream throws(Failure) in
      guard let first = scenes.first else { throw Failure(description: "no page") }
      let surface = cairo_pdf_surface_create_for_stream(
        Stream.write, stream, first.width * points, first.height * points)
      defer { cairo_surface_destroy(surface) }
      // A later one may have its catalogue in a compressed stream, where `PDFCatalogue` does not find it.
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      for scene in scenes {
        cairo_pdf_surface_set_size(surface, scene.width * points, scene.height * points)
        try draw(scene, on: surface, scale: points, isTagged: true)
      }
      return finish(surface)
    }
    return PDFCatalogue.naming(language, in: file)
  }

  private func finish(_ surface: OpaquePointer?) -> cairo_status_t {
    cairo_surface_finish(surface)
    return cairo_surface_status(surface)
  }

  private func draw(
    _ scene: Scene, on surface: OpaquePointer?, scale: Double = 1, isTagged: Bool = false
  ) throws(Failure) {
    let status = Self.fonts.withFonts { fonts in
      let cairo = cairo_create(surface)
      defer { cairo_destroy(cairo) }
      cairo_scale(cairo, scale, scale)
      Pen(cairo: cairo, renderer: self, isTagged: isTagged).draw(scene.marks, fonts)
      cairo_show_page(cairo)
      return cairo_status(cairo)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw Failure(status) }
  }
}

extension Renderer.Failure {
  init(_ status: cairo_status_t) { description = "Cairo: \(String(cString: cairo_status_to_string(status)))" }
}

/// The bytes that Cairo writes.
private enum Stream {
  static let write:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
      stream, bytes, count in
      guard let stream else { return CAIRO_STATUS_WRITE_ERROR }
      let collected = stream.assumingMemoryBound(to: [UInt8].self)
      collected.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }

  static func collect(
    _ body: (UnsafeMutableRawPointer) throws(Renderer.Failure) -> cairo_status_t
  ) throws(Renderer.Failure) -> [UInt8] {
    // At one address until Cairo has written the last byte.
    let bytes = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    bytes.initialize(to: [])
    defer {
      bytes.deinitialize(count: 1)
      bytes.deallocate()
    }
    let status = try body(UnsafeMutableRawPointer(bytes))
    guard status == CAIRO_STATUS_SUCCESS else { throw Renderer.Failure(status) }
    return bytes.pointee
  }
}
