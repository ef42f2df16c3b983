public import APISchema
public import Primitives

/// A part of a workout that has an id of its own.
public protocol IdentifiedPart {
  /// Absent in a request: the server makes one.
  var id: UUID? { get set }
}

/// An exercise of a workout, a draft, a template or a plan, with its sets.
public protocol IdentifiedEntry: IdentifiedPart {
  associatedtype Line: IdentifiedPart
  var sets: [Line] { get set }
}

extension WorkoutExercise: IdentifiedEntry {}
extension LoggedSet: IdentifiedPart {}
extension DraftExercise: IdentifiedEntry {}
extension DraftSet: IdentifiedPart {}
extension PrescribedExercise: IdentifiedEntry {}
extension PrescribedSet: IdentifiedPart {}

extension Array where Element: IdentifiedEntry {
  /// Names each id that an earlier exercise has, or an earlier set.
  public func checkIdentifiers(into faults: inout Faults) {
    var entries: Set<UUID> = []
    var lines: Set<UUID> = []
    faults.at(.name("exercises")) { faults in
      for (index, entry) in enumerated() {
        faults.at(.index(index)) { faults in
          entry.check(against: &entries, into: &faults)
          faults.at(.name("sets")) { faults in
            for (turn, line) in entry.sets.enumerated() {
              faults.at(.index(turn)) { line.check(against: &lines, into: &$0) }
            }
          }
        }
      }
    }
  }

  /// Whether an exercise or a set has an id.
  public var haveIdentifiers: Bool {
    contains { entry in entry.id != nil || entry.sets.contains { $0.id != nil } }
  }
}

extension IdentifiedPart {
  fileprivate func check(against seen: inout Set<UUID>, into faults: inout Faults) {
    if let id, !seen.insert(id).inserted { faults.add("id", .duplicate) }
  }
}
