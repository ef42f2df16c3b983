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

  /// Sets, repetitions, and a part of the one-rep maximum: what the log of whoever does it says is the load.
  private static func exercise(_ name: String, _ sets: Int, _ reps: Int, _ percentage: Int, rest: Int) -> JSON
  {
    let members: [JSON.Member] = [
      .init("kind", "working"), .init("reps", .number("\(reps)")), .init("rest_seconds", .number("\(rest)")),
      .init("rpe", 8), .init("percentage", .number("\(percentage)")),
    ]
    return ["name": .string(name), "sets": .array(Array(repeating: .object(members), count: sets))]
  }

  static let templates = [
    Template(
      name: "Lower A",
      exercises: [
        exercise("Squat (Barbell)", 4, 5, 78, rest: 180), exercise("Romanian Deadlift", 3, 8, 70, rest: 120),
        exercise("Leg Press", 3, 10, 68, rest: 90), exercise("Cable Crunch", 3, 12, 62, rest: 60),
      ]),
    Template(
      name: "Upper A",
      exercises: [
        exercise("Bench Press (Barbell)", 4, 5, 78, rest: 180),
        exercise("Bent Over Row (Barbell)", 4, 8, 70, rest: 120),
        exercise("Overhead Press (Barbell)", 3, 8, 70, rest: 120),
        exercise("Lat Pulldown", 3, 10, 68, rest: 90),
      ]),
    Template(
      name: "Pull and arms",
      exercises: [
        exercise("Deadlift (Barbell)", 3, 5, 78, rest: 240), exercise("Lat Pulldown", 3, 10, 68, rest: 90),
        exercise("Face Pull", 3, 12, 62, rest: 60),
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

  /// A log of another app, in kilograms, with a workout on each day.
  static func otherLog(on days: [String]) -> String {
    let lines = days.enumerated().flatMap { index, day in
      [("Squat (Barbell)", 60.0), ("Bench Press (Barbell)", 45)].flatMap { exercise, weight in
        (1...3).map { set in
          "\(day) 18:00:00,Full body,45m,\(exercise),\(set),\(weight - Double(index) * 2.5),5,0,0,,,"
        }
      }
    }
    let head =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  static let assignment = "Four weeks of upper body. Add 2.5 kg where all sets were at RPE 8 or less."
  static let invitation = "We met at the gym on Saturday. I would like to look at your training."
  static let welcome = "The demo: made-up people with years of training. Sign in as one of them."
}
