import Primitives
import Testing

/// With a mark after them that Swift takes for a part of the same `Character`.
@Test(arguments: ["", "\u{301}", "\u{200D}", "\u{FE0F}"])
func `a quote is replaced whatever mark follows it`(_ mark: String) {
  #expect("a\"\(mark)b".replacingScalars { $0 == "\"" ? "\"\"" : nil } == "a\"\"\(mark)b")
}

@Test func `every end of a line is told apart`() {
  let text = "a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}i\r\r\nj"
  #expect(text.withPlainLineEnds == "a\nb\nc\nd\ne\nf\ng\nh\ni\n\nj")
}
