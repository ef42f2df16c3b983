internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// The exercises and routines that come with the platform.
enum Catalogue: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
