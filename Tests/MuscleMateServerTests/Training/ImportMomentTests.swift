import Localization
import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// One log in every form in which a time can be written.
@Suite struct `A time in a file` {
  /// Three workouts by the clock of Berlin, in summer and in winter.
  private static let starts = ["2026-01-05 18:30:00", "2026-03-02 07:05:00", "2026-07-06 22:45:00"]
  private static let offsets = [1, 1, 2]

  private static func table(_ dates: [String]) -> String {
    let rows = dates.enumerated().flatMap { index, date in
      (1...3).map { "\"\(date)\",Squat,\(100 + index),\($0 + 4)" }
    }
    return "Date,Exercise,Weight,Reps\n" + rows.joined(separator: "\n") + "\n"
  }

  /// Each form by its name, with the same three instants.
  private static let forms: [(String, [String])] = {
    let utc = zip(starts, offsets).map { start, hours in shifted(start, by: -hours) }
    let words = ["5 Jan 2026, 18:30", "2 Mar 2026, 07:05", "6 Jul 2026, 22:45"]
    return [
      ("by the clock", starts), ("by the clock, T", starts.map { $0.replacing(" ", with: "T") }),
      ("by the clock, in words", words), ("by the clock, with a fraction", starts.map { $0 + ".123456" }),
      ("Z", utc.map { $0.replacing(" ", with: "T") + ".000Z" }), ("UTC", utc.map { $0 + " UTC" }),
      ("+0000", utc.map { $0 + " +0000" }), ("+01:00", zip(starts, offsets).map { "\($0)+0\($1):00" }),
      ("+0100", zip(starts, offsets).map { "\($0.replacing(" ", with: "T"))+0\($1)00" }),
      ("+01", zip(starts, offsets).map { "\($0)+0\($1)" }),
      ("basic", utc.map { $0.filter { !"-: ".contains($0) } }.map { "\($0.prefix(8))T\($0.dropFirst(8))Z" }),
      ("of another zone", utc.map { shifted($0, by: -5) + "-05:00" }),
      ("seconds", utc.map { "\(seconds(of: $0))" }), ("milliseconds", utc.map { "\(seconds(of: $0))712" }),
    ]
  }()

  private static func seconds(of clock: String) -> Int64 {
    (Timestamp("\(clock.replacing(" ", with: "T"))Z")?.unixMilliseconds ?? 0) / 1_000
  }

  private static func shifted(_ clock: String, by hours: Int) -> String {
    let seconds = seconds(of: clock) + Int64(hours) * 3_600
    let day = CivilDate(unixDay: seconds / 86_400)
    return LocalTime(date: day, secondOfDay: Int(seconds % 86_400)).description
  }

