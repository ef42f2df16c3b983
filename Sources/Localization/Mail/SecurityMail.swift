/// The mails to an account's owner about the ways to sign in. `{factor}` is the owner's name for the factor.
struct SecurityMail: Sendable {
  typealias Text = (subject: String, body: String)

  let english: Text
  let german: Text
  let spanish: Text
  let turkish: Text

  // The end of mails about a change: a user who did not make the change must know what to do.
  private static let englishEnd = "If it was not you, change your password now and tell us."
  private static let germanEnd = "Warst du das nicht, dann ändere jetzt dein Passwort und sag uns Bescheid."
  private static let spanishEnd = "Si no has sido tú, cambia ahora tu contraseña y avísanos."
  private static let turkishEnd = "Bunu sen yapmadıysan parolanı hemen değiştir ve bize haber ver."

  init(english: Text, german: Text, spanish: Text, turkish: Text) {
    func letter(_ text: Text, _ greeting: String, _ end: String) -> Text {
      (text.subject, "\(greeting)\n\n\(text.body)\n\n\(end)\n")
    }
    self.english = letter(english, "Hello {name},", Self.englishEnd)
    self.german = letter(german, "Hallo {name},", Self.germanEnd)
    self.spanish = letter(spanish, "Hola, {name}:", Self.spanishEnd)
    self.turkish = letter(turkish, "Merhaba {name},", Self.turkishEnd)
  }
}

extension MailKind {
  /// Texts of the kinds about signing in.
  var security: SecurityMail {
    switch self {
    case .factorAdded: .factorAdded
    case .factorRemoved: .factorRemoved
    case .factorsRemoved: .factorsRemoved
    case .recoveryCodesMade: .recoveryCodesMade
    case .recoveryCodeUsed: .recoveryCodeUsed
    case .passkeyAdded: .passkeyAdded
    case .passkeyRemoved: .passkeyRemoved
    case .passkeySuspended: .passkeySuspended
    case .codesGuessed: .codesGuessed
    case .identityLinked: .identityLinked
    case .identityUnlinked: .identityUnlinked
    case .accountTakenOver: .accountTakenOver
    case .apiKeyCreated: .apiKeyCreated
    case .newDevice: .newDevice
    case .passwordWasReset: .passwordWasReset
    default: .unlockAccount
    }
  }
}

extension SecurityMail {
  fileprivate static let factorAdded = SecurityMail(
    english: (
      "A second factor was added at {brand}",
      "From now on, signing in to {brand} takes a code from “{factor}”. Keep the recovery codes in a safe place."
    ),
    german: (
      "Ein zweiter Faktor wurde bei {brand} hinzugefügt",
      "zur Anmeldung bei {brand} brauchst du ab jetzt einen Code aus „{factor}“. Bewahre die Notfallcodes sicher auf."
    ),
    spanish: (
      "Se ha añadido un segundo factor en {brand}",
      "A partir de ahora, para entrar en {brand} hace falta un código de «{factor}». Guarda los códigos de "
        + "recuperación en un lugar seguro."
    ),
    turkish: (
      "{brand} hesabına ikinci bir doğrulama eklendi",
      "{brand} hesabına girmek için bundan sonra “{factor}” ile üretilen bir kod gerekiyor. Kurtarma kodlarını güvenli bir yerde "
        + "sakla."
    ))

  fileprivate static let factorRemoved = SecurityMail(
    english: (
      "A second factor was removed at {brand}", "Codes from “{factor}” are no longer accepted at {brand}."
    ),
    german: (
      "Ein zweiter Faktor wurde bei {brand} entfernt", "Codes aus „{factor}“ gelten bei {brand} nicht mehr."
    ),
    spanish: (
      "Se ha quitado un segundo factor en {brand}", "Los códigos de «{factor}» ya no sirven en {brand}."
    ),
    turkish: (
      "{brand} hesabından ikinci bir doğrulama kaldırıldı",
      "“{factor}” ile üretilen kodlar artık {brand} hesabında geçerli değil."
    ))

