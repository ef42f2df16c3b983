internal import APISchema
internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// What people do with two devices, through the real server.
struct JourneyTests {
  @Test func `a workout logged without a connection shows at once, and later on the other device`()
    async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      phone.line.isOffline = true
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      #expect(try await phone.mate.log.all().now().map(\.name) == ["Legs"])
      await #expect(throws: ClientError.self) { try await phone.sync() }
      #expect(phone.mate.status.pending == 1)
      #expect(try await phone.mate.log.one(id).now()?.exercises.first?.name == "Squat")

      phone.line.isOffline = false
      let report = try await phone.sync()
      #expect(report.sent == 1)
      try await tablet.sync()
      let there = try #require(try await tablet.mate.log.one(id).now())
      #expect(there.name == "Legs")
      #expect(there.exercises.first?.name == "Squat")
      #expect(sets(of: there.exercises) == [5, 5])
      #expect(phone.mate.status.pending == 0)
      #expect(phone.mate.status.phase == .idle)
    }
  }

  @Test
  func `a workout begun in airplane mode, continued on another device, finished after both were killed`()
    async throws
  {
    try await withTwoPhones { server, anna, phone, tablet in
      phone.line.isOffline = true
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      try await phone.mate.live.log(aSet(5), of: squat, in: draft)
      try await phone.mate.live.log(aSet(6), of: squat, in: draft)
      var again = try await phone.killed(server, anna)
      #expect(try await again.mate.live.current.now().first?.exercises.first?.sets.count == 2)
      try await again.sync()

      try await tablet.sync()
      try await tablet.mate.live.log(aSet(7), of: squat, in: draft)
      // Both log before either knows of the other's.
      try await again.mate.live.log(aSet(8), of: squat, in: draft)
      let other = try await tablet.killed(server, anna)
      try await other.sync()
      again = try await again.killed(server, anna)
      try await again.mate.live.finish(draft)
      again = try await again.killed(server, anna)
      try await again.sync()
      try await other.sync()
      for device in [again, other] {
        let workout = try #require(try await device.mate.log.one(draft).now())
        #expect(Set(sets(of: workout.exercises)) == [5, 6, 7, 8])
        #expect(workout.exercises.flatMap(\.sets).count == 4)
        #expect(try await device.mate.live.current.now().isEmpty)
        #expect(try await device.mate.aside().isEmpty)
      }
      #expect(try await anna.get("/v1/lifters/me/workouts").expect(200).json["items"]?.elements?.count == 1)
      for device in [again, other] { await device.mate.end() }
    }
  }

  @Test func `a set that is logged on a device after another one finished the workout is in it`() async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      try await phone.mate.live.log(aSet(5), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      tablet.line.isOffline = true
      try await tablet.mate.live.log(aSet(9), of: squat, in: draft)
      try await tablet.mate.live.pause(draft)
      try await phone.mate.live.finish(draft)
      try await phone.sync()
      tablet.line.isOffline = false
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        let workout = try #require(try await device.mate.log.one(draft).now())
        #expect(Set(sets(of: workout.exercises)) == [5, 9])
        #expect(try await device.mate.live.current.now().isEmpty)
        #expect(device.mate.status.aside == 0)
        #expect(device.mate.status.pending == 0)
      }
    }
  }

  @Test func `a live workout that is named anew before both finish it keeps that name`() async throws {
    try await withTwoPhones { _, anna, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      try await phone.mate.live.log(aSet(5), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await tablet.mate.live.rename(draft, to: "Legs, heavy")
      try await tablet.mate.live.note("Felt good", in: draft)
      try await tablet.mate.live.finish(draft)
      try await phone.mate.live.finish(draft)
      try await phone.sync()
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        let workout = try await device.mate.log.one(draft).now()
        #expect(workout?.name == "Legs, heavy" && workout?.notes == "Felt good")
      }
      #expect(try await anna.get("/v1/lifters/me/workouts/\(draft)").json["name"]?.text == "Legs, heavy")
    }
  }

  @Test func `the clock stands still from the moment at which the workout is finished, not from its arrival`()
    async throws
  {
    try await withTwoPhones { _, _, phone, _ in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      try await phone.mate.live.log(aSet(5), of: squat, in: draft)
      try await phone.sync()
      phone.line.isOffline = true
      let before = phone.line.writes.count
      try await phone.mate.live.finish(draft)
      let shown = try #require(try await phone.mate.log.one(draft).now())
      phone.line.isOffline = false
      try await phone.sync()
      let writes = phone.line.writes.dropFirst(before)
      #expect(writes.map(\.url.lastPathComponent) == ["pause", "finish"])
      #expect(try await phone.mate.log.one(draft).now()?.durationSeconds == shown.durationSeconds)
    }
  }

  @Test func `both finish the workout: it stands once, with the sets of both`() async throws {
    try await withTwoPhones { _, anna, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      try await phone.mate.live.log(aSet(5), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      for (device, reps) in [(phone, 6), (tablet, 7)] {
        device.line.isOffline = true
        try await device.mate.live.log(aSet(reps), of: squat, in: draft)
        try await device.mate.live.finish(draft)
        #expect(try await device.mate.log.one(draft).now() != nil)
      }
      for device in [phone, tablet] { device.line.isOffline = false }
      try await phone.sync()
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        let workout = try #require(try await device.mate.log.one(draft).now())
        #expect(Set(sets(of: workout.exercises)) == [5, 6, 7])
        #expect(device.mate.status.aside == 0)
      }
      #expect(try await anna.get("/v1/lifters/me/workouts").expect(200).json["items"]?.elements?.count == 1)
    }
  }

  @Test func `a workout whose clock may not run beside another's keeps its sets, and is logged`() async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      _ = try await phone.mate.live.begin(.empty(name: "Legs"))
      try await phone.sync()
      let draft = try await tablet.mate.live.begin(.empty(name: "Arms"))
      let curl = try await tablet.mate.live.add(exercise: "Curl", to: draft)
      try await tablet.mate.live.log(aSet(8), of: curl, in: draft)
      try await tablet.sync()
      let aside = try await tablet.mate.aside()
      #expect(aside.map { $0.fault?["code"]?.text } == ["another-live-workout"])
      #expect(tablet.mate.status.pending == 0)
      try await phone.sync()
      #expect(try await phone.mate.live.current.now().map(\.exercises.count).reduce(0, +) == 1)
      try await tablet.mate.live.finish(draft)
      try await tablet.sync()
      let left = try await tablet.mate.aside()
      #expect(left.isEmpty, "\(left)")
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(sets(of: try #require(try await device.mate.log.one(draft).now()).exercises) == [8])
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test func `a workout that was finished here and thrown away there is logged`() async throws {
    try await withTwoPhones { _, _, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      try await phone.mate.live.log(aSet(5), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await phone.mate.live.finish(draft)
      try await tablet.mate.live.discard(draft)
      try await tablet.sync()
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] {
        #expect(try await device.mate.log.one(draft).now()?.name == "Legs")
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test func `a lost answer is no conflict, and nothing is there twice`() async throws {
    try await withTwoPhones { _, anna, phone, tablet in
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      var comment = CommentRequest()
      comment.text = "Went well"
      try await phone.mate.profile.comment(on: id, comment)
      phone.line.loseAnswers(1)
      await #expect(throws: ClientError.self) { try await phone.sync() }
      phone.line.loseAnswers(1)
      await #expect(throws: ClientError.self) { try await phone.sync() }
      let report = try await phone.sync()
      #expect(report.repeated >= 1)
      #expect(report.refused == 0)
      try await tablet.sync()
      for device in [phone, tablet] {
        #expect(try await device.mate.log.all().now().map(\.name) == ["Legs"])
        #expect(try await device.mate.profile.comments(on: id).now().map(\.text) == ["Went well"])
        #expect(try await device.mate.journal().isEmpty)
      }
      let comments = try await anna.get("/v1/lifters/me/workouts/\(id)/comments").expect(200).json
      #expect(comments["items"]?.elements?.count == 1)
    }
  }

  @Test func `both change different sets of a workout, and both changes stay`() async throws {
    try await withTwoPhones { _, _, phone, tablet in
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      try await phone.sync()
      try await tablet.sync()
      try await phone.mate.log.edit(id) { $0.exercises[0].sets[0].reps = 11 }
      try await tablet.mate.log.edit(id) { $0.exercises[0].sets[1].reps = 12 }
      try await phone.sync()
      let report = try await tablet.sync()
      #expect(report.collided == 1)
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(try await device.reps(of: id) == [11, 12])
      }
    }
  }

  @Test func `both change the same set of a finished workout: the user decides, and both versions are shown`()
    async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      let id = try await phone.mate.log.save(aWorkout("Legs", sets: 1))
      try await phone.sync()
      try await tablet.sync()
      try await phone.mate.log.edit(id) { $0.exercises[0].sets[0].reps = 11 }
      try await tablet.mate.log.edit(id) { $0.exercises[0].sets[0].reps = 12 }
      try await phone.sync()
      try await tablet.sync()
      let aside = try await tablet.mate.aside()
      #expect(aside.map(\.isConflict) == [true])
      #expect(tablet.mate.status.aside == 1)
      #expect(try await tablet.reps(of: id) == [11])
      try await tablet.mate.settle(try #require(aside.first), keeping: .mine)
      #expect(try await tablet.reps(of: id) == [12])
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(try await device.reps(of: id) == [12])
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test func `two devices change the same set of a live workout: fields of both stay`() async throws {
    try await withTwoPhones { _, _, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      var set = aSet(5)
      set.id = try await phone.mate.live.log(set, of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      var (heavier, longer) = (set, set)
      heavier.weight = 120
      longer.reps = 8
      try await phone.mate.live.log(heavier, of: squat, in: draft)
      try await tablet.mate.live.log(longer, of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        let kept = try #require(try await device.mate.live.current.now().first?.exercises.first?.sets.first)
        #expect(kept.reps == 8)
        #expect(kept.weight == 120)
      }
    }
  }

  @Test func `what the server refuses stands aside with its faults, and the queue goes on`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      // A plan that is nobody's: only the server knows.
      var workout = aWorkout("Legs")
      workout.plannedWorkoutID = .v7(at: .now)
      let refused = try await phone.mate.log.save(workout)
      let taken = try await phone.mate.log.save(aWorkout("Arms"))
      let report = try await phone.sync()
      #expect(report.refused == 1)
      #expect(report.sent == 1)
      let aside = try #require(try await phone.mate.aside().first)
      #expect(aside.id == refused)
      #expect(!aside.isConflict)
      #expect(aside.fault?["errors"]?.elements?.first?["pointer"]?.text == "/planned_workout_id")
      #expect(try await phone.mate.log.one(taken).now()?.version ?? 0 >= 0)
      try await phone.mate.log.edit(refused) { $0.plannedWorkoutID = nil }
      try await phone.sync()
      #expect(try await phone.mate.aside().isEmpty)
      #expect(try await phone.mate.log.all().now().count == 2)
    }
  }

  @Test func `what breaks a rule of the API is said at once, and nothing is queued`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      var workout = aWorkout("")
      workout.exercises[0].sets[0].reps = -1
      let error = await failure { () async throws(ClientError) in try await phone.mate.log.save(workout) }
      guard case .invalid(let faults) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(Set(faults.map(\.pointer)) == ["/name", "/exercises/0/sets/0/reps"])
      let (shown, pending) = (try await phone.mate.log.all().now(), try await phone.mate.pending())
      #expect(shown.isEmpty)
      #expect(pending == 0)
    }
  }

  @Test func `a deleted thing goes everywhere, and its deletion can be undone before and after it is sent`()
    async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      try await phone.sync()
      try await tablet.sync()
      try await phone.mate.log.delete(id)
      #expect(try await phone.mate.log.all().now().isEmpty)
      try await phone.mate.log.undoDelete(id)
      #expect(try await phone.mate.pending() == 0)
      try await phone.mate.log.delete(id)
      try await phone.sync()
      try await tablet.sync()
      #expect(try await tablet.mate.log.all().now().isEmpty)
      try await phone.mate.log.undoDelete(id)
      try await phone.sync()
      try await tablet.sync()
      #expect(try await tablet.mate.log.all().now().map(\.name) == ["Legs"])
    }
  }

  @Test func `a member of a newer server goes back unchanged`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      var template = Template()
      template.name = "Push"
      var exercise = PrescribedExercise()
      exercise.name = "Bench Press"
      exercise.sets = [PrescribedSet()]
      exercise.sets[0].reps = 5
      template.exercises = [exercise]
      let id = try await phone.mate.templates.save(template)
      try await phone.sync()
      let database = try await phone.mate.signedIn().database
      var row = try #require(try await database.row("template", id))
      row.theirs = row.theirs?.setting("tempo", to: "3-1-1")
      try await database.keep(row)
      try await phone.mate.templates.edit(id) { $0.name = "Pull" }
      let sent = try #require(try await database.nextOperation()?.body)
      #expect(sent["tempo"] == "3-1-1")
      #expect(sent["name"] == "Pull")
    }
  }

  @Test func `a member of a newer server stays where the user keeps the version of this device`() async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      let id = try await phone.mate.log.save(aWorkout("Legs", sets: 1))
      try await phone.sync()
      try await tablet.sync()
      try await phone.mate.log.edit(id) { $0.exercises[0].sets[0].reps = 11 }
      try await tablet.mate.log.edit(id) { $0.exercises[0].sets[0].reps = 12 }
      try await phone.sync()
      try await tablet.sync()
      let database = try await tablet.mate.signedIn().database
      var row = try #require(try await database.row("workout", id))
      row.theirs = row.theirs?.setting("tempo", to: "3-1-1")
      try await database.keep(row)
      let aside = try #require(try await tablet.mate.aside().first)
      try await tablet.mate.settle(aside, keeping: .mine)
      #expect(try await database.nextOperation()?.body?["tempo"] == "3-1-1")
      #expect(try await tablet.reps(of: id) == [12])
    }
  }

  @Test func `a member, a word and a kind more: the app works, and gives back what it does not know`()
    async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      try await phone.sync()
      tablet.line.isOfNewerServer = true
      try await tablet.sync()
      #expect(try await tablet.reps(of: id) == [5, 5])
      try await tablet.mate.log.edit(id) { $0.name = "Squats" }
      try await tablet.sync()
      let body = try JSON.parse(try #require(tablet.line.writes.last?.body))
      #expect(body["tempo"] == NewerServer.tempo)
      let kinds = body["exercises"]?.elements?[0]["sets"]?.elements?.map { $0["kind"]?.text }
      #expect(kinds == [NewerServer.word, NewerServer.word])
      #expect(tablet.mate.status.aside == 0)
      #expect(try await tablet.mate.pending() == 0)
      let stored = try await tablet.mate.signedIn().database.row(NewerServer.kind, NewerServer.id)
      #expect(stored?.theirs?["mood"] == "good")
      try await phone.sync()
      #expect(try await phone.mate.log.all().now().map(\.name) == ["Squats"])
    }
  }

  @Test func `an app that is too old keeps its changes and reads on`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let old = try await Phone(server, anna, schema: 0)
      try await old.sync()
      let id = try await old.mate.log.save(aWorkout("Legs"))
      let error = await failure { () async throws(ClientError) in try await old.sync() }
      #expect(error?.name == "tooOld")
      #expect(old.mate.status.needsUpdate)
      let updated = try await Phone(server, anna, in: old.folder)
      await old.mate.end()
      try await updated.sync()
      _ = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200)
      await updated.mate.end()
      updated.erase()
    }
  }
}

extension Database {
  /// As if the server had sent it so.
  func keep(_ row: Row) throws(StoreError) {
    try write(durable: false) { (writing) throws(StoreError) in try writing.save(row) }
  }
}
