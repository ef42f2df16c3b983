internal import MuscleMateServer

/// The command line after the subcommand: `--name value`, `--name=value`, `--flag`, operands.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  /// Settings given as flags, by their environment names.
  private(set) var settings: [String: String] = [:]

  init(_ words: some Sequence<String>, for subcommand: Subcommand) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      let attached = parts.count > 1 ? parts[1] : nil
      func value() throws(UsageError) -> String {
        if let attached { return attached }
        guard let next = words.popFirst() else { throw UsageError("\(name) needs a value") }
        return next
      }
      if let option = subcommand.options.first(where: { $0.name == name }) {
        if option.value == nil, attached != nil { throw UsageError("\(name) takes no value") }
        values[name, default: []].append(option.value == nil ? "" : try value())
      } else if let setting = Configuration.settings.first(where: { $0.flag == name }) {
        settings[setting.name] = try value()
      } else if name == "--help" {
        values[name] = [""]
        return
      } else {
        throw UsageError("\(subcommand.name) has no option \(name): see musclemate \(subcommand.name) --help")
      }
    }
    guard operands.count == subcommand.operands.count else {
      let wanted = subcommand.operands.isEmpty ? "nothing" : subcommand.operands.joined(separator: " ")
      let given = operands.isEmpty ? "nothing" : operands.joined(separator: " ")
      throw UsageError("\(subcommand.name) takes \(wanted) beside its options, and got \(given)")
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name]?.last }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  func required(_ name: String) throws(UsageError) -> String {
    guard let value = text(name) else { throw UsageError("\(name) is missing") }
    return value
  }

  func number(_ name: String, _ range: ClosedRange<Int>, default standard: Int) throws(UsageError) -> Int {
    guard let value = text(name) else { return standard }
    guard let number = Int(value), range.contains(number) else {
      throw UsageError("\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
