internal import Primitives
internal import TestKit
internal import Testing

/// The leftovers of a server that is killed in the middle of things.
struct KilledServerTests {
  @Test func `a server killed in the middle of a live workout and started again loses nothing`() async throws
  {
    let database = try await TestDatabase.migrated()
    let id = "01890000-0000-7000-8000-00000000dead"
    let path = "/v1/drafts/\(id)"
    let anna: Client
    let begun: ContinuousClock.Instant
    do {
      let program = try await RunningProgram(database: database.server)
      defer { program.remove() }
      anna = try database.signedIn("anna", through: Client(await program.address()))
      try await anna.put(path, DraftSample.squats).expect(201)
      begun = .now
      try await anna.send("POST", "\(path)/start").expect(200)
      try await anna.put(
        try await anna.set(0, 1, in: path), ["reps": 3, "weight": 120, "unit": "kg"]
      ).expect(200)
      try await program.kill()
    }
    // Twenty minutes pass; the server is down for a part of them, the workout goes on.
    try database.letPass(minutes: 20, for: id)
    let program = try await RunningProgram(database: database.server)
    defer { program.remove() }
    var again = try Client(await program.address())
    again.token = anna.token
    let live = try await again.get("/v1/live").expect(200).json
    #expect(live["id"]?.text == id)
    #expect(live["clock"]?["state"] == "running")
    #expect(live["exercises"]?[0]?["sets"]?[1]?["weight"] == 120)
    #expect(live["clock"]?["active_seconds"]?.integer ?? 0 >= 1200)
    try await again.send("POST", "\(path)/pause").expect(200)
    let workout = try await again.send("POST", "\(path)/finish").expect(201).json
    #expect(seconds(20, since: begun).contains(workout["duration_seconds"]?.integer ?? 0))
    #expect(workout["exercises"]?[0]?["sets"]?.elements?.count == 2)
    program.terminate()
    #expect(try await program.status() == 0)
  }
}
