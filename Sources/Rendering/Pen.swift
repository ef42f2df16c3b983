internal import CPango
internal import Drawing

/// Paints marks with Cairo.
struct Pen {
  let cairo: OpaquePointer?
  let renderer: Renderer
  /// Whether the file says what each part is.
  let isTagged: Bool

  func draw(_ marks: [Mark], _ fonts: borrowing Fonts) {
    for mark in marks { draw(mark, fonts) }
  }

  private func draw(_ mark: Mark, _ fonts: borrowing Fonts) {
    switch mark {
    case .line(let line): draw(line)
    case .area(let area): draw(area)
    case .rect(let rect):
      cairo_rectangle(cairo, rect.box.x, rect.box.y, rect.box.width, rect.box.height)
      fill(renderer.palette.fill(of: rect.ink))
    case .dot(let dot): draw(dot)
    case .text(let text): draw(text, fonts)
    case .picture(let picture): draw(picture)
    case .link(let link): draw(link.marks, fonts)
    case .inset(let inset): draw(inset, fonts)
    case .part(let part): draw(part, fonts)
    }
  }

  // MARK: - Shapes

  private func draw(_ line: Line) {
    for piece in line.pieces { trace(piece) }
    let style = renderer.palette.style(of: line.ink)
    stroke(style, dashes: line.dashes.isEmpty ? style.dashes : line.dashes)
  }

  private func draw(_ area: Area) {
    trace(area.outline)
    cairo_close_path(cairo)
    fill(renderer.palette.fill(of: area.ink))
  }

  private func draw(_ dot: Dot) {
    let (x, y, radius) = (dot.center.x, dot.center.y, dot.radius)
    cairo_new_path(cairo)
    switch dot.form {
    case .circle: cairo_arc(cairo, x, y, radius, 0, 2 * Double.pi)
    case .diamond:
      trace([
        Point(x, y - radius), Point(x + radius * 0.85, y), Point(x, y + radius), Point(x - radius * 0.85, y),
      ])
      cairo_close_path(cairo)
    }
    let style = renderer.palette.style(of: dot.ink)
    if let shade = style.fill {
      take(shade)
      cairo_fill_preserve(cairo)
    }
    stroke(style, dashes: [])
    cairo_new_path(cairo)
  }

  private func trace(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { cairo_move_to(cairo, point.x, point.y) } else { cairo_line_to(cairo, point.x, point.y) }
    }
  }

  private func fill(_ shade: Shade?) {
    guard let shade else { return cairo_new_path(cairo) }
    take(shade)
    cairo_fill(cairo)
  }

  private func stroke(_ style: Style, dashes: [Double]) {
    guard let shade = style.stroke else { return cairo_new_path(cairo) }
    take(shade)
    cairo_set_line_width(cairo, style.width)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    cairo_stroke(cairo)
  }

  private func take(_ shade: Shade) {
    cairo_set_source_rgb(cairo, Double(shade.red) / 255, Double(shade.green) / 255, Double(shade.blue) / 255)
  }

  // MARK: - Texts and pictures

  private func draw(_ text: Text, _ fonts: borrowing Fonts) {
    take(renderer.palette.style(of: text.ink).fill ?? renderer.palette.ink)
    let share =
      switch text.anchor {
      case .start: 0.0
      case .middle: 0.5
      case .end: 1.0
      }
    fonts.show(
      text.text, text.size, text.isBold, from: share, x: text.place.x, y: text.place.y,
      on: cairo)
  }

  private func draw(_ picture: Picture) {
    guard let bytes = renderer.pictures[picture.name], let surface = PNGFile.surface(of: bytes) else {
      return
    }
    defer { cairo_surface_destroy(surface) }
    let (width, height) = (
      Double(cairo_image_surface_get_width(surface)), Double(cairo_image_surface_get_height(surface))
    )
    guard width > 0, height > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, picture.box.x, picture.box.y)
    cairo_scale(cairo, picture.box.width / width, picture.box.height / height)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BEST)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  // MARK: - Groups

  private func draw(_ inset: Inset, _ fonts: borrowing Fonts) {
    cairo_save(cairo)
    cairo_translate(cairo, inset.box.x, inset.box.y)
    cairo_scale(cairo, inset.scale, inset.scale)
    draw(inset.scene.marks, fonts)
    cairo_restore(cairo)
  }

  private func draw(_ part: Part, _ fonts: borrowing Fonts) {
    guard isTagged else { return draw(part.marks, fonts) }
    cairo_tag_begin(cairo, part.role.tag, nil)
    draw(part.marks, fonts)
    cairo_tag_end(cairo, part.role.tag)
  }
}

extension Part.Role {
  /// The standard structure types (PDF 32000-1, section 14.8.4).
  fileprivate var tag: String {
    switch self {
    case .heading: "H1"
    case .paragraph: "P"
    case .figure: "Figure"
    case .table: "Table"
    case .row: "TR"
    case .cell: "TD"
    }
  }
}

/// PNG files that people uploaded.
enum PNGFile {
  /// Nil where Cairo can't read it.
  static func surface(of bytes: [UInt8]) -> OpaquePointer? {
    var rest = bytes[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, target, count in
          guard let rest, let target else { return CAIRO_STATUS_READ_ERROR }
          let bytes = rest.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard bytes.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          for (index, byte) in bytes.pointee.prefix(Int(count)).enumerated() { target[index] = byte }
          bytes.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
