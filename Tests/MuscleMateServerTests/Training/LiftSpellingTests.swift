internal import TestKit
internal import Testing

struct LiftSpellingTests {
  @Test(
    arguments: [
      (
        "squat",
        [
          "Squat", "SQUAT", " squat ", "Squats", "Squat (Barbell)", "Barbell Squat", "Back Squat",
          "Back  Squat", "Barbell Back Squat", "Squat (Barbell, Back)", "Squat - Powerlifting", "Comp Squat",
          "Low Bar Squat", "Low-Bar Back Squat", "High bar squat", "Highbar Squat", "Barbell Full Squat",
          "Kniebeuge", "KNIEBEUGEN", "Kniebeugen (Langhantel)", "Kniebeuge mit der Langhantel",
          "Low Bar Kniebeuge", "Tiefe Kniebeuge",
        ]
      ),
      (
        "bench_press",
        [
          "Bench Press", "bench", "Bench Press (Barbell)", "Bench Press - Powerlifting",
          "Flat Barbell Bench Press", "Competition Bench Press", "Benchpress", "Flat Bench", "Bankdrücken",
          "BANKDRÜCKEN", "Bankdruecken", "Bankdrücken (Langhantel)", "Langhantel-Bankdrücken",
          "Flachbankdrücken",
        ]
      ),
      (
        "deadlift",
        [
          "Deadlift", "Deadlift (Barbell)", "Deadlift - Powerlifting", "Conventional Deadlift",
          "Deadlift (Conventional)", "Sumo Deadlift", "Sumo Deadlift (Barbell)", "Dead Lift", "DL",
          "Kreuzheben", "Sumo-Kreuzheben", "Konventionelles Kreuzheben", "Kreuzheben (Langhantel)",
        ]
      ),
      (
        nil,
        [
          "Front Squat", "Front Squat (Barbell)", "Hack Squat", "Split Squat", "Bulgarian Split Squat",
          "Squat (Smith Machine)", "Goblet Squat", "Box Squat", "Overhead Squat", "Zercher Squat",
          "Squat (Bodyweight)", "Jump Squat", "Pause Squat", "Belt Squat", "Frontkniebeuge",
          "Kniebeuge an der Multipresse",
          "Bench Press (Dumbbell)", "Incline Bench Press (Barbell)", "Decline Bench Press",
          "Bench Press - Close Grip (Barbell)", "Close-Grip Bench", "Bench Press (Smith Machine)",
          "Bench Dip",
          "Floor Press", "Schrägbankdrücken", "Enges Bankdrücken", "Bankdrücken (Kurzhantel)",
          "Romanian Deadlift", "Romanian Deadlift (Barbell)", "Stiff Leg Deadlift", "Stiff-Legged Deadlift",
          "Trap Bar Deadlift", "Deadlift (Trap Bar)", "Deficit Deadlift", "Single Leg Deadlift", "Rack Pull",
          "Deadlift (Dumbbell)", "Rumänisches Kreuzheben", "Kreuzheben mit gestreckten Beinen", "Row",
        ]
      ),
    ] as [(String?, [String])])
  func `a main lift is recognised by its usual spellings, and nothing else is`(
    _ lift: String?, _ names: [String]
  ) async throws {
    let database = try await TestDatabase.migrated()
    let literal = names.map { "($name$\($0)$name$)" }.joined(separator: ", ")
    let wrong = try database.rows(
      """
      select name, app.recognised_lift(name)
        from (values \(literal)) as spelled (name)
       where app.recognised_lift(name) is distinct from \(lift.map { "'\($0)'" } ?? "null::text")
      """)
    #expect(wrong == [])
  }

  @Test func `every spelling is written as names are read`() async throws {
    let database = try await TestDatabase.migrated()
    let unreachable = try database.rows(
      "select words from app.lift_spellings where words <> app.lift_words(words)")
    #expect(unreachable == [])
  }
}
