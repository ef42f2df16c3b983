internal import APISchema
internal import Foundation
internal import MuscleMateAPI
internal import MuscleMateClient
internal import Primitives
internal import Strength
internal import TestKit
internal import Testing

/// The lines of docs/client.md, as an app has them.
struct GuideTests {
  @Test func `a workout is made, saved and edited, and the ids of the API have a name beside Foundation's`()
    async throws
  {
    try await Self.offline { mate in
      let id: TrainingID = try await mate.log.save(Self.legs())
      try await mate.log.edit(id) { $0.notes = "Knee felt fine" }
      let shown = try #require(try await mate.log.one(id).now())
      let weight: TrainingDecimal? = shown.exercises.first?.sets.first?.weight
      #expect(shown.notes == "Knee felt fine" && weight == 100)
      #expect(TrainingID(Foundation.UUID(id)) == id)
      var body = BodyMeasurement()
      (body.value, body.unit) = (80, .kg)
      _ = try await mate.measurements.save(body)
    }
  }

  @Test func `a workout is logged set by set, and then stands in the log under its id`() async throws {
    try await Self.offline { mate in
      let draft = try await mate.live.begin(.empty(name: "Legs"))
      let squat = try await mate.live.add(exercise: "Squat", to: draft)
      var first = DraftSet()
      (first.reps, first.weight, first.unit, first.rpe) = (5, 100, .kg, RPE(8))
      first.id = try await mate.live.log(first, of: squat, in: draft)
      first.rpe = nil
      try await mate.live.log(first, of: squat, in: draft)
      try await mate.live.finish(draft)
      let set = try #require(try await mate.log.one(draft).now()?.exercises.first?.sets.first)
      #expect(set.id == first.id && set.weight == 100 && set.rpe == nil)
    }
  }

  @Test func `the log is read page by page`() async throws {
    try await Self.offline { mate in
      var saved: [TrainingID] = []
      for hours in 1...3 {
        var workout = Self.legs()
        workout.performedAt = PerformedAt(.now.advanced(bySeconds: Int64(-3_600 * hours)))
        saved.append(try await mate.log.save(workout))
      }
      let first = try await mate.log.all(limit: 2).now().map(\.id)
      #expect(first == Array(saved.prefix(2)))
      #expect(try await mate.log.all(limit: 2, after: first.last).now().map(\.id) == [saved[2]])
      #expect(try await mate.log.all(limit: 2, after: saved[2]).now().isEmpty)
    }
  }

  @Test func `an error is looked into`() async throws {
    try await Self.offline { mate in
      var shown: [String] = []
      do throws(ClientError) {
        try await mate.log.save(Workout())
      } catch {
        switch error {
        case .invalid(let faults): shown = faults.map { "\($0.pointer): \($0.code)" }
        case .store(.full): shown = ["There is no room left on this device."]
        default: shown = ["It could not be saved: \(error)"]
        }
      }
      #expect(shown.contains { $0.hasPrefix("/name") }, "\(shown)")
    }
  }

  @Test func `a thing is changed by the version that was read, and only by that one`() async throws {
    try await Self.online { mate, _ in
      var goal = Goal()
      (goal.kind, goal.target) = (.frequency, 3)
      let id: TrainingID = try await mate.goals.save(goal)
      try await mate.sync()
      let read = try await mate.answer(to: BodyEndpoints.getGoalsId, ["id": id])
      var changed = read.value
      changed.target = 4
      let options = CallOptions(ifMatch: read.entityTag)
      let made = try await mate.answer(
        to: BodyEndpoints.putGoalsId, ["id": id], body: changed, options: options)
      #expect(made.value.target == 4 && made.version ?? 0 > read.version ?? 0)
      let late = await Self.problem { () async throws(ClientError) in
        _ = try await mate.call(BodyEndpoints.putGoalsId, ["id": id], body: changed, options: options)
      }
      #expect(late?.status == 412)
      let known = await Self.problem { () async throws(ClientError) in
        _ = try await mate.call(
          BodyEndpoints.getGoalsId, ["id": id], options: CallOptions(ifNoneMatch: made.entityTag))
      }
      #expect(known?.status == 304)
    }
  }

  @Test func `each try of one intent with its key is carried out once`() async throws {
    try await Self.online { mate, _ in
      let (intent, legs) = (TrainingID(Foundation.UUID()), Self.legs())
      for _ in 1...2 {
        _ = try await mate.call(
          TrainingEndpoints.postLiftersLifterWorkouts, ["lifter": "me"], body: legs,
          options: CallOptions(key: intent))
      }
      let all = try await mate.call(TrainingEndpoints.getLiftersLifterWorkouts, ["lifter": "me"])
      #expect(all.items.count == 1)
    }
  }

  @Test func `tables and drawings come as they are, and a table is sent`() async throws {
    try await Self.online { mate, _ in
      let table = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2025-12-01 18:00:00,"Squat day",1h,"Squat (Barbell)",1,90,5,0,0,"","",
        """
      var query = ImportQuery()
      query.unit = .kg
      let report = try await mate.call(
        TrainingEndpoints.postLiftersMeImports, query: query, body: FileContent(Array(table.utf8)))
      #expect(report.workouts.added == 1)
      let csv = try await mate.call(PrivacyEndpoints.getLiftersMeWorkoutsCsv)
      #expect(csv.mediaType?.hasPrefix("text/csv") == true)
      #expect(String(decoding: csv.bytes, as: UTF8.self).contains("Squat day"))
      let drawing = try await mate.answer(
        to: ProgressEndpoints.getLiftersLifterProgressLiftDrawing, ["lifter": "me", "lift": "squat"])
      #expect(String(decoding: drawing.value.bytes, as: UTF8.self).contains("<svg"))
      #expect(drawing.bytes == drawing.value.bytes)
    }
  }

  // MARK: -

  private static func legs() -> Workout {
    var set = LoggedSet()
    (set.reps, set.weight, set.unit, set.rpe) = (5, 100, .kg, RPE(8))
    var squat = WorkoutExercise()
    (squat.name, squat.sets) = ("Squat", [set])
    var workout = Workout()
    (workout.name, workout.performedAt, workout.exercises) = ("Legs", PerformedAt(.now), [squat])
    return workout
  }

  private static func problem(_ body: () async throws(ClientError) -> Void) async -> Problem? {
    do throws(ClientError) { try await body() } catch {
      if case .problem(let problem) = error { return problem }
    }
    return nil
  }

  private static func offline(_ body: (MuscleMate) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: Foundation.UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try #require(URL(string: "https://train.example.com"))
    let mate = MuscleMate(
      Configuration(server: server, folder: folder, device: "Test"), tokens: FileTokenStore(folder: folder),
      transport: NoNetwork())
    try await mate.use(
      Token(
        text: "l1.test", role: .lifter, expiresAt: Timestamp(Date.distantFuture),
        account: TrainingID(Foundation.UUID()),
        tenant: nil, server: "https://train.example.com"))
    try await body(mate)
    try await mate.signOut(.discard)
  }

  private static func online(_ body: @Sendable (MuscleMate, Client) async throws -> Void) async throws {
    try await withTwoPhones { _, anna, phone, _ in try await body(phone.mate, anna) }
  }
}

private struct NoNetwork: Transport {
  func send(_ request: OutgoingRequest) async throws(TransportError) -> IncomingResponse { throw .offline }

  func stream(_ request: OutgoingRequest) -> AsyncThrowingStream<[UInt8], any Error> {
    AsyncThrowingStream { $0.finish(throwing: TransportError.offline) }
  }
}
