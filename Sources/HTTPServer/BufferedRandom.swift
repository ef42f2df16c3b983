#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The system's generator, asked for 256 bytes at a time: each request's identifier would else cost two system
/// calls. For identifiers only; what will be drawn next lies in memory.
struct BufferedRandom: RandomNumberGenerator {
  private var words: [UInt64] = []

  mutating func next() -> UInt64 {
    if let word = words.popLast() { return word }
    var system = SystemRandomNumberGenerator()
    var fresh: [UInt64] = Array(repeating: 0, count: 32)
    // 256 bytes is what one call gives without interruption (getrandom(2), getentropy(2)).
    let isFilled = fresh.withUnsafeMutableBytes { getentropy($0.baseAddress, $0.count) == 0 }
    if isFilled { words = fresh }
    return isFilled ? words.removeLast() : system.next()
  }
}
