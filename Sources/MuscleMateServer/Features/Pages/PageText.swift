/// What the small pages behind mailed links say.
enum PageText: String, CaseIterable, Sendable {
  case verifyTitle, verifyText, verifyButton, verified
  case resetTitle, resetPassword, resetEverything, resetButton, resetDone
  case inviteTitle, inviteText, inviteLogin, invitePassword, inviteScopes, inviteAccept, inviteDecline
  case inviteAccepted, inviteDeclined, inviteSecondFactor
  case unlockTitle, unlockText, unlockButton, unlocked
  case vetoTitle, vetoText, vetoButton, vetoed
  case usedLink, unknownLink
  case unsubscribeTitle, unsubscribeText, unsubscribeButton, unsubscribed, unsubscribeLine
  case signInTitle, signInRefused

  var english: String {
    switch self {
    case .verifyTitle: "Confirm your address"
    case .verifyText: "One more step: confirm that this address is yours."
    case .verifyButton: "Confirm"
    case .verified: "Thank you. Your address is confirmed; you can sign in now."
    case .resetTitle: "Choose a new password"
    case .resetPassword: "New password"
    case .resetEverything: "Also remove every passkey and linked account, in case someone else added one"
    case .resetButton: "Set the password"
    case .resetDone: "Your new password is set, and every device was signed out. You can sign in now."
    case .inviteTitle: "A coach has invited you"
    case .inviteText:
      """
      Answer here with your account, or in the app. Without an account, register first with the address that \
      the invitation was sent to. You can change what you share, or end it, at any time.
      """
    case .inviteLogin: "Username or email address"
    case .invitePassword: "Password"
    case .inviteScopes: "What the coach may see"
    case .inviteAccept: "Accept"
    case .inviteDecline: "Decline"
    case .inviteAccepted: "Done. Your coach sees what you chose, from now on."
    case .inviteDeclined: "Done. The invitation is declined, and nothing is shared."
    case .inviteSecondFactor: "Your account has a second factor: answer in the app, which asks for it."
    case .unlockTitle: "Unlock your password"
    case .unlockText: "Someone tried many wrong passwords. Unlock yours, and sign in as always."
    case .unlockButton: "Unlock"
    case .unlocked: "Done. Your password opens your account again."
    case .vetoTitle: "Refuse the change"
    case .vetoText:
      "Support was asked to change how your account is reached. If you don't want that, refuse it."
    case .vetoButton: "Refuse"
    case .vetoed: "Done. Nothing of your account is changed."
    case .signInTitle: "Sign in"
    case .signInRefused: "The sign-in was broken off. Start again."
    case .usedLink: "This link has expired or was used already. Ask for a new one."
    case .unknownLink: "This link is not complete. Copy it from the mail once more, as a whole."
    case .unsubscribeTitle: "No more of these mails"
    case .unsubscribeText:
      """
      You will get no more mails like the one that led you here. What you see in the app stays as it is, and you can \
      change it there at any time.
      """
    case .unsubscribeButton: "Send me no more"
    case .unsubscribed: "Done. There will be no more of these mails."
    case .unsubscribeLine: "To get no more mails like this one:"
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
    case .resetEverything:
      "Auch alle Passkeys und verknüpften Konten entfernen, falls jemand anders etwas hinzugefügt hat"
    case .resetButton: "Passwort setzen"
    case .resetDone:
      "Dein neues Passwort gilt, und alle Geräte wurden abgemeldet. Du kannst dich jetzt anmelden."
    case .inviteTitle: "Ein Coach hat dich eingeladen"
    case .inviteText:
      """
      Antworte hier mit deinem Konto oder in der App. Hast du noch keines, dann registriere dich zuerst mit der \
      Adresse, an die die Einladung ging. Was du zeigst, kannst du jederzeit ändern oder beenden.
      """
    case .inviteLogin: "Benutzername oder Mailadresse"
    case .invitePassword: "Passwort"
    case .inviteScopes: "Was der Coach sehen darf"
    case .inviteAccept: "Annehmen"
    case .inviteDecline: "Ablehnen"
    case .inviteAccepted: "Erledigt. Dein Coach sieht ab jetzt, was du gewählt hast."
    case .inviteDeclined: "Erledigt. Die Einladung ist abgelehnt, und nichts wird gezeigt."
    case .inviteSecondFactor: "Dein Konto hat einen zweiten Faktor: Antworte in der App, die danach fragt."
    case .unlockTitle: "Entsperre dein Passwort"
    case .unlockText:
      "Jemand hat viele falsche Passwörter versucht. Entsperre deines und melde dich an wie immer."
    case .unlockButton: "Entsperren"
    case .unlocked: "Erledigt. Dein Passwort öffnet dein Konto wieder."
    case .vetoTitle: "Die Änderung ablehnen"
    case .vetoText:
      "Der Support wurde gebeten zu ändern, wie dein Konto erreicht wird. Möchtest du das nicht, dann lehne es ab."
    case .vetoButton: "Ablehnen"
    case .vetoed: "Erledigt. An deinem Konto ändert sich nichts."
    case .signInTitle: "Anmelden"
    case .signInRefused: "Die Anmeldung wurde abgebrochen. Fang noch einmal an."
    case .usedLink: "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an."
    case .unknownLink: "Dieser Link ist nicht vollständig. Kopiere ihn noch einmal ganz aus der Mail."
    case .unsubscribeTitle: "Keine solchen Mails mehr"
    case .unsubscribeText:
      """
      Du bekommst keine Mails mehr wie die, die dich hierher geführt hat. Was du in der App siehst, bleibt, wie es \
      ist, und du kannst es dort jederzeit ändern.
      """
    case .unsubscribeButton: "Schickt mir keine mehr"
    case .unsubscribed: "Erledigt. Solche Mails kommen nicht mehr."
    case .unsubscribeLine: "Um keine solchen Mails mehr zu bekommen:"
    }
  }
}
