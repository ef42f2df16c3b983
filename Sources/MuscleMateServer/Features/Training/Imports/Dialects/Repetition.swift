/// Finds repeated rows in a file that was pasted into another file or into itself: after a second header, the rows of a
/// workout that were also before this header, in the same order.
///
/// Without a second header nothing counts as repeated: two sets may be alike.
struct Repetition {
  /// The line of the last header but the first.
  private(set) var lastHeader: Int?
  /// How many there were.
  private(set) var rows = 0
  private let header: ImportHeader
  /// The rows of each workout, in order; each number represents a text.
  private var known: [Int: [Int]] = [:]
  /// How many of them the running part of the file has had; beyond the last where it said something else.
  private var positions: [Int: Int] = [:]

  init(_ header: ImportHeader) { self.header = header }

  /// Whether the record is to be passed over: a header, or a row that was there.
  mutating func covers(_ record: CSVRecord) -> Bool {
    let said = record.fingerprint
    if said == header.fingerprint {
      lastHeader = record.line
      positions.removeAll()
      return true
    }
    let workout = record.fingerprint(of: header.placesOfWorkout)
    if lastHeader != nil {
      let (before, position) = (known[workout] ?? [], positions[workout] ?? 0)
      if position < before.count, before[position] == said {
        positions[workout] = position + 1
        rows += 1
        return true
      }
      positions[workout] = .max
    }
    known[workout, default: []].append(said)
    return false
  }
}
