internal import Primitives

/// The words of the demo's people.
enum DemoTexts {
  struct Template {
    let name: String
    let exercises: JSON

    func message(on weekdays: [String]) -> JSON {
      .object([
        .init("name", .string(name)), .init("exercises", exercises),
        .init("weekdays", .array(weekdays.map { .string($0) })),
      ])
    }
  }

  /// Sets, repetitions and kilograms.
  private static func exercise(_ name: String, _ sets: Int, _ reps: Int, _ weight: Double?, rest: Int) -> JSON
  {
    var members: [JSON.Member] = [
      .init("kind", "working"), .init("reps", .number("\(reps)")), .init("rest_seconds", .number("\(rest)")),
      .init("rpe", 8),
    ]
    if let weight { members += [.init("weight", .number("\(weight)")), .init("unit", "kg")] }
    return ["name": .string(name), "sets": .array(Array(repeating: .object(members), count: sets))]
  }

  static let templates = [
    Template(
      name: "Lower A",
      exercises: [
        exercise("Squat", 4, 5, 120, rest: 180), exercise("Romanian Deadlift", 3, 8, 95, rest: 120),
        exercise("Bulgarian Split Squat", 3, 10, 20, rest: 90),
        exercise("Standing Calf Raise", 4, 12, 60, rest: 60),
      ]),
    Template(
      name: "Upper A",
      exercises: [
        exercise("Bench Press", 4, 5, 85, rest: 180), exercise("Barbell Row", 4, 8, 75, rest: 120),
        exercise("Overhead Press", 3, 8, 45, rest: 120), exercise("Pull-Up", 3, 8, nil, rest: 120),
      ]),
    Template(
      name: "Pull and arms",
      exercises: [
        exercise("Deadlift", 3, 5, 150, rest: 240), exercise("Lat Pulldown", 3, 10, 65, rest: 90),
        exercise("Dumbbell Curl", 3, 12, 14, rest: 60),
      ]),
  ]

  static let talks: [(message: String, answer: String, comment: String, note: String, labels: JSON)] = [
    (
      "Your squat moves well. This week we keep the load and add a rep in the last set.",
      "Sounds good. The last set felt like RPE 8.",
      "Good bar path. Rest the full three minutes before the last set.",
      "Left knee is fine again since October.",
      ["Powerlifting", "Online"]
    ),
    (
      "How does the shoulder feel after Thursday?", "Better. Incline was fine, dips still pinch a bit.",
      "Leave out the dips for two weeks.", "Shoulder: no dips before the next check.", ["Rehab"]
    ),
    (
      "I moved your deadlift to Friday, so that you have a day between it and the squat.",
      "Thanks, that helps.",
      "Pull the slack out of the bar first.", "Wants to compete in spring.", ["Powerlifting", "Meet prep"]
    ),
    (
      "You missed two sessions. Is the plan too much beside work?",
      "Yes, three days would be better right now.",
      "Fine as it is: quality before volume.", "Three days a week until the new year.", ["Online"]
    ),
  ]

  static let idea = "A button that copies the last set would save me a tap between sets."
  static let question = "Can my coach see my body weight if I share only the main lifts?"
  static let assignment = "Four weeks of upper body. Add 2.5 kg where all sets were at RPE 8 or less."
  static let invitation = "We met at the gym on Saturday. I would like to look at your training."
  static let welcome = "The demo: made-up people with years of training. Sign in as one of them."
}
