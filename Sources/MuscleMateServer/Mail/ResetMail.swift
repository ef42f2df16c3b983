extension SecurityMail {
  static let passwordWasReset = SecurityMail(
    english: (
      "Your password at {brand} was set anew",
      "your password at {brand} was set anew by a mailed link. Every device was signed out, and every API key ended. "
        + "Besides the password, these open your account: {ways}. Remove in the app what you don't know, or ask for a "
        + "new password once more and have everything ended with it."
    ),
    german: (
      "Dein Passwort bei {brand} wurde neu gesetzt",
      "dein Passwort bei {brand} wurde über einen Link aus einer Mail neu gesetzt. Alle Geräte wurden abgemeldet, alle "
        + "API-Schlüssel sind beendet. Außer dem Passwort öffnet dein Konto: {ways}. Entferne in der App, was du nicht "
        + "kennst, oder fordere noch einmal ein neues Passwort an und lass dabei alles beenden."
    ),
    spanish: (
      "Tu contraseña de {brand} se ha restablecido",
      "tu contraseña de {brand} se ha restablecido mediante un enlace enviado por correo. Se ha cerrado la sesión en "
        + "todos los dispositivos y han terminado todas las claves de API. Además de la contraseña, abren tu cuenta: "
        + "{ways}. Quita en la aplicación lo que no conozcas, o pide otra vez una contraseña nueva y haz que termine todo."
    ),
    turkish: (
      "{brand} parolan yenilendi",
      "{brand} parolan postayla gelen bir bağlantıyla yenilendi. Bütün cihazların oturumu kapatıldı ve bütün API "
        + "anahtarları sona erdi. Parolanın dışında hesabını açanlar: {ways}. Tanımadıklarını uygulamada kaldır ya da "
        + "yeniden yeni bir parola iste ve hepsinin sona ermesini seç."
    ))
}
