internal import DatabaseAdministration
internal import OperatingSystem

/// The doc comments of the messages, as Swift source for the API's document. They are read line by line: a line has one
/// declaration at most, and its indentation says what it is in.
package struct DescriptionSource {
  private var types: [String: TypeTexts] = [:]
  private var scopes: [(name: String, indentation: Int)] = []
  private var comment: [Substring] = []

  private struct TypeTexts {
    var text = ""
    /// By the property's name.
    var properties: [String: String] = [:]
    var members: [(name: String, property: String)] = []
  }

  /// A message's values may be declared in one module and its shape in another.
  private static let modules = ["APISchema", "MuscleMateAPI", "Strength"]

  /// - Throws: where a source can't be read.
  package init() throws {
    let sources = Files.parent(of: try MigrationScripts.findFolder()) + "/Sources"
    for module in Self.modules { try readFolder("\(sources)/\(module)") }
  }

  init(_ source: String) { read(source) }

  package var lines: [String] {
    [
      "// Written by `musclemate routes --descriptions` (`make schema`).", "// swift-format-ignore-file", "",
      "/// The doc comments of the messages and of their members.", "enum MessageDescriptions {",
      "  static let lines = #\"\"\"",
    ] + descriptions.map { "    \($0)" } + ["    \"\"\"#", "}"]
  }

  /// `Workout: …` and `Workout.name: …`.
  var descriptions: [String] {
    types.filter { !$0.value.members.isEmpty }.sorted { $0.key < $1.key }.flatMap { name, type in
      let members = type.members.map { ("\(name).\($0.name)", type.properties[$0.property] ?? "") }
      return ([(name, type.text)] + members).filter { !$0.1.isEmpty }
        .map { "\($0.0): \(Self.naming(type.members, $0.1))" }
    }
  }

  /// A property that a text names, `repsMax`, is a member of another name: `reps_max`.
  private static func naming(_ members: [(name: String, property: String)], _ text: String) -> String {
    members.filter { $0.name != $0.property }.reduce(text) {
      $0.replacing("`\($1.property)`", with: "`\($1.name)`")
    }
  }

  // MARK: - Reading

  private mutating func readFolder(_ folder: String) throws {
    for name in Files.names(in: folder).sorted() {
      let path = "\(folder)/\(name)"
      if Files.isFolder(path) {
        try readFolder(path)
      } else if name.hasSuffix(".swift") {
        read(try Files.readText(path))
      }
    }
  }

  private mutating func read(_ source: String) {
    scopes = []
    var before: Substring = ""
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let indentation = line.utf8.count - text.utf8.count
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).drop { $0 == " " })
      } else {
        readDeclaration(text, indentation, after: before)
        comment = []
      }
      before = text
    }
  }

  private mutating func readDeclaration(_ text: Substring, _ indentation: Int, after before: Substring) {
    if text.hasPrefix("}"), scopes.last?.indentation == indentation { scopes.removeLast() }
    if text.hasSuffix("{"),
      let match = text.prefixMatch(of: /(?:\w+ )*?(struct|enum|extension|class) ([\w.]+)/)
    {
      scopes.append((String(match.2), indentation))
      if match.1 != "extension" { types[typeName, default: TypeTexts()].text = description }
      return
    }
    guard let scope = scopes.last else { return }
    if indentation == scope.indentation + 2, !comment.isEmpty,
      let match = text.prefixMatch(of: /(?:[\w()]+ )*?(?:var|let) (\w+)/)
    {
      types[typeName, default: TypeTexts()].properties[String(match.1)] = description
    }
    if text.contains("Field(\"") || before.hasSuffix("Field("),
      let match = text.firstMatch(of: /"(\w+)", \\\.(\w+)/)
    {
      types[typeName, default: TypeTexts()].members.append((String(match.1), String(match.2)))
    }
  }

  private var typeName: String { scopes.map(\.name).joined(separator: ".") }
  private var description: String { comment.joined(separator: " ") }
}
