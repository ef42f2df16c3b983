internal import Primitives

/// A message with its places: `{name}`, and for a number that words depend on
/// `{count, plural, one {# file} other {# files}}`. That is the part of ICU's MessageFormat that our texts use, with
/// its names, so that translators know it. Text in no such form stays as it is written.
package struct MessageTemplate: Sendable {
  private let pieces: [Piece]

  private enum Piece: Sendable {
    case text(Substring)
    case argument(Substring)
    /// Each form by its name: `one`, `other`, or an exact number as `=0`.
    case plural(Substring, [(form: Substring, template: MessageTemplate)])
  }

  package init(_ text: String) { self.init(text[...]) }

  private init(_ text: Substring) {
    var pieces: [Piece] = []
    var rest = text
    while let open = rest.firstIndex(of: "{"), let close = Self.end(of: rest[open...]) {
      pieces.append(.text(rest[..<open]))
      let inside = rest[rest.index(after: open)..<close]
      pieces.append(Self.plural(inside) ?? .argument(inside))
      rest = rest[rest.index(after: close)...]
    }
    self.pieces = pieces + [.text(rest)]
  }

  /// The names of its places.
  package var arguments: Set<Substring> {
    pieces.reduce(into: []) { names, piece in
      switch piece {
      case .text: break
      case .argument(let name): names.insert(name)
      case .plural(let name, let forms):
        names.insert(name)
        for form in forms { names.formUnion(form.template.arguments) }
      }
    }
  }

  /// Whether each plural has the form that a language without another one takes.
  var isComplete: Bool {
    pieces.allSatisfy { piece in
      guard case .plural(_, let forms) = piece else { return true }
      return forms.contains { $0.form == "other" } && forms.allSatisfy { $0.template.isComplete }
    }
  }

  /// An argument that is not given leaves its place as it is written.
  package func filled(with arguments: [String: String], in language: Language) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let plain): text += plain
      case .argument(let name): text += arguments[String(name)] ?? "{\(name)}"
      case .plural(let name, let forms):
        let number = arguments[String(name)] ?? "{\(name)}"
        let wanted = [Substring("=\(number)"), language.pluralForm(of: number), "other"]
        let form = wanted.lazy.compactMap { name in forms.first { $0.form == name } }.first
        text += form?.template.filled(with: arguments, in: language).replacing("#", with: number) ?? number
      }
    }
  }

  // MARK: - Reading

  /// The brace that closes the one that it begins with.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private static func plural(_ inside: Substring) -> Piece? {
    let parts = inside.split(separator: ",", maxSplits: 2).map { $0.trimmingSpaces() }
    guard parts.count == 3, parts[1] == "plural" else { return nil }
    var forms: [(Substring, MessageTemplate)] = []
    var rest = parts[2]
    while let open = rest.firstIndex(of: "{"), let close = end(of: rest[open...]) {
      forms.append((rest[..<open].trimmingSpaces(), MessageTemplate(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return forms.isEmpty ? nil : .plural(parts[0], forms)
  }
}

extension Language {
  /// Unicode CLDR's plural rules for cardinal numbers: in these four languages `one` is 1 and everything else `other`
  /// (Spanish has `many` besides, for whole millions, which no message counts).
  fileprivate func pluralForm(of number: String) -> Substring { number == "1" ? "one" : "other" }
}
