import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The calculators` {
  @Test func `are open to anyone and ask the database nothing`() {
    let routes = Application.routes.filter { $0.path.hasPrefix("/v1/calculators/") }
    #expect(routes.count >= 10)
    #expect(routes.allSatisfy { $0.access == .anyone })
    #expect(Calculators.statements.isEmpty)
  }

  @Test func `estimate a maximum by every formula, and by RPE where there is one`() async throws {
    try await TestServer.run { server in
      let answer = try await server.calculate(
        "one-rep-max", ["weight": 100, "reps": 5, "rpe": 8, "formula": "rpe"])
      #expect(answer["one_rep_max"]?["unrounded"]?.double == 123.091224383)
      #expect(answer["version"] == "rts-2016-openpowerlifting-curve")
      let estimates = answer["estimates"]?.elements ?? []
      #expect(estimates.count == 8)
      #expect(estimates.allSatisfy { $0["version"]?.text?.isEmpty == false })
      #expect(estimates.compactMap { $0["one_rep_max"]?["rounded"]?.integer }.first == 117)
      #expect(answer["is_low_confidence"] == false)
      let single = try await server.calculate("one-rep-max", ["weight": 60, "reps": 1, "formula": "mayhew"])
      #expect(single["one_rep_max"]?["unrounded"]?.double == 60)
      #expect(
        try await server.faults("one-rep-max", ["weight": 0, "reps": 37, "formula": "best"])
          == ["/formula invalid", "/reps too_large", "/weight too_small"])
      #expect(
        try await server.faults("one-rep-max", ["weight": 60, "reps": 5, "formula": "rpe"])
          == ["/rpe needed"])
      #expect(
        try await server.faults("one-rep-max", ["weight": 60, "reps": 30, "rpe": .number("0.5")])
          == ["/reps too_large", "/rpe too_small"])
    }
  }

  @Test func `say the weight for reps and the reps for a weight`() async throws {
    try await TestServer.run { server in
      let answer = try await server.calculate(
        "repetitions", ["one_rep_max": 140, "reps": 5, "weight": 105, "formula": "epley"])
      #expect(answer["weight"]?["unrounded"]?.double == 120)
      #expect(answer["reps"]?.integer == 10)
      #expect(answer["table"]?.elements?.count == 12)
      #expect(answer["table"]?[9]?["percentage"]?["unrounded"]?.double == 75)
      let heavier = try await server.calculate("repetitions", ["one_rep_max": 140, "weight": 141])
      #expect(heavier["reps"]?.integer == 0 && heavier["weight"] == nil)
    }
  }

  @Test func `find weight, RPE or maximum from the other two`() async throws {
    try await TestServer.run { server in
      let weight = try await server.calculate("effort", ["reps": 5, "rpe": 8, "one_rep_max": 100])
      #expect(weight["weight"]?["unrounded"]?.double == 81.24056)
      #expect(weight["table_percentage"]?.double == 81.1)
      let maximum = try await server.calculate("effort", ["reps": 5, "rpe": 10, "weight": 100])
      #expect(maximum["one_rep_max"]?["unrounded"]?.double.map { Int(($0 * 100).rounded()) } == 11_557)
      let rpe = try await server.calculate("effort", ["reps": 3, "weight": 170, "one_rep_max": 185])
      #expect(rpe["rpe"]?["rounded"]?.integer == 10)
      #expect(
        try await server.faults("effort", ["reps": 5, "rpe": 8]) == ["/one_rep_max needed", "/weight needed"])
      #expect(
        try await server.faults("effort", ["reps": 5, "rpe": 8, "weight": 80, "one_rep_max": 100])
          == ["/one_rep_max invalid"])
      #expect(
        try await server.faults("effort", ["reps": 5, "weight": 99, "one_rep_max": 100])
          == ["/weight invalid"])
    }
  }

  @Test func `score a meet by every formula, adjusted for age`() async throws {
    try await TestServer.run { server in
      let meet: JSON = ["sex": "f", "body_weight": 63, "total": 400, "age": 50]
      let answer = try await server.calculate("meet-score", meet)
      let scores = answer["scores"]?.elements ?? []
      #expect(scores.compactMap { $0["points"]?["rounded"]?.integer } == [430, 511, 430, 88, 379])
      #expect(scores[0]["age_adjusted"]?["rounded"]?.integer == 485)
      #expect(answer["age"]?["factor"]?.double == 1.13)
      // Without a good attempt in one lift there is no total.
      let bombed = try await server.calculate(
        "meet-score", ["sex": "f", "body_weight": 63, "squat": 140, "bench_press": 0, "deadlift": 160])
      #expect(bombed["total"]?["rounded"] == 0)
      #expect(bombed["scores"]?.elements?.allSatisfy { $0["points"]?["unrounded"]?.double == 0 } == true)
      let old = try await server.calculate("meet-score", meet.with("age", 95))
      #expect(old["age"] == nil && old["scores"]?[0]?["age_adjusted"] == nil)
      let nobody = try await server.calculate("meet-score", meet.with("body_weight", 0))
      #expect(nobody["scores"]?.elements?.allSatisfy { $0["points"]?["unrounded"]?.double == 0 } == true)
      let bench = try await server.calculate(
        "meet-score",
        ["sex": "m", "body_weight": .number("100.7"), "bench_press": 180, "event": "bench_press"])
      #expect(bench["scores"]?[3]?["points"]?["rounded"]?.integer == 82)
      #expect(
        try await server.faults("meet-score", ["sex": "m", "body_weight": 90, "squat": 200])
          == ["/bench_press needed", "/deadlift needed"])
      #expect(try await server.faults("meet-score", meet.with("squat", 100)) == ["/squat invalid"])
    }
  }

  @Test func `load plates exactly and say why it is that weight`() async throws {
    try await TestServer.run { server in
      let pairs = [25, 20, 10].map { ["weight": .number("\($0)"), "count": 2] as JSON }
      let own: JSON = ["weight": 80, "equipment": ["bar": 20, "plates": .array(pairs)]]
      let answer = try await server.calculate("plates", own)
      #expect(answer["loadable"] == true && answer["reason"] == "exact")
      #expect(answer["per_side"] == [["weight": 20, "count": 1], ["weight": 10, "count": 1]])
      let rounded = try await server.calculate("plates", own.with("weight", 95).with("rounding", "up"))
      #expect(rounded["total"]?["unrounded"]?.double == 110)
      #expect(rounded["difference"]?["unrounded"]?.double == 15)
      #expect(rounded["reason"] == "rounded_up" && rounded["loadable"] == false)
      #expect(try await server.calculate("plates", own.with("weight", 400))["reason"] == "heaviest")
      let pounds = try await server.calculate("plates", ["weight": 225, "unit": "lb"])
      #expect(pounds["per_side"] == [["weight": 45, "count": 2]])
      let rack = try await server.calculate("plates", ["weight": 17, "fixed": [10, 15, 20]])
      #expect(rack["total"]?["rounded"]?.integer == 15 && rack["per_side"] == [])
      #expect(
        try await server.faults(
          "plates", ["weight": -5, "equipment": ["bar": 20, "sides": "two", "plates": [["count": 2]]]])
          == ["/equipment/plates/0/weight missing", "/equipment/sides wrong_type", "/weight too_small"])
      #expect(try await server.faults("plates", own.with("fixed", [10])) == ["/fixed invalid"])
    }
  }

  /// In nanograms these are near the end of 64 bits, so that a difference of two is beyond it.
  @Test func `refuse fixed weights that nobody could reckon with`() async throws {
    try await TestServer.run { server in
      let faults = try await server.faults(
        "plates", ["weight": 10_000, "fixed": [20, -9_223_372, 9_223_372]])
      #expect(faults == ["/fixed/1 too_small", "/fixed/2 too_large"])
    }
  }

  @Test func `mark a meet score of a body weight that its formula is not made for`() async throws {
    try await TestServer.run { server in
      for (weight, marked) in [(10, 5), (80, 0), (205, 3)] {
        let answer = try await server.calculate(
          "meet-score", ["sex": "m", "body_weight": .number("\(weight)"), "total": 400])
        let scores = answer["scores"]?.elements ?? []
        #expect(scores.filter { $0["out_of_range"] == true }.count == marked, "\(weight) kg")
      }
    }
  }

  @Test func `warm up through the plates`() async throws {
    try await TestServer.run { server in
      let answer = try await server.calculate(
        "warm-up", ["weight": 85, "scheme": "five_three_one", "training_max": 126])
      #expect(answer["formula"] == "five_three_one")
      #expect(answer["sets"]?.elements?.compactMap { $0["reps"]?.integer } == [5, 5, 3])
      #expect(answer["sets"]?[0]?["target"]?["unrounded"]?.double == 50.4)
      #expect(answer["sets"]?[0]?["weight"]?["unrounded"]?.double == 50)
      #expect(
        try await server.faults("warm-up", ["weight": "85", "scheme": "none"])
          == ["/scheme invalid", "/weight wrong_type"])
    }
  }

  @Test func `count energy, with edition and code of the Compendium`() async throws {
    try await TestServer.run { server in
      let spent = try await server.calculate(
        "energy", ["activity": "vigorous_weight_lifting", "body_weight": 80, "duration_seconds": 3_600])
      #expect(spent["kilocalories"]?["unrounded"]?.double == 504)
      #expect(spent["code"] == "02050" && spent["version"] == "2024" && spent["met"]?.double == 6)
      let run = try await server.calculate(
        "energy",
        ["activity": "running", "body_weight": 100, "duration_seconds": 3_600, "distance_meters": 12_000])
      #expect(run["kilocalories"]?["unrounded"]?.double == 1239 && run["code"] == "12080")
      let resting = try await server.calculate(
        "resting-energy", ["sex": "f", "body_weight": 60, "height": 165, "age": 28])
      #expect(resting["kilocalories"]?["unrounded"]?.double == 1330.25)
      #expect(resting["days"]?[0]?["kilocalories"]?["rounded"]?.integer == 1596)
      let grams = try await server.calculate(
        "macros", ["kilocalories": 2000, "percentages": ["protein": 30, "carbohydrate": 40, "fat": 30]])
      #expect(
        grams["macros"]?.elements?.compactMap { $0["grams"]?["rounded"]?.integer } == [150, 200, 67, 0])
      let energy = try await server.calculate("macros", ["grams": ["fat": 10, "alcohol": 10]])
      #expect(energy["kilocalories"]?["rounded"]?.integer == 160)
      #expect(energy["kilojoules"]?["unrounded"]?.double == 669.44)
      #expect(try await server.faults("macros", .object([])) == ["/grams needed"])
      #expect(
        try await server.faults("macros", ["kilocalories": 2000, "percentages": ["fat": 90]])
          == ["/percentages invalid"])
      #expect(
        try await server.faults("macros", ["grams": ["fat": 9], "kilocalories": 9])
          == ["/kilocalories invalid"])
    }
  }

  @Test func `convert units there and back`() async throws {
    try await TestServer.run { server in
      let there = try await server.calculate("units", ["value": 225, "from": "lb", "to": "kg"])
      #expect(there["value"]?["unrounded"]?.double == 102.05828325)
      let value = there["value"]?["unrounded"] ?? .null
      let back = try await server.calculate("units", ["value": value, "from": "kg", "to": "lb"])
      #expect(back["value"]?["unrounded"]?.double == 225)
      #expect(
        try await server.faults("units", ["value": "x", "from": "kg", "to": "parsec"])
          == ["/to invalid", "/value wrong_type"])
      #expect(try await server.faults("units", ["value": 1, "from": "kg", "to": "km"]) == ["/to invalid"])
    }
  }
}

extension TestServer {
  fileprivate func calculate(_ calculator: String, _ body: JSON) async throws -> JSON {
    try await visitor.post("/v1/calculators/\(calculator)", body).expect(200).json
  }

  fileprivate func faults(_ calculator: String, _ body: JSON) async throws -> [String] {
    try await visitor.post("/v1/calculators/\(calculator)", body).expect(422).faults
  }
}
