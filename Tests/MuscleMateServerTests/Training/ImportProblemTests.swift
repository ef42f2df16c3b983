import Localization
import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct ImportProblemTests {
  static let header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"

  @Test(
    arguments: [
      ("2024-02-30,Squat,Legs,80,kgs,5,,,,", .date), ("yesterday,Squat,Legs,80,kgs,5,,,,", .date),
      ("1900-01-01,Squat,Legs,80,kgs,5,,,,", .dateTooEarly),
      ("2026-11-23,Squat,Legs,80,kgs,5,,,,", .dateInTheFuture),
      ("2024-01-01,Squat,Legs,0,kgs,,,,,", .emptySet), ("2024-01-01,,Legs,80,kgs,5,,,,", .exerciseMissing),
      ("2024-01-01,Squat,Legs,80,kgs,-5,,,,", .negative), ("2024-01-01,Squat,Legs,80,kgs,5.5,,,,", .reps),
      ("2024-01-01,Squat,Legs,80,kgs,1001,,,,", .reps), ("2024-01-01,Squat,Legs,80,kgs,5-May,,,,", .repsDate),
      ("2024-01-01,Squat,Legs,80,kgs", .columns), ("2024-01-01,Squat,Legs,80,kgs,5,,,,,,7,8,9,1", .columns),
      ("2024-01-01,\(String(repeating: "x", count: 201)),Legs,80,kgs,5,,,,", .nameTooLong),
    ] as [(String, ImportProblemCode)])
  func `a row without its place in the log is left out and reported, the others are taken`(
    _ row: String, _ code: ImportProblemCode
  ) throws {
    let good = "2024-01-02,Squat,Legs,80,kgs,5,,,,\n"
    let file = try ImportSamples.read(Self.header + good + row + "\n" + good)
    #expect(file.problems.map(\.code) == [code])
    #expect(file.problems.map(\.line) == [3])
    #expect(file.problems.map(\.isRowLost) == [true])
    #expect(file.workouts.map(\.setCount) == [2])
  }

  @Test(
    arguments: [
      ("2024-01-01,Squat,Legs,eighty,kgs,5,,,,", [.weight], "working - 5"),
      ("2024-01-01,Squat,Legs,\"1,500\",kgs,5,,,,", [.weight], "working - 5"),
      ("2024-01-01,Plank,Core,80,kgs,-5,,,90,", [.negative], "working 80kg 90s"),
      ("2024-01-01,Plank,Core,80,kgs,5.5,,,90,", [.reps], "working 80kg 90s"),
      ("2024-01-01,Squat,Legs,3000.1,lbs,5,,,,", [.weight], "working - 5"),
      ("2024-01-01,Squat,Legs,1361,kgs,5,,,,", [.weight], "working - 5"),
      ("2024-01-01,Squat,Legs,99999999999999999999,kgs,5,,,,", [.weight], "working - 5"),
      ("2024-01-01,Squat,Legs,9e18,kgs,5,,,,", [.weight], "working - 5"),
      ("2024-01-01,Run,Cardio,,,5,9e18,km,,", [.distance], "working - 5"),
      ("2024-01-01,Run,Cardio,,,5,,,9e18,", [.duration], "working - 5"),
      ("2024-01-01,Run,Cardio,,,5,,,1:75,", [.duration], "working - 5"),
      ("2024-01-01,Squat,Legs,80,stone,5,,,,", [.unit], "working - 5"),
      ("2024-01-01,Run,Cardio,,,5,5,leagues,,", [.unit], "working - 5"),
      ("2024-01-01,Sled,Legs,80,kgs,,,,,", [.weightAlone], "working 80kg 1"),
      ("2024-01-01,Sq\0uat,Legs,80,kgs,5,,,,", [.nul], "working 80kg 5"),
    ] as [(String, [ImportProblemCode], String)])
  func `a value that can't be read costs itself and not its set`(
    _ row: String, _ codes: [ImportProblemCode], _ set: String
  ) throws {
    let file = try ImportSamples.read(Self.header + row + "\n2024-01-02,Squat,Legs,80,kgs,5,,,,\n")
    #expect(file.problems.map(\.code) == codes)
    #expect(file.problems.allSatisfy { $0.line == 2 && !$0.isRowLost })
    #expect(file.workouts.map { $0.exercises[0].sets.map(\.summary) } == [[set], ["working 80kg 5"]])
  }

  @Test func `a weight whose unit is missing is of the one that the lifter named, or left out`() throws {
    let row = "2024-01-01,Squat,Legs,80,,5,,,,\n"
    #expect(
      try ImportSamples.read(Self.header + row).workouts[0].exercises[0].sets[0].summary == "working 80kg 5")
    let without = try ImportSamples.read(Self.header + row, unit: nil)
    #expect(without.problems.map(\.code) == [.unit])
    #expect(without.workouts[0].exercises[0].sets[0].summary == "working - 5")
  }

  @Test func `a name with separators that nothing quotes is put together again`() throws {
    let rows = """
      2024-01-01,Overhead Press (Each Side, Dumbbells),Shoulders,20,kgs,8,,,,
      2024-01-01,Overhead Press (Each Side, Dumbbells),Shoulders,22.5,kgs,6,,,
      2024-01-01,Squat,Legs,80,kgs,5,,,
      2024-01-01,Squat,Legs,80,kgs,5,,,,slow, deep
      """
    let file = try ImportSamples.read(Self.header + rows)
    #expect(file.problems.isEmpty)
    #expect(
      file.workouts[0].exercises.map { "\($0.name): \($0.sets.map(\.summary))" } == [
        "Overhead Press (Each Side, Dumbbells): [\"working 20kg 8\", \"working 22.5kg 6\"]",
        "Squat: [\"working 80kg 5\", \"working 80kg 5\"]",
      ])
    #expect(file.workouts[0].exercises[1].sets.map(\.notes) == [nil, "slow, deep"])
  }

  @Test func `a decimal comma in quotes is read where it can be nothing else`() throws {
    let file = try ImportSamples.read(Self.header + "2024-01-01,Squat,Legs,\"102,5\",kgs,5,,,,\n")
    #expect(file.problems.isEmpty)
    #expect(file.workouts[0].exercises[0].sets[0].summary == "working 102.5kg 5")
  }

  @Test func `the bounds themselves are allowed`() throws {
    let rows = [
      "1900-01-02,Squat,Legs,3000,lbs,1000,,,,", "2026-11-22,Squat,Legs,1360.777,kgs,0,,,,",
      "2024-01-01,Squat,Legs,74.999999999999999999999999,kgs,5.0,,,,",
    ]
    let file = try ImportSamples.read(Self.header + rows.joined(separator: "\n"))
    #expect(file.problems.isEmpty)
    #expect(
      file.workouts.map { $0.exercises[0].sets[0].summary } == [
        "working 3000lb 1000", "working 75kg 5", "working 1360.777kg 0",
      ])
  }

  @Test func `an open quote costs the rows up to the next line that is one, and says where it began`() throws
  {
    let good = "2024-01-02,Squat,Legs,80,kgs,5,,,,\n"
    let file = try ImportSamples.read(
      Self.header + good + "2024-01-02,\"Squat,Legs,80,kgs,5,,,,\n" + good + good)
    #expect(file.problems == [ImportProblem(line: 3, code: .unclosedQuote, found: "", isRowLost: true)])
    #expect(file.workouts.map(\.setCount) == [3])
  }

  @Test func `open quotes in every line take time in proportion to the file`() throws {
    let line = "2024-01-02,\"Squat,Legs,80,kgs,5,,,,\n"
    let file = try ImportSamples.read(Self.header + String(repeating: line, count: 20_001))
    #expect(file.problems.count > 0)
  }

  @Test func `bytes that are no UTF-8 are read as a spreadsheet writes them, and counted`() throws {
    let bytes =
      Array(Self.header.utf8) + Array("2024-01-02,Dr".utf8) + [0xFC] + Array("cken,,80,kgs,5,,,,\n".utf8)
    let file = try ImportFile(bytes, unit: nil, today: CivilDate(unixDay: 20_000))
    #expect(file.problems == [ImportProblem(line: 2, code: .encoding, found: "1")])
    #expect(file.workouts[0].exercises[0].name == "Drücken")
  }

  @Test(arguments: [
    "", "\n", "Date,Workout Name\n", "hello", "\"", "Date,Date,Exercise,Category,Weight,Weight Unit,Reps\n",
  ])
  func `a file of an unknown kind is refused as a whole`(_ text: String) {
    #expect(throws: ImportRefusal.unknownFormat) { try ImportSamples.read(text) }
  }

  @Test func `a file that nearly is of an app is told which columns it lacks`() {
    let header = "title,start_time,end_time,description,exercise_title,set_index,reps,rpe\n"
    for row in ["", "A,2026-01-05 18:00:00,,,Squat,0,5,8\n"] {
      #expect(throws: ImportRefusal.columnsNeeded(.hevy, missing: ["set_type", "weight"])) {
        try ImportSamples.read(header + row)
      }
    }
    #expect(throws: ImportRefusal.columnsNeeded(nil, missing: [])) {
      try ImportSamples.read("Date;Exercise;Weight;Weight Unit;Reps\n2024-01-01;Squat;80;kgs;5\n")
    }
  }

  @Test(arguments: ["11", "0.5", "hard", "-1"])
  func `a wrong RPE costs itself and not its set`(_ rpe: String) throws {
    let text = ImportSamples.hevy.replacing("82.5,5,,,8.5", with: "82.5,5,,,\(rpe)")
    let file = try ImportSamples.read(text)
    #expect(file.problems == [ImportProblem(line: 3, code: .rpe, found: rpe, column: "rpe")])
    #expect(file.workouts[0].exercises[0].sets.map(\.summary) == ["warm_up 40kg 10", "working 82.5kg 5"])
  }

  @Test func `a length that can't be read costs itself alone, and is told once of a workout`() throws {
    for length in ["264h 1m", "soon", "n/a"] {
      let text = ImportSamples.strongIOS.replacing("1h 2m", with: length)
      let file = try ImportSamples.read(text)
      #expect(file.problems == [ImportProblem(line: 2, code: .duration, found: length, column: "Duration")])
      #expect(file.workouts.map(\.durationSeconds) == [nil, 2_700])
      #expect(file.workouts.map(\.setCount) == [7, 3])
    }
    let hours = ImportSamples.stronglifts.replacing("0.5094444", with: "n/a")
    #expect(try ImportSamples.read(hours).workouts.map(\.setCount) == [5, 2])
  }

  @Test func `a superset, an end and a distance that can't be read cost themselves alone`() throws {
    let text = ImportSamples.hevy.replacing("Klimmzug\",0", with: "Klimmzug\",120")
      .replacing("8 März 2026, 17:55", with: "later").replacing(",,2.5,900,", with: ",,far,900,")
    let file = try ImportSamples.read(text)
    #expect(file.problems.map(\.code) == [.end, .number, .distance])
    #expect(file.workouts.map(\.setCount) == [7])
  }

  @Test func `a workout of which no row is good counts as skipped`() throws {
    let text = Self.header + "2024-01-01,,Legs,80,kgs,5,,,,\n2024-01-02,Squat,Legs,80,kgs,5,,,,\n"
    let file = try ImportSamples.read(text)
    #expect(file.workouts.count == 1)
    #expect(file.skippedWorkouts == 1)
  }

  @Test func `limits of the log are kept, and many problems are counted`() throws {
    let set = "2024-01-02,Squat,Legs,80,kgs,5,,,,\n"
    let file = try ImportSamples.read(Self.header + String(repeating: set, count: 1_000))
    #expect(file.workouts.map(\.setCount) == [100])
    #expect(file.problems.map(\.line) == [102, 103, 104, 105, 106, 107])
    #expect(file.problems.map(\.count) == [1, 1, 1, 1, 1, 895])
    let notes = String(repeating: "é", count: 2_001)
    let long = try ImportSamples.read(Self.header + "2024-01-02,Squat,Legs,80,kgs,5,,,,\(notes)\n")
    #expect(long.workouts[0].exercises[0].sets[0].notes?.count == 2_000)
    #expect(long.problems.map(\.code) == [.notesCut])
  }

  /// A draw that ended the process ends it again: the events say which began.
  @Test(arguments: Draws.among(8, oneIn: 8)) func `damaged files never trap`(_ seed: Int) throws {
    var random = SeededRandom(seed: 3, stream: seed)
    for (_, sample) in ImportSamples.all {
      for _ in 0..<50 {
        var bytes = Array(sample.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let index = Int.random(in: bytes.indices, using: &random)
          bytes[index] = Array("\",;\n\r0-9eE.:hm\0".utf8).randomElement(using: &random) ?? .max
        }
        _ = try? ImportFile(bytes, unit: .kg, today: CivilDate(unixDay: 21_000))
      }
    }
  }
}
