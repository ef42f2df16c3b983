import Primitives
import TestKit
import Testing

/// Pump Path's own cases, as its document numbers them.
@Suite struct PumpPathCalculatorTests {
  @Test func `Pump Path TC9: a one-rep maximum from weight and reps is an integer`() async throws {
    try await TestServer.run { server in
      let answer = try await server.visitor.post(
        "/v1/calculators/one-rep-max", ["weight": 225, "reps": 5, "unit": "lb"]
      ).expect(200).json
      #expect(answer["one_rep_max"]?["rounded"]?.integer == 263)
      #expect(answer["one_rep_max"]?["unrounded"]?.double == 262.5)
      #expect(answer["formula"] == "epley" && answer["unit"] == "lb")
      let refused = try await server.visitor.post(
        "/v1/calculators/one-rep-max", ["weight": "two hundred", "reps": "five"]
      ).expect(422)
      #expect(refused.faults == ["/reps wrong_type", "/weight wrong_type"])
    }
  }

  @Test func `Pump Path TC18: gender, body weight and maximal lifts are updated and kept`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", unit: "lb")
      let path = "/v1/lifters/me/powerlifting"
      try await anna.patch(
        path,
        [
          "sex": "m", "body_weight": ["weight": 183], "squat": ["weight": 450],
          "bench_press": ["weight": .number("302.5")], "deadlift": ["weight": 500],
          "overhead_press": ["weight": 185],
        ]
      ).expect(200)
      let kept = try await anna.get(path).expect(200).json
      #expect(kept["sex"] == "m")
      #expect(kept["body_weight"] == ["weight": 183, "unit": "lb", "source": "entered"])
      let lifts = ["squat", "bench_press", "deadlift", "overhead_press"]
      #expect(lifts.map { kept[$0]?["weight"]?.double } == [450, 302.5, 500, 185])
      #expect(lifts.allSatisfy { kept[$0]?["unit"] == "lb" && kept[$0]?["source"] == "entered" })
      let refused = try await anna.patch(
        path, ["body_weight": ["weight": "183"], "squat": ["weight": "heavy"], "deadlift": "500"])
      #expect(
        refused.faults == [
          "/body_weight/weight wrong_type", "/deadlift wrong_type", "/squat/weight wrong_type",
        ])
      #expect(try await anna.get(path).expect(200).json == kept)
    }
  }

  @Test func `Pump Path TC20: Wilks from sex, body weight and maximal lifts in pounds is an integer`()
    async throws
  {
    try await TestServer.run { server in
      let lifts: JSON = [
        "sex": "m", "unit": "lb", "body_weight": 183, "deadlift": 500, "bench_press": 300, "squat": 450,
      ]
      let answer = try await server.visitor.post("/v1/calculators/meet-score", lifts).expect(200).json
      let wilks = answer["scores"]?.elements?.first { $0["formula"] == "wilks" }
      // 566.990 kg at 83.007 kg.
      #expect(wilks?["points"]?["rounded"]?.integer == 378)
      #expect(wilks?["version"] == "wilks-1994")
      let refused = try await server.visitor.post(
        "/v1/calculators/meet-score", lifts.with("squat", "a lot").with("sex", "x"))
      #expect(refused.faults == ["/sex invalid", "/squat wrong_type"])
    }
  }
}
