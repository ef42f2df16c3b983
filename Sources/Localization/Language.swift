internal import Primitives

/// A language that the platform speaks. Adding one is a case here and the folder of its messages.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case turkish = "tr"

  /// The language of a locale such as `de-CH` (BCP 47); nil where it is none of ours.
  package init?(locale: some StringProtocol) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    self.init(rawValue: language.lowercased())
  }

  /// The best of the languages that an `Accept-Language` header names (RFC 9110, section 12.5.4).
  package init?(acceptLanguage header: String) {
    var best: (language: Language, quality: Double)?
    for range in header.split(separator: ",").prefix(16) {
      let parts = range.split(separator: ";").map { $0.trimmingSpaces() }
      guard let tag = parts.first, let language = Language(locale: tag) else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if quality > best?.quality ?? 0 { best = (language, quality) }
    }
    guard let best else { return nil }
    self = best.language
  }

  /// The text of a message, its `{placeholders}` filled in.
  package func text(_ key: MessageKey, _ arguments: [String: String] = [:]) -> String {
    let template = template(key)
    return arguments.isEmpty
      ? template : MessageTemplate(template).filled(with: written(arguments, for: key), in: self)
  }

  /// A message of the catalogue, with its placeholders.
  package func template(_ key: MessageKey) -> String {
    switch self {
    case .english: key.english
    case .german: key.german
    case .spanish: key.spanish
    case .turkish: key.turkish
    }
  }

  /// A text of the middle of a sentence as it begins one. Turkish has two letters i.
  package func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return (self == .turkish && first == "i" ? "İ" : first.uppercased()) + text.dropFirst()
  }
}
