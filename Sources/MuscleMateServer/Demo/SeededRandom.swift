internal import Primitives

/// Several streams of chance from one seed. They do not overlap in practice: each starts at a hash of its number.
struct SeededRandom: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64, stream: Int) {
    var first = SplitMix64(seed: seed)
    numbers = SplitMix64(seed: first.next() &+ UInt64(bitPattern: Int64(stream)) &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func isTrue(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
