/// What admins' doings are told by.
struct AdministrationMail: Sendable {
  typealias Text = (subject: String, body: String)

  let english: Text
  let german: Text
  let spanish: Text
  let turkish: Text
}

extension MailKind {
  /// Of the kinds that tell what an admin did.
  var administration: AdministrationMail {
    switch self {
    case .accountInvited: .accountInvited
    case .accountChanged: .accountChanged
    case .accountLocked: .accountLocked
    case .accountUnlocked: .accountUnlocked
    case .feedbackAnswered: .feedbackAnswered
    case .accountEmailAsked: .accountEmailAsked
    case .factorRemovalAsked: .factorRemovalAsked
    case .addressSet: .addressSet
    case .adminAdded: .adminAdded
    default: .breakGlassOpened
    }
  }
}

extension AdministrationMail {
  fileprivate static let accountInvited = AdministrationMail(
    english: (
      "Your account at {brand}",
      """
      Hello {name},

      {brand} has made an account for you; your username is {username}. Choose a password here:

      {link}

      The link works once, for seven days. After that, ask for a new password with your address. If you don't want
      the account, just ignore this mail.
      """
    ),
    german: (
      "Dein Konto bei {brand}",
      """
      Hallo {name},

      {brand} hat ein Konto für dich angelegt; dein Benutzername ist {username}. Wähle hier ein Passwort:

      {link}

      Der Link gilt einmal, sieben Tage lang. Danach kannst du mit deiner Adresse ein neues Passwort anfordern.
      Möchtest du das Konto nicht, ignoriere diese Mail einfach.
      """
    ),
    spanish: (
      "Tu cuenta en {brand}",
      """
      Hola, {name}:

      {brand} ha creado una cuenta para ti; tu nombre de usuario es {username}. Elige aquí una contraseña:

      {link}

      El enlace sirve una vez, durante siete días. Después puedes pedir una contraseña nueva con tu dirección. Si no
      quieres la cuenta, no hagas caso de este correo.
      """
    ),
    turkish: (
      "{brand} hesabın",
      """
      Merhaba {name},

      {brand} senin için bir hesap açtı; kullanıcı adın {username}. Parolanı burada seç:

      {link}

      Bağlantı yedi gün boyunca bir kez geçerlidir. Sonrasında adresinle yeni bir parola isteyebilirsin. Hesabı
      istemiyorsan bu e-postayı dikkate alma.
      """
    ))

  fileprivate static let accountChanged = AdministrationMail(
    english: (
      "Your account at {brand} was changed",
      """
      Hello {name},

      an admin of {brand} changed your account. Your username is {username}, and your roles are: {roles}.

      If you did not expect this, please ask support.
      """
    ),
    german: (
      "Dein Konto bei {brand} wurde geändert",
      """
      Hallo {name},

      ein Admin von {brand} hat dein Konto geändert. Dein Benutzername ist {username}, deine Rollen sind: {roles}.

      Hast du damit nicht gerechnet, frage bitte beim Support nach.
      """
    ),
    spanish: (
      "Tu cuenta en {brand} ha cambiado",
      """
      Hola, {name}:

      un administrador de {brand} ha cambiado tu cuenta. Tu nombre de usuario es {username} y tus roles son: {roles}.

      Si no lo esperabas, pregunta al soporte.
      """
    ),
    turkish: (
      "{brand} hesabın değiştirildi",
      """
      Merhaba {name},

      {brand} yöneticilerinden biri hesabını değiştirdi. Kullanıcı adın {username}, rollerin: {roles}.

      Bunu beklemiyorsan lütfen desteğe sor.
      """
    ))

  fileprivate static let accountLocked = AdministrationMail(
    english: (
      "Your account at {brand} is locked",
      """
      Hello {name},

      an admin of {brand} has locked your account, and every device was signed out. The reason:

      {reason}

      Nothing was deleted. If you think that this is a mistake, or want to have your data, answer to {brand}'s
      support: they can unlock the account.
      """
    ),
    german: (
      "Dein Konto bei {brand} ist gesperrt",
      """
      Hallo {name},

      ein Admin von {brand} hat dein Konto gesperrt, und jedes Gerät wurde abgemeldet. Der Grund:

      {reason}

      Gelöscht wurde nichts. Hältst du das für einen Irrtum, oder möchtest du deine Daten haben, dann wende dich an
      den Support von {brand}: er kann das Konto entsperren.
      """
    ),
    spanish: (
      "Tu cuenta en {brand} está bloqueada",
      """
      Hola, {name}:

      un administrador de {brand} ha bloqueado tu cuenta y se ha cerrado la sesión en todos los dispositivos. El motivo:

      {reason}

      No se ha borrado nada. Si crees que es un error, o quieres tener tus datos, escribe al soporte de {brand}: puede
      desbloquear la cuenta.
      """
    ),
    turkish: (
      "{brand} hesabın kilitlendi",
      """
      Merhaba {name},

      {brand} yöneticilerinden biri hesabını kilitledi ve bütün cihazların oturumu kapatıldı. Nedeni:

      {reason}

      Hiçbir şey silinmedi. Bunun bir hata olduğunu düşünüyorsan ya da verilerini istiyorsan {brand} desteğine yaz: hesabın
      kilidini açabilirler.
      """
    ))

