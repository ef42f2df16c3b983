extension AdministrationMail {
  static let accountEmailAsked = AdministrationMail(
    english: (
      "Support is about to change your address at {brand}",
      """
      Hello {name},

      {brand}'s support was asked to change the address of your account to

      {new_email}

      From {date} on (your time) it counts, once it was confirmed from there. If that is not what you want, refuse it
      here; nothing is changed then:

      {link}

      You can also refuse it in the app, among the changes of your account.
      """
    ),
    german: (
      "Der Support will deine Adresse bei {brand} ändern",
      """
      Hallo {name},

      der Support von {brand} wurde gebeten, die Adresse deines Kontos zu ändern, und zwar in

      {new_email}

      Ab {date} (deine Zeit) gilt sie, sobald sie von dort bestätigt wurde. Möchtest du das nicht, dann lehne es hier
      ab; es ändert sich dann nichts:

      {link}

      Ablehnen kannst du auch in der App, bei den Änderungen deines Kontos.
      """
    ),
    spanish: (
      "El soporte va a cambiar tu dirección en {brand}",
      """
      Hola, {name}:

      han pedido al soporte de {brand} que cambie la dirección de tu cuenta a

      {new_email}

      Valdrá desde el {date} (tu hora), si se ha confirmado desde allí. Si no es lo que quieres, recházalo aquí; entonces
      no cambia nada:

      {link}

      También puedes rechazarlo en la aplicación, entre los cambios de tu cuenta.
      """
    ),
    turkish: (
      "Destek {brand} adresini değiştirmek üzere",
      """
      Merhaba {name},

      {brand} desteğinden hesabının adresini şununla değiştirmesi istendi:

      {new_email}

      Oradan onaylanırsa {date} tarihinden (senin saatinle) itibaren geçerli olur. Bunu istemiyorsan buradan reddet; o
      zaman hiçbir şey değişmez:

      {link}

      Uygulamada, hesabının değişiklikleri arasında da reddedebilirsin.
      """
    ))

  static let factorRemovalAsked = AdministrationMail(
    english: (
      "Support is about to remove your second factors at {brand}",
      """
      Hello {name},

      {brand}'s support was asked to remove every second factor, recovery code and passkey of your account. The reason:

      {reason}

      They go on {date} (your time). If that is not what you want, refuse it here; nothing is changed then:

      {link}

      You can also refuse it in the app, among the changes of your account.
      """
    ),
    german: (
      "Der Support will deine zweiten Faktoren bei {brand} entfernen",
      """
      Hallo {name},

      der Support von {brand} wurde gebeten, alle zweiten Faktoren, Notfallcodes und Passkeys deines Kontos zu
      entfernen. Der Grund:

      {reason}

      Am {date} (deine Zeit) fallen sie weg. Möchtest du das nicht, dann lehne es hier ab; es ändert sich dann nichts:

      {link}

      Ablehnen kannst du auch in der App, bei den Änderungen deines Kontos.
      """
    ),
    spanish: (
      "El soporte va a quitar tus segundos factores en {brand}",
      """
      Hola, {name}:

      han pedido al soporte de {brand} que quite todos los segundos factores, códigos de recuperación y llaves de acceso
      de tu cuenta. El motivo:

      {reason}

      Desaparecen el {date} (tu hora). Si no es lo que quieres, recházalo aquí; entonces no cambia nada:

      {link}

      También puedes rechazarlo en la aplicación, entre los cambios de tu cuenta.
      """
    ),
    turkish: (
      "Destek {brand} hesabındaki ikinci doğrulamaları kaldırmak üzere",
      """
      Merhaba {name},

      {brand} desteğinden hesabındaki bütün ikinci doğrulamaları, kurtarma kodlarını ve geçiş anahtarlarını kaldırması
      istendi. Nedeni:

      {reason}

      {date} tarihinde (senin saatinle) kaldırılacaklar. Bunu istemiyorsan buradan reddet; o zaman hiçbir şey değişmez:

      {link}

      Uygulamada, hesabının değişiklikleri arasında da reddedebilirsin.
      """
    ))
}
