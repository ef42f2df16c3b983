public import Primitives

/// The templates of a router as a trie of path segments, whose leaves are numbers.
@usableFromInline
struct PathTree: Sendable {
  /// The first is the root.
  private var nodes = [Node()]

  private struct Node: Sendable {
    /// By segment, the node's index.
    var literals: [String: Int] = [:]
    var parameter: Int?
    /// Of `{name...}`: takes all segments that are left, at least one, which may be empty.
    var rest: Int?
    /// A few at most, so that looking through them is cheaper than hashing.
    var leaves: [Leaf] = []
  }

  private struct Leaf: Sendable {
    let method: HTTPMethod
    let endpoint: Int
    let names: [String]
  }

  @usableFromInline
  enum Match {
    case found(Int, PathParameters)
    case methodNotAllowed([HTTPMethod])
    case options([HTTPMethod])
    case notFound
  }

  @usableFromInline
  init() {}

  /// False where the method has this path already, or the template does not begin with a slash.
  mutating func insert(_ endpoint: Int, for method: HTTPMethod, at template: String) -> Bool {
    guard template.hasPrefix("/") else { return false }
    var names: [String] = []
    var index = 0
    for part in template.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if part.hasPrefix("{"), part.hasSuffix("...}") {
        names.append(String(part.dropFirst().dropLast(4)))
        index = child(of: index, at: \.rest)
      } else if part.hasPrefix("{"), part.hasSuffix("}") {
        names.append(String(part.dropFirst().dropLast()))
        index = child(of: index, at: \.parameter)
      } else {
        index = child(of: index, at: \.literals[String(part)])
      }
    }
    guard !nodes[index].leaves.contains(where: { $0.method == method }) else { return false }
    nodes[index].leaves.append(Leaf(method: method, endpoint: endpoint, names: names))
    return true
  }

  private mutating func child(of parent: Int, at place: WritableKeyPath<Node, Int?>) -> Int {
    if let existing = nodes[parent][keyPath: place] { return existing }
    nodes.append(Node())
    nodes[parent][keyPath: place] = nodes.count - 1
    return nodes.count - 1
  }

  @usableFromInline
  func match(_ method: HTTPMethod, _ path: String) -> Match {
    guard path.utf8.first == UInt8(ascii: "/") else { return .notFound }
    var segments: [String] = []
    for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = percentDecoded(part, plusIsSpace: false), segment != ".", segment != ".." else {
        return .notFound
      }
      segments.append(segment)
    }
    var search = Search(method: method, segments: segments)
    if let leaf = leaf(from: 0, &search) {
      return .found(leaf.endpoint, PathParameters(names: leaf.names, values: search.values))
    }
    guard !search.seen.isEmpty else { return .notFound }
    if search.seen.contains(.get) { search.seen.insert(.head) }
    search.seen.insert(.options)
    let allowed = HTTPMethod.allCases.filter(search.seen.contains)
    return method == .options ? .options(allowed) : .methodNotAllowed(allowed)
  }

  private struct Search {
    let method: HTTPMethod
    let segments: [String]
    var position = 0
    var values: [String] = []
    /// The methods of the nodes that this path reaches.
    var seen: Set<HTTPMethod> = []

    init(method: HTTPMethod, segments: [String]) {
      self.method = method
      self.segments = segments
    }
  }

  private func leaf(from index: Int, _ search: inout Search) -> Leaf? {
    guard search.position < search.segments.count else {
      let leaves = nodes[index].leaves
      if let leaf = leaves.first(where: { $0.method == search.method }) { return leaf }
      if search.method == .head, let leaf = leaves.first(where: { $0.method == .get }) { return leaf }
      search.seen.formUnion(leaves.map(\.method))
      return nil
    }
    let segment = search.segments[search.position]
    search.position += 1
    defer { search.position -= 1 }
    if let literal = nodes[index].literals[segment] {
      if let found = leaf(from: literal, &search) { return found }
      // An end that is spelt out is a resource of its own: PUT …/latest means no thing with the id "latest".
      if search.position == search.segments.count, !nodes[literal].leaves.isEmpty { return nil }
    }
    if let parameter = nodes[index].parameter, !segment.isEmpty {
      search.values.append(segment)
      if let found = leaf(from: parameter, &search) { return found }
      search.values.removeLast()
    }
    return nodes[index].rest.flatMap { leaf(ofRest: $0, &search) }
  }

  private func leaf(ofRest index: Int, _ search: inout Search) -> Leaf? {
    let (position, rest) = (search.position, search.segments[(search.position - 1)...])
    search.values.append(rest.joined(separator: "/"))
    search.position = search.segments.count
    defer { search.position = position }
    if let found = leaf(from: index, &search) { return found }
    search.values.removeLast()
    return nil
  }
}
