/// Bounds that messages share.
enum Bounds {
  /// In kilograms or pounds alike.
  static let weight: ClosedRange<Double> = 0.001...10_000
  static let bodyWeight: ClosedRange<Double> = 1...2_200

  // MARK: - Of exercises and sets, as they are logged, drafted and prescribed

  static let superset: ClosedRange<Double> = 0...99
  static let reps: ClosedRange<Double> = 0...10_000
  /// In kilograms or pounds alike; none is a weight too.
  static let setWeight: ClosedRange<Double> = 0...10_000
  /// A day, in seconds.
  static let rest: ClosedRange<Double> = 0...86_400
  /// A week, in seconds.
  static let duration: ClosedRange<Double> = 0...604_800
  static let distance: ClosedRange<Double> = 0...1_000_000
}
