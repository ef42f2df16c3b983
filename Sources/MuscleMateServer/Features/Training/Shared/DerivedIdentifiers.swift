internal import MuscleMateAPI
internal import Primitives
internal import Secrets

extension UUID {
  /// The id of an exercise (or with `line` of a set of it) that has no other: of version 8, as `app.derived_id` makes it.
  static func derived(from owner: UUID, entry: Int, line: Int? = nil) -> UUID {
    let positions = ([entry] + (line.map { [$0] } ?? [])).flatMap { bytes(UInt32($0)) }
    let digest = SHA256.digest(bytes(owner.high) + bytes(owner.low) + positions)
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return UUID(
      high: word(digest[0..<8]) & ~0xF000 | 0x8000,
      low: word(digest[8..<16]) & ~(0xF << 60) | 0x8 << 60)
  }

  /// In network byte order.
  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) }
  }
}

extension Array where Element: IdentifiedEntry {
  /// With an id for each exercise and each set. Without any, the positions are what they are known by: each has the derived
  /// one. Beside others, one without an id is new.
  func identified(in owner: UUID, at now: Timestamp) -> [Element] {
    let areNamed = haveIdentifiers
    return enumerated().map { entry, part in
      var part = part
      part.id = part.id ?? (areNamed ? .v7(at: now) : .derived(from: owner, entry: entry))
      for line in part.sets.indices where part.sets[line].id == nil {
        part.sets[line].id = areNamed ? .v7(at: now) : .derived(from: owner, entry: entry, line: line)
      }
      return part
    }
  }
}
