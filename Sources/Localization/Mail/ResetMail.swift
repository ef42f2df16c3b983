extension SecurityMail {
  static let passwordWasReset = SecurityMail(
    english: (
      "Your password at {brand} was reset",
      "Your password at {brand} was reset through a link sent by email. Every device was signed out, and every API key was deleted. "
        + "Besides the password, these open your account: {ways}. In the app, remove what you don't know, or ask for a "
        + "new password once more and choose to end everything with it."
    ),
    german: (
      "Dein Passwort bei {brand} wurde zurückgesetzt",
      "dein Passwort bei {brand} wurde über einen Link aus einer Mail zurückgesetzt. Alle Geräte wurden abgemeldet und "
        + "alle API-Schlüssel gelöscht. Neben dem Passwort gibt es diese Zugänge zu deinem Konto: {ways}. Entferne in der "
        + "App, was du nicht kennst, oder fordere noch einmal ein neues Passwort an und wähle dabei, alles zu beenden."
    ),
    spanish: (
      "Tu contraseña de {brand} se ha restablecido",
      "Tu contraseña de {brand} se ha restablecido mediante un enlace enviado por correo. Se ha cerrado la sesión en "
        + "todos los dispositivos y se han eliminado todas las claves de API. Además de la contraseña, abren tu cuenta: "
        + "{ways}. Quita en la aplicación lo que no conozcas, o pide otra vez una contraseña nueva y elige que se cierre todo."
    ),
    turkish: (
      "{brand} parolan yenilendi",
      "{brand} parolan e-postayla gelen bir bağlantıyla yenilendi. Bütün cihazlarda oturum kapatıldı ve bütün API "
        + "anahtarların silindi. Parolan dışında hesabına giriş sağlayanlar: {ways}. Tanımadıklarını uygulamada kaldır ya "
        + "da bir kez daha yeni parola iste ve her şeyin kapatılmasını seç."
    ))
}
