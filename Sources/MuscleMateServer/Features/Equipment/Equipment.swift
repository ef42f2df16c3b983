internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// The bar and the plates that a lifter owns: what weights can be loaded.
enum Equipment: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
