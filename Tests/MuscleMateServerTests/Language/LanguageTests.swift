import MuscleMateAPI
import Testing

@testable import MuscleMateServer

@Suite struct `A language` {
  @Test(arguments: Language.allCases)
  func `has a text for every message, with the same placeholders as English`(_ language: Language) {
    for key in MessageKey.all {
      let text = language.text(key)
      #expect(!text.isEmpty)
      #expect(placeholders(of: text) == placeholders(of: Language.english.text(key)), "\(key)")
    }
  }

  @Test func `fills in what a message names`() {
    #expect(Language.english.text(.fault(.tooLong), ["bound": "5"]) == "may have at most 5 characters")
    #expect(Language.german.text(.fault(.tooLong), ["bound": "5"]) == "darf höchstens 5 Zeichen haben")
  }

  @Test func `is the one that Accept-Language prefers among ours`() {
    #expect(Language(acceptLanguage: "fr, de-CH;q=0.8, en;q=0.5") == .german)
    #expect(Language(acceptLanguage: "de;q=0.3,en-GB") == .english)
    #expect(Language(acceptLanguage: "fr, *;q=0.1") == nil)
  }

  private func placeholders(of text: String) -> [Substring] {
    text.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first }.sorted()
  }
}
