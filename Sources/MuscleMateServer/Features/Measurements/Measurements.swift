internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// Body weight, body fat and girths over time.
enum Measurements: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
