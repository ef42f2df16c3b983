internal import Primitives

/// What the columns of a table mean: by the words of its header, and where these say nothing, by its values.
struct ColumnGuess {
  private let table: ImportTable
  /// Of the app that the header is nearly one of.
  private let form: TableForm?
  private var columns: [ColumnMeaning?]

  /// Of a table that nearly is an app's nothing is guessed from values: they would be taken for what the app writes elsewhere.
  static func choice(for table: ImportTable) -> TableChoice {
    var guess = ColumnGuess(table)
    guess.readWords()
    if guess.form == nil { guess.readValues() }
    return TableChoice(columns: guess.columns)
  }

  private init(_ table: ImportTable) {
    self.table = table
    form = if case .near(let form, _) = table.kind { form } else { nil }
    columns = table.names.map { _ in nil }
  }

  // MARK: - Words

  private mutating func readWords() {
    for index in table.names.indices {
      columns[index] = meanings(at: index).first { isFree($0) && fits($0.column, at: index) }
    }
    // Only now the days are known, which show whether a length is the workout's.
    for index in columns.indices where columns[index]?.column == .duration && isOfWorkout(index) {
      let meaning = ColumnMeaning(column: .workoutDuration, unit: columns[index]?.unit)
      columns[index] = isFree(meaning) ? meaning : nil
    }
  }

  /// One column for each meaning, the first that has it; a weight may be there in two units.
  private func isFree(_ meaning: ColumnMeaning) -> Bool {
    !columns.contains { $0?.column == meaning.column && $0?.unit == meaning.unit }
  }

  /// What the name may mean, the likeliest first: the words of the app, those that people use, those of all apps.
  private func meanings(at index: Int) -> [ColumnMeaning] {
    let name = table.names[index]
    guard !name.isEmpty else { return [] }
    let forms = [form].compactMap(\.self) + [TableForm.unknown] + TableForm.apps.filter { !$0.repeatsColumns }
    var found = forms.compactMap { $0.meaning(of: name) }.filter { ImportColumn.choices.contains($0.column) }
    let key = HeaderName.key(name)
    if Self.warmUps.contains(where: key.contains) { found.append(ColumnMeaning(column: .warmUp)) }
    // `Set` is mostly the set's place, and `Sets` how many there are; but not always.
    if found.contains(where: { $0.column == .setOrder }) { found.append(ColumnMeaning(column: .sets)) }
    if found.contains(where: { $0.column == .sets }) { found.append(ColumnMeaning(column: .setOrder)) }
    if found.contains(where: { $0.column == .time }) { found.append(ColumnMeaning(column: .duration)) }
    return found
  }

  private static let warmUps = ["warm", "aufw", "calent", "ısın", "isın", "isin"]

  /// Whether most of the values can be what the word says.
  private func fits(_ column: ImportColumn, at index: Int) -> Bool {
    let values = table.values(at: index)
    switch column {
    case .date: return mostAreDates(values)
    case .time: return most(values) { ClockReading($0, DateStyle()) != nil } && !mostAreShort(values)
    case .reps: return most(values) { RepsReading.read($0, hasDecimalCommas: true) != nil }
    case .sets: return most(values) { Self.count($0) != nil } && !ValueOrder.counts(values)
    case .setOrder: return ValueOrder.counts(values) || !most(values) { Self.count($0) != nil }
    case .superset: return most(values) { Self.count($0) != nil }
    case .warmUp: return values.allSatisfy { YesOrNo.read($0) != nil }
    case .weight, .distance, .rpe: return most(values) { $0.contains(where: \.isNumber) }
    case .duration, .workoutDuration: return most(values) { DurationReading.seconds($0) != nil }
    default: return true
    }
  }

  private func most(_ values: [String], _ isGood: (String) -> Bool) -> Bool {
    values.count(where: isGood) * 5 >= values.count * 3
  }

  private func mostAreDates(_ values: [String]) -> Bool {
    most(values, DateColumn.isDate) || DateColumn(values).numbersAlone != nil
  }

  private static func count(_ text: String) -> Int64? {
    NumberReading.decimal(text, hasDecimalCommas: true)?.integer
  }

  /// `00:01:30` is a length. Nobody trains at midnight all the time.
  private func mostAreShort(_ values: [String]) -> Bool {
    most(values) { ClockReading($0, DateStyle()).map { $0.secondOfDay < 4 * 3_600 } ?? false }
  }

