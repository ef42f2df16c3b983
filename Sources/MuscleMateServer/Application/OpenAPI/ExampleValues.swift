internal import Primitives

/// The values of examples that no schema decides. Nobody's data: the lifter Leo, his coach Carla and the admin Ada are made up.
enum ExampleValues {
  /// By a member's name within one schema, that of a request or of an answer.
  static func of(_ name: String, in title: String) -> JSON? {
    values["\(title).\(name)"] ?? values["\(answer(title)).\(name)"]
  }

  /// By a member's name alone.
  static func of(_ name: String) -> JSON? { values[name] }

  /// Whether a whole example does without a member, since it does not go with the others.
  static func leavesOut(_ name: String, of title: String) -> Bool {
    leftOut.contains("\(title).\(name)") || leftOut.contains("\(answer(title)).\(name)")
  }

  /// `WorkoutInput` is the request beside the answer `Workout`.
  static func answer(_ title: String) -> Substring {
    title.hasSuffix("Input") ? title.dropLast("Input".count) : title[...]
  }

  private static let values = Dictionary(
    lines.split(separator: "\n").compactMap { line -> (String, JSON)? in
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2, let value = try? JSON.parse(Array(parts[1].utf8)) else { return nil }
      return (String(parts[0]), value)
    }, uniquingKeysWith: { first, _ in first })

  private static let leftOut = Set(withoutThese.split { $0 == " " || $0 == "\n" }.map(String.init))

