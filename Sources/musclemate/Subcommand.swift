/// One thing the command can do: how it is called and what it then does.
struct Subcommand: Sendable {
  /// "migrate", or two words such as "tenant create".
  let name: String
  let summary: String
  /// The operands' names beside options: "FILE".
  var operands: [String] = []
  var options: [Option] = []
  let run: @Sendable (Arguments) async throws -> Void

  struct Option: Sendable {
    let name: String
    /// The name of its value in the help; nil for one that takes none.
    var value: String?
    let help: String

    init(_ name: String, _ value: String? = nil, _ help: String) {
      self.name = name
      self.value = value
      self.help = help
    }

    fileprivate var synopsis: String { value.map { "\(name) \($0)" } ?? name }
  }

  var words: [Substring] { name.split(separator: " ") }

  /// The subcommand that the words begin with; nil where they ask for help.
  static func find(in subcommands: [Subcommand], _ words: [String]) throws(UsageError) -> Subcommand? {
    guard let first = words.first, !["help", "--help", "-h"].contains(first) else { return nil }
    let found = subcommands.first { $0.words.elementsEqual(words.prefix($0.words.count).map { $0[...] }) }
    if let found { return found }
    let group = subcommands.filter { $0.words.first == first[...] }.map(\.name)
    throw UsageError(
      group.isEmpty
        ? "there is no command \(first): see musclemate --help"
        : "say one of: \(group.joined(separator: ", "))")
  }

  var help: String {
    let call = ["usage: musclemate \(name)"] + operands + (options.isEmpty ? [] : ["[options]"])
    let width = options.map(\.synopsis.count).max() ?? 0
    let lines = options.map { option in
      let padding = String(repeating: " ", count: width - option.synopsis.count)
      return "  \(option.synopsis)\(padding)  \(option.help)"
    }
    let settings = "Settings, such as --data FOLDER, are listed by musclemate --help."
    let parts = [[call.joined(separator: " ")], [summary], lines, [settings]].filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

/// The command was called in a way it does not understand.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
