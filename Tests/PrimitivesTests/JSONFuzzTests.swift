import Primitives
import Testing

@Suite struct JSONFuzzTests {
  @Test func `what was written is read as what it was`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let value = Self.value(depth: 5, using: &random)
      let written = value.bytes
      let read = try JSON.parse(written)
      #expect(read == value)
      #expect(read.bytes == written)
    }
  }

  @Test func `a damaged text is refused or read stably, and never traps`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      var bytes = Self.value(depth: 4, using: &random).bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(Array("{}[]\",:\\u0e-+.".utf8).randomElement(using: &random) ?? 0, at: index)
        }
      }
      guard let read = try? JSON.parse(bytes) else { continue }
      let again = try JSON.parse(read.bytes)
      #expect(again == read)
    }
  }

  static func value(depth: Int, using random: inout some RandomNumberGenerator) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(String(Int.random(in: -1_000...1_000, using: &random)))
    case 3: return .number("\(Double.random(in: -1e6...1e6, using: &random))")
    case 4: return .string(text(using: &random))
    case 5:
      return .array(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth - 1, using: &random) })
    default:
      let members = (0..<Int.random(in: 0..<4, using: &random)).map { index in
        JSON.Member("\(index)\(text(using: &random))", value(depth: depth - 1, using: &random))
      }
      return .object(members)
    }
  }

  static func text(using random: inout some RandomNumberGenerator) -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\0", "\u{1F}", "\u{7F}", "é", "\u{301}", "\u{2028}", "🏋",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
    }
    return text
  }
}
