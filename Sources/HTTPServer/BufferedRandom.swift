/// The system's generator, asked for 512 bytes at a time: request identifiers would else cost two system calls
/// each. For identifiers only; what was drawn early lies in memory.
struct BufferedRandom: RandomNumberGenerator {
  private var words: [UInt64] = []

  mutating func next() -> UInt64 {
    if let word = words.popLast() { return word }
    var system = SystemRandomNumberGenerator()
    words = (0..<64).map { _ in system.next() }
    return words.removeLast()
  }
}
