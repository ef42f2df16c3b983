internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// What stands on the page of a share link.
struct SharedPage {
  private let snapshot: Snapshot
  /// Of the page.
  private let path: String
  /// When the link ends.
  private let end: String?
  private let brand: String
  private let language: Language

  init(_ snapshot: Snapshot, path: String, end: String?, brand: String) {
    self.snapshot = snapshot
    self.path = path
    self.end = end
    self.brand = brand
    language = snapshot.shownLanguage
  }

  var html: String {
    "<div class=\"stack shared\">\(head)\(figures)\(graph)\(table)\(notes)\(copy)\(foot)</div>"
  }

  /// What other programs show of the link (The Open Graph protocol, ogp.me).
  ///
  /// - Parameter address: where the tenant's pages are.
  func meta(_ address: String) -> String {
    let properties = [
      ("og:type", "website"), ("og:site_name", brand), ("og:title", snapshot.title),
      ("og:url", address + path),
      ("og:image", "\(address)\(path)/preview.png"), ("og:image:type", "image/png"),
      ("og:image:width", "1200"), ("og:image:height", "630"), ("og:image:alt", snapshot.title),
    ]
    let told = description.isEmpty ? [] : [("og:description", description)]
    return (properties + told).map { "<meta property=\"\($0.0)\" content=\"\(HTML.escaped($0.1))\">" }
      .joined()
      + "<meta name=\"twitter:card\" content=\"summary_large_image\"><meta name=\"robots\" content=\"noindex, nofollow\">"
  }

  private var description: String {
    let figures = snapshot.figures.map { "\(Self.value($0)) \($0.label)" }
    return ([subtitle] + figures).compactMap(\.self).joined(separator: " · ")
  }

  private var subtitle: String? {
    let parts = [snapshot.subtitle, snapshot.person].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private var head: String { subtitle.map { "<p class=\"quiet\">\(HTML.escaped($0))</p>" } ?? "" }

  private var figures: String {
    var parts = snapshot.figures.map { (Self.value($0), $0.label) }
    if let way = snapshot.way {
      parts.append((way.to, language.text(.page(.sharedWay))))
      if !way.from.isEmpty { parts.append((way.from, language.text(.page(.sharedStart)))) }
    }
    let facts = parts.map { "<span><b>\(HTML.escaped($0))</b> \(HTML.escaped($1))</span>" }
    return facts.isEmpty ? "" : "<p class=\"facts\">\(facts.joined())</p>"
  }

  private static func value(_ figure: Snapshot.Figure) -> String {
    [figure.value, figure.unit].compactMap(\.self).joined(separator: " ")
  }

  /// Its points follow as a table, for those who don't see it.
  private var graph: String {
    guard let draw = snapshot.graph?.drawing(language) else { return "" }
    let drawing = SVGWriter(attributes: [("data-canvas", "360")]).write(draw(.narrow, InterWidths.measure))
    return "<figure class=\"chart\"><div class=\"drawing\">\(drawing)</div></figure>"
  }

  private var table: String {
    guard !snapshot.rows.isEmpty else { return "" }
    let rows = snapshot.rows.map { row in
      let mark = row.isRecord ? " <span class=\"record\">\(language.escaped(.sharedRecord))</span>" : ""
      return "<tr><th scope=\"row\">\(HTML.escaped(row.name))\(mark)</th>"
        + "<td>\(HTML.escaped(row.details.first ?? ""))</td></tr>"
    }
    return "<table class=\"table\"><tbody>\(rows.joined())</tbody></table>"
  }

  private var notes: String {
    guard let notes = snapshot.notes else { return "" }
    let lines = notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "<blockquote>\(lines.map { HTML.escaped(String($0)) }.joined(separator: "<br>"))</blockquote>"
  }

  /// To the portal, which asks for signing in and then comes back there.
  private var copy: String {
    guard snapshot.template != nil else { return "" }
    let place = path.replacing("/s/", with: "/train/templates/shared/")
    return
      "<p class=\"btns\"><a class=\"btn main\" href=\"\(place)\">\(language.escaped(.sharedCopy))</a></p>"
      + "<p class=\"quiet\">\(language.escaped(.sharedCopyText))</p>"
  }

  private var foot: String {
    guard let day = end.flatMap({ Timestamp($0) }) else { return "" }
    let spoken = language.spoken(CivilDate(unixDay: day.unixSeconds / 86_400), withYear: true)
    let text = language.text(.page(.sharedUntil), ["day": spoken])
    return "<p class=\"quiet\">\(HTML.escaped(text))</p>"
  }
}
