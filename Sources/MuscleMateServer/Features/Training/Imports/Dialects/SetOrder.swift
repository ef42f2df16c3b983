internal import Localization
internal import Primitives

/// What stands where a set has its number: some apps write there what kind of set it is, or that the row is none.
enum SetOrder {
  case set(ImportedSet.Kind, Int?)
  case note, restTimer

  /// - Parameter needed: whether each set has a number, so that another word is told.
  init(_ row: ImportRow, _ form: TableForm, needed: Bool) {
    let text = row.text(.setOrder) ?? ""
    let word = text.lowercased()
    if let kind = Self.kinds[word] {
      self = .set(kind, nil)
    } else if form.restTimers.contains(word) {
      self = .restTimer
    } else if form.notes.contains(word) {
      self = .note
    } else if let number = Self.number(text) {
      self = .set(.working, number)
    } else {
      self = Self.byContent(row, text, needed: needed)
    }
  }

  private static let kinds: [String: ImportedSet.Kind] = ["w": .warmUp, "f": .failure, "d": .drop]

  private static func number(_ text: String) -> Int? {
    Int(text) ?? NumberReading.decimal(text, hasDecimalCommas: true)?.integer.map { Int($0) }
  }

  /// A word of a language that is not known here: a row without a set is a note or a rest.
  private static func byContent(_ row: ImportRow, _ text: String, needed: Bool) -> SetOrder {
    let isEmpty = { (column: ImportColumn) in
      row.text(column).map { NumberReading.decimal($0, hasDecimalCommas: true) == 0 } ?? true
    }
    if !text.isEmpty, [.weight, .reps, .distance].allSatisfy(isEmpty) {
      if !isEmpty(.duration) { return .restTimer }
      if row.text(.notes) != nil { return .note }
    }
    if needed || !text.isEmpty { row.leaveOut(.kind, text, of: .setOrder) }
    return .set(.working, nil)
  }
}
