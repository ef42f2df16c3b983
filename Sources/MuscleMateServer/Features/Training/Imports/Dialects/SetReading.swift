internal import Localization
internal import Primitives
internal import Strength

extension ImportRow {
  /// The sets of a row: mostly one, else as many equal ones as the row says, or one for each number of its reps.
  ///
  /// - Parameters:
  ///   - unit: of a weight for which the file names none.
  ///   - length: the unit of a distance for which the file names none. Nil: an account in pounds counts miles, others
  ///     kilometers.
  func sets(
    _ kind: ImportedSet.Kind, unit: WeightUnit?, length: String? = nil
  ) throws(RowFault) -> [ImportedSet] {
    let seconds = seconds(.duration)
    let meters = meters(unit: length ?? (unit == .lb ? "mi" : "km"))
    let isMeasuredOtherwise = seconds ?? 0 > 0 || meters != nil
    let (load, rpe, notes) = (load(unit: unit), rpe(), text(.notes))
    return try repetitions(isMeasuredOtherwise).map { reps throws(RowFault) in
      try ImportedSet(
        self, kind: kind, reps: reps, load: load, seconds: seconds, meters: meters, rpe: rpe, notes: notes)
    }
  }

  /// Those of each set of the row. Something that can't be read is no one rep: it costs the row, unless the set is measured
  /// otherwise.
  private func repetitions(_ isMeasuredOtherwise: Bool) throws(RowFault) -> [Int?] {
    let count = try setCount()
    guard let place = header[.reps], let text = text(at: place) else { return repeated(nil, count) }
    guard let reps = RepsReading.read(text, hasDecimalCommas: style.hasDecimalCommas) else {
      let fault = RowFault(code(of: text), text, at: place)
      guard isMeasuredOtherwise else { throw fault }
      leaveOut(fault.code, fault.found, at: place)
      return repeated(nil, count)
    }
    guard reps.count == 1 else {
      if let count, count != reps.count { leaveOut(.setCount, String(count), of: .sets) }
      return reps
    }
    return repeated(reps[0], count)
  }

  private func code(of text: String) -> ImportProblemCode {
    if let number = decimal(text), number < 0 { return .negative }
    // A spreadsheet makes a date of `5-5`.
    let isDay = text.contains(where: \.isLetter) && DateColumn.isDate("\(text) 2000")
    return isDay || DateColumn.isDate(text) ? .repsDate : .reps
  }

  private func setCount() throws(RowFault) -> Int? {
    guard let place = header[.sets], let text = text(at: place) else { return nil }
    let digits = text.last.map { "xX×".contains($0) } ?? false ? String(text.dropLast()) : text
    guard let count = decimal(digits)?.integer, count >= 0 else {
      throw RowFault(.number, text, at: place)
    }
    guard count <= WorkoutCollector.mostSets else { throw RowFault(.tooManySets, text, at: place) }
    return Int(count)
  }

  private func repeated(_ reps: Int?, _ count: Int?) -> [Int?] { Array(repeating: reps, count: count ?? 1) }
}
