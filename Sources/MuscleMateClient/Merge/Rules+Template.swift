internal import APISchema
internal import MuscleMateAPI
internal import Primitives

extension MergeRule {
  /// The longest name that the server takes, in Unicode scalars.
  private static let longestName = 200

  /// An exercise is taken whole, because its sets are one scheme: half of one and half of another is a scheme that nobody
  /// wrote. So if both changed the same exercise, this device's template becomes a copy.
  static let template = MergeRule(
    policy: .undecided, deletion: .changeWins,
    units: [
      MergeUnit("weekdays", settle: Merging.words),
      // The place in the list is no conflict of two documents.
      MergeUnit("position") { _, three, _ in three.mine },
      MergeUnit("exercises") { $0.prescription($1, at: $2) },
    ], copied: ["exercises"])

  /// A definition follows from the options of a 5/3/1, and its weights from its unit, so the plan is taken whole.
  static let programme = MergeRule(
    policy: .undecided, deletion: .changeWins, units: [MergeUnit("five_three_one", "definition")],
    owned: ["id", "version", "created_at", "number", "cycle", "lifts"],
    copied: ["five_three_one", "definition"])

  /// A new thing with this content. Its exercises and sets get ids of their own from the server: an id is there once.
  func copy(of mine: JSON, device: String) -> JSON {
    let addition = " (\(device))".unicodeScalars.prefix(Self.longestName / 2)
    let name = (mine["name"]?.text ?? "").unicodeScalars.prefix(Self.longestName - addition.count)
    let copy = mine.without(owned.union(["position"])).setting(
      "name", to: .string(String(name) + String(addition)))
    let exercises = mine["exercises"].list.map { exercise in
      let sets = exercise["sets"].list.map { $0.without(["id"]) }
      return exercise.without(["id"]).setting("sets", to: .array(sets))
    }
    return exercises.isEmpty ? copy : copy.setting("exercises", to: .array(exercises))
  }
}

extension Merging {
  /// Exercises as they are meant to be done, each taken whole. What the server would refuse is no merge: a set that is in
  /// two exercises, or a superset of which one exercise is left.
  mutating func prescription(_ three: Three, at path: String) -> JSON? {
    guard let merged = list(three, at: path) else { return nil }
    return Self.isSendable(merged) || !Self.isSendable(three[favoured]) ? merged : decide(three, at: path)
  }

  private static func isSendable(_ exercises: JSON?) -> Bool {
    var faults = Faults(reading: .answer)
    let list = exercises.flatMap { [PrescribedExercise].decode($0, Rules(), into: &faults) }
    guard let list else { return true }
    list.checkIdentifiers(into: &faults)
    list.checkSupersets(into: &faults)
    return faults.isEmpty && !list.isEmpty
  }
}
