internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// The forms of the path parameters, by name.
enum PathParameterSchema {
  static func names(in path: String) -> [String] {
    path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }

  static func schema(of name: String, in path: String) -> JSON {
    switch name {
    case "lifter" where path.hasPrefix("/v1/lifters/"): ["anyOf": [["const": "me"], uuid]]
    case "tenant": ["type": "string", "pattern": "^[a-z0-9-]{1,63}$"]
    // A mailed token, a code or an id.
    case "invite": ["type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"]
    case "lift":
      ["anyOf": [["type": "string", "enum": ["squat", "bench_press", "deadlift"]], uuid]]
    case "provider": words(of: SignInProvider.self)
    case "kind": words(of: PolicyKind.self)
    case "picture": words(of: TenantPictureKind.self)
    case "feature": words(of: PaidFeature.self)
    case "weekday": words(of: Weekday.self)
    case "session": ["anyOf": [["const": "current"], uuid]]
    case "exercise", "set", "number": ["type": "integer", "minimum": 0, "maximum": 99]
    case "version": ["type": "integer", "minimum": 1, "maximum": 10_000]
    case "slug": ["type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 64]
    case "job": ["type": "string", "pattern": "^[a-z0-9_]{1,50}$"]
    // A mailed one.
    case "token": ["type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"]
    default: uuid
    }
  }

  private static func words<Value: WordValue>(of _: Value.Type) -> JSON {
    ["type": "string", "enum": .array(Value.allCases.map { .string($0.rawValue) })]
  }

  private static let uuid: JSON = ["type": "string", "format": "uuid"]
}
