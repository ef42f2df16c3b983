import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// What the columns of a table are taken for before anyone says it.
@Suite struct ImportGuessTests {
  private static func guess(_ file: String) throws -> String {
    ColumnGuess.choice(for: try ImportTable(Array(file.utf8))).text
  }

  @Test(arguments: [
    // An order counts the sets, and is no reps.
    (
      "Datum,Bewegung,Nr,Anzahl,Last\n2024-01-05,Rudern,1,8,60\n2024-01-05,Rudern,2,8,60\n2024-01-05,Zug,1,10,40\n",
      "date,exercise,-,reps,weight"
    ),
    // A length that is the same for the whole workout is no set's.
    (
      "Date,Exercise,Duration,Weight (kg),Reps\n2024-01-05,Row,45,60,8\n2024-01-05,Curl,45,20,8\n2024-01-08,Row,50,60,9\n",
      "date,exercise,workout_duration,weight:kg,reps"
    ),
    (
      "date,exercise,duration_minutes,reps,weight_kg\n2024-01-05,Row,45,8,60\n2024-01-08,Row,50,9,60\n",
      "date,exercise,workout_duration:minutes,reps,weight:kg"
    ),
    (
      "date,exercise,duration_seconds\n2024-01-05,Plank,60\n2024-01-05,Plank,50\n",
      "date,exercise,duration:seconds"
    ),
    // A number of sets, and a set's number.
    (
      "date,exercise,sets,reps,weight_kg\n2026-04-19,Bench,4,8,85\n2026-04-19,Row,3,10,60\n",
      "date,exercise,sets,reps,weight:kg"
    ),
    (
      "date,exercise,sets,reps,weight_kg\n2026-04-19,Bench,1,8,85\n2026-04-19,Bench,2,8,85\n2026-04-19,Bench,3,7,85\n",
      "date,exercise,set_order,reps,weight:kg"
    ),
    (
      "Date,Exercise,Set,Reps,lbs\n1/5/2024,Bench,3,8,185\n1/5/2024,Row,4,8,135\n",
      "date,exercise,sets,reps,weight:lbs"
    ),
    (
      "Tarih;Hareket;Set;Tekrar;Kilo\n05.01.2024;Squat;1;8;85\n05.01.2024;Squat;2;8;85\n",
      "date,exercise,set_order,reps,weight:kilo"
    ),
    // Warm-ups by yes and no, and no other column of such words.
    (
      "Date,Exercise,Reps,Weight(kg),isWarmup,isDropset,Note\n2024-01-05,Row,8,60,true,false,\n2024-01-05,Row,8,80,false,true,\n",
      "date,exercise,reps,weight:kg,warm_up,-,notes"
    ),
    (
      "Fecha,Ejercicio,Repeticiones,Peso (kg),Calentamiento,Completado\n2024-01-05,Remo,8,60,sí,sí\n2024-01-05,Remo,8,80,no,sí\n",
      "date,exercise,reps,weight:kg,warm_up,-"
    ),
    (
      "Tag,Übung,Wdh.,Gewicht (kg),Aufwärmsatz\n2024-01-05,Rudern,8,60,x\n2024-01-05,Rudern,8,80,\n",
      "date,exercise,reps,weight:kg,warm_up"
    ),
    (
      "Tarih,Egzersiz,Tekrar,Ağırlık (kg),Isınma\n2024-01-05,Row,8,60,evet\n2024-01-05,Row,8,80,hayır\n",
      "date,exercise,reps,weight:kg,warm_up"
    ),
    // Lists of reps.
    (
      "Day,Lift,Load,Work\n2024-01-05,Row,60,5x5\n2024-01-08,Row,62.5,\"5,5,4\"\n",
      "date,exercise,weight,reps"
    ),
    // A clock, and a length in the form of one.
    ("Date,Time,Exercise,Reps\n2024-01-05,18:30,Row,8\n2024-01-05,18:35,Row,8\n", "date,time,exercise,reps"),
    (
      "Date,Exercise,Reps,Time\n2024-01-05,Row,8,\n2024-01-05,Plank,,00:01:30\n2024-01-05,Plank,,0:45\n",
      "date,exercise,reps,duration"
    ),
    // What only apps in one language say.
    (
      "Datum,Name der Übung,Wiederh.,Gewicht\n2024-01-05,Rudern,8,60\n2024-01-05,Rudern,9,60\n",
      "date,exercise,reps,weight"
    ),
    // Dates as programs write them, and as spreadsheets number them.
    (
      "when,what,reps,load\n2026-01-22 06:54:26 +0000,Row,8,16\n2026-01-22 06:56:26 +0000,Row,8,20\n",
      "date,exercise,reps,weight"
    ),
    ("when,what,reps,load\n45296,Row,8,16\n45297,Row,8,20\n", "date,exercise,reps,weight"),
    // In languages that are not known: the exercise changes within a day, the workout's name does not.
    (
      "Datum,Pass,Övning,Ordning,Vikt,Antal\n2024-01-05,Ben,Knäböj,1,100,5\n2024-01-05,Ben,Knäböj,2,100,5\n2024-01-05,Ben,Rodd,1,60,8\n",
      "date,-,exercise,-,weight,reps"
    ),
  ])
  func `the columns of a table are guessed by their words and by their values`(
    _ file: String, _ columns: String
  ) throws {
    #expect(try Self.guess(file) == columns)
  }

