internal import Primitives

/// The beginning of a table of no known app, to guess what its columns mean and to show it.
struct UnknownTable: Sendable {
  let names: [String]
  /// The first rows that have as many cells as the header.
  let rows: [[String]]
  let separator: UInt8
  let fingerprint: UUID

  private static let looked = 50
  private static let mostColumns = 100

  /// Under the separator that makes the most of the header and fits the most rows. Nil for what is no table.
  init?(_ bytes: [UInt8]) {
    let text = TextEncoding(bytes).bytes
    let readings = CSVReader.separators(of: text).compactMap { Self.read(text, $0) }
    guard let best = readings.max(by: { ($0.rows.count, $0.names.count) < ($1.rows.count, $1.names.count) })
    else {
      return nil
    }
    (names, rows, separator) = best
    fingerprint = ImportBatch.digest(names.joined(separator: "\u{1F}"))
  }

  private static func read(_ bytes: [UInt8], _ separator: UInt8) -> (
    names: [String], rows: [[String]], separator: UInt8
  )? {
    var reader = CSVReader(bytes, separator: separator)
    guard let header = reader.headerRecord(), (2...mostColumns).contains(header.count) else { return nil }
    var rows: [[String]] = []
    while rows.count < looked, let record = reader.next() {
      if record.count == header.count { rows.append((0..<record.count).map { record.text($0) }) }
    }
    return rows.isEmpty ? nil : ((0..<header.count).map { header.text($0) }, rows, separator)
  }

  /// The values of a column that are not empty.
  func values(at index: Int) -> [String] { rows.map { $0[index] }.filter { !$0.isEmpty } }

  // MARK: - Guessing

  /// By the words of the header, then by the values of the columns whose words say nothing.
  var guess: TableChoice {
    var columns = names.map { TableForm.unknown.meaning(of: $0) }
    // One column for each meaning, the first that has it; a weight may be there in two units.
    for index in columns.indices {
      guard let meaning = columns[index] else { continue }
      let isTaken = columns[..<index].contains { $0?.column == meaning.column && $0?.unit == meaning.unit }
      if isTaken || !fits(meaning.column, at: index) { columns[index] = nil }
    }
    for column in [ImportColumn.date, .exercise, .reps, .weight]
    where !columns.contains(where: { $0?.column == column }) {
      let free = columns.indices.filter { columns[$0] == nil }
      if let index = bestPlace(for: column, among: free) { columns[index] = ColumnMeaning(column: column) }
    }
    return TableChoice(columns: columns, of: self)
  }

  /// What a table must have before its sets can be read.
  func missing(in choice: TableChoice) -> [ImportColumn] {
    let there = choice.columns.compactMap { $0?.column }
    let isMeasured = [.reps, .weight, .duration, .distance].contains { there.contains($0) }
    return [.date, .exercise].filter { !there.contains($0) } + (isMeasured ? [] : [.reps])
  }

  /// Whether most of the values can be what the word says.
  private func fits(_ column: ImportColumn, at index: Int) -> Bool {
    let values = values(at: index)
    let good = values.count { value in
      switch column {
      case .date: Self.isDate(value)
      case .reps, .superset, .setOrder: NumberReading.decimal(value, hasDecimalCommas: true)?.integer != nil
      case .weight, .distance, .rpe: value.contains(where: \.isNumber)
      case .duration, .workoutDuration: DurationReading.seconds(value) != nil
      default: true
      }
    }
    return good * 5 >= values.count * 3
  }

  private func bestPlace(for column: ImportColumn, among free: [Int]) -> Int? {
    let numbers = { (index: Int) in
      values(at: index).compactMap { NumberReading.decimal($0, hasDecimalCommas: true) }
    }
    let fitting = free.filter { !values(at: $0).isEmpty && fits(column, at: $0) }
    switch column {
    case .date: return fitting.first
    case .exercise:
      // Words that come again.
      return fitting.filter { index in
        let values = values(at: index)
        return values.allSatisfy { $0.contains(where: \.isLetter) && !Self.isDate($0) }
          && Set(values).count < values.count
      }.first
    case .reps:
      return fitting.first { index in
        let counts = numbers(index)
        return !counts.isEmpty && counts.allSatisfy { (0...100).contains($0) } && counts.contains { $0 > 1 }
      }
    default:
      return fitting.first {
        numbers($0).contains { $0 > 10 } && !values(at: $0).contains(where: Self.isDate)
      }
    }
  }

  private static func isDate(_ text: String) -> Bool {
    DateReading(text, .dayFirst) != nil || DateReading(text, .monthFirst) != nil
  }
}

extension TableForm {
  /// A table of no known app: the words that such tables use for their columns, in four languages.
  static let unknown = TableForm(
    .table, "", needed: [.date, .exercise],
    words: [
      .date: [
        "date", "day", "datum", "tag", "fecha", "día", "dia", "tarih", "gün", "performed at", "start",
        "start time",
        "started at", "timestamp", "date and time", "beginn", "zeitpunkt", "inicio", "başlangıç",
      ],
      .time: ["time", "clock", "uhrzeit", "zeit", "hora", "saat"],
      .end: ["end", "end time", "ended at", "ende", "fin", "final", "bitiş"],
      .workout: [
        "workout", "workout name", "session", "routine", "training", "title", "einheit", "trainingseinheit",
        "plan",
        "entrenamiento", "rutina", "sesión", "antrenman", "program",
      ],
      .workoutNotes: [
        "workout notes", "session notes", "trainingsnotizen", "notas del entrenamiento", "antrenman notları",
      ],
      .workoutDuration: [
        "workout duration", "session duration", "trainingsdauer", "duración del entrenamiento",
        "antrenman süresi",
      ],
      .exercise: [
        "exercise", "exercise name", "exercise title", "lift", "movement", "übung", "name der übung",
        "ejercicio",
        "nombre del ejercicio", "egzersiz", "hareket", "egzersiz adı",
      ],
      .exerciseNotes: ["exercise notes", "übungsnotizen", "notas del ejercicio", "egzersiz notları"],
      .superset: ["superset", "superset id", "supersatz", "superserie", "süperset"],
      .setOrder: [
        "set", "set order", "set number", "set no", "set #", "#", "satz", "satz nr", "serie", "orden",
        "set no.", "set sırası",
      ],
      .setKind: ["type", "set type", "kind", "satzart", "art", "tipo", "tipo de serie", "tür", "set türü"],
      .weight: [
        "weight", "load", "kg", "kgs", "lb", "lbs", "gewicht", "last", "peso", "carga", "ağırlık", "kilo",
      ],
      .weightUnit: [
        "unit", "weight unit", "einheit des gewichts", "gewichtseinheit", "unidad", "unidad de peso", "birim",
        "ağırlık birimi",
      ],
      .reps: [
        "reps", "rep", "repetitions", "wiederholungen", "wdh", "wdh.", "repeticiones", "repes", "tekrar",
        "tekrarlar",
      ],
      .distance: [
        "distance", "strecke", "distanz", "entfernung", "distancia", "mesafe", "km", "mi", "miles", "m",
      ],
      .distanceUnit: ["distance unit", "unidad de distancia", "mesafe birimi"],
      .duration: [
        "duration", "seconds", "secs", "dauer", "sekunden", "duración", "segundos", "süre", "saniye",
      ],
      .rpe: ["rpe", "effort", "anstrengung", "esfuerzo", "zorluk"],
      .notes: [
        "notes", "note", "comment", "comments", "notizen", "kommentar", "anmerkung", "notas", "comentario",
        "notlar", "not", "yorum",
      ],
    ])
}
