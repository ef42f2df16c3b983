/// The words of an app's tables in one language: what its columns are called, and what its rows between the sets are.
///
/// This is the one place that knows them. An app's versions differ in the columns that they write and in where they say the
/// unit, which `Dialect` tells from the header; so a version needs words of its own only where a name changed.
struct TableForm: Sendable {
  enum App: String, Sendable, CaseIterable {
    case musclemate, strong, hevy, fitnotes, stronglifts
    /// A table of no known app.
    case table
  }

  let app: App
  let language: String
  let needed: [ImportColumn]
  let words: [ImportColumn: [String]]
  /// Columns that say nothing new: they are reckoned from the others, or number the rows.
  var needless: [String] = []
  /// In place of a set's number: the row is the rest after the set above, or a note of the exercise.
  var restTimers: [String] = []
  var notes: [String] = []
  private let meanings: [String: ImportColumn]

  init(
    _ app: App, _ language: String, needed: [ImportColumn], words: [ImportColumn: [String]],
    needless: [String] = [], restTimers: [String] = [], notes: [String] = []
  ) {
    (self.app, self.language, self.needed, self.words) = (app, language, needed, words)
    (self.needless, self.restTimers, self.notes) = (needless, restTimers, notes)
    var meanings: [String: ImportColumn] = [:]
    for (column, names) in words {
      for name in names { meanings[HeaderName.key(name)] = column }
    }
    self.meanings = meanings
  }

  /// Nil for a column that it does not know.
  func meaning(of name: String) -> ColumnMeaning? {
    let key = HeaderName.key(name)
    if let column = meanings[key] {
      // The oldest files of Strong call a column by its unit alone.
      return ColumnMeaning(column: column, unit: ImportUnit.isUnit(key, of: column) ? key : nil)
    }
    guard let (rest, unit) = HeaderName.withoutUnit(key), let column = meanings[rest],
      ImportUnit.isUnit(unit, of: column)
    else { return nil }
    return ColumnMeaning(column: column, unit: unit)
  }

  func isNeedless(_ name: String) -> Bool {
    let key = HeaderName.key(name)
    return needless.contains { key == $0 || $0.hasSuffix("…") && key.hasPrefix($0.dropLast()) }
  }
}

/// The names of columns, compared without regard to case, underscores and the form of apostrophes.
enum HeaderName {
  static func key(_ name: String) -> String {
    let plain = name.lowercased().map { character -> Character in
      switch character {
      case "_", "\u{A0}": " "
      case "’", "‘", "`": "'"
      default: character
      }
    }
    return String(plain).split(separator: " ").joined(separator: " ")
  }

  /// `weight (kg)` and `weight kg` in two; nil where there is one word alone.
  static func withoutUnit(_ key: String) -> (name: String, unit: String)? {
    for (opening, closing) in [("(", ")"), ("[", "]")] where key.hasSuffix(closing) {
      guard let start = key.lastIndex(of: Character(opening)) else { continue }
      let unit = key[key.index(after: start)...].dropLast()
      return (String(key[..<start]).trimmingBlanks, String(unit).trimmingBlanks)
    }
    guard let blank = key.lastIndex(of: " ") else { return nil }
    let name = String(key[..<blank])
    return (name.hasSuffix(",") ? String(name.dropLast()) : name, String(key[key.index(after: blank)...]))
  }
}

extension String {
  fileprivate var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}
