internal import HTTPServer

/// What an API key may be for. A route that names none is closed to keys: accounts, sessions, sharing, messages,
/// billing, medical conditions, administration.
enum KeyArea: String, CaseIterable {
  case training, body, coaching, profile
}

/// What a request by a key asks of the key.
struct KeyDemand {
  let scopes: [String]
  /// Whether the database may refuse whatever it would change. Not where a coach looks: that is noted in the lifter's
  /// access log.
  let isReading: Bool

  /// Nil where no key opens the route.
  init?(_ route: Route, lifter: String?) {
    guard let area = route.keys else { return nil }
    let reads = route.method == .get
    let verb = reads ? "read" : "write"
    // Someone else's training is a coach's business, whoever's id it turns out to be.
    let isOthers = area != .coaching && lifter != nil && lifter != "me"
    scopes = ["\(area.rawValue):\(verb)"] + (isOthers ? ["coaching:\(verb)"] : [])
    isReading = reads && area != .coaching && !isOthers
  }
}
