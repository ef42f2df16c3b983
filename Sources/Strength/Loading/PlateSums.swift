/// Every sum that plates can make, each by the fewest plates: the bounded knapsack in integers.
///
/// Sums are sorted into cells by the greatest common measure of the plates (0.25 kg for the usual ones), so that
/// a cell is a sum. Where that would be more cells than `mostCells` — kilogram and pound plates mixed have 10 µg
/// in common — a cell is as wide as it must be, a gram or two, and keeps one of the sums that fall into it.
struct PlateSums {
  struct Kind {
    /// Above zero, in nanograms.
    let weight: Int64
    let count: Int
  }

  struct Sum {
    let nanograms: Int64
    fileprivate let cell: Int
  }

  private static let mostCells: Int64 = 1 << 16
  private static let none = Cell(nanograms: -1, plates: .max)

  private struct Cell {
    var nanograms: Int64
    var plates: Int32
  }

  private let kinds: [Kind]
  /// The width of a cell in nanograms.
  private let width: Int64
  private var cells: [Cell]
  /// For each kind, how many of it a cell's sum has among this kind and those before.
  private var used: [[Int32]] = []

  /// - Parameter kinds: from the lightest on; of sums by equally many plates the one with heavier plates stays.
  init(_ kinds: [Kind], upTo target: Int64) {
    // More than the target takes of one kind is never needed.
    self.kinds = kinds.map { Kind(weight: $0.weight, count: min($0.count, Int(target / $0.weight) + 1)) }
    // The least sum above the target is below it once any plate is taken away.
    let all = self.kinds.reduce(0) { $0 + $1.weight * Int64($1.count) }
    let limit = min(all, target + (kinds.last?.weight ?? 0))
    let common = kinds.reduce(0) { Self.greatestCommonDivisor($0, $1.weight) }
    width = max(common, (limit + Self.mostCells - 1) / Self.mostCells, 1)
    cells = Array(repeating: Self.none, count: Int(limit / width) + 1)
    cells[0] = Cell(nanograms: 0, plates: 0)
    for kind in self.kinds { used.append(add(kind)) }
  }

  /// The greatest sum that does not exceed the limit; nothing at all is a sum.
  func greatest(upTo limit: Int64) -> Sum? {
    sums.filter { $0.nanograms <= limit }.max { $0.nanograms < $1.nanograms }
  }

  /// The least sum that reaches the limit; nil where all plates together do not.
  func least(from limit: Int64) -> Sum? {
    sums.filter { $0.nanograms >= limit }.min { $0.nanograms < $1.nanograms }
  }

  private var sums: some Sequence<Sum> {
    cells.lazy.enumerated().filter { $1.nanograms >= 0 }.map { Sum(nanograms: $1.nanograms, cell: $0) }
  }

  /// How many of each kind make the sum.
  func counts(of sum: Sum) -> [Int] {
    var cell = sum.cell
    var counts: [Int] = []
    for (kind, used) in zip(kinds, used).reversed() {
      counts.append(Int(used[cell]))
      cell -= Int(used[cell]) * step(of: kind)
    }
    return counts.reversed()
  }

  /// Cells between a sum and the sum with one more of this kind.
  private func step(of kind: Kind) -> Int { max(1, Int((kind.weight + width / 2) / width)) }

  /// Lets every sum have up to `count` of one more kind, and returns how many each took.
  ///
  /// Cells that lie whole steps apart form a row. Along it, the fewest plates at place p are the least of
  /// `plates(q) + p − q` over the last `count` places q; a queue of the candidates, best first, finds it in one
  /// pass, however many plates there are.
  private mutating func add(_ kind: Kind) -> [Int32] {
    let step = step(of: kind)
    let longestRow = cells.count / step + 1
    var used = [Int32](repeating: 0, count: cells.count)
    var queue = [(place: Int, cell: Cell)](repeating: (0, Self.none), count: longestRow)
    for start in 0..<min(step, cells.count) {
      var (first, end, place, index) = (0, 0, 0, start)
      while index < cells.count {
        let own = cells[index]
        if own.nanograms >= 0 {
          while end > first, Int(queue[end - 1].cell.plates) + place - queue[end - 1].place > Int(own.plates)
          {
            end -= 1
          }
          queue[end] = (place, own)
          end += 1
        }
        while first < end, place - queue[first].place > kind.count { first += 1 }
        if first < end {
          let taken = Int32(place - queue[first].place)
          let best = queue[first].cell
          used[index] = taken
          cells[index] = Cell(
            nanograms: best.nanograms + Int64(taken) * kind.weight, plates: best.plates + taken)
        }
        place += 1
        index += step
      }
    }
    return used
  }

  private static func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
