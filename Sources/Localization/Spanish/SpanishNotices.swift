internal import MuscleMateAPI

extension NoticeKind {
  var spanish: String {
    switch self {
    // Feedback
    case .workoutComment: "{name} comentó tu entreno {workout}"
    case .clientComment: "{name} comentó un entreno"
    case .commentAnswer: "{name} respondió donde comentaste"
    case .message: "{name} te escribió"
    // Relations
    case .inviteAccepted: "{name} aceptó tu invitación"
    case .sharingChanged: "{name} cambió lo que comparte contigo"
    case .invite: "{name} quiere ser tu entrenador"
    case .inviteDeclined: "{name} rechazó tu invitación"
    case .inviteExpired: "Una de tus invitaciones no se respondió a tiempo"
    case .inviteNoPlace: "{name} quiere aceptar tu invitación, pero tu plan no tiene más plazas"
    case .coachingEnded: "{name} ha terminado el coaching contigo"
    case .sharingPaused: "{name} puso en pausa todo lo que comparte"
    case .sharingResumed: "{name} vuelve a compartir lo que compartía antes"
    case .sharingEnded: "Lo que {name} compartía contigo ha terminado"
    case .sharingOver: "Lo que compartías con {name} ha terminado"
    case .scopesAsked: "{name} pide ver más de tus datos"
    case .scopesGranted: "{name} comparte lo que pediste"
    case .scopesDeclined: "{name} no comparte lo que pediste"
    case .scopesExpired: "{name} no respondió a lo que pediste ver"
    case .teamInvite: "{name} te invita al equipo {team_name}"
    case .teamInviteAccepted: "{name} entró en el equipo {team_name}"
    case .teamInviteDeclined: "{name} rechazó la invitación al equipo {team_name}"
    case .teamInviteExpired: "Una invitación al equipo {team_name} no se respondió a tiempo"
    case .teamRoleChanged: "{name} cambió tu rol en el equipo {team_name}"
    case .teamLeft: "{name} dejó el equipo {team_name}"
    case .teamRemoved: "{name} te sacó del equipo {team_name}"
    case .teamDissolved: "{name} disolvió el equipo {team_name}"
    case .teamSharingChanged: "{name} cambió lo que ve el equipo {team_name}"
    case .teamSharingOver: "Lo que compartías con el equipo {team_name} ha terminado"
    case .teamAccessEnded: "{name} ya no comparte nada con el equipo {team_name}"
    case .teamClientRemoved: "El equipo {team_name} ya no te entrena"
    case .moveProposed: "El equipo {team_name} te propone a {name} como entrenador"
    case .moveAccepted: "{name} aceptó el cambio que propusiste"
    case .moveDeclined: "{name} rechazó el cambio que propusiste"
    case .moveExpired: "{name} no respondió al cambio que propusiste"
    // Plans
    case .planAssigned: "{coach} puso {plan} en tu semana"
    case .planChanged: "{coach} cambió {plan}"
    case .planWithdrawn: "{coach} retiró {plan}"
    case .planAdapted: "{lifter} adaptó {plan}"
    case .planWeekDone: "{lifter} terminó la semana {week} de {plan}: {done} de {sessions} entrenos"
    case .planRemoved: "{lifter} quitó {plan}"
    // Privacy
    case .clientLeft: "Un cliente tuyo borró su cuenta"
    case .coachLeft: "Tu entrenador borró su cuenta; lo que te asignó se queda"
    case .exportReady: "El archivo con tus datos está listo"
    // Due at a time
    case .workoutReminder: "{workout} está planificado para las {time}"
    case .motivation: "{text}"
    // Billing
    case .trialEnds: "Tu prueba gratuita de {tier} termina el {date}"
    case .paymentFailed: "Falló un pago de {tier}; todo sigue igual hasta el {date}"
    case .subscriptionReadOnly: "Desde el {date}, lo que contiene {tier} solo se puede leer: falta un pago"
    case .subscriptionEnded: "Tu suscripción de {tier} terminó el {date}"
    case .subscriptionRefunded: "Tu pago de {tier} se reembolsó el {date}"
    case .jobGivenUp: "La tarea {job} falló demasiadas veces y se abandonó"
    case .alertRaised: "Hay una alerta por actividad inusual"
    // Administration
    case .feedbackAnswered: "Tu sugerencia tiene una respuesta"
    case .breakGlassAsked: "Un administrador pide ver el entrenamiento de una persona; otro debe aceptarlo"
    case .breakGlassOpened:
      "El soporte puede ver parte de tu entrenamiento durante {minutes, plural, one {# minuto} other {# minutos}}: {reason}"
    case .accountChangeAsked:
      "El soporte va a cambiar cómo se accede a tu cuenta: míralo y recházalo si no lo quieres"
    case .accountChangeVetoed: "El titular de una cuenta rechazó un cambio que pediste"
    case .adminAdded: "{admin} es desde ahora administrador"
    case .mailStopped:
      "Tres correos enviados a tu dirección se devolvieron. Hasta que la confirmes o la cambies, solo te enviaremos correos sobre la seguridad de tu cuenta"
    }
  }
}

extension AttentionText {
  var spanish: String {
    switch self {
    case .missedSession: "Faltó a una sesión planificada en los últimos {days} días, el {last}."
    case .missedSessions:
      "Faltó a {count} sesiones planificadas en los últimos {days} días, la última el {last}."
    case .fallingE1RM:
      "{lift}: el e1RM con repeticiones en reserva bajó un {percent} % en las últimas {count} sesiones, de {from} a {to} {unit}."
    case .fallingLifts: "El e1RM con repeticiones en reserva bajó: {lifts}."
    case .fallingLift: "{lift} {percent} %"
    case .highRPE: "La última sesión planificada fue {excess} RPE más dura de lo indicado."
    case .highRPEInSessions:
      "Las últimas {count} sesiones planificadas fueron de media {excess} RPE más duras de lo indicado."
    case .silence: "Ningún entreno desde hace {days} días."
    case .silenceFromTheStart: "Aún ningún entreno, {days} días después de empezar el coaching."
    case .unread: "Sin leer: comentarios {unread_comments}, mensajes {unread_messages}."
    case .unreadComments: "Comentarios sin leer: {unread_comments}."
    case .unreadMessages: "Mensajes sin leer: {unread_messages}."
    case .squat: "Sentadilla"
    case .benchPress: "Press de banca"
    case .deadlift: "Peso muerto"
    case .decimalMark: ","
    }
  }
}

extension SubscriptionState {
  var spanish: String {
    switch self {
    case .trial: "Prueba gratuita hasta el {date}."
    case .active: "Pagada hasta el {date}; se renueva sola."
    case .cancelled: "Cancelada; lo conservas todo hasta el {date}."
    case .grace: "Falló un pago. Lo conservas todo hasta el {date}; revisa cómo pagas."
    case .readOnly: "Se debe un pago. Lo que hay se puede leer hasta el {date}; no se elimina nada."
    case .paused: "En pausa: no pagas nada, y lo que añade el plan está bloqueado."
    case .lapsed: "Terminada. No se eliminó nada, y tu registro sigue siendo tuyo para leerlo y exportarlo."
    case .revoked: "Reembolsada. Tu registro sigue siendo tuyo para leerlo y exportarlo."
    }
  }
}

extension Weekday {
  var spanish: String {
    switch self {
    case .sunday: "domingo"
    case .monday: "lunes"
    case .tuesday: "martes"
    case .wednesday: "miércoles"
    case .thursday: "jueves"
    case .friday: "viernes"
    case .saturday: "sábado"
    }
  }
}
