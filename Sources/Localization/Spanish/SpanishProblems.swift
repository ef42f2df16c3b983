internal import APISchema
internal import MuscleMateAPI

extension MessageKey {
  var spanish: String {
    switch self {
    case .problemTitle(let kind): kind.spanish
    case .fault(let code): code.spanish
    case .detail(let detail): detail.spanish
    case .importProblem(let code): code.spanish
    case .importLoss(let loss): loss.spanish
    case .mail(let kind, let part): kind.spanish(part)
    case .page(let text): text.spanish
    case .scope(let scope): scope.spanish
    case .scopeOpens(let scope): scope.spanishOpens
    case .scopeLeavesClosed(let scope): scope.spanishLeavesClosed
    case .weekday(let weekday): weekday.spanish
    case .subscriptionState(let state): state.spanish
    case .attention(let text): text.spanish
    case .notice(let kind): kind.spanish
    case .exportReadme: ExportReadme.spanish
    case .newNotice: "Tienes una notificación nueva"
    case .expected(let text): text.spanish
    case .drawing(let text): text.spanish
    }
  }
}

extension ProblemKind {
  fileprivate var spanish: String {
    switch self {
    case .badRequest: "La petición no se entiende"
    case .unauthorized: "Hay que iniciar sesión"
    case .wrongLogin: "Los datos de acceso no son correctos"
    case .secondFactorNeeded: "Hace falta un segundo factor"
    case .paymentRequired: "Tu plan no lo incluye"
    case .roleNotAllowed: "Esto no está abierto a tu rol"
    case .dutyNeeded: "Esto no está entre tus áreas"
    case .emailUnverified: "La dirección aún no está confirmada"
    case .addressSetAside: "La cuenta necesita otra dirección"
    case .scopeMissing: "La clave no abre esto"
    case .crossSite: "La petición viene de otro sitio"
    case .proofNeeded: "Demuestra primero que eres tú"
    case .consentNeeded: "Acepta primero las nuevas condiciones"
    case .notFound: "No se ha encontrado"
    case .unknownTenant: "Esta organización no existe"
    case .methodNotAllowed: "Esto no se puede hacer aquí"
    case .notAcceptable: "No hay un formato aceptable de la respuesta"
    case .requestTimeout: "La petición tardó demasiado en llegar"
    case .conflict: "Entra en conflicto con lo que ya existe"
    case .gone: "Ha caducado o ya se usó"
    case .resyncNeeded: "Esta copia no se puede actualizar"
    case .preconditionFailed: "Ha cambiado mientras tanto"
    case .contentTooLarge: "El contenido es demasiado grande"
    case .uriTooLong: "La dirección es demasiado larga"
    case .unsupportedMediaType: "El contenido es de un tipo equivocado"
    case .expectationFailed: "No se puede cumplir la expectativa de la petición"
    case .invalid: "Los datos introducidos no son válidos"
    case .tooManyRequests: "Demasiadas peticiones"
    case .headersTooLarge: "Las cabeceras son demasiado grandes"
    case .internalError: "Algo falló por nuestra parte"
    case .notImplemented: "Esto no se admite"
    case .unavailable: "No disponible por el momento"
    case .maintenance: "Cerrado por mantenimiento"
    case .deadlineExceeded: "Tardó demasiado"
    case .versionNotSupported: "Esta versión de HTTP no se admite"
    }
  }
}

