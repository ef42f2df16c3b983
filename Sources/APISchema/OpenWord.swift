public import Primitives

/// A word of a list that grows from one version to the next. The server knows every word and takes no other; an app keeps
/// the word of a newer server as it came.
public enum OpenWord<Word: WordValue & Hashable>: FieldValue, Hashable {
  case known(Word)
  case other(String)

  public var known: Word? { if case .known(let word) = self { word } else { nil } }

  public var text: String {
    switch self {
    case .known(let word): word.rawValue
    case .other(let text): text
    }
  }

  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> OpenWord? {
    let faultsBefore = faults.count
    if let word = Word.decode(json, rules, into: &faults) { return .known(word) }
    return faults.count == faultsBefore ? json.text.map(OpenWord.other) : nil
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    Word.schema(rules, &components)
  }

  public func encoded() -> JSON { .string(text) }
}
