import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// A device that was away writes to what another one deleted.
@Suite struct `What was deleted meanwhile` {
  private static let id = "01a1fd18-80dc-73bd-9948-0000000000de"
  private static let device = "01a1fd18-80dc-73bd-9948-00000000000d"

  private static let sets: JSON = [["reps": 5, "weight": 100, "unit": "kg"]]
  private static let exercises: JSON = [["name": "Squat", "sets": sets]]

  /// Every kind that a `PUT` makes under an id of the client's.
  private static let things: [(route: String, body: JSON)] = [
    (
      "/v1/lifters/{lifter}/workouts/{id}",
      ["name": "Legs", "performed_at": "2026-03-01T17:00:00Z", "exercises": exercises]
    ),
    ("/v1/drafts/{id}", ["name": "Legs", "exercises": exercises]),
    ("/v1/templates/{id}", ["name": "Legs", "exercises": exercises]),
    ("/v1/planned-workouts/{id}", ["name": "Legs", "planned_for": "2031-03-03", "exercises": exercises]),
    ("/v1/goals/{id}", ["kind": "lift", "lift": "squat", "target": 150, "unit": "kg"]),
    ("/v1/lifters/{lifter}/measurements/{id}", ["kind": "waist", "value": 81, "unit": "cm"]),
  ]

  private static func path(_ route: String) -> String {
    route.replacing("{lifter}", with: "me").replacing("{id}", with: id)
  }

  @Test func `is known of each kind that a request makes under an id`() {
    let routes = Application.routes.filter(\.makesUnderID).map(\.path)
    #expect(routes.sorted() == Self.things.map(\.route).sorted())
  }

