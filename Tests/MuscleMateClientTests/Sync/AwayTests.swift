internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// After a long time, and after the server went back.
struct AwayTests {
  @Test
  func
    `a phone unseen for 200 days, with unsent work and a lost answer: all there once, nothing resurrected`()
    async throws
  {
    try await withTwoPhones { server, anna, phone, tablet in
      // Three hundred things that the phone knows and that are deleted while it is away.
      var known: [Primitives.UUID] = []
      for number in 1...30 { known.append(try await phone.mate.log.save(aWorkout("Old \(number)"))) }
      try await phone.sync()
      try server.database.administer(
        """
        insert into app.deletions (tenant_id, lifter_id, kind, id, version)
        select own.tenant_id, own.lifter_id, 'goal', gen_random_uuid(), own.version
          from app.workouts as own
         cross join generate_series(1, 9)
        """)
      try await tablet.sync()
      phone.line.loseAnswers(1)
      let lost = try await phone.mate.log.save(aWorkout("Lost answer"))
      await #expect(throws: ClientError.self) { try await phone.sync() }
      phone.line.isOffline = true
      let unsent = try await phone.mate.log.save(aWorkout("Unsent"))
      for id in known { try await tablet.mate.log.delete(id) }
      try await tablet.sync()
      try server.database.administer(
        """
        update app.sync_devices set seen_at = seen_at - interval '200 days';
        update app.deletions set deleted_at = deleted_at - interval '200 days';
        """)
      try await server.run(job: "delete_expired")
      phone.line.isOffline = false
      let report = try await phone.sync()
      #expect(report.wasFull)
      try await tablet.sync()
      for device in [phone, tablet] {
        #expect(Set(try await device.mate.log.all(limit: 1_000).now().map(\.id)) == [lost, unsent])
        #expect(device.mate.status.aside == 0)
        #expect(device.mate.status.pending == 0)
      }
      let there = try await anna.get("/v1/lifters/me/workouts").expect(200).json["items"]?.elements
      #expect(Set(there?.compactMap { $0["name"]?.text } ?? []) == ["Lost answer", "Unsent"])
      #expect(there?.count == 2)
    }
  }

  @Test func `a new phone sends nothing before it knows where the server stands`() async throws {
    try await withTwoPhones { server, anna, _, _ in
      let new = try await Phone(server, try await anna.signedIn("anna"), name: "New phone")
      new.line.losesReads = true
      try await new.mate.log.save(aWorkout("First"))
      await #expect(throws: ClientError.self) { try await new.sync() }
      #expect(new.line.writes.isEmpty)
      new.line.losesReads = false
      try await new.sync()
      #expect(new.mate.status.pending == 0)
      await new.mate.end()
      new.erase()
    }
  }

  @Test func `restored to yesterday's backup, each workout that was confirmed to a phone is there once`()
    async throws
  {
    try await withTwoPhones { server, anna, phone, tablet in
      let before = try await phone.mate.log.save(aWorkout("Before"))
      try await phone.sync()
      try await tablet.sync()
      // What the backup does not hold: a workout of each, one that both know, and an edit.
      let common = try await phone.mate.log.save(aWorkout("Common"))
      try await phone.sync()
      try await tablet.sync()
      let mine = try await phone.mate.log.save(aWorkout("Phone's"))
      try await phone.mate.log.edit(before) { $0.name = "Before, edited" }
      try await phone.sync()
      let theirs = try await tablet.mate.log.save(aWorkout("Tablet's"))
      try await tablet.sync()
      try server.database.administer(
        """
        delete from app.workouts where name <> 'Before, edited';
        delete from app.deletions;
        update app.workouts set name = 'Before';
        delete from app.sync_devices;
        select app.begin_epoch();
        """)
      try await phone.sync()
      try await tablet.sync()
      try await phone.sync()
      for device in [phone, tablet] {
        #expect(
          Set(try await device.mate.log.all().now().map(\.id)) == [before, common, mine, theirs])
        #expect(device.mate.status.aside == 0)
      }
      let there = try await anna.get("/v1/lifters/me/workouts").expect(200).json["items"]?.elements
      #expect(there?.count == 4)
    }
  }
}
