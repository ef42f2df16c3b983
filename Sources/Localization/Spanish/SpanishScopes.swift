internal import MuscleMateAPI

extension Scope {
  var spanish: String {
    switch self {
    case .history: "el historial de entrenos"
    case .workoutDetails: "los detalles de cada entreno"
    case .mainLifts: "el progreso en sentadilla, press de banca y peso muerto"
    case .allLifts: "el progreso en cada ejercicio"
    case .bodyMetrics: "peso corporal y medidas"
    case .nutrition: "nutrición"
    case .health: "datos de salud"
    case .photos: "fotos"
    case .plans: "planificar entrenos, y cuáles se hicieron"
    }
  }

  var spanishOpens: String {
    switch self {
    case .history:
      "Nombre, hora y duración de cada entreno, cuántos ejercicios y series tuvo, y resúmenes semanales."
    case .workoutDetails: "Un entreno cada vez: sus ejercicios, series, pesos, esfuerzo y notas."
    case .mainLifts: "Gráficos y récords de sentadilla, press de banca y peso muerto."
    case .allLifts:
      "Gráficos y récords de cada ejercicio, también de los tres levantamientos principales, y los músculos trabajados."
    case .bodyMetrics: "Peso corporal, grasa corporal y las demás medidas, con sus gráficos."
    case .nutrition: "Lo que comes, con su energía y sus nutrientes."
    case .health: "Problemas de salud y otros datos de salud."
    case .photos: "Fotos de progreso."
    case .plans:
      """
      El entrenador pone entrenos en la semana, con cargas según los máximos, y ve cuáles de ellos se hicieron y \
      cuándo.
      """
    }
  }

  var spanishLeavesClosed: String {
    switch self {
    case .history: "Lo que se hizo en un entreno, sus notas y cualquier gráfico."
    case .workoutDetails: "El historial de entrenos; gráficos y récords."
    case .mainLifts: "Cualquier otro ejercicio, y los propios entrenos."
    case .allLifts: "Los propios entrenos y sus notas; el peso corporal."
    case .bodyMetrics: "Fotos, datos de salud y entrenos."
    case .nutrition: "Peso corporal y otras medidas."
    case .health: "Medidas corporales, fotos y entrenos."
    case .photos: "Medidas corporales y datos de salud."
    case .plans: "Lo que se levantó: pesos, repeticiones y notas de los entrenos hechos."
    }
  }
}
