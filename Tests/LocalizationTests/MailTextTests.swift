internal import Testing

@testable internal import Localization

/// The common parts of the mails of every kind.
struct MailTextTests {
  /// After the comma of the greeting the sentence goes on in German alone.
  @Test(arguments: [Language.english, .spanish, .turkish])
  func `what follows the greeting begins with a capital letter`(_ language: Language) throws {
    for kind in MailKind.allCases {
      let paragraphs = language.template(.mail(kind, .body)).split(separator: "\n\n")
      let first = try #require(paragraphs.dropFirst().first?.first)
      #expect(!first.isLowercase, "\(kind): \(paragraphs[1])")
    }
  }

  /// Its vowels and consonants would depend on the word before (Türk Dil Kurumu): `Ayşe'nin`, `Murat'ın`.
  @Test func `no Turkish suffix hangs on a place`() {
    for kind in MailKind.allCases {
      for part in MailKind.Part.allCases {
        let text = Language.turkish.template(.mail(kind, part))
        #expect(!text.contains(/\}['’]?\p{L}/), "\(kind): \(text)")
      }
    }
  }
}
