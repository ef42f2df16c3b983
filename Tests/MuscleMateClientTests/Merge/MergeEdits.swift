internal import Primitives

/// Edits by chance, the same at every run. Every value that they write is there once: its number is in no other.
struct MergeEdits {
  private var chance: SplitMix64
  private var count = 0
  /// Whether parts that are there already change their places.
  var moves = true
  /// Whether parts are taken away.
  var removes = true
  /// Whether exercises without sets stay: the server takes them in a draft alone.
  var leavesEmpty = true

  init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  /// A text that nobody else writes.
  private mutating func mark() -> JSON {
    count += 1
    return .string("mark \(count);")
  }

  private mutating func id() -> String {
    count += 1
    return "01a1fd18-80dc-73bd-9948-\(String(1_000_000_000_000 + count).dropFirst())"
  }

  /// Exercises with sets, up to three of each.
  mutating func exercises() -> JSON {
    .array((0..<Int.random(in: 1...3, using: &chance)).map { _ in exercise() })
  }

  private mutating func exercise() -> JSON {
    let sets = (0..<Int.random(in: 1...3, using: &chance)).map { _ in set() }
    return ["id": .string(id()), "exercise_id": .string(id()), "notes": mark(), "sets": .array(sets)]
  }

  private mutating func set() -> JSON {
    [
      "id": .string(id()), "done": .bool(Bool.random(using: &chance)), "kind": "working", "reps": 5,
      "weight": 80, "unit": "kg", "notes": mark(),
    ]
  }

  /// The row after up to four edits.
  mutating func edited(_ row: JSON) -> JSON {
    let edited = (0..<Int.random(in: 0...4, using: &chance)).reduce(row) { row, _ in edit(row) }
    guard !leavesEmpty, let exercises = edited["exercises"]?.elements else { return edited }
    return edited.changing("exercises", to: .array(exercises.filter { $0["sets"] != [] }))
  }

  private mutating func edit(_ row: JSON) -> JSON {
    guard let exercise = row.ids("exercises").randomElement(using: &chance) else {
      return row.adding(self.exercise(), to: "exercises")
    }
    let sets = "exercises/\(exercise)/sets"
    let set = row.ids(sets).randomElement(using: &chance)
    switch Int.random(in: 0..<12, using: &chance) {
    case 0: return row.changing(["name", "notes"].randomElement(using: &chance) ?? "name", to: mark())
    case 1: return row.changing("exercises/\(exercise)/notes", to: mark())
    case 2:
      return row.adding(self.exercise(), to: "exercises", after: Bool.random(using: &chance) ? exercise : nil)
    case 3 where removes: return row.changing("exercises/\(exercise)", to: nil)
    case 4 where moves: return row.ordering("exercises", row.ids("exercises").shuffled(using: &chance))
    case 5 where moves: return row.ordering(sets, row.ids(sets).shuffled(using: &chance))
    case 6, 7: return row.adding(self.set(), to: sets, after: Bool.random(using: &chance) ? set : nil)
    default:
      guard let set else { return row.adding(self.set(), to: sets) }
      return edit(row, set: set, in: exercise)
    }
  }

  private mutating func edit(_ row: JSON, set: String, in exercise: String) -> JSON {
    let path = "exercises/\(exercise)/sets/\(set)"
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: return row.changing("\(path)/done", to: .bool(Bool.random(using: &chance)))
    case 1 where removes: return row.changing(path, to: nil)
    case 2 where moves:
      guard let other = row.ids("exercises").randomElement(using: &chance), let moved = row.at(path) else {
        return row
      }
      return row.changing(path, to: nil).adding(moved, to: "exercises/\(other)/sets")
    case 3: return row.changing("\(path)/tempo", to: mark())
    default: return row.changing("\(path)/notes", to: mark())
    }
  }

  /// Any row with up to three members changed, taken away or added, whatever they mean.
  mutating func scrambled(_ row: JSON) -> JSON {
    (0..<Int.random(in: 0...3, using: &chance)).reduce(row) { row, _ in
      let name = row.membersNamed.randomElement(using: &chance) ?? "name"
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: return row.changing(name, to: nil)
      case 1: return row.changing("new", to: mark())
      default: return row.changing(name, to: mark())
      }
    }
  }
}

extension JSON {
  fileprivate var membersNamed: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }

  /// Every set with its id and the exercise that it is in.
  var placedSets: [(id: String, exercise: String, value: JSON)] {
    (self["exercises"]?.elements ?? []).flatMap { exercise in
      (exercise["sets"]?.elements ?? []).map { set in
        (set["id"]?.text ?? "", exercise["id"]?.text ?? "", set)
      }
    }
  }

  /// The values of this row that nobody else wrote.
  var marks: Set<String> {
    switch self {
    case .string(let text): text.hasPrefix("mark ") ? [text] : []
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.marks) }
    case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.marks) }
    default: []
    }
  }
}
