internal import Localization
internal import Primitives

/// A mail as HTML in the tenant's brand. It loads nothing and runs nothing. Its styles are inline, for mail programs that
/// drop style sheets, and have a dark variant for programs in dark mode.
struct MailHTML {
  private let content: MailContent
  private let brand: MailBrand

  init(_ content: MailContent, _ brand: MailBrand) {
    self.content = content
    self.brand = brand
  }

  var document: String {
    """
    <!doctype html>
    <html lang="\(content.language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>\(Self.escaped(content.subject))</title>
    <style>
    @media (prefers-color-scheme: dark) {
    .page { background: #14161a !important; color: #e8eaed !important; }
    .quiet, .quiet a { color: #a9b0ba !important; }
    .quote { color: #e8eaed !important; border-color: #5a626d !important; }
    }
    </style>
    </head>
    <body class="page" style="margin:0;padding:0;background:#ffffff;color:#1d2127">
    <div style="max-width:36rem;margin:0 auto;padding:24px 16px;\
    font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">
    <p style="margin:0 0 24px;padding:0 0 12px;border-bottom:4px solid \(brand.color);font-size:20px;font-weight:700">\
    \(Self.escaped(content.footer.brand))</p>
    \(content.paragraphs.map(html).joined(separator: "\n"))
    \(footer)
    </div>
    </body>
    </html>
    """
  }

  private func html(_ paragraph: MailContent.Paragraph) -> String {
    switch paragraph {
    case .text(let template, let isList):
      let lines = Self.escaped(template).split(separator: "\n")
      let filled = MessageTemplate(lines.joined(separator: isList ? "<br>\n" : "\n"))
        .filled(with: content.arguments.mapValues(Self.escaped), in: content.language)
      return "<p style=\"margin:0 0 16px\">\(filled)</p>"
    case .link(let link, let label):
      let link = Self.escaped(link)
      return """
        <p style="margin:24px 0 8px"><a href="\(link)" style="display:inline-block;padding:12px 24px;\
        border-radius:6px;background:\(brand.color);color:\(brand.inkOnColor);text-decoration:none;font-weight:600">\
        \(Self.escaped(label))</a></p>
        <p class="quiet" style="margin:0 0 24px;font-size:13px;color:#5f6875">\(link)</p>
        """
    case .message(let text):
      return "<p style=\"margin:0 0 16px;padding:0 0 0 12px\">\(Self.lines(text))</p>"
    case .quote(let label, let text):
      return """
        <p style="margin:0 0 4px">\(Self.escaped(label))</p>
        <blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid #b9c0c9;color:#3a4149">\
        \(Self.lines(text))</blockquote>
        """
    }
  }

  private var footer: String {
    var lines = ["\(Self.escaped(content.footer.brand)), \(Self.escaped(content.footer.address))"]
    if let support = content.footer.support { lines.append(Self.escaped(support)) }
    if let unsubscribe = content.unsubscribe {
      lines.append(
        "<a href=\"\(Self.escaped(unsubscribe.link))\" style=\"color:#5f6875\">"
          + "\(Self.escaped(content.language.text(.page(.unsubscribeTitle))))</a>")
    }
    return "<p class=\"quiet\" style=\"margin:32px 0 0;font-size:13px;color:#5f6875\">"
      + lines.joined(separator: "<br>\n") + "</p>"
  }

  private static func lines(_ text: String) -> String {
    escaped(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "<br>\n")
  }

  private static func escaped(_ text: String) -> String { HTML.escaped(text) }
}

/// The look of a tenant's mails and pages.
struct MailBrand: Sendable {
  /// As CSS has it.
  let color: String

  init(_ mail: WaitingMail) { self.init(color: mail.branding["primary_color"]?.text ?? "") }

  init(color text: String) {
    color = text.wholeMatch(of: /#[0-9a-fA-F]{6}/) == nil ? "#1b4f8f" : text
  }

  /// Black or white, whichever has more contrast with the colour (WCAG 2.2, relative luminance: both have the same at
  /// 0.179).
  var inkOnColor: String {
    let parts = stride(from: 1, to: 7, by: 2).map { start -> Double in
      let from = color.index(color.startIndex, offsetBy: start)
      let value = Double(Int(color[from..<color.index(from, offsetBy: 2)], radix: 16) ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] > 0.179 ? "#000000" : "#ffffff"
  }

  /// `base` to the power of 2.4, by its fifth root (Newton), since Foundation is not here.
  private static func power(_ base: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root = (4 * root + base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }
}
