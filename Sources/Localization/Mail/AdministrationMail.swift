/// The mails about actions of admins.
struct AdministrationMail: Sendable {
  typealias Text = (subject: String, body: String)

  let english: Text
  let german: Text
  let spanish: Text
  let turkish: Text
}

extension MailKind {
  /// For the kinds that report an admin's action.
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

      The link works once and expires after seven days. After that, ask for a new password with your address. If you don't want
      the account, just ignore this email.
      """
    ),
    german: (
      "Dein Konto bei {brand}",
      """
      Hallo {name},

      {brand} hat ein Konto für dich angelegt; dein Benutzername ist {username}. Wähle hier ein Passwort:

      {link}

      Der Link funktioniert einmal und gilt sieben Tage. Danach kannst du mit deiner Adresse ein neues Passwort anfordern.
      Möchtest du das Konto nicht, dann ignoriere diese Mail einfach.
      """
    ),
    spanish: (
      "Tu cuenta en {brand}",
      """
      Hola, {name}:

      {brand} ha creado una cuenta para ti; tu nombre de usuario es {username}. Elige aquí una contraseña:

      {link}

      El enlace solo se puede usar una vez y caduca a los siete días. Después puedes pedir una contraseña nueva con tu
      dirección. Si no quieres la cuenta, ignora este correo.
      """
    ),
    turkish: (
      "{brand} hesabın",
      """
      Merhaba {name},

      {brand} senin için bir hesap açtı; kullanıcı adın {username}. Parolanı burada seç:

      {link}

      Bağlantı yedi gün geçerlidir ve yalnızca bir kez kullanılabilir. Sonrasında adresinle yeni bir parola isteyebilirsin. Hesabı
      istemiyorsan bu e-postayı dikkate alma.
      """
    ))

  fileprivate static let accountChanged = AdministrationMail(
    english: (
      "Your account at {brand} was changed",
      """
      Hello {name},

      An admin of {brand} changed your account. Your username is {username}, and your roles are: {roles}.

      If you did not expect this, please ask our support.
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

      Un administrador de {brand} ha cambiado tu cuenta. Tu nombre de usuario es {username} y tus roles son: {roles}.

      Si no lo esperabas, consulta a nuestro equipo de soporte.
      """
    ),
    turkish: (
      "{brand} hesabın değiştirildi",
      """
      Merhaba {name},

      {brand} yöneticilerinden biri hesabını değiştirdi. Kullanıcı adın {username}, rollerin: {roles}.

      Bunu beklemiyorduysan lütfen destek ekibimize sor.
      """
    ))

  fileprivate static let accountLocked = AdministrationMail(
    english: (
      "Your account at {brand} is locked",
      """
      Hello {name},

      An admin of {brand} has locked your account, and every device was signed out. The reason:

      {reason}

      Nothing was deleted. If you think that this is a mistake, or want your data, write to {brand}'s support:
      they can unlock the account.
      """
    ),
    german: (
      "Dein Konto bei {brand} ist gesperrt",
      """
      Hallo {name},

      ein Admin von {brand} hat dein Konto gesperrt, und alle Geräte wurden abgemeldet. Der Grund:

      {reason}

      Gelöscht wurde nichts. Wenn du das für einen Irrtum hältst oder deine Daten haben möchtest, wende dich an den
      Support von {brand}: Er kann das Konto entsperren.
      """
    ),
    spanish: (
      "Tu cuenta en {brand} está bloqueada",
      """
      Hola, {name}:

      Un administrador de {brand} ha bloqueado tu cuenta y se ha cerrado la sesión en todos los dispositivos. El motivo:

      {reason}

      No se ha eliminado nada. Si crees que es un error o quieres tener tus datos, escribe al soporte de {brand}, que puede
      desbloquear la cuenta.
      """
    ),
    turkish: (
      "{brand} hesabın kilitlendi",
      """
      Merhaba {name},

      {brand} yöneticilerinden biri hesabını kilitledi ve bütün cihazların oturumu kapatıldı. Nedeni:

      {reason}

      Hiçbir şey silinmedi. Bunun bir hata olduğunu düşünüyorsan ya da verilerini istiyorsan {brand} destek ekibine yaz: hesabının
      kilidini açabilirler.
      """
    ))

  fileprivate static let accountUnlocked = AdministrationMail(
    english: (
      "Your account at {brand} is open again",
      """
      Hello {name},

      Your account at {brand} is unlocked. Sign in as before, or ask for a new password if you don't know yours.
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

      Tu cuenta en {brand} está desbloqueada. Entra como antes, o pide una contraseña nueva si no recuerdas la tuya.
      """
    ),
    turkish: (
      "{brand} hesabın yeniden açık",
      """
      Merhaba {name},

      {brand} hesabının kilidi açıldı. Eskisi gibi oturum aç ya da parolanı hatırlamıyorsan yeni bir parola iste.
      """
    ))

  fileprivate static let feedbackAnswered = AdministrationMail(
    english: (
      "An answer from {brand}",
      """
      Hello,

      Thank you for what you told us. Our answer:

      {message}

      You will find it in the app as well, beside what you wrote.
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

      Gracias por lo que nos dijiste. Nuestra respuesta:

      {message}

      También la encontrarás en la aplicación, junto a lo que escribiste.
      """
    ),
    turkish: (
      "{brand} yanıtladı",
      """
      Merhaba,

      Bize söylediklerin için teşekkürler. Yanıtımız:

      {message}

      Yanıtı uygulamada da, yazdığının yanında bulursun.
      """
    ))

  fileprivate static let breakGlassOpened = AdministrationMail(
    english: (
      "Support may look at your training at {brand}",
      """
      Hello,

      Someone from {brand}'s support may look at some of your training for
      {minutes, plural, one {# minute} other {# minutes}}. The reason:

      {reason}

      Your access log shows what was opened and every look at it. Medical conditions, messages and notes are never shown.
      If you did not ask for help, please tell us.
      """
    ),
    german: (
      "Der Support darf dein Training bei {brand} einsehen",
      """
      Hallo,

      jemand vom Support von {brand} darf für {minutes, plural, one {# Minute} other {# Minuten}} einen Teil deines
      Trainings einsehen. Der Grund:

      {reason}

      Dein Zugriffsprotokoll zeigt, was geöffnet und was davon angesehen wurde. Erkrankungen, Nachrichten und
      Notizen werden nie gezeigt. Hast du nicht um Hilfe gebeten, dann sag uns bitte Bescheid.
      """
    ),
    spanish: (
      "El soporte puede ver tu entrenamiento en {brand}",
      """
      Hola:

      Alguien del soporte de {brand} puede ver parte de tu entrenamiento durante
      {minutes, plural, one {# minuto} other {# minutos}}. El motivo:

      {reason}

      En tu registro de accesos consta qué se abrió y cada consulta. Los datos de salud, los mensajes y las notas no se
      muestran nunca. Si no pediste ayuda, dínoslo.
      """
    ),
    turkish: (
      "Destek ekibi {brand} antrenmanlarını görebilir",
      """
      Merhaba,

      {brand} destek ekibinden biri {minutes} dakika boyunca antrenmanının bir kısmını görebilir. Nedeni:

      {reason}

      Neyin açıldığını ve her görüntülemeyi erişim kaydında görebilirsin. Sağlık bilgileri, mesajlar ve notlar asla gösterilmez. Yardım
      istemediysen lütfen bize bildir.
      """
    ))
}
