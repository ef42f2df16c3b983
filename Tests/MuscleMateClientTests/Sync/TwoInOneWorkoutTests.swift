internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// A live workout on two devices that write the same parts of it. Simulated devices found each of these (docs/simulation.md).
struct TwoInOneWorkoutTests {
  @Test func `a set that is changed before and after the workout's name keeps the last change`() async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      let set = try await phone.set(0, of: draft)
      try await phone.mate.live.log(aSet(7, id: set), of: squat, in: draft)
      try await phone.mate.live.rename(draft, to: "Legs, heavy")
      try await phone.mate.live.log(aSet(8, id: set), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] { #expect(try await device.liveReps() == [8, 6]) }
    }
  }

  @Test func `a set that both remove is gone, and the workout goes on`() async throws {
    try await withLegs { phone, tablet, draft, squat in
      let set = try await phone.set(0, of: draft)
      try await phone.mate.live.remove(set: set, from: draft)
      try await tablet.mate.live.remove(set: set, from: draft)
      try await tablet.mate.live.log(aSet(7, id: try await tablet.set(0, of: draft)), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(try await device.liveReps() == [7])
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test func `an edit behind a finish that was answered, but not pulled, overwrites nothing`() async throws {
    try await withLegs { phone, tablet, draft, squat in
      phone.line.losesReads = true
      try await phone.mate.live.finish(draft)
      await #expect(throws: ClientError.self) { try await phone.sync() }
      phone.line.losesReads = false
      try await tablet.mate.live.log(aSet(7, id: try await tablet.set(0, of: draft)), of: squat, in: draft)
      try await tablet.sync()
      try await phone.mate.log.edit(draft) { $0.exercises[0].sets[1].reps = 8 }
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [7, 8]) }
    }
  }

  @Test func `both finish, and one changed a set in between: the other does not take it back`() async throws {
    try await withLegs { phone, tablet, draft, squat in
      try await tablet.mate.live.log(aSet(8, id: try await tablet.set(1, of: draft)), of: squat, in: draft)
      try await tablet.mate.live.finish(draft)
      try await phone.mate.live.log(aSet(7, id: try await phone.set(0, of: draft)), of: squat, in: draft)
      try await phone.sync()
      tablet.line.before(
        writes: {},
        {
          try await phone.mate.live.finish(draft)
          try await phone.sync()
        })
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [7, 8]) }
    }
  }

  @Test func `what is changed in the workout behind a finish stays, whatever changes in front of it`()
    async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      try await tablet.mate.live.rename(draft, to: "Legs, heavy")
      try await tablet.sync()
      try await phone.mate.live.log(aSet(7, id: try await phone.set(0, of: draft)), of: squat, in: draft)
      try await phone.mate.live.finish(draft)
      try await phone.mate.log.edit(draft) { $0.exercises[0].sets[0].reps = 9 }
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [9, 6]) }
    }
  }

  @Test func `a set changed behind a finish stays, and what another changed in it stands in the journal`()
    async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      let set = try await phone.set(1, of: draft)
      try await tablet.mate.live.log(aSet(8, id: set), of: squat, in: draft)
      try await tablet.sync()
      try await phone.mate.live.log(aSet(7, id: try await phone.set(0, of: draft)), of: squat, in: draft)
      try await phone.mate.live.finish(draft)
      try await phone.mate.log.edit(draft) { $0.exercises[0].sets[1].reps = 9 }
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [7, 9]) }
      let told = try await phone.mate.journal().filter { $0.id == draft }
      #expect(told.contains { $0.mine?.integer == 9 && $0.theirs?.integer == 8 })
    }
  }

  @Test func `what others did while a change was under way stays when the workout is finished behind it`()
    async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      try await phone.mate.live.log(aSet(7, id: try await phone.set(0, of: draft)), of: squat, in: draft)
      try await phone.sync()
      try await tablet.mate.live.rename(draft, to: "Legs, heavy")
      // The request does not arrive; the pull behind it does.
      tablet.line.before(writes: { throw TestKitError("lost") })
      await #expect(throws: ClientError.self) { try await tablet.sync() }
      try await tablet.mate.live.finish(draft)
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [7, 6]) }
    }
  }

  @Test(arguments: [false, true])
  func `an exercise that is moved stays moved, whatever another device logs meanwhile`(_ isFinished: Bool)
    async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      let row = try await phone.mate.live.add(exercise: "Row", to: draft)
      try await phone.mate.live.log(aSet(4), of: row, in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await tablet.mate.live.move(exercise: squat, in: draft, after: row)
      if isFinished { try await tablet.mate.live.finish(draft) }
      try await phone.mate.live.log(aSet(7, id: try await phone.set(0, of: draft)), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        let reps = try await isFinished ? device.reps(of: draft) : device.liveReps()
        #expect(reps == [4, 7, 6])
      }
    }
  }

  @Test func `an exercise that another device took away comes back with what was logged in it`() async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      let row = try await phone.mate.live.add(exercise: "Row", to: draft)
      try await phone.mate.live.log(aSet(4), of: row, in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await phone.mate.live.remove(exercise: row, from: draft)
      try await phone.sync()
      try await tablet.mate.live.log(aSet(3), of: row, in: draft)
      try await tablet.mate.live.log(aSet(7, id: try await tablet.set(0, of: draft)), of: squat, in: draft)
      try await tablet.mate.live.finish(draft)
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        let reps = try await device.reps(of: draft)
        #expect(reps.contains(3) && reps.contains(7))
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test func `what is finished and deleted is deleted, though the answer to the finish is lost`() async throws
  {
    try await withLegs(isStarted: false) { phone, tablet, draft, _ in
      try await tablet.mate.live.finish(draft)
      try await tablet.mate.log.delete(draft)
      tablet.line.loseAnswers(1)
      await #expect(throws: ClientError.self) { try await tablet.sync() }
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == []) }
    }
  }

  @Test func `a workout that is deleted behind its finish is no fault where another threw the draft away`()
    async throws
  {
    try await withLegs { phone, tablet, draft, _ in
      try await phone.mate.live.discard(draft)
      try await phone.sync()
      try await tablet.mate.live.finish(draft)
      try await tablet.mate.log.delete(draft)
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(try await device.reps(of: draft) == [])
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test(arguments: [false, true])
  func `what is changed behind a finish stays, also where its answer is lost`(_ isOfNotes: Bool) async throws
  {
    try await withLegs(isStarted: false) { phone, tablet, draft, _ in
      try await tablet.mate.live.note("Felt good", in: draft)
      try await tablet.sync()
      try await tablet.mate.live.finish(draft)
      try await tablet.mate.log.edit(draft) {
        if isOfNotes { $0.notes = nil } else { $0.timeZone = "Asia/Tokyo" }
      }
      tablet.line.loseAnswers(1)
      await #expect(throws: ClientError.self) { try await tablet.sync() }
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        let workout = try #require(try await device.mate.log.one(draft).now())
        if isOfNotes { #expect(workout.notes == nil) } else { #expect(workout.timeZone == "Asia/Tokyo") }
      }
    }
  }

  @Test func `a press that comes too late is shown as what it was: nothing`() async throws {
    try await withLegs { phone, tablet, draft, _ in
      let past = Timestamp.now.advanced(bySeconds: -60)
      try await tablet.mate.signedIn().database.press(.pause, draft, at: past)
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(try await device.mate.live.current.now().first?.runningSince != nil)
      }
    }
  }

  @Test func `what is replaced in a finished workout while its set is under way stands in the journal`()
    async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      tablet.clock.ahead = 60
      try await tablet.mate.live.log(aSet(7, id: try await tablet.set(0, of: draft)), of: squat, in: draft)
      tablet.clock.ahead = 0
      try await tablet.mate.live.finish(draft)
      try await phone.mate.live.log(aSet(9, id: try await phone.set(0, of: draft)), of: squat, in: draft)
      try await phone.sync()
      // The request of the set does not arrive; the pull behind it does.
      tablet.line.before(writes: { throw TestKitError("lost") })
      await #expect(throws: ClientError.self) { try await tablet.sync() }
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [7, 6]) }
      let told = try await tablet.mate.journal().filter { $0.id == draft }.map { $0.theirs?.integer }
      #expect(told.contains(9))
    }
  }

  @Test(arguments: [false, true])
  func `what is finished and deleted is no longer under way, also if the deletion is undone`(_ isUndone: Bool)
    async throws
  {
    try await withLegs { phone, tablet, draft, _ in
      try await phone.mate.live.finish(draft)
      try await phone.mate.log.delete(draft)
      if isUndone { try await phone.mate.log.undoDelete(draft) }
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] {
        #expect(try await device.mate.live.current.now().isEmpty)
        #expect(try await device.reps(of: draft) == (isUndone ? [5, 6] : []))
      }
    }
  }

  @Test func `attempts without a connection do not set a change aside that others' changes meet later`()
    async throws
  {
    try await withLegs { phone, tablet, draft, squat in
      try await tablet.mate.live.log(aSet(7, id: try await tablet.set(0, of: draft)), of: squat, in: draft)
      tablet.line.isOffline = true
      for _ in 1...10 { await #expect(throws: ClientError.self) { try await tablet.sync() } }
      tablet.line.isOffline = false
      try await phone.mate.live.note("Felt good", in: draft)
      try await phone.sync()
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(try await device.liveReps() == [7, 6])
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test func `a finish stands, however often others change the workout while a set before it is sent`()
    async throws
  {
    try await withLegs(isStarted: false) { phone, tablet, draft, squat in
      try await tablet.mate.live.log(aSet(7, id: try await tablet.set(0, of: draft)), of: squat, in: draft)
      try await tablet.mate.live.finish(draft)
      tablet.line.before(
        writes: {
          _ = try await phone.mate.press(.start, draft)
          try await phone.sync()
        },
        {
          try await phone.mate.live.note("Felt good", in: draft)
          try await phone.sync()
        })
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(try await device.reps(of: draft) == [7, 6])
        #expect(try await device.mate.log.one(draft).now()?.notes == "Felt good")
      }
    }
  }
}

/// "Legs" with sets of 5 and 6 repetitions, on both devices.
private func withLegs(
  isStarted: Bool = true,
  _ body: (_ phone: Phone, _ tablet: Phone, _ draft: UUID, _ squat: UUID) async throws -> Void
) async throws {
  try await withTwoPhones { _, _, phone, tablet in
    let draft = UUID.v7(at: .now)
    _ = try await phone.mate.signedIn().database.put(.draft, draft, ["name": "Legs", "exercises": []])
    if isStarted { _ = try await phone.mate.press(.start, draft) }
    let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
    for reps in [5, 6] { try await phone.mate.live.log(aSet(reps), of: squat, in: draft) }
    try await phone.sync()
    try await tablet.sync()
    try await body(phone, tablet, draft, squat)
  }
}

extension Phone {
  fileprivate func set(_ index: Int, of draft: UUID) async throws -> UUID {
    let live = try #require(try await mate.live.current.now().first { $0.id == draft })
    return try #require(live.exercises.first?.sets[index].id)
  }

  /// The repetitions of each set of the workout under way.
  fileprivate func liveReps() async throws -> [Int?] {
    try await mate.live.current.now().flatMap { $0.exercises.flatMap(\.sets).map(\.reps) }
  }
}
