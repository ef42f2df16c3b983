internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// What weeks add up to: time, energy, volume, sets for each muscle.
enum Summaries: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
