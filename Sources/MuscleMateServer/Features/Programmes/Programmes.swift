internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// Programmes that decide the weights: 5/3/1 and whatever else declarative rules can say.
enum Programmes: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
