internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A weight as a file has it.
struct ImportedLoad: Equatable {
  let weight: Decimal
  /// Nil where the file does not say it, and nobody else did.
  let unit: WeightUnit?
  /// It takes weight off the lifter: apps write assistance as a negative weight.
  let assists: Bool
}

extension ImportRow {
  // MARK: - Weights

  /// What was lifted; nil for the lifter's own body.
  ///
  /// - Parameter unit: for what names none.
  func load(unit: WeightUnit?) -> ImportedLoad? {
    let there = header.places(of: .weight).compactMap { place in
      weight(at: place.index, place.unit).map { (place.index, $0.weight, $0.unit) }
    }
    guard let (place, weight, unitThere) = Self.entered(there), weight != 0 else { return nil }
    guard let named = unitThere ?? text(.weightUnit) else {
      if unit == nil, !header.lacksUnit { leaveOut(.unit, "", of: .weightUnit) }
      return unit == nil && !header.lacksUnit ? nil : plausible(weight, unit, at: place)
    }
    guard let known = ImportUnit.weight(named) else {
      leaveOut(.unit, named, at: header[.weightUnit] ?? place)
      return nil
    }
    return plausible(weight, known, at: place)
  }

  /// Of columns whose units are known.
  func load(at places: [(place: Int, unit: WeightUnit)]) -> ImportedLoad? {
    let there = places.compactMap { place, unit in weight(at: place, nil).map { (place, $0.weight, unit) } }
    guard let (place, weight, unit) = Self.entered(there), weight != 0 else { return nil }
    return plausible(weight, unit, at: place)
  }

  /// Where the file has a weight in two units, the one with fewer digits behind the point is what was entered: the other was
  /// made from it.
  private static func entered<Unit>(_ weights: [(Int, Decimal, Unit)]) -> (Int, Decimal, Unit)? {
    weights.min { $0.1.scale < $1.1.scale }
  }

  private func weight(at place: Int, _ unit: String?) -> (weight: Decimal, unit: String?)? {
    guard let text = text(at: place) else { return nil }
    if let number = decimal(text) { return (number, unit) }
    guard let (number, named) = WeightWords.read(text, decimal) else {
      leaveOut(.weight, text, at: place)
      return nil
    }
    return (number, named ?? unit)
  }

  private func plausible(_ weight: Decimal, _ unit: WeightUnit?, at place: Int) -> ImportedLoad? {
    let assists = weight < 0
    let lifted = assists ? Decimal(coefficient: -weight.coefficient, scale: weight.scale) : weight
    let bound = Weight(thousandths: SetLimits.pounds * 1_000, of: .lb)
    guard let lifted, let bound, let value = Weight(lifted, unit ?? .lb), value <= bound else {
      leaveOut(.weight, weight.description, at: place)
      return nil
    }
    if assists { leaveOut(.assistance, weight.description, at: place) }
    return ImportedLoad(weight: lifted, unit: unit, assists: assists)
  }

  // MARK: - Other values

  /// - Parameter unit: for what names none.
  func meters(unit: String) -> Decimal? {
    guard let place = header[.distance], let distance = number(at: place, or: .distance), distance > 0 else {
      return nil
    }
    let named = header.unit(of: .distance) ?? text(.distanceUnit) ?? unit
    guard let tenthsOfMillimeters = ImportUnit.length(named) else {
      leaveOut(.unit, named, of: .distanceUnit)
      return nil
    }
    let (product, overflow) = distance.coefficient.multipliedReportingOverflow(by: tenthsOfMillimeters)
    guard distance <= SetLimits.meters, !overflow,
      let meters = Decimal(coefficient: product, scale: distance.scale + 4)?.rounded(to: 3),
      meters <= SetLimits.meters
    else {
      leaveOut(.distance, distance.description, at: place)
      return nil
    }
    return meters
  }

  /// Of a column that has those of one set.
  func reps(at index: Int) -> Int? {
    guard let reps = count(at: index, or: .reps) else { return nil }
    guard reps <= SetLimits.reps else {
      leaveOut(.reps, String(reps), at: index)
      return nil
    }
    return reps
  }

  /// In halves from 1 to 10; 0 means none.
  func rpe() -> Decimal? {
    guard let text = text(.rpe) else { return nil }
    guard let rpe = decimal(text), rpe == 0 || (1...10).contains(rpe) else {
      leaveOut(.rpe, text, of: .rpe)
      return nil
    }
    guard rpe > 0 else { return nil }
    let doubled = Decimal(coefficient: rpe.coefficient * 2, scale: rpe.scale)?.rounded(to: 0).integer ?? 0
    return Decimal(coefficient: doubled * 5, scale: 1)
  }
}

/// Weights with words: `82.5 kg`, and what hangs on a belt (`+10`, `BW + 20 kg`).
enum WeightWords {
  /// `decimal` reads a number. Nil for what is no weight.
  static func read(_ text: String, _ decimal: (String) -> Decimal?) -> (Decimal, unit: String?)? {
    let (rest, isBody) = withoutBody(text.lowercased())
    if rest.isEmpty { return isBody ? (0, nil) : nil }
    let isAdded = rest.hasPrefix("+")
    let number = isAdded ? rest.dropFirst().drop(while: \.isWhitespace) : rest
    guard let end = number.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let name = number[number.index(after: end)...].drop(while: \.isWhitespace)
    guard name.isEmpty || ImportUnit.weight(String(name)) != nil,
      let weight = decimal(number[...end].filter { !$0.isWhitespace }), weight >= 0 || !isAdded
    else { return nil }
    return (weight, name.isEmpty ? nil : String(name))
  }

  private static func withoutBody(_ text: String) -> (Substring, isBody: Bool) {
    for word in body where text.hasPrefix(word) {
      return (text.dropFirst(word.count).drop(while: \.isWhitespace), true)
    }
    return (text[...], false)
  }

  /// The lifter's own weight in the four languages, the longest words first.
  private static let body = [
    "vücut ağırlığı", "peso corporal", "körpergewicht", "eigengewicht", "body weight", "bodyweight", "vücut",
    "body", "bw",
    "pc", "va",
  ]
}
