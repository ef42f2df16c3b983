internal import CPango
internal import Synchronization

/// The fonts, which one thread at a time has: Pango's font maps are not safe for threads.
///
/// `@unchecked Sendable`: the fonts are used under the lock alone.
final class SharedFonts: @unchecked Sendable {
  private let lock = Mutex(())
  private let fonts = Fonts()

  func withFonts<Result: Sendable>(_ body: (borrowing Fonts) -> Result) -> Result {
    lock.withLock { _ in body(fonts) }
  }
}

/// The fonts of files, and what Pango keeps of them.
struct Fonts: ~Copyable {
  /// The first that has a character writes it.
  private static let families = ["Inter", "Noto Sans", "DejaVu Sans"]

  /// The folders of the Debian packages fonts-inter, fonts-noto-core and fonts-dejavu-core, and Homebrew's: what else a machine
  /// has changes no picture. Where fonts-noto-cjk is installed, it is in one of them. Debian's cache of fontconfig knows them
  /// already.
  private static let configuration = """
    <fontconfig>
      <dir>/usr/share/fonts/opentype/inter</dir>
      <dir>/usr/share/fonts/truetype/noto</dir>
      <dir>/usr/share/fonts/opentype/noto</dir>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <dir>/opt/homebrew/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
    </fontconfig>
    """

  private let files: OpaquePointer?
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?

  init() {
    files = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(files, Self.configuration, 1)
    FcConfigBuildFonts(files)
    map = pango_cairo_font_map_new()
    musclemate_pango_use_fonts(map, files)
    context = pango_font_map_create_context(map)
    // The same on every machine: no hints, and gray edges.
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
    FcConfigDestroy(files)
  }

  /// The width of a line of text as it is written.
  func width(_ text: String, _ size: Double, _ isBold: Bool) -> Double {
    withLayout(of: text, size, isBold) { Self.width(of: $0) }
  }

  /// Writes a line of text, with "□" for each character that no font has. Its anchor on the base line is at this point.
  func show(
    _ text: String, _ size: Double, _ isBold: Bool, from share: Double, x: Double, y: Double,
    on cairo: OpaquePointer?
  ) {
    withLayout(of: text, size, isBold) { layout in
      cairo_move_to(cairo, x - share * Self.width(of: layout), y)
      pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
    }
  }

  /// Those that are not installed.
  var missing: [String] { Self.families.filter { family in found(for: family) != family } }

  /// The family that is taken where this one is asked for.
  private func found(for family: String) -> String {
    let wanted = pango_font_description_new()
    defer { pango_font_description_free(wanted) }
    pango_font_description_set_family(wanted, family)
    guard let font = pango_context_load_font(context, wanted) else { return "" }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }

  /// Lays the text out once; again only where a font lacks a character of it.
  private func withLayout<Result>(
    of text: String, _ size: Double, _ isBold: Bool, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let result: Result? = withLayout(text, size, isBold) { Self.lacks($0) ? nil : body($0) }
    if let result { return result }
    let written = text.map { character in
      withLayout(String(character), size, isBold) { Self.lacks($0) } ? "□" : character
    }
    return withLayout(String(written), size, isBold, body)
  }

  private static func lacks(_ layout: OpaquePointer?) -> Bool {
    pango_layout_get_unknown_glyphs_count(layout) > 0
  }

  private static func width(of layout: OpaquePointer?) -> Double {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return Double(width) / Double(PANGO_SCALE)
  }

  private func withLayout<Result>(
    _ text: String, _ size: Double, _ isBold: Bool, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_new()
    defer { pango_font_description_free(font) }
    pango_font_description_set_family(font, Self.families.joined(separator: ", "))
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    return body(layout)
  }
}