extension Fault.Code {
  fileprivate var spanish: String {
    switch self {
    case .missing: "falta"
    case .unknown: "no existe aquí"
    case .invalid: "no es válido; se espera: {expected}"
    case .taken: "ya está en uso"
    case .addressUsed: "la usa otra cuenta. Si es tuya, escribe al soporte"
    case .weak: "es demasiado fácil de adivinar"
    case .needed: "hace falta aquí"
    case .duplicate: "aparece aquí más de una vez"
    case .wrongType: "es de un tipo equivocado; se espera: {expected}"
    case .tooShort: "necesita al menos {bound, plural, one {# carácter} other {# caracteres}}"
    case .tooLong: "puede tener como máximo {bound, plural, one {# carácter} other {# caracteres}}"
    case .tooSmall: "debe ser {bound} como mínimo"
    case .tooLarge: "debe ser {bound} como máximo"
    case .tooFew: "necesita {bound, plural, one {# elemento} other {# elementos}} o más"
    case .tooMany: "puede tener como máximo {bound, plural, one {# elemento} other {# elementos}}"
    case .nulCharacter: "contiene un carácter NUL"
    case .inTheFuture: "está en el futuro"
    case .notShared: "no ha compartido `{scope}` contigo"
    case .alreadyPlanned: "ya tiene este plan el {date}; con \"again\": true se planifica otra vez"
    case .lacksMaxes: "necesita una repetición máxima (1RM) de {exercises}"
    case .noRoom:
      "no tiene espacio: como máximo 2000 entrenos planificados, 50 programas y 1000 cambios por programa"
    case .inThePast: "está en el pasado"
    case .pastDay: "el {date} ya pasó; con \"past\": true se planifica de todos modos"
    case .needsLetter: "necesita una letra"
    case .needsDigit: "necesita un número"
    case .needsSpecial: "necesita un carácter especial, como ! o %"
    }
  }
}

