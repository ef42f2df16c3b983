import Primitives
import TestKit
import Testing

/// The words of the gym in the languages that the platform speaks.
@Suite struct `The catalogue in four languages` {
  private static let path = "/v1/catalogue/exercises"

  @Test(
    arguments: [
      ("es", "Sentadilla", "Press de banca"), ("tr", "Squat", "Bench press"),
      ("de", "Kniebeuge", "Bankdrücken"),
    ])
  func `names an exercise as the reader's gym does`(_ locale: String, _ squat: String, _ bench: String)
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer("update app.accounts set locale = '\(locale)' where username = 'anna'")
      for (slug, name) in [("back-squat", squat), ("bench-press", bench)] {
        let entry = try await anna.get("\(Self.path)/\(slug)").expect(200).json
        #expect(entry["name"]?.text == name)
        #expect(entry["instruction"]?.text?.isEmpty == false)
      }
    }
  }

  @Test func `finds an exercise by its words in any of them, whatever the case and the accents`() async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let asked = [
        ("sentadilla", "back-squat"), ("SENTADILLA", "back-squat"), ("%C3%A7%C3%B6melme", "back-squat"),
        ("comelme", "back-squat"), ("%C3%87%C3%96MELME", "back-squat"),
        ("elevacion%20de%20talones", "standing-calf-raise"),
        ("%C5%9F%C4%B1nav", "push-up"), ("sinav", "push-up"), ("SINAV", "push-up"), ("%C5%9EINAV", "push-up"),
        ("jalon", "lat-pulldown"), ("%C3%B6l%C3%BC%20kald%C4%B1r%C4%B1%C5%9F", "deadlift"),
        ("kreuzheben", "deadlift"),
      ]
      for (text, slug) in asked {
        let found =
          try await anna.get("\(Self.path)?limit=100&q=\(text)").expect(200).json["items"]?.elements ?? []
        #expect(found.contains { $0["slug"]?.text == slug }, "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      ("Sentadilla", "squat"), ("sentadilla con barra", "squat"), ("SENTADILLAS", "squat"),
      ("Çömelme", "squat"),
      ("comelme", "squat"), ("ÇÖMELME", "squat"), ("Halterli squat", "squat"), ("Kniebeuge", "squat"),
      ("Press de banca", "bench_press"), ("Press banca", "bench_press"),
      ("press de banca plano", "bench_press"),
      ("Göğüs presi", "bench_press"), ("GÖĞÜS PRESİ", "bench_press"), ("gogus presi", "bench_press"),
      ("Peso muerto", "deadlift"), ("peso muerto sumo", "deadlift"), ("Ölü kaldırış", "deadlift"),
      ("ÖLÜ KALDIRIŞ", "deadlift"), ("olu kaldiris", "deadlift"),
    ])
  func `knows the three lifts by their usual names`(_ name: String, _ lift: String) async throws {
    let database = try await TestDatabase.migrated()
    let found = try database.rows(
      "select app.recognised_lift('\(name)'), (select slug from app.catalogue_aliases where words = app.catalogue_words('\(name)'))"
    )
    let slugs = ["squat": "back-squat", "bench_press": "bench-press", "deadlift": "deadlift"]
    #expect(found[0][0] == lift)
    #expect(found[0][1] == slugs[lift] || found[0][1] == "sumo-deadlift" || found[0][1] == nil)
  }

  @Test(arguments: [
    "Sentadilla búlgara", "Sentadilla frontal", "Press de banca inclinado", "Press de banca con mancuernas",
    "Peso muerto rumano", "Dambıl göğüs presi", "Romen deadlift", "Eğimli göğüs presi",
  ])
  func `takes no relative of a lift for the lift`(_ name: String) async throws {
    let database = try await TestDatabase.migrated()
    #expect(try database.rows("select app.recognised_lift('\(name)')") == [[nil]])
  }

  @Test func `spells no entry of before in another way now`() async throws {
    let database = try await TestDatabase.migrated()
    let changed = try database.rows(
      """
      select name
        from app.catalogue_aliases
       where words <> app.catalogue_words(name)
       union all
      select words
        from app.lift_spellings
       where words <> app.lift_words(words)
      """)
    #expect(changed == [])
  }

  @Test func `has a routine for every muscle group and type`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer("update app.tenants set modules = modules || '{predetermined_routines}'")
      let anna = try await server.person("anna", as: "lifter")
      for locale in ["en", "de", "es", "tr"] {
        try server.database.administer("update app.accounts set locale = '\(locale)' where username = 'anna'")
        for group in ["arms", "shoulders", "legs", "chest", "back", "abdominals"] {
          for type in ["balance", "strength", "endurance", "flexibility"] {
            let path = "/v1/predetermined-routines?group=\(group)&type=\(type)"
            let items = try await anna.get(path).expect(200).json["items"]?.elements ?? []
            #expect(items.contains { ($0["exercises"]?.elements?.count ?? 0) >= 3 }, "\(locale) \(path)")
          }
        }
      }
    }
  }
}
