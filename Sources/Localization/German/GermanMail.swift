extension MailKind {
  func german(_ part: Part) -> String {
    switch part {
    case .subject: germanSubject
    case .body: germanBody
    }
  }

  private var germanSubject: String {
    switch self {
    case .verifyEmail: "Bestätige deine Adresse für {brand}"
    case .changeEmail: "Bestätige deine neue Adresse für {brand}"
    case .resetPassword: "Ein neues Passwort für {brand}"
    case .emailVerified: "Deine Adresse ist bestätigt"
    case .emailChangeRequested: "Deine Adresse bei {brand} soll sich ändern"
    case .emailChanged: "Deine Adresse bei {brand} wurde geändert"
    case .passwordChanged: "Dein Passwort bei {brand} wurde geändert"
    case .usernameReminder: "Dein Benutzername bei {brand}"
    case .usernameChanged: "Dein Benutzername bei {brand} wurde geändert"
    case .invite: "{coach} möchte dich bei {brand} coachen"
    case .inviteAccepted: "{name} hat deine Einladung angenommen"
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.german.subject
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.german.subject
    case .commentWritten: "{name} hat bei {brand} ein Training kommentiert"
    case .messageWritten: "{name} hat dir bei {brand} geschrieben"
    case .coachingEnded: "Dein Coaching mit {name} ist beendet"
    case .alertRaised: "Etwas Ungewöhnliches bei {brand}"
    case .teamInvite: "{coach} lädt dich in das Team {team} ein"
    case .jobGivenUp: JobMail.german.subject
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.german.subject
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.german.subject
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.german.subject
    }
  }

  private var germanBody: String {
    switch self {
    case .verifyEmail:
      """
      Hallo {name},

      willkommen bei {brand}. Bitte bestätige, dass dies deine Adresse ist:

      {link}

      Der Link funktioniert einmal und gilt zwei Tage. Hast du dich nicht registriert, dann lösche diese Mail einfach.
      """
    case .changeEmail:
      """
      Hallo {name},

      bitte bestätige, dass dies deine neue Adresse bei {brand} sein soll:

      {link}

      Der Link funktioniert einmal und gilt zwei Tage. Hast du nicht darum gebeten, dann lösche diese Mail einfach.
      """
    case .resetPassword:
      """
      Hallo {name},

      jemand, hoffentlich du, hat ein neues Passwort bei {brand} angefordert. Hier kannst du es wählen:

      {link}

      Der Link funktioniert einmal und gilt eine Stunde. Warst du das nicht, dann lösche diese Mail einfach; dein Passwort
      bleibt, wie es ist.
      """
    case .emailVerified:
      """
      Hallo {name},

      deine Adresse ist bestätigt. Melde dich damit bei {brand} an, oder mit deinem Benutzernamen {username}.
      """
    case .emailChangeRequested:
      """
      Hallo {name},

      jemand, hoffentlich du, möchte die Adresse deines Kontos bei {brand} ändern, und zwar in

      {new_email}

      Sie ändert sich, sobald die neue Adresse bestätigt ist. Warst du das nicht, dann ändere jetzt dein Passwort.
      """
    case .emailChanged:
      """
      Hallo {name},

      dein Konto bei {brand} hat ab jetzt eine andere Adresse:

      {new_email}

      Hierher kommt nichts mehr. Warst du das nicht, dann schreib sofort dem Support von {brand}.
      """
    case .passwordChanged:
      """
      Hallo {name},

      dein Passwort bei {brand} wurde geändert. Alle anderen Geräte wurden abgemeldet und deine API-Schlüssel
      gelöscht. Warst du das nicht, dann fordere jetzt ein neues an.
      """
    case .usernameChanged:
      """
      Hallo {name},

      dein Benutzername bei {brand} ist jetzt {username}. Vorher war er {former}; dieser Name bleibt 90 Tage lang für
      dich reserviert. Wenn du das nicht warst, ändere jetzt dein Passwort.
      """
    case .usernameReminder:
      """
      Hallo {name},

      dein Benutzername bei {brand} ist

      {username}
      """
    case .invite:
      """
      Hallo,

      {coach} möchte dich bei {brand} coachen. Du entscheidest, was du zeigst, und kannst es jederzeit
      zurücknehmen:

      {link}

      {message}
      """
    case .inviteAccepted:
      """
      Hallo,

      {name} hat deine Einladung bei {brand} angenommen und steht jetzt bei deinen Klienten.
      """
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.german.body
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.german.body
    case .commentWritten:
      """
      Hallo,

      {name} hat bei {brand} ein Training kommentiert. Du findest den Kommentar unter deinen Mitteilungen.
      """
    case .messageWritten:
      """
      Hallo,

      {name} hat dir bei {brand} geschrieben. Du findest die Nachricht unter deinen Unterhaltungen.
      """
    case .coachingEnded:
      """
      Hallo,

      {name} hat euer Coaching bei {brand} beendet. Ihr zeigt euch nichts mehr; was jeder von euch eingetragen und
      geplant hat, bleibt, wo es ist.
      """
    case .alertRaised:
      """
      Hallo {name},

      bei {brand} ist etwas Ungewöhnliches aufgefallen. Melde dich als Admin an und sieh dir die Warnungen an: Dort steht, was
      es war, und sie bleiben offen, bis sich jemand von euch darum gekümmert hat.
      """
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.german.body
    case .teamInvite:
      """
      Hallo,

      {coach} möchte dich in das Coaching-Team {team} bei {brand} aufnehmen. Melde dich mit dieser Adresse als Coach an
      und antworte bei deinen Einladungen; diese gilt zwei Wochen.

      {message}
      """
    case .jobGivenUp: JobMail.german.body
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.german.body
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.german.body
    }
  }
}