  // swift-format-ignore
  static let lines = #"""
    Problem.code: "draft-finished"
    ClientFeedEntry.workout: "Lower body"
    UnreadComments.workout: "Lower body"
    Problem.done: 40
    TrainingExport.format: "musclemate"
    SyncItem.kind: "account"
    SyncItem.value: {"id": "01a1fc4a-3ce2-7cb0-8866-402186eacad6", "username": "leo", "locale": "en", "time_zone": "UTC", "unit": "kg"}
    SyncItem.deleted: true
    coach_name: "Carla"
    cursor: "4f1c20aa.ffff.42"
    kinds: ["workout", "exercise"]
    minimum_schema: 1
    schema: 1
    PushTarget.kind: "web"
    endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth: "BTBZMqHH6r4Tts7J_aSIgg"
    PushKey.key: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
    accent_color: "#f2a900"
    access_token: "EAAGm0PX4ZCpsBAExample"
    action: "workout_deleted"
    active: 41
    active_in_month: 214
    active_in_week: 118
    active_seconds: 3420
    adapted: 1
    add_percent: 2.5
    add_reps: 1
    add_weight: 2.5
    added: 118
    address: "203.0.113.7"
    adherence: 87.5
    after: "AAZHp9PfSAABof0YgNxzvZlIR-Vhgaz3"
    age: 31
    agent: "Firefox on Linux"
    agree_by: "2026-03-01T00:00:00+00:00"
    aliases: ["High bar squat"]
    amount: 1199
    amrap_reps: 8
    android: "2.4.0"
    answer: "Thank you. It comes with the next version."
    app_store_product: "com.example.musclemate.pro.month"
    app_version: "2.4.0"
    asked_sets: 12
    assistance_percentage: 50
    at_most: 10
    at_reps: 5
    attempts: 1
    attestationObject: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg"
    authenticatorAttachment: "platform"
    authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ"
    background_color: "#ffffff"
    bar: 20
    bench_press: 97.5
    birth_date: "1994-04-12"
    body_weight: 82.4
    body_weight_kilograms: 82.4
    bytes: 48231044
    cancel_url: "https://app.example.com/plans"
    carbohydrate: 280
    catalogue_slug: "barbell-back-squat"
    catch_up_at_most: 3
    category: "training"
    challenge: "LdAL134CIs7YgmZUganB2fkHMJ0W4F7QB6HqY5KEd6k"
    change: 2.5
    change_percent: 1.8
    changed: 14
    charge_count: 42
    charges: 50358
    checked_at: "2026-01-06T04:30:00+00:00"
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0"
    clientExtensionResults: {}
    client_count: 12
    clients: 12
    closed_at: "2026-01-06T09:30:00+00:00"
    cm: 178
    coach: "carla"
    code: "492817"
    collars: 5
    colour: "#f2a900"
    commission: 7554
    compendium_code: "02054"
    compendium_edition: "2024"
    confirmed_at: "2026-01-05T18:20:00+00:00"
    consent_due_at: "2026-03-01T00:00:00+00:00"
    cors_origins: ["https://app.example.com"]
    count: 4
    created_at: "2026-01-05T17:58:12.0944+00:00"
    created_before: "2026-02-01T00:00:00+00:00"
    created_from: "2026-01-01T00:00:00+00:00"
    cron: "30 4 * * *"
    currency: "EUR"
    current: "squat-more-2026"
    current_value: 132.5
    cycle: 2
    cycles: 2
    date: "2026-01-05"
    dates: ["2026-01-12", "2026-01-19"]
    day: "2026-01-05"
    days_silent: 12
    de: "Heute Nacht kann nichts gespeichert werden."
    deadlift: 190
    deleted: 2
    description: "Squat, bench press and row, three times a week."
    detail: "Nothing was saved. Faults found: 1."
    device: "Leo's phone"
    dialect: "strong_ios"
    died_at: "2026-01-05T19:10:00+00:00"
    discarded: 9
    dismissed_until: "2026-01-12T00:00:00+00:00"
    display_name: "Leo"
    distance_meters: 5000
    done: 8
    done_28_days: 10
    done_7_days: 3
    due_at: "2026-01-08T18:00:00+00:00"
    due_on: "2026-06-30"
    duplicates: 3
    duration_seconds: 3600
    e1rm: 165.5
    edited: 1
    email: "leo@example.com"
    en: "Nothing can be saved tonight."
    ended_at: "2026-01-05T18:57:00+00:00"
    ends_at: "2026-01-06T02:00:00+00:00"
    equipment: "barbell"
    erasure_due_at: "2026-02-04T18:00:00+00:00"
    erasure_grace_days: 30
    error: "The mail server does not answer."
    es: "Esta noche no se puede guardar nada."
    estimate: 165.5
    estimate_max_reps: 12
    exercise: "Back squat"
    exercise_count: 5
    expires_at: "2026-04-05T18:00:00+00:00"
    factor: 1.167
    fall_exposures: 3
    fall_percent: 5
    fat: 75
    feature: "templates"
    feet: 5
    fewest_people: 5
    field: "lifts"
    finished: 131
    first_day: "2026-01-05"
    fixed: [20, 22.5, 25]
    formula: "epley"
    from: "2026-01-01"
    given_up: 0
    go_back: 1
    grace_days: 7
    graph: "squat"
    graph_colours: ["#1a5fb4", "#f2a900"]
    hash: "50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c"
    height: 178
    highest: 82.9
    hint: "MM4K"
    hosts: ["app.example.com"]
    icon_url: "https://app.example.com/icon.png"
    id_token: "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJsZW8ifQ.c2lnbmF0dXJl"
    inches: 10
    increment: 2.5
    instance: "/requests/01a1fc4a-44d0-7fbc-ba9c-d524ff539133"
    instruction: "Stand with the bar on the back, go down until the hips are below the knees, and stand up."
    invite: "q3Vt8mS1bJrYxw0ZkEoP5g"
    ios: "2.4.0"
    job: "vacuum_and_reindex"
    kept_until: "2026-02-04T18:00:00+00:00"
    kilocalories: 412
    label: "competes"
    lacks_maxes: ["Front squat"]
    language: "en"
    last_day: "2026-01-11"
    last_used_at: "2026-01-05T18:00:00+00:00"
    leaves_closed: "The content of the workouts."
    left_out: 1
    licence: "CC0-1.0"
    lift: "squat"
    lifter: "leo"
    limit: 20
    line: 17
    loaded: 100
    locale: "en"
    lockout_failures: 10
    lockout_minutes: 15
    login: "leo"
    logo_url: "https://app.example.com/logo.png"
    longest_weeks: 14
    lowest: 81.8
    mail_sender: "coaching@app.example.com"
    measure: "e1rm"
    message: "Eight weeks until the meet. Let us build the squat."
    met: 5
    met_sets: 11
    method: "password"
    minimum_age: 16
    minimum_length: 10
    minutes: 30
    missed: 1
    missed_days: 14
    missed_sessions: 3
    misses: 0
    misses_in_a_row: 2
    month: "2026-01-01"
    multiply_percent: 95
    name: "Back squat"
    names: ["name", "performed_at"]
    net: 42804
    network: "203.0.0.0/16"
    new: "bench-more-2026"
    new_email: "leo@example.org"
    newer: "AAZHp9PfSAABof0YgNxzvZlIR-Vhgaz3"
    newer_than: "AAZHp9PfSAABof0YgNxzvZlIR-Vhgaz3"
    next: "AAZHp9PfSAABof0YgNxzvZlIR-Vhgaz3"
    next_due_at: "2026-01-06T04:30:00+00:00"
    next_on: "2026-01-08"
    next_tier: "lifter_plus"
    nonce: "LdAL134CIs7YgmZUganB2fkHMJ0W4F7QB6HqY5KEd6k"
    note: "The lifter changed phones."
    note_count: 2
    notes: "Low bar, belt from the third set on."
    number: 3
    one_rep_max: 170
    opens: "The list of workouts: name, time, duration, how many exercises and sets."
    passkey_domain: "example.com"
    passkey_origins: ["https://app.example.com"]
    passkeys: ["Leo's phone"]
    password: "squat-more-2026"
    password_minimum_length: 10
    path: "/v1/templates/01a1fd18-80dc-73bd-9948-47e56181acf7"
    people: 23
    percentage: 82.5
    period_ends_at: "2026-02-05T18:00:00+00:00"
    place: "s3://backups.example.com/musclemate"
    planned_28_days: 12
    planned_7_days: 3
    planned_for: "2026-01-08"
    pointer: "/exercises/0/sets/0/reps"
    previous: 160
    previous_date: "2025-12-15"
    primary_color: "#1a5fb4"
    primary_muscles: ["quads", "glutes"]
    priority: 2
    privacy_url: "https://app.example.com/privacy"
    problem: "The archive is shorter than it was."
    problem_count: 1
    progress: 0.65
    protein: 160
    publicKey: {}
    publicKeyAlgorithm: -7
    public_url: "https://app.example.com"
    purpose: "The training log"
    q: "squat"
    qr: "data:image/png;base64,iVBORw0KGgo="
    rawId: "ahR0OQQ6Tn2tUeFQZQ8wmQ"
    read_only_days: 14
    ready_at: "2026-01-05T18:04:00+00:00"
    reason: "The person asked for it by phone."
    record_count: 2
    records_28_days: 4
    recovery_code: "k7wq-2mzd-9hxp-4tvn"
    recovery_codes: ["k7wq-2mzd-9hxp-4tvn", "p3rb-8kfy-6njs-1cgt"]
    recovery_codes_left: 9
    redirect_uri: "https://app.example.com/signed-in"
    reference: "sub_1Example"
    refund_count: 0
    refunds: 0
    registered: 6
    remind_minutes: 60
    removed_at: "2026-02-05T04:30:00+00:00"
    reps: 5
    reps_at_top: true
    reps_difference: 0
    reps_max: 8
    reset_percent: 10
    rest_seconds: 180
    retention: "account"
    return_url: "https://app.example.com/plans"
    revision: 2
    rounded: 143
    rounding: "nearest, halves up"
    rows: 1284133
    rpe: 8.5
    rpe_at_most: 9
    rpe_difference: 0.5
    rpe_excess: 0.8
    rpe_over: 9
    rpe_sessions: 3
    rule: 0
    running: 0
    sample: ["01a1fd18-80dc-73bd-9948-47e56181acf7"]
    screen: "workout"
    secret: "q3Vt8mS1bJrYxw0ZkEoP5gYx3mT1vKzq0bJrS8wEoP5"
    sequence: 1
    session: 1
    session_days: 30
    sessions: 12
    set_count: 16
    set_date: "2026-01-05"
    set_reps: 5
    sets: 16
    sex: "m"
    sha256: "50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c"
    sides: 2
    sign_in_ways: ["password", "google"]
    signature: "MEUCIQDExampleSignature"
    signedPayload: "eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiRElEX1JFTkVXIn0.c2lnbmF0dXJl"
    signed_transaction: "eyJhbGciOiJFUzI1NiJ9.eyJwcm9kdWN0SWQiOiJwcm8ifQ.c2lnbmF0dXJl"
    silent_days: 10
    size: 182044
    slug: "barbell-back-squat"
    source: "MuscleMate"
    squat: 142.5
    start: 150
    start_value: 120
    started_on: "2026-01-05"
    starts_at: "2026-01-06T00:00:00+00:00"
    starts_on: "2026-01-12"
    state: "LdAL134CIs7YgmZUganB2fkHMJ0W4F7QB6HqY5KEd6k"
    status: 422
    step: 2.5
    stripe_price: "price_1Example"
    success_percent: 94
    success_url: "https://app.example.com/welcome"
    summary: "Looks after the tables of the database"
    superset: 1
    support_email: "help@app.example.com"
    tagline: "Train with a plan"
    target: 150
    tenant: "musclemate"
    terms_url: "https://app.example.com/terms"
    text: "The last set moved well. Next week 145 kg."
    tier: "lifter_pro"
    tier_name: "Pro"
    time_of_day_assumed: "12:00"
    time_zone: "Europe/Berlin"
    title: "The input is not valid"
    to: "2026-03-31"
    token: "q3Vt8mS1bJrYxw0ZkEoP5gLdAL134CIs7YgmZUganB2"
    total: 430
    tr: "Bu gece hiçbir şey kaydedilemez."
    training_max: 152.5
    training_max_percentage: 90
    training_type: "strength"
    transports: ["internal"]
    trial_days: 14
    trial_ends_at: "2026-01-19T18:00:00+00:00"
    type: "/problems/invalid"
    unassigned: 2
    unchanged: 40
    unit: "kg"
    unread: 2
    unread_comments: 1
    unread_messages: 2
    unread_text: "Can we move Thursday to Friday?"
    unrounded: 142.5
    until: "2026-01-12T00:00:00+00:00"
    updated: 3
    uri: "otpauth://totp/MuscleMate:leo?secret=JBSWY3DPEHPK3PXP&issuer=MuscleMate"
    url: "https://app.example.com/terms"
    used: 3
    userHandle: "AaH9GIDcc72ZSEflYYGs9w"
    user_agent: "MuscleMate/2.4.0 (iPhone)"
    username: "leo"
    uses: 100
    value: 142.5
    version: 7
    volume: 8420
    votes: 17
    waiting: 2
    wanted: 101.5
    web: "2.4.0"
    website: "https://www.example.com"
    week: 1
    week_start: "monday"
    weekday: "monday"
    weekdays: ["monday", "thursday"]
    weeks: 4
    weight: 142.5
    weight_difference: 2.5
    welcome: "Good to see you."
    worker: "musclemate-1"
    workout_count: 38
    workout_name: "Squat day"
    workouts: 4
    workouts_28_days: 14
    workouts_7_days: 4
    years: 45
    APIKey.name: "Spreadsheet"
    APIKeyRequest.name: "Spreadsheet"
    AdminAccount.sessions: 2
    AdminAccountQuery.q: "leo"
    AgeAdjustment.version: "1"
    Alert.about: "203.0.113.7"
    Alert.details: {"counted": 812, "usual": 40}
    AlertQuery.open: true
    AppPreferences.settings: {"rest_seconds": 150, "shows_rpe": true}
    AppStoreRestoration.signed_transactions: ["eyJhbGciOiJFUzI1NiJ9.eyJwcm9kdWN0SWQiOiJwcm8ifQ.c2lnbmF0dXJl"]
    AssignedPlan.is_locked: true
    AssignedPlan.name: "Meet preparation"
    Assignment.dates: []
    Assignment.name: "Meet preparation"
    AssignmentMaking.name: "Meet preparation"
    AssignmentSummary.name: "Meet preparation"
    AttentionCount.count: 2
    AttentionEntry.text: "No workout for 12 days."
    AttentionQuery.dismissed: false
    AttestationResponse.publicKey: "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"
    AuditFilter.q: "workout"
    AuditPerson.display_name: "Ada"
    AuditPerson.username: "ada"
    AuditRecord.details: {"workout": "01a1fd18-80dc-73bd-9948-47e56181acf7"}
    Backup.name: "2026-01-05T043000Z"
    BlockedCoach.display_name: "Carla"
    BlockedCoach.username: "carla"
    BodyDrawingQuery.goal: 80
    BodyProgressPoint.count: 2
    BodyProgressPoint.value: 82.4
    BodyWeight.weight: 82.4
    CheckoutRequest.price: "01a1fd18-80dc-73bd-9948-47e56181acf7"
    ClientLabel.name: "competes"
    ClientLabels.labels: ["competes"]
    ClientNote.text: "Prefers to train in the morning."
    Coach.display_name: "Carla"
    Coach.username: "carla"
    Cohort.size: 24
    Cohort.week: "2026-01-05"
    CohortWeek.active: 17
    CohortWeek.week: 3
    Comment.answers: []
    Comment.is_changed: false
    Comment.is_deleted: false
    DataExport.size: 182044
    DeletedThing.name: "Squat day"
    DeletedWorkout.name: "Squat day"
    DirectMessage.is_deleted: false
    Draft.name: "Squat day"
    DraftClock.state: "running"
    DraftSet.kind: "working"
    DraftSummary.name: "Squat day"
    EffortAnswer.formula: "rpe_curve"
    EffortAnswer.version: "rts-2011"
    EnergyAnswer.code: "02054"
    EnergyAnswer.formula: "met"
    EnergyAnswer.version: "2024"
    EnergyRequest.distance_meters: 5000
    Entitlement.used: 4
    Erasure.due_at: "2026-02-04T18:00:00+00:00"
    EstimatedFrom.version: "1"
    ExerciseMove.from: 2
    ExerciseMove.to: 0
    FactorName.name: "Authenticator"
    FactorNaming.name: "Authenticator"
    Fault.code: "missing"
    Fault.message: "is missing"
    FeatureUse.uses: 512
    FeedbackAnswer.text: "Thank you. It comes with the next version."
    FeedbackQuery.label: "logging"
    FeedbackQuery.q: "copy"
    FeedbackRequest.text: "Let me copy a set to the next one."
    FeedbackTriage.labels: ["logging"]
    FeedbackTriage.notes: "Asked for by three others."
    ForecastMuscle.sets: 9
    ForecastWeek.sessions: 4
    ForecastWeek.sets: 54
    FurtherWaysIn.providers: ["google"]
    Goal.notes: "For the meet in June."
    GraphReport.text: "The point of January 5 is missing."
    IdentityLink.code: "LdAL134CIs7YgmZUganB2fkHMJ0W4F7QB6HqY5KEd6k"
    ImportProblem.code: "weight_unreadable"
    ImportProblem.message: "The weight could not be read."
    ImportQuery.dry_run: true
    ImportQuery.restore_deleted: false
    ImportQuery.columns: "date,exercise,weight:kg,reps,-"
    ImportQuery.dates: "day_first"
    ImportedColumn.name: "Weight (kg)"
    ImportedColumn.meaning: "weight"
    ImportedColumn.unit: "kg"
    ImportedTable.rows: [["2026-01-05", "Back squat", "142.5", "5", ""]]
    ImportedTable.missing: []
    ImportedTwin.name: "Squat day"
    ImportedTwin.started_at: "2026-01-05 18:00:00"
    HeaviestImportedSet.exercise: "Back squat"
    ImportProblem.column: "Weight (kg)"
    ImportReport.exercise_names: ["Back squat", "Bench press"]
    ImportedTable.app: "Strong"
    ImportedTable.app_missing: ["set order"]
    ImportReport.source: "strong"
    ImportSummary.source: "strong"
    InventoriedTable.days: 90
    InventoriedTable.name: "app.workouts"
    Invite.lifter: "leo"
    InviteCode.code: "MM4K-7QPD-X2RT"
    InviteCode.used: 3
    InviteCode.uses: 100
    SharedLink.kind: "graph"
    SharedLink.link: "https://app.example.com/s/5sZtCxpH-EHGU0Xw3XggQf5TsSyMryR0N_qUQr2vhww"
    SharedLink.name: "Squat, estimated 1RM"
    SharedLink.opens: 12
    SharedGraph.of: "squat"
    LiftMax.weight: 165
    LiveWorkoutName.name: "Squat day"
    LoadExplanation.formula: "percentage_of_training_max"
    LoadInput.name: "training_max"
    LoadInput.unit: "kg"
    LoadingAnswer.formula: "exact_subset"
    LoadingAnswer.target: 142.5
    LoadingAnswer.version: "fewest-plates-1"
    Look.scope: "workout_details"
    MacroValues.alcohol: 0
    MacrosAnswer.formula: "atwater"
    MacrosAnswer.version: "1"
    MacrosRequest.kilocalories: 2400
    MadeAPIKey.token: "mmkey_q3Vt8mS1bJrYxw0ZkEoP5g"
    Measurement.unit: "kg"
    Measurement.value: 82.4
    MedicalCondition.name: "Lower back strain"
    MedicalCondition.notes: "No deadlifts from the floor for now."
    MeetPoints.version: "2020"
    MeetScoreRequest.age: 31
    MeetScoreRequest.body_weight: 82.4
    MuscleGroupSets.sets: 14
    NewDraft.name: "Squat day"
    NewPasskey.name: "Leo's phone"
    Notice.arguments: {"workout": "01a1fd18-80dc-73bd-9948-47e56181acf7", "name": "Squat day"}
    Notice.count: 1
    Notice.text: "Carla commented on your workout Squat day."
    OneMuscleSets.sets: 8.5
    OneRepMaxAnswer.version: "1"
    OneRepMaxEstimate.version: "1"
    OpenedSession.token: "l1.q3Vt8mS1bJrYxw0ZkEoP5gLdAL134CIs7YgmZUgan"
    OwnFeedback.text: "Let me copy a set to the next one."
    Passkey.name: "Leo's phone"
    PasskeyAssertion.id: "ahR0OQQ6Tn2tUeFQZQ8wmQ"
    PasskeyCredential.id: "ahR0OQQ6Tn2tUeFQZQ8wmQ"
    PaymentPage.url: "https://checkout.stripe.com/c/pay/cs_example"
    PersonalRecord.value: 166.25
    PlacedDraftSet.kind: "working"
    PlacedSet.kind: "working"
    Plan.code: "lifter_pro"
    Plan.name: "Pro"
    PlanAuthor.name: "Carla"
    PlanComparison.name: "Squat day"
    PlannedWorkout.name: "Squat day"
    PlannedWorkoutSummary.name: "Squat day"
    PlateLine.count: 3
    PlateLine.weight: 20
    PlatesOwned.count: 8
    PlatesOwned.weight: 20
    PredeterminedRoutine.name: "Full body for beginners"
    PredeterminedRoutine.slug: "full-body-beginner"
    PrescribedSet.kind: "working"
    ProfileBodyWeight.weight: 82.4
    Programme.name: "5/3/1"
    ProgrammeMove.from: 150
    ProgrammeMove.to: 152.5
    ProgrammePlanSession.name: "Squat day"
    ProgrammePlanSession.state: "planned"
    ProgrammePlanWeek.name: "Heavy week"
    ProgrammeSession.name: "Squat day"
    ProgrammeSet.kind: "working"
    ProgrammeSummary.name: "5/3/1"
    ProgrammeWeek.name: "Heavy week"
    ProgressDrawingQuery.goal: 192.5
    ProgressPoint.body_weight: 82.4
    ProgressPoint.record: true
    ProgressPoint.light: true
    ProgressPoint.count: 5
    ProgressPoint.value: 166.25
    ProgressPoint.weight: 142.5
    PublicIdea.text: "Let me copy a set to the next one."
    QuietHours.from: "22:00"
    QuietHours.time_zone: "Europe/Berlin"
    QuietHours.to: "07:00"
    RepetitionsAnswer.version: "1"
    ReportedGraph.bucket: "day"
    RestingEnergyAnswer.formula: "mifflin_st_jeor"
    RestingEnergyAnswer.version: "1"
    RestingEnergyRequest.height: 178
    Roster.total: 12
    RosterLabel.name: "competes"
    RosterQuery.after: "AaH9GIDcc72ZSEflYYGs9wFsZW8"
    RosterQuery.q: "leo"
    RoutineName.name: "Squat day"
    RunOfJob.done: 14
    RunOfJob.total: 14
    ScheduledJob.name: "vacuum_and_reindex"
    ScopeWords.name: "History"
    SecondFactor.name: "Authenticator"
    Session.current: true
    SessionGlance.name: "Squat day"
    Set.kind: "working"
    SharingPause.paused: true
    ShownTenant.name: "MuscleMate"
    ShownTenant.slug: "musclemate"
    SignInReturn.code: "LdAL134CIs7YgmZUganB2fkHMJ0W4F7QB6HqY5KEd6k"
    SignInWays.items: ["password", "google"]
    StartedSignIn.url: "https://accounts.google.com/o/oauth2/v2/auth?state=q3Vt8mS1bJrYxw0ZkEoP5g"
    Subscription.text: "Active until February 5, 2026"
    SummaryDay.workouts: 1
    SupersetMaking.exercises: [0, 1]
    TOTPEnrolment.name: "Authenticator"
    TOTPEnrolment.secret: "JBSWY3DPEHPK3PXP"
    Team.name: "Iron Club"
    TeamInvite.coach: "carla"
    TeamMember.display_name: "Carla"
    TeamMember.username: "carla"
    TeamName.name: "Iron Club"
    Template.name: "Squat day"
    TemplateCopy.name: "Squat day 2"
    TemplateOrder.templates: ["01a1fd18-80dc-73bd-9948-47e56181acf7", "01a1fd18-80dc-7dd0-9948-47e56181ad01"]
    TemplateSummary.name: "Squat day"
    TemplateUse.name: "squat day"
    TemplateUse.uses: 64
    TenantChanges.name: "MuscleMate"
    TenantChanges.slug: "musclemate"
    TenantPicture.height: 512
    TenantPicture.media_type: "image/png"
    TenantPicture.path: "/brand/50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c"
    TenantPicture.width: 512
    TenantSettings.name: "MuscleMate"
    TenantSettings.slug: "musclemate"
    Tier.code: "lifter_pro"
    Tier.is_free: false
    Tier.name: "Pro"
    TierDefinition.code: "lifter_pro"
    TierDefinition.is_free: false
    TierDefinition.name: "Pro"
    TokenSignIn.name: "Leo"
    Totals.duration_seconds: 763200
    Totals.first_day: "2024-02-12"
    Totals.last_day: "2026-01-05"
    Totals.reps: 18240
    Totals.sets: 3310
    Totals.volume: 1640250
    Totals.workouts: 212
    TrainingDay.workouts: 1
    TriagedFeedback.labels: ["logging"]
    TriagedFeedback.notes: "Asked for by three others."
    TriagedFeedback.text: "Let me copy a set to the next one."
    UnitsAnswer.formula: "definition"
    UnitsAnswer.to: "lb"
    UnitsAnswer.version: "1"
    UnitsRequest.to: "lb"
    Viewer.display_name: "Carla"
    Viewer.username: "carla"
    WarmUpAnswer.version: "1"
    WarmUpLine.percentage: 60
    WarmUpLine.sets: 1
    Workout.name: "Squat day"
    WorkoutGlance.name: "Squat day"
    WorkoutQuery.q: "squat"
    WorkoutSummary.name: "Squat day"
    Writer.display_name: "Carla"
    Writer.username: "carla"
    """#

  private static let withoutThese = """
    PushTarget.token SyncItem.deleted Account.consent_due_at Account.erasure_due_at Account.mail_stopped_since Account.time_zone_outdated AdminAccount.erasure_due_at
    AdminAccount.lock AdminAccount.mail_stopped_since AdminAccount.password_locked_until Assignment.programme_id
    Assignment.withdrawn_at AssignmentMaking.dates AssignmentMaking.programme_id AssignmentSummary.programme_id
    AssignmentSummary.withdrawn_at AttentionRules.muted CommentRequest.reply_to DraftSet.distance_meters
    DraftSet.duration_seconds EffortRequest.one_rep_max FiveThreeOneLift.training_max Goal.exercise_id
    GoalBasis.from GoalBasis.measurement_id GoalBasis.to Height.feet Height.inches MacrosRequest.kilocalories
    MacrosRequest.percentages MeetScoreRequest.total NewDraft.planned_workout_id NewDraft.template_id
    NewDraft.workout_id ClockPress.at DraftInput.planned_workout_id
    DraftInput.template_id WorkoutInput.planned_workout_id PlacedDraftSet.distance_meters PlacedDraftSet.duration_seconds PlacedSet.distance_meters
    PlacedSet.duration_seconds PlatesRequest.fixed PrescribedExercise.superset PrescribedSet.distance_meters
    PrescribedSet.duration_seconds PrescribedSet.percentage PrescribedSet.reps_max Programme.definition
    ProgrammeLift.start ProgressionCondition.amrap_reps_at_least ProgressionCondition.amrap_reps_at_most
    ProgressionCondition.misses_in_a_row ProgressionCondition.reps_at_top ProgressionCondition.rpe_at_most
    ProgressionCondition.rpe_over ProgressionEffect.add_percent ProgressionEffect.add_reps
    ProgressionEffect.go_back ProgressionEffect.multiply_percent ProgressionEffect.reset_percent
    ProgressionEffect.set_reps Proof.passkey Proof.password Proof.recovery_code SecondStep.passkey
    SecondStep.recovery_code SharedLink.subject_id Set.distance_meters Set.duration_seconds TokenSignIn.access_token
    TopSet.distance_meters TopSet.duration_seconds Workout.energy_missing
    """
}
