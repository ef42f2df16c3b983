internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// What a lifter aims at, by when, and how far they have come.
enum Goals: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
