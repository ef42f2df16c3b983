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
    case .invite: "{name} would like to coach you"
    case .inviteDeclined: "{name} declined your invitation"
    case .inviteExpired: "An invitation of yours was not answered in time"
    case .coachingEnded: "{name} ended your coaching"
    case .sharingPaused: "{name} paused all sharing"
    case .sharingResumed: "{name} shares again what was shared before"
    case .sharingEnded: "What {name} shared with you has reached its end"
    case .sharingOver: "What you shared with {name} has reached its end"
    case .scopesAsked: "{name} asks to see more of your data"
    case .scopesGranted: "{name} shares what you asked for"
    case .scopesDeclined: "{name} does not share what you asked for"
    case .scopesExpired: "{name} did not answer what you asked to see"
    case .teamInvite: "{name} invites you into the team {team_name}"
    case .teamInviteAccepted: "{name} joined the team {team_name}"
    case .teamInviteDeclined: "{name} stays out of the team {team_name}"
    case .teamInviteExpired: "An invitation into the team {team_name} was not answered in time"
    case .teamRoleChanged: "{name} changed your role in the team {team_name}"
    case .teamLeft: "{name} left the team {team_name}"
    case .teamRemoved: "{name} took you out of the team {team_name}"
    case .teamDissolved: "{name} dissolved the team {team_name}"
    case .teamSharingChanged: "{name} changed what the team {team_name} sees"
    case .teamSharingOver: "What you shared with the team {team_name} has reached its end"
    case .teamAccessEnded: "{name} no longer lets the team {team_name} in"
    case .teamClientRemoved: "The team {team_name} no longer coaches you"
    case .moveProposed: "The team {team_name} proposes {name} as your coach"
    case .moveAccepted: "{name} agreed to the move you proposed"
    case .moveDeclined: "{name} declined the move you proposed"
    case .moveExpired: "{name} did not answer the move you proposed"
    // Plans
    case .planAssigned: "{coach} put {plan} on your week"
    case .planChanged: "{coach} changed {plan}"
    case .planWithdrawn: "{coach} took {plan} back"
    case .planAdapted: "{lifter} adapted {plan}"
    case .planWeekDone: "{lifter} finished week {week} of {plan}: {done} of {sessions} workouts"
    case .planRemoved: "{lifter} removed {plan}"
    // Privacy
    case .clientLeft: "A client of yours had their account erased"
    case .coachLeft: "Your coach had their account erased; what you were assigned stays"
    case .exportReady: "The archive of your data is ready"
    // What its time brings
    case .workoutReminder: "{workout} is planned for {time}"
    case .motivation: "{text}"
    // Billing
    case .trialEnds: "Your free trial of {tier} ends on {date}"
    case .paymentFailed: "A payment for {tier} failed; everything stays as it is until {date}"
    case .subscriptionReadOnly: "Since {date}, what {tier} contains can only be read: a payment is missing"
    case .subscriptionEnded: "Your subscription of {tier} ended on {date}"
    case .subscriptionRefunded: "Your payment for {tier} was refunded on {date}"
    // Running it
    case .jobGivenUp: "The job {job} failed too often and was given up"
    case .alertRaised: "Something unusual was noticed: look at the alerts"
    // Administration
    case .feedbackAnswered: "What you told us has an answer"
    case .breakGlassAsked: "An admin asks to look at someone's training and needs a second one to agree"
    case .breakGlassOpened:
      "Support may look at some of your training for {minutes, plural, one {# minute} other {# minutes}}: {reason}"
    case .accountChangeAsked:
      "Support asked to change how your account is reached: look at it, and refuse it if you like"
    case .accountChangeVetoed: "The holder of an account refused a change that you asked for"
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
    case .invite: "{name} möchte dich coachen"
    case .inviteDeclined: "{name} hat deine Einladung abgelehnt"
    case .inviteExpired: "Eine deiner Einladungen wurde nicht rechtzeitig beantwortet"
    case .coachingEnded: "{name} hat euer Coaching beendet"
    case .sharingPaused: "{name} zeigt vorerst niemandem etwas"
    case .sharingResumed: "{name} zeigt wieder, was vorher zu sehen war"
    case .sharingEnded: "Was {name} dir gezeigt hat, ist zu seinem Ende gekommen"
    case .sharingOver: "Was du {name} gezeigt hast, ist zu seinem Ende gekommen"
    case .scopesAsked: "{name} bittet darum, mehr von dir zu sehen"
    case .scopesGranted: "{name} zeigt dir, worum du gebeten hast"
    case .scopesDeclined: "{name} zeigt dir nicht, worum du gebeten hast"
    case .scopesExpired: "{name} hat nicht beantwortet, was du sehen wolltest"
    case .teamInvite: "{name} lädt dich in das Team {team_name} ein"
    case .teamInviteAccepted: "{name} ist jetzt im Team {team_name}"
    case .teamInviteDeclined: "{name} kommt nicht in das Team {team_name}"
    case .teamInviteExpired: "Eine Einladung in das Team {team_name} wurde nicht rechtzeitig beantwortet"
    case .teamRoleChanged: "{name} hat deine Rolle im Team {team_name} geändert"
    case .teamLeft: "{name} hat das Team {team_name} verlassen"
    case .teamRemoved: "{name} hat dich aus dem Team {team_name} genommen"
    case .teamDissolved: "{name} hat das Team {team_name} aufgelöst"
    case .teamSharingChanged: "{name} hat geändert, was das Team {team_name} sieht"
    case .teamSharingOver: "Was du dem Team {team_name} gezeigt hast, ist zu seinem Ende gekommen"
    case .teamAccessEnded: "{name} zeigt dem Team {team_name} nichts mehr"
    case .teamClientRemoved: "Das Team {team_name} coacht dich nicht mehr"
    case .moveProposed: "Das Team {team_name} schlägt dir {name} als Coach vor"
    case .moveAccepted: "{name} hat dem Wechsel zugestimmt"
    case .moveDeclined: "{name} hat den Wechsel abgelehnt"
    case .moveExpired: "{name} hat den vorgeschlagenen Wechsel nicht beantwortet"
    // Plans
    case .planAssigned: "{coach} hat dir {plan} in die Woche gelegt"
    case .planChanged: "{coach} hat {plan} geändert"
    case .planWithdrawn: "{coach} hat {plan} zurückgenommen"
    case .planAdapted: "{lifter} hat {plan} angepasst"
    case .planWeekDone: "{lifter} hat Woche {week} von {plan} beendet: {done} von {sessions} Trainings"
    case .planRemoved: "{lifter} hat {plan} entfernt"
    // Privacy
    case .clientLeft: "Jemand, den du gecoacht hast, hat das Konto löschen lassen"
    case .coachLeft: "Dein Coach hat das Konto löschen lassen; deine Pläne bleiben dir"
    case .exportReady: "Das Archiv mit deinen Daten liegt bereit"
    // What its time brings
    case .workoutReminder: "{workout} ist für {time} geplant"
    case .motivation: "{text}"
    // Billing
    case .trialEnds: "Dein kostenloser Test von {tier} endet am {date}"
    case .paymentFailed: "Eine Zahlung für {tier} ist fehlgeschlagen; bis {date} bleibt alles, wie es ist"
    case .subscriptionReadOnly: "Seit {date} ist, was {tier} enthält, nur noch lesbar: eine Zahlung fehlt"
    case .subscriptionEnded: "Dein Abonnement von {tier} endete am {date}"
    case .subscriptionRefunded: "Deine Zahlung für {tier} wurde am {date} erstattet"
    // Running it
    case .jobGivenUp: "Der Auftrag {job} ist zu oft fehlgeschlagen und wurde aufgegeben"
    case .alertRaised: "Etwas Ungewöhnliches ist aufgefallen: sieh dir die Warnungen an"
    // Administration
    case .feedbackAnswered: "Auf das, was du uns gesagt hast, gibt es eine Antwort"
    case .breakGlassAsked: "Ein Admin möchte ein Training einsehen; ein zweiter muss zustimmen"
    case .breakGlassOpened:
      "Der Support darf für {minutes, plural, one {# Minute} other {# Minuten}} einen Teil deines Trainings sehen: {reason}"
    case .accountChangeAsked:
      "Der Support möchte ändern, wie dein Konto erreicht wird: Sieh es dir an und lehne es ab, wenn du magst"
    case .accountChangeVetoed: "Jemand hat eine Änderung an seinem Konto abgelehnt, um die du gebeten hast"
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
    if kind == .motivation, let number = arguments["number"]?.integer { words["text"] = motivation(number) }
    let sentence = text(.notice(kind), words)
    return count > 1 ? "\(sentence) (\(count)×)" : sentence
  }
}
