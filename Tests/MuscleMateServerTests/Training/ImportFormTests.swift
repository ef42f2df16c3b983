import Localization
import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// Headers as apps write them.
@Suite struct ImportFormTests {
  static let german = """
    Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE
    2024-03-10 10:30:00,"Beine",38min,"Squat (Barbell)",W,40.0,8,0,0,"","",
    2024-03-10 10:30:00,"Beine",38min,"Squat (Barbell)",1,60.0,5,0,0,"","",8
    2024-03-10 10:30:00,"Beine",38min,"Squat (Barbell)",Ruhezeit,0,0,0,90,"","",
    2024-03-10 10:30:00,"Beine",38min,"Squat (Barbell)",2,62.5,5,0,0,"tief","",
    2024-03-10 10:30:00,"Beine",38min,"Plank",1,0,0,0,60,"","",
    """

  @Test func `Strong in German is read by the words of its files`() throws {
    let file = try ImportSamples.read(Self.german)
    #expect(file.dialect == .strongIOS)
    #expect(file.problems.isEmpty)
    #expect(file.workouts.map(\.durationSeconds) == [2_280])
    #expect(
      file.workouts.flatMap { $0.exercises.map { $0.sets.map(\.summary) } } == [
        ["warm_up 40kg 8", "working 60kg 5 @8", "working 62.5kg 5"], ["working - 60s"],
      ])
    #expect(file.workouts[0].exercises[0].sets.map(\.restSeconds) == [nil, 90, nil])
  }

  /// A header of each, from files that were seen.
  private static let headers = [
    "strong de":
      "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,"
      + "Workout-Notizen,RPE",
    "strong fr":
      "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,"
      + "Notes de l'entraînement,RPE",
    "hevy en":
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,"
      + "reps,distance_km,duration_seconds,rpe",
  ]

  @Test(arguments: headers.keys.sorted())
  func `a form whose files were seen knows their words and no translation`(_ name: String) throws {
    let form = try #require(TableForm.apps.first { "\($0.app.rawValue) \($0.language)" == name })
    let header = try #require(Self.headers[name]?.split(separator: ",").map(String.init))
    #expect(form.evidence == .files)
    #expect(header.allSatisfy { form.meaning(of: $0) != nil })
    #expect(Set(header.compactMap { form.meaning(of: $0)?.column }) == Set(form.words.keys))
    #expect(form.words.values.allSatisfy { $0.count == 1 })
  }

  @Test func `each form says its app, its version and how its words are known`() {
    for form in TableForm.apps + [.unknown] {
      #expect(!form.version.isEmpty && !form.language.isEmpty)
      #expect((form.app.name == nil) == (form.app == .table))
    }
    let seen = TableForm.apps.filter { $0.evidence == .files }.map { "\($0.app) \($0.language)" }
    let others = TableForm.apps.filter { $0.evidence != .files }.map { "\($0.app) \($0.language)" }
    #expect(Set(seen).isDisjoint(with: others))
  }

  @Test(arguments: [
    (german, "Reihenfolge festlegen", "Folge", "Strong", "reihenfolge festlegen"),
    (german, "Wiederh.", "Whg", "Strong", "wiederh."),
    (ImportSamples.hevy, "set_type", "sorte", "Hevy", "set_type"),
    (ImportSamples.strongIOS, "Set Order", "Nr", "Strong", "set order"),
    (ImportSamples.fitNotesIOS, "Category", "Group", "FitNotes", "category"),
  ])
  func `a header near an app's has that app's meanings and nothing that is guessed`(
    _ file: String, _ name: String, _ other: String, _ app: String, _ missing: String
  ) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let near = file.replacing(name, with: other)
      let report = try await anna.importing(near, "?dry_run=true&unit=kg").expect(200).json
      let table = try #require(report["table"])
      #expect(table["app"]?.text == app)
      #expect(table["app_missing"] == [.string(missing)])
      let unread = table["columns"]?.elements?.filter { $0["meaning"] == nil }.map { $0["name"]?.text }
      #expect(unread?.contains(other) == true)
      #expect(
        try await anna.importing(near, "?unit=kg").faults
          == ["/columns invalid", "/\(missing) missing"].sorted())
      let problem = try await anna.importing(near, "?unit=kg").json["errors"]?.elements?.first?["message"]?
        .text
      #expect(problem?.contains(app) == true && problem?.contains("columns=") == true)
    }
  }

  @Test func `a mapped table of an app's shape loses no set, and makes none of a rest`() throws {
    let near = Self.german.replacing("Reihenfolge festlegen", with: "Folge")
      .replacing("Ruhezeit", with: "Vilotimer")
    let file = try ImportSamples.read(
      near,
      as:
        "date,workout,workout_duration,exercise,set_order,weight,reps,distance,duration,notes,workout_notes,rpe"
    )
    #expect(file.problems.isEmpty)
    #expect(
      file.workouts.flatMap { $0.exercises.map { $0.sets.map(\.summary) } } == [
        ["warm_up 40kg 8", "working 60kg 5 @8", "working 62.5kg 5"], ["working - 60s"],
      ])
    #expect(file.workouts[0].exercises[0].sets.map(\.restSeconds) == [nil, 90, nil])
  }

  // MARK: - A workout in each row

  static let strongLiftsRows = """
    Date,Note,Workout,Body Weight (KG),Body Weight (LB),Exercise 1,Weight (KG),Weight (LB),Set 1,Set 2,Set 3,Set 4,Set 5,Exercise 2,\
    Weight (KG),Weight (LB),Set 1,Set 2,Set 3,Set 4,Set 5
    16/03/2015,"tired",A,84,185.2,Squat,60,132.3,5,5,5,4,0,Bench press,40,88.2,5,5,5,5,5
    18/03/2015,"",B,84,185.2,Squat,61.23,135,5,5,5,5,5,Deadlift,,,5
    """

  @Test func `StrongLifts until 2018 has a workout in each row`() throws {
    let file = try ImportSamples.read(Self.strongLiftsRows + "\n", unit: nil)
    #expect(file.dialect == .strongliftsRows)
    #expect(file.workouts.map(\.start.description) == ["2015-03-16 12:00:00", "2015-03-18 12:00:00"])
    #expect(file.workouts.map(\.name) == ["A", "B"])
    #expect(file.workouts.map(\.notes) == ["tired", nil])
    #expect(
      file.workouts.flatMap { $0.exercises.map { "\($0.name): \($0.sets.map(\.summary))" } } == [
        "Squat: \(["working 60kg 5", "working 60kg 5", "working 60kg 5", "working 60kg 4", "working 60kg 0"])",
        "Bench press: \(Array(repeating: "working 40kg 5", count: 5))",
        "Squat: \(Array(repeating: "working 135lb 5", count: 5))", "Deadlift: \(["working - 5"])",
      ])
  }

  @Test(arguments: [
    "Date,Exercise 1,Reps 1,Weight 1,Exercise 2,Reps 2,Weight 2\n2024-01-05,Squat,5,100,Bench,5,60\n",
    "Date,Exercise,Set 1,Set 2,Set 3\n2024-01-05,Squat,5,5,5\n",
    "Tag,Übung,Gewicht,Wdh,Übung,Gewicht,Wdh\n05.01.2024,Kniebeuge,100,5,Bankdrücken,60,5\n",
    "date,squat_set1,squat_set2,squat_set3\n2024-01-05,5,5,5\n",
  ])
  func `a table of no known app whose columns repeat says that it can't be mapped`(_ file: String)
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let report = try await anna.importing(file, "?dry_run=true").expect(200).json
      #expect(report["table"]?["obstacle"]?.text == "workout_rows")
      #expect(report["table"]?["rows"]?.elements?.count == 1)
      #expect(report["workouts"] == ImportSamples.workouts())
      let refused = try await anna.importing(file)
      #expect(refused.faults == [" invalid"])
      #expect(
        try refused.json["errors"]?.elements?.first?["message"]?.text?.contains("a workout stands in one row")
          == true)
    }
  }

  @Test(arguments: [
    "Date,Time,Measurement,Value,Unit,Comment\n2024-01-05,08:00,Bodyweight,80.5,kgs,\n",
    "date,weight_kg,fat_percent,neck_cm,waist_cm\n2024-01-05 08:00:00,80.5,15,38,82\n",
    "Date,\"Weight (kg)\",\"Fat mass (kg)\",Comments\n2024-01-05 08:00:00,80.5,12.1,fasted\n",
    "Datum;Gewicht\n05.01.2024;80,5\n", "Fecha,Peso corporal,Notas\n2024-01-05,80.5,en ayunas\n",
    "Tarih,Vücut ağırlığı\n2024-01-05,80.5\n",
  ])
  func `a table of the body says what it is`(_ file: String) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let report = try await anna.importing(file, "?dry_run=true&unit=kg").expect(200).json
      #expect(report["table"]?["obstacle"]?.text == "body_measurements")
      let refused = try await anna.importing(file, "?unit=kg").json["errors"]?.elements?.first?["message"]?
        .text
      #expect(refused?.contains("body weight") == true)
    }
  }
}
