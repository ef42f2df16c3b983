internal import Localization
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Messages that are sent because their time has come.
struct ReminderTests {
  private func mails(_ server: TestServer, _ kind: String) throws -> [[String?]] {
    try server.database.rows("select recipient from app.outbox_mail where kind = '\(kind)' order by 1")
  }

  private func time(_ text: String) throws -> Timestamp { try #require(Timestamp(text)) }

  @Test func `a planned workout is reminded of once, in the zone where it is planned`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        insert into app.planned_workouts (
          tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, prescription, remind_minutes)
        values (1, '\(anna.account)', app.new_id(), 'Legs', '2090-01-11', '2090-01-10T22:30:00Z', 'Asia/Tokyo',
                '[]', 60)
        """)
      #expect(try await server.run(job: "remind_of_workouts", at: time("2090-01-10T21:29:00Z")).changed == 0)
      for changed in [1, 0] {
        let done = try await server.run(job: "remind_of_workouts", at: time("2090-01-10T21:30:00Z"))
        #expect(done.changed == Int64(changed))
      }
      #expect(try await anna.items("/v1/notices", "text") == ["Legs is planned for 07:30"])
      // By mail only who asked for that.
      #expect(try mails(server, "workout_reminder") == [])
    }
  }

  @Test func `of a workout that has begun meanwhile nobody is reminded`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        insert into app.planned_workouts (
          tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, prescription, remind_minutes)
        values (1, '\(anna.account)', app.new_id(), 'Legs', '2090-01-10', '2090-01-10T18:00:00Z', 'UTC', '[]', 60)
        """)
      #expect(try await server.run(job: "remind_of_workouts", at: time("2090-01-10T18:00:00Z")).changed == 1)
      #expect(try await anna.items("/v1/notices", "text") == [])
      #expect(try await server.run(job: "remind_of_workouts", at: time("2090-01-10T18:01:00Z")).changed == 0)
    }
  }

  @Test func `the daily message comes to who asked for it, once a day, in the morning where they are`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      try await anna.put(
        "/v1/notice-preferences", ["topics": [["topic": "motivation", "app": true, "mail": true]]]
      ).expect(200)
      // Berlin is at UTC+1.
      #expect(try await server.run(job: "motivate", at: time("2026-01-10T06:59:00Z")).changed == 0)
      #expect(try await server.run(job: "motivate", at: time("2026-01-10T07:00:00Z")).changed == 1)
      #expect(try await server.run(job: "motivate", at: time("2026-01-10T12:00:00Z")).changed == 0)
      let first = try await anna.items("/v1/notices", "text")
      #expect(first.count == 1)
      #expect(Language.english.motivations.contains(first[0] ?? ""))
      #expect(try await bob.items("/v1/notices", "text") == [])
      #expect(try mails(server, "motivation") == [["anna@example.com"]])
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains(first[0] ?? "-"))

      // Too late for a day is never; and the next day's is another, in the place of the one that was not read.
      #expect(try await server.run(job: "motivate", at: time("2026-01-11T20:00:00Z")).changed == 0)
      #expect(try await server.run(job: "motivate", at: time("2026-01-12T08:00:00Z")).changed == 1)
      let second = try await anna.items("/v1/notices", "text")
      #expect(second.count == 1)
      #expect(second != first)
    }
  }

  @Test func `thirty days bring thirty messages`() async throws {
    let database = try await TestDatabase.migrated()
    let numbers = try database.rows(
      """
      select distinct app.motivation_of('0190d5a1-0000-7000-8000-000000000001', date '2026-01-01' + day)
        from generate_series(0, 29) as day
      """)
    #expect(numbers.count == 30)
    for language in Language.allCases {
      #expect(Set(language.motivations).count == 30, "\(language)")
    }
  }

  @Test func `a week with training is summed up once, by mail, in the lifter's own terms`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna", unit: "lb"), try server.signedIn("bob"))
      try await anna.post(
        "/v1/lifters/me/workouts",
        Sample.workout("Legs", at: "2026-05-04T18:00:00+02:00", sets: [(5, 100), (5, 100)])
      ).expect(201)
      try await anna.post(
        "/v1/lifters/me/workouts", Sample.workout("Before", at: "2026-04-28T18:00:00+02:00")
      ).expect(201)
      // Her weeks begin on Sunday: this one goes from the 3rd to the 9th.
      let sunday = "2026-05-10T07:00:00Z"
      #expect(try await server.run(job: "sum_up_weeks", at: time("2026-05-10T06:59:00Z")).changed == 0)
      #expect(try await server.run(job: "sum_up_weeks", at: time(sunday), dryRun: true).changed == 1)
      #expect(try await server.run(job: "sum_up_weeks", at: time(sunday)).sample == [.string(anna.account)])
      #expect(try await server.run(job: "sum_up_weeks", at: time(sunday)).changed == 0)
      #expect(try mails(server, "weekly_summary") == [["anna@example.com"]])
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains("from 2026-05-03 to 2026-05-09"))
      #expect(mail.contains("Workouts: 1 (the week before: 1)"))
      #expect(mail.contains("Sets: 2"))
      #expect(mail.contains(" lb\n"))
      #expect(try await bob.items("/v1/notices", "text") == [])
      // Nobody gets a notice of a week that lies long back.
      #expect(try await server.run(job: "sum_up_weeks", at: time("2026-05-21T09:00:00Z")).changed == 0)
    }
  }

  @Test func `who wants no summary gets none`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.put(
        "/v1/notice-preferences", ["topics": [["topic": "weekly_summary", "mail": false]]]
      ).expect(200)
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Legs")).expect(201)
      #expect(try await server.run(job: "sum_up_weeks", at: time("2026-05-10T09:00:00Z")).changed == 0)
    }
  }

  @Test func `a coach reads of clients as a whole, as far as they share their history`() async throws {
    try await TestServer.run { server in
      let carl = try server.signedIn("carl", as: "coach")
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      try server.share(["history"], of: anna, with: carl)
      try server.share(["plans"], of: bob, with: carl)
      for lifter in [anna, bob] {
        try await lifter.post("/v1/lifters/me/workouts", Sample.workout("Legs")).expect(201)
      }
      for changed in [1, 0] {
        let done = try await server.run(job: "sum_up_clients", at: time("2026-05-10T09:00:00Z"))
        #expect(done.changed == Int64(changed))
      }
      let mail = try await server.mails.last(to: "carl@example.com")
      #expect(mail.contains("Clients: 2\nClients who trained: 1\nWorkouts: 1\n"))
      #expect(!mail.contains("anna"))
    }
  }
}
