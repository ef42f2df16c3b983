internal import Localization
internal import Primitives

/// The content of a mail: its paragraphs with their placeholders filled in, for the plain text and for the HTML.
struct MailContent: Sendable {
  let language: Language
  let subject: String
  let paragraphs: [Paragraph]
  /// The sender, and the address for questions.
  let footer: Footer
  let unsubscribe: (label: String, link: String)?

  enum Paragraph: Sendable {
    /// Its template, of which the lines count only where it is a list.
    case text(template: String, isList: Bool)
    case link(String, label: String)
    /// The words of a person who does not belong to the platform.
    case quote(label: String, text: String)
    /// A message that the platform's staff wrote.
    case message(String)
  }

  struct Footer: Sendable {
    let brand: String
    let address: String
    let support: String?
  }

  /// By the names of their places; each is a line.
  let arguments: [String: String]

  init(_ mail: WaitingMail, kind: MailKind, base: String, secret: JSON, unsubscribe: String?) {
    let language = Language(locale: mail.locale) ?? .english
    var given: [String: String] = [:]
    if case .object(let members) = mail.arguments {
      for member in members { if let text = member.value.text { given[member.name] = text } }
    }
    if kind == .motivation, let number = given["number"].flatMap({ Int($0) }) {
      given["text"] = language.motivation(number)
    }
    // However its lines end, so that each of a quotation's gets its sign.
    let message = (given.removeValue(forKey: "message") ?? "").withPlainLineEnds
    // Anyone can register any address under any name: a name with line ends would write a mail of its own, and one with
    // a link would lead somewhere in the platform's name.
    var arguments = given.reduce(into: ["brand": mail.tenantName]) { filled, argument in
      let line = argument.value.asPlainLine
      let isPlain = Self.plain.contains(argument.key) || line == given["username"]
      filled[argument.key] = isPlain ? line : Links.defused(line)
    }
    if let page = kind.page, let token = secret["token"]?.text {
      arguments["link"] = "\(base)/\(page)?token=\(token)"
    }
    arguments["manage_url"] = arguments["manage_url"] ?? base
    self.language = language
    self.arguments = language.dated(arguments)
    subject = language.text(.mail(kind, .subject), arguments)
    footer = Footer(
      brand: mail.tenantName, address: base,
      support: mail.branding["support_email"]?.text.map { "\(language.text(.page(.mailSupport))) \($0)" })
    self.unsubscribe = unsubscribe.map { (language.text(.page(.unsubscribeLine)), $0) }
    let template = language.template(.mail(kind, .body)).trimmingNewlines
    paragraphs = template.split(separator: "\n\n").compactMap { part in
      switch part {
      case "{link}", "{manage_url}":
        let label = part == "{link}" ? kind.page.flatMap(PageText.button) : .mailManage
        return .link(
          arguments[String(part.dropFirst().dropLast())] ?? base,
          label: language.text(.page(label ?? .mailOpen)))
      case "{message}" where message.isEmpty: return nil
      case "{message}" where kind.quotesPerson:
        let label = language.text(.page(.mailQuote), ["name": arguments["coach"] ?? ""])
        return .quote(label: label, text: Links.defused(message.asPlainLines))
      case "{message}": return .message(message)
      default:
        let lines = part.split(separator: "\n")
        return .text(
          template: String(part), isList: lines.count > 1 && lines.allSatisfy { $0.contains(": {") })
      }
    }
  }

  /// Arguments that the platform or its people make, and those that have to be read to the letter: a username is always the
  /// reader's own.
  private static let plain: Set<String> = [
    "manage_url", "text", "reason", "date", "time", "new_email", "admin_email", "username",
    "former",
  ]

  var text: String {
    var parts = paragraphs.map { paragraph in
      switch paragraph {
      case .text(let template, _): MessageTemplate(template).filled(with: arguments, in: language)
      case .link(let link, _): link
      case .message(let text): text
      case .quote(let label, let text):
        label + "\n"
          + text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(
            separator: "\n")
      }
    }
    parts.append(
      "—\n\(footer.brand)\n\(footer.address)" + (footer.support.map { "\n\($0)" } ?? ""))
    if let unsubscribe { parts.append("\(unsubscribe.label)\n\(unsubscribe.link)\n") }
    return parts.joined(separator: "\n\n")
  }
}

extension MailKind {
  /// Whether its message was written by a person, who may be anyone, and not by the platform.
  var quotesPerson: Bool { self == .invite || self == .teamInvite }
}

extension PageText {
  /// The label of the button to this page.
  fileprivate static func button(to page: String) -> PageText? {
    switch page {
    case "verify": .verifyButton
    case "reset": .resetTitle
    case "invite": .mailAnswer
    case "unlock": .unlockButton
    case "veto": .vetoTitle
    default: nil
    }
  }
}

/// The rules by which mail programs make links.
enum Links {
  /// Letters with marks, and characters that some programs leave out of a name before they look it up.
  private static var host: Regex<Substring> {
    #/
      [\p{L}\p{N}\p{M}\p{Cf}-]+ (?: \. [\p{L}\p{N}\p{M}\p{Cf}-]+ )*
      \. (?: [\p{M}\p{Cf}]* \p{L} [\p{L}\p{M}\p{Cf}]+ | xn--[a-zA-Z0-9-]+ | [0-9]{1,3} (?=[:\/]) )
    /#
  }

  /// The same text, changed so that no program makes a link of a stranger's words, and a person can still read it:
  /// `hxxps://evil[.]example`.
  static func defused(_ text: String) -> String {
    let scheme = /(?i)\b(?:https?|ftp|mailto|tel)(?=:)/.matchingSemantics(.unicodeScalar)
    let schemes = text.replacing(scheme) { match in
      switch match.output.lowercased() {
      case "http": "hxxp"
      case "https": "hxxps"
      case "ftp": "fxp"
      default: "\(match.output) "
      }
    }
    return schemes.replacing(host.matchingSemantics(.unicodeScalar)) {
      String($0.output).replacingScalars { $0 == "." ? "[.]" : nil }
    }
  }
}

extension String {
  fileprivate var trimmingNewlines: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
