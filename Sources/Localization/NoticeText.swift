package import MuscleMateAPI
package import Primitives

extension Language {
  /// A notice's sentence, with its arguments filled in. If one notice is for several events, with their number.
  package func text(_ kind: NoticeKind, _ arguments: JSON, count: Int) -> String {
    var values: [String: String] = [:]
    if case .object(let members) = arguments {
      for member in members {
        values[member.name] = member.value.text ?? member.value.integer.map(String.init)
      }
    }
    if kind == .motivation, let number = arguments["number"]?.integer { values["text"] = motivation(number) }
    let sentence = text(.notice(kind), values)
    return count > 1 ? "\(sentence) (\(count)×)" : sentence
  }
}
