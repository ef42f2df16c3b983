internal import Primitives

/// The records of erasures that can be read, and what they say together.
struct KnownErasures {
  private(set) var files: [File]

  struct File {
    /// The name under which a reader of the message finds the file.
    let name: String
    let content: [UInt8]
  }

  /// Nil where there is none.
  init?(files: [File]) {
    if files.isEmpty { return nil }
    self.files = files
  }

  mutating func add(_ further: KnownErasures) { files += further.files }

  /// The notes of all records, each once.
  var notes: [ErasureNote] {
    let all = files.flatMap { ErasureChain.lines(of: $0.content).compactMap { ErasureNote($0) } }
    return Set(all).sorted { $0.at < $1.at }
  }

  /// The places where lines were taken out or changed, in lines; `keys` are those whose lines are believed.
  func faults(keys: [[UInt8]]) -> [String] {
    files.flatMap { ErasureChain(name: $0.name, keys: keys).faults(in: $0.content) }
  }
}
