extension PageText {
  var german: String {
    switch self {
    case .verifyTitle: "Bestätige deine Adresse"
    case .verifyText: "Nur noch ein Schritt: Bestätige, dass diese Adresse deine ist."
    case .verifyButton: "Bestätigen"
    case .verified: "Danke. Deine Adresse ist bestätigt; du kannst dich jetzt anmelden."
    case .resetTitle: "Wähle ein neues Passwort"
    case .resetPassword: "Neues Passwort"
    case .resetEverything:
      "Auch alle Passkeys und verknüpften Konten entfernen, falls jemand anders etwas hinzugefügt hat"
    case .resetButton: "Passwort setzen"
    case .resetDone:
      "Dein neues Passwort gilt, und alle Geräte wurden abgemeldet. Du kannst dich jetzt anmelden."
    case .inviteTitle: "Ein Coach hat dich eingeladen"
    case .inviteText:
      """
      Antworte hier mit deinem Konto oder in der App. Was du zeigst, kannst du jederzeit ändern oder beenden.
      """
    case .inviteLogin: "Benutzername oder E-Mail-Adresse"
    case .invitePassword: "Passwort"
    case .inviteScopes: "Was der Coach sehen darf"
    case .inviteAccept: "Annehmen"
    case .inviteDecline: "Ablehnen"
    case .inviteAccepted: "Erledigt. Dein Coach sieht ab jetzt, was du gewählt hast."
    case .inviteDeclined: "Erledigt. Die Einladung ist abgelehnt, und nichts wird gezeigt."
    case .inviteSecondFactor:
      "Dein Konto hat einen zweiten Faktor: Antworte in der App, dort gibst du ihn ein."
    case .inviteFrom: "{coach} möchte dich bei {brand} coachen."
    case .inviteFromTeam: "{coach} vom Team {team} möchte dich bei {brand} coachen."
    case .inviteAsksToo: "{coach} möchte auch das."
    case .inviteShareAsked: "Freigeben, was {coach} möchte"
    case .inviteSentTo: "Die Einladung ging an {address}."
    case .inviteOtherAccount:
      "Diese Einladung ist für das Konto von {address}, und du hast dich mit einem anderen angemeldet. Melde dich hier mit dem eingeladenen Konto an, oder bitte den Coach, das andere einzuladen."
    case .inviteNotYours:
      "Diese Einladung ist nicht für das Konto, mit dem du dich angemeldet hast. Öffne den Link noch einmal und melde dich mit dem Konto an, an das er ging."
    case .inviteOverAccepted:
      "Diese Einladung wurde schon angenommen. In der App siehst du, was geteilt wird, und kannst es ändern."
    case .inviteOverDeclined:
      "Diese Einladung wurde abgelehnt. Hast du es dir anders überlegt, dann bitte den Coach um eine neue."
    case .addressUsed: "Ein anderes Konto benutzt diese Adresse. Ist es deine, dann schreib dem Support."
    case .inviteOverWithdrawn: "Der Coach hat diese Einladung zurückgezogen."
    case .inviteOverExpired: "Diese Einladung ist abgelaufen. Bitte den Coach um eine neue."
    case .inviteRegister:
      "Du hast noch kein Konto: Lege hier eines an und nimm damit an. Was du zeigst, kannst du jederzeit ändern oder beenden. Hast du ein Konto mit einer anderen Adresse, dann bitte den Coach, das andere einzuladen."
    case .inviteRegisterButton: "Konto anlegen und annehmen"
    case .inviteRegistered:
      "Erledigt. Dein Konto ist angelegt, und dein Coach sieht, was du gewählt hast. Du kannst dich jetzt anmelden."
    case .inviteRegisteredNoPlace:
      "Dein Konto ist angelegt. {coach} hat gerade keinen Platz für eine weitere Person und weiß Bescheid. Die Einladung bleibt offen: Nimm sie später in der App an. Bis dahin ist nichts freigegeben."
    case .inviteUsername: "Benutzername"
    case .inviteOtherAddress: "Nimm die Adresse, an die die Einladung ging: {address}."
    case .unlockTitle: "Entsperre dein Passwort"
    case .unlockText:
      "Jemand hat viele falsche Passwörter versucht. Entsperre deines und melde dich an wie immer."
    case .unlockButton: "Entsperren"
    case .unlocked: "Erledigt. Dein Passwort öffnet dein Konto wieder."
    case .vetoTitle: "Die Änderung ablehnen"
    case .vetoText:
      "Der Support wurde gebeten zu ändern, wie du in dein Konto kommst. Möchtest du das nicht, dann lehne es ab."
    case .vetoButton: "Ablehnen"
    case .vetoed: "Erledigt. An deinem Konto ändert sich nichts."
    case .signInTitle: "Anmelden"
    case .signInRefused: "Die Anmeldung wurde abgebrochen. Fang noch einmal an."
    case .signInText: "Fast geschafft: Es fehlen noch ein paar Angaben."
    case .signInEmail: "E-Mail-Adresse"
    case .signInBirthDate: "Geburtsdatum"
    case .signInButton: "Weiter"
    case .signInCodeText:
      "Dein Konto hat einen zweiten Faktor. Gib den Code ein, den deine App zeigt, oder einen deiner Notfallcodes."
    case .signInCode: "Code"
    case .signInConsents: "Dem stimmst du zu"
    case .signInTerms: "Ich stimme den Nutzungsbedingungen zu"
    case .signInPrivacy: "Ich stimme der Datenschutzerklärung zu"
    case .signInReadTerms: "Die Nutzungsbedingungen lesen"
    case .signInReadPrivacy: "Die Datenschutzerklärung lesen"
    case .usedLink: "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an."
    case .unknownLink:
      "Dieser Link ist hier nicht bekannt. Kopiere ihn noch einmal ganz aus der neuesten Mail."
    case .mailAnswer: "Die Einladung beantworten"
    case .mailManage: "Das Abo verwalten"
    case .mailOpen: "Öffnen"
    case .mailQuote: "{name} schreibt:"
    case .mailSupport: "Fragen? Schreib an"
    case .unsubscribeTitle: "Keine solchen Mails mehr"
    case .unsubscribeText:
      """
      Du bekommst keine Mails mehr wie die, die dich hierher geführt hat. Was du in der App siehst, bleibt, wie es \
      ist, und du kannst es dort jederzeit ändern.
      """
    case .unsubscribeButton: "Schickt mir keine mehr"
    case .unsubscribed: "Erledigt. Solche Mails kommen nicht mehr."
    case .unsubscribeLine: "Um keine solchen Mails mehr zu bekommen:"
    case .sharedTitle: "Eine geteilte Seite"
    case .sharedCopy: "Diese Vorlage kopieren"
    case .sharedCopyText:
      "Dazu meldest du dich an oder registrierst dich. Danach steht die Vorlage in deiner Liste, und du kannst sie ändern."
    case .sharedUntil: "Dieser Link gilt bis {day}."
    case .sharedWay: "geschafft"
    case .sharedStart: "am Anfang"
    case .sharedRecord: "Rekord"
    case .sharedOver:
      "Dieser Link gilt nicht mehr: Er wurde zurückgezogen oder ist abgelaufen. Bitte um einen neuen."
    case .sharedUnknown: "Diesen Link gibt es hier nicht. Kopiere noch einmal den ganzen Link."
    case .portalSkip: "Zum Inhalt"
    case .portalNeedsScripts:
      "Dein Browser führt hier keine Skripte aus. Anmelden geht ohne; Training und Coaching brauchen sie."
    case .signInForgotten: "Passwort vergessen?"
    case .signInPasskey: "Mit einem Passkey anmelden"
    case .signInUnreached:
      "Der Server war nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal."
    case .signInWith: "Mit {provider} anmelden"
    case .signInInstead: "Zur Anmeldung"
    case .registerTitle: "Konto anlegen"
    case .registerButton: "Konto anlegen"
    case .registerDone:
      "Fast geschafft: Wir haben dir einen Link geschickt. Öffne ihn, um deine Adresse zu bestätigen, und melde dich dann an."
    case .registerRole: "Was dich herführt"
    case .registerLifter: "Ich trainiere"
    case .registerCoach: "Ich coache"
    case .forgottenTitle: "Ein neues Passwort"
    case .forgottenText:
      "Gib deine E-Mail-Adresse ein. Gehört sie zu einem Konto, schicken wir einen Link für ein neues Passwort."
    case .forgottenButton: "Link schicken"
    case .forgottenDone: "Gehört die Adresse zu einem Konto, ist ein Link dorthin unterwegs."
    case .confirmAgain: "Keine Mail zur Bestätigung bekommen?"
    case .confirmAgainText:
      "Gib die Adresse deines Kontos ein. Ist sie noch nicht bestätigt, schicken wir den Link noch einmal."
    case .confirmAgainDone:
      "Ist die Adresse noch nicht bestätigt, ist ein neuer Link unterwegs. Sieh auch im Spam-Ordner nach."
    case .newAddressTitle: "Eine neue Adresse"
    case .newAddressText:
      "Gib deinem Konto eine andere Adresse, und wir schicken dir einen Link. Alles in deinem Konto bleibt, wie es ist."
    case .newAddressEmail: "Neue E-Mail-Adresse"
    case .newAddressButton: "Link schicken"
    case .newAddressDone:
      "Wir haben dir einen Link geschickt. Öffne ihn, um deine Adresse zu bestätigen, und melde dich dann an. Sieh auch im Spam-Ordner nach."
    }
  }
}
