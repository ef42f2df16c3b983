internal import MuscleMateAPI

/// Texts of notices; arguments are in braces.
extension NoticeKind {
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
    case .inviteNoPlace: "{name} möchte deine Einladung annehmen, aber dein Tarif hat keinen Platz mehr"
    case .coachingEnded: "{name} hat euer Coaching beendet"
    case .sharingPaused: "{name} hat alle Freigaben pausiert"
    case .sharingResumed: "{name} gibt wieder frei, was vorher freigegeben war"
    case .sharingEnded: "Was {name} dir freigegeben hat, ist abgelaufen"
    case .sharingOver: "Was du {name} freigegeben hast, ist abgelaufen"
    case .scopesAsked: "{name} möchte mehr von deinen Daten sehen"
    case .scopesGranted: "{name} zeigt dir, worum du gebeten hast"
    case .scopesDeclined: "{name} zeigt dir nicht, worum du gebeten hast"
    case .scopesExpired: "{name} hat deine Anfrage, mehr zu sehen, nicht beantwortet"
    case .teamInvite: "{name} lädt dich in das Team {team_name} ein"
    case .teamInviteAccepted: "{name} ist jetzt im Team {team_name}"
    case .teamInviteDeclined: "{name} hat die Einladung in das Team {team_name} abgelehnt"
    case .teamInviteExpired: "Eine Einladung in das Team {team_name} wurde nicht rechtzeitig beantwortet"
    case .teamRoleChanged: "{name} hat deine Rolle im Team {team_name} geändert"
    case .teamLeft: "{name} hat das Team {team_name} verlassen"
    case .teamRemoved: "{name} hat dich aus dem Team {team_name} genommen"
    case .teamDissolved: "{name} hat das Team {team_name} aufgelöst"
    case .teamSharingChanged: "{name} hat geändert, was das Team {team_name} sieht"
    case .teamSharingOver: "Was du dem Team {team_name} freigegeben hast, ist abgelaufen"
    case .teamAccessEnded: "{name} zeigt dem Team {team_name} nichts mehr"
    case .teamClientRemoved: "Das Team {team_name} coacht dich nicht mehr"
    case .moveProposed: "Das Team {team_name} schlägt dir {name} als Coach vor"
    case .moveAccepted: "{name} hat dem Wechsel zugestimmt"
    case .moveDeclined: "{name} hat den Wechsel abgelehnt"
    case .moveExpired: "{name} hat den vorgeschlagenen Wechsel nicht beantwortet"
    // Plans
    case .planAssigned: "{coach} hat dir {plan} in die Woche gelegt"
    case .planChanged: "{coach} hat {plan} geändert"
    case .planWithdrawn: "{coach} hat {plan} zurückgezogen"
    case .planAdapted: "{lifter} hat {plan} angepasst"
    case .planWeekDone: "{lifter} hat Woche {week} von {plan} beendet: {done} von {sessions} Einheiten"
    case .planRemoved: "{lifter} hat {plan} entfernt"
    // Privacy
    case .clientLeft: "Ein Klient von dir hat sein Konto löschen lassen"
    case .coachLeft: "Dein Coach hat sein Konto löschen lassen; deine Pläne bleiben"
    case .exportReady: "Das Archiv mit deinen Daten liegt bereit"
    // Due at a time
    case .workoutReminder: "{workout} ist für {time} geplant"
    case .motivation: "{text}"
    // Billing
    case .trialEnds: "Deine kostenlose Testphase von {tier} endet am {date}"
    case .paymentFailed: "Eine Zahlung für {tier} ist fehlgeschlagen; bis {date} bleibt alles, wie es ist"
    case .subscriptionReadOnly: "Seit {date} kannst du nur noch lesen, was {tier} enthält: Eine Zahlung fehlt"
    case .subscriptionEnded: "Dein Abo „{tier}“ endete am {date}"
    case .subscriptionRefunded: "Deine Zahlung für {tier} wurde am {date} erstattet"
    // Running it
    case .jobGivenUp: "Die Aufgabe {job} ist zu oft fehlgeschlagen und wurde aufgegeben"
    case .alertRaised: "Etwas Ungewöhnliches ist aufgefallen: Sieh dir die Warnungen an"
    // Administration
    case .feedbackAnswered: "Auf dein Feedback gibt es eine Antwort"
    case .breakGlassAsked: "Ein Admin möchte ein Training einsehen; ein zweiter muss zustimmen"
    case .breakGlassOpened:
      "Der Support darf für {minutes, plural, one {# Minute} other {# Minuten}} einen Teil deines Trainings sehen: {reason}"
    case .accountChangeAsked:
      "Der Support möchte ändern, wie du in dein Konto kommst: Sieh es dir an und lehne es ab, wenn du magst"
    case .accountChangeVetoed: "Jemand hat eine Änderung an seinem Konto abgelehnt, um die du gebeten hast"
    case .adminAdded: "{admin} ist ab jetzt Admin"
    case .mailStopped:
      "Drei Mails an deine Adresse kamen zurück. Bis du sie bestätigst oder änderst, schicken wir dir nur noch Mails, die die Sicherheit deines Kontos betreffen"
    }
  }
}

