internal import HTTPServer
internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The operators' view of a server.
struct WatchingTests {
  @Test func `metrics are for this machine, and tell of database, pool and queues`() async throws {
    try await TestServer.run { server in
      let text = try await server.visitor.get("/metrics").expect(200).text
      for name in [
        "musclemate_request_seconds_count", "musclemate_pool_connections", "musclemate_pool_waiting",
        "musclemate_database_up 1.0", "musclemate_database_bytes", "musclemate_mail_waiting",
        "musclemate_database_transaction_age", "musclemate_audit_entries_total",
        // A server without workers, too.
        #"musclemate_jobs{state="waiting"}"#, #"musclemate_jobs{state="given_up"}"#,
        "musclemate_job_oldest_seconds 0.0",
      ] {
        #expect(text.contains(name), "\(name)")
      }
      for field in [
        "X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Host", "X-Forwarded-Proto",
        "CF-Connecting-IP",
        "True-Client-IP",
      ] {
        var proxied = server.visitor
        proxied.headers[field] = "198.51.100.7"
        #expect(try await proxied.get("/metrics").status == 404, "\(field)")
      }
    }
  }

  @Test func `each metric has its help, its type and its samples in one piece, as Prometheus asks`()
    async throws
  {
    try await TestServer.run(alone: true) { server in
      try await server.visitor.get("/v1/tenant").expect(200)
      try await server.run(job: "watch")
      let text = try await server.visitor.get("/metrics").expect(200).text
      var described: [String] = []
      var current = ""
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 3)
        if line.hasPrefix("# HELP ") {
          current = String(words[2])
          described.append(current)
        } else if line.hasPrefix("# TYPE ") {
          #expect(words[2] == current, "\(line) has its help before it")
          #expect((words[3] == "counter") == current.hasSuffix("_total"), "\(line)")
        } else {
          let name = line.prefix { $0 != "{" && $0 != " " }
          #expect(
            name == current || ["_bucket", "_sum", "_count"].contains { name == current + $0 }, "\(line)")
        }
      }
      #expect(Set(described).count == described.count)
      #expect(Set(described).isSubset(of: MetricFamily.help.keys))
      #expect(text.contains(#"musclemate_build_info{version="\#(Version.number)""#))
      // By route there are two lines each, and the buckets are those of all routes together.
      #expect(
        text.contains(
          #"musclemate_route_seconds_count{route="/v1/tenant",method="GET",status="200"} 1"# + "\n"))
      #expect(!text.contains(#"_bucket{route="#))
    }
  }

  @Test func `with a token they are for who has it`() async throws {
    try await TestServer.run(["MUSCLEMATE_METRICS_TOKEN": "a long and secret token"]) { server in
      try await server.visitor.get("/metrics").expect(404)
      var scraper = server.visitor
      scraper.headers["Authorization"] = "Bearer a long and secret toke"
      try await scraper.get("/metrics").expect(404)
      scraper.headers["Authorization"] = "Bearer a long and secret token"
      try await scraper.get("/metrics").expect(200)
    }
  }

  @Test(arguments: [
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00",
    // A later version may say more.
    "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what-the-future-will-be",
    "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-03",
  ])
  func `a traceparent that the specification allows is taken`(_ field: String) throws {
    let trace = try #require(TraceParent(field))
    #expect(trace.trace == "4bf92f3577b34da6a3ce929d0e0e4736")
    #expect(trace.parent == "00f067aa0ba902b7")
    #expect(trace.isSampled == !field.hasSuffix("-00"))
    let child = trace.child()
    #expect(child.trace == trace.trace && child.parent != trace.parent)
    #expect(TraceParent(child.field) == child)
  }

  @Test(arguments: [
    "", "00", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-1",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-x",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01.",
    "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
    "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e473g-00f067aa0ba902b7-01",
    "00_4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01x",
    " 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
  ])
  func `any other is as if it were not there`(_ field: String) {
    #expect(TraceParent(field) == nil)
  }

  @Test func `a log line tells the request and the trace, and each request has one where that is wanted`()
    throws
  {
    let request = UUID.v7(at: .now)
    let answered = Observation.answered(
      route: "/v1/me", method: .get, status: 200, duration: .milliseconds(3), request: request)
    #expect(Log.line(for: answered) == nil)
    let line = try #require(Log.line(for: answered, eachRequest: true))
    #expect(line["request"]?.text == request.description)
    #expect(line["route"]?.text == "GET /v1/me")
    #expect(line["trace"] == nil)
    let trace = try #require(TraceParent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"))
    let traced = TraceParent.$current.withValue(trace) { Log.line(for: answered, eachRequest: true) }
    #expect(traced?["trace"]?.text == trace.trace)
  }

  @Test func `statements that take long are counted by their names`() async throws {
    try await TestServer.run(["MUSCLEMATE_SLOW_STATEMENTS": "1"]) { server in
      let anna = try await server.person("anna", as: "lifter")
      let holder = try ScriptSession(server.database.superuser)
      try holder.run("begin; lock table app.profiles in access exclusive mode")
      async let profile = anna.get("/v1/profile")
      // As soon as it is seen to wait, it has waited for a millisecond.
      try await eventually("the profile is waited for") {
        try !server.database.rows(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
        ).isEmpty
      }
      try await Task.sleep(for: .milliseconds(1))
      try holder.run("rollback")
      try await profile.expect(200)
      let text = try await server.visitor.get("/metrics").expect(200).text
      #expect(text.contains("musclemate_slow_statements_total{statement=\"profiles."))
    }
    try await TestServer.run(["MUSCLEMATE_SLOW_STATEMENTS": "0"]) { server in
      _ = try await server.person("anna", as: "lifter")
      let text = try await server.visitor.get("/metrics").expect(200).text
      #expect(!text.contains("musclemate_slow_statements_total{"))
    }
  }

  @Test func `of what comes by thousands a few lines are let through`() {
    let limit = LineLimit(2, in: .seconds(10))
    let start = ContinuousClock.now
    #expect((0..<5).map { _ in limit.allowsOne(at: start) } == [true, true, false, false, false])
    #expect(!limit.allowsOne(at: start + .seconds(9)))
    #expect(limit.allowsOne(at: start + .seconds(10)))
  }
}
