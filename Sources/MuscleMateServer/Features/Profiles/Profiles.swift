internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// What a person says of themselves; what is medical is encrypted.
enum Profiles: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