  @Test func `a table of Fitbod and one of Liftosaur are guessed whole`() throws {
    let fitbod = """
      Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
      2026-01-22 06:54:26 +0000,Row,8,16.0,0.0,0.0,0.0,0.0,true,,1.0
      2026-01-22 06:56:31 +0000,Row,8,20.0,0.0,0.0,0.0,0.0,false,,1.0
      """
    #expect(
      try Self.guess(fitbod)
        == "date,exercise,reps,weight:kg,duration:s,distance:m,-,-,warm_up,notes,-")
    let liftosaur = """
      Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Completed RPE,Completed Weight Value,\
      Completed Weight Unit,Completed Reps Time,Notes
      2026-03-01T10:00:00.000Z,Mine,Day 1,"Squat, Barbell",1,5,5,,60,kg,2026-03-01T10:05:00.000Z,
      2026-03-01T10:00:00.000Z,Mine,Day 1,"Squat, Barbell",0,5,5,8,100,kg,2026-03-01T10:09:00.000Z,
      """
    #expect(
      try Self.guess(liftosaur)
        == "date,-,workout,exercise,warm_up,-,reps,rpe,weight,weight_unit,-,notes")
  }

  @Test func `a table without a header begins with its first row`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let file = "2024-01-05,Row,8,60\n2024-01-05,Row,9,60\n2024-01-05,Squat,5,100\n"
      let report = try await anna.importing(file, "?dry_run=true&unit=kg").expect(200).json
      #expect(report["table"]?["rows"]?.elements?.count == 3)
      #expect(report["table"]?["columns"]?.elements?.map { $0["name"]?.text } == ["", "", "", ""])
      #expect(
        report["table"]?["columns"]?.elements?.map { $0["meaning"]?.text } == [
          "date", "exercise", "reps", "weight",
        ])
      #expect(report["sets"]?["added"]?.integer == 3)
      let made = try await anna.importing(file, "?columns=date,exercise,reps,weight:kg").expect(201).json
      #expect(made["sets"]?["added"]?.integer == 3)
      #expect(try await anna.importing(file).expect(201).json["workouts"]?["unchanged"]?.integer == 1)
    }
  }

  // MARK: - Whatever reads as a table

  @Test(arguments: [
    ("a,b,c\n1,2,3\n", "", ["date", "exercise", "reps"]),
    ("a,b\n,\nx,y\n", "", ["date", "exercise", "reps"]),
    ("Date,Exercise,Notes\n2024-01-05,Row,easy\n", "", ["reps"]),
    ("Exercise,Reps,Weight (kg)\nRow,8,60\nRow,8,60\n", "", ["date"]),
    ("Date,Reps,Weight (kg)\n2024-01-05,8,60\n", "", ["exercise"]),
    ("Date,Exercise,Reps,Weight\n2024-01-05,Row,8,60\n", "", ["weight_unit"]),
    ("Date,Exercise,Reps,Weight (kg)\n2024-01-05,Row,8,60\n", "&columns=-,exercise,reps,weight:kg", ["date"]),
    (
      "Date,Exercise,Reps,Weight (kg)\n2024-01-05,Row,8,60\n", "&columns=-,-,-,-",
      ["date", "exercise", "reps"]
    ),
    ("Date,Exercise,Reps,Weight\n2024-01-05,Row,8,60\n", "&unit=kg", []),
  ])
  func `a dry run shows every table, with what it lacks`(
    _ file: String, _ query: String, _ missing: [String]
  ) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let report = try await anna.importing(file, "?dry_run=true\(query)").expect(200).json
      let table = try #require(report["table"])
      #expect(table["missing"]?.elements?.compactMap(\.text) == missing)
      #expect(table["columns"]?.elements?.count == file.split(separator: "\n")[0].split(separator: ",").count)
      #expect(table["rows"]?.elements?.isEmpty == false)
      #expect(report["workouts"]?["added"]?.integer == (missing.isEmpty ? 1 : 0))
      if query.isEmpty {
        let refused = try await anna.importing(file)
        #expect(refused.faults == ["/columns invalid"])
        #expect(try refused.json["errors"]?.elements?.first?["message"]?.text?.contains("columns=") == true)
      }
    }
  }

  @Test func `a header of a hundred columns is a table, one of more is none`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      func file(_ count: Int) -> String {
        // Names of letters, since numbered columns are a workout in each row.
        let letters = Array("abcdefghijk")
        let names = (0..<count).map { "q\(letters[$0 / 10])\(letters[$0 % 10])" }
        return names.joined(separator: ",") + "\n"
          + Array(repeating: "x", count: count).joined(separator: ",") + "\n"
      }
      let report = try await anna.importing(file(100), "?dry_run=true").expect(200).json
      #expect(report["table"]?["columns"]?.elements?.count == 100)
      #expect(try await anna.importing(file(101), "?dry_run=true").faults == [" invalid"])
    }
  }

  @Test(arguments: [[0x50, 0x4B, 0x03, 0x04, 0, 0], [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]] as [[UInt8]])
  func `a spreadsheet's own file is to be saved as CSV`(_ bytes: [UInt8]) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      for query in ["", "?dry_run=true"] {
        let refused = try await anna.send(
          "POST", "/v1/lifters/me/imports\(query)", type: "application/octet-stream", bytes)
        #expect(refused.faults == [" invalid"])
        #expect(
          try refused.json["errors"]?.elements?.first?["message"]?.text?.contains(
            "save the spreadsheet as CSV") == true)
      }
    }
  }

  @Test func `a file in a Turkish code page is read as such, and shows its names`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let bytes =
        Array("Tarih,Hareket,Tekrar,Kilo\n2024-01-05,".utf8) + [0xFE, 0xFD] + Array("nav,8,60\n".utf8)
      let report = try await anna.send(
        "POST", "/v1/lifters/me/imports?dry_run=true&unit=kg", type: "text/csv", bytes
      ).expect(200).json
      #expect(report["exercise_names"] == ["şınav"])
      #expect(report["table"]?["rows"]?.elements?.first?.elements?[1].text == "şınav")
      #expect(report["problems"]?.elements?.first?["code"]?.text == "encoding_turkish")
    }
  }
}
