/// What the small pages behind mailed links say.
enum PageText: String, CaseIterable, Sendable {
  case verifyTitle, verifyText, verifyButton, verified
  case resetTitle, resetPassword, resetButton, resetDone
  case inviteTitle, inviteText
  case usedLink, unknownLink

  var english: String {
    switch self {
    case .verifyTitle: "Confirm your address"
    case .verifyText: "One more step: confirm that this address is yours."
    case .verifyButton: "Confirm"
    case .verified: "Thank you. Your address is confirmed; you can sign in now."
    case .resetTitle: "Choose a new password"
    case .resetPassword: "New password"
    case .resetButton: "Set the password"
    case .resetDone: "Your new password is set, and every device was signed out. You can sign in now."
    case .inviteTitle: "A coach has invited you"
    case .inviteText:
      """
      Open MuscleMate, sign in or register with the address that this invitation was sent to, and enter this \
      code to see who it is from and to choose what you share:
      """
    case .usedLink: "This link has expired or was used already. Ask for a new one."
    case .unknownLink: "This link is not complete. Copy it from the mail once more, as a whole."
    }
  }

  var german: String {
    switch self {
    case .verifyTitle: "Bestätige deine Adresse"
    case .verifyText: "Nur noch ein Schritt: Bestätige, dass diese Adresse deine ist."
    case .verifyButton: "Bestätigen"
    case .verified: "Danke. Deine Adresse ist bestätigt; du kannst dich jetzt anmelden."
    case .resetTitle: "Wähle ein neues Passwort"
    case .resetPassword: "Neues Passwort"
    case .resetButton: "Passwort setzen"
    case .resetDone:
      "Dein neues Passwort gilt, und alle Geräte wurden abgemeldet. Du kannst dich jetzt anmelden."
    case .inviteTitle: "Ein Coach hat dich eingeladen"
    case .inviteText:
      """
      Öffne MuscleMate, melde dich mit der Adresse an, an die diese Einladung ging (oder registriere dich mit \
      ihr), und gib diesen Code ein, um zu sehen, von wem sie kommt, und zu wählen, was du zeigst:
      """
    case .usedLink: "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an."
    case .unknownLink: "Dieser Link ist nicht vollständig. Kopiere ihn noch einmal ganz aus der Mail."
    }
  }
}
