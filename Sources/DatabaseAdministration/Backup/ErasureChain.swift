internal import Primitives
internal import Secrets

/// One file of the record of erasures, walked line by line: each names the one before, so that what was taken out, put in or
/// changed between two is seen. A cut at the end is not: what it named is looked for in the audit log while there is one.
struct ErasureChain {
  let name: String
  /// Those whose lines are believed.
  let keys: [[UInt8]]

  /// The faults of a file, in lines.
  func faults(in file: [UInt8]) -> [String] {
    let lines = Self.lines(of: file)
    let known = Set(keys.map { KeyID(of: $0).description })
    var faults: [String] = []
    var isChained = false
    for (index, line) in lines.enumerated() {
      let place = "\(name), line \(index + 1)"
      guard let note = ErasureNote(line) else {
        // The heading comes first. A disk that was full may have left half a line, which the next one names.
        if index > 0 { faults.append("\(place) says nothing that can be read") }
        continue
      }
      guard let previous = note.previous else {
        if isChained { faults.append("\(place) does not name the line before") }
        continue
      }
      isChained = true
      // A note under a key that was retired since cannot be verified: the caller skips it.
      guard known.contains(note.key) else { continue }
      if !note.isSigned(byOneOf: keys) {
        faults.append("\(place) was changed")
      } else if index == 0 || Hexadecimal.encode(SHA256.digest(lines[index - 1])) != previous {
        faults.append("before \(place) something was taken out, put in or changed")
      }
    }
    return faults
  }

  static func lines(of file: [UInt8]) -> [[UInt8]] {
    file.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }
}
