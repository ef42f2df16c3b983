internal import Postgres

/// What a lifter can do about all sharing at once: pause it, block a coach, answer what coaches ask for.
enum SharingControls: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
