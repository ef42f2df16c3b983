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
    case .sharingChanged: "{name} changed what is shared with you"
    // Plans
    case .planAssigned: "{coach} put {plan} on your week"
    case .planChanged: "{coach} changed {plan}"
    case .planWithdrawn: "{coach} took {plan} back"
    case .planAdapted: "{lifter} adapted {plan}"
    case .planWeekDone: "{lifter} finished week {week} of {plan}: {done} of {sessions} workouts"
    case .planRemoved: "{lifter} removed {plan}"
    // Billing
    case .trialEnds: "Your free trial of {tier} ends on {date}"
    case .paymentFailed: "A payment for {tier} failed; everything stays as it is until {date}"
    case .subscriptionReadOnly: "Since {date}, what {tier} contains can only be read: a payment is missing"
    case .subscriptionEnded: "Your subscription of {tier} ended on {date}"
    case .subscriptionRefunded: "Your payment for {tier} was refunded on {date}"
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
    case .sharingChanged: "{name} hat geändert, was du sehen kannst"
    // Plans
    case .planAssigned: "{coach} hat dir {plan} in die Woche gelegt"
    case .planChanged: "{coach} hat {plan} geändert"
    case .planWithdrawn: "{coach} hat {plan} zurückgenommen"
    case .planAdapted: "{lifter} hat {plan} angepasst"
    case .planWeekDone: "{lifter} hat Woche {week} von {plan} beendet: {done} von {sessions} Trainings"
    case .planRemoved: "{lifter} hat {plan} entfernt"
    // Billing
    case .trialEnds: "Dein kostenloser Test von {tier} endet am {date}"
    case .paymentFailed: "Eine Zahlung für {tier} ist fehlgeschlagen; bis {date} bleibt alles, wie es ist"
    case .subscriptionReadOnly: "Seit {date} ist, was {tier} enthält, nur noch lesbar: eine Zahlung fehlt"
    case .subscriptionEnded: "Dein Abonnement von {tier} endete am {date}"
    case .subscriptionRefunded: "Deine Zahlung für {tier} wurde am {date} erstattet"
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
