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

  /// A route's further conditions: roles and the admin's duty, the module of the tenant, the features of tiers, a recent proof,
  /// and for someone else's data the scopes, any list of which opens it. And whether the answer holds a secret.
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
    if let duty = route.duty { rules.append(.init("x-duty", .string(duty.rawValue))) }
    if !route.entitlements.isEmpty {
      rules.append(.init("x-entitlement", .array(route.entitlements.map { .string($0.rawValue) })))
    }
    if route.needsProof { rules.append(.init("x-proof", true)) }
    if route.holdsSecret { rules.append(.init("x-secret", true)) }
    return rules
  }
}
