import Localization
import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// Tables with a row for several sets, with warm-ups as yes or no, with short rows, rests and blocks.
@Suite struct ImportSetTests {
  private static func sets(_ rows: String, _ columns: String, header: String) throws -> (
    [String], [ImportProblem]
  ) {
    let file = try ImportSamples.read("\(header)\n\(rows)\n", as: columns)
    return (file.workouts.flatMap(\.exercises).flatMap { $0.sets.map(\.summary) }, file.problems)
  }

  // MARK: - Numbers of sets, lists of reps

  @Test(
    arguments: [
      ("4,8", Array(repeating: 8, count: 4), []), ("0,8", [], []), ("1,8", [8], []), ("3x,8", [8, 8, 8], []),
      (",8", [8], []),
      (",5x5", Array(repeating: 5, count: 5), []), (",3×10", [10, 10, 10], []),
      (",3 x 10", [10, 10, 10], []),
      (",\"8,8,7\"", [8, 8, 7], []), (",5/5/5", [5, 5, 5], []), (",8-8-7", [8, 8, 7], []),
      (",8 8 7", [8, 8, 7], []),
      (",\"8, 5\"", [8, 5], []), (",5-5", [5, 5], []), (",8.0", [8], []),
      ("3,5x5", Array(repeating: 5, count: 5), [.setCount]),
      ("2,\"8,8\"", [8, 8], []), ("2,\"8,8,7\"", [8, 8, 7], [.setCount]), ("101,8", [], [.tooManySets]),
      (",101x1", [], [.tooManySets]), ("many,8", [], [.number]), (",8-12", [], [.reps]),
      (",AMRAP", [], [.reps]),
      (",5-May", [], [.repsDate]), (",05.05.2024", [], [.repsDate]), (",8.5", [], [.reps]),
      ("3,", [1, 1, 1], [.weightAlone]),
    ] as [(String, [Int], [ImportProblemCode])])
  func `a row stands for as many sets as it says`(_ row: String, _ reps: [Int], _ codes: [ImportProblemCode])
    throws
  {
    let (sets, problems) = try Self.sets(
      "2026-04-19,Bench,\(row),85", "date,exercise,sets,reps,weight:kg",
      header: "date,exercise,sets,reps,weight_kg")
    #expect(sets == reps.map { "working 85kg \($0)" })
    #expect(Array(Set(problems.map(\.code))) == codes)
    let lost: [ImportProblemCode] = [.tooManySets, .number, .reps, .repsDate]
    #expect(problems.allSatisfy { $0.isRowLost == lost.contains($0.code) })
  }

