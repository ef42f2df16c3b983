internal import Primitives
internal import Secrets

/// A code that people read out and type in: ten characters of Crockford's alphabet, which has no I, L, O and U
/// (crockford.com/base32.html), 50 bits of chance. The database knows its SHA-256.
struct ShareableCode: Sendable {
  /// Without the hyphen.
  let characters: String

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let length = 10

  init() {
    var random = SystemRandomNumberGenerator()
    characters = String((0..<Self.length).map { _ in Self.alphabet.randomElement(using: &random) ?? "0" })
  }

  /// Takes lower case, spaces and hyphens, and the letters that are mistaken for digits. Nil for what can be no code.
  init?(_ text: String) {
    guard text.utf8.count <= 2 * Self.length else { return nil }
    characters = String(
      text.uppercased().compactMap { character -> Character? in
        switch character {
        case "-", " ": nil
        case "O": "0"
        case "I", "L": "1"
        default: character
        }
      })
    guard characters.count == Self.length, characters.allSatisfy(Self.alphabet.contains) else { return nil }
  }

  /// As it is shown: `K7QM2-9XW4T`.
  var text: String { "\(characters.prefix(5))-\(characters.suffix(5))" }
  var hint: String { String(characters.prefix(4)) }
  var digest: [UInt8] { SHA256.digest(characters.utf8) }
}