  fileprivate static let factorsRemoved = SecurityMail(
    english: (
      "Your second factors at {brand} were removed",
      "Our support removed every second factor, recovery code and passkey of your account at {brand}. Your "
        + "password alone opens it now; please add a second factor again."
    ),
    german: (
      "Deine zweiten Faktoren bei {brand} wurden entfernt",
      "unser Support hat alle zweiten Faktoren, Notfallcodes und Passkeys deines Kontos bei {brand} entfernt. "
        + "Zur Anmeldung genügt jetzt dein Passwort; bitte richte wieder einen zweiten Faktor ein."
    ),
    spanish: (
      "Se han quitado tus segundos factores en {brand}",
      "Nuestro equipo de soporte ha quitado todos los segundos factores, códigos de recuperación y llaves de "
        + "acceso de tu cuenta en {brand}. Ahora basta con tu contraseña; añade de nuevo un segundo factor."
    ),
    turkish: (
      "{brand} hesabındaki ikinci doğrulamalar kaldırıldı",
      "Destek ekibimiz {brand} hesabındaki bütün ikinci doğrulamaları, kurtarma kodlarını ve geçiş anahtarlarını "
        + "kaldırdı. Artık yalnızca parolan yetiyor; lütfen yeniden ikinci bir doğrulama ekle."
    ))

  fileprivate static let recoveryCodesMade = SecurityMail(
    english: (
      "New recovery codes at {brand}",
      "New recovery codes were made for {brand}. The old ones no longer work."
    ),
    german: (
      "Neue Notfallcodes bei {brand}",
      "für {brand} wurden neue Notfallcodes erzeugt. Die alten gelten nicht mehr."
    ),
    spanish: (
      "Nuevos códigos de recuperación en {brand}",
      "Se han creado nuevos códigos de recuperación para {brand}. Los anteriores ya no sirven."
    ),
    turkish: (
      "{brand} için yeni kurtarma kodları",
      "{brand} için yeni kurtarma kodları oluşturuldu. Eskileri artık geçerli değil."
    ))

  fileprivate static let recoveryCodeUsed = SecurityMail(
    english: (
      "A recovery code was used at {brand}",
      "A recovery code of your account at {brand} was used just now. Codes that are left: {left}."
    ),
    german: (
      "Ein Notfallcode wurde bei {brand} benutzt",
      "gerade wurde ein Notfallcode deines Kontos bei {brand} benutzt. Noch übrig: {left}."
    ),
    spanish: (
      "Se ha usado un código de recuperación en {brand}",
      "Acaba de usarse un código de recuperación de tu cuenta en {brand}. Códigos que quedan: {left}."
    ),
    turkish: (
      "{brand} hesabında bir kurtarma kodu kullanıldı",
      "{brand} hesabının bir kurtarma kodu az önce kullanıldı. Kalan kod sayısı: {left}."
    ))

  fileprivate static let passkeyAdded = SecurityMail(
    english: (
      "A passkey was added at {brand}",
      "From now on you can sign in to {brand} with the passkey “{factor}”."
    ),
    german: (
      "Ein Passkey wurde bei {brand} hinzugefügt",
      "ab jetzt kannst du dich mit dem Passkey „{factor}“ bei {brand} anmelden."
    ),
    spanish: (
      "Se ha añadido una llave de acceso en {brand}",
      "A partir de ahora puedes entrar en {brand} con la llave de acceso «{factor}»."
    ),
    turkish: (
      "{brand} hesabına bir geçiş anahtarı eklendi",
      "Bundan sonra {brand} hesabına “{factor}” geçiş anahtarıyla girebilirsin."
    ))

  fileprivate static let passkeyRemoved = SecurityMail(
    english: (
      "A passkey was removed at {brand}", "The passkey “{factor}” no longer opens your account at {brand}."
    ),
    german: (
      "Ein Passkey wurde bei {brand} entfernt",
      "mit dem Passkey „{factor}“ kann sich bei {brand} niemand mehr anmelden."
    ),
    spanish: (
      "Se ha quitado una llave de acceso en {brand}",
      "Ya no se puede entrar en {brand} con la llave de acceso «{factor}»."
    ),
    turkish: (
      "{brand} hesabından bir geçiş anahtarı kaldırıldı",
      "“{factor}” geçiş anahtarıyla artık {brand} hesabına girilemiyor."
    ))

