public import APISchema
public import Primitives

/// Conditions that a coach should mind: illnesses, injuries, medication. Encrypted wherever they are kept.
public struct MedicalConditions: Message {
  /// The conditions. They replace those before.
  public var conditions: [MedicalCondition] = []
  /// When they were changed last. Absent: nothing was ever said.
  public var updatedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("MedicalConditions", MedicalConditions.init) {
    Field("conditions", \.conditions, .count(0...50))
    Field("updated_at", \.updatedAt, .readOnly)
  }
}

/// A condition that a coach should mind.
public struct MedicalCondition: Message {
  public var name = ""
  /// What a coach should know of it.
  public var notes: String?
  /// The day from which on it is there. Absent: it is not said.
  public var since: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("MedicalCondition", MedicalCondition.init) {
    Field("name", \.name, .length(1...200), .format(.name))
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
    Field("since", \.since)
  }
}
