internal import HTTPServer
internal import MuscleMateAPI

/// What an API key may be used for, by the route: the area that a path lies in, read or written. What is not listed
/// here no key opens: accounts, sessions, sharing, messages, billing, medical conditions, administration.
enum KeyArea: String {
  case training, body, coaching, profile

  /// The first that fits counts.
  private static let paths: [(prefix: String, area: KeyArea?)] = [
    ("/v1/lifters/{lifter}/medical-conditions", nil),
    ("/v1/lifters/{lifter}/workouts/{id}/comments", nil),
    ("/v1/lifters/{lifter}/measurements", .body),
    ("/v1/lifters/{lifter}/progress/body_", .body),
    ("/v1/lifters/", .training), ("/v1/drafts", .training), ("/v1/live", .training),
    ("/v1/templates", .training), ("/v1/template-order", .training), ("/v1/programmes", .training),
    ("/v1/schedule", .training), ("/v1/today", .training), ("/v1/planned-workouts", .training),
    ("/v1/goals", .training), ("/v1/equipment", .training), ("/v1/catalogue", .training),
    ("/v1/predetermined-routines", .training), ("/v1/assigned-plans", .training),
    ("/v1/profile", .profile),
    ("/v1/clients/{lifter}/scope-requests", nil), ("/v1/clients/{lifter}/notes", nil),
    ("/v1/clients", .coaching), ("/v1/client-labels", .coaching), ("/v1/attention", .coaching),
    ("/v1/assignments", .coaching),
  ]

  init?(_ route: Route) {
    // Whose coach one is, is agreed on by people.
    if route.path == "/v1/clients/{lifter}", route.method != .get { return nil }
    if route.path == "/v1/me" {
      guard route.method == .get else { return nil }
      self = .profile
      return
    }
    guard let area = Self.paths.first(where: { route.path.hasPrefix($0.prefix) })?.area else { return nil }
    self = area
  }
}

/// What a request by a key asks of the key.
struct KeyDemand {
  let scopes: [String]
  /// Whether the database may refuse whatever it would change. Not where a coach looks: that is noted in the lifter's
  /// access log.
  let isReading: Bool

  /// Nil where no key opens the route.
  init?(_ route: Route, lifter: String?) {
    guard let area = KeyArea(route) else { return nil }
    let reads = route.method == .get
    let verb = reads ? "read" : "write"
    // Someone else's training is a coach's business, whoever's id it turns out to be.
    let isOthers = area != .coaching && lifter != nil && lifter != "me"
    scopes = ["\(area.rawValue):\(verb)"] + (isOthers ? ["coaching:\(verb)"] : [])
    isReading = reads && area != .coaching && !isOthers
  }
}
