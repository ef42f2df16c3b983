import APISchema
import Primitives
import Testing

@testable import MuscleMateAPI

@Suite struct `A form of text` {
  @Test(arguments: [
    "Anna", "Ayşe Öztürk", "O'Neil-Smith, Jr.", "李小龍", "علی\u{200C}رضا", "👩\u{200D}🚒", "5/3/1 + FSL",
    "Å\u{302}",
  ])
  func `for names takes those that people and things have`(_ name: String) {
    #expect(TextFormat.name.accepts(name))
  }

  @Test(arguments: [
    "", " ", "\u{200B}\u{2060}", "\u{3164}", "\u{FEFF}", "\u{2800}", "Anna\nYour password has expired",
    "Anna\t",
    "Anna\u{202E}set", "\u{2066}Anna", "Anna\u{200F}", "A\u{2028}B", "A\u{85}B", "\u{1B}[31mred", "A\u{7F}",
    "A\u{9B}31m",
  ])
  func `for names refuses what breaks a line, turns the direction or shows nothing`(_ name: String) {
    #expect(!TextFormat.name.accepts(name))
  }

  @Test func `for free text takes line ends and no other control character`() {
    for text in ["One\r\n\ttwo\n", "a"] {
      #expect(TextFormat.notBlank.accepts(text) && matches(TextFormat.notBlank, text))
    }
    for text in [" \n", "", "a\u{1B}[31m", "a\u{0}", "\u{9B}a", "a\u{7F}"] {
      #expect(
        !TextFormat.notBlank.accepts(text) && !matches(TextFormat.notBlank, text), "\(text.debugDescription)")
    }
  }

  @Test func `for a username that is chosen keeps the platform's own names, and options of commands, free`() {
    for name in ["anna", "4nna", "a.b-c_d", "supporter"] {
      #expect(TextFormat.newUsername.accepts(name), "\(name)")
    }
    for name in ["admin", "Admin", "a.d.m.i.n", "musclemate", "support_", "-rf", "._.", "ab"] {
      #expect(!TextFormat.newUsername.accepts(name), "\(name)")
    }
    // An account that has such a name already is still found by it.
    #expect(TextFormat.username.accepts("-rf"))
  }

  @Test
  func `for the address that links begin with asks for a port there is, and a path that leads where it says`()
  {
    for address in [
      "https://alpha.test", "http://127.0.0.1:8080", "https://[::1]:1/app", "https://a.test/x/y.z",
    ] {
      #expect(TextFormat.baseURL.accepts(address), "\(address)")
    }
    for address in [
      "https://alpha.test:99999", "https://alpha.test:0", "https://alpha.test:", "https://alpha.test/../x",
      "https://alpha.test/./x", "https://alpha.test/x/..",
    ] { #expect(!TextFormat.baseURL.accepts(address), "\(address)") }
  }

  @Test func `a number nearer to nought than any weight is a fault, and the noise of floating point is none`()
    throws
  {
    func faults(_ digits: String) throws -> [Fault.Code] {
      var faults = Faults()
      _ = Decimal.decode(try JSON.parse(Array(digits.utf8)), Rules(), into: &faults)
      return faults.list.map(\.code)
    }
    for noise in ["0", "0.0e-5", "5.551115123125783e-17", "0.0004"] {
      #expect(try faults(noise) == [], "\(noise)")
    }
    #expect(try faults("1e-99999999") == [.wrongType])
  }
}

/// By the regular expression in the document.
private func matches(_ format: TextFormat, _ text: String) -> Bool {
  var pattern = format.pattern
  // Swift writes a code point as \u{0000}.
  while let escape = pattern.firstRange(of: #/\\u[0-9a-f]{4}/#) {
    pattern.replaceSubrange(escape, with: "\\u{\(pattern[escape].dropFirst(2))}")
  }
  guard let expression = try? Regex(pattern) else { return false }
  return text.wholeMatch(of: expression.matchingSemantics(.unicodeScalar)) != nil
}
