internal import Primitives
internal import TestKit
internal import Testing

/// Filters, orders and pages of a roster of sixty.
struct RosterListTests {
  /// Clients with names out of order, two thirds of whom share their history, some of whom trained and were planned for.
  private static func roster(on server: TestServer) throws -> Client {
    let coach = try server.signedIn("carl", as: "coach")
    try server.database.administer(
      """
      insert into app.accounts (
        tenant_id, id, email, email_verified_at, username, display_name, roles, locale, time_zone, unit)
      select 1, md5('client' || n)::uuid, 'client' || n || '@example.com', now(), 'client' || n,
             case when n % 5 > 0 then chr(65 + n * 7 % 26) || 'da ' || n end, '{lifter}', 'en', 'UTC', 'kg'
        from generate_series(1, 60) as n;
      insert into app.coachings (tenant_id, coach_id, lifter_id, since)
      select 1, '\(coach.account)', md5('client' || n)::uuid, now() - (n % 20) * interval '1 day'
        from generate_series(1, 60) as n;
      insert into app.grants (tenant_id, coach_id, lifter_id, scope)
      select 1, '\(coach.account)', md5('client' || n)::uuid, scope
        from generate_series(1, 60) as n
       cross join unnest(array['history', 'plans']) as scope
       where n % 3 > 0;
      insert into app.workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
      select 1, md5('client' || n)::uuid, md5('workout' || n)::uuid, 'Training', now() - (n % 7) * interval '3 days',
             'UTC', 0, 0
        from generate_series(1, 60) as n
       where n % 4 > 0;
      insert into app.planned_workouts (tenant_id, lifter_id, id, name, planned_for, time_zone, prescription)
      select 1, md5('client' || n)::uuid, md5('plan' || n || '/' || day)::uuid, 'Plan',
             (now() at time zone 'UTC')::date - day, 'UTC', '[]'
        from generate_series(1, 60) as n
       cross join generate_series(10, 12) as day
       where n % 5 > 0;
      update app.planned_workouts
         set state = 'done', workout_id = md5('workout' || n)::uuid
        from generate_series(1, 60) as n
       where id = md5('plan' || n || '/10')::uuid and n % 4 = 1;
      """)
    return coach
  }

  /// Every page of seven, one after the other.
  private static func walk(_ coach: Client, _ query: String) async throws -> [JSON] {
    var seen: [JSON] = []
    var next = ""
    repeat {
      let page = try await coach.get("/v1/clients?limit=7\(query)\(next)").expect(200).json
      seen += page["items"]?.elements ?? []
      next = page["next"]?.text.map { "&after=\($0)" } ?? ""
      #expect(page["clients"] == 60)
      #expect(page["unwatched"] == 20)
    } while !next.isEmpty && seen.count <= 60
    return seen
  }

  @Test(arguments: ["name", "since", "last_workout", "adherence", "attention"], ["ascending", "descending"])
  func `pages in any order and direction hold each client once, those without a value last`(
    _ sort: String, _ direction: String
  ) async throws {
    try await TestServer.run { server in
      let coach = try Self.roster(on: server)
      let rows = try await Self.walk(coach, "&sort=\(sort)&direction=\(direction)")
      #expect(rows.count == 60)
      #expect(Set(rows.compactMap { $0["id"]?.text }).count == 60)
      let scopes = rows.map { ($0["scopes"]?.elements ?? []).compactMap(\.text) }
      #expect(scopes.allSatisfy { $0 == $0.sorted() }, "in one order for all")
      let keys: [String?] = rows.map { row in
        switch sort {
        case "name": (row["display_name"]?.text ?? row["username"]?.text)?.lowercased()
        case "since": row["since"]?.text
        case "last_workout": row["last_workout_at"]?.text
        case "adherence": row["adherence"]?.double.map { "\(1000 + $0)" }
        default: row["scopes"] == [] ? nil : "\(row["flags"]?.elements?.count ?? 0)"
        }
      }
      let known = keys.compactMap(\.self)
      // Digits and letters of one script: the order of the bytes is that of the collation.
      #expect(known == (direction == "ascending" ? known.sorted() : known.sorted(by: >)))
      #expect(keys.prefix(known.count).allSatisfy { $0 != nil }, "those without come last")
      #expect(Set(known).count > 1)
    }
  }

  @Test func `filters narrow the list and its total`() async throws {
    try await TestServer.run { server in
      let coach = try Self.roster(on: server)
      func total(_ query: String) async throws -> Int {
        let rows = try await Self.walk(coach, query)
        let told = try await coach.get("/v1/clients?limit=1\(query)").expect(200).json["total"]
        #expect(told == .number("\(rows.count)"), "\(query)")
        return rows.count
      }
      #expect(try await total("") == 60)
      #expect(try await total("&q=CLIENT1") == 11, "client1 and client10 to client19")
      let last = try #require(try await Self.walk(coach, "&sort=name").last?["display_name"]?.text)
      let words = last.replacing(" ", with: "%20")
      let found = try await coach.items("/v1/clients?limit=1&sort=name&q=\(words)", "display_name")
      #expect(found == [last], "a search is of all, not of a page")
      #expect(try await total("&scope=plans") == 40)
      #expect(try await total("&scope=photos") == 0)
      #expect(try await total("&flag=missed_sessions") == 0, "ten days ago is long ago")
      let silent = try await Self.walk(coach, "&flag=silence")
      #expect(!silent.isEmpty)
      #expect(silent.allSatisfy { $0["flags"]?.words.contains("silence") == true })
      let flagged = try await Self.walk(coach, "&flagged=true")
      #expect(flagged.count >= silent.count)
      #expect(flagged.allSatisfy { $0["flags"]?.elements?.isEmpty == false })
      let others = try await Self.walk(coach, "&flagged=false")
      #expect(others.allSatisfy { $0["flags"] == [] })
      #expect(flagged.count + others.count == 60)
      let week = CivilDate(unixDay: Timestamp.now.unixSeconds / 86_400 - 7)
      let active = try await Self.walk(coach, "&active_since=\(week)")
      #expect(!active.isEmpty)
      #expect(active.allSatisfy { $0["last_workout"]?["date"]?.text ?? "" >= "\(week)" })
      let client = silent[0]["id"]?.text ?? ""
      try await coach.put("/v1/clients/\(client)/labels", ["labels": ["Remote", "Meet"]]).expect(200)
      #expect(try await Self.walk(coach, "&label=remote").compactMap { $0["id"]?.text } == [client])
      #expect(try await total("&label=nobody") == 0)
    }
  }

  @Test func `what a query can't mean is named`() async throws {
    try await TestServer.run { server in
      let coach = try server.signedIn("carl", as: "coach")
      let query = "sort=height&direction=up&flag=mood&scope=all&limit=101&after=AAAA&active_since=today"
      let refused = try await coach.get("/v1/clients?\(query)").expect(422)
      #expect(refused.faults.count == 7)
    }
  }
}
