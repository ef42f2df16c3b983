internal import MuscleMateAPI
internal import Primitives

/// By what a request says whose it is (OpenAPI 3.1, security schemes), as the gateway takes it.
enum OperationSecurity {
  static let schemes: JSON = [
    "session": [
      "type": "http", "scheme": "bearer", "description": "A session's token, as a sign-in answers with.",
    ],
    "cookie": [
      "type": "apiKey", "in": "cookie", "name": "__Host-session",
      "description": "A session of a page of the same host; without the prefix on plain http.",
    ],
    "key": [
      "type": "http", "scheme": "bearer",
      "description": "An API key, `mmkey_…`, with the scopes that an operation names.",
    ],
  ]

  /// Any one of them will do. Where `{lifter}` is not `me`, a key needs the scope for coaching as well.
  static func alternatives(_ route: Route) -> JSON {
    if route.access == .anyone { return [] }
    let sessions: [JSON] = [["session": []], ["cookie": []]]
    guard let demand = KeyDemand(route, lifter: nil) else { return .array(sessions) }
    return .array(sessions + [["key": .array(demand.scopes.map(JSON.string))]])
  }

  /// A route's further conditions: roles, the module of the tenant, and for someone else's data the scopes, any list of which
  /// opens it.
  static func rules(of route: Route) -> [JSON.Member] {
    var rules: [JSON.Member] = []
    if route.access != .anyone {
      rules.append(.init("x-roles", .array(route.access.roleNames.map(JSON.string))))
    }
    if let opening = route.opens {
      let alternatives = opening.alternatives.map { JSON.array($0.map { .string($0.rawValue) }) }
      rules.append(.init("x-scopes", .array(alternatives)))
    }
    if let module = route.module { rules.append(.init("x-module", .string(module.rawValue))) }
    return rules
  }
}
