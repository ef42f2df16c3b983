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
      "Tu contraseña nueva ya vale, y se cerró la sesión en todos los dispositivos. Ya puedes iniciar sesión."
    case .inviteTitle: "Un entrenador te ha invitado"
    case .inviteText:
      """
      Responde aquí con tu cuenta, o en la app. Si no tienes cuenta, regístrate primero con la dirección a la que se \
      envió la invitación. Puedes cambiar lo que compartes, o terminarlo, en cualquier momento.
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
    case .unknownLink: "Este enlace no está completo. Cópialo otra vez entero del correo."
    case .unsubscribeTitle: "No más de estos correos"
    case .unsubscribeText:
      """
      No recibirás más correos como el que te trajo aquí. Lo que ves en la aplicación se queda como está, y allí puedes \
      cambiarlo cuando quieras.
      """
    case .unsubscribeButton: "No me envíen más"
    case .unsubscribed: "Hecho. No habrá más correos de este tipo."
    case .unsubscribeLine: "Para no recibir más correos como este:"
    }
  }
}
