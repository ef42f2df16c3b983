internal import Postgres

/// The database roles that statements run as. A plan belongs to a role: see `Statement`.
extension Role {
  /// The login role: it signs people in, and has no rights on anyone's data.
  static let server = Role(index: 0, name: "musclemate_server")
  static let visitor = Role(index: 1, name: "mm_visitor")
  static let lifter = Role(index: 2, name: "mm_lifter")
  static let coach = Role(index: 3, name: "mm_coach")
  static let admin = Role(index: 4, name: "mm_admin")
  static let worker = Role(index: 5, name: "mm_worker")

  var text: String { name.description }
}

extension [Role] {
  /// The roles with training data of their own.
  static let lifterOrCoach: [Role] = [.lifter, .coach]
  static let signedIn: [Role] = [.lifter, .coach, .admin]
  static let everyone: [Role] = [.visitor, .lifter, .coach, .admin]
}
