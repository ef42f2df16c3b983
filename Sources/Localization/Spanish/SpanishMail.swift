extension MailKind {
  func spanish(_ part: Part) -> String {
    switch part {
    case .subject: spanishSubject
    case .body: spanishBody
    }
  }

  private var spanishSubject: String {
    switch self {
    case .verifyEmail: "Confirma tu dirección en {brand}"
    case .changeEmail: "Confirma tu nueva dirección en {brand}"
    case .resetPassword: "Una contraseña nueva para {brand}"
    case .emailVerified: "Tu dirección está confirmada"
    case .emailChangeRequested: "Tu dirección en {brand} va a cambiar"
    case .emailChanged: "Tu dirección en {brand} ha cambiado"
    case .passwordChanged: "Tu contraseña en {brand} ha cambiado"
    case .usernameReminder: "Tu nombre de usuario en {brand}"
    case .usernameChanged: "Tu nombre de usuario en {brand} ha cambiado"
    case .invite: "{coach} quiere entrenarte en {brand}"
    case .inviteAccepted: "{name} ha aceptado tu invitación"
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.spanish.subject
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.spanish.subject
    case .commentWritten: "{name} ha comentado un entreno en {brand}"
    case .messageWritten: "{name} te ha escrito en {brand}"
    case .coachingEnded: "Tu coaching con {name} ha terminado"
    case .alertRaised: "Algo inusual en {brand}"
    case .teamInvite: "{coach} te invita al equipo {team}"
    case .jobGivenUp: JobMail.spanish.subject
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.spanish.subject
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.spanish.subject
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.spanish.subject
    }
  }

  private var spanishBody: String {
    switch self {
    case .verifyEmail:
      """
      Hola, {name}:

      Te damos la bienvenida a {brand}. Confirma que esta es tu dirección:

      {link}

      El enlace solo se puede usar una vez y caduca a los dos días. Si no te registraste, ignora este correo sin más.
      """
    case .changeEmail:
      """
      Hola, {name}:

      Confirma que esta va a ser tu nueva dirección en {brand}:

      {link}

      El enlace solo se puede usar una vez y caduca a los dos días. Si no lo pediste, ignora este correo sin más.
      """
    case .resetPassword:
      """
      Hola, {name}:

      Alguien (esperamos que tú) ha pedido una contraseña nueva en {brand}. Elígela aquí:

      {link}

      El enlace solo se puede usar una vez y caduca a la hora. Si no fuiste tú, ignora este correo sin más; tu contraseña
      sigue siendo la misma.
      """
    case .emailVerified:
      """
      Hola, {name}:

      Tu dirección está confirmada. Inicia sesión en {brand} con ella, o con tu nombre de usuario {username}.
      """
    case .emailChangeRequested:
      """
      Hola, {name}:

      Alguien (esperamos que tú) ha pedido cambiar la dirección de tu cuenta en {brand} a

      {new_email}

      Cambiará en cuanto se confirme esa dirección. Si no fuiste tú, cambia tu contraseña ahora.
      """
    case .emailChanged:
      """
      Hola, {name}:

      Tu cuenta en {brand} tiene desde ahora otra dirección:

      {new_email}

      A esta ya no llegará nada. Si no fuiste tú, escribe enseguida al soporte de {brand}.
      """
    case .passwordChanged:
      """
      Hola, {name}:

      Tu contraseña en {brand} ha cambiado. Se cerró la sesión en los demás dispositivos y se eliminaron tus claves de
      API. Si no fuiste tú, pide una contraseña nueva ahora.
      """
    case .usernameChanged:
      """
      Hola, {name}:

      Tu nombre de usuario en {brand} es ahora {username}. Antes era {former}, que queda reservado para ti durante
      90 días. Si no has sido tú, cambia tu contraseña ahora mismo.
      """
    case .usernameReminder:
      """
      Hola, {name}:

      Tu nombre de usuario en {brand} es

      {username}
      """
    case .invite:
      """
      Hola:

      {coach} quiere entrenarte en {brand}. Tú decides qué compartir, y puedes dejar de hacerlo en cualquier momento:

      {link}

      {message}
      """
    case .inviteAccepted:
      """
      Hola:

      {name} ha aceptado tu invitación en {brand} y ya aparece entre tus clientes.
      """
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.spanish.body
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.spanish.body
    case .commentWritten:
      """
      Hola:

      {name} ha comentado un entreno en {brand}. Encontrarás el comentario entre tus notificaciones.
      """
    case .messageWritten:
      """
      Hola:

      {name} te ha escrito en {brand}. Encontrarás el mensaje entre tus conversaciones.
      """
    case .coachingEnded:
      """
      Hola:

      {name} ha terminado el coaching contigo en {brand}. Ya no se comparte nada entre las dos cuentas; lo que cada uno
      registró y planificó se queda donde está.
      """
    case .alertRaised:
      """
      Hola, {name}:

      En {brand} se ha notado algo inusual. Entra como administrador y mira las alertas: dicen qué ha sido y siguen
      abiertas hasta que un administrador se haya ocupado.
      """
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.spanish.body
    case .teamInvite:
      """
      Hola:

      {coach} te propone entrar en el equipo de entrenadores {team} en {brand}. Inicia sesión como entrenador con esta
      dirección y responde en tus invitaciones; esta sigue abierta dos semanas.

      {message}
      """
    case .jobGivenUp: JobMail.spanish.body
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.spanish.body
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.spanish.body
    }
  }
}
