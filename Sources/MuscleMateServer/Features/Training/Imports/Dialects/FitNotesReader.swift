internal import Localization
internal import Primitives
internal import Strength

/// FitNotes' exports, of Android and iOS.
///
/// FitNotes knows days and not workouts: one workout a day, at noon, since noon lies on the same day in every zone
/// that it could later be looked at from; and an exercise once in it.
struct FitNotesReader: DialectReader {
  static let hour = 12

  func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let dateText = try row.text(.date) ?? ""
    guard let date = CivilDate(dateText),
      let noon = LocalTime(date: date, hour: Self.hour, minute: 0, second: 0)
    else {
      throw RowFault(.date, dateText)
    }
    let time = try row.text(.time)
    let distanceUnit = try row.text(.distanceUnit) ?? "m"
    let (comment, notes) = try (row.text(.comment), row.text(.notes))
    let (weight, unit) = try weight(row)
    var set = try ImportedSet(
      line: row.line, kind: kind(row), reps: row.count(.reps, or: .reps),
      seconds: time.map { (text) throws(RowFault) in try clockDuration(text) },
      meters: meters(row.number(.distance, or: .distance), in: distanceUnit),
      rpe: nil, notes: comment ?? notes)
    try set.setWeight(weight, unit)
    let name = try row.text(.exercise)

    try workouts.openWorkout(named: nil, at: noon)
    try workouts.add(set, to: workouts.exercise(named: name, .byName))
  }

  private func weight(_ row: ImportRow) throws(RowFault) -> (Decimal?, WeightUnit?) {
    if row.header[.weightInKilograms] != nil { return try weightOfEither(row) }
    guard let weight = try row.number(.weight, or: .weight), weight > 0 else { return (nil, nil) }
    let text = try row.text(.weightUnit) ?? ""
    guard let unit = weightUnit(text) else { throw RowFault(.unit, text) }
    return (weight, unit)
  }

  /// iOS writes each weight in both units. The one with fewer digits behind the point is what was entered; the
  /// other was made from it.
  private func weightOfEither(_ row: ImportRow) throws(RowFault) -> (Decimal?, WeightUnit?) {
    let kilograms = try row.number(.weightInKilograms, or: .weight)
    let pounds = try row.number(.weightInPoundsOfFitNotes, or: .weight)
    guard let kilograms else { return (pounds, .lb) }
    guard let pounds, pounds.scale < kilograms.scale else { return (kilograms, .kg) }
    return (pounds, .lb)
  }

  private func kind(_ row: ImportRow) throws(RowFault) -> ImportedSet.Kind {
    guard let text = try row.text(.kind)?.lowercased() else { return .working }
    if text.hasPrefix("warm") { return .warmUp }
    if text.hasPrefix("drop") { return .drop }
    if text.hasPrefix("fail") { return .failure }
    return text == "amrap" ? .amrap : .working
  }
}
