import JobQueue
import Primitives
import Testing

@testable import MuscleMateServer
@testable import TestKit

@Suite struct `Jobs in an admin's hands` {
  private static let path = "/v1/admin/jobs/forget_job_runs"
  private static let start = Timestamp(unixSeconds: 1_790_000_000)

  /// An admin of another tenant than the default one.
  private static func foreign(_ server: TestServer) throws -> Client {
    let client = try server.signedIn("mia", as: "admin")
    try server.database.administer(
      """
      insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron');
      insert into app.accounts (tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
      values (2, '\(client.account)', 'mia@example.com', now(), 'mia', '{admin}', 'en', 'UTC', 'kg');
      update auth.sessions set tenant_id = 2 where account_id = '\(client.account)';
      delete from app.accounts where tenant_id = 1 and id = '\(client.account)'
      """)
    return client
  }

  @Test func `are listed, paused, moved, and what is wrong is named at once`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      #expect(try await ada.get("/v1/admin/jobs").expect(200).json["items"]?.elements?.isEmpty == true)
      try await server.tick(at: Self.start)
      let listed = try await ada.get("/v1/admin/jobs").expect(200).json["items"]?.elements ?? []
      #expect(Set(listed.compactMap { $0["name"]?.text }) == Set(Application.jobs.map(\.name)))
      let job = try await ada.get(Self.path).expect(200).json
      #expect(job["cron"] == "20 3 * * *")
      #expect(job["next_due_at"]?.text?.hasSuffix("T03:20:00+00:00") == true, "\(job)")
      let refused = try await ada.patch(Self.path, ["cron": "61 * * * *", "time_zone": "Mars/Base"]).expect(
        422)
      #expect(refused.faults.count == 2)
      let moved = try await ada.patch(
        Self.path, ["cron": "0 4 * * mon", "time_zone": "Europe/Berlin", "missed": "skip", "paused": true]
      ).expect(200).json
      #expect(moved["changed"] == true)
      #expect(moved["paused"] == true)
      // The code's own schedule is offered again, and the admin's stays.
      try await server.tick(at: Self.start.advanced(bySeconds: 60))
      #expect(try await ada.get(Self.path).expect(200).json["cron"] == "0 4 * * mon")
      try await ada.get("/v1/admin/jobs/no_such").expect(404)
      try await ada.get("/v1/admin/jobs/%00").expect(404)
      let audited = try server.database.rows(
        "select action from app.audit_entries where action = 'job_changed'")
      #expect(audited.count == 1)
    }
  }

  @Test func `tell at once when they are due after a change, and go back to their own times with null`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await server.tick(at: .now)
      let moved = try await ada.patch(Self.path, ["cron": "0 4 * * *"]).expect(200).json
      #expect(moved["changed"] == true)
      #expect(moved["next_due_at"]?.text?.contains("T04:00:00") == true, "\(moved)")
      let other = try await ada.patch(Self.path, ["missed": "skip"]).expect(200).json
      #expect(other["next_due_at"] == moved["next_due_at"], "another time was not said")
      let back = try await ada.patch(Self.path, ["cron": .null, "missed": "once"]).expect(200).json
      #expect(back["cron"] == "20 3 * * *")
      #expect(back["changed"] == false)
      #expect(back["next_due_at"]?.text?.contains("T03:20:00") == true)
      for wrong in ["99", "99 * * * *", "* * * *"] {
        let refused = try await ada.patch(Self.path, ["cron": .string(wrong)]).expect(422)
        #expect(refused.faults == ["/cron invalid"])
        #expect(refused.text.contains("minute 0–59"))
      }
    }
  }

  @Test func `run when they are asked to, first without changing anything`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await server.tick(at: .now)
      try server.database.administer(
        """
        insert into app.job_runs (id, name, origin, is_dry_run, due_at, ended_at, outcome, attempts)
        select app.new_id(), 'old', 'schedule', false, now(), now() - interval '91 days', 'succeeded', 1
          from generate_series(1, 7)
        """)
      let asked = try await ada.post("\(Self.path)/runs", ["dry_run": true]).expect(201).json
      #expect(asked["state"] == "waiting")
      let run = try #require(asked["id"]?.text)
      let dry = try await server.drain(at: .now)
      #expect(dry.contains(.init(job: "forget_job_runs", outcome: "succeeded")))
      let seen = try await ada.get("\(Self.path)/runs/\(run)").expect(200).json
      #expect(seen["state"] == "succeeded")
      #expect(seen["changed"] == 7)
      #expect(seen["sample"]?.elements?.count == 7)
      #expect(seen["asked_by"]?.text == ada.account)
      try await ada.post("\(Self.path)/runs", [:]).expect(201)
      try await server.drain(at: .now)
      #expect(try server.database.rows("select count(*) from app.job_runs where name = 'old'") == [["0"]])
      let page = try await ada.get("\(Self.path)/runs?limit=1").expect(200).json
      #expect(page["items"]?.elements?.count == 1)
      let next = try #require(page["next"]?.text)
      let rest = try await ada.get("\(Self.path)/runs?state=succeeded&after=\(next)").expect(200).json
      #expect(rest["items"]?.elements?.first?["id"]?.text == run)
    }
  }

  @Test func `upsert what is due and not made yet through a change that moves no time`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await server.tick(at: .now)
      // Due an hour ago, while no scheduler looked.
      func miss() throws {
        try server.database.administer(
          """
          update app.job_schedules
             set cron = '0 * * * *', is_changed = true, settled_up_to = now() - interval '61 minutes', next_due_at = null
           where name = 'forget_job_runs'
          """)
      }
      func made() throws -> [[String?]] {
        try server.database.rows("select count(*) from app.jobs where name = 'forget_job_runs'")
      }
      try miss()
      try await ada.patch(Self.path, ["missed": "catch_up", "catch_up_at_most": 5]).expect(200)
      try await ada.patch(Self.path, ["paused": false]).expect(200)
      #expect(try server.database.rows("select app.pause_job('forget_job_runs', false)") == [["t"]])
      try await server.tick(at: .now)
      #expect(try made() != [["0"]])
      // Runs that were due while it was paused are left out.
      try server.database.administer("delete from app.jobs")
      try await ada.patch(Self.path, ["paused": true]).expect(200)
      try miss()
      try await ada.patch(Self.path, ["paused": false]).expect(200)
      try await server.tick(at: .now)
      #expect(try made() == [["0"]])
    }
  }

  @Test func `that are alone are cancelled at once, and the next waits until the worker has let go`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let path = "/v1/admin/jobs/backup/runs"
      try await server.tick(at: .now)
      let first = try #require(try await ada.post(path, [:]).expect(201).json["id"]?.text)
      try await ada.post(path, [:]).expect(201)
      let queue = server.application.workforce(at: .now).queue
      let held = try #require(try await queue.claim(2, named: ["backup"], by: "worker").first)
      #expect(held.id.description == first)
      try await ada.delete("\(path)/\(first)").expect(204)
      #expect(try await ada.get("\(path)/\(first)").expect(200).json["state"] == "cancelled")
      try await ada.delete("\(path)/\(first)").expect(404)
      #expect(try await queue.claim(2, named: ["backup"], by: "worker").isEmpty)
      try await queue.release(held.lease)
      #expect(try await queue.claim(2, named: ["backup"], by: "worker").count == 1)
    }
  }

  @Test func `wait, are cancelled, and no more than five are asked for`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await server.tick(at: .now)
      var runs: [String] = []
      for _ in 0..<5 {
        let asked = try await ada.post("\(Self.path)/runs", [:]).expect(201).json
        runs.append(try #require(asked["id"]?.text))
      }
      try await ada.post("\(Self.path)/runs", [:]).expect(409)
      try await ada.delete("\(Self.path)/runs/\(runs[0])").expect(204)
      try await ada.delete("\(Self.path)/runs/\(runs[0])").expect(404)
      #expect(try await ada.get("\(Self.path)/runs/\(runs[0])").expect(200).json["state"] == "cancelled")
      try server.database.administer("update auth.sessions set proved_at = now() - interval '1 hour'")
      #expect(try await ada.post("\(Self.path)/runs", [:]).problem == "proof-needed")
      #expect(try await ada.patch(Self.path, ["paused": true]).problem == "proof-needed")
    }
  }

  @Test func `that were given up are tried anew or thrown away`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try server.database.administer(
        """
        insert into app.dead_jobs (
          id, name, arguments, priority, origin, is_dry_run, due_at, attempts, error, died_at)
        select app.new_id(), 'forget_job_runs', '{}', 0, 'enqueued', false, now(), 10, 'no', now()
          from generate_series(1, 2)
        """)
      let dead = try await ada.get("/v1/admin/dead-jobs").expect(200).json["items"]?.elements ?? []
      let ids = dead.compactMap { $0["id"]?.text }
      #expect(ids.count == 2)
      try await ada.send("POST", "/v1/admin/dead-jobs/\(ids[0])/redrive").expect(204)
      try await ada.delete("/v1/admin/dead-jobs/\(ids[1])").expect(204)
      try await ada.delete("/v1/admin/dead-jobs/\(ids[1])").expect(404)
      let ran = try await server.drain(at: .now)
      #expect(ran == [.init(job: "forget_job_runs", outcome: "succeeded")])
    }
  }

  @Test func `of the installation are hidden from another tenant's admins, and so are others' runs`()
    async throws
  {
    try await TestServer.run { server in
      let mia = try Self.foreign(server)
      try await server.tick(at: .now)
      try server.database.administer(
        """
        insert into app.job_schedules (name, summary, reach, settled_up_to)
        values ('each', 'x', 'each_tenant', now());
        insert into app.job_runs (id, name, of_tenant, origin, is_dry_run, due_at, ended_at, outcome, attempts)
        select app.new_id(), 'each', tenant, 'schedule', false, now(), now(), 'succeeded', 1
          from unnest('{1, 2}'::integer[]) as tenant
        """)
      try await mia.get(Self.path).expect(404)
      try await mia.post("\(Self.path)/runs", [:]).expect(404)
      let each = try await mia.get("/v1/admin/jobs").expect(200).json["items"]?.elements ?? []
      #expect(each.compactMap { $0["reach"]?.text }.allSatisfy { $0 == "each_tenant" })
      let runs = try await mia.get("/v1/admin/jobs/each/runs").expect(200).json["items"]?.elements ?? []
      #expect(runs.compactMap { $0["tenant"]?.text } == ["iron"])
      try await mia.patch("/v1/admin/jobs/each", ["paused": true]).expect(409)
      try await mia.post("/v1/admin/jobs/each/runs", [:]).expect(201)
      #expect(try server.database.rows("select of_tenant from app.jobs where name = 'each'") == [["2"]])
    }
  }
}
