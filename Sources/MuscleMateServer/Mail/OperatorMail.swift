/// What is told of what the installation's operator, or an admin, did already.
extension AdministrationMail {
  static let addressSet = AdministrationMail(
    english: (
      "Your address at {brand} was changed",
      """
      Hello {name},

      the operator of {brand} has given your account another address:

      {new_email}

      It counts from now on; nothing is sent here any more. If you did not ask for it, write to the operator of {brand}
      at once: whoever reads the mail of that address comes into your account.
      """
    ),
    german: (
      "Deine Adresse bei {brand} wurde geändert",
      """
      Hallo {name},

      der Betreiber von {brand} hat deinem Konto eine andere Adresse gegeben:

      {new_email}

      Sie gilt ab jetzt; hierher kommt nichts mehr. Hast du nicht darum gebeten, dann schreib dem Betreiber von {brand}
      sofort: wer die Mails jener Adresse liest, kommt in dein Konto.
      """
    ),
    spanish: (
      "Tu dirección en {brand} ha cambiado",
      """
      Hola, {name}:

      el operador de {brand} ha dado a tu cuenta otra dirección:

      {new_email}

      Vale desde ahora; aquí ya no llega nada. Si no lo pediste, escribe enseguida al operador de {brand}: quien lea el
      correo de esa dirección entra en tu cuenta.
      """
    ),
    turkish: (
      "{brand} adresin değişti",
      """
      Merhaba {name},

      {brand} işletmecisi hesabına başka bir adres verdi:

      {new_email}

      Artık o geçerli; buraya başka bir şey gelmeyecek. Bunu sen istemediysen hemen {brand} işletmecisine yaz: o adresin
      postasını okuyan hesabına girer.
      """
    ))

  static let adminAdded = AdministrationMail(
    english: (
      "There is a new admin at {brand}",
      """
      Hello {name},

      {admin} ({admin_email}) is an admin of {brand} from now on.

      If you know nothing of it, look into the audit log for who made them one, take the role away, and end the sessions
      of whoever gave it.
      """
    ),
    german: (
      "{brand} hat einen neuen Admin",
      """
      Hallo {name},

      {admin} ({admin_email}) ist ab jetzt Admin von {brand}.

      Weißt du nichts davon, dann sieh im Prüfprotokoll nach, von wem das kam, nimm die Rolle wieder weg und beende die
      Sitzungen dessen, der sie gegeben hat.
      """
    ),
    spanish: (
      "Hay un nuevo administrador en {brand}",
      """
      Hola, {name}:

      {admin} ({admin_email}) es desde ahora administrador de {brand}.

      Si no sabes nada de ello, mira en el registro de auditoría quién le dio el rol, quítaselo y cierra las sesiones de
      quien se lo dio.
      """
    ),
    turkish: (
      "{brand} için yeni bir yönetici var",
      """
      Merhaba {name},

      {admin} ({admin_email}) artık {brand} yöneticisi.

      Bundan haberin yoksa denetim kaydında bu rolü kimin verdiğine bak, rolü geri al ve verenin oturumlarını kapat.
      """
    ))
}