  /// Whether all rows of a day say the same, or it counts minutes beside reps.
  private func isOfWorkout(_ index: Int) -> Bool {
    let isInMinutes = (columns[index]?.unit).flatMap(ImportUnit.time).map { $0 >= 60 } ?? false
    if isInMinutes, columns.contains(where: { $0?.column == .reps }) { return true }
    let days = rowsOfDays.filter { $0.count > 1 }
    return !days.isEmpty
      && days.allSatisfy { rows in Set(rows.map { $0[index] }).count == 1 && !rows[0][index].isEmpty }
  }

  private var rowsOfDays: [[[String]]] {
    guard let date = columns.firstIndex(where: { $0?.column == .date }) else { return [] }
    return Array(Dictionary(grouping: table.rows) { $0[date] }.values)
  }

  // MARK: - Values

  private mutating func readValues() {
    for column in [ImportColumn.date, .exercise, .reps, .weight]
    where !has(column) {
      // Without a day and an exercise numbers say nothing.
      guard column == .date || column == .exercise || has(.date) || has(.exercise) else { return }
      if let index = place(for: column) { columns[index] = ColumnMeaning(column: column) }
    }
  }

  private func has(_ column: ImportColumn) -> Bool { columns.contains { $0?.column == column } }

  private func place(for column: ImportColumn) -> Int? {
    let free = columns.indices.filter { columns[$0] == nil && !table.values(at: $0).isEmpty }
    let fitting = free.filter { fits(column, at: $0) }
    switch column {
    case .date: return fitting.first
    case .exercise: return placeOfExercise(among: free)
    case .reps: return fitting.filter(isOfReps).min { mostReps($0) < mostReps($1) }
    default: return fitting.first(where: isOfWeights)
    }
  }

  /// Words that come again, and of which there are several on a day.
  private func placeOfExercise(among free: [Int]) -> Int? {
    let words = free.filter { index in
      let values = table.values(at: index)
      return Set(values).count < values.count
        && values.allSatisfy {
          $0.contains(where: \.isLetter) && !DateColumn.isDate($0) && YesOrNo.read($0) == nil
        }
    }
    let days = rowsOfDays
    return words.first { index in days.contains { Set($0.map { $0[index] }).count > 1 } } ?? words.first
  }

  private func isOfReps(_ index: Int) -> Bool {
    let values = table.values(at: index)
    let counts = values.compactMap { RepsReading.read($0, hasDecimalCommas: true) }.flatMap(\.self)
    return !ValueOrder.counts(values) && counts.allSatisfy { $0 <= 100 } && counts.contains { $0 > 1 }
      && !isConstant(index)
  }

  /// Weights are mostly more.
  private func mostReps(_ index: Int) -> Int {
    table.values(at: index).compactMap { RepsReading.read($0, hasDecimalCommas: true) }.flatMap(\.self).max()
      ?? 0
  }

  private func isOfWeights(_ index: Int) -> Bool {
    let values = table.values(at: index)
    let numbers = values.compactMap { NumberReading.decimal($0, hasDecimalCommas: true) }
    return numbers.contains { $0 > 10 } && !values.contains(where: DateColumn.isDate) && !isConstant(index)
      && DateColumn(values).numbersAlone == nil
  }

  /// Whether it says one thing of each day, as a workout's length does.
  private func isConstant(_ index: Int) -> Bool {
    let days = rowsOfDays.filter { $0.count > 1 }
    return days.count > 1 && days.allSatisfy { rows in Set(rows.map { $0[index] }).count == 1 }
      && Set(table.values(at: index)).count > 1
  }
}

/// The order in which the values of a column follow one another.
enum ValueOrder {
  /// Whether they number the sets: 1, 2, 3, 1, 2 … from 0 or 1, or the other way round in a file with the newest first. What is
  /// no number, as a `W`, is passed over.
  static func counts(_ values: [String]) -> Bool {
    let numbers = values.compactMap { NumberReading.decimal($0, hasDecimalCommas: true)?.integer }
    guard numbers.count > 1, let least = numbers.min(), least <= 1 else { return false }
    let steps = zip(numbers, numbers.dropFirst())
    return [1, -1].contains { step in
      steps.contains { $1 - $0 == step }
        && steps.allSatisfy { step == 1 ? $1 - $0 == 1 || $1 == least : $1 - $0 == -1 || $0 == least }
    }
  }
}
