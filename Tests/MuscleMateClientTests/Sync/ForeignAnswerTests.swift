internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// A proxy, or a network that wants to be signed in to, answers in the server's place.
struct ForeignAnswerTests {
  @Test(arguments: [
    IncomingResponse.foreignPage(200), .foreignPage(302), .foreignPage(401), .foreignPage(403),
    .foreignPage(404), .foreignPage(412), .foreignPage(413), .foreignPage(422), .json(200, ["ok": true]),
    .json(401, ["error": "sign in"]), .json(403, ["type": "about:blank", "status": 403]),
    .json(409, ["code": "sequence-gap", "done": 7]), IncomingResponse(status: 200),
  ])
  func `a change waits as for a server that is down, and is sent once the server itself answers`(
    _ answer: IncomingResponse
  ) async throws {
    try await withTwoPhones { _, anna, phone, _ in
      let id = try await phone.mate.log.save(aWorkout("Legs"))
      phone.line.answer { request in request.method == .put ? answer : nil }
      await #expect(throws: ClientError.self) { try await phone.sync() }
      #expect(phone.mate.status.phase == .waiting)
      #expect(phone.mate.status.pending == 1)
      #expect(phone.mate.status.aside == 0)
      phone.line.answer(instead: nil)
      try await phone.sync()
      #expect(phone.mate.status.pending == 0)
      _ = try await anna.get("/v1/lifters/me/workouts/\(id)").expect(200)
    }
  }

  @Test(arguments: [401, 410])
  func `a foreign page ends no session and begins no walk from the beginning`(_ status: Int) async throws {
    try await withTwoPhones { _, _, phone, _ in
      phone.line.answer { request in request.method == .get ? .foreignPage(status) : nil }
      let error = await failure { () async throws(ClientError) in try await phone.sync() }
      #expect(error?.problem?.status == status)
      #expect(phone.mate.status.phase == .waiting)
      phone.line.answer(instead: nil)
      let report = try await phone.sync()
      #expect(!report.wasFull)
    }
  }

  @Test func `a stream that a foreign page refuses is tried again`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      phone.line.refuseStreams(with: .foreignPage(401))
      try await phone.mate.start()
      try await eventually("the stream was refused") { phone.line.refusedStreams > 0 }
      #expect(phone.mate.status.phase != .signedOut)
      phone.line.refuseStreams(with: nil)
      try await eventually("the stream is open") { phone.mate.status.isLive }
      await phone.mate.pause()
    }
  }

  @Test
  func `what alone is stopped on the way five times within an hour is set aside, and the queue goes on`()
    async throws
  {
    try await withTwoPhones { _, anna, phone, _ in
      let stopped = try await phone.mate.log.save(aWorkout("Legs"))
      let other = try await phone.mate.log.save(aWorkout("Arms"))
      phone.line.answer { request in
        request.url.path.hasSuffix("\(stopped)") ? .foreignPage(403) : nil
      }
      for _ in 1...4 { await #expect(throws: ClientError.self) { try await phone.sync() } }
      #expect(phone.mate.status.aside == 0)
      let report = try await phone.sync()
      #expect(report.refused == 1 && report.sent == 1)
      let aside = try #require(try await phone.mate.aside().first)
      #expect(aside.id == stopped)
      #expect(aside.fault?["code"]?.text == "blocked")
      #expect(aside.fault?["status"]?.integer == 403)
      #expect(aside.mine?["name"]?.text == "Legs")
      _ = try await anna.get("/v1/lifters/me/workouts/\(other)").expect(200)

      phone.line.answer(instead: nil)
      try await phone.mate.settle(aside, keeping: .mine)
      try await phone.sync()
      _ = try await anna.get("/v1/lifters/me/workouts/\(stopped)").expect(200)
    }
  }

  @Test func `what is stopped less often stays in the queue`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      try await phone.mate.log.save(aWorkout("Legs"))
      phone.line.answer { request in request.method == .put ? .foreignPage(403) : nil }
      for _ in 1...8 {
        await #expect(throws: ClientError.self) { try await phone.sync() }
        phone.clock.ahead += 1_000
      }
      #expect(phone.mate.status.pending == 1 && phone.mate.status.aside == 0)
    }
  }

  @Test func `a network that stops everything sets nothing aside`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      try await phone.mate.log.save(aWorkout("Legs"))
      phone.line.answer { _ in .foreignPage(403) }
      for _ in 1...8 { await #expect(throws: ClientError.self) { try await phone.sync() } }
      #expect(phone.mate.status.pending == 1 && phone.mate.status.aside == 0)
    }
  }
}

extension IncomingResponse {
  fileprivate static func json(_ status: Int, _ body: JSON) -> IncomingResponse {
    IncomingResponse(status: status, fields: ["content-type": "application/json"], body: body.bytes)
  }
}
