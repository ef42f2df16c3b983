internal import MuscleMateAPI
internal import Primitives
internal import Strength
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// What an app does with a set of the workout under way.
struct LiveSetTests {
  @Test func `a set that is logged again is as it is given, also where a value was taken away`() async throws
  {
    try await withTwoPhones { _, _, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      var set = aSet(5)
      (set.rpe, set.notes, set.restSeconds) = (RPE(8), "Knee", 120)
      set.id = try await phone.mate.live.log(set, of: squat, in: draft)
      try await phone.sync()
      (set.rpe, set.notes, set.restSeconds, set.weight, set.unit) = (nil, nil, nil, nil, nil)
      set.reps = 6
      try await phone.mate.live.log(set, of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] {
        let logged = try #require(try await device.set(of: draft))
        #expect(logged.id == set.id && logged.reps == 6)
        #expect(logged.rpe == nil && logged.notes == nil && logged.restSeconds == nil && logged.weight == nil)
      }
    }
  }

  @Test func `a set that is logged again without a unit keeps the one that it has`() async throws {
    try await withTwoPhones { _, _, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      var set = aSet(5)
      set.unit = .lb
      set.id = try await phone.mate.live.log(set, of: squat, in: draft)
      (set.weight, set.unit) = (110, nil)
      try await phone.mate.live.log(set, of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] {
        let logged = try #require(try await device.set(of: draft))
        #expect(logged.weight == 110 && logged.unit == .lb)
      }
    }
  }

  @Test func `a phone whose clock is days slow finishes a workout`() async throws {
    try await withTwoPhones { server, anna, phone, _ in
      // What the phone knows of the server's clock.
      try await phone.mate.signedIn().database.set("offset", "\(3 * 86_400 * Int64(1_000_000))")
      let slow = try await phone.killed(server, anna)
      slow.line.isOffline = true
      let draft = try await slow.mate.live.begin(.empty(name: "Legs"))
      let squat = try await slow.mate.live.add(exercise: "Squat", to: draft)
      try await slow.mate.live.log(aSet(5), of: squat, in: draft)
      try await slow.mate.live.finish(draft)
      #expect(try await slow.reps(of: draft) == [5])
      try await slow.mate.log.edit(draft) { $0.notes = "Felt good" }
      #expect(try await slow.mate.log.one(draft).now()?.notes == "Felt good")
      await slow.mate.end()
    }
  }

  @Test func `a phone whose clock is days ahead saves a workout at the server's time`() async throws {
    try await withTwoPhones { server, anna, phone, _ in
      try await phone.mate.signedIn().database.set("offset", "\(-3 * 86_400 * Int64(1_000_000))")
      let ahead = try await phone.killed(server, anna)
      ahead.line.isOffline = true
      var workout = aWorkout("Legs")
      workout.performedAt = PerformedAt(.now)
      let refused = await failure { () async throws(ClientError) in try await ahead.mate.log.save(workout) }
      #expect(refused?.name == "invalid")
      workout.performedAt = PerformedAt(try await ahead.mate.serverTime)
      try await ahead.mate.log.save(workout)
      #expect(try await ahead.mate.log.all().now().map(\.name) == ["Legs"])
      await ahead.mate.end()
    }
  }
}

extension Phone {
  /// The only set of a live workout.
  fileprivate func set(of draft: UUID) async throws -> DraftSet? {
    try await mate.live.current.now().first { $0.id == draft }?.exercises.first?.sets.first
  }
}
