extension PageText {
  var spanish: String {
    switch self {
    case .verifyTitle: "Confirma tu dirección"
    case .verifyText: "Un paso más: confirma que esta dirección es tuya."
    case .verifyButton: "Confirmar"
    case .verified: "Gracias. Tu dirección está confirmada; ya puedes iniciar sesión."
    case .resetTitle: "Elige una contraseña nueva"
    case .resetPassword: "Contraseña nueva"
    case .resetEverything:
      "Quitar también todas las llaves de acceso y cuentas vinculadas, por si otra persona añadió alguna"
    case .resetButton: "Guardar la contraseña"
    case .resetDone:
      "Tu contraseña nueva ya está activa y se ha cerrado la sesión en todos los dispositivos. Ya puedes iniciar sesión."
    case .inviteTitle: "Un entrenador te ha invitado"
    case .inviteText:
      """
      Responde aquí con tu cuenta, o en la aplicación. Puedes cambiar lo que compartes, o terminarlo, en cualquier momento.
      """
    case .inviteLogin: "Nombre de usuario o correo electrónico"
    case .invitePassword: "Contraseña"
    case .inviteScopes: "Lo que el entrenador puede ver"
    case .inviteAccept: "Aceptar"
    case .inviteDecline: "Rechazar"
    case .inviteAccepted: "Hecho. Desde ahora tu entrenador ve lo que elegiste."
    case .inviteDeclined: "Hecho. La invitación queda rechazada y no se comparte nada."
    case .inviteSecondFactor:
      "Tu cuenta tiene un segundo factor: responde en la aplicación, que te lo pedirá."
    case .inviteFrom: "{coach} quiere ser tu entrenador en {brand}."
    case .inviteFromTeam: "{coach}, del equipo {team}, quiere ser tu entrenador en {brand}."
    case .inviteAsksToo: "{coach} pide también esto."
    case .inviteShareAsked: "Compartir lo que pide {coach}"
    case .inviteSentTo: "La invitación se envió a {address}."
    case .inviteOtherAccount:
      "Esta invitación es para la cuenta de {address}, y has entrado con otra. Entra aquí con esa otra cuenta, o pide al entrenador que invite a la otra."
    case .inviteNotYours:
      "Esta invitación no es para la cuenta con la que has entrado. Abre el enlace otra vez y entra con la cuenta a la que se envió."
    case .inviteOverAccepted:
      "Esta invitación ya se aceptó. En la aplicación puedes ver lo que se comparte y cambiarlo."
    case .inviteOverDeclined: "Esta invitación se rechazó. Si has cambiado de idea, pide otra al entrenador."
    case .addressUsed: "Otra cuenta usa esta dirección. Si es tuya, escribe al soporte."
    case .inviteOverWithdrawn: "El entrenador ha retirado esta invitación."
    case .inviteOverExpired: "Esta invitación ha caducado. Pide otra al entrenador."
    case .inviteRegister:
      "Aún no tienes cuenta: créala aquí y acepta con ella. Puedes cambiar lo que compartes, o terminarlo, en cualquier momento. Si tienes una cuenta con otra dirección, pide al entrenador que invite a esa."
    case .inviteRegisterButton: "Crear la cuenta y aceptar"
    case .inviteRegistered:
      "Hecho. Tu cuenta está creada y tu entrenador ve lo que elegiste. Ya puedes iniciar sesión."
    case .inviteRegisteredNoPlace:
      "Tu cuenta está creada. {coach} no tiene ahora plaza para otro cliente y ya lo sabe. La invitación sigue abierta: acéptala más tarde en la app. Hasta entonces no se comparte nada."
    case .inviteUsername: "Nombre de usuario"
    case .inviteOtherAddress: "Usa la dirección a la que se envió la invitación: {address}."
    case .unlockTitle: "Desbloquea tu contraseña"
    case .unlockText: "Alguien probó muchas contraseñas erróneas. Desbloquea la tuya y entra como siempre."
    case .unlockButton: "Desbloquear"
    case .unlocked: "Hecho. Tu contraseña vuelve a abrir tu cuenta."
    case .vetoTitle: "Rechazar el cambio"
    case .vetoText: "Han pedido al soporte cambiar cómo se accede a tu cuenta. Si no lo quieres, recházalo."
    case .vetoButton: "Rechazar"
    case .vetoed: "Hecho. En tu cuenta no cambia nada."
    case .signInTitle: "Iniciar sesión"
    case .signInRefused: "El inicio de sesión se interrumpió. Empieza de nuevo."
    case .signInText: "Ya casi está: tu cuenta necesita algo más."
    case .signInEmail: "Correo electrónico"
    case .signInBirthDate: "Fecha de nacimiento"
    case .signInButton: "Continuar"
    case .signInCodeText:
      "Tu cuenta tiene un segundo factor. Escribe el código que muestra tu aplicación, o uno de tus códigos de recuperación."
    case .signInCode: "Código"
    case .signInConsents: "Lo que aceptas"
    case .signInTerms: "Acepto las condiciones de uso"
    case .signInPrivacy: "Acepto la política de privacidad"
    case .signInReadTerms: "Leer las condiciones de uso"
    case .signInReadPrivacy: "Leer la política de privacidad"
    case .usedLink: "Este enlace ha caducado o ya se usó. Pide uno nuevo."
    case .unknownLink: "No conocemos este enlace. Cópialo otra vez entero del correo más reciente."
    case .mailAnswer: "Responder a la invitación"
    case .mailManage: "Gestionar la suscripción"
    case .mailOpen: "Abrir"
    case .mailQuote: "{name} escribió:"
    case .mailSupport: "¿Preguntas? Escribe a"
    case .unsubscribeTitle: "No recibir más correos como este"
    case .unsubscribeText:
      """
      No recibirás más correos como el que te trajo aquí. Lo que ves en la aplicación se queda como está, y allí puedes \
      cambiarlo cuando quieras.
      """
    case .unsubscribeButton: "No quiero recibir más"
    case .unsubscribed: "Hecho. No habrá más correos de este tipo."
    case .unsubscribeLine: "Para no recibir más correos como este:"
    case .sharedTitle: "Una página compartida"
    case .sharedCopy: "Copiar esta plantilla"
    case .sharedCopyText:
      "Antes inicias sesión o creas una cuenta. Después la plantilla está en tu lista y puedes cambiarla."
    case .sharedUntil: "Este enlace funciona hasta el {day}."
    case .sharedWay: "hecho"
    case .sharedStart: "al inicio"
    case .sharedRecord: "récord"
    case .sharedOver: "Este enlace ya no funciona: se retiró o caducó. Pide uno nuevo."
    case .sharedUnknown: "Este enlace no existe aquí. Copia de nuevo el enlace entero."
    case .portalSkip: "Ir al contenido"
    case .portalNeedsScripts:
      "Tu navegador no ejecuta scripts aquí. Puedes iniciar sesión sin ellos, pero no registrar entrenos ni llevar clientes."
    case .signInForgotten: "¿Has olvidado tu contraseña?"
    case .signInPasskey: "Entrar con una llave de acceso"
    case .signInUnreached: "No se pudo llegar al servidor. Comprueba la conexión e inténtalo de nuevo."
    case .signInWith: "Entrar con {provider}"
    case .signInInstead: "Ir al inicio de sesión"
    case .registerTitle: "Crear una cuenta"
    case .registerButton: "Crear la cuenta"
    case .registerDone:
      "Casi listo: te hemos enviado un enlace. Ábrelo para confirmar tu dirección y después inicia sesión."
    case .registerRole: "Qué te trae aquí"
    case .registerLifter: "Entreno"
    case .registerCoach: "Entreno a otras personas"
    case .forgottenTitle: "Una contraseña nueva"
    case .forgottenText:
      "Escribe tu correo. Si es el de una cuenta, enviaremos un enlace para elegir una contraseña nueva."
    case .forgottenButton: "Enviar el enlace"
    case .forgottenDone: "Si la dirección es la de una cuenta, hay un enlace en camino."
    case .confirmAgain: "¿No te llegó el correo de confirmación?"
    case .confirmAgainText:
      "Escribe la dirección de tu cuenta. Si aún no está confirmada, volveremos a enviar el enlace."
    case .confirmAgainDone:
      "Si la dirección está por confirmar, hay un enlace nuevo en camino. Mira también en el correo no deseado."
    case .newAddressTitle: "Otra dirección"
    case .newAddressText:
      "Indica otra dirección para tu cuenta y te enviaremos un enlace. Todo lo que hay en tu cuenta sigue igual."
    case .newAddressEmail: "Nuevo correo electrónico"
    case .newAddressButton: "Enviar el enlace"
    case .newAddressDone:
      "Te hemos enviado un enlace. Ábrelo para confirmar tu dirección y después inicia sesión. Mira también en el correo no deseado."
    }
  }
}
