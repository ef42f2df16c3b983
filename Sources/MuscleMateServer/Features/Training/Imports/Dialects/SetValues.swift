internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// The limits of what a row may say about a set, for every writer. Nothing on earth was lifted beyond them; what
/// lies there is a shifted column or a wrong unit.
enum SetLimits {
  static let reps = 1_000
  static let pounds: Int64 = 3_000
  static let durationSeconds = 604_800
  static let meters: Decimal = 1_000_000
}

extension ImportedSet {
  /// Nothing is kept where nothing was measured: apps write 0 for a weight or a time that a set does not have. A
  /// set of 0 reps is a failed try and stays.
  init(
    line: Int, kind: Kind = .working, reps: Int?, seconds: Int?, meters: Decimal?, rpe: Decimal?,
    notes: String?
  ) throws(RowFault) {
    self.line = line
    self.kind = kind
    self.notes = notes
    durationSeconds = seconds == 0 ? nil : seconds
    distanceMeters = meters == 0 ? nil : meters
    let isMeasuredOtherwise = durationSeconds != nil || distanceMeters != nil
    self.reps = reps == 0 && isMeasuredOtherwise ? nil : reps
    guard self.reps != nil || isMeasuredOtherwise else { throw RowFault(.emptySet) }
    if let reps, reps > SetLimits.reps { throw RowFault(.reps, String(reps)) }
    if let seconds, seconds > SetLimits.durationSeconds { throw RowFault(.duration, String(seconds)) }
    if let meters, meters > SetLimits.meters { throw RowFault(.distance, meters.description) }
    self.rpe = rpe
  }

  /// 0 is the lifter's own body. The unit may be nil as long as there is no weight.
  mutating func setWeight(_ weight: Decimal?, _ unit: WeightUnit?) throws(RowFault) {
    guard let weight, weight > 0 else { return }
    let bound = Weight(thousandths: SetLimits.pounds * 1_000, of: .lb)
    let lifted = Weight(weight, unit ?? .lb)
    guard let bound, let lifted, lifted <= bound else { throw RowFault(.weight, weight.description) }
    self.weight = weight
    self.unit = unit
  }
}

extension ImportRow {
  /// In halves from 1 to 10; 0 means none. A wrong one costs itself and not its set.
  func rpe(_ workouts: inout WorkoutCollector) -> Decimal? {
    do throws(RowFault) {
      guard let rpe = try number(.rpe, or: .rpe), rpe > 0 else { return nil }
      guard rpe >= 1, rpe <= 10 else { throw RowFault(.rpe, rpe.description) }
      let doubled = Decimal(coefficient: rpe.coefficient * 2, scale: rpe.scale)?.rounded(to: 0).integer ?? 0
      return Decimal(coefficient: doubled * 5, scale: 1)
    } catch {
      workouts.report(.rpe, error.found, at: line)
      return nil
    }
  }
}

/// Units of length as the apps write them.
func meters(_ distance: Decimal?, in unit: String) throws(RowFault) -> Decimal? {
  guard let distance, distance > 0 else { return nil }
  guard distance <= SetLimits.meters else { throw RowFault(.distance, distance.description) }
  // A tenth of a millimetre and less: the international foot is 0.3048 m exactly (1959).
  let tenthsOfMillimeters: Int64? =
    switch unit.lowercased() {
    case "m", "meter", "meters", "metres": 10_000
    case "km", "kilometers", "kilometres": 10_000_000
    case "mi", "mile", "miles": 16_093_440
    case "ft", "feet", "foot": 3_048
    case "yd", "yard", "yards": 9_144
    case "cm": 100
    case "in", "inch", "inches": 254
    default: nil
    }
  guard let tenthsOfMillimeters else { throw RowFault(.unit, unit) }
  let (product, overflow) = distance.coefficient.multipliedReportingOverflow(by: tenthsOfMillimeters)
  guard !overflow else { throw RowFault(.distance, distance.description) }
  return Decimal(coefficient: product, scale: distance.scale + 4)?.rounded(to: 3)
}

/// `kg`, `kgs`, `lb`, `lbs`; nil for anything else.
func weightUnit(_ text: String) -> WeightUnit? {
  switch text.lowercased() {
  case "kg", "kgs": .kg
  case "lb", "lbs": .lb
  default: nil
  }
}