  @Test func `a comma between two reps is no decimal sign, and one before a zero is`() throws {
    let file = try ImportSamples.read(
      "Tag;Übung;Wdh;Gewicht\n2026-04-19;Bench;8,5;82,5\n2026-04-19;Bench;8,0;85\n",
      as: "date,exercise,reps,weight:kg")
    #expect(file.problems.isEmpty)
    #expect(
      file.workouts[0].exercises[0].sets.map(\.summary) == [
        "working 82.5kg 8", "working 82.5kg 5", "working 85kg 8",
      ])
  }

  // MARK: - Warm-ups

  @Test(arguments: [
    ("true", "false"), ("1", "0"), ("yes", "no"), ("x", ""), ("ja", "nein"), ("sí", "no"), ("evet", "hayır"),
    ("WAHR", "FALSCH"),
    ("VERDADERO", "FALSO"), ("DOĞRU", "YANLIŞ"), ("Yes", ""),
  ])
  func `a warm-up is said by yes or no`(_ yes: String, _ no: String) throws {
    let (sets, problems) = try Self.sets(
      "2026-04-19,Bench,8,40,\(yes)\n2026-04-19,Bench,8,85,\(no)", "date,exercise,reps,weight:kg,warm_up",
      header: "date,exercise,reps,weight_kg,isWarmup")
    #expect(sets == ["warm_up 40kg 8", "working 85kg 8"])
    #expect(problems.isEmpty)
  }

  @Test func `many problems of one kind in a column hide no others`() throws {
    let rows = (0..<40).map { "2026-04-19,Lift \($0),8,40,perhaps" } + ["2026-04-19,Bench,8,many,perhaps"]
    let (_, problems) = try Self.sets(
      rows.joined(separator: "\n"), "date,exercise,reps,weight:kg,warm_up",
      header: "date,exercise,reps,weight_kg,isWarmup")
    #expect(problems.map(\.line) == [2, 3, 4, 5, 6, 7, 42])
    #expect(problems.map(\.count) == [1, 1, 1, 1, 1, 36, 1])
    #expect(problems.map(\.column) == Array(repeating: "isWarmup", count: 6) + ["weight_kg"])
    #expect(
      problems[5].text(in: .english)
        == "“perhaps” is neither yes nor no; this value was left out; and 35 more like this")
  }

  @Test func `a report counts the problems that it does not list`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let rows = (0..<40).map { "2026-04-19,Lift \($0),8,40,perhaps" }.joined(separator: "\n")
      let report = try await anna.importing(
        "date,exercise,reps,weight_kg,isWarmup\n\(rows)\n", "?columns=date,exercise,reps,weight:kg,warm_up"
      ).expect(201).json
      #expect(report["problems"]?.elements?.map { $0["more"]?.integer } == [nil, nil, nil, nil, nil, 34])
      let listed = try await anna.items("/v1/lifters/me/imports")
      #expect(listed.first?["problem_count"]?.integer == 40)
    }
  }

  // MARK: - Rows

  @Test
  func `cells that are missing at the end of a row are empty, and empty ones beyond the header are nothing`()
    throws
  {
    let file = try ImportSamples.read(
      """
      date,exercise,reps,weight_kg,mood,sleep
      2026-04-19,Bench,8,85
      2026-04-19,Bench,7,85,,,,
      2026-04-19,Bench,6,85,good,8,9
      2026-04-19,Bench,5,8
      """, as: "date,exercise,reps,weight:kg,-,-")
    #expect(file.workouts[0].exercises[0].sets.map(\.summary) == ["working 85kg 8", "working 85kg 7"])
    // The last may be cut in the middle of a number: it has no line end.
    #expect(file.problems.map(\.code) == [.columns, .columns])
    #expect(file.problems.map(\.line) == [4, 5])
  }

  @Test func `a table whose rows are all shorter than its header is one`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let file = "date,exercise,reps,weight_kg,mood\n2026-04-19,Bench,8,85\n2026-04-19,Bench,7,85\n"
      let report = try await anna.importing(file, "?dry_run=true").expect(200).json
      #expect(report["sets"]?["added"]?.integer == 2)
      #expect(report["table"]?["rows"]?.elements?.first == ["2026-04-19", "Bench", "8", "85", ""])
    }
  }

  @Test func `a short row of StrongLifts is one, and of another app it is a file that was cut`() throws {
    let short = ImportSamples.stronglifts.replacing(
      "10:56 PM,11:27 PM,\"\",,,,,,", with: "10:56 PM,11:27 PM"
    )
    .replacing(",\"\",5,70,0,70,5,67.5", with: ",\"\",5,70")
    let file = try ImportSamples.read(short)
    #expect(file.problems.allSatisfy { $0.code == .columnsIgnored })
    #expect(file.workouts[0].exercises.map(\.sets.count) == [2, 1])
    let cut = ImportSamples.hevy.replacing(",10,12,,,\n", with: ",10,12\n")
    #expect(try ImportSamples.read(cut).problems.map(\.code) == [.columns])
  }

  @Test(arguments: ["Rest Timer", "Ruhezeit", "Vilotimer", "rest"])
  func `a rest in a mapped table is the rest of the set before it`(_ word: String) throws {
    let file = try ImportSamples.read(
      "date,exercise,set,reps,weight,seconds\n2026-04-19,Bench,1,8,85,\n2026-04-19,Bench,\(word),,,90\n2026-04-19,Bench,2,8,85,\n",
      as: "date,exercise,set_order,reps,weight:kg,duration")
    #expect(file.workouts[0].exercises[0].sets.map(\.summary) == ["working 85kg 8", "working 85kg 8"])
    #expect(file.workouts[0].exercises[0].sets.map(\.restSeconds) == [90, nil])
    #expect(file.problems.isEmpty)
  }

  @Test func `a column that holds something and is not read is told, an empty one is not`() throws {
    let (_, problems) = try Self.sets(
      "2026-04-19,Bench,8,85,,good", "date,exercise,reps,weight:kg,-,-",
      header: "date,exercise,reps,weight_kg,empty,mood")
    #expect(problems == [ImportProblem(line: 1, code: .columnsIgnored, found: "mood")])
  }

  @Test func `a day or an exercise that stands only in the first row of a block is that of the rows below`()
    throws
  {
    let file = try ImportSamples.read(
      """
      Date,Exercise,Reps,Weight
      2026-04-19,Bench,8,85
      ,,7,85
      ,Row,10,60
      ,,,
      2026-04-20,Squat,5,100
      ,,5,100
      """ + "\n", as: "date,exercise,reps,weight:kg")
    #expect(
      file.workouts.map { "\($0.start.date) \($0.exercises.map { "\($0.name) \($0.sets.count)" })" } == [
        "2026-04-19 [\"Bench 2\", \"Row 1\"]", "2026-04-20 [\"Squat 2\"]",
      ])
    #expect(file.problems == [ImportProblem(line: 3, code: .filledDown, found: "3")])
  }

  // MARK: - Weights

  @Test(arguments: [
    ("+10", "working 10kg 8"), ("BW+20", "working 20kg 8"), ("BW + 20 kg", "working 20kg 8"),
    ("bw", "working - 8"),
    ("+ 22.5 lbs", "working 22.5lb 8"), ("Körpergewicht", "working - 8"),
    ("Peso corporal + 5", "working 5kg 8"),
    ("vücut ağırlığı+5", "working 5kg 8"), ("82.5 kg", "working 82.5kg 8"),
  ])
  func `a belt's weight is read as what hangs on it`(_ weight: String, _ set: String) throws {
    let (sets, problems) = try Self.sets(
      "2026-04-19,Dips,8,\(weight)", "date,exercise,reps,weight:kg", header: "date,exercise,reps,weight_kg")
    #expect(sets == [set])
    #expect(problems.isEmpty)
  }

  @Test(arguments: ["BW-", "+", "BW+heavy", "heavy", "+-5"])
  func `a weight that is no number costs itself`(_ weight: String) throws {
    let (sets, problems) = try Self.sets(
      "2026-04-19,Dips,8,\(weight)", "date,exercise,reps,weight:kg", header: "date,exercise,reps,weight_kg")
    #expect(sets == ["working - 8"])
    #expect(problems.map(\.code) == [.weight])
  }
}
