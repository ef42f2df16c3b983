internal import Synchronization

/// A statement as one role runs it: under its own name, with its own plan on the server.
struct StatementPlan: Sendable {
  let role: Role
  /// Ends with a zero, as C has it.
  let preparedName: [CChar]
  /// Unique in the process and dense, so that a connection keeps what it has prepared as a set of bits.
  let slot: Int

  private static let slots = Atomic<Int>(0)

  init(role: Role, name: String) {
    self.role = role
    preparedName = Array(name.utf8CString)
    slot = Self.slots.add(1, ordering: .relaxed).oldValue
  }
}

/// The plans that a connection has prepared.
struct PlanSet {
  private var words: [UInt64] = []

  func contains(_ slot: Int) -> Bool {
    slot / 64 < words.count && words[slot / 64] & 1 << UInt64(slot % 64) != 0
  }

  mutating func insert(_ slot: Int) {
    while words.count <= slot / 64 { words.append(0) }
    words[slot / 64] |= 1 << UInt64(slot % 64)
  }

  mutating func remove(_ slot: Int) {
    if slot / 64 < words.count { words[slot / 64] &= ~(1 << UInt64(slot % 64)) }
  }

  mutating func removeAll() { words.removeAll() }
}
