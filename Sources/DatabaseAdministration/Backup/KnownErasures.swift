internal import Primitives

/// The records of erasures that can be read, and what they say together.
package struct KnownErasures {
  package private(set) var files: [File]

  package struct File {
    /// The name under which a reader of the message finds the file.
    package let name: String
    package let content: [UInt8]
  }

  /// Nil where there is none.
  package init?(files: [File]) {
    if files.isEmpty { return nil }
    self.files = files
  }

  package mutating func add(_ further: KnownErasures) { files += further.files }

  /// The notes of all records, each once.
  package var notes: [ErasureNote] {
    let all = files.flatMap { ErasureChain.lines(of: $0.content).compactMap { ErasureNote($0) } }
    return Set(all).sorted { $0.at < $1.at }
  }

  /// The places where lines were taken out or changed, in lines; `keys` are those whose lines are believed.
  package func faults(keys: [[UInt8]]) -> [String] {
    files.flatMap { ErasureChain(name: $0.name, keys: keys).faults(in: $0.content) }
  }
}
