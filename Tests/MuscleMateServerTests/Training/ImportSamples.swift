import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

/// Made-up files with the quirks of each app; nobody trained like this.
enum ImportSamples {
  static let strongIOS = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Bench Press (Barbell),W,40.0,8,0.0,0,,"Felt ""good""
    today",
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Bench Press (Barbell),1,74.99999999999999,5,0.0,0,paused,"Felt ""good""
    today",8.0
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Bench Press (Barbell),Rest Timer,0,0,0.0,180.0,,,
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Bench Press (Barbell),2,75.0,4,0.0,0,,,9.5
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Bench Press (Barbell),F,75.0,3,0.0,0,,,10
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Bench Press (Barbell),Note,0,0,0.0,0,wide grip,,
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Pull Up,1,0.0,12,0.0,0,,,
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Pull Up,D,0,6,0.0,0,,,
    2024-03-01 18:05:09,"Push, heavy",1h 2m,Running,1,0,0,5.0,1500.0,,,
    2024-03-03 07:00:00,Legs,45m,Squat (Barbell),1,100,5,0,0,,,
    2024-03-03 07:00:00,Legs,45m,Squat (Barbell),2,100,5,0,0,,,
    2024-03-03 07:00:00,Legs,45m,Squat (Barbell),1,60,10,0,0,,,
    """
  static let strongAndroid = """
    Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;\
    Workout Notes;Workout Duration
    "2024-03-01 18:05:09";"Push";"Bench Press";1;"72,5";"kg";5;"8,5";;;0;"a;b";"";"58s"
    2024-03-01 18:05:09;Push;Bench Press;2;165;lbs;5;;;;0;;;58s
    2024-03-01 18:05:09;Push;Rowing;1;0;kg;0;;1,5;km;360;;;58s
    """
  static let strong = """
    Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);\
    Seconds;Notes;Workout Notes
    1;2024-03-01 18:05:09;Push;3720;Bench Press;1;72,5;5;;;0;;
    1;2024-03-01 18:05:09;Push;3720;Bench Press;2;72.5;5;;1200;0;;
    """
  static let hevy = #"""
    title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
    "Oberkörper","8 März 2026, 16:50","8 März 2026, 17:55","Zeile 1\nZeile 2 mit C:\dir","Bankdrücken (Langhantel)",,"Griff eng\nlangsam",0,warmup,40,10,,,
    "Oberkörper","8 März 2026, 16:50","8 März 2026, 17:55","","Bankdrücken (Langhantel)",,"Griff eng\nlangsam",1,normal,82.5,5,,,8.5
    "Oberkörper","8 März 2026, 16:50","8 März 2026, 17:55","","Klimmzug",0,"",0,normal,,9,,,
    "Oberkörper","8 März 2026, 16:50","8 März 2026, 17:55","","Dips",0,"",0,failure,10,12,,,
    "Oberkörper","8 März 2026, 16:50","8 März 2026, 17:55","","Bankdrücken (Langhantel)",,"",0,dropset,60,12,,,
    "Oberkörper","8 März 2026, 16:50","8 März 2026, 17:55","","Bankdrücken (Langhantel)",,"",0,normal,50,15,,,
    "Oberkörper","8 März 2026, 16:50","8 März 2026, 17:55","","Laufband",,"",0,normal,,,2.5,900,
    """#
  static let hevyImperial = """
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
    "Day A","8 Apr 2026, 16:50","8 Apr 2026, 16:40","","Deadlift (Barbell)",,"",0,"normal",315,3,,,
    "Day A","8 Apr 2026, 16:50","8 Apr 2026, 16:40","","Running",,"",0,"normal",,,1,480,
    """
  static let fitNotesAndroid = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2024-03-01,Flat Barbell Bench Press,Chest,80.0,kgs,5,,,,"easy, fast"
    2024-03-01,Deadlift,Back,225,lbs,3,,,,
    2024-03-01,Flat Barbell Bench Press,Chest,80.0,kgs,5,,,,
    2024-03-01,Pull Up,Back,0.0,kgs,8,,,,
    2024-03-02,Treadmill,Cardio,,,,3.5,km,0:25:30,
    """
  static let fitNotesIOS = """
    Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
    2024-03-01,Squat,Legs,60,132.277,5,,,,,Warm-up
    2024-03-01,Squat,Legs,102.058,225,5,,,,deep,
    2024-03-01,Plank,Core,,,,,,1:30,,Working
    """

  static let stronglifts = """
    Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,\
    Top Set (Reps×KG),e1RM (KG),Reps,Volume (KG),Workout Volume (KG),Duration (hours),Start Time (h:mm),\
    End Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG)
    2026/02/11,1,"Workout A","5×5",83.5,"Squat",5/4/-,,5×55,63.7,9,495,1100.0,0.5094444,10:56 PM,11:27 PM,"tired",\
    5,55,4,55,0,55
    2026/02/11,1,"Workout A","5×5",83.5,"Bench Press",5/0/5,,5×70,75.9,10,700,1100.0,0.5094444,10:56 PM,11:27 PM,"",\
    5,70,0,70,5,67.5
    2026/02/11,1,"Workout A","5×5",83.5,"Barbell Row",Skipped,,,,,,1100.0,0.5094444,10:56 PM,11:27 PM,"",,,,,,
    2026/02/13,2,"Workout B","5×5",83,"Plank",,2×1:30,,,,,0,0.25,12:05 am,12:20 am,"",,,,,,
    """

  /// 500 workouts of four exercises of five sets.
  static var tenThousandSets: String {
    var text =
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,"
    text += "weight_kg,reps,distance_km,duration_seconds,rpe\n"
    for index in 0..<10_000 {
      let (workout, exercise, set) = (index / 20, index / 5 % 4, index % 5)
      let date = CivilDate(unixDay: 18_000 + Int64(workout))
      text += "\"W\",\"\(date) 18:00:00\",\"\(date) 19:00:00\",\"\",\"E\(exercise)\",,\"\",\(set),normal,"
      text += "\(100 + index % 50),\(1 + index % 12),,,8\n"
    }
    return text
  }

  static let all: [(Dialect, String)] = [
    (.strongIOS, strongIOS), (.strongAndroid, strongAndroid), (.strong, strong), (.hevy, hevy),
    (.hevy, hevyImperial), (.fitNotesAndroid, fitNotesAndroid), (.fitNotesIOS, fitNotesIOS),
    (.stronglifts, stronglifts),
  ]

  /// The workouts in a report.
  static func workouts(
    added: Int = 0, updated: Int = 0, unchanged: Int = 0, edited: Int = 0, deleted: Int = 0, twins: Int = 0
  ) -> JSON {
    .object(
      [
        ("added", added), ("twins", twins), ("edited", edited), ("deleted", deleted), ("skipped", 0),
        ("updated", updated),
        ("unchanged", unchanged),
      ].map { .init($0.0, .number("\($0.1)")) })
  }

  static func read(
    _ text: String, unit: WeightUnit? = .kg, today: String = "2026-11-21"
  ) throws -> ImportFile {
    let today = CivilDate(today) ?? CivilDate(unixDay: 0)
    return try ImportFile(Array(text.utf8), unit: unit, today: today)
  }

  /// A table of no known app, whose columns have these meanings.
  static func read(_ text: String, as columns: String, unit: WeightUnit? = .kg) throws -> ImportFile {
    let table = try ImportTable(Array(text.utf8))
    let today = CivilDate("2026-11-21") ?? CivilDate(unixDay: 0)
    let choice = try #require(TableChoice(columns, of: table))
    return try ImportFile(table, choice, unit: unit, today: today)
  }
}

extension ImportFile {
  init(_ bytes: [UInt8], unit: WeightUnit?, today: CivilDate) throws {
    try self.init(ImportTable(bytes), unit: unit, today: today)
  }
}

extension Client {
  func importing(_ text: String, _ query: String = "") async throws -> Received {
    try await send("POST", "/v1/lifters/me/imports\(query)", type: "text/csv", Array(text.utf8))
  }

  func workouts() async throws -> [JSON] {
    try await get("/v1/lifters/me/workouts?limit=100").expect(200).json["items"]?.elements ?? []
  }
}

extension ImportedSet {
  /// `kind weight unit × reps`, as short as it goes.
  var summary: String {
    let load = weight.map { "\($0)\(unit?.rawValue ?? "?")" } ?? "-"
    let work = [
      reps.map { "\($0)" }, durationSeconds.map { "\($0)s" }, distanceMeters.map { "\($0)m" },
      rpe.map { "@\($0)" },
    ]
    return ([kind.rawValue, load] + work.compactMap(\.self)).joined(separator: " ")
  }
}
