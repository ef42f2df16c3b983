internal import Primitives

/// What a cell says of repetitions: of one set, or of each of several.
///
/// `8`, `5.0`; `3x8` and `3 × 8`, three sets of eight; `8,8,7`, `8/8/7`, `8-8-7`, `8 8 7`, a set each.
enum RepsReading {
  /// More sets than an exercise takes are read all the same, so that their number can be told.
  static func read(_ text: String, hasDecimalCommas: Bool) -> [Int]? {
    if let number = number(text, hasDecimalCommas) { return [number] }
    return setsTimesReps(text) ?? list(text)
  }

  private static func number(_ text: String, _ hasDecimalCommas: Bool) -> Int? {
    guard let number = NumberReading.decimal(text, hasDecimalCommas: hasDecimalCommas)?.integer else {
      return nil
    }
    return count(Int(number))
  }

  private static func count(_ number: Int?) -> Int? {
    number.flatMap { (0...SetLimits.reps).contains($0) ? $0 : nil }
  }

  private static func setsTimesReps(_ text: String) -> [Int]? {
    let parts = text.split { "xX×*".contains($0) }.map { $0.filter { $0 != " " } }
    guard parts.count == 2, let sets = Int(parts[0]), let reps = count(Int(parts[1])),
      (0...SetLimits.setsInCell).contains(sets)
    else { return nil }
    return Array(repeating: reps, count: sets)
  }

  /// Two numbers of which the second is more are a range, as in a plan: nobody knows what was done.
  private static func list(_ text: String) -> [Int]? {
    let marks = Set(text.filter { !$0.isNumber && $0 != " " })
    guard marks.count <= 1, marks.allSatisfy({ ",/-–;+|·".contains($0) }) else { return nil }
    let parts = text.split { $0 == marks.first ?? " " }
    let counts = parts.compactMap { part -> Int? in
      let digits = part.filter { $0 != " " }
      return digits.hasPrefix("0") && digits != "0" ? nil : count(Int(digits))
    }
    guard counts.count == parts.count, (2...SetLimits.setsInCell).contains(counts.count) else { return nil }
    let isRange =
      counts.count == 2 && counts[0] < counts[1] && (marks.first.map { "-–".contains($0) } ?? false)
    return isRange ? nil : counts
  }
}
