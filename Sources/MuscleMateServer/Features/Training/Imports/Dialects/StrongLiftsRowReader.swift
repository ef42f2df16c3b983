internal import Primitives
internal import Strength

/// StrongLifts' export until 2018: a row for each workout, in which its exercises stand beside one another, each with its weight
/// in both units and the reps of its sets.
struct StrongLiftsRowReader: DialectReader {
  private struct Block {
    let exercise: Int
    var weights: [(place: Int, unit: WeightUnit)] = []
    var sets: [Int] = []
  }

  /// Found with the first row.
  private var blocks: [Block]?

  init() {}

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let start = try row.start(hour: Dialect.strongliftsRows.hourAssumed)
    try workouts.openWorkout(named: row.text(.workout), at: start)
    workouts.describe(durationSeconds: nil, notes: row.text(.workoutNotes), line: row.line)
    let blocks = blocks ?? Self.blocks(row.header.names)
    self.blocks = blocks
    for block in blocks {
      let sets = sets(of: block, row)
      guard let name = row.text(at: block.exercise), !sets.isEmpty else { continue }
      try workouts.add(sets, to: workouts.exercise(named: name, .inOrder(startsNew: true)))
    }
  }

  /// A cell that is empty is a set that was not tried, and 0 one that failed.
  private func sets(of block: Block, _ row: ImportRow) -> [ImportedSet] {
    let load = row.load(at: block.weights)
    return block.sets.compactMap { place in
      row.reps(at: place).flatMap { try? ImportedSet(row, reps: $0, load: load) }
    }
  }

  private static func blocks(_ names: [String]) -> [Block] {
    var blocks: [Block] = []
    for (index, name) in names.enumerated() {
      let key = HeaderName.key(name)
      switch (HeaderName.numbered(key)?.name, HeaderName.withoutUnit(key)) {
      case ("exercise", _): blocks.append(Block(exercise: index))
      case ("set", _) where !blocks.isEmpty: blocks[blocks.count - 1].sets.append(index)
      case (_, ("weight", let unit)?) where !blocks.isEmpty:
        if let unit = ImportUnit.weight(unit) { blocks[blocks.count - 1].weights.append((index, unit)) }
      default: break
      }
    }
    return blocks
  }
}
