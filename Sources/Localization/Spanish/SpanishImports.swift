extension ImportProblemCode {
  var spanish: String {
    switch self {
    case .columns: "la fila tiene {found} columnas, un número distinto del de la cabecera"
    case .encoding: "el texto no es UTF-8"
    case .nul: "el texto contiene un carácter NUL"
    case .unclosedQuote: "una comilla se abre y nunca se cierra; falta el resto del archivo"
    case .date: "«{found}» no es una fecha con hora"
    case .number: "«{found}» no es un número que encaje aquí"
    case .negative: "«{found}» es negativo"
    case .reps: "«{found}» no es un número de repeticiones creíble"
    case .weight: "«{found}» no es un peso creíble"
    case .rpe: "«{found}» no es un RPE de 1 a 10; la serie se tomó sin él"
    case .duration: "«{found}» no es una duración"
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
    case .repeated:
      "aquí vuelve a aparecer la cabecera; debajo, {found, plural, one {# fila que ya estaba} other {# filas que ya estaban}} más arriba no contaron dos veces"
    case .more: "y {found, plural, one {# problema más} other {# problemas más}}"
    }
  }
}
