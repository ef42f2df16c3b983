/// Writes a scene as SVG for a page. Colours and fonts come from the page's classes; there are no styles in it, which a strict
/// content security policy refuses. Links are a list that a keyboard walks: Tab stops at the last one, and the page moves it.
public struct SVGWriter: Sendable {
  /// Further attributes of the root, such as `data-bucket`.
  private let attributes: [(name: String, value: String)]
  private let pictures: @Sendable (String) -> String?

  /// - Parameter pictures: the address of a picture by its name; nil leaves it out.
  public init(
    attributes: [(name: String, value: String)] = [],
    pictures: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.attributes = attributes
    self.pictures = pictures
  }

  public func write(_ scene: Scene) -> String {
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(scene.width)) "
    svg += "\(number(scene.height))\" role=\"group\" aria-labelledby=\"drawing-title\""
    for attribute in attributes { svg += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
    svg += "><title id=\"drawing-title\">\(Self.escaped(scene.title))</title><g aria-hidden=\"true\">"
    for mark in scene.marks { write(mark, to: &svg) }
    svg += "</g>"
    write(scene.links, to: &svg)
    return svg + "</svg>"
  }

  // MARK: - Links

  private func write(_ links: [Link], to svg: inout String) {
    guard !links.isEmpty else { return }
    svg += "<g role=\"list\">"
    for (index, link) in links.enumerated() {
      let stop =
        "tabindex=\"\(index == links.count - 1 ? 0 : -1)\" aria-label=\"\(Self.escaped(link.label))\""
      if let address = link.address {
        svg += "<g role=\"listitem\"><a href=\"\(Self.escaped(address))\" \(stop)>"
      } else {
        svg += "<g role=\"listitem\"><g role=\"img\" \(stop)>"
      }
      for mark in link.marks { write(mark, to: &svg) }
      let target = link.target
      svg += "<circle class=\"hit\" cx=\"\(number(target.x))\" cy=\"\(number(target.y))\" r=\"12\"/>"
      svg += link.address == nil ? "</g></g>" : "</a></g>"
    }
    svg += "</g>"
  }

  // MARK: - Marks

  private func write(_ mark: Mark, to svg: inout String) {
    switch mark {
    case .line(let line):
      let dashes = line.dashes.map(number).joined(separator: " ")
      svg += "<path class=\"\(name(line.ink))\""
      if !dashes.isEmpty { svg += " stroke-dasharray=\"\(dashes)\"" }
      svg += " d=\"\(line.pieces.map(path).joined())\"/>"
    case .area(let area): svg += "<path class=\"\(name(area.ink))\" d=\"\(path(area.outline))z\"/>"
    case .rect(let rect): svg += "<rect class=\"\(name(rect.ink))\" \(place(rect.box))/>"
    case .dot(let dot): write(dot, to: &svg)
    case .text(let text): write(text, to: &svg)
    case .picture(let picture):
      guard let address = pictures(picture.name) else { return }
      svg += "<image href=\"\(Self.escaped(address))\" \(place(picture.box))/>"
    case .link: return
    case .inset(let inset):
      svg +=
        "<svg \(place(inset.box)) viewBox=\"0 0 \(number(inset.scene.width)) \(number(inset.scene.height))\">"
      for mark in inset.scene.marks { write(mark, to: &svg) }
      svg += "</svg>"
    case .part(let part):
      for mark in part.marks { write(mark, to: &svg) }
    }
  }

  private func write(_ dot: Dot, to svg: inout String) {
    let (x, y, radius) = (dot.center.x, dot.center.y, dot.radius)
    switch dot.form {
    case .circle:
      svg +=
        "<circle class=\"\(name(dot.ink))\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"/>"
    case .diamond:
      let (across, up) = (number(radius * 0.85), number(radius))
      svg += "<path class=\"\(name(dot.ink))\" d=\"M\(number(x)) \(number(y - radius))"
      svg += "l\(across) \(up)-\(across) \(up)-\(across)-\(up)z\"/>"
    }
  }

  private func write(_ text: Text, to svg: inout String) {
    svg += "<text"
    if text.ink != .label { svg += " class=\"\(name(text.ink))\"" }
    svg += " x=\"\(number(text.place.x))\" y=\"\(number(text.place.y))\""
    switch text.anchor {
    case .start: break
    case .middle: svg += " text-anchor=\"middle\""
    case .end: svg += " text-anchor=\"end\""
    }
    svg += ">\(Self.escaped(text.text))</text>"
  }

  private func path(_ points: [Point]) -> String {
    points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(number(point.x)) \(number(point.y))"
    }.joined()
  }

  private func place(_ box: Box) -> String {
    "x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\""
  }

  private func name(_ ink: Ink) -> String {
    switch ink {
    case .series(let number): "series-\(number)"
    default: "\(ink)"
    }
  }

  /// A tenth of a pixel is finer than what is seen.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, tenth) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
  }

  /// As text or as the value of an attribute. XML has no control characters but three (XML 1.0, section 2.2).
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case "\t", "\n", "\r": escaped.append(" ")
      default:
        if scalar.value >= 0x20, scalar.value < 0xFFFE || scalar.value > 0xFFFF { escaped.append(scalar) }
      }
    }
    return String(escaped)
  }
}
