/// A score's coefficient as a number over a polynomial in the body weight, which is held within the range that the
/// polynomial was fitted for: outside of it the curve turns back.
struct BodyWeightCurve {
  let numerator: Double
  /// From the constant term on.
  let terms: [Double]
  let range: ClosedRange<Double>

  func coefficient(_ bodyWeight: Double) -> Double {
    numerator / Self.horner(terms, min(max(bodyWeight, range.lowerBound), range.upperBound))
  }

  static func horner(_ terms: [Double], _ x: Double) -> Double {
    terms.reversed().reduce(0) { $0 * x + $1 }
  }

  static let wilksM = BodyWeightCurve(
    numerator: 500,
    terms: [-216.0475144, 16.2606339, -0.002388645, -0.00113732, 7.01863e-6, -1.291e-8], range: 40...201.9)
  static let wilksF = BodyWeightCurve(
    numerator: 500,
    terms: [
      594.31747775582, -27.23842536447, 0.82112226871, -0.00930733913, 4.731582e-5, -9.054e-8,
    ], range: 26.51...154.53)
  static let wilks2M = BodyWeightCurve(
    numerator: 600,
    terms: [
      47.4617885411949, 8.47206137941125, 0.073694103462609, -1.39583381094385e-3, 7.07665973070743e-6,
      -1.20804336482315e-8,
    ], range: 40...200.95)
  static let wilks2F = BodyWeightCurve(
    numerator: 600,
    terms: [
      -125.425539779509, 13.7121941940668, -0.0330725063103405, -1.0504000506583e-3, 9.38773881462799e-6,
      -2.3334613884954e-8,
    ], range: 40...150.95)
  static let dotsM = BodyWeightCurve(
    numerator: 500, terms: [-307.75076, 24.0900756, -0.1918759221, 0.0007391293, -0.0000010930],
    range: 40...210)
  static let dotsF = BodyWeightCurve(
    numerator: 500, terms: [-57.96288, 13.6175032, -0.1126655495, 0.0005158568, -0.0000010706],
    range: 40...150)
}
