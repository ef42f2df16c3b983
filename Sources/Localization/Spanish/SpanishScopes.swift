internal import MuscleMateAPI

extension Scope {
  var spanish: String {
    switch self {
    case .history: "la lista de mis entrenamientos"
    case .workoutDetails: "lo que hay en cada entrenamiento"
    case .mainLifts: "el progreso en sentadilla, press de banca y peso muerto"
    case .allLifts: "el progreso en cada ejercicio"
    case .bodyMetrics: "peso corporal y medidas"
    case .nutrition: "nutrición"
    case .health: "datos de salud"
    case .photos: "fotos"
    case .plans: "poner entrenamientos en mi semana, y cuáles de ellos hice"
    }
  }

  var spanishOpens: String {
    switch self {
    case .history:
      "Nombre, hora y duración de cada entrenamiento, cuántos ejercicios y series tuvo, y resúmenes semanales."
    case .workoutDetails: "Un entrenamiento cada vez: sus ejercicios, series, pesos, esfuerzo y notas."
    case .mainLifts: "Gráficas y récords de sentadilla, press de banca y peso muerto."
    case .allLifts:
      "Gráficas y récords de cada ejercicio, también de los tres principales, y los músculos trabajados."
    case .bodyMetrics: "Peso corporal, grasa corporal y las demás medidas, con sus gráficas."
    case .nutrition: "Lo que comes, con su energía y sus nutrientes."
    case .health: "Enfermedades y otros datos de salud."
    case .photos: "Fotos de progreso."
    case .plans:
      """
      El entrenador pone entrenamientos en la semana, con cargas según los máximos, y ve cuáles de ellos se hicieron y \
      cuándo.
      """
    }
  }

  var spanishLeavesClosed: String {
    switch self {
    case .history: "Lo que se hizo en un entrenamiento, sus notas y cualquier gráfica."
    case .workoutDetails: "La lista de entrenamientos; gráficas y récords."
    case .mainLifts: "Cualquier otro ejercicio, y los entrenamientos mismos."
    case .allLifts: "Los entrenamientos mismos y sus notas; el peso corporal."
    case .bodyMetrics: "Fotos, datos de salud y entrenamientos."
    case .nutrition: "Peso corporal y otras medidas."
    case .health: "Medidas corporales, fotos y entrenamientos."
    case .photos: "Medidas corporales y datos de salud."
    case .plans: "Lo que se levantó: pesos, repeticiones y notas de los entrenamientos hechos."
    }
  }
}
