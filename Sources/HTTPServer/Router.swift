internal import Primitives

/// Finds the endpoint of a method and a path in a trie of path segments.
///
/// Templates look like `/v1/lifters/{lifter}/workouts`. A literal segment wins over a parameter, from the left;
/// where it leads to nothing for this method, the parameter has its turn: `POST /v1/lifters/me/workouts` stands
/// beside `GET /v1/lifters/{lifter}/workouts`.
public struct Router<Endpoint: Sendable>: Sendable {
  private var root = Node()

  public enum Match {
    case found(Endpoint, PathParameters)
    /// The path exists, not with this method. GET brings HEAD along, and every path has OPTIONS.
    case methodNotAllowed([Method])
    /// The method was OPTIONS; `Response.allowing` answers it.
    case options([Method])
    case notFound
  }

  private struct Node: Sendable {
    var literals: [String: Node] = [:]
    /// At most one, boxed in an array since a struct cannot hold itself.
    var parameter: [Node] = []
    var endpoints: [Method: Leaf] = [:]
  }

  private struct Leaf: Sendable {
    var endpoint: Endpoint
    var names: [String]
  }

  public init() {}

  public mutating func add(_ method: Method, _ template: String, _ endpoint: Endpoint) throws(RouteConflict) {
    guard template.hasPrefix("/") else { throw RouteConflict(method: method, template: template) }
    var names: [String] = []
    var segments: [Segment] = []
    for part in template.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if part.hasPrefix("{"), part.hasSuffix("}") {
        names.append(String(part.dropFirst().dropLast()))
        segments.append(.parameter)
      } else {
        segments.append(.literal(String(part)))
      }
    }
    let leaf = Leaf(endpoint: endpoint, names: names)
    guard Self.insert(leaf, for: method, at: segments[...], in: &root) else {
      throw RouteConflict(method: method, template: template)
    }
  }

  private enum Segment {
    case literal(String)
    case parameter
  }

  private static func insert(
    _ leaf: Leaf, for method: Method, at segments: ArraySlice<Segment>, in node: inout Node
  ) -> Bool {
    switch segments.first {
    case nil:
      guard node.endpoints[method] == nil else { return false }
      node.endpoints[method] = leaf
      return true
    case .literal(let text):
      return insert(leaf, for: method, at: segments.dropFirst(), in: &node.literals[text, default: Node()])
    case .parameter:
      if node.parameter.isEmpty { node.parameter.append(Node()) }
      return insert(leaf, for: method, at: segments.dropFirst(), in: &node.parameter[0])
    }
  }

  /// Segments are decoded after the split, so an encoded slash stays inside its segment. `.` and `..`, also
  /// when encoded, an empty parameter and what is not UTF-8 are not found: nothing is resolved or guessed.
  public func match(_ method: Method, _ path: String) -> Match {
    guard path.utf8.first == UInt8(ascii: "/") else { return .notFound }
    var segments: [String] = []
    for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = percentDecoded(part, plusIsSpace: false), segment != ".", segment != ".." else {
        return .notFound
      }
      segments.append(segment)
    }
    var search = Search(method: method, segments: segments)
    if let found = search.leaf(from: root, at: 0) { return found }
    guard !search.seen.isEmpty else { return .notFound }
    if search.seen.contains(.get) { search.seen.insert(.head) }
    search.seen.insert(.options)
    let allowed = Method.allCases.filter(search.seen.contains)
    return method == .options ? .options(allowed) : .methodNotAllowed(allowed)
  }

  private struct Search {
    let method: Method
    let segments: [String]
    var values: [String] = []
    /// The methods of the nodes that this path reaches.
    var seen: Set<Method> = []

    init(method: Method, segments: [String]) {
      self.method = method
      self.segments = segments
    }

    mutating func leaf(from node: Node, at index: Int) -> Match? {
      guard index < segments.count else {
        if let leaf = node.endpoints[method] ?? (method == .head ? node.endpoints[.get] : nil) {
          return .found(leaf.endpoint, PathParameters(names: leaf.names, values: values))
        }
        seen.formUnion(node.endpoints.keys)
        return nil
      }
      if let literal = node.literals[segments[index]], let found = leaf(from: literal, at: index + 1) {
        return found
      }
      guard let parameter = node.parameter.first, !segments[index].isEmpty else { return nil }
      values.append(segments[index])
      defer { values.removeLast() }
      return leaf(from: parameter, at: index + 1)
    }
  }
}

/// Two routes claim the same method and path, or a template does not begin with a slash.
public struct RouteConflict: Error {
  public let method: Method
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
  public static func allowing(_ methods: [Method]) -> Response {
    Response(.noContent, headers: ["Allow": methods.allowField])
  }
}

extension [Method] {
  /// The Allow field's value.
  public var allowField: String { map(\.rawValue).joined(separator: ", ") }
}
