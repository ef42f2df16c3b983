internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// "This graph is wrong": reports for support to follow up.
enum GraphReports: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
