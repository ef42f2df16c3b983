import Localization
import Primitives
import Strength
import Testing

@testable import MuscleMateServer

@Suite struct DialectTests {
  @Test(arguments: ImportSamples.all)
  func `each dialect is known by its header, whatever ends its lines`(_ dialect: Dialect, _ text: String)
    throws
  {
    let file = try ImportSamples.read(text)
    #expect(file.dialect == dialect)
    #expect(file.problems.allSatisfy { [.endBeforeStart, .columnsIgnored].contains($0.code) })
    let windows = try ImportSamples.read(
      "\u{FEFF}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
    #expect(windows.workouts.map(\.setCount) == file.workouts.map(\.setCount))
    #expect(windows.workouts.map(\.start) == file.workouts.map(\.start))
  }

  @Test func `Strong for iOS gives sets, notes and rests`() throws {
    let workouts = try ImportSamples.read(ImportSamples.strongIOS).workouts
    #expect(workouts.map(\.name) == ["Push, heavy", "Legs"])
    let push = try #require(workouts.first)
    #expect(push.start.description == "2024-03-01 18:05:09")
    #expect(push.durationSeconds == 3_720)
    #expect(push.notes == "Felt \"good\"\ntoday")
    #expect(push.exercises.map(\.name) == ["Bench Press (Barbell)", "Pull Up", "Running"])
    #expect(
      push.exercises.map { $0.sets.map(\.summary) } == [
        ["warm_up 40kg 8", "working 75kg 5 @8", "working 75kg 4 @9.5", "failure 75kg 3 @10"],
        ["working - 12", "drop - 6"], ["working - 1500s 5000m"],
      ])
    #expect(push.exercises[0].notes == "wide grip")
    #expect(push.exercises[0].sets.map(\.restSeconds) == [nil, 180, nil, nil])
    #expect(push.exercises[0].sets.map(\.notes) == [nil, "paused", nil, nil])
    #expect(push.exercises[0].sets.map(\.line) == [2, 4, 7, 8])
  }

  @Test func `an exercise whose count starts again is another one`() throws {
    let legs = try #require(try ImportSamples.read(ImportSamples.strongIOS).workouts.last)
    #expect(legs.exercises.map(\.name) == ["Squat (Barbell)", "Squat (Barbell)"])
    #expect(legs.exercises.map(\.sets.count) == [2, 1])
  }

  @Test func `a file without a unit needs one, and takes the one it is given`() throws {
    #expect(throws: ImportRefusal.unitNeeded) { try ImportSamples.read(ImportSamples.strongIOS, unit: nil) }
    let set = try ImportSamples.read(ImportSamples.strongIOS, unit: .lb).workouts[0].exercises[0].sets[0]
    #expect(set.summary == "warm_up 40lb 8")
    let bodyWeight = ImportSamples.strongIOS.split(separator: "\n").filter {
      $0.hasPrefix("Date") || $0.contains("Pull Up")
    }
    #expect(try ImportSamples.read(bodyWeight.joined(separator: "\n"), unit: nil).workouts[0].setCount == 2)
  }

