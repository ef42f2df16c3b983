import Foundation

/// The statements that a route's handler may come to, as the features' source says: from the route's line to the handler, and
/// from each declaration to those that it names. A call of a method leads to each method of this name, so a statement may be
/// found that never runs; none that runs is missing.
struct HandlerSources {
  /// By `Type.name`, the text of each declaration of this name, and what they name.
  private var texts: [String: [String]] = [:]
  /// The names by number, and what each names: further names, and statements. By text it takes a minute of a processor.
  private var numbers: [String: Int] = [:]
  private var edges: [[Int]] = []
  private var statements: [[String]] = []
  /// By name, the declarations of methods of values.
  private var methods: [String: Set<String>] = [:]
  /// By method and path, the declarations that a route's line names.
  private var handlers: [String: Set<String>] = [:]

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/MuscleMateServer"
    ).standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    var namespaces: Set<String> = []
    for source in sources {
      for declared in source.matches(of: /(?m)^(?:private |fileprivate )?enum (\w+)/) {
        namespaces.insert(String(declared.1))
      }
    }
    for source in sources { read(source, namespaces) }
    let names = texts.keys.sorted()
    numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    for name in names {
      let type = String(name.prefix { $0 != "." })
      let declared = texts[name] ?? []
      edges.append(declared.reduce(into: Set()) { $0.formUnion(named(in: $1, of: type)) }.map(\.self))
      statements.append(declared.compactMap(Self.statement))
    }
  }

  /// Nil for a route whose line the source does not write out.
  func statements(of route: String) -> Set<String>? {
    guard let handlers = handlers[route] else { return nil }
    var waiting = handlers.compactMap { numbers[$0] }
    var seen = [Bool](repeating: false, count: edges.count)
    var found: Set<String> = []
    while let next = waiting.popLast() {
      guard !seen[next] else { continue }
      seen[next] = true
      found.formUnion(statements[next])
      waiting += edges[next]
    }
    return found
  }

  private mutating func read(_ source: String, _ namespaces: Set<String>) {
    var type = ""
    var name = ""
    var text = ""
    for line in source.split(separator: "\n").map(String.init) + ["enum End {"] {
      if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      if let opened = Self.declared(in: line, indented: "", by: Self.types) {
        keep(text, type, name, namespaces)
        (type, name, text) = (opened, "", "")
      } else if let member = Self.declared(in: line, indented: "  ", by: Self.members) {
        keep(text, type, name, namespaces)
        (name, text) = (member, "")
      }
      text += line + "\n"
    }
  }

  private static let types: Set<String> = ["enum", "struct", "class", "actor", "extension"]
  private static let members: Set<String> = ["func", "let", "var", "enum", "struct", "init"]

  private static func declared(in line: String, indented by: String, by keywords: Set<String>) -> String? {
    guard line.hasPrefix(by), let first = line.dropFirst(by.count).first, first.isLetter || first == "@"
    else {
      return nil
    }
    let words = line.words(with: "_.").map(String.init)
    guard let place = words.firstIndex(where: keywords.contains) else { return nil }
    return words[place] == "init" ? "init" : words.dropFirst(place + 1).first
  }

  private mutating func keep(_ text: String, _ type: String, _ name: String, _ namespaces: Set<String>) {
    guard !name.isEmpty else { return }
    texts["\(type).\(name)", default: []].append(text)
    if !namespaces.contains(type) { methods[name, default: []].insert("\(type).\(name)") }
    for line in text.split(separator: "Route(\n").dropFirst()
      + text.split(separator: "Route(.").dropFirst().map({ "." + $0 })
    {
      guard let route = line.firstMatch(of: /^\s*\.(\w+), "([^"\\]+)"/),
        let handler = line.firstMatch(of: /handle: ([\w.]+)/)?.1
      else { continue }
      let qualified = handler.contains(".") ? String(handler) : "\(type).\(handler)"
      handlers["\(route.1.uppercased()) \(route.2)", default: []].insert(qualified)
    }
  }

  private func named(in text: String, of type: String) -> Set<Int> {
    var found: Set<Int> = []
    for word in text.words(with: "_.") {
      let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      var names = ["\(type).\(parts[0])", "\(parts[0]).init"]
      for (value, member) in zip(parts, parts.dropFirst()) {
        names.append("\(value).\(member)")
        names += methods[member] ?? []
      }
      found.formUnion(names.compactMap { numbers[$0] })
    }
    return found
  }

  private static func statement(in text: String) -> String? {
    guard text.contains("Statement<") else { return nil }
    return text.firstMatch(of: /"(\w+\.\w+)", for:/).map { String($0.1) }
  }
}
