internal import MuscleMateAPI
internal import Primitives

/// What a notice says; in braces stand members of its arguments.
extension NoticeKind {
  var english: String {
    switch self {
    // Feedback
    case .workoutComment: "{name} commented on your workout {workout}"
    case .clientComment: "{name} commented on a workout"
    case .commentAnswer: "{name} answered where you commented"
    case .message: "{name} wrote to you"
    // Relations
    case .inviteAccepted: "{name} accepted your invitation"
    // Plans
    // Billing
    }
  }

  var german: String {
    switch self {
    // Feedback
    case .workoutComment: "{name} hat dein Training {workout} kommentiert"
    case .clientComment: "{name} hat ein Training kommentiert"
    case .commentAnswer: "{name} hat dort geantwortet, wo du kommentiert hast"
    case .message: "{name} hat dir geschrieben"
    // Relations
    case .inviteAccepted: "{name} hat deine Einladung angenommen"
    // Plans
    // Billing
    }
  }
}

extension Language {
  /// A notice's sentence, its arguments filled in; told once for several times, how many.
  func text(_ kind: NoticeKind, _ arguments: JSON, count: Int) -> String {
    var words: [String: String] = [:]
    if case .object(let members) = arguments {
      for member in members {
        words[member.name] = member.value.text ?? member.value.integer.map(String.init)
      }
    }
    let sentence = text(.notice(kind), words)
    return count > 1 ? "\(sentence) (\(count)×)" : sentence
  }
}
