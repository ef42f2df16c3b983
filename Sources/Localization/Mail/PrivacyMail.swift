/// The mails to a user about the export and the erasure of their data. `{date}` is a day, given as YYYY-MM-DD.
struct PrivacyMail: Sendable {
  typealias Text = (subject: String, body: String)

  let english: Text
  let german: Text
  let spanish: Text
  let turkish: Text
}

extension MailKind {
  /// Texts of the kinds about a person's data.
  var privacy: PrivacyMail {
    switch self {
    case .erasureRequested: .erasureRequested
    case .erasureTakenBack: .erasureTakenBack
    case .erasureNear: .erasureNear
    case .exportReady: .exportReady
    default: .accountErased
    }
  }
}

extension PrivacyMail {
  fileprivate static let exportReady = PrivacyMail(
    english: (
      "Your data at {brand} is ready",
      """
      Hello {name},

      The archive of all your data at {brand} is ready. Sign in and download it by {date}; after that it is deleted,
      and you can ask for a new one.

      If you did not ask for it, change your password now.
      """
    ),
    german: (
      "Deine Daten bei {brand} liegen bereit",
      """
      Hallo {name},

      das Archiv mit allen deinen Daten bei {brand} liegt bereit. Melde dich an und hole es bis zum {date} ab; danach wird
      es gelöscht, und du kannst ein neues anfordern.

      Hast du es nicht angefordert, dann ändere jetzt dein Passwort.
      """
    ),
    spanish: (
      "Tus datos de {brand} están listos",
      """
      Hola, {name}:

      El archivo con todos tus datos de {brand} está listo. Inicia sesión y descárgalo a más tardar el {date}; después se
      elimina y puedes pedir otro.

      Si no lo pediste tú, cambia ahora tu contraseña.
      """
    ),
    turkish: (
      "{brand} verilerin hazır",
      """
      Merhaba {name},

      {brand} üzerindeki bütün verilerinin arşivi hazır. Oturum açıp {date} tarihine kadar indirebilirsin; sonra silinir
      ve yenisini isteyebilirsin.

      Bunu sen istemediysen parolanı hemen değiştir.
      """
    ))

  fileprivate static let erasureRequested = PrivacyMail(
    english: (
      "Your account at {brand} will be erased",
      """
      Hello {name},

      Your account at {brand} will be erased on {date}, with everything that is yours. Until then you can sign in and
      take that back, or export your data. Your coaches no longer see anything of yours.

      What you subscribed to by card ends with the account. Cancel a subscription through the App Store in the
      settings of your Apple account.

      If you did not ask for this, sign in, take it back and change your password now.
      """
    ),
    german: (
      "Dein Konto bei {brand} wird gelöscht",
      """
      Hallo {name},

      dein Konto bei {brand} wird am {date} gelöscht, mit allem, was dir gehört. Bis dahin kannst du dich anmelden und
      das zurücknehmen oder deine Daten exportieren. Deine Coaches sehen von dir nichts mehr.

      Was du mit Karte abonniert hast, endet mit dem Konto. Ein Abo über den App Store beendest du in den
      Einstellungen deines Apple-Accounts.

      Warst du das nicht, dann melde dich an, nimm es zurück und ändere jetzt dein Passwort.
      """
    ),
    spanish: (
      "Tu cuenta de {brand} se borrará",
      """
      Hola, {name}:

      Tu cuenta de {brand} se borrará el {date}, con todo lo que es tuyo. Hasta entonces puedes iniciar sesión y anularlo, o
      exportar tus datos. Tus entrenadores ya no ven nada tuyo.

      Las suscripciones que pagas con tarjeta terminan con la cuenta. Una suscripción del App Store se cancela en los
      ajustes de tu cuenta de Apple.

      Si no fuiste tú, inicia sesión, anúlalo y cambia ahora tu contraseña.
      """
    ),
    turkish: (
      "{brand} hesabın silinecek",
      """
      Merhaba {name},

      {brand} hesabın, sana ait her şeyle birlikte {date} tarihinde silinecek. O zamana kadar oturum açıp bundan
      vazgeçebilir veya verilerini dışa aktarabilirsin. Koçların artık senden hiçbir şey görmüyor.

      Kartla ödediğin abonelik hesapla birlikte biter. App Store aboneliğini Apple hesabının ayarlarından iptal edebilirsin.

      Bunu sen istemediysen oturum aç, vazgeç ve parolanı hemen değiştir.
      """
    ))

