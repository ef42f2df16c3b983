internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

struct SyncTests {
  @Test func `pages of any size bring the same things, each once`() async throws {
    try await TestServer.run { server in
      let lived = try await Lived(on: server)
      try await lived.change()
      let all = try await Device.fresh(lived.anna)
      #expect(all.keys.count >= 20)
      for size in [1, 3, 7] {
        var device = Device(of: lived.anna)
        var seen: [String] = []
        var more = true
        while more {
          let page = try await device.page(by: size)
          let items = page["items"]?.elements ?? []
          #expect(items.count <= size)
          for item in items where item["deleted"] == nil { seen.append(try device.keep(item)) }
          for item in items where item["deleted"] != nil { _ = try device.keep(item) }
          more = page["more"] == .bool(true)
        }
        #expect(device.things == all)
        #expect(seen.count == Set(seen).count)
        #expect(try await device.pull().isEmpty)
      }
    }
  }

  /// A value is what is stored: so a version that goes up without a new value would send what is there already, and a new
  /// value without a new version would never arrive.
  @Test func `exactly what changed is sent, whatever changes`() async throws {
    try await TestServer.run { server in
      let lived = try await Lived(on: server)
      var device = Device(of: lived.anna)
      try await device.pull()
      var kinds: Set<String> = []
      for change in lived.changes {
        let before = try await Device.fresh(lived.anna)
        #expect(device.things == before)
        try await lived.make(change)
        let after = try await Device.fresh(lived.anna)
        let different = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(!different.isEmpty, "\(change.name) changes nothing")
        // What came and went in between is a tombstone of something that the device never saw.
        let sent = try await device.pull().filter { before[$0] != nil || after[$0] != nil }
        kinds.formUnion(sent.map { String($0.prefix { $0 != " " }) })
        #expect(sent.subtracting(different).sorted() == [], "\(change.name): sent for nothing")
        #expect(different.subtracting(sent).sorted() == [], "\(change.name): not sent")
        #expect(device.things == after, "\(change.name)")
      }
      #expect(kinds == Set(SyncKind.allCases.map(\.rawValue)))
    }
  }

  @Test func `what is deleted is a tombstone, and what is made again is there`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      var device = Device(of: anna)
      let id = try await anna.log()["id"]?.text ?? ""
      try await device.pull()
      #expect(device.things["workout \(id)"] != nil)
      try await anna.delete("/v1/lifters/me/workouts/\(id)").expect(204)
      let page = try await device.page(by: 100)
      #expect(page["items"]?.elements?.first { $0["id"]?.text == id }?["deleted"] == .bool(true))
      try await anna.send("POST", "/v1/lifters/me/deleted-workouts/\(id)/restore").expect(201)
      #expect(try await device.pull() == ["workout \(id)"])
      #expect(device.things["workout \(id)"] != nil)
      #expect(try await Device.fresh(anna)["workout \(id)"] != nil)
    }
  }

  @Test func `a kind that is asked for later comes from its beginning, the others go on`() async throws {
    try await TestServer.run { server in
      let lived = try await Lived(on: server)
      try await lived.change()
      for size in [1, 4, 100] {
        var device = Device(of: lived.anna, kinds: "workout,exercise,schedule")
        try await device.pull()
        let known = Set(device.things.keys)
        try await lived.anna.patch("/v1/profile", ["fitness_level": size == 1 ? "elite" : "beginner"]).expect(
          200)
        device.kinds = nil
        let sent = try await device.pull(by: size)
        #expect(sent.isDisjoint(with: known))
        #expect(device.things == (try await Device.fresh(lived.anna)))
      }
    }
  }

  @Test func `kinds of a module that is off are not there, and come once it is on`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.post("/v1/goals", ["kind": "frequency", "target": 3]).expect(201)
      try server.database.administer("update app.tenants set modules = array_remove(modules, 'goals')")
      var device = Device(of: anna)
      try await device.pull()
      #expect(!device.things.keys.contains { $0.hasPrefix("goal") })
      try server.database.administer("update app.tenants set modules = modules || '{goals}'")
      #expect(try await device.pull().map { String($0.prefix(4)) } == ["goal"])
    }
  }

  @Test func `after a restored backup, or a sweep that the device missed, it starts again`() async throws {
    try await TestServer.run(alone: true) { server in
      let anna = try server.signedIn("anna")
      let id = try await anna.log()["id"]?.text ?? ""
      _ = try await anna.log("Bench Press")
      var device = Device(of: anna)
      try await device.pull()
      var walking = Device(of: anna)
      _ = try await walking.page(by: 1)
      var current = device
      try await anna.delete("/v1/lifters/me/workouts/\(id)").expect(204)
      try await current.pull()
      try server.database.administer("update app.deletions set deleted_at = now() - interval '181 days'")
      try await server.run(job: "delete_expired")
      let refused = try await anna.get("/v1/sync?cursor=\(device.cursor ?? "")").expect(410)
      #expect(refused.problem == "resync-needed")
      try await anna.get("/v1/sync?cursor=\(walking.cursor ?? "")").expect(410)
      #expect(try await current.pull().isEmpty)
      // A walk that begins after the sweep goes on, though its first pages lie before it.
      var late = Device(of: anna)
      try await late.pull(by: 1)
      #expect(late.things == current.things)
      try server.database.administer("update app.installation set epoch = gen_random_uuid()")
      try await anna.get("/v1/sync?cursor=\(current.cursor ?? "")").expect(410)
      var again = Device(of: anna)
      try await again.pull()
      #expect(again.things == current.things)
      // A counter that was turned back says so as well.
      try server.database.administer("update app.lifter_versions set version = 1, swept = 0")
      try await anna.get("/v1/sync?cursor=\(again.cursor ?? "")").expect(410)
    }
  }

  @Test func `nobody else's things are ever in it, and no key opens it`() async throws {
    try await TestServer.run { server in
      let lived = try await Lived(on: server)
      try await lived.change()
      let anna = try await Device.fresh(lived.anna)
      let carl = try await Device.fresh(lived.carl)
      let shared = Set(anna.keys).intersection(carl.keys)
      #expect(shared == [])
      #expect(carl["account \(lived.carl.account)"] != nil)
      #expect(!carl.values.contains { $0.description.contains("anna") })
      try await server.visitor.get("/v1/sync").expect(401)
    }
  }

  @Test func `a made-up cursor is a fault`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for cursor in [
        "x", "00000000.ffff", "00000000.fffffffff.1", "00000000.1.1.workout", "00000000.1.99999999999999999",
      ] {
        #expect(try await anna.get("/v1/sync?cursor=\(cursor)").expect(422).faults.count == 1)
      }
      try await anna.get("/v1/sync?cursor=00000000.ffff.1").expect(410)
    }
  }
}