  fileprivate static let accountUnlocked = AdministrationMail(
    english: (
      "Your account at {brand} is open again",
      """
      Hello {name},

      your account at {brand} is unlocked. Sign in as before, or ask for a new password if you don't know yours.
      """
    ),
    german: (
      "Dein Konto bei {brand} ist wieder offen",
      """
      Hallo {name},

      dein Konto bei {brand} ist entsperrt. Melde dich an wie vorher, oder fordere ein neues Passwort an, wenn du
      deines nicht mehr weißt.
      """
    ),
    spanish: (
      "Tu cuenta en {brand} vuelve a estar abierta",
      """
      Hola, {name}:

      tu cuenta en {brand} está desbloqueada. Entra como antes, o pide una contraseña nueva si no sabes la tuya.
      """
    ),
    turkish: (
      "{brand} hesabın yeniden açık",
      """
      Merhaba {name},

      {brand} hesabının kilidi açıldı. Eskisi gibi oturum aç ya da parolanı bilmiyorsan yeni bir parola iste.
      """
    ))

  fileprivate static let feedbackAnswered = AdministrationMail(
    english: (
      "An answer from {brand}",
      """
      Hello,

      thank you for what you told us. Our answer:

      {message}

      You find it in the app as well, beside what you wrote.
      """
    ),
    german: (
      "Eine Antwort von {brand}",
      """
      Hallo,

      danke für das, was du uns gesagt hast. Unsere Antwort:

      {message}

      Du findest sie auch in der App, bei dem, was du geschrieben hast.
      """
    ),
    spanish: (
      "Una respuesta de {brand}",
      """
      Hola:

      gracias por lo que nos dijiste. Nuestra respuesta:

      {message}

      La encuentras también en la aplicación, junto a lo que escribiste.
      """
    ),
    turkish: (
      "{brand} yanıtladı",
      """
      Merhaba,

      bize söylediklerin için teşekkürler. Yanıtımız:

      {message}

      Yanıtı uygulamada da, yazdığının yanında bulursun.
      """
    ))

  fileprivate static let breakGlassOpened = AdministrationMail(
    english: (
      "Support may look at your training at {brand}",
      """
      Hello,

      someone of {brand}'s support may look at some of your training for {minutes} minutes. The reason:

      {reason}

      What was opened and each look stand in your access log. Medical conditions, messages and notes are never shown.
      If you did not ask for help, please tell us.
      """
    ),
    german: (
      "Der Support darf dein Training bei {brand} einsehen",
      """
      Hallo,

      jemand vom Support von {brand} darf für {minutes} Minuten einen Teil deines Trainings einsehen. Der Grund:

      {reason}

      Was geöffnet wurde und jeder Blick stehen in deinem Zugriffsprotokoll. Gesundheitsangaben, Nachrichten und
      Notizen werden nie gezeigt. Hast du nicht um Hilfe gebeten, sag uns bitte Bescheid.
      """
    ),
    spanish: (
      "El soporte puede ver tu entrenamiento en {brand}",
      """
      Hola:

      alguien del soporte de {brand} puede ver parte de tu entrenamiento durante {minutes} minutos. El motivo:

      {reason}

      Lo que se abrió y cada mirada están en tu registro de accesos. Los datos médicos, los mensajes y las notas no se
      muestran nunca. Si no pediste ayuda, dínoslo.
      """
    ),
    turkish: (
      "Destek, {brand} antrenmanlarına bakabilir",
      """
      Merhaba,

      {brand} desteğinden biri {minutes} dakika boyunca antrenmanının bir kısmını görebilir. Nedeni:

      {reason}

      Neyin açıldığı ve her bakış erişim kaydında yazar. Sağlık bilgileri, mesajlar ve notlar asla gösterilmez. Yardım
      istemediysen lütfen bize bildir.
      """
    ))
}
