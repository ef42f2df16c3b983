extension ImportProblemCode {
  var spanish: String {
    switch self {
    case .columns: "la fila tiene {found} columnas, un número distinto del de la cabecera"
    case .encoding:
      "{found, plural, one {# carácter} other {# caracteres}} del archivo no eran UTF-8 y se leyeron como Windows-1252"
    case .nul: "se omitieron {found, plural, one {# carácter NUL} other {# caracteres NUL}} del archivo"
    case .unclosedQuote: "unas comillas se abren y no se cierran"
    case .date: "«{found}» no es una fecha con hora"
    case .number: "«{found}» no es un número que encaje aquí"
    case .negative: "«{found}» es negativo"
    case .reps: "«{found}» no es un número de repeticiones creíble"
    case .weight: "«{found}» no es un peso creíble"
    case .rpe: "«{found}» no es un RPE de 1 a 10"
    case .duration: "«{found}» no es una duración de hasta una semana"
    case .distance: "«{found}» no es una distancia"
    case .kind: "«{found}» no es un tipo de serie conocido"
    case .unit: "«{found}» no es una unidad conocida"
    case .dateTooEarly: "{found} es anterior a 1900, cuando empieza el registro"
    case .dateInTheFuture: "{found} está en el futuro"
    case .exerciseMissing: "el ejercicio no tiene nombre"
    case .emptySet: "la serie no tiene repeticiones ni duración ni distancia"
    case .nameTooLong: "el nombre es demasiado largo: «{found}»"
    case .tooManySets: "un ejercicio admite como máximo 100 series"
    case .tooManyExercises: "un entreno admite como máximo 100 ejercicios"
    case .endBeforeStart: "el final ({found}) es anterior al inicio; se omitió la duración"
    case .notesCut: "las notas se acortaron a {found} caracteres"
    case .end: "«{found}» no es una fecha con hora; se omitió la duración"
    case .assistance:
      "«{found}» cuenta como asistencia si el ejercicio es asistido; si no, la serie queda sin peso"
    case .weightAlone: "la serie tiene un peso ({found}) y ninguna repetición; se tomó como una repetición"
    case .columnsIgnored: "estas columnas no se leyeron: {found}"
    case .repeated:
      "aquí vuelve a aparecer la cabecera; debajo, {found, plural, one {# fila que ya estaba} other {# filas que ya estaban}} más arriba no contaron dos veces"
    case .turkishEncoding:
      "{found, plural, one {# carácter} other {# caracteres}} del archivo no eran UTF-8 y se leyeron como Windows-1254 (turco)"
    case .repsDate:
      "«{found}» es una fecha; quizá una hoja de cálculo la hizo de una lista de repeticiones como 5-5"
    case .setCount:
      "el número de series es {found}, pero la lista de repeticiones tiene otro; se tomó la lista"
    case .yesOrNo: "«{found}» no es ni sí ni no"
    case .dateOrder:
      "el archivo no muestra si en sus fechas va primero el día o el mes: {found}; si no es correcto, elige el otro orden"
    case .dateOrderChanged:
      "un archivo anterior con esta cabecera se leyó con otro orden de día y mes; este se lee así: {found}; deshaz antes la importación anterior, o sus entrenos quedarán en otros días"
    case .dateNumbers: "las fechas son números; se leyeron así: {found}"
    case .filledDown:
      "{found, plural, one {# fila no tiene} other {# filas no tienen}} día o ejercicio y {found, plural, one {recibió} other {recibieron}} los de la fila de arriba"
    case .timeZone: "no se conoce ninguna zona horaria llamada «{found}»"
    case .unknownMember: "el miembro «{found}» no se conoce y se pasó por alto"
    case .tier: "tu plan no tiene sitio para esto"
    case .limit: "no hay sitio para más de estos"
    case .refused:
      "va contra una regla de esta cuenta, como un día de descanso o un módulo desactivado"
    case .fault: "no es válido"
    case .more: "y {found} más como este"
    }
  }
}

extension ImportLoss {
  var spanish: String {
    switch self {
    case .row: "se omitió la fila"
    case .value: "se omitió este valor"
    case .item: "el elemento se omitió"
    }
  }
}
