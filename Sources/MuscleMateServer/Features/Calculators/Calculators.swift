internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// The mathematics of lifting, for anyone: nothing is kept.
enum Calculators: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
