extension AdministrationMail {
  static let accountEmailAsked = AdministrationMail(
    english: (
      "Support is about to change your address at {brand}",
      """
      Hello {name},

      {brand}'s support was asked to change the address of your account to

      {new_email}

      It takes effect on {date} (your time) if it has been confirmed from there by then. If that is not what you want,
      refuse it here, and nothing will be changed:

      {link}

      You can also refuse it in the app, among the changes to your account.
      """
    ),
    german: (
      "Der Support soll deine Adresse bei {brand} ändern",
      """
      Hallo {name},

      der Support von {brand} wurde gebeten, die Adresse deines Kontos zu ändern, und zwar in

      {new_email}

      Sie gilt ab {date} (deine Zeit), wenn sie bis dahin von dort bestätigt wurde. Möchtest du das nicht, dann lehne es
      hier ab; es ändert sich dann nichts:

      {link}

      Ablehnen kannst du auch in der App, bei den Änderungen an deinem Konto.
      """
    ),
    spanish: (
      "El equipo de soporte va a cambiar tu dirección en {brand}",
      """
      Hola, {name}:

      Han pedido al soporte de {brand} que cambie la dirección de tu cuenta a

      {new_email}

      Será válida a partir del {date} (tu hora local) si para entonces se ha confirmado desde allí. Si no es lo que
      quieres, recházalo aquí y no cambiará nada:

      {link}

      También puedes rechazarlo en la aplicación, en los cambios de tu cuenta.
      """
    ),
    turkish: (
      "Destek ekibi {brand} hesabının adresini değiştirmek üzere",
      """
      Merhaba {name},

      {brand} destek ekibinden hesabının adresini şununla değiştirmesi istendi:

      {new_email}

      O zamana kadar oradan onaylanırsa {date} (senin saatinle) itibarıyla geçerli olur. Bunu istemiyorsan buradan
      reddet; hiçbir şey değişmez:

      {link}

      Uygulamada, hesabındaki değişiklikler arasından da reddedebilirsin.
      """
    ))

  static let factorRemovalAsked = AdministrationMail(
    english: (
      "Support is about to remove your second factors at {brand}",
      """
      Hello {name},

      {brand}'s support was asked to remove every second factor, recovery code and passkey of your account. The reason:

      {reason}

      They will be removed on {date} (your time). If that is not what you want, refuse it here, and nothing will be
      changed:

      {link}

      You can also refuse it in the app, among the changes to your account.
      """
    ),
    german: (
      "Der Support soll deine zweiten Faktoren bei {brand} entfernen",
      """
      Hallo {name},

      der Support von {brand} wurde gebeten, alle zweiten Faktoren, Notfallcodes und Passkeys deines Kontos zu
      entfernen. Der Grund:

      {reason}

      Am {date} (deine Zeit) werden sie entfernt. Möchtest du das nicht, dann lehne es hier ab; es ändert sich dann nichts:

      {link}

      Ablehnen kannst du auch in der App, bei den Änderungen an deinem Konto.
      """
    ),
    spanish: (
      "El equipo de soporte va a quitar tus segundos factores en {brand}",
      """
      Hola, {name}:

      Han pedido al soporte de {brand} que quite todos los segundos factores, códigos de recuperación y llaves de acceso
      de tu cuenta. El motivo:

      {reason}

      Se quitarán el {date} (tu hora local). Si no es lo que quieres, recházalo aquí y no cambiará nada:

      {link}

      También puedes rechazarlo en la aplicación, en los cambios de tu cuenta.
      """
    ),
    turkish: (
      "Destek ekibi {brand} hesabındaki ikinci doğrulamaları kaldırmak üzere",
      """
      Merhaba {name},

      {brand} destek ekibinden hesabındaki bütün ikinci doğrulamaları, kurtarma kodlarını ve geçiş anahtarlarını
      kaldırması istendi. Nedeni:

      {reason}

      {date} (senin saatinle) itibarıyla kaldırılacaklar. Bunu istemiyorsan buradan reddet; hiçbir şey değişmez:

      {link}

      Uygulamada, hesabındaki değişiklikler arasından da reddedebilirsin.
      """
    ))
}
