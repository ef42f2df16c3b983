internal import Primitives

/// Finds the endpoint of a method and a path in a trie of path segments.
///
/// Templates look like `/v1/lifters/{lifter}/workouts`. A literal segment wins over a parameter, one segment
/// at a time and without going back: `/a/{x}/c` is not reached by `/a/b/c` where `/a/b/d` exists.
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
    var node = root
    var values: [String] = []
    for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = percentDecoded(part, plusIsSpace: false), segment != ".", segment != ".." else {
        return .notFound
      }
      if let literal = node.literals[segment] {
        node = literal
      } else if let parameter = node.parameter.first, !segment.isEmpty {
        node = parameter
        values.append(segment)
      } else {
        return .notFound
      }
    }
    return leaf(of: node, method, values)
  }

  private func leaf(of node: Node, _ method: Method, _ values: [String]) -> Match {
    if let leaf = node.endpoints[method] ?? (method == .head ? node.endpoints[.get] : nil) {
      return .found(leaf.endpoint, PathParameters(names: leaf.names, values: values))
    }
    guard !node.endpoints.isEmpty else { return .notFound }
    let allowed = Method.allCases.filter { candidate in
      node.endpoints[candidate] != nil || candidate == .options
        || candidate == .head && node.endpoints[.get] != nil
    }
    return method == .options ? .options(allowed) : .methodNotAllowed(allowed)
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
