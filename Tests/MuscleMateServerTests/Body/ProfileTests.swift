internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

@Suite struct `A profile` {
  @Test func `begins with its defaults, and keeps what is told member by member`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let empty = try await anna.get("/v1/profile").expect(200).json
      #expect(empty["week_start"] == "sunday")
      #expect(empty["theme"] == "system")
      #expect(empty["body_weight"] == nil)
      #expect(empty["age"] == nil)
      try await anna.patch(
        "/v1/profile",
        [
          "display_name": "Anna", "gender": "female", "height": ["feet": 5, "inches": .number("7.5")],
          "goals": ["strength", "health"],
          "week_start": "monday", "graph_colours": ["#1a2b3c"], "activity_level": "very_active", "unit": "lb",
          "body_weight": ["weight": 150],
        ]
      ).expect(200)
      let told = try await anna.patch("/v1/profile", ["theme": "night", "goals": ["muscle"]]).expect(200).json
      #expect(told["display_name"] == "Anna")
      #expect(told["height"] == ["feet": 5, "inches": .number("7.5")])
      #expect(told["goals"] == ["muscle"])
      #expect(told["week_start"] == "monday")
      #expect(told["theme"] == "night")
      #expect(told["graph_colours"] == ["#1a2b3c"])
      #expect(told["activity_level"] == "very_active")
      #expect(told["unit"] == "lb")
      #expect(told["body_weight"]?["weight"] == 150)
      #expect(told["body_weight"]?["unit"] == "lb")
      let taken = try await anna.patch(
        "/v1/profile", ["height": ["cm": 171], "gender": .null, "display_name": .null]
      )
      .expect(200).json
      #expect(taken["height"] == ["cm": 171])
      #expect(taken["gender"] == nil)
      #expect(taken["display_name"] == nil)
      #expect(try await anna.get("/v1/me").expect(200).json["unit"] == "lb")
      #expect(try await anna.items("/v1/lifters/me/measurements", "kind") == ["body_weight"])
    }
  }

  @Test func `shows the weight that was measured last, wherever it was noted`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/profile", ["body_weight": ["weight": 82, "unit": "kg"]]).expect(200)
      try await anna.post(
        "/v1/lifters/me/measurements",
        ["kind": "body_weight", "value": 90, "unit": "kg", "measured_at": "2020-05-01T07:00:00Z"]
      ).expect(201)
      #expect(try await anna.get("/v1/profile").expect(200).json["body_weight"]?["weight"] == 82)
    }
  }

  @Test func `is sent back as it was read, and notes no weight by that`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/profile", ["body_weight": ["weight": 82, "unit": "kg"]]).expect(200)
      let read = try await anna.get("/v1/profile").expect(200).json
      #expect(
        try await anna.patch("/v1/profile", read).expect(200).json["body_weight"] == read["body_weight"])
      #expect(try await anna.items("/v1/lifters/me/measurements").count == 1)
      try await anna.patch("/v1/profile", ["body_weight": ["weight": 82, "unit": "kg"]]).expect(200)
      #expect(try await anna.items("/v1/lifters/me/measurements").count == 2)
    }
  }

  @Test func `counts the age in whole years by the day where the person is`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let days = try server.database.rows(
        """
        select (day - interval '20 years')::date, (day - interval '20 years')::date + 1
          from (select (now() at time zone zone)::date as day
                  from unnest(array['Pacific/Kiritimati', 'Pacific/Pago_Pago']) as zone) as today
        """)
      for (zone, row) in zip(["Pacific/Kiritimati", "Pacific/Pago_Pago"], days) {
        for (birth, age) in zip(row, [20, 19]) {
          let body: JSON = ["birth_date": .string(birth ?? ""), "time_zone": .string(zone)]
          let answer = try await anna.patch("/v1/profile", body).expect(200).json
          #expect(answer["age"] == .number("\(age)"), "\(birth ?? "") in \(zone)")
        }
      }
    }
  }

  @Test func `is refused with what the database alone can tell beside what is wrong by itself`() async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let all: JSON = [
        "gender": "x", "birth_date": "2130-01-01", "time_zone": "Foo/Bar", "body_weight": ["weight": 1200],
      ]
      #expect(
        try await anna.patch("/v1/profile", all).expect(422).faults == [
          "/birth_date in_the_future", "/body_weight/weight too_large", "/gender invalid",
          "/time_zone unknown",
        ])
      let both: JSON = ["time_zone": "Foo/Bar", "body_weight": ["weight": 1200], "display_name": "Anna"]
      #expect(
        try await anna.patch("/v1/profile", both).expect(422).faults == [
          "/body_weight/weight too_large", "/time_zone unknown",
        ])
      #expect(try await anna.get("/v1/profile").json["display_name"] != "Anna")
    }
  }

  @Test func `is refused with every fault at once, and stays as it was`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let faulty: JSON = [
        "birth_date": "1990-02-30", "gender": "robot", "height": ["cm": 900],
        "body_weight": ["weight": "heavy"],
        "goals": ["strength", "strength"], "week_start": "friday", "graph_colours": ["red"],
        "nickname": "other", "username": "passed over",
      ]
      #expect(
        try await anna.patch("/v1/profile", faulty).expect(422).faults == [
          "/birth_date invalid", "/body_weight/weight wrong_type", "/gender invalid", "/goals/1 duplicate",
          "/graph_colours/0 invalid", "/height/cm too_large", "/nickname unknown", "/week_start invalid",
        ])
      for (body, fault) in [
        (["birth_date": "2999-01-01"], "/birth_date in_the_future"),
        (["birth_date": "1899-12-31"], "/birth_date too_small"),
        (["height": .object([])], "/height/cm missing"),
        (["height": ["inches": 7]], "/height/cm missing /height/feet missing"),
        (["height": ["cm": 170, "feet": 5]], "/height/feet invalid"),
        (["body_weight": ["weight": 1001, "unit": "kg"]], "/body_weight/weight too_large"),
        (["body_weight": ["weight": 1001]], "/body_weight/weight too_large"),
        (["time_zone": "Mars/Olympus"], "/time_zone unknown"),
      ] as [(JSON, String)] {
        let answer = try await anna.patch("/v1/profile", body).expect(422)
        #expect(answer.faults.joined(separator: " ") == fault)
      }
      #expect(try await anna.get("/v1/profile").expect(200).json["version"] == 0)
      #expect(try await anna.items("/v1/lifters/me/measurements").isEmpty)
    }
  }

  @Test func `is nobody else's, whatever they were let into`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let carl = try server.signedIn("carl", as: "coach")
      try await anna.patch("/v1/profile", ["display_name": "Anna", "week_start": "monday"]).expect(200)
      try server.share(["body_metrics", "health"], of: anna, with: carl)
      let own = try await carl.get("/v1/profile").expect(200).json
      #expect(own["username"] == "carl")
      #expect(own["week_start"] == "sunday")
    }
  }
}
