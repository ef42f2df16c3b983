internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// How a single exercise or set is changed within the whole, which is then written as a whole.
extension Array where Element: IdentifiedPart {
  func firstIndex(of id: UUID) -> Int? { firstIndex { $0.id == id } }

  /// In the place of the one with its id, or behind another, or last.
  mutating func put(_ part: Element, after: UUID?) throws {
    let former = part.id.flatMap(firstIndex)
    if let former { remove(at: former) }
    guard count < 100 else { throw Problem(.conflict, .limitReached, ["limit": "100"]) }
    guard let after else { return insert(part, at: former ?? count) }
    guard let index = firstIndex(of: after) else {
      throw Problem.invalid([Fault(pointer: "/after", code: .unknown)])
    }
    insert(part, at: index + 1)
  }

  mutating func take(_ id: UUID) throws {
    guard let index = firstIndex(of: id) else { throw Problem.notFound }
    remove(at: index)
  }
}

extension Array where Element: IdentifiedEntry {
  /// Puts a set into the exercise that is named, else into the one that has it. An exercise that loses its last set so goes.
  mutating func put(_ line: Element.Line, in exercise: UUID?, after: UUID?) throws {
    let former = line.id.flatMap(firstIndex(ofSet:))
    guard let target = exercise ?? former.flatMap({ self[$0].id }) else {
      throw Problem.invalid([Fault(pointer: "/exercise", code: .missing)])
    }
    guard let entry = firstIndex(of: target) else {
      throw Problem.invalid([Fault(pointer: "/exercise", code: .unknown)])
    }
    try self[entry].sets.put(line, after: after)
    guard let former, former != entry else { return }
    self[former].sets.removeAll { $0.id == line.id }
    if self[former].sets.isEmpty { remove(at: former) }
  }

  /// A set is in one exercise: refuses what the client sent for this one if a set in it is there twice, or in another.
  func refuseRepetitions(in id: UUID) throws {
    guard let entry = firstIndex(of: id) else { return }
    let others = Set(filter { $0.id != id }.flatMap { $0.sets.compactMap(\.id) })
    var own: Set<UUID> = []
    let repeated = self[entry].sets.indices.filter { line in
      guard let id = self[entry].sets[line].id else { return false }
      return others.contains(id) || !own.insert(id).inserted
    }
    guard repeated.isEmpty else {
      throw Problem.invalid(repeated.map { Fault(pointer: "/sets/\($0)/id", code: .duplicate) })
    }
  }

  /// Takes a set out, and with the last one its exercise.
  mutating func takeSet(_ id: UUID) throws {
    guard let entry = firstIndex(ofSet: id) else { throw Problem.notFound }
    try self[entry].sets.take(id)
    if self[entry].sets.isEmpty { remove(at: entry) }
  }

  private func firstIndex(ofSet id: UUID) -> Int? {
    firstIndex { $0.sets.firstIndex(of: id) != nil }
  }
}
