/// The mails about finished actions of the installation's operator or of an admin.
extension AdministrationMail {
  static let addressSet = AdministrationMail(
    english: (
      "Your address at {brand} was changed",
      """
      Hello {name},

      The operator of {brand} has given your account another address:

      {new_email}

      It is in use from now on; nothing more will be sent to this one. If you did not ask for it, write to the operator
      of {brand} at once: whoever reads the email sent there can get into your account.
      """
    ),
    german: (
      "Deine Adresse bei {brand} wurde geändert",
      """
      Hallo {name},

      der Betreiber von {brand} hat deinem Konto eine andere Adresse gegeben:

      {new_email}

      Sie gilt ab jetzt; hierher kommt nichts mehr. Hast du nicht darum gebeten, dann schreib dem Betreiber von {brand}
      sofort: Wer die Mails an die neue Adresse liest, kommt in dein Konto.
      """
    ),
    spanish: (
      "Tu dirección en {brand} ha cambiado",
      """
      Hola, {name}:

      El operador de {brand} ha dado a tu cuenta otra dirección:

      {new_email}

      Es válida desde ahora; a esta dirección ya no llegará nada. Si no lo pediste, escribe enseguida al operador de
      {brand}: quien lea el correo de la otra puede entrar en tu cuenta.
      """
    ),
    turkish: (
      "{brand} adresin değişti",
      """
      Merhaba {name},

      {brand} işletmecisi hesabına başka bir adres verdi:

      {new_email}

      Artık o geçerli; buraya başka bir şey gelmeyecek. Bunu sen istemediysen hemen {brand} işletmecisine yaz: o adrese
      gelen e-postaları okuyan biri hesabına girebilir.
      """
    ))

  static let adminAdded = AdministrationMail(
    english: (
      "There is a new admin at {brand}",
      """
      Hello {name},

      {admin} ({admin_email}) is an admin of {brand} from now on.

      If you know nothing of it, look in the audit log for who gave them the role, take it away, and end the sessions of
      that person.
      """
    ),
    german: (
      "{brand} hat einen neuen Admin",
      """
      Hallo {name},

      {admin} ({admin_email}) ist ab jetzt Admin von {brand}.

      Weißt du nichts davon, dann sieh im Protokoll nach, wer die Rolle vergeben hat, nimm sie wieder weg und beende
      die Sitzungen dieser Person.
      """
    ),
    spanish: (
      "{brand} tiene un nuevo administrador",
      """
      Hola, {name}:

      {admin} ({admin_email}) tiene desde ahora el rol de administrador en {brand}.

      Si no sabes nada de ello, mira en el registro de auditoría quién le dio el rol, quítaselo y cierra las sesiones de
      quien se lo dio.
      """
    ),
    turkish: (
      "{brand} için yeni bir yönetici eklendi",
      """
      Merhaba {name},

      {admin} ({admin_email}) artık {brand} yöneticisi.

      Bundan haberin yoksa denetim kaydında bu rolü kimin verdiğine bak, rolü geri al ve verenin oturumlarını kapat.
      """
    ))
}
