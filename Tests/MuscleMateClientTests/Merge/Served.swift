internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Testing

/// Rows as `GET /v1/sync` sends them: without nulls, numbers in their shortest form, exercises of a workout by id alone.
enum Served {
  /// By the server's clock, an hour after the workout began.
  static let now = Timestamp("2026-03-01T18:00:00Z") ?? .now
  static let squat = "01a1fd18-80dc-73bd-9948-0000000000e1"
  static let bench = "01a1fd18-80dc-73bd-9948-0000000000e2"
  static let row = "01a1fd18-80dc-73bd-9948-0000000000e3"
  static let squats = (1...3).map { "01a1fd18-80dc-73bd-9948-00000000010\($0)" }
  static let benches = (1...2).map { "01a1fd18-80dc-73bd-9948-00000000020\($0)" }
  static let fresh = (1...4).map { "01a1fd18-80dc-73bd-9948-00000000090\($0)" }
  private static let lift = "01a1fd18-80dc-73bd-9948-0000000000a"

  static let draft = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-000000000003","name":"Legs","performed_at":"2026-03-01T17:00:00+00:00",
    "time_zone":"Europe/Berlin","exercises":[
    {"id":"\(squat)","name":"Squat","sets":[
    {"id":"\(squats[0])","done":true,"kind":"warm_up","reps":5,"unit":"kg","weight":60},
    {"id":"\(squats[1])","done":true,"kind":"working","reps":5,"unit":"kg","weight":100},
    {"id":"\(squats[2])","done":false,"kind":"working","reps":5,"unit":"kg","weight":102.5,
    "target":{"kind":"working","reps":5,"percentage":75}}],"exercise_id":"\(lift)1"},
    {"id":"\(bench)","name":"Bench Press","sets":[
    {"id":"\(benches[0])","done":false,"kind":"working","reps":8,"unit":"kg","weight":70},
    {"id":"\(benches[1])","done":false,"kind":"amrap","reps":8,"unit":"kg","weight":70}],"exercise_id":"\(lift)2"}],
    "template_id":"01a1fd18-80dc-73bd-9948-000000000004","started_at":"2026-03-01T17:00:00+00:00",
    "running_since":"2026-03-01T17:00:00+00:00","active_milliseconds":0,"created_at":"2026-03-01T16:58:03.5+00:00",
    "updated_at":"2026-03-01T17:05:00+00:00"}
    """)

  static let workout = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-000000000001","name":"Legs","performed_at":"2026-03-01T17:00:00+00:00",
    "time_zone":"Europe/Berlin","local_date":"2026-03-01","notes":"Felt good","duration_seconds":3600,"version":12,
    "exercises":[{"id":"\(squat)","exercise_id":"\(lift)1","notes":"High bar","sets":[
    {"id":"\(squats[0])","kind":"warm_up","reps":5,"weight":60,"unit":"kg"},
    {"id":"\(squats[1])","kind":"working","reps":5,"weight":100,"unit":"kg","rpe":8},
    {"id":"\(squats[2])","kind":"working","reps":5,"weight":102.5,"unit":"kg","rpe":8.5}]},
    {"id":"\(bench)","exercise_id":"\(lift)2","sets":[
    {"id":"\(benches[0])","kind":"working","reps":8,"weight":70,"unit":"kg"},
    {"id":"\(benches[1])","kind":"amrap","reps":11,"weight":70,"unit":"kg"}]}]}
    """)

  private static let prescribed = """
    [{"id":"\(squat)","exercise_id":"\(lift)1","superset":1,"sets":[
    {"id":"\(squats[0])","kind":"warm_up","reps":5,"weight":60,"unit":"kg"},
    {"id":"\(squats[1])","kind":"working","reps":5,"reps_max":8,"percentage":80}]},
    {"id":"\(bench)","exercise_id":"\(lift)2","superset":1,"sets":[
    {"id":"\(benches[0])","kind":"working","reps":8,"weight":70,"unit":"kg"}]},
    {"id":"\(row)","exercise_id":"\(lift)3","sets":[
    {"id":"\(benches[1])","kind":"working","reps":10,"weight":50,"unit":"kg","rest_seconds":90}]}]
    """

  static let template = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-000000000004","name":"Push","notes":"Every week","position":2,"weekdays":["monday","friday"],
    "any_day":false,"updated_at":"2026-02-01T08:00:00+00:00","version":9,"exercises":\(prescribed)}
    """)

  static let planned = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-000000000005","name":"Push","planned_for":"2026-03-02","starts_at":"2026-03-02T17:00:00+00:00",
    "time_zone":"Europe/Berlin","sequence":0,"state":"planned","remind_minutes":30,"adapted":[],"coach_changes":[],"version":14,
    "exercises":\(prescribed)}
    """)

  static let programme = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-00000000000a","name":"5/3/1","number":1,"cycle":1,"created_at":"2026-02-01T08:00:00+00:00",
    "version":10,"five_three_one":{"unit":"kg","waves":"classic","deload":true,"warm_up":true,
    "training_max_percentage":90,"lifts":[{"exercise":"Squat","lower_body":true,"training_max":150}]},
    "definition":{"unit":"kg","lifts":[{"exercise":"Squat","training_max_percentage":90}],
    "weeks":[{"sessions":[{"name":"Squat","exercises":[{"exercise":"Squat","sets":[{"reps":5,"percentage":65}]}]}]}]},
    "lifts":[{"cycle":1,"number":1,"exercise":"Squat","base":"training_max","weight":135,"unit":"kg","misses":0,"reason":"start"}]}
    """)

  static let account = parsed(
    """
    {"id":"01a206c0-8495-7fe8-b550-6377fea24d64","username":"anna","display_name":"Anna","locale":"en","time_zone":"UTC",
    "unit":"kg"}
    """)

  static let profile = parsed(
    """
    {"birth_date":"1990-05-01","gender":"female","height":{"cm":172.5},"goals":["strength"],"fitness_level":"beginner",
    "week_start":"monday","theme":"system","graph_colours":[],"graph_scale":"fitted"}
    """)

  static let powerlifting = parsed(
    """
    {"sex":"f","body_weight":70,"body_weight_unit":"kg","maxes":[
    {"lift":"deadlift","weight":180,"unit":"kg","source":"entered"},
    {"lift":"squat","weight":150,"unit":"kg","source":"logged","set_weight":140,"set_unit":"kg","set_reps":2,"set_rpe":9,
    "set_on":"2026-02-27","workout_id":"01a1fd18-80dc-73bd-9948-000000000001"}]}
    """)

  static let equipment = parsed(
    """
    {"kg":{"bar":20,"collars":0,"sides":2,"plates":[{"weight":20,"count":4},{"weight":10,"count":2}]},
    "lb":{"bar":45,"collars":0,"sides":2,"plates":[{"weight":45}]}}
    """)

  static let schedule = parsed(#"{"rest_days":["sunday","wednesday"],"rest_on":"2026-03-02"}"#)

  static let measurement = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-000000000007","kind":"body_weight","value":82.4,"unit":"kg",
    "measured_at":"2026-03-01T06:30:00+00:00","time_zone":"Europe/Berlin","local_date":"2026-03-01","notes":"Fasted","version":20}
    """)

  static let goal = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-000000000006","kind":"lift","lift":"squat","target":200,"unit":"kg","notes":"Meet",
    "started_on":"2026-01-01","due_on":"2026-12-31"}
    """)

  static let exercise = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-0000000000a1","name":"Squat","lift":"squat","lift_source":"recognised",
    "catalogue_slug":"barbell-squat","training_type":"strength","measure":"weight_reps","primary_muscles":["quads"],
    "secondary_muscles":["glutes"],"traits_source":"recognised","aliases":["Back Squat"]}
    """)

  static let comment = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-0000000000c1","workout_id":"01a1fd18-80dc-73bd-9948-000000000001",
    "author_id":"01a206c0-8495-7fe8-b550-6377fea24d64","text":"Deeper!","created_at":"2026-03-01T19:00:00+00:00"}
    """)

  static let assignedPlan = parsed(
    """
    {"id":"01a1fd18-80dc-73bd-9948-0000000000d1","coach_id":"01a206c0-8495-7fe8-b550-6377fea24d65","coach_name":"Carl",
    "name":"Spring","adaptation":["loads"],"revision":1,"state":"active","missed":0,"left_out":0,
    "created_at":"2026-03-01T19:00:00+00:00","changed_at":"2026-03-01T19:00:00+00:00"}
    """)

  static let coach = parsed(
    """
    {"id":"01a206c0-8495-7fe8-b550-6377fea24d65","username":"carl","display_name":"Carl","since":"2026-01-01T00:00:00+00:00",
    "grants":[{"scope":"history"},{"scope":"workout_details","expires_at":"2026-06-01T00:00:00+00:00"}]}
    """)

  static let all: [String: JSON] = [
    "draft": draft, "workout": workout, "template": template, "planned_workout": planned,
    "programme": programme, "account": account, "profile": profile, "powerlifting_profile": powerlifting,
    "equipment": equipment, "schedule": schedule, "measurement": measurement, "goal": goal,
    "exercise": exercise, "comment": comment, "assigned_plan": assignedPlan, "coach": coach,
  ]

  /// A text of this file that is no JSON becomes null, and every test of it fails.
  private static func parsed(_ text: String) -> JSON { (try? JSON.parse(Array(text.utf8))) ?? .null }
}

struct ServedTests {
  @Test(arguments: SyncKind.allCases)
  func `the rows of these tests are as the server sends them`(_ kind: SyncKind) throws {
    let row = try #require(Served.all[kind.rawValue])
    var faults = Faults(reading: .answer)
    #expect(kind.message.decode(row, Rules(), into: &faults) != nil)
    #expect(faults.list == [])
    #expect(faults.passedOver == [])
  }
}
