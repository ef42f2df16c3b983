/// Mails about identity providers, API keys and new devices.
extension SecurityMail {
  static let identityLinked = SecurityMail(
    english: ("{provider} now signs you in to {brand}", "You can now sign in to {brand} through {provider}."),
    german: (
      "{provider} meldet dich jetzt bei {brand} an",
      "du kannst dich jetzt über {provider} bei {brand} anmelden."
    ),
    spanish: ("{provider} ya te da acceso a {brand}", "Ya puedes entrar en {brand} con {provider}."),
    turkish: (
      "{provider} artık {brand} hesabına giriş sağlıyor",
      "Artık {brand} hesabına {provider} ile girebilirsin."
    ))

  static let identityUnlinked = SecurityMail(
    english: (
      "{provider} no longer signs you in to {brand}", "{provider} was unlinked from your account at {brand}."
    ),
    german: (
      "{provider} meldet dich nicht mehr bei {brand} an",
      "{provider} ist nicht mehr mit deinem Konto bei {brand} verknüpft."
    ),
    spanish: (
      "{provider} ya no te da acceso a {brand}", "{provider} ya no está vinculado a tu cuenta en {brand}."
    ),
    turkish: (
      "{provider} artık {brand} hesabına giriş sağlamıyor",
      "{provider} ile {brand} hesabın arasındaki bağlantı kaldırıldı."
    ))

  static let accountTakenOver = SecurityMail(
    english: (
      "An account at {brand} is yours now",
      """
      Someone had created an account at {brand} with your address and never confirmed it. Now that you have signed in, it
      is yours: its password and every other way into it were removed. Its username is {username}.
      """
    ),
    german: (
      "Ein Konto bei {brand} gehört jetzt dir",
      """
      jemand hatte bei {brand} ein Konto mit deiner Adresse angelegt und sie nie bestätigt. Nun hast du dich angemeldet,
      und es gehört dir: Sein Passwort und alle anderen Zugänge dazu wurden entfernt. Sein Benutzername ist
      {username}.
      """
    ),
    spanish: (
      "Una cuenta en {brand} es ahora tuya",
      """
      Alguien había creado en {brand} una cuenta con tu dirección y nunca la confirmó. Ahora que has entrado, es tuya: se
      han quitado su contraseña y cualquier otra forma de entrar en ella. Su nombre de usuario es {username}.
      """
    ),
    turkish: (
      "{brand} üzerindeki bir hesap artık senin",
      """
      Biri {brand} üzerinde senin adresinle bir hesap açmış ve adresi hiç onaylamamıştı. Şimdi giriş yaptığın için hesap
      senin: parolası ve hesaba giriş sağlayan diğer her şey kaldırıldı. Kullanıcı adı: {username}.
      """
    ))

  static let apiKeyCreated = SecurityMail(
    english: ("A new API key at {brand}", "The API key “{key}” was created for your account at {brand}."),
    german: (
      "Ein neuer API-Schlüssel bei {brand}",
      "für dein Konto bei {brand} wurde der API-Schlüssel „{key}“ angelegt."
    ),
    spanish: (
      "Una nueva clave de API en {brand}", "Se ha creado la clave de API «{key}» para tu cuenta en {brand}."
    ),
    turkish: (
      "{brand} üzerinde yeni bir API anahtarı", "{brand} hesabın için “{key}” adlı API anahtarı oluşturuldu."
    ))

  static let newDevice = SecurityMail(
    english: (
      "A new device signed in to {brand}",
      """
      Someone signed in to your account at {brand} from a device or place that we had not seen before:

      {device} ({agent}), {time}
      """
    ),
    german: (
      "Ein neues Gerät hat sich bei {brand} angemeldet",
      """
      bei deinem Konto bei {brand} gab es eine Anmeldung von einem Gerät oder Ort aus, die wir noch nicht kannten:

      {device} ({agent}), {time}
      """
    ),
    spanish: (
      "Un dispositivo nuevo ha entrado en {brand}",
      """
      Alguien ha entrado en tu cuenta de {brand} desde un dispositivo o un lugar que no conocíamos:

      {device} ({agent}), {time}
      """
    ),
    turkish: (
      "{brand} hesabına yeni bir cihazdan girildi",
      """
      {brand} hesabına daha önce görmediğimiz bir cihazdan ya da yerden girildi:

      {device} ({agent}), {time}
      """
    ))
}
