internal import MuscleMateAPI

typealias TableObstacle = ImportReport.Obstacle

extension TableObstacle {
  /// Nil for a table that may have a row for each set or each exercise.
  init?(_ names: [String], _ rows: [[String]]) {
    let keys = names.map(HeaderName.key).filter { !$0.isEmpty }
    if Self.repeats(keys) {
      self = .workoutRows
    } else if Self.isOfBody(keys, rows) {
      self = .bodyMeasurements
    } else {
      return nil
    }
  }

  /// Whether there are three of a column, or two each of two.
  private static func repeats(_ keys: [String]) -> Bool {
    let alike = Dictionary(grouping: keys) { $0 }.values.map(\.count)
    let numbered = Dictionary(grouping: keys.compactMap(HeaderName.numbered), by: \.name).values
    return [alike, numbered.map { Set($0.map(\.number)).count }].contains { counts in
      counts.contains { $0 >= 3 } || counts.count { $0 == 2 } >= 2
    }
  }

  /// Whether nothing is an exercise or a number of reps, and something is a measure of the body.
  private static func isOfBody(_ keys: [String], _ rows: [[String]]) -> Bool {
    let meanings = Set(keys.compactMap { TableForm.unknown.meaning(of: $0)?.column })
    guard meanings.isDisjoint(with: [.exercise, .reps, .sets, .setOrder, .distance]) else { return false }
    let hasMeasure = keys.contains { key in measures.contains { key.contains($0) } }
    let isWeightAlone =
      meanings.isSuperset(of: [.date, .weight])
      && !rows.contains { row in row.contains { $0.contains(where: \.isLetter) && !DateColumn.isDate($0) } }
    return hasMeasure || isWeightAlone
  }

  /// In the four languages.
  private static let measures = [
    "body weight", "bodyweight", "body fat", "fat percent", "fat mass", "bmi", "muscle mass", "waist",
    "measurement", "bicep", "körpergewicht", "körperfett", "taille", "messung", "peso corporal", "grasa",
    "cintura", "medida", "vücut", "yağ oranı", "bel çevresi", "ölçüm",
  ]
}
