public import Primitives

/// Conditions that a coach should mind: illnesses, injuries, medication. Encrypted wherever they are kept.
public struct MedicalConditions: Message {
  public var conditions: [MedicalCondition] = []
  /// Null where nothing was ever said.
  public var updatedAt: Timestamp?

  public init() {}

  public static let shape = Shape("MedicalConditions", MedicalConditions.init) {
    Field("conditions", \.conditions, .count(0...50))
    Field("updated_at", \.updatedAt, .readOnly)
  }
}

public struct MedicalCondition: Message {
  public var name = ""
  public var notes: String?
  public var since: CivilDate?

  public init() {}

  public static let shape = Shape("MedicalCondition", MedicalCondition.init) {
    Field("name", \.name, .length(1...200), .format(.name))
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
    Field("since", \.since)
  }
}
