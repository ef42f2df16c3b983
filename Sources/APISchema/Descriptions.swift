internal import Primitives

/// The texts of the API's document about schemas and their members. They are the doc comments of the messages. The server
/// gives them to the schemas, since apps have no use for them.
public struct Descriptions: Sendable {
  private let ofTypes: [String: String]
  private let ofNames: [String: String]

  public static let none = Descriptions(ofTypes: "", ofNames: "")

  /// - Parameters:
  ///   - ofTypes: a line for each type and member, as `Workout: …` and `Workout.name: …`.
  ///   - ofNames: a line for each name whose meaning is the same wherever it has no text of its own, as `id: …`.
  public init(ofTypes: String, ofNames: String) {
    self.ofTypes = Self.entries(ofTypes)
    self.ofNames = Self.entries(ofNames)
  }

  private static func entries(_ lines: String) -> [String: String] {
    let pairs = lines.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
    return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  func ofSchema(_ type: any Sendable.Type) -> String? { ofTypes[Self.name(of: type)] }

  func ofMember(_ name: String, in type: any Sendable.Type) -> String? {
    ofTypes["\(Self.name(of: type)).\(name)"] ?? ofNames[name]
  }

  public func ofName(_ name: String) -> String? { ofNames[name] }

  /// As the sources name it: without its module, and without what a generic type is of.
  private static func name(of type: any Sendable.Type) -> String {
    String(reflecting: type).prefix { $0 != "<" }.split(separator: ".").dropFirst().joined(separator: ".")
  }
}

extension JSON {
  /// This schema with a description. Beside a `$ref` it is allowed since OpenAPI 3.1.
  func described(_ text: String?) -> JSON {
    guard let text, case .object(let members) = self else { return self }
    return .object(members + [JSON.Member("description", .string(text))])
  }
}
