internal import HTTPServer
internal import Primitives

/// The areas of API keys. A route that names none is closed to keys: accounts, sessions, sharing, messages,
/// billing, medical conditions, administration.
enum KeyArea: String, CaseIterable {
  case training, body, coaching, profile
}

/// The areas of one route: a key has to be for each of them.
struct KeyAreas: ExpressibleByArrayLiteral {
  let areas: [KeyArea]

  init(arrayLiteral areas: KeyArea...) { self.areas = areas }

  static let training: KeyAreas = [.training]
  static let body: KeyAreas = [.body]
  static let coaching: KeyAreas = [.coaching]
  static let profile: KeyAreas = [.profile]
}

/// The demand of a request by a key.
struct KeyDemand {
  let scopes: [String]
  /// Whether the database may refuse whatever it would change. Not where a coach looks: that is noted in the lifter's
  /// access log.
  let isReading: Bool

  /// Nil where no key opens the route.
  ///
  /// - Parameter further: areas that only this request touches, not each request to the route.
  init?(_ route: Route, lifter: String?, further: [KeyArea] = []) {
    guard let areas = route.keys?.areas else { return nil }
    let reads = route.method == .get
    let verb = reads ? "read" : "write"
    // Any id other than `me` counts as someone else's training, which is a coach's business.
    let isForCoaching = areas.contains(.coaching)
    let isOthers = !isForCoaching && lifter != nil && lifter != "me"
    scopes = (areas + further + (isOthers ? [.coaching] : [])).map { "\($0.rawValue):\(verb)" }
    isReading = reads && !isForCoaching && !isOthers
  }
}