  fileprivate static let erasureTakenBack = PrivacyMail(
    english: (
      "Your account at {brand} will not be erased",
      """
      Hello {name},

      Your account at {brand} will not be erased. What you share with your coaches is as it was before.
      """
    ),
    german: (
      "Dein Konto bei {brand} bleibt bestehen",
      """
      Hallo {name},

      dein Konto bei {brand} wird nicht gelöscht. Was du deinen Coaches zeigst, ist wieder so wie vorher.
      """
    ),
    spanish: (
      "Tu cuenta de {brand} se conserva",
      """
      Hola, {name}:

      Tu cuenta de {brand} no se borrará. Lo que compartes con tus entrenadores vuelve a estar como antes.
      """
    ),
    turkish: (
      "{brand} hesabın silinmeyecek",
      """
      Merhaba {name},

      {brand} hesabın silinmeyecek. Koçlarınla paylaştıkların yine eskisi gibi.
      """
    ))

  fileprivate static let erasureNear = PrivacyMail(
    english: (
      "Your account at {brand} will be erased on {date}",
      """
      Hello {name},

      On {date} your account at {brand} will be erased for good. Until then you can sign in and take that back, or export
      your data.
      """
    ),
    german: (
      "Dein Konto bei {brand} wird am {date} gelöscht",
      """
      Hallo {name},

      am {date} wird dein Konto bei {brand} endgültig gelöscht. Bis dahin kannst du dich anmelden und das zurücknehmen
      oder deine Daten exportieren.
      """
    ),
    spanish: (
      "Tu cuenta de {brand} se borrará el {date}",
      """
      Hola, {name}:

      El {date} tu cuenta de {brand} se borrará para siempre. Hasta entonces puedes iniciar sesión y anularlo, o exportar
      tus datos.
      """
    ),
    turkish: (
      "{brand} hesabın {date} tarihinde silinecek",
      """
      Merhaba {name},

      {brand} hesabın {date} tarihinde tamamen silinecek. O zamana kadar oturum açıp bundan vazgeçebilir veya verilerini
      dışa aktarabilirsin.
      """
    ))

  fileprivate static let accountErased = PrivacyMail(
    english: (
      "Your account at {brand} was erased",
      """
      Hello,

      Your account at {brand} and everything that was yours have been erased, as you asked. Records of payments are kept
      for as long as the law demands, without your name. This is our last email: your address is no longer stored here.
      """
    ),
    german: (
      "Dein Konto bei {brand} wurde gelöscht",
      """
      Hallo,

      dein Konto bei {brand} und alles, was dir gehörte, sind gelöscht, wie du es wolltest. Belege über Zahlungen werden
      ohne deinen Namen so lange aufbewahrt, wie es das Gesetz verlangt. Dies ist unsere letzte Mail: Deine Adresse ist
      hier nicht mehr gespeichert.
      """
    ),
    spanish: (
      "Tu cuenta de {brand} se ha borrado",
      """
      Hola:

      Tu cuenta de {brand} y todo lo que era tuyo se han borrado, como pediste. Los registros de pagos se guardan sin tu
      nombre el tiempo que exige la ley. Este es nuestro último correo: tu dirección ya no está guardada aquí.
      """
    ),
    turkish: (
      "{brand} hesabın silindi",
      """
      Merhaba,

      {brand} hesabın ve sana ait her şey istediğin gibi silindi. Ödeme kayıtları, yasanın gerektirdiği süre boyunca adın
      olmadan saklanır. Bu son e-postamız: adresin artık burada kayıtlı değil.
      """
    ))
}
