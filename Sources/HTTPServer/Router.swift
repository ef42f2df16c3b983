public import Primitives

/// Finds the endpoint of a method and a path among templates.
///
/// Templates look like `/v1/lifters/{lifter}/workouts`. A literal segment wins over a parameter, from the left;
/// where it leads to nothing for this method, the parameter has its turn: `POST /v1/lifters/me/workouts` is found
/// beside `GET /v1/lifters/{lifter}/workouts`. `{path...}` at the end takes all segments that are left, where nothing else
/// fits.
public struct Router<Endpoint: Sendable>: Sendable {
  @usableFromInline var paths = PathTree()
  @usableFromInline var endpoints: [Endpoint] = []

  public enum Match {
    case found(Endpoint, PathParameters)
    /// The path exists, not with this method. GET brings HEAD along, and every path has OPTIONS.
    case methodNotAllowed([HTTPMethod])
    /// The method was OPTIONS; `Response.allowing` answers it.
    case options([HTTPMethod])
    case notFound
  }

  public init() {}

  public mutating func add(_ method: HTTPMethod, _ template: String, _ endpoint: Endpoint)
    throws(RouteConflict)
  {
    guard paths.insert(endpoints.count, for: method, at: template) else {
      throw RouteConflict(method: method, template: template)
    }
    endpoints.append(endpoint)
  }

  /// Segments are decoded after the split, so an encoded slash stays inside its segment. `.` and `..`, also
  /// when encoded, an empty parameter and what is not UTF-8 are not found: nothing is resolved or guessed.
  ///
  /// Inlinable, so that it knows the endpoint's type: handing one on unknown costs more than the search.
  @inlinable
  public func match(_ method: HTTPMethod, _ path: String) -> Match {
    switch paths.match(method, path) {
    case .found(let index, let parameters): .found(endpoints[index], parameters)
    case .methodNotAllowed(let methods): .methodNotAllowed(methods)
    case .options(let methods): .options(methods)
    case .notFound: .notFound
    }
  }
}

/// Two routes claim the same method and path, or a template does not begin with a slash.
public struct RouteConflict: Error {
  public let method: HTTPMethod
  public let template: String
}

/// The decoded values of a template's parameters.
public struct PathParameters: Sendable {
  private let names: [String]
  private let values: [String]

  init(names: [String], values: [String]) {
    self.names = names
    self.values = values
  }

  public init(_ pairs: [(String, String)] = []) {
    self.init(names: pairs.map(\.0), values: pairs.map(\.1))
  }

  public subscript(name: String) -> String? {
    names.firstIndex(of: name).map { values[$0] }
  }
}

extension Response {
  /// 204 with the Allow field (RFC 9110 §9.3.7), for OPTIONS.
  public static func allowing(_ methods: [HTTPMethod]) -> Response {
    Response(.noContent, headers: ["Allow": methods.allowField])
  }
}

extension [HTTPMethod] {
  /// The Allow field's value.
  public var allowField: String { map(\.rawValue).joined(separator: ", ") }
}