  @Test func `stays deleted, unless the request says that it knows`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for (route, body) in Self.things {
        let path = Self.path(route)
        let made = try await anna.put(path, body).expect(201)
        try await anna.delete(path).expect(204)
        for _ in 1...2 {
          let refused = try await anna.put(path, body).expect(409).json
          #expect(refused["code"] == "deleted-meanwhile", "\(path)")
          #expect(refused["detail"]?.text?.hasPrefix("It was deleted meanwhile.") == true, "\(path)")
        }
        // Changed or deleted: the device pulls, and sees which.
        var stale = anna
        stale.headers["If-Match"] = made.headers["etag"]
        try await stale.put(path, body).expect(412)
        try await anna.get(path).expect(404)
        try await anna.delete(path).expect(404)
        try await anna.puttingNew(path, body).expect(201)
        let there = try await anna.puttingNew(path, body).expect(412).json
        #expect(there["detail"] == "It exists already.", "\(path)")
        try await anna.put(path, body).expect(200)
        try await anna.delete(path).expect(204)
        #expect(try await anna.put(path, body).expect(409).json["code"] == "deleted-meanwhile", "\(path)")
      }
    }
  }

  @Test func `is refused with the number of the operation unused`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (route, body) = Self.things[0]
      let path = Self.path(route)
      try await anna.put(path, body).expect(201)
      try await anna.delete(path).expect(204)
      var device = anna
      device.headers["Sync-Operation"] = "device=\"\(Self.device)\", sequence=1, id=\"\(Self.id)\""
      #expect(try await device.put(path, body).expect(409).json["code"] == "deleted-meanwhile")
      try await device.puttingNew(path, body).expect(201)
      // Its answer was lost: the thing that is there is the one that it made.
      try await device.puttingNew(path, body).expect(204)
    }
  }

  @Test func `does not take what another condition says`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (route, body) = Self.things[1]
      for condition in ["\"7\"", "*, \"7\"", ""] {
        var wrong = anna
        wrong.headers["If-None-Match"] = condition
        try await wrong.put(Self.path(route), body).expect(400)
      }
      // A new thing needs none.
      try await anna.puttingNew(Self.path(route), body).expect(201)
    }
  }

  @Test func `takes no set, no exercise and no press of the clock`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let draft = Self.path("/v1/drafts/{id}")
      let workout = Self.path("/v1/lifters/{lifter}/workouts/{id}")
      for (path, body) in [(draft, Self.things[1].body), (workout, Self.things[0].body)] {
        let made = try await anna.put(path, body).expect(201).json
        let (exercise, set) = (try made.partID(0), try made.partID(0, 0))
        try await anna.delete(path).expect(204)
        let placed: JSON = ["name": "Squat", "sets": Self.sets]
        var late: [() async throws -> Received] = [
          { try await anna.put("\(path)/sets/\(set)", ["reps": 9]) },
          { try await anna.puttingNew("\(path)/sets/\(set)", ["reps": 9]) },
          { try await anna.delete("\(path)/sets/\(set)") },
          { try await anna.put("\(path)/exercises/\(exercise)", placed) },
          { try await anna.delete("\(path)/exercises/\(exercise)") },
        ]
        if path == draft {
          late += ["start", "pause", "resume"].map { verb in
            { try await anna.send("POST", "\(path)/\(verb)") }
          }
        }
        for send in late { #expect(try await send().expect(409).json["code"] == "deleted-meanwhile") }
        try await anna.get(path).expect(404)
        try await anna.put("\(path.dropLast(2))00/sets/\(set)", ["reps": 9]).expect(404)
      }
    }
  }

  @Test func `comes back by an undoing, and a draft that was made again can be finished`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (workout, draft) = (Self.path(Self.things[0].route), Self.path(Self.things[1].route))
      try await anna.put(draft, Self.things[1].body).expect(201)
      try await anna.send("POST", "\(draft)/finish").expect(201)
      try await anna.delete(workout).expect(204)
      try await anna.send("POST", "/v1/lifters/me/deleted-workouts/\(Self.id)/restore").expect(201)
      try await anna.delete(workout).expect(204)
      // The watch still has the draft, and logs into it.
      #expect(try await anna.put(draft, Self.things[1].body).expect(409).json["code"] == "deleted-meanwhile")
      try await anna.puttingNew(draft, Self.things[1].body).expect(201)
      try await anna.send("POST", "\(draft)/finish").expect(201)
      try await anna.get(workout).expect(200)
    }
  }

  @Test func `comes back by an undoing once, and is deleted again after that`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for (route, body) in [Self.things[2], Self.things[4], Self.things[5]] {
        let path = Self.path(route)
        try await anna.put(path, body).expect(201)
        try await anna.delete(path).expect(204)
        try await anna.send("POST", "/v1/me/deleted/\(Self.id)/restore").expect(200)
        try await anna.put(path, body).expect(200)
        try await anna.delete(path).expect(204)
        #expect(try await anna.put(path, body).expect(409).json["code"] == "deleted-meanwhile", "\(path)")
      }
    }
  }

  @Test func `comes back by an import, which knows by itself what its lifter deleted`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let first = try await anna.importing(ImportSamples.hevy).expect(201)
      try await anna.delete(first.headers["location"] ?? "").expect(204)
      #expect(try await anna.items("/v1/lifters/me/workouts").isEmpty)
      try await anna.importing(ImportSamples.hevy).expect(201)
      #expect(try await !anna.items("/v1/lifters/me/workouts").isEmpty)
    }
  }

  @Test func `is forgotten with its tombstone`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (route, body) = Self.things[4]
      try await anna.put(Self.path(route), body).expect(201)
      try await anna.delete(Self.path(route)).expect(204)
      try server.database.administer("delete from app.deletions")
      try await anna.put(Self.path(route), body).expect(201)
    }
  }

  @Test func `at the same moment as it is written ends as deleted, whichever comes first`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for round in 10...29 {
        let path = Self.path(Self.things[5].route).dropLast(2) + "\(round)"
        try await anna.put("\(path)", Self.things[5].body).expect(201)
        async let written = anna.put("\(path)", Self.things[5].body)
        async let deleted = anna.delete("\(path)")
        let statuses = (try await written.status, try await deleted.status)
        #expect([200, 409].contains(statuses.0) && statuses.1 == 204, "\(statuses)")
        try await anna.get("\(path)").expect(404)
      }
    }
  }

  @Test func `is refused by the database itself, whoever forgets to ask`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (route, body) = Self.things[4]
      try await anna.put(Self.path(route), body).expect(201)
      let again = """
        insert into app.goals (tenant_id, lifter_id, id, kind, lift, target, unit, started_on)
        select 1, '\(anna.account)', '\(Self.id)', 'lift', 'squat', 150, 'kg', '2026-01-01';
        """
      try await anna.delete(Self.path(route)).expect(204)
      #expect(throws: (any Error).self) { try server.database.administer(again) }
      // What one transaction deletes and writes again was not deleted meanwhile.
      try await anna.puttingNew(Self.path(route), body).expect(201)
      try server.database.administer("begin; delete from app.goals; \(again) commit")
      try await anna.get(Self.path(route)).expect(200)
    }
  }
}
