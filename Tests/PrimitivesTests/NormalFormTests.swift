import Primitives
import Testing

@Suite struct `A text in Unicode's forms` {
  @Test(arguments: [
    ("plain ASCII", "plain ASCII"), ("a\u{308}", "\u{E4}"), ("\u{E4}", "\u{E4}"), ("\u{FB01}t", "fit"),
    ("\u{FF21}\u{FF42}\u{FF11}", "Ab1"), ("\u{A0}", " "), ("x\u{B2}", "x2"), ("\u{1D400}\u{1D401}", "AB"),
    ("\u{2460}", "1"), ("\u{1100}\u{1161}", "\u{AC00}"), ("\u{FF76}\u{FF9E}", "\u{30AC}"),
    ("\u{1E9B}", "\u{1E61}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{3300}", "\u{30A2}\u{30D1}\u{30FC}\u{30C8}"),
  ])
  func `is one for whatever looks the same`(text: String, composed: String) {
    #expect(Array(text.compatibilityComposed.unicodeScalars) == Array(composed.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{E4}", "a\u{308}"), ("\u{AC00}", "\u{1100}\u{1161}"), ("\u{FB01}", "\u{FB01}"), ("a", "a"),
  ])
  func `has its marks apart`(text: String, apart: String) {
    #expect(Array(text.canonicallyDecomposed.unicodeScalars) == Array(apart.unicodeScalars))
  }
}
