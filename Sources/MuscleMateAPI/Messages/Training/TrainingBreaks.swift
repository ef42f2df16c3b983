public import APISchema
public import Primitives

/// Days on which a lifter chooses not to train: a holiday, an illness, exams. Coaches who see the plans see the days, never a
/// reason, and attention rules leave the days out.
public struct TrainingBreak: Message {
  public var id = UUID.unset
  /// The first day without training.
  public var beginsOn = CivilDate(unixDay: 0)
  /// The last day without training, at most a year after the first.
  public var endsOn = CivilDate(unixDay: 0)

  public init() {}

  public static let shape: Shape<Self> = Shape("TrainingBreak", TrainingBreak.init) {
    Field("id", \.id, .readOnly)
    Field("begins_on", \.beginsOn)
    Field("ends_on", \.endsOn)
  } check: { marked, faults in
    let days = marked.beginsOn.unixDay...(marked.beginsOn.unixDay + 365)
    if !days.contains(marked.endsOn.unixDay) {
      faults.add("ends_on", .invalid("a day from `begins_on` to a year after it"))
    }
  }
}