extension AttentionText {
  var german: String {
    switch self {
    case .missedSession: "Eine geplante Einheit der letzten {days} Tage wurde versäumt, am {last}."
    case .missedSessions:
      "Versäumt: {count} geplante Einheiten der letzten {days} Tage, die letzte am {last}."
    case .fallingE1RM:
      "{lift}: e1RM mit Wiederholungen in Reserve um {percent} % gefallen in den letzten {count} Trainings, von {from} auf {to} {unit}."
    case .fallingLifts: "e1RM mit Wiederholungen in Reserve gefallen: {lifts}."
    case .fallingLift: "{lift} {percent} %"
    case .highRPE: "Die letzte geplante Einheit war {excess} RPE härter als vorgegeben."
    case .highRPEInSessions:
      "Die letzten {count} geplanten Einheiten waren im Mittel {excess} RPE härter als vorgegeben."
    case .silence: "Kein Training seit {days} Tagen."
    case .silenceFromTheStart: "Noch kein Training, {days} Tage nach Beginn des Coachings."
    case .unread: "Ungelesen: Kommentare {unread_comments}, Nachrichten {unread_messages}."
    case .unreadComments: "Ungelesene Kommentare: {unread_comments}."
    case .unreadMessages: "Ungelesene Nachrichten: {unread_messages}."
    case .squat: "Kniebeuge"
    case .benchPress: "Bankdrücken"
    case .deadlift: "Kreuzheben"
    case .decimalMark: ","
    }
  }
}

/// The state of a subscription, in a person's words; `date` is when that changes by itself.
extension SubscriptionState {
  var german: String {
    switch self {
    case .trial: "Kostenlose Testphase bis {date}."
    case .active: "Bezahlt bis {date}; es verlängert sich von selbst."
    case .cancelled: "Gekündigt; bis {date} behältst du alles."
    case .grace: "Eine Zahlung ist fehlgeschlagen. Bis {date} behältst du alles; bitte prüfe, wie du zahlst."
    case .readOnly: "Eine Zahlung steht aus. Bis {date} kann alles gelesen werden; gelöscht wird nichts."
    case .paused: "Pausiert: Du zahlst nichts, und was der Tarif bietet, ist gesperrt."
    case .lapsed: "Beendet. Gelöscht wurde nichts; dein Tagebuch kannst du weiter lesen und exportieren."
    case .revoked: "Storniert und erstattet. Dein Tagebuch kannst du weiter lesen und exportieren."
    }
  }
}

extension Weekday {
  var german: String {
    switch self {
    case .sunday: "Sonntag"
    case .monday: "Montag"
    case .tuesday: "Dienstag"
    case .wednesday: "Mittwoch"
    case .thursday: "Donnerstag"
    case .friday: "Freitag"
    case .saturday: "Samstag"
    }
  }
}