  fileprivate static let passkeySuspended = SecurityMail(
    english: (
      "A passkey at {brand} was suspended",
      "The passkey “{factor}” gave a lower count at {brand} than before, so there may be a copy of it. It no longer "
        + "works; remove it and make a new one."
    ),
    german: (
      "Ein Passkey bei {brand} wurde gesperrt",
      "der Passkey „{factor}“ hat bei {brand} einen niedrigeren Zählerstand gemeldet als zuvor: Vielleicht gibt es eine "
        + "Kopie davon. Er gilt nicht mehr; entferne ihn und lege einen neuen an."
    ),
    spanish: (
      "Se ha suspendido una llave de acceso en {brand}",
      "La llave de acceso «{factor}» ha comunicado a {brand} un contador más bajo que antes: puede que exista una "
        + "copia. Ya no sirve; quítala y crea otra."
    ),
    turkish: (
      "{brand} hesabında bir geçiş anahtarı askıya alındı",
      "“{factor}” geçiş anahtarı {brand} için öncekinden düşük bir sayaç değeri bildirdi: bir kopyası olabilir. Artık "
        + "geçerli değil; onu kaldır ve yenisini oluştur."
    ))

  fileprivate static let codesGuessed = SecurityMail(
    english: (
      "Someone is guessing your codes at {brand}",
      "Many wrong codes were entered for your account at {brand}. Whoever does so knows your password or holds "
        + "one of your devices; codes are refused for a while."
    ),
    german: (
      "Jemand versucht, deine Codes bei {brand} zu erraten",
      "für dein Konto bei {brand} wurden viele falsche Codes eingegeben. Wer das tut, kennt dein Passwort oder hat "
        + "eines deiner Geräte; wir nehmen eine Weile keine Codes an."
    ),
    spanish: (
      "Alguien intenta adivinar tus códigos en {brand}",
      "Se han introducido muchos códigos erróneos en tu cuenta de {brand}. Quien lo hace conoce tu contraseña o tiene "
        + "uno de tus dispositivos; durante un rato no se aceptarán códigos."
    ),
    turkish: (
      "Biri {brand} kodlarını tahmin etmeye çalışıyor",
      "{brand} hesabın için çok sayıda yanlış kod girildi. Bunu yapan parolanı biliyor ya da bir cihazını elinde "
        + "tutuyor; bir süre kod kabul edilmeyecek."
    ))

  fileprivate static let unlockAccount = SecurityMail(
    english: (
      "Your password at {brand} is locked",
      "Someone tried many wrong passwords for your account at {brand}, so it will not work for a while. "
        + "Unlock it here:\n\n{link}\n\nThe link works only once. You can also ask for a new password."
    ),
    german: (
      "Dein Passwort bei {brand} ist gesperrt",
      "jemand hat viele falsche Passwörter für dein Konto bei {brand} versucht, deshalb gilt es eine "
        + "Weile nicht. Entsperre es hier:\n\n{link}\n\nDer Link funktioniert nur einmal. Du kannst auch ein neues Passwort "
        + "anfordern."
    ),
    spanish: (
      "Tu contraseña de {brand} está bloqueada",
      "Alguien ha probado muchas contraseñas erróneas en tu cuenta de {brand}, así que no servirá "
        + "durante un rato. Desbloquéala aquí:\n\n{link}\n\nEl enlace solo sirve una vez. También puedes pedir una "
        + "contraseña nueva."
    ),
    turkish: (
      "{brand} parolan kilitlendi",
      "Biri {brand} hesabın için çok sayıda yanlış parola denedi, bu yüzden parolan bir süre geçerli değil. "
        + "Kilidi buradan aç:\n\n{link}\n\nBağlantı yalnızca bir kez çalışır. Yeni bir parola de isteyebilirsin."
    ))
}
