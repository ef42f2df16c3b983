internal import Primitives

/// The examples of bodies that are no JSON.
enum TextExamples {
  /// A file of an app, to be imported.
  static let strongExport: JSON = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-01-05 18:00:00,"Squat day",1h,"Back squat",1,142.5,5,0,0,"","",8.5
    """

  static func answer(of path: String) -> JSON? { answers[path] }

  private static let drawing: JSON = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 684 330" role="group" aria-labelledby="drawing-title">\
    <title id="drawing-title">Squat, estimated 1RM: nothing yet</title><g aria-hidden="true"></g></svg>
    """

  private static let picture: JSON = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080" viewBox="0 0 1080 1080"></svg>
    """

  private static let answers: [String: JSON] = [
    "/v1/lifters/me/workouts.csv": """
    Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,Distance,Distance Unit,Seconds,Notes,\
    Workout Notes,Workout Duration,Workout Id,Started At,Time Zone,Activity,Exercise Entry Id,Superset,Set Id,Set Kind
    2026-01-05 18:00:00,Squat day,Back squat,1,142.5,kg,5,8.5,,,,,,3600s,01a1fd18-80dc-73bd-9948-6f8d0a3b2c11,\
    2026-01-05T17:00:00+00:00,Europe/Berlin,,01a1fd18-80dc-73bd-9948-6f8d0a3b2c12,,01a1fd18-80dc-73bd-9948-6f8d0a3b2c13,\
    working
    """,
    "/v1/lifters/me/templates.csv": """
    template_id,template,weekdays,any_day,template_notes,entry_id,exercise,superset,exercise_notes,set_id,kind,reps,\
    reps_max,weight,weight_unit,percentage,rpe,rest_seconds,duration_seconds,distance_meters,notes
    01a1fd18-80dc-73bd-9948-6f8d0a3b2c14,Squat day,monday thursday,false,,01a1fd18-80dc-73bd-9948-6f8d0a3b2c15,\
    Back squat,,,01a1fd18-80dc-73bd-9948-6f8d0a3b2c16,working,5,,140,kg,,8,180,,,
    """,
    "/v1/lifters/me/goals.csv": """
    id,kind,exercise,lift,target,unit,reps,started_on,due_on,notes
    01a1fd18-80dc-73bd-9948-6f8d0a3b2c17,lift,,squat,180,kg,1,2026-01-05,2026-12-31,
    """,
    "/v1/lifters/me/measurements.csv": """
    id,kind,value,unit,measured_at,local_time,time_zone,notes
    01a1fd18-80dc-73bd-9948-6f8d0a3b2c18,body_weight,82.4,kg,2026-01-05T06:00:00+00:00,2026-01-05 07:00:00,\
    Europe/Berlin,
    """,
    "/v1/lifters/me/records.csv": """
    id,date,exercise,lift,kind,at_reps,value,unit,set_weight,set_weight_unit,set_reps,set_rpe,previous,previous_date,\
    workout_id
    01a1fd18-80dc-73bd-9948-6f8d0a3b2c19,2026-01-05,Back squat,squat,weight_at_reps,5,142.5,kg,142.5,kg,5,8.5,140,\
    2025-12-29,01a1fd18-80dc-73bd-9948-6f8d0a3b2c11
    """,
    "/v1/admin/audit.csv": """
    number,at,actor,role,action,subject,details,request_id,email,address,user_agent,reason
    8120,2026-01-05T18:00:00+00:00,,admin,account_viewed,,{},,,,,
    """,
    "/v1/admin/audit.ndjson": """
    {"number":8120,"at":"2026-01-05T18:00:00+00:00","role":"admin","action":"account_viewed","details":{}}
    """,
    "/v1/sync/stream": """
    retry: 3182

    event: changed
    id: 1842
    data: {"version":1842}


    """,
    "/v1/lifters/{lifter}/progress/{lift}/drawing": drawing,
    "/v1/lifters/{lifter}/progress/body_weight/drawing": drawing,
    "/v1/lifters/{lifter}/progress/body_fat/drawing": drawing,
    "/v1/lifters/{lifter}/summary/drawing": drawing,
    "/v1/lifters/{lifter}/muscles/drawing": drawing,
    "/v1/lifters/me/workouts/{id}/picture": picture,
    "/v1/lifters/me/templates/{id}/picture": picture,
    "/v1/lifters/me/records/{id}/picture": picture,
    "/v1/lifters/me/goals/{id}/picture": picture,
    "/v1/lifters/me/progress/{lift}/picture": picture,
    "/v1/lifters/me/progress/body_weight/picture": picture,
    "/v1/lifters/me/progress/body_fat/picture": picture,
    "/healthz": "ok\n",
    "/readyz": "ok\n",
    "/metrics": """
    # HELP musclemate_database_up Whether the database answers.
    # TYPE musclemate_database_up gauge
    musclemate_database_up 1
    """,
  ]
}
