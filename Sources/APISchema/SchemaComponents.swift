public import Primitives

/// The schemas that a document refers to, each filed once.
///
/// Requests have schemas of their own: a member of a request may be null, and of an answer not.
public struct SchemaComponents: Sendable {
  let descriptions: Descriptions
  private var schemas: [String: JSON] = [:]
  private let answers: Set<String>?

  /// Of answers.
  public init(_ descriptions: Descriptions = .none) {
    self.descriptions = descriptions
    answers = nil
  }

  /// Of requests. What is in an answer too has another name here.
  public init(ofRequestsBeside answers: SchemaComponents) {
    descriptions = answers.descriptions
    self.answers = Set(answers.schemas.keys)
  }

  public subscript(title: String) -> JSON? { schemas[title] }

  var areOfRequests: Bool { answers != nil }

  func name(of title: String) -> String {
    answers?.contains(title) == true ? "\(title)Input" : title
  }

  /// False where the title is filed already (or being filed: a schema may contain itself).
  mutating func reserve(_ title: String) -> Bool {
    guard schemas[title] == nil else { return false }
    schemas[title] = .null
    return true
  }

  mutating func file(_ title: String, _ schema: JSON) { schemas[title] = schema }

  /// These and others, in one list by their titles.
  public func document(with others: SchemaComponents) -> JSON {
    let all = schemas.merging(others.schemas) { own, _ in own }
    return .object(all.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) })
  }
}
