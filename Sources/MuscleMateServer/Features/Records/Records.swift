internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// Personal records, as the log proves them.
enum Records: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
