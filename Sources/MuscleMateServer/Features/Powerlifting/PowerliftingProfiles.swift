internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// Sex, body weight and maximal lifts, and the scores that follow from them.
enum PowerliftingProfiles: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
