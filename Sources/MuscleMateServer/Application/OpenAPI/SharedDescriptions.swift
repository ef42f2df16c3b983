internal import APISchema
internal import MuscleMateAPI

extension Descriptions {
  static let ofAPI = Descriptions(ofTypes: MessageDescriptions.lines, ofNames: SharedDescriptions.lines)
}

/// The descriptions of members that mean the same wherever they have no doc comment, and of parameters of paths.
enum SharedDescriptions {
  // swift-format-ignore
  static let lines = """
    active_seconds: How long the activity lasted, in seconds.
    activity: The activity by which the energy is estimated.
    after: The next of the page before. Absent: the first page.
    age: The age, in full years.
    answer: What was answered. Absent: nothing yet.
    answered_at: When it was answered. Absent: it was not.
    app_version: The version of the app with which it was written.
    asked_at: When it was asked for.
    assignment_id: The assignment that it came with.
    attempts: How often it was tried.
    audience: Whom it is sold to.
    base: The weight that the percentages are taken of.
    body_weight: The weight of the body.
    branding: Colours, pictures and words by which an app looks like the tenant's own.
    bucket: How much a point of the graph covers: a day, a week or a month.
    clock: The clock of a live workout.
    closed_at: When it was decided or ended. Absent: it is open.
    colour: The colour of the label, as #rrggbb.
    compendium_code: The code of the activity in the Compendium of Physical Activities.
    consents: The versions of the policies that are agreed to.
    created_at: When it was made.
    credential: What the browser's API gave for the passkey.
    currency: The currency, by its code in ISO 4217.
    cycle: The number of the programme's cycle, from 1.
    date: The day, as the lifter's calendar had it.
    deleted_at: When it was deleted.
    device: What the device is called, for the list of sessions.
    display_name: The name that others see. Absent: they see the username.
    distance_meters: The distance, in metres.
    dry_run: Whether it only reports what it would do, and changes nothing.
    due_at: The moment for which it is planned.
    duration_seconds: How long it takes, in seconds.
    edited_at: When the text was changed. Absent: never.
    email: The mail address.
    email_verified: Whether the address was confirmed by a mailed link.
    ended_at: When it ended. Absent: it has not ended.
    ends_at: When it ends.
    equipment: The equipment that it needs.
    error: What went wrong, in the words of the program. Absent: nothing.
    exercise_count: How many exercises it has.
    exercise_id: The exercise among the lifter's own that it is about.
    exercises: The exercises, in the order in which they are done.
    expires_at: When it ends by itself. Absent: it has no end.
    factor: The number that is multiplied by.
    feature: The feature.
    features: The features that it includes.
    first_day: The first day of the span.
    formula: The formula that is used.
    from: The first day that counts. Absent: there is no first one.
    grants: Each permission with its dates.
    graph: The graph that it is about.
    height: The height of the body.
    history: What happened, the newest first.
    id: The id of the thing. The server makes it, and it never changes.
    interval: How often it is paid.
    is_deleted: Whether it was deleted; its text is then gone.
    is_mine: Whether the caller wrote it.
    is_unread: Whether the caller has not read it yet.
    items: The items of this page, in the order of the list.
    job: The job, by its name.
    kilocalories: The energy, in kilocalories.
    kilojoules: The energy, in kilojoules.
    language: The language, as a BCP 47 tag.
    last_day: The last day of the span, which counts too.
    last_used_at: When it was used last. Absent: never.
    lift: The main lift that it is: squat, bench press or deadlift. Absent: another exercise.
    limit: How many items a page has at most. Absent: 20.
    linked_at: When it was linked.
    local_date: The day on which it was, at the place where it was.
    locale: The language for texts and mails, as a BCP 47 tag such as de or en-GB.
    measure: What is counted of it, and thus what its weights mean.
    members: The members of the team.
    met: The metabolic equivalent: the energy of the activity as a multiple of that at rest.
    misses: How often in a row the sets were not all reached.
    muscle: The muscle.
    name: The name as people see it, in one line.
    next: Goes into after for the next page. Absent: this is the last one.
    nonce: The nonce from POST /v1/sign-in-nonces, which makes the provider's token usable once.
    notes: Free text about it.
    one_rep_max: The weight that can be lifted once, known or estimated.
    password: The password of the account. It is never sent back.
    per_side: The plates on each side of the bar, the heaviest first.
    performed_at: When the workout began.
    planned_for: The day for which it is planned. Absent: any day.
    planned_workout_id: The planned workout that it was started from.
    points: The points of the graph, the earliest first.
    prices: The prices at which it is sold.
    primary_muscles: The muscles that the exercise trains first.
    privacy_url: The address of the privacy policy.
    programme_id: The programme that it belongs to.
    provider: The service behind it.
    q: A part of the text to search for.
    reps: How many repetitions.
    rest_seconds: The rest after the set, in seconds.
    revision: How often the plan was changed, from 1.
    roles: The roles that the account has.
    rounded: The result as it is shown or loaded.
    rpe: How hard it was, on the scale of perceived exertion from 0 to 10: at 9, one repetition was left. In steps of a half.
    rule: The rule of the attention queue.
    scope: The permission.
    screen: The screen of the app on which it was written.
    secondary_muscles: The muscles that help.
    session: The number of the session within its week, from 1.
    sessions: The sessions, in order.
    set_count: How many sets it has.
    sets: The sets, in the order in which they are done.
    sex: The sex by which the formulas for scores reckon; mx for those of neither.
    slug: The name in addresses: lower-case letters, digits and hyphens.
    started_at: When it began. Absent: it has not begun.
    starts_at: When it begins.
    superset: Exercises that share a number are done in turns. Absent: by itself.
    template_id: The template that it was made from, or is to be made from.
    tenant: The tenant, by its name in addresses.
    terms_url: The address of the terms of use.
    texts: The texts, one for each language.
    time_zone: An IANA time zone, such as Europe/Berlin.
    to: The last day that counts. Absent: there is no last one.
    training_type: What it trains: strength, endurance, flexibility or balance.
    trial_days: How many days can be tried before the first payment. 0: none.
    unit: The unit of the weights beside it: kilograms or pounds.
    unrounded: The exact result, before it was rounded.
    updated_at: When it was changed last.
    url: The address of the page.
    username: The unique name of the account within its tenant, in lower case.
    version: The number of the version, which goes up with every change. In If-Match it makes a change conditional.
    volume: Weight times repetitions, summed over the sets without warm-ups.
    votes: How many people want it.
    week: The number of the week within the cycle, from 1.
    week_start: The weekday on which the lifter's weeks begin.
    weekdays: The weekdays on which it is meant to be done. Empty: none in particular.
    weeks: The weeks, in order.
    weight: A weight, in the unit beside it.
    why: How the value came about.
    withdrawn_at: When the coach withdrew it. Absent: it was not withdrawn.
    workout_id: The workout that it is about.
    workouts: How many workouts there were.
    {lifter}: The lifter by the id of the account, or `me`.
    {id}: The id of the thing.
    {tenant}: The tenant, by its name in addresses.
    {invite}: The token of the mailed link, the code, or the id of the invitation.
    {lift}: A main lift, or the id of one of the lifter's exercises.
    {provider}: The service that vouches for the person.
    {kind}: The kind of the policy.
    {picture}: The picture of the brand.
    {feature}: The feature.
    {weekday}: The day of the week.
    {session}: The session by its id, or `current`.
    {account}: The account of the other person.
    {coach}: The coach.
    {comment}: The comment.
    {exercise}: The exercise, by its id or its place.
    {message}: The message.
    {run}: The run of the job.
    {team}: The team.
    {workout}: The workout.
    {set}: The set, by its id or its place.
    {number}: The number.
    {version}: The version of the policy.
    {slug}: The name of the routine or exercise, the same in every language.
    {job}: The job, by its name.
    {token}: The token of the mailed link.
    """
}
