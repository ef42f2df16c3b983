import Localization
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// Which number of a date is the day.
@Suite struct `The order of day and month` {
  private static func table(_ dates: [String], separator: String = ",") -> String {
    let rows = dates.enumerated().map { [$1, "Squat", "100", "\($0 + 1)"].joined(separator: separator) }
    return ([["Date", "Exercise", "Weight", "Reps"].joined(separator: separator)] + rows).joined(
      separator: "\n")
      + "\n"
  }

  private static let said = "?columns=date,exercise,weight:kg,reps"

  private static func days(_ client: Client, _ text: String, _ query: String = "") async throws -> [String] {
    let report = try await client.importing(text, "\(said)&dry_run=true\(query)").expect(200).json
    let order = report["dates"]?.text ?? "-"
    let isAssumed = report["dates_assumed"]?.boolean == true ? "assumed" : ""
    let problems = report["problems"]?.elements?.compactMap { $0["code"]?.text } ?? []
    return [order, isAssumed] + problems
  }

  @Test func `is that of the request, else of the file, else of dots, else of the region`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let slashes = Self.table(["03/04/2026"])
      #expect(try await Self.days(anna, slashes, "&dates=day_first") == ["day_first", ""])
      #expect(try await Self.days(anna, Self.table(["03/13/2026"])) == ["month_first", ""])
      #expect(
        try await Self.days(anna, Self.table(["05.01.2024"])) == ["day_first", "assumed", "date_order"])
      #expect(try await Self.days(anna, Self.table(["01.13.2024"])) == ["month_first", ""])
      for (locale, order) in [
        ("en-US", "month_first"), ("en-GB", "day_first"), ("de-DE", "day_first"), ("es-US", "day_first"),
      ] {
        try await anna.patch("/v1/me", ["locale": .string(locale)]).expect(200)
        #expect(try await Self.days(anna, slashes) == [order, "assumed", "date_order"], "\(locale)")
      }
      try await anna.patch("/v1/me", ["locale": "en"]).expect(200)
      #expect(try await Self.days(anna, slashes) == ["month_first", "assumed", "date_order"])
      let semicolons = Self.table(["03/04/2026"], separator: ";")
      #expect(try await Self.days(anna, semicolons) == ["day_first", "assumed", "date_order"])
      #expect(try await Self.days(anna, Self.table(["2026-04-03", "3 Apr 2026"])) == ["-", ""])
    }
  }

  @Test func `is remembered with the header, and a file that shows another one says so first`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let first = Self.table(["03/04/2026"])
      let report = try await anna.importing(first, "\(Self.said)&dates=day_first").expect(201)
      #expect(try await anna.workouts().map { $0["local_date"]?.text } == ["2026-04-03"])
      // The same order without a word of it.
      let grown = Self.table(["03/04/2026", "05/04/2026"])
      #expect(try await Self.days(anna, grown) == ["day_first", "assumed", "date_order"])
      #expect(try await anna.importing(grown).expect(201).json["workouts"]?["unchanged"]?.integer == 1)
      // Another file shows that it was wrong.
      let shown = Self.table(["03/04/2026", "05/04/2026", "04/13/2026"])
      #expect(try await Self.days(anna, shown) == ["month_first", "", "date_order_changed"])
      let problem = try await anna.importing(shown, "?dry_run=true").expect(200).json["problems"]?.elements?
        .first
      #expect(problem?["message"]?.text?.contains("03/04/2026 → 2026-03-04") == true)
      #expect(try await anna.workouts().count == 2)
      // Once it is taken back, nothing is remembered of it.
      try await anna.delete(try #require(report.headers["location"])).expect(204)
      let second = try await anna.items("/v1/lifters/me/imports").first?["id"]?.text ?? ""
      try await anna.delete("/v1/lifters/me/imports/\(second)").expect(204)
      #expect(try await Self.days(anna, shown) == ["month_first", ""])
    }
  }

  @Test func `counts in the file of an app, too`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let file = ImportSamples.hevy.replacing("8 März 2026,", with: "08/03/2026")
      for (query, day) in [("", "2026-08-03"), ("&dates=day_first", "2026-03-08")] {
        let report = try await anna.importing(file, "?dry_run=true\(query)").expect(200).json
        #expect(report["heaviest_sets"]?.elements?.first?["date"]?.text == day)
      }
      try await anna.importing(file, "?dates=day_first").expect(201)
      let again = try await anna.importing(file).expect(201).json
      #expect(again["workouts"] == ImportSamples.workouts(unchanged: 1))
      #expect(again["dates"]?.text == "day_first")
    }
  }
}
