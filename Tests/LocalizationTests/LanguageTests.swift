import APISchema
import Foundation
import MuscleMateAPI
import Testing

@testable import Localization

@Suite struct `A language` {
  @Test(arguments: Language.allCases)
  func `has a text for every message, with the same placeholders as English`(_ language: Language) {
    for key in MessageKey.all {
      let text = MessageTemplate(language.template(key))
      #expect(!language.template(key).isEmpty)
      #expect(text.isComplete, "\(key)")
      #expect(text.arguments == MessageTemplate(Language.english.template(key)).arguments, "\(key)")
    }
  }

  @Test func `fills in what a message names`() {
    #expect(Language.english.text(.fault(.tooLong), ["bound": "5"]) == "may have at most 5 characters")
    #expect(Language.german.text(.fault(.tooLong), ["bound": "5"]) == "darf höchstens 5 Zeichen haben")
  }

  @Test func `groups the digits of a bound, and leaves a day as it is`() {
    let largest = { (language: Language, bound: String) in language.text(.fault(.tooLarge), ["bound": bound])
    }
    #expect(largest(.english, "10000") == "must be at most 10,000")
    #expect(largest(.german, "10000") == "darf höchstens 10.000 sein")
    #expect(largest(.german, "0.5") == "darf höchstens 0,5 sein")
    #expect(largest(.spanish, "2200").contains("2200"))
    #expect(largest(.english, "2026-05-05") == "must be at most 2026-05-05")
    #expect(
      Language.english.text(.detail(.contentTooLarge), ["limit": "2097152"])
        == "At most 2,097,152 bytes are taken here.")
    #expect(
      Language.german.text(.fault(.tooLong), ["bound": "10000"]) == "darf höchstens 10.000 Zeichen haben")
  }

  @Test func `counts in words`() {
    func text(_ language: Language, _ bound: Int) -> String {
      language.text(.fault(.tooMany), ["bound": "\(bound)"])
    }
    #expect(text(.english, 1) == "may have at most 1 entry")
    #expect(text(.german, 1) == "darf höchstens 1 Eintrag haben")
    #expect(text(.german, 2) == "darf höchstens 2 Einträge haben")
    #expect(text(.spanish, 1) == "puede tener como máximo 1 elemento")
    #expect(text(.spanish, 0) == "puede tener como máximo 0 elementos")
    #expect(text(.turkish, 3) == "en fazla 3 öğe olabilir")
  }

  @Test func `writes a date as its people do`() {
    func text(_ language: Language, _ date: String) -> String {
      language.text(.subscriptionState(.cancelled), ["date": date])
    }
    #expect(text(.english, "2026-12-01") == "Cancelled; you keep everything until 1 December 2026.")
    #expect(text(.german, "2026-12-01").contains(" 1. Dezember 2026"))
    #expect(text(.spanish, "2026-12-01").contains(" 1 de diciembre de 2026"))
    #expect(text(.turkish, "2026-12-01").contains(" 1 Aralık 2026 "))
    #expect(text(.german, "2026-03-09 18:05").contains(" 9. März 2026, 18:05"))
    #expect(text(.english, "tomorrow").contains("until tomorrow"))
  }

  @Test func `takes a number's own form before the general one, and leaves what it does not know`() {
    let template = MessageTemplate("{n, plural, =0 {none} one {# of {all}} other {#}}; {unknown}; {; }")
    #expect(template.filled(with: ["n": "0"], in: .english) == "none; {unknown}; {; }")
    #expect(template.filled(with: ["n": "1", "all": "9"], in: .english) == "1 of 9; {unknown}; {; }")
    #expect(template.filled(with: ["n": "7"], in: .english) == "7; {unknown}; {; }")
    #expect(template.arguments == ["n", "all", "unknown", "; "])
  }

  /// Words that code or database say are expected, and that no list of the language holds, would come in English. What
  /// has no word of its own is the same everywhere: numbers, and names of the API.
  @Test func `has all that code and database say is expected`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let swift =
      /(?:\.invalid\(|wrongType\(expected: |TextFormat\(\s*|decodeText\(json, |refused\(pointer, |"expected": ?)"([^"\/][^"]*)"/
    let sql =
      /raise_fault\('[^']*', '?\w+'?(?:, '((?:[^']|'')*)')?|(?:'expected', |'\/[a-z_]+', |'invalid' as code, )'((?:[^']|'')*)'|"expected": "([^"]*)"/
    var unknown: [String] = []
    for folder in ["Sources/MuscleMateAPI", "Sources/MuscleMateServer", "sql/functions"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where ["swift", "sql"].contains(file.pathExtension) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let found =
          file.pathExtension == "swift"
          ? text.matches(of: swift).map(\.1) : text.matches(of: sql).compactMap { $0.1 ?? $0.2 ?? $0.3 }
        for match in found {
          let words = String(match).replacing("''", with: "'").replacing(/\\\([^)]*\)?/, with: "…")
          let isOurs = file.pathExtension == "swift" || words.contains(" ")
          if isOurs, words.contains(/[a-z]{3}/), ExpectedText.found(in: words) == nil {
            unknown.append("\(file.lastPathComponent): \(words)")
          }
        }
      }
    }
    #expect(unknown == [])
  }

  @Test(arguments: [Language.german, .spanish, .turkish])
  func `says in its own words what is expected`(_ language: Language) {
    for sentence in ExpectedText.allCases {
      let text = language.template(.expected(sentence))
      #expect(text != sentence.rawValue && text != sentence.english, "\(sentence)")
    }
    #expect(!language.expectation("letter, digit").contains("digit"))
    #expect(language.expectation("a one-rep maximum of Squat, Row").contains("Squat, Row"))
    #expect(language.expectation("kg, lb") == "kg, lb")
  }

  /// As the Academy has it: the name between commas, then a colon.
  @Test func `greets in one way in every Spanish mail`() {
    for kind in MailKind.allCases {
      let greeting = Language.spanish.template(.mail(kind, .body)).prefix { $0 != "\n" }
      #expect(["Hola, {name}:", "Hola:"].contains(greeting), "\(kind): \(greeting)")
    }
  }

  @Test func `is the one that Accept-Language prefers among ours`() {
    #expect(Language(acceptLanguage: "fr, de-CH;q=0.8, en;q=0.5") == .german)
    #expect(Language(acceptLanguage: "de;q=0.3,en-GB") == .english)
    #expect(Language(acceptLanguage: "fr, *;q=0.1") == nil)
  }
}
