internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

@Suite struct `Measurements of a body` {
  private static let path = "/v1/lifters/me/measurements"

  private static func weight(_ value: JSON, at moment: String, unit: JSON = "kg") -> JSON {
    ["kind": "body_weight", "value": value, "unit": unit, "measured_at": .string(moment)]
  }

  @Test func `are of this moment where none is named`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let noted = try await anna.post(Self.path, ["kind": "body_weight", "value": 82]).expect(201).json
      let moment = try #require(noted["measured_at"]?.text.flatMap { Timestamp($0) })
      let ago = Timestamp.now.microseconds - moment.microseconds
      #expect((0..<300_000_000).contains(ago))
    }
  }

  @Test func `are noted, listed newest first, picked by kind and day, replaced and deleted`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let first = try await anna.post(
        Self.path, Self.weight(.number("82.5"), at: "2026-05-01T07:00:00+02:00")
      ).expect(
        201)
      let id = try first.json["id"]?.text ?? ""
      #expect(first.headers["location"] == "\(Self.path)/\(id)")
      #expect(try first.json["local_date"] == "2026-05-01")
      #expect(try first.json["time_zone"] == "Europe/Berlin")
      let later = Self.weight(.number("81.90"), at: "2026-05-08T23:30:00+02:00")
      try await anna.post(Self.path, later).expect(201)
      try await anna.post(
        Self.path, ["kind": "waist", "value": 84, "measured_at": "2026-05-04T07:00:00Z", "notes": "relaxed"]
      ).expect(201)

      #expect(try await anna.items(Self.path).map { $0["value"] } == [.number("81.9"), 84, .number("82.5")])
      #expect(try await anna.items("\(Self.path)?kind=body_weight").count == 2)
      #expect(try await anna.items("\(Self.path)?from=2026-05-04&to=2026-05-07", "kind") == ["waist"])
      let page = try await anna.get("\(Self.path)?limit=2").expect(200).json
      let next = try #require(page["next"]?.text)
      #expect(try await anna.items("\(Self.path)?limit=2&after=\(next)", "id") == [id])
      #expect(try await anna.items("\(Self.path)/latest").map { $0["value"] } == [.number("81.9"), 84])

      let replaced = Self.weight(83, at: "2026-05-01T07:00:00+02:00")
      var stale = anna
      stale.headers["If-Match"] = "\"999\""
      try await stale.put("\(Self.path)/\(id)", replaced).expect(412)
      try await anna.put("\(Self.path)/\(id)", replaced).expect(200)
      #expect(try await anna.get("\(Self.path)/\(id)").expect(200).json["value"] == 83)
      try await stale.delete("\(Self.path)/\(id)").expect(412)
      try await anna.delete("\(Self.path)/\(id)").expect(204)
      try await anna.delete("\(Self.path)/\(id)").expect(404)
      try await anna.get("\(Self.path)/\(id)").expect(404)
      let gone = try server.database.rows("select id from app.deletions where kind = 'measurement'")
      #expect(gone == [[id]])
      try await anna.puttingNew("\(Self.path)/\(id)", replaced).expect(201)
    }
  }

  @Test func `without a unit are in the one of the profile`() async throws {
    try await TestServer.run { server in
      for (name, unit, expected) in [
        ("anna", "kg", ["kg", "percent", "cm"]), ("lee", "lb", ["lb", "percent", "in"]),
      ] {
        let lifter = try server.signedIn(name, unit: unit)
        for (kind, unit) in zip(["body_weight", "body_fat", "calf"], expected) {
          let body: JSON = ["kind": .string(kind), "value": 38, "measured_at": "2026-05-01T07:00:00Z"]
          #expect(try await lifter.post(Self.path, body).expect(201).json["unit"]?.text == unit)
        }
      }
      let heavy: JSON = ["kind": "body_weight", "value": 1500, "measured_at": "2026-05-01T07:00:00Z"]
      let anna = try await server.visitor.get("/readyz")
      #expect(anna.status == 200)
      #expect(
        try await server.signedIn("ben").post(Self.path, heavy).expect(422).faults == ["/value invalid"])
      #expect(try await server.signedIn("bob", unit: "lb").post(Self.path, heavy).expect(201).status == 201)
    }
  }

  @Test func `are refused with every fault at once, and nothing is saved`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let bad: JSON = [
        "kind": "ego", "value": "82", "unit": "stone", "measured_at": "2999-01-01T00:00:00Z", "colour": "red",
      ]
      #expect(
        try await anna.post(Self.path, bad).expect(422).faults == [
          "/colour unknown", "/kind invalid", "/measured_at in_the_future", "/unit invalid",
          "/value wrong_type",
        ])
      for (kind, value, unit, fault) in [
        ("body_weight", "0", "kg", "/value too_small"), ("body_weight", "-80", "kg", "/value too_small"),
        ("body_weight", "1001", "kg", "/value too_large"), ("body_fat", "101", "percent", "/value too_large"),
        ("body_fat", "20", "kg", "/unit invalid"), ("waist", "80", "lb", "/unit invalid"),
        ("waist", "201", "in", "/value too_large"),
      ] {
        let body: JSON = [
          "kind": .string(kind), "value": .number(value), "unit": .string(unit),
          "measured_at": "2026-05-01T07:00:00Z",
        ]
        #expect(
          try await anna.post(Self.path, body).expect(422).faults == [fault], "\(kind) \(value) \(unit)")
      }
      // Without a unit each kind has its own bounds.
      for (kind, fault, expected) in [
        ("body_fat", "too_large", "must be at most 100"),
        ("waist", "invalid", "is not valid; expected: 1–500 cm, 1–200 in"),
      ] {
        let refused = try await anna.post(Self.path, ["kind": .string(kind), "value": 600]).expect(422)
        #expect(refused.faults == ["/value \(fault)"])
        #expect(try refused.json["errors"]?[0]?["message"]?.text == expected)
      }
      let nowhere = Self.weight(80, at: "2026-05-01T07:00:00Z").with("time_zone", "Mars/Olympus")
      #expect(try await anna.post(Self.path, nowhere).expect(422).faults == ["/time_zone unknown"])
      #expect(try await anna.items(Self.path).isEmpty)
    }
  }

  @Test func `are noted once however often the request is repeated`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      anna.headers["Idempotency-Key"] = "monday"
      let body = Self.weight(82, at: "2026-05-01T07:00:00Z")
      let ids = try await [anna.post(Self.path, body), anna.post(Self.path, body)].map {
        try $0.expect(201).json["id"]
      }
      #expect(ids[0] == ids[1])
      #expect(try await anna.items(Self.path).count == 1)
    }
  }

  @Test func `tell what a lifter weighed on a day: as of then, else the first after it, else nothing`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      func grams(_ day: String) throws -> String? {
        try server.database.rows(
          """
          select app.body_weight_grams('\(anna.account)', '\(day)')
            from (select set_config('app.tenant_id', '1', false) offset 0) as context (tenant)
           where tenant = '1'
          """)[0][0]
      }
      #expect(try grams("2026-05-01") == nil)
      try await anna.post(Self.path, Self.weight(180, at: "2026-05-03T07:00:00Z", unit: "lb")).expect(201)
      try await anna.post(Self.path, Self.weight(80, at: "2026-05-05T07:00:00Z")).expect(201)
      try await anna.post(Self.path, Self.weight(.number("79.5"), at: "2026-05-05T20:00:00Z")).expect(201)
      #expect(try grams("2026-05-01") == "81647")
      #expect(try grams("2026-05-04") == "81647")
      #expect(try grams("2026-05-05") == "79500")
      #expect(try grams("2026-06-01") == "79500")
    }
  }
}
