/// The same numbers for the same seed, on every machine: SplitMix64 (Steele, Lea, Flood: Fast Splittable
/// Pseudorandom Number Generators, OOPSLA 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Streams of one seed do not overlap in practice: each starts at a hash of its number.
  init(seed: UInt64, stream: Int) {
    state = seed
    state = next() &+ UInt64(bitPattern: Int64(stream)) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func isTrue(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
