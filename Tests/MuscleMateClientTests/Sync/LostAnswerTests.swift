internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// A live workout whose first answer is lost, and what its user does before the device asks again.
struct LostAnswerTests {
  @Test func `a set that is logged before the finish is in the workout`() async throws {
    try await withLostBeginning { phone, tablet, draft, squat in
      try await phone.mate.live.log(aSet(7), of: squat, in: draft)
      try await phone.mate.live.finish(draft)
      let report = try await phone.sync()
      #expect(report.repeated == 1)
      try await tablet.sync()
      for device in [phone, tablet] {
        #expect(try await device.reps(of: draft) == [5, 6, 7])
        #expect(device.mate.status.aside == 0)
      }
    }
  }

  @Test func `a set that is removed before the finish does not come back`() async throws {
    try await withLostBeginning { phone, tablet, draft, _ in
      try await phone.removeFirstSet(of: draft)
      try await phone.mate.live.finish(draft)
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [6]) }
    }
  }

  @Test func `a set that is removed while the workout goes on does not come back`() async throws {
    try await withLostBeginning { phone, tablet, draft, squat in
      try await phone.removeFirstSet(of: draft)
      try await phone.mate.live.log(aSet(7), of: squat, in: draft)
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] {
        let live = try await device.mate.live.current.now()
        #expect(live.map { $0.exercises.flatMap(\.sets).map(\.reps) } == [[6, 7]])
      }
    }
  }

  @Test func `a set of an exercise whose own answer was lost is in the workout`() async throws {
    try await withTwoPhones { _, _, phone, tablet in
      let draft = try await phone.mate.live.begin(.empty(name: "Legs"))
      try await phone.sync()
      let squat = try await phone.mate.live.add(exercise: "Squat", to: draft)
      try await phone.mate.live.log(aSet(5), of: squat, in: draft)
      try await phone.syncWithoutAnswer()
      try await phone.mate.live.log(aSet(6), of: squat, in: draft)
      try await phone.mate.live.finish(draft)
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] { #expect(try await device.reps(of: draft) == [5, 6]) }
    }
  }

  @Test func `a member of a newer server that came before the answer was repeated goes back`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      phone.line.isOfNewerServer = true
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      phone.line.loseAnswers(1)
      await #expect(throws: ClientError.self) { try await phone.sync() }
      try await phone.mate.log.edit(id) { $0.exercises[0].sets[1].reps = 8 }
      try await phone.sync()
      let body = try JSON.parse(try #require(phone.line.writes.last?.body))
      #expect(body["tempo"] == NewerServer.tempo)
      #expect(try await phone.reps(of: id) == [5, 8])
    }
  }

  @Test func `what another device logged in between stays beside it`() async throws {
    try await withLostBeginning { phone, tablet, draft, squat in
      try await tablet.sync()
      try await tablet.mate.live.log(aSet(8), of: squat, in: draft)
      try await tablet.sync()
      try await phone.removeFirstSet(of: draft)
      try await phone.mate.live.log(aSet(7), of: squat, in: draft)
      try await phone.mate.live.finish(draft)
      try await phone.sync()
      try await tablet.sync()
      for device in [phone, tablet] {
        #expect(Set(try await device.reps(of: draft)) == [6, 7, 8])
      }
    }
  }
}

/// The phone began "Legs" with sets of 5 and 6 repetitions. The server has them; its answer was lost.
private func withLostBeginning(
  _ body: (_ phone: Phone, _ tablet: Phone, _ draft: UUID, _ squat: UUID) async throws -> Void
) async throws {
  try await withTwoPhones { _, _, phone, tablet in
    let (draft, squat) = (UUID.v7(at: .now), UUID.v7(at: .now))
    let sets = [5, 6].map { reps -> JSON in
      [
        "id": .string("\(UUID.v7(at: .now))"), "kind": "working", "reps": .number("\(reps)"),
        "weight": 100, "unit": "kg", "done": true,
      ]
    }
    let exercise: JSON = ["id": .string("\(squat)"), "name": "Squat", "sets": .array(sets)]
    try await phone.mate.signedIn().database.put(.draft, draft, ["name": "Legs", "exercises": [exercise]])
    try await phone.syncWithoutAnswer()
    try await body(phone, tablet, draft, squat)
  }
}

extension Phone {
  /// The server has what it was sent first; neither its answer nor the pull after it arrives.
  fileprivate func syncWithoutAnswer() async throws {
    line.loseAnswers(1)
    line.losesReads = true
    await #expect(throws: ClientError.self) { try await sync() }
    line.losesReads = false
  }

  fileprivate func removeFirstSet(of draft: UUID) async throws {
    let live = try await mate.live.current.now()
    let set = try #require(live.first?.exercises.first?.sets.first?.id)
    try await mate.live.remove(set: set, from: draft)
  }
}
