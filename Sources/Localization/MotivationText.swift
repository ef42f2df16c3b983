/// The daily message's texts, 30 in each language: by its number (app.motivation_of) a day brings everyone one of them,
/// and a month each of them once. They ask for nothing that a tired or injured person should not do.
extension Language {
  /// Any number has a text.
  package func motivation(_ number: Int) -> String {
    let texts = motivations
    return texts[((number % texts.count) + texts.count) % texts.count]
  }

  package var motivations: [String] {
    switch self {
    case .english: Self.englishMotivations
    case .german: Self.germanMotivations
    case .spanish: Self.spanishMotivations
    case .turkish: Self.turkishMotivations
    }
  }
}
