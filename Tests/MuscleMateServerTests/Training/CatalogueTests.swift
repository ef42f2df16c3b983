internal import Primitives
internal import TestKit
internal import Testing

struct CatalogueTests {
  private static let path = "/v1/catalogue/exercises"

  @Test func `every entry has a text in each language, a licence, a source and spellings of its own`()
    async throws
  {
    let database = try await TestDatabase.migrated()
    let counts = try database.rows(
      """
      select count(*) >= 200,
             bool_and((select count(*) from app.catalogue_texts as text where text.slug = entry.slug) = 4),
             bool_and((select count(*) from app.catalogue_aliases as alias where alias.slug = entry.slug) >= 2),
             bool_and(entry.licence = 'CC0-1.0' and entry.source = 'MuscleMate')
        from app.catalogue_exercises as entry
      """)
    #expect(counts == [["t", "t", "t", "t"]])
    let unknown = try database.rows(
      """
      select text.name
        from app.catalogue_texts as text
       where not exists (
         select
           from app.catalogue_aliases as alias
          where alias.slug = text.slug
            and alias.words = app.catalogue_words(text.name))
      """)
    #expect(unknown == [], "names that lead to no entry, or to another's")
  }

  @Test func `every muscle and every type has entries`() async throws {
    let database = try await TestDatabase.migrated()
    let missing = try database.rows(
      """
      select muscle
        from unnest('{biceps, triceps, forearms, deltoids, traps, quads, hamstrings, glutes, calves, chest, lats,
          middle_back, lower_back, abdominals}'::text[]) as muscle
       where 4 > (select count(*)
                    from app.catalogue_exercises as entry
                   where muscle = any (entry.primary_muscles))
      union all
      select type
        from unnest('{balance, strength, endurance, flexibility}'::text[]) as type
       where 15 > (select count(*) from app.catalogue_exercises as entry where entry.training_type = type)
      """)
    #expect(missing == [])
  }

  @Test(arguments: [
    ("Bench Press (Barbell)", "bench-press"), ("bench press", "bench-press"), ("Bankdrücken", "bench-press"),
    ("BANKDRÜCKEN (Langhantel)", "bench-press"), ("Bicep Curl (Dumbbell)", "dumbbell-curl"),
    ("DB Biceps Curls", "dumbbell-curl"), ("Push Up", "push-up"), ("Pushups", "push-up"),
    ("push-ups", "push-up"), ("Liegestütze", "push-up"), ("Lat Pulldown (Cable)", "lat-pulldown"),
    ("lat pull-down", "lat-pulldown"), ("Triceps Extension (Dumbbell)", "overhead-triceps-extension"),
    ("Romanian Deadlift (Barbell)", "romanian-deadlift"), ("RDL", "romanian-deadlift"),
    ("Shoulder Press (Dumbbell)", "dumbbell-shoulder-press"), ("Calf Raises", "standing-calf-raise"),
    ("Crunches", "crunch"), ("Reverse Flyes (Dumbbell)", "rear-delt-fly"), ("Klimmzüge", "pull-up"),
    ("Squat (High Bar)", "back-squat"), ("Kreuzheben sumo", "sumo-deadlift"), ("Laufen", "running"),
  ])
  func `names in the manner of other apps and languages are recognised`(_ name: String, _ slug: String)
    async throws
  {
    let database = try await TestDatabase.migrated()
    let found = try database.rows(
      "select slug from app.catalogue_aliases where words = app.catalogue_words('\(name)')")
    #expect(found == [[slug]])
  }

  @Test(arguments: ["Скамья", "!!!", "", "Bench", "Incline Bench Press of Doom", "Squat Rack Curls"])
  func `a name that merely resembles an entry is none of the catalogue`(_ name: String) async throws {
    let database = try await TestDatabase.migrated()
    let found = try database.rows(
      "select slug from app.catalogue_aliases where words = app.catalogue_words('\(name)')")
    #expect(found == (name == "Bench" ? [["bench-press"]] : []))
  }

  @Test func `the list goes by name, page by page, in the language of the profile`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      var names: [String] = []
      var next: String?
      repeat {
        let page = try await anna.get("\(Self.path)?limit=100\(next.map { "&after=\($0)" } ?? "")")
          .expect(200).json
        names += page.items("name")
        next = page["next"]?.text
      } while next != nil
      #expect(names.count >= 200 && Set(names).count == names.count)
      #expect(names.first == "Ab wheel rollout" && names.last == "Y raise")
      try server.database.administer("update app.accounts set locale = 'de-AT' where username = 'anna'")
      let entry = try await anna.get("\(Self.path)/bench-press").expect(200).json
      #expect(entry["name"] == "Bankdrücken" && entry["licence"] == "CC0-1.0")
      #expect(entry["aliases"]?.elements?.contains("Bench press") == true)
      #expect(entry["muscle_groups"] == ["chest"])
      try await anna.get("\(Self.path)/no-such-thing").expect(404)
      try await server.visitor.get(Self.path).expect(401)
    }
  }

  @Test func `filters go together, and what they can't mean is named`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let arms = try await anna.get("\(Self.path)?group=arms&equipment=cable&limit=100").expect(200).json
      #expect(arms.items("slug").contains("triceps-pushdown") && !arms.items("slug").contains("barbell-curl"))
      for item in arms["items"]?.elements ?? [] {
        #expect(item["equipment"] == "cable" && item["muscle_groups"]?.elements?.contains("arms") == true)
      }
      let found = try await anna.get("\(Self.path)?q=KLIMMZ%C3%9CGE&muscle=lats").expect(200).json
      #expect(found.items("slug").contains("pull-up"))
      let none = try await anna.get("\(Self.path)?muscle=biceps&type=balance").expect(200).json
      #expect(none["items"] == [] && none["next"] == nil)
      #expect(
        try await anna.get("\(Self.path)?group=neck&type=power&limit=0").expect(422).faults.sorted()
          == ["/group invalid", "/limit too_small", "/type invalid"])
    }
  }
}