  @Test func `is the same workout in every form, one file after the other`() async throws {
    try await TestServer.run { server in
      for first in [0, 4] {
        let lifter = try await server.person("lifter\(first)", as: "lifter")
        let order = [Self.forms[first]] + Self.forms.filter { $0.0 != Self.forms[first].0 }
        for (place, (name, dates)) in order.enumerated() {
          let report = try await lifter.importing(
            Self.table(dates), "?columns=date,exercise,weight:kg,reps"
          ).expect(201).json
          let counts = ImportSamples.workouts(added: place == 0 ? 3 : 0, unchanged: place == 0 ? 0 : 3)
          #expect(report["workouts"] == counts, "\(name) after \(order[0].0)")
        }
        let starts = try await lifter.workouts().compactMap {
          $0["performed_at"]?.text.flatMap { Timestamp($0) }
        }
        #expect(
          starts
            == ["2026-07-06T20:45:00Z", "2026-03-02T06:05:00Z", "2026-01-05T17:30:00Z"].map { Timestamp($0) })
      }
    }
  }

  @Test(arguments: [
    (
      ImportSamples.strongIOS, "2024-03-01 18:05:09",
      ["2024-03-01T17:05:09.712Z", "2024-03-01 18:05:09+0100"]
    ),
    (ImportSamples.hevy, "8 März 2026, 16:50", ["2026-03-08T15:50:00Z", "2026-03-08 16:50:00 +0100"]),
  ])
  func `is the same in the file of an app`(_ file: String, _ start: String, _ forms: [String]) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let count = try #require(
        try await anna.importing(file, "?unit=kg").expect(201).json["workouts"]?["added"]?.integer)
      for form in forms {
        // Hevy says when a workout ended, too, and in the same form.
        let end = form.replacing("16:50", with: "17:55").replacing("15:50", with: "16:55")
        let other = file.replacing(start, with: form).replacing("8 März 2026, 17:55", with: end)
        let report = try await anna.importing(other, "?unit=kg").expect(201).json
        #expect(report["workouts"] == ImportSamples.workouts(unchanged: count), "\(form)")
      }
    }
  }

  @Test func `that is an instant lies on the day of the person's zone, and stays when they move`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let table = Self.table(["2026-01-06T02:30:00Z"])
      let said = "?columns=date,exercise,weight:kg,reps"
      try await anna.patch("/v1/me", ["time_zone": "America/New_York"]).expect(200)
      try await anna.importing(table, said).expect(201)
      #expect(try await anna.workouts().map { $0["local_date"]?.text } == ["2026-01-05"])
      try await anna.patch("/v1/me", ["time_zone": "Asia/Tokyo"]).expect(200)
      for form in ["2026-01-06T02:30:00Z", "2026-01-05 21:30:00-05:00"] {
        let again = try await anna.importing(Self.table([form]), said).expect(201).json
        #expect(again["workouts"] == ImportSamples.workouts(unchanged: 1))
      }
      #expect(try await anna.workouts().map { $0["local_date"]?.text } == ["2026-01-05"])
    }
  }

  @Test(
    arguments: [
      (["2026-01-05 18:30:00 +0000", "2026-01-06T18:30:00Z"], false, nil),
      (["2026-01-05 18:30:00", "2026-01-06T18:30:00Z"], true, nil),
      (["2026-01-05", "2026-01-06T18:30:00Z"], true, "12:00"), (["2026-01-05", "2026-01-06"], true, "12:00"),
    ] as [([String], Bool, String?)])
  func `is told as assumed only where the file lacks it`(
    _ dates: [String], _ isZoneAssumed: Bool, _ time: String?
  ) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let report = try await anna.importing(Self.table(dates), "?columns=date,exercise,weight:kg,reps")
        .expect(201).json
      #expect(report["time_zone_assumed"]?.boolean == isZoneAssumed)
      #expect(report["time_of_day_assumed"]?.text == time)
    }
  }

  @Test func `that was deleted here stays deleted in another form`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let said = "?columns=date,exercise,weight:kg,reps"
      try await anna.importing(Self.table(["2026-01-05 18:30:00"]), said).expect(201)
      let id = try #require(try await anna.workouts().first?["id"]?.text)
      try await anna.delete("/v1/lifters/me/workouts/\(id)").expect(204)
      let report = try await anna.importing(Self.table(["2026-01-05T17:30:00Z"]), said).expect(201).json
      #expect(report["workouts"] == ImportSamples.workouts(deleted: 1))
    }
  }

  @Test func `that is a number alone is told as what it was read`() throws {
    let file = try ImportSamples.read(Self.table(["45296", "45297"]), as: "date,exercise,weight,reps")
    #expect(file.workouts.map(\.start.description) == ["2024-01-05 12:00:00", "2024-01-06 12:00:00"])
    #expect(file.problems == [ImportProblem(line: 1, code: .dateNumbers, found: "45296 → 2024-01-05")])
  }

  @Test func `stands in two columns of a spreadsheet with a midnight and a day`() throws {
    let table = """
      Datum;Uhrzeit;Übung;Gewicht;Wdh
      2024-01-05 00:00:00;1899-12-30 10:30:00;Kniebeuge;100;5
      2024-01-06 00:00:00;0,4375;Kniebeuge;100;5
      """
    let file = try ImportSamples.read(table, as: "date,time,exercise,weight,reps")
    #expect(file.workouts.map(\.start.description) == ["2024-01-05 10:30:00", "2024-01-06 10:30:00"])
  }
}
