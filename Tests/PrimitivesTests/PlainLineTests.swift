import Primitives
import Testing

@Test(arguments: [
  ("Anna", "Anna"), ("Ayşe", "Ayşe"), ("a\r\nb\tc", "a  b c"), ("a\u{2028}b\u{85}c", "a b c"),
  ("\u{1B}[31m", " [31m"),
  ("Anna \u{202E}set\u{200B}", "Anna set"), ("👩\u{200D}🚒", "👩\u{200D}🚒"), ("UA\u{9B}31mRED", "UA 31mRED"),
])
func `a line holds someone else's text without what can't be seen`(_ given: String, _ line: String) {
  #expect(given.asPlainLine == line)
}