  @Test func `Strong for Android has its units in columns and commas in its numbers`() throws {
    let workout = try #require(try ImportSamples.read(ImportSamples.strongAndroid, unit: nil).workouts.first)
    #expect(
      workout.exercises.map { $0.sets.map(\.summary) } == [
        ["working 72.5kg 5 @8.5", "working 165lb 5"], ["working - 360s 1500m"],
      ])
    #expect(workout.exercises[0].sets[0].notes == "a;b")
    #expect(workout.durationSeconds == 58)
  }

  @Test func `the newer Strong has its unit in the header`() throws {
    let kilograms = try ImportSamples.read(ImportSamples.strong, unit: nil)
    #expect(
      kilograms.workouts[0].exercises[0].sets.map(\.summary) == [
        "working 72.5kg 5", "working 72.5kg 5 1200m",
      ])
    #expect(kilograms.workouts[0].durationSeconds == 3_720)
    let inPounds = ImportSamples.strong.replacing("Weight (kg)", with: "Weight (lb)")
      .replacing("Workout #", with: "Workout No.")
    #expect(try ImportSamples.read(inPounds).workouts[0].exercises[0].sets[0].summary == "working 72.5lb 5")
  }

  @Test func `Hevy keeps its order, supersets and line breaks`() throws {
    let workout = try #require(try ImportSamples.read(ImportSamples.hevy, unit: nil).workouts.first)
    #expect(workout.start.description == "2026-03-08 16:50:00")
    #expect(workout.durationSeconds == 3_900)
    #expect(workout.notes == "Zeile 1\nZeile 2 mit C:\\dir")
    let bench = "Bankdrücken (Langhantel)"
    #expect(workout.exercises.map(\.name) == [bench, "Klimmzug", "Dips", bench, bench, "Laufband"])
    #expect(workout.exercises.map(\.superset) == [nil, 0, 0, nil, nil, nil])
    #expect(workout.exercises[0].notes == "Griff eng\nlangsam")
    #expect(
      workout.exercises.flatMap { $0.sets.map(\.summary) } == [
        "warm_up 40kg 10", "working 82.5kg 5 @8.5", "working - 9", "failure 10kg 12", "drop 60kg 12",
        "working 50kg 15", "working - 900s 2500m",
      ])
  }

  @Test func `Hevy in pounds counts miles, and an end before the start is told`() throws {
    let file = try ImportSamples.read(ImportSamples.hevyImperial, unit: nil)
    #expect(
      file.workouts[0].exercises.map { $0.sets[0].summary } == [
        "working 315lb 3", "working - 480s 1609.344m",
      ])
    #expect(file.workouts[0].durationSeconds == nil)
    #expect(file.problems.map(\.code) == [.endBeforeStart])
  }

  @Test func `FitNotes gives a workout a day, at noon, each exercise once`() throws {
    let workouts = try ImportSamples.read(ImportSamples.fitNotesAndroid, unit: nil).workouts
    #expect(workouts.map(\.start.description) == ["2024-03-01 12:00:00", "2024-03-02 12:00:00"])
    #expect(workouts[0].exercises.map(\.name) == ["Flat Barbell Bench Press", "Deadlift", "Pull Up"])
    #expect(
      workouts[0].exercises.map { $0.sets.map(\.summary) } == [
        ["working 80kg 5", "working 80kg 5"], ["working 225lb 3"], ["working - 8"],
      ])
    #expect(workouts[0].exercises[0].sets[0].notes == "easy, fast")
    #expect(workouts[1].exercises[0].sets[0].summary == "working - 1530s 3500m")
  }

  @Test func `FitNotes for iOS gives the unit that was entered`() throws {
    let workout = try #require(try ImportSamples.read(ImportSamples.fitNotesIOS, unit: nil).workouts.first)
    #expect(
      workout.exercises.map { $0.sets.map(\.summary) } == [
        ["warm_up 60kg 5", "working 225lb 5"], ["working - 90s"],
      ])
  }

  @Test func `ten thousand sets are read, each of them`() throws {
    let text = ImportSamples.tenThousandSets
    let clock = ContinuousClock()
    var file: ImportFile?
    let took = try clock.measure { file = try ImportSamples.read(text) }
    let workouts = try #require(file?.workouts)
    print("10,000 sets in \(text.utf8.count) bytes were read in \(took)")
    #expect(file?.problems.isEmpty == true)
    #expect(workouts.count == 500)
    #expect(workouts.allSatisfy { $0.exercises.map(\.sets.count) == [5, 5, 5, 5] })
    #expect(
      workouts[499].exercises[3].sets[4].summary == "working \(100 + 9_999 % 50)kg \(1 + 9_999 % 12) @8")
  }

  @Test func `StrongLifts gives each set of a row, its tries and its failures, in the unit of its columns`()
    throws
  {
    let workouts = try ImportSamples.read(ImportSamples.stronglifts, unit: nil).workouts
    #expect(workouts.map(\.name) == ["Workout A", "Workout B"])
    #expect(workouts.map(\.start.description) == ["2026-02-11 22:56:00", "2026-02-13 00:05:00"])
    #expect(workouts.map(\.durationSeconds) == [1_834, 900])
    #expect(workouts[0].notes == "tired")
    #expect(workouts[0].exercises.map(\.name) == ["Squat", "Bench Press"])
    #expect(
      workouts.flatMap { $0.exercises.map { $0.sets.map(\.summary) } } == [
        ["working 55kg 5", "working 55kg 4"],
        ["working 70kg 5", "working 70kg 0", "working 67.5kg 5"],
        ["working - 90s", "working - 90s"],
      ])
    let pounds = ImportSamples.stronglifts.replacing("(KG),Set", with: "(LB),Set")
      .replacing("Set 3 (KG)", with: "Set 3 (LB)")
    #expect(
      try ImportSamples.read(pounds, unit: nil).workouts[0].exercises[0].sets[0].summary == "working 55lb 5")
  }

  @Test(arguments: ImportSamples.all)
  func `each dialect is read as a spreadsheet saves it, in UTF-16 and with tabs`(_: Dialect, _ text: String)
    throws
  {
    let expected = try ImportSamples.read(text)
    for isBigEndian in [true, false] {
      let bytes = "\u{FEFF}\(text)".utf16.flatMap { unit in
        isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      let read = try ImportFile(bytes, unit: .kg, today: CivilDate("2026-11-21") ?? CivilDate(unixDay: 0))
      #expect(read.workouts == expected.workouts)
    }
    let tabs = "Date\tExercise\tCategory\tWeight\tWeight Unit\tReps\n2024-01-01\tSquat\tLegs\t82,5\tkgs\t5\n"
    #expect(try ImportSamples.read(tabs).workouts[0].exercises[0].sets[0].summary == "working 82.5kg 5")
  }

  @Test(arguments: ImportSamples.all)
  func `a file that was pasted into itself counts once`(_: Dialect, _ text: String) throws {
    let once = try ImportSamples.read(text)
    let twice = try ImportSamples.read("\(text)\n\(text)\n")
    #expect(twice.workouts == once.workouts)
    let repeated = try #require(twice.problems.first { $0.code == .repeated })
    #expect(Int(repeated.found) ?? 0 > 0)
  }

  @Test func `what a longer file says more, pasted behind a shorter one, is taken`() throws {
    let lines = ImportSamples.fitNotesAndroid.split(separator: "\n")
    let both = lines.dropLast(3).joined(separator: "\n") + "\n" + ImportSamples.fitNotesAndroid
    let read = try ImportSamples.read(both)
    #expect(read.workouts.map(\.setCount) == [4, 1])
    #expect(read.problems == [ImportProblem(line: 4, code: .repeated, found: "2")])
  }
}