extension MessageKey.Detail {
  fileprivate var spanish: String {
    switch self {
    case .notFound: "No existe, o no puedes verlo."
    case .wrongLogin: "El nombre de acceso o la contraseña no son correctos."
    case .sessionMissing: "Envía el token de una sesión en la cabecera Authorization."
    case .sessionEnded: "La sesión terminó o nunca existió; inicia sesión de nuevo."
    case .roleNotAllowed: "Esto es para: {roles}."
    case .dutyNeeded: "Esto es para administradores con esta área: {duty}."
    case .emailUnverified: "Usa el enlace del correo, o pide uno nuevo."
    case .scopeMissing: "Hace falta una clave con estos ámbitos: {scopes}."
    case .notForKeys: "Ninguna clave de API abre esto; inicia sesión."
    case .crossSite: "Una cookie solo cuenta para lo que envían las páginas de este mismo sitio."
    case .addressUsed: "Otra cuenta usa esta dirección. Si es tuya, escribe al soporte."
    case .addressConfirmed:
      "El titular confirmó esta dirección. Solo se puede liberar una dirección que nunca se confirmó."
    case .addressSetAside:
      "La dirección de esta cuenta nunca se confirmó y quedó libre."
    case .addressTaken:
      "Ya hay una cuenta con esta dirección. Entra en ella como siempre; después podrás vincular esta forma de entrar."
    case .identityOfAnother: "Esta forma de entrar está vinculada a otra cuenta."
    case .lastWayIn: "Ya no podrías entrar. Pon antes una contraseña o vincula otra forma."
    case .passwordNotSet: "La cuenta aún no tiene contraseña. Pide un enlace para ponerla."
    case .providerRefused: "{provider} no ha confirmado quién eres. Empieza de nuevo."
    case .tenantMismatch: "La cabecera Tenant indica una organización distinta de la de la sesión."
    case .unknownTenant: "Ninguna organización lleva este nombre."
    case .malformedJSON: "El contenido no es JSON válido: {reason}."
    case .invalidInput: "No se ha guardado nada. Errores encontrados: {count}."
    case .invalidQuestion: "Errores encontrados: {count}."
    case .unsupportedMediaType: "Envía {expected}."
    case .notAcceptable: "La respuesta solo está disponible como {offered}."
    case .methodNotAllowed: "Aquí se permite: {allow}."
    case .requestTimeout: "La petición no llegó a tiempo."
    case .contentTooLarge: "Aquí se aceptan como máximo {limit} bytes."
    case .headersTooLarge: "Las cabeceras de la petición superan el límite."
    case .uriTooLong: "El destino de la petición supera el límite."
    case .conflict: "Entra en conflicto con otro cambio."
    case .alreadyThere: "Ya existe."
    case .gone: "Ha caducado o ya se usó."
    case .resyncNeeded:
      "Los datos del servidor se restauraron, o ya no se sabe qué se eliminó desde entonces. Obtén todo de nuevo, sin cursor."
    case .versionChanged: "La versión indicada no es la actual."
    case .tooManyRequests: "Inténtalo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}."
    case .retryInMinutes: "Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}."
    case .retryInHours: "Inténtalo de nuevo en {hours, plural, one {# hora} other {# horas}}."
    case .unavailable: "Inténtalo de nuevo en un momento."
    case .readOnlyTitle: "Solo lectura por mantenimiento"
    case .readOnly: "Todo se puede leer; se podrán hacer cambios cuando termine el mantenimiento."
    case .maintenance: "La plataforma está en mantenimiento. Vuelve cuando termine."
    case .deadlineExceeded: "Se interrumpió al superar el tiempo límite; no se guardó nada."
    case .internalError: "El identificador de esta petición ayuda al soporte a encontrar la causa."
    case .malformedRequest: "La petición incumple las reglas de HTTP: {reason}."
    case .malformedHeader: "La cabecera {name} no es válida."
    case .takesNoBody: "Esta petición no lleva cuerpo."
    case .paymentRequired: "Otro plan lo incluye."
    case .secondFactorNeeded: "Continúa con uno de los métodos en un plazo de cinco minutos."
    case .wrongCode: "El código o la llave de acceso no es correcto, o ya se usó."
    case .wrongPasskey: "Esta llave de acceso no pertenece a ninguna cuenta de aquí."
    case .proveBySecondFactor:
      "Demuéstralo con un código o una llave de acceso: para esta cuenta no basta una contraseña."
    case .noSecondFactor: "No hay ningún segundo factor al que puedan sustituir los códigos de recuperación."
    case .deletedMeanwhile:
      "Se eliminó mientras tanto. Créalo de nuevo con `If-None-Match: *` o déjalo así."
    case .draftFinished: "Está terminado: el entreno con este identificador está en el registro."
    case .draftNotStarted: "Su reloj nunca se puso en marcha."
    case .anotherLiveWorkout: "Otro entreno está en curso: {id}. Termínalo o descártalo primero."
    case .lastExercise: "No quedaría nada del entreno; elimínalo entero en su lugar."
    case .cycleUnderWay:
      "Quedan sesiones del ciclo por hacer: {count}. Hazlas, sáltalas o empieza sin ellas."
    case .noCycleUnderWay: "Aún no ha empezado ningún ciclo del programa."
    case .maxesLacking: "Falta el 1RM de: {lifts}."
    case .exerciseInUse:
      "Está en un entreno, una plantilla, un plan o un objetivo; únelo con otro en su lugar."
    case .conversationOver: "Ya no estás en contacto con esta persona; lo escrito se puede seguir leyendo."
    case .messageSettled: "Un mensaje se puede editar o eliminar durante una hora; este es más antiguo."
    case .notSoldHere: "Aquí no se vende nada con tarjeta."
    case .subscribedThroughStripe:
      "Ya hay una suscripción de este tipo. Cambia su precio o gestiónala en el portal de facturación."
    case .subscribedThroughAppStore:
      "Ya hay una suscripción de este tipo a través del App Store. Gestiónala allí."
    case .noStripeCustomer: "Aún no has comprado nada aquí con tarjeta."
    case .nothingToChange: "No hay ninguna suscripción comprada con tarjeta. Empieza una compra en su lugar."
    case .paymentOwed: "Queda un pago pendiente. Abre el portal de facturación y págalo primero."
    case .subscriptionPaused: "La suscripción está en pausa. El precio se puede cambiar cuando se reanude."
    case .paymentDeclined:
      "La tarjeta fue rechazada; no se cambió nada. En el portal de facturación puedes usar otra."
    case .webhookNotSigned: "A la entrega le falta Stripe-Signature."
    case .webhookHeaderInvalid: "Stripe-Signature no tiene la forma t=…,v1=…"
    case .webhookSignatureWrong: "Ninguna firma corresponde a este contenido y al secreto del destino."
    case .webhookTooOld: "La firma tiene más de cinco minutos."
    case .webhookUnreadable: "Está firmado, pero no es un evento."
    case .jobOfInstallation:
      "Solo los administradores de la instalación deciden cuándo se ejecutan las tareas."
    case .jobRunsAsked:
      "Como máximo pueden esperar o estar en marcha {limit} ejecuciones pedidas a la vez."
    case .tooManyOpenReports: "Como máximo {limit} sugerencias abiertas a la vez; el soporte las lee todas."
    case .limitReached: "De estos se pueden guardar como máximo {limit}; elimina antes alguno."
    case .restDays: "Descansas el {weekdays}; quita primero el día de descanso."
    case .routinesOnRestDay: "Hay plantillas el {weekdays}: {routines}. Quítalas primero de ese día."
    case .sessionNotYours: "Solo quien asignó esta sesión puede cambiarla."
    case .plannedWorkoutDone: "Ya está hecho; su entreno está en el registro."
    case .signedDataRefused: "No es lo que el App Store firma para esta aplicación: {reason}."
    case .purchaseOfAnother: "La compra pertenece a otra cuenta; inicia sesión con ella."
    case .notSoldThroughAppStore: "Aquí no se vende nada a través del App Store."
    case .inviteForAnotherAccount:
      """
      La invitación se envió a una dirección distinta de la de esta cuenta. Inicia sesión con la cuenta de esa dirección, o \
      pide al entrenador que invite a esta.
      """
    case .idempotencyKeyTaken: "Esta clave de idempotencia corresponde a otra petición; usa una nueva."
    case .sequenceTaken:
      "Otra operación de este dispositivo tiene este número; la última realizada es {done}."
    case .sequenceGap: "Faltan operaciones anteriores de este dispositivo; la última realizada es {done}."
    case .shareLinkOver: "Este enlace ya no funciona: se retiró o caducó."
    case .sharedThingGone: "Lo que muestra el enlace ya no existe, así que no se puede actualizar."
    case .noSharedTemplate: "En esta dirección no hay ninguna plantilla compartida."
    case .noSuchShareLink: "No tienes ese enlace."
    case .alreadyConnected: "Ya estás en contacto con esta persona."
    case .coachBlocked: "Bloqueaste a este entrenador; desbloquéalo primero."
    case .coachFull: "El entrenador tiene tantos clientes como su plan permite: {limit}."
    case .scopesOpen: "Todo eso ya se comparte."
    case .scopesAsked: "Una petición a este cliente sigue abierta; retírala primero."
    case .teamRole: "Tu rol en el equipo no incluye esto."
    case .lastOwner: "El equipo se quedaría sin responsable; nombra antes a otro, o disuélvelo."
    case .moveProposed: "Ya se ha propuesto un cambio de este cliente; retíralo primero."
    case .exportNotReady: "Todavía se está preparando; recibirás un correo cuando esté listo."
    case .notNextVersion: "No es la versión siguiente."
    case .consentEndsWithAccount:
      "El consentimiento a las condiciones y a la política de privacidad solo termina con la cuenta: para retirarlo, borra tu cuenta."
    case .erasureBegun: "El borrado de la cuenta ha empezado y ya no se puede cancelar."
    case .lastAdmin: "Esta organización se quedaría sin administrador; nombra antes a otro."
    case .ownAccount: "Es tu propia cuenta; tiene que hacerlo otro administrador."
    case .accountLocked: "La cuenta está bloqueada; desbloquéala primero."
    case .secondAdminNeeded:
      "Tiene que aceptarlo un segundo administrador, que lo sea desde hace al menos tres días."
    case .planDayLocked:
      "{coach} fija los días de este plan (reschedule). Puedes quitar el plan entero en cualquier momento."
    case .planLoadsLocked:
      "{coach} fija las cargas de este plan (loads). Puedes quitar el plan entero en cualquier momento."
    case .alertSeenTo: "Otro administrador ya ha atendido esta alerta."
    case .planExercisesLocked:
      """
      {coach} fija los ejercicios y las series de este plan (exercises). Puedes quitar el plan entero en cualquier \
      momento.
      """
    case .planSessionsLocked:
      "{coach} no permite saltarse sesiones de este plan (skip). Puedes quitar el plan entero en cualquier momento."
    }
  }
}
