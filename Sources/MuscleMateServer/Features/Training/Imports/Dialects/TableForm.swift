/// The words of an app's tables in one language: what its columns are called, and what its rows between the sets are.
///
/// This is the one place that knows them. An app's versions differ in the columns that they write and in where they say the
/// unit, which `Dialect` tells from the header; so a version needs words of its own only where a name changed.
struct TableForm: Sendable {
  enum App: String, Sendable, CaseIterable {
    case musclemate, strong, hevy, fitnotes, stronglifts
    /// A table of no known app.
    case table

    /// As people know it. Nil for a table of no known app.
    var name: String? {
      switch self {
      case .musclemate: "MuscleMate"
      case .strong: "Strong"
      case .hevy: "Hevy"
      case .fitnotes: "FitNotes"
      case .stronglifts: "StrongLifts"
      case .table: nil
      }
    }
  }

  /// How its words are known.
  enum Evidence: Sendable {
    /// Files that people exported. Then it has their words and no other.
    case files
    /// The app's own screens in that language: no file was seen.
    case screens
    /// We write it, or it is a list of what people call their columns.
    case own
  }

  let app: App
  let version: String
  let language: String
  let evidence: Evidence
  let needed: [ImportColumn]
  let words: [ImportColumn: [String]]
  /// Columns that say nothing new: they are reckoned from the others, or number the rows.
  var needless: [String] = []
  /// In place of a set's number: the row is the rest after the set above, or a note of the exercise.
  var restTimers: [String] = []
  var notes: [String] = []
  /// The exercises of a workout stand beside one another, in columns of the same names.
  var repeatsColumns = false
  private let meanings: [String: ImportColumn]

  init(
    _ app: App, _ version: String, _ language: String, _ evidence: Evidence, needed: [ImportColumn],
    words: [ImportColumn: [String]], needless: [String] = [], restTimers: [String] = [],
    notes: [String] = [], repeatsColumns: Bool = false
  ) {
    (self.app, self.version, self.language, self.evidence) = (app, version, language, evidence)
    (self.needed, self.words, self.repeatsColumns) = (needed, words, repeatsColumns)
    (self.needless, self.restTimers, self.notes) = (needless, restTimers, notes)
    var meanings: [String: ImportColumn] = [:]
    for (column, names) in words {
      for name in names { meanings[HeaderName.key(name)] = column }
    }
    self.meanings = meanings
  }

  /// Nil for a column that it does not know.
  func meaning(of name: String) -> ColumnMeaning? { meaning(key: HeaderName.key(name)) }

  func meaning(key: String) -> ColumnMeaning? {
    if let column = meanings[key] {
      // The oldest files of Strong call a column by its unit alone.
      return ColumnMeaning(column: column, unit: ImportUnit.isUnit(key, of: column) ? key : nil)
    }
    guard !repeatsColumns, let (rest, unit) = HeaderName.withoutUnit(key), let column = meanings[rest],
      ImportUnit.isUnit(unit, of: column)
    else { return nil }
    return ColumnMeaning(column: column, unit: unit)
  }

  func isNeedless(key: String) -> Bool {
    needless.contains { key == $0 || $0.hasSuffix("…") && key.hasPrefix($0.dropLast()) }
  }
}

/// The names of columns, compared without regard to case, underscores and the form of apostrophes.
enum HeaderName {
  /// `exerciseName`, `exercise_name` and `Exercise Name` are one.
  static func key(_ name: String) -> String {
    var plain = ""
    var isSmall = false
    for character in name {
      if isSmall, character.isUppercase { plain.append(" ") }
      isSmall = character.isLowercase
      switch character {
      case "_", "\u{A0}": plain.append(" ")
      case "’", "‘", "`": plain.append("'")
      default: plain += character.lowercased()
      }
    }
    return plain.split(separator: " ").joined(separator: " ")
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

  /// `set 2` and `set2 (reps)` in their name and their number.
  static func numbered(_ key: String) -> (name: String, number: Int)? {
    guard let end = key.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let start = key[...end].lastIndex { !($0.isASCII && $0.isNumber) }
    guard let start, start < end, let number = Int(key[key.index(after: start)...end]) else { return nil }
    let name = String(key[...start]).trimmingBlanks
    return name.contains(where: \.isLetter) ? (name + key[key.index(after: end)...], number) : nil
  }
}

extension String {
  fileprivate var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}
