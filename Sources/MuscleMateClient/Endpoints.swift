// Written by `musclemate routes --swift` (`make schema`).
// swift-format-ignore-file

public import APISchema
public import MuscleMateAPI
internal import Primitives
public import Strength

public enum IdentityEndpoints {
  /// Register as lifter or coach
  public static let postAccounts = Endpoint<Nothing, Registration, Account>(.post, "/v1/accounts", needsSession: false)
  /// Confirm an address with the token that was mailed to it
  public static let postEmailVerifications = Endpoint<Nothing, TokenRequest, Nothing>(.post, "/v1/email-verifications", needsSession: false)
  /// Mail the link again, if the address waits for it
  public static let postEmailVerificationsResend = Endpoint<Nothing, AddressRequest, Nothing>(.post, "/v1/email-verifications/resend", needsSession: false)
  /// Mail a link for a new password, if the address is someone's
  public static let postPasswordResets = Endpoint<Nothing, AddressRequest, Nothing>(.post, "/v1/password-resets", needsSession: false)
  /// Set a new password, end every session and API key, and hear what else opens the account
  public static let putPasswordResetsToken = Endpoint<Nothing, NewPassword, FurtherWaysIn>(.put, "/v1/password-resets/{token}", needsSession: false)
  /// Mail the username, if the address is someone's
  public static let postUsernameReminders = Endpoint<Nothing, AddressRequest, Nothing>(.post, "/v1/username-reminders", needsSession: false)
  /// My account
  public static let getMe = Endpoint<Nothing, Nothing, Account>(.get, "/v1/me")
  /// Change my account
  public static let patchMe = Endpoint<Nothing, AccountChanges, Account>(.patch, "/v1/me")
  /// Take another username, at most every 30 days
  public static let putMeUsername = Endpoint<Nothing, UsernameChange, Account>(.put, "/v1/me/username")
  /// Be a lifter or coach as well
  public static let postMeRoles = Endpoint<Nothing, RoleRequest, Account>(.post, "/v1/me/roles")
  /// Change my password and end my other sessions and my API keys
  public static let putMePassword = Endpoint<Nothing, PasswordChange, Nothing>(.put, "/v1/me/password")
  /// Change my address, once the link mailed to it is used; ends an earlier change
  public static let putMeEmail = Endpoint<Nothing, EmailChange, Nothing>(.put, "/v1/me/email")
  /// Sign in with address or username
  public static let postSessions = Endpoint<Nothing, SignInRequest, OpenedSession>(.post, "/v1/sessions", needsSession: false)
  /// Sign out everywhere, here too, and revoke my API keys
  public static let deleteSessions = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sessions")
  /// My signed-in devices
  public static let getSessions = Endpoint<Nothing, Nothing, Page<Session>>(.get, "/v1/sessions")
  /// This session: who is signed in, and in which role
  public static let getSessionsCurrent = Endpoint<Nothing, Nothing, CurrentSession>(.get, "/v1/sessions/current")
  /// Go on in another role of mine, with another token
  public static let putSessionsCurrentRole = Endpoint<Nothing, SessionRole, OpenedSession>(.put, "/v1/sessions/current/role")
  /// Sign out here
  public static let deleteSessionsCurrent = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sessions/current")
  /// Sign out another device
  public static let deleteSessionsSession = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sessions/{session}")
  /// My second factors
  public static let getSecondFactors = Endpoint<Nothing, Nothing, SecondFactorList>(.get, "/v1/second-factors")
  /// Begin to use an app that makes codes
  public static let postSecondFactorsTotp = Endpoint<Nothing, FactorNaming, TOTPEnrolment>(.post, "/v1/second-factors/totp")
  /// Show by a first code that the app works; from now on signing in takes a code
  public static let postSecondFactorsTotpIdConfirmation = Endpoint<Nothing, CodeRequest, RecoveryCodes>(.post, "/v1/second-factors/totp/{id}/confirmation")
  /// Make ten new recovery codes
  public static let postSecondFactorsRecoveryCodes = Endpoint<Nothing, Nothing, RecoveryCodes>(.post, "/v1/second-factors/recovery-codes")
  /// Rename a second factor
  public static let patchSecondFactorsId = Endpoint<Nothing, FactorName, Nothing>(.patch, "/v1/second-factors/{id}")
  /// Remove a second factor
  public static let deleteSecondFactorsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/second-factors/{id}")
  /// Sign in: the second step
  public static let postSessionsSecondFactor = Endpoint<Nothing, SecondStep, OpenedSession>(.post, "/v1/sessions/second-factor", needsSession: false)
  /// Prove my identity again, for routes that need a proof of the last 15 minutes
  public static let putSessionsCurrentProof = Endpoint<Nothing, Proof, Nothing>(.put, "/v1/sessions/current/proof")
  /// End the lock of a password that was guessed at, by the mailed token
  public static let postPasswordUnlocks = Endpoint<Nothing, TokenRequest, Nothing>(.post, "/v1/password-unlocks", needsSession: false)
  /// My passkeys
  public static let getPasskeys = Endpoint<Nothing, Nothing, Page<Passkey>>(.get, "/v1/passkeys")
  /// Ask for a new passkey: what the browser makes it by
  public static let postPasskeysRegistrations = Endpoint<Nothing, Nothing, PasskeyOptions>(.post, "/v1/passkeys/registrations")
  /// Add the passkey that the browser made
  public static let postPasskeys = Endpoint<Nothing, NewPasskey, Passkey>(.post, "/v1/passkeys")
  /// Rename a passkey
  public static let patchPasskeysId = Endpoint<Nothing, FactorName, Passkey>(.patch, "/v1/passkeys/{id}")
  /// Remove a passkey
  public static let deletePasskeysId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/passkeys/{id}")
  /// Ask for one of my passkeys, as a proof
  public static let postPasskeysChallenges = Endpoint<Nothing, Nothing, PasskeyOptions>(.post, "/v1/passkeys/challenges")
  /// Ask for a passkey to sign in by
  public static let postSessionsPasskeyChallenges = Endpoint<Nothing, Nothing, PasskeyOptions>(.post, "/v1/sessions/passkey/challenges", needsSession: false)
  /// Sign in by a passkey
  public static let postSessionsPasskey = Endpoint<Nothing, PasskeySignIn, OpenedSession>(.post, "/v1/sessions/passkey", needsSession: false)
  /// The ways into the tenant
  public static let getSignIns = Endpoint<Nothing, Nothing, SignInWays>(.get, "/v1/sign-ins", needsSession: false)
  /// Begin a sign-in at a provider, in a browser
  public static let postSignInsProvider = Endpoint<Nothing, SignInStart, StartedSignIn>(.post, "/v1/sign-ins/{provider}", needsSession: false)
  /// Sign in with what came back through the browser
  public static let postSignInsProviderSession = Endpoint<Nothing, SignInReturn, OpenedSession>(.post, "/v1/sign-ins/{provider}/session", needsSession: false)
  /// A nonce for the provider's own library
  public static let postSignInsProviderNonces = Endpoint<Nothing, Nothing, SignInNonce>(.post, "/v1/sign-ins/{provider}/nonces", needsSession: false)
  /// Sign in with a token of the provider's own library
  public static let postSignInsProviderToken = Endpoint<Nothing, TokenSignIn, OpenedSession>(.post, "/v1/sign-ins/{provider}/token", needsSession: false)
  /// Begin to link a provider to my account
  public static let postSignInsProviderLink = Endpoint<Nothing, SignInStart, StartedSignIn>(.post, "/v1/sign-ins/{provider}/link")
  /// The providers linked to my account
  public static let getIdentities = Endpoint<Nothing, Nothing, Page<Identity>>(.get, "/v1/identities")
  /// Link what came back through the browser
  public static let postIdentities = Endpoint<Nothing, IdentityLink, Identity>(.post, "/v1/identities")
  /// Unlink a provider
  public static let deleteIdentitiesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/identities/{id}")
  /// Make a key for a script; its token is shown once
  public static let postApiKeys = Endpoint<Nothing, APIKeyRequest, MadeAPIKey>(.post, "/v1/api-keys")
  /// My keys
  public static let getApiKeys = Endpoint<Nothing, Nothing, Page<APIKey>>(.get, "/v1/api-keys")
  /// Revoke a key, from the next request on
  public static let deleteApiKeysId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/api-keys/{id}")
  /// Recent changes of how my account is reached, by admins and by me
  public static let getMeAccountChanges = Endpoint<Nothing, Nothing, Page<AccountChange>>(.get, "/v1/me/account-changes")
  /// Refuse what an admin asked to change of my account, or withdraw my own change of address
  public static let deleteMeAccountChangesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/me/account-changes/{id}")
  /// Refuse what an admin asked to change of an account, by the mailed token
  public static let postAccountChangeVetoes = Endpoint<Nothing, TokenRequest, Nothing>(.post, "/v1/account-change-vetoes", needsSession: false)
  /// Give an account another address in place of one that was set aside, once the link mailed to it is used
  public static let postAddressReplacements = Endpoint<Nothing, AddressReplacement, Nothing>(.post, "/v1/address-replacements", needsSession: false)
}

public enum BodyEndpoints {
  /// My profile
  public static let getProfile = Endpoint<Nothing, Nothing, Profile>(.get, "/v1/profile")
  /// Change my profile
  public static let patchProfile = Endpoint<Nothing, ProfileChanges, Profile>(.patch, "/v1/profile", takesOperations: true)
  /// What an app remembers for me on all my devices
  public static let getProfilePreferences = Endpoint<Nothing, Nothing, AppPreferences>(.get, "/v1/profile/preferences")
  /// Set what an app remembers for me, in the place of what it remembered before
  public static let putProfilePreferences = Endpoint<Nothing, AppPreferences, AppPreferences>(.put, "/v1/profile/preferences", isVersioned: true)
  /// A lifter's medical conditions
  public static let getLiftersLifterMedicalConditions = Endpoint<Nothing, Nothing, MedicalConditions>(.get, "/v1/lifters/{lifter}/medical-conditions")
  /// Replace my medical conditions
  public static let putLiftersLifterMedicalConditions = Endpoint<Nothing, MedicalConditions, MedicalConditions>(.put, "/v1/lifters/{lifter}/medical-conditions", takesOperations: true)
  /// Take my medical conditions back
  public static let deleteLiftersLifterMedicalConditions = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/medical-conditions", takesOperations: true)
  /// Sex, body weight and maximal lifts, with total and scores
  public static let getLiftersLifterPowerlifting = Endpoint<Nothing, Nothing, PowerliftingProfile>(.get, "/v1/lifters/{lifter}/powerlifting")
  /// Change sex, body weight or maximal lifts
  public static let patchLiftersLifterPowerlifting = Endpoint<Nothing, PowerliftingChange, PowerliftingProfile>(.patch, "/v1/lifters/{lifter}/powerlifting", takesOperations: true)
  /// Take each lift's maximum from its best logged set; what was never logged stays, and what was entered only rises
  public static let postLiftersLifterPowerliftingRefresh = Endpoint<PowerliftingRefreshQuery, Nothing, PowerliftingProfile>(.post, "/v1/lifters/{lifter}/powerlifting/refresh", takesOperations: true)
  /// A lifter's measurements, newest first
  public static let getLiftersLifterMeasurements = Endpoint<MeasurementQuery, Nothing, Page<Measurement>>(.get, "/v1/lifters/{lifter}/measurements")
  /// The last measurement of each kind
  public static let getLiftersLifterMeasurementsLatest = Endpoint<Nothing, Nothing, Page<Measurement>>(.get, "/v1/lifters/{lifter}/measurements/latest")
  /// Note a measurement
  public static let postLiftersLifterMeasurements = Endpoint<Nothing, Measurement, Measurement>(.post, "/v1/lifters/{lifter}/measurements", isIdempotent: true, takesOperations: true)
  /// One measurement
  public static let getLiftersLifterMeasurementsId = Endpoint<Nothing, Nothing, Measurement>(.get, "/v1/lifters/{lifter}/measurements/{id}")
  /// Note a measurement under an identifier, or replace it
  public static let putLiftersLifterMeasurementsId = Endpoint<Nothing, Measurement, Measurement>(.put, "/v1/lifters/{lifter}/measurements/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a measurement, which can be undone for 30 days
  public static let deleteLiftersLifterMeasurementsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/measurements/{id}", isVersioned: true, takesOperations: true)
  /// My goals, the nearest day first
  public static let getGoals = Endpoint<Nothing, Nothing, Page<Goal>>(.get, "/v1/goals")
  /// Set a goal
  public static let postGoals = Endpoint<Nothing, Goal, Goal>(.post, "/v1/goals", isIdempotent: true, takesOperations: true)
  /// A goal and its progress
  public static let getGoalsId = Endpoint<Nothing, Nothing, Goal>(.get, "/v1/goals/{id}")
  /// Set a goal under an identifier, or replace it
  public static let putGoalsId = Endpoint<Nothing, Goal, Goal>(.put, "/v1/goals/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Give a goal up, which can be undone for 30 days
  public static let deleteGoalsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/goals/{id}", isVersioned: true, takesOperations: true)
}

public enum TrainingEndpoints {
  /// A lifter's workouts, newest first
  public static let getLiftersLifterWorkouts = Endpoint<WorkoutQuery, Nothing, Page<WorkoutSummary>>(.get, "/v1/lifters/{lifter}/workouts")
  /// Log a workout
  public static let postLiftersLifterWorkouts = Endpoint<Nothing, Workout, Workout>(.post, "/v1/lifters/{lifter}/workouts", isIdempotent: true, takesOperations: true)
  /// A workout with its exercises and sets
  public static let getLiftersLifterWorkoutsId = Endpoint<Nothing, Nothing, Workout>(.get, "/v1/lifters/{lifter}/workouts/{id}")
  /// Log a workout under an identifier, or replace it
  public static let putLiftersLifterWorkoutsId = Endpoint<Nothing, Workout, Workout>(.put, "/v1/lifters/{lifter}/workouts/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a workout; for 30 days that can be undone
  public static let deleteLiftersLifterWorkoutsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/workouts/{id}", isVersioned: true, takesOperations: true)
  /// Change an exercise of a workout, move it, or add one under an id of one's own
  public static let putLiftersLifterWorkoutsIdExercisesExercise = Endpoint<Nothing, PlacedExercise, Workout>(.put, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Take an exercise out of a workout
  public static let deleteLiftersLifterWorkoutsIdExercisesExercise = Endpoint<Nothing, Nothing, Workout>(.delete, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Change a set of a workout, move it, or add one under an id of one's own
  public static let putLiftersLifterWorkoutsIdSetsSet = Endpoint<Nothing, PlacedSet, Workout>(.put, "/v1/lifters/{lifter}/workouts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// Take a set out of a workout, and with the last one its exercise
  public static let deleteLiftersLifterWorkoutsIdSetsSet = Endpoint<Nothing, Nothing, Workout>(.delete, "/v1/lifters/{lifter}/workouts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// Workouts whose deletion can be undone, last deleted first
  public static let getLiftersMeDeletedWorkouts = Endpoint<PageQuery, Nothing, Page<DeletedWorkout>>(.get, "/v1/lifters/me/deleted-workouts")
  /// Undo the deletion of a workout; a repetition is answered with the workout
  public static let postLiftersMeDeletedWorkoutsIdRestore = Endpoint<Nothing, Nothing, Workout>(.post, "/v1/lifters/me/deleted-workouts/{id}/restore", takesOperations: true)
  /// Templates, goals, measurements and exercises whose deletion can be undone, last deleted first
  public static let getMeDeleted = Endpoint<DeletedQuery, Nothing, Page<DeletedThing>>(.get, "/v1/me/deleted")
  /// Undo the deletion of one of them; a repetition is answered with its place
  public static let postMeDeletedIdRestore = Endpoint<Nothing, Nothing, RestoredThing>(.post, "/v1/me/deleted/{id}/restore", takesOperations: true)
  /// One's drafts, newest first
  public static let getDrafts = Endpoint<PageQuery, Nothing, Page<DraftSummary>>(.get, "/v1/drafts")
  /// Begin a workout, and start its clock if wished
  public static let postDrafts = Endpoint<Nothing, NewDraft, Draft>(.post, "/v1/drafts", isIdempotent: true, takesOperations: true)
  /// A draft with its exercises, its sets and its clock
  public static let getDraftsId = Endpoint<Nothing, Nothing, Draft>(.get, "/v1/drafts/{id}")
  /// Save a draft: make it under an identifier, or replace what it holds
  public static let putDraftsId = Endpoint<Nothing, Draft, Draft>(.put, "/v1/drafts/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Throw a draft away
  public static let deleteDraftsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/drafts/{id}", isVersioned: true, takesOperations: true)
  /// The workout that is under way
  public static let getLive = Endpoint<Nothing, Nothing, Draft>(.get, "/v1/live")
  /// Start the clock; what runs already goes on
  public static let postDraftsIdStart = Endpoint<Nothing, ClockPress, Draft>(.post, "/v1/drafts/{id}/start", isVersioned: true, takesOperations: true)
  /// Pause the clock; what is paused stays so
  public static let postDraftsIdPause = Endpoint<Nothing, ClockPress, Draft>(.post, "/v1/drafts/{id}/pause", isVersioned: true, takesOperations: true)
  /// Let the clock run on after a pause
  public static let postDraftsIdResume = Endpoint<Nothing, ClockPress, Draft>(.post, "/v1/drafts/{id}/resume", isVersioned: true, takesOperations: true)
  /// Change an exercise of a draft, move it, or add one under an id of one's own
  public static let putDraftsIdExercisesExercise = Endpoint<Nothing, PlacedDraftExercise, Draft>(.put, "/v1/drafts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Take an exercise out of a draft
  public static let deleteDraftsIdExercisesExercise = Endpoint<Nothing, Nothing, Draft>(.delete, "/v1/drafts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Log one set, which keeps its target and, unless another is given, its kind; or add one under an id of one's own
  public static let putDraftsIdSetsSet = Endpoint<Nothing, PlacedDraftSet, Draft>(.put, "/v1/drafts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// Take one set out
  public static let deleteDraftsIdSetsSet = Endpoint<Nothing, Nothing, Draft>(.delete, "/v1/drafts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// Log a draft as a workout without the sets that were not done; a repetition is answered with it
  public static let postDraftsIdFinish = Endpoint<Nothing, DraftFinish, Workout>(.post, "/v1/drafts/{id}/finish", isVersioned: true, takesOperations: true)
  /// Import a file of Strong, Hevy, FitNotes or StrongLifts, or another table
  public static let postLiftersMeImports = Endpoint<ImportQuery, FileContent, ImportReport>(.post, "/v1/lifters/me/imports", takesOperations: true, sends: "text/csv")
  /// The imports that were not taken back, newest first
  public static let getLiftersMeImports = Endpoint<PageQuery, Nothing, Page<ImportSummary>>(.get, "/v1/lifters/me/imports")
  /// The report of an import
  public static let getLiftersMeImportsId = Endpoint<Nothing, Nothing, ImportReport>(.get, "/v1/lifters/me/imports/{id}")
  /// Take back the workouts that an import brought, except for those that were edited since
  public static let deleteLiftersMeImportsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/me/imports/{id}", takesOperations: true)
  /// A lifter's exercises, most used first
  public static let getLiftersLifterExercises = Endpoint<ExerciseQuery, Nothing, Page<Exercise>>(.get, "/v1/lifters/{lifter}/exercises")
  /// What was done of an exercise, workout by workout, newest first
  public static let getLiftersLifterExercisesIdSets = Endpoint<PageQuery, Nothing, Page<ExerciseSession>>(.get, "/v1/lifters/{lifter}/exercises/{id}/sets")
  /// What was done of several exercises when each was done last
  public static let getLiftersLifterPreviousSets = Endpoint<PreviousSetsQuery, Nothing, Page<PreviousSets>>(.get, "/v1/lifters/{lifter}/previous-sets")
  /// Rename an exercise, or say what it is
  public static let patchLiftersLifterExercisesId = Endpoint<Nothing, ExerciseChange, Exercise>(.patch, "/v1/lifters/{lifter}/exercises/{id}", takesOperations: true)
  /// Prepare an exercise before it is logged
  public static let postLiftersLifterExercises = Endpoint<Nothing, NewExercise, Exercise>(.post, "/v1/lifters/{lifter}/exercises", isIdempotent: true, takesOperations: true)
  /// Delete an exercise that is used nowhere, which can be undone for 30 days
  public static let deleteLiftersLifterExercisesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/exercises/{id}", takesOperations: true)
  /// Make an exercise one with another, in all that was logged, prepared and planned
  public static let postLiftersLifterExercisesIdMerge = Endpoint<Nothing, ExerciseMerge, Exercise>(.post, "/v1/lifters/{lifter}/exercises/{id}/merge", takesOperations: true)
  /// Exercises of the catalogue, by name
  public static let getCatalogueExercises = Endpoint<CatalogueQuery, Nothing, Page<CatalogueExercise>>(.get, "/v1/catalogue/exercises")
  /// An exercise of the catalogue
  public static let getCatalogueExercisesSlug = Endpoint<Nothing, Nothing, CatalogueExercise>(.get, "/v1/catalogue/exercises/{slug}")
  /// Routines whose exercises, sets and supersets are set
  public static let getPredeterminedRoutines = Endpoint<PredeterminedQuery, Nothing, Page<PredeterminedRoutine>>(.get, "/v1/predetermined-routines")
  /// A predetermined routine
  public static let getPredeterminedRoutinesSlug = Endpoint<Nothing, Nothing, PredeterminedRoutine>(.get, "/v1/predetermined-routines/{slug}")
  /// Put a predetermined routine on one's week, as a template of one's own
  public static let postPredeterminedRoutinesSlugAdd = Endpoint<Nothing, PredeterminedDays, Template>(.post, "/v1/predetermined-routines/{slug}/add", isIdempotent: true, takesOperations: true)
  /// One's templates, in the order that one gave them
  public static let getTemplates = Endpoint<PageQuery, Nothing, Page<TemplateSummary>>(.get, "/v1/templates")
  /// Make a template
  public static let postTemplates = Endpoint<Nothing, Template, Template>(.post, "/v1/templates", isIdempotent: true, takesOperations: true)
  /// Put templates in order
  public static let putTemplateOrder = Endpoint<Nothing, TemplateOrder, Nothing>(.put, "/v1/template-order", takesOperations: true)
  /// A template with its exercises and sets
  public static let getTemplatesId = Endpoint<Nothing, Nothing, Template>(.get, "/v1/templates/{id}")
  /// Make a template under an identifier, or replace it
  public static let putTemplatesId = Endpoint<Nothing, Template, Template>(.put, "/v1/templates/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a template, which can be undone for 30 days; what was logged from it stays
  public static let deleteTemplatesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/templates/{id}", isVersioned: true, takesOperations: true)
  /// Put a routine on weekdays, or on any day
  public static let putTemplatesIdDays = Endpoint<Nothing, RoutineDays, Template>(.put, "/v1/templates/{id}/days", isVersioned: true, takesOperations: true)
  /// Copy a template; the copy is on no day of the week
  public static let postTemplatesIdDuplicate = Endpoint<Nothing, TemplateCopy, Template>(.post, "/v1/templates/{id}/duplicate", isIdempotent: true, takesOperations: true)
  /// Make a template of what a workout was
  public static let postTemplatesFromWorkoutWorkout = Endpoint<Nothing, TemplateCopy, Template>(.post, "/v1/templates/from-workout/{workout}", isIdempotent: true, takesOperations: true)
  /// Save what a workout was as the template's content
  public static let putTemplatesIdFromWorkoutWorkout = Endpoint<Nothing, Nothing, Template>(.put, "/v1/templates/{id}/from-workout/{workout}", isVersioned: true, takesOperations: true)
  /// Log what a template says as a workout
  public static let postTemplatesIdLog = Endpoint<Nothing, TemplateLog, Workout>(.post, "/v1/templates/{id}/log", isIdempotent: true, takesOperations: true)
  /// Make a superset of exercises, which are then next to each other
  public static let postTemplatesIdSupersets = Endpoint<Nothing, SupersetMaking, Template>(.post, "/v1/templates/{id}/supersets", isVersioned: true, takesOperations: true)
  /// Dissolve a superset; its exercises stay where they are
  public static let deleteTemplatesIdSupersetsNumber = Endpoint<Nothing, Nothing, Template>(.delete, "/v1/templates/{id}/supersets/{number}", isVersioned: true, takesOperations: true)
  /// Move an exercise, or the whole superset that it is in
  public static let postTemplatesIdMoves = Endpoint<Nothing, ExerciseMove, Template>(.post, "/v1/templates/{id}/moves", isVersioned: true, takesOperations: true)
  /// One's week: routines and days of rest
  public static let getSchedule = Endpoint<Nothing, Nothing, Schedule>(.get, "/v1/schedule")
  /// Rest on a weekday, until it is taken back
  public static let putScheduleRestDaysWeekday = Endpoint<Nothing, Nothing, Schedule>(.put, "/v1/schedule/rest-days/{weekday}", takesOperations: true)
  /// Take a weekday's rest back
  public static let deleteScheduleRestDaysWeekday = Endpoint<Nothing, Nothing, Schedule>(.delete, "/v1/schedule/rest-days/{weekday}", takesOperations: true)
  /// Rest today alone; it lapses with the day
  public static let putScheduleRestToday = Endpoint<Nothing, Nothing, Schedule>(.put, "/v1/schedule/rest-today", takesOperations: true)
  /// Take today's rest back
  public static let deleteScheduleRestToday = Endpoint<Nothing, Nothing, Schedule>(.delete, "/v1/schedule/rest-today", takesOperations: true)
  /// What today holds, in the profile's time zone
  public static let getToday = Endpoint<Nothing, Nothing, Today>(.get, "/v1/today")
  /// One's planned workouts, earliest first
  public static let getPlannedWorkouts = Endpoint<PlannedQuery, Nothing, Page<PlannedWorkoutSummary>>(.get, "/v1/planned-workouts")
  /// Plan a workout, of exercises or from a template
  public static let postPlannedWorkouts = Endpoint<Nothing, PlannedWorkout, PlannedWorkout>(.post, "/v1/planned-workouts", isIdempotent: true, takesOperations: true)
  /// A planned workout with its exercises and sets
  public static let getPlannedWorkoutsId = Endpoint<Nothing, Nothing, PlannedWorkout>(.get, "/v1/planned-workouts/{id}")
  /// Plan a workout under an identifier, or change the plan; one that was skipped waits again
  public static let putPlannedWorkoutsId = Endpoint<Nothing, PlannedWorkout, PlannedWorkout>(.put, "/v1/planned-workouts/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a plan; the workout that it became stays
  public static let deletePlannedWorkoutsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/planned-workouts/{id}", isVersioned: true, takesOperations: true)
  /// Leave a planned workout out
  public static let postPlannedWorkoutsIdSkip = Endpoint<Nothing, Nothing, PlannedWorkout>(.post, "/v1/planned-workouts/{id}/skip", takesOperations: true)
  /// A lifter's breaks from training, the latest first
  public static let getLiftersLifterTrainingBreaks = Endpoint<Nothing, Nothing, Page<TrainingBreak>>(.get, "/v1/lifters/{lifter}/training-breaks")
  /// Mark a break from training
  public static let postTrainingBreaks = Endpoint<Nothing, TrainingBreak, TrainingBreak>(.post, "/v1/training-breaks", isIdempotent: true, takesOperations: true)
  /// One of my breaks from training
  public static let getTrainingBreaksId = Endpoint<Nothing, Nothing, TrainingBreak>(.get, "/v1/training-breaks/{id}")
  /// Move one of my breaks from training
  public static let putTrainingBreaksId = Endpoint<Nothing, TrainingBreak, TrainingBreak>(.put, "/v1/training-breaks/{id}", takesOperations: true)
  /// Delete one of my breaks from training
  public static let deleteTrainingBreaksId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/training-breaks/{id}", takesOperations: true)
  /// One's programmes, newest first
  public static let getProgrammes = Endpoint<PageQuery, Nothing, Page<ProgrammeSummary>>(.get, "/v1/programmes")
  /// Make a programme: a 5/3/1 by its options, or any by its rules
  public static let postProgrammes = Endpoint<Nothing, Programme, Programme>(.post, "/v1/programmes", isIdempotent: true, takesOperations: true)
  /// A programme, and the state of its lifts
  public static let getProgrammesId = Endpoint<Nothing, Nothing, Programme>(.get, "/v1/programmes/{id}")
  /// Change a programme: its next number; what is still planned of the cycle follows
  public static let putProgrammesId = Endpoint<Nothing, Programme, Programme>(.put, "/v1/programmes/{id}", isVersioned: true, takesOperations: true)
  /// Delete a programme, and what is still planned of it
  public static let deleteProgrammesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/programmes/{id}", isVersioned: true, takesOperations: true)
  /// A cycle week by week, each number with its reason
  public static let getProgrammesIdPlan = Endpoint<ProgrammePlanQuery, Nothing, ProgrammePlan>(.get, "/v1/programmes/{id}/plan")
  /// Begin the next cycle: lifts move by the rules, sessions become planned workouts
  public static let postProgrammesIdCycles = Endpoint<Nothing, CycleStart, ProgrammePlan>(.post, "/v1/programmes/{id}/cycles", isIdempotent: true, isVersioned: true, takesOperations: true)
  /// Bring what is still planned of the cycle in line with what was done
  public static let postProgrammesIdAdjustment = Endpoint<Nothing, Nothing, ProgrammePlan>(.post, "/v1/programmes/{id}/adjustment", isVersioned: true, takesOperations: true)
  /// What the next weeks would be if sessions went so
  public static let postProgrammesIdSimulation = Endpoint<Nothing, ProgrammeSimulation, ProgrammeForecast>(.post, "/v1/programmes/{id}/simulation")
  /// A cycle of 5/3/1 from one-rep maxima
  public static let postCalculatorsFiveThreeOne = Endpoint<Nothing, FiveThreeOnePlan, ProgrammePlan>(.post, "/v1/calculators/five-three-one", needsSession: false)
  /// One's bars and plates; a unit without its own has a gym's usual ones
  public static let getEquipment = Endpoint<Nothing, Nothing, EquipmentOwned>(.get, "/v1/equipment")
  /// Say which bars and plates there are
  public static let putEquipment = Endpoint<Nothing, EquipmentOwned, EquipmentOwned>(.put, "/v1/equipment", takesOperations: true)
  /// The one-rep maximum that a set speaks for
  public static let postCalculatorsOneRepMax = Endpoint<Nothing, OneRepMaxRequest, OneRepMaxAnswer>(.post, "/v1/calculators/one-rep-max", needsSession: false)
  /// The weight for some reps, or the reps for some weight, by the one-rep maximum
  public static let postCalculatorsRepetitions = Endpoint<Nothing, RepetitionsRequest, RepetitionsAnswer>(.post, "/v1/calculators/repetitions", needsSession: false)
  /// Weight, RPE or one-rep maximum from the other two
  public static let postCalculatorsEffort = Endpoint<Nothing, EffortRequest, EffortAnswer>(.post, "/v1/calculators/effort", needsSession: false)
  /// Wilks, Wilks-2, DOTS, IPF GL and Glossbrenner points
  public static let postCalculatorsMeetScore = Endpoint<Nothing, MeetScoreRequest, MeetScoreAnswer>(.post, "/v1/calculators/meet-score", needsSession: false)
  /// The plates for a weight, exactly
  public static let postCalculatorsPlates = Endpoint<Nothing, PlatesRequest, LoadingAnswer>(.post, "/v1/calculators/plates", needsSession: false)
  /// Warm-up sets before a working weight, of what the plates allow
  public static let postCalculatorsWarmUp = Endpoint<Nothing, WarmUpRequest, WarmUpAnswer>(.post, "/v1/calculators/warm-up", needsSession: false)
  /// Energy spent in an activity, by the 2024 Compendium
  public static let postCalculatorsEnergy = Endpoint<Nothing, EnergyRequest, EnergyAnswer>(.post, "/v1/calculators/energy", needsSession: false)
  /// Energy that a body needs at rest and over a day
  public static let postCalculatorsRestingEnergy = Endpoint<Nothing, RestingEnergyRequest, RestingEnergyAnswer>(.post, "/v1/calculators/resting-energy", needsSession: false)
  /// Energy of macronutrients, or their grams from energy and percentages
  public static let postCalculatorsMacros = Endpoint<Nothing, MacrosRequest, MacrosAnswer>(.post, "/v1/calculators/macros", needsSession: false)
  /// A value in another unit
  public static let postCalculatorsUnits = Endpoint<Nothing, UnitsRequest, UnitsAnswer>(.post, "/v1/calculators/units", needsSession: false)
}

public enum ProgressEndpoints {
  /// The graphs of squat, bench press and deadlift in one answer
  public static let getLiftersLifterProgress = Endpoint<ProgressQuery, Nothing, Page<Progress>>(.get, "/v1/lifters/{lifter}/progress")
  /// A graph of squat, bench_press, deadlift or an exercise by its identifier
  public static let getLiftersLifterProgressLift = Endpoint<ProgressQuery, Nothing, Progress>(.get, "/v1/lifters/{lifter}/progress/{lift}")
  /// A graph of the body weight
  public static let getLiftersLifterProgressBodyWeight = Endpoint<BodyProgressQuery, Nothing, BodyProgress>(.get, "/v1/lifters/{lifter}/progress/body_weight")
  /// A graph of the body fat
  public static let getLiftersLifterProgressBodyFat = Endpoint<BodyProgressQuery, Nothing, BodyProgress>(.get, "/v1/lifters/{lifter}/progress/body_fat")
  /// A drawing of squat, bench_press, deadlift or an exercise by its identifier
  public static let getLiftersLifterProgressLiftDrawing = Endpoint<ProgressDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/progress/{lift}/drawing", answers: "image/svg+xml")
  /// A drawing of the body weight
  public static let getLiftersLifterProgressBodyWeightDrawing = Endpoint<BodyDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/progress/body_weight/drawing", answers: "image/svg+xml")
  /// A drawing of the body fat
  public static let getLiftersLifterProgressBodyFatDrawing = Endpoint<BodyDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/progress/body_fat/drawing", answers: "image/svg+xml")
  /// A drawing of time, energy or volume by week
  public static let getLiftersLifterSummaryDrawing = Endpoint<SummaryDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/summary/drawing", answers: "image/svg+xml")
  /// A drawing of the working sets for each muscle group
  public static let getLiftersLifterMusclesDrawing = Endpoint<MuscleDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/muscles/drawing", answers: "image/svg+xml")
  /// A lifter's personal records, newest first
  public static let getLiftersLifterRecords = Endpoint<RecordQuery, Nothing, Page<PersonalRecord>>(.get, "/v1/lifters/{lifter}/records")
  /// Time, energy and volume by day and week, with their averages
  public static let getLiftersLifterSummary = Endpoint<SummaryQuery, Nothing, Summary>(.get, "/v1/lifters/{lifter}/summary")
  /// Working sets for each muscle group and week
  public static let getLiftersLifterMuscles = Endpoint<MuscleQuery, Nothing, MuscleSets>(.get, "/v1/lifters/{lifter}/muscles")
  /// What a lifter's whole log adds up to, and the weeks in a row with a workout
  public static let getLiftersLifterTotals = Endpoint<TotalsQuery, Nothing, Totals>(.get, "/v1/lifters/{lifter}/totals")
  /// A calendar: the days with a workout
  public static let getLiftersLifterTrainingDays = Endpoint<TrainingDaysQuery, Nothing, TrainingDays>(.get, "/v1/lifters/{lifter}/training-days")
  /// What one reported about graphs, newest first
  public static let getGraphReports = Endpoint<PageQuery, Nothing, Page<GraphReport>>(.get, "/v1/graph-reports")
  /// Report that a graph of one's own is wrong
  public static let postGraphReports = Endpoint<Nothing, GraphReport, GraphReport>(.post, "/v1/graph-reports", isIdempotent: true, takesOperations: true)
}

public enum CoachingEndpoints {
  /// My clients, what each shares with me, and the state of their training
  public static let getClients = Endpoint<RosterQuery, Nothing, Roster>(.get, "/v1/clients")
  /// What my clients did, the latest first: workouts of who shares the history, comments of who shares the details
  public static let getClientsFeed = Endpoint<PageQuery, Nothing, Page<ClientFeedEntry>>(.get, "/v1/clients/feed")
  /// All my clients whose name another client of mine has, too
  public static let getClientsNamesakes = Endpoint<Nothing, Nothing, Page<Person>>(.get, "/v1/clients/namesakes")
  /// One of my clients, as in the list
  public static let getClientsLifter = Endpoint<Nothing, Nothing, RosterEntry>(.get, "/v1/clients/{lifter}")
  /// Let a client go, whose data I no longer see
  public static let deleteClientsLifter = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/clients/{lifter}")
  /// My labels, by name, and how many clients have each
  public static let getClientLabels = Endpoint<Nothing, Nothing, Page<ClientLabel>>(.get, "/v1/client-labels")
  /// Name a label and give it a colour, or make it under an identifier
  public static let putClientLabelsId = Endpoint<Nothing, ClientLabel, ClientLabel>(.put, "/v1/client-labels/{id}")
  /// Delete a label, and take it off all clients
  public static let deleteClientLabelsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/client-labels/{id}")
  /// Put a label on some clients, and take it off others
  public static let patchClientLabelsIdClients = Endpoint<Nothing, LabelledClients, ClientLabel>(.patch, "/v1/client-labels/{id}/clients")
  /// Put these labels on a client, and take all others off
  public static let putClientsLifterLabels = Endpoint<Nothing, ClientLabels, RosterEntry>(.put, "/v1/clients/{lifter}/labels")
  /// My private notes on a client, newest first
  public static let getClientsLifterNotes = Endpoint<PageQuery, Nothing, Page<ClientNote>>(.get, "/v1/clients/{lifter}/notes")
  /// Note something on a client
  public static let postClientsLifterNotes = Endpoint<Nothing, ClientNote, ClientNote>(.post, "/v1/clients/{lifter}/notes", isIdempotent: true)
  /// One of my notes
  public static let getClientsLifterNotesId = Endpoint<Nothing, Nothing, ClientNote>(.get, "/v1/clients/{lifter}/notes/{id}")
  /// Note something under an identifier, or replace it
  public static let putClientsLifterNotesId = Endpoint<Nothing, ClientNote, ClientNote>(.put, "/v1/clients/{lifter}/notes/{id}")
  /// Delete one of my notes
  public static let deleteClientsLifterNotesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/clients/{lifter}/notes/{id}")
  /// What needs my attention, with the rule and the data that show it
  public static let getAttention = Endpoint<AttentionQuery, Nothing, AttentionQueue>(.get, "/v1/attention")
  /// Put an entry aside
  public static let postAttentionIdDismissals = Endpoint<Nothing, AttentionDismissal, Nothing>(.post, "/v1/attention/{id}/dismissals")
  /// Take an entry up again
  public static let deleteAttentionIdDismissals = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/attention/{id}/dismissals")
  /// Put entries aside
  public static let postAttentionDismissals = Endpoint<Nothing, AttentionDismissals, Nothing>(.post, "/v1/attention/dismissals")
  /// Take entries up again
  public static let postAttentionReturns = Endpoint<Nothing, AttentionReturns, Nothing>(.post, "/v1/attention/returns")
  /// When the rules speak up
  public static let getAttentionRules = Endpoint<Nothing, Nothing, TunedAttentionRules>(.get, "/v1/attention/rules")
  /// Tune or mute the rules; what is absent is the platform's
  public static let putAttentionRules = Endpoint<Nothing, TunedAttentionRules, TunedAttentionRules>(.put, "/v1/attention/rules")
  /// When the rules speak up about a client
  public static let getClientsLifterAttentionRules = Endpoint<Nothing, Nothing, TunedAttentionRules>(.get, "/v1/clients/{lifter}/attention-rules")
  /// Tune or mute the rules for a client; what is absent is as for all
  public static let putClientsLifterAttentionRules = Endpoint<Nothing, TunedAttentionRules, TunedAttentionRules>(.put, "/v1/clients/{lifter}/attention-rules")
  /// What I assigned, newest first, and how far it has come
  public static let getAssignments = Endpoint<AssignmentQuery, Nothing, Page<AssignmentSummary>>(.get, "/v1/assignments")
  /// Put a template or a programme onto clients' weeks, all or none
  public static let postAssignments = Endpoint<Nothing, AssignmentMaking, Assignment>(.post, "/v1/assignments", isIdempotent: true)
  /// An assignment, and what each client has done of it
  public static let getAssignmentsId = Endpoint<Nothing, Nothing, Assignment>(.get, "/v1/assignments/{id}")
  /// Assign under an identifier, or change an assignment: its coming sessions follow for the named clients
  public static let putAssignmentsId = Endpoint<Nothing, AssignmentMaking, Assignment>(.put, "/v1/assignments/{id}")
  /// Take back what is still planned of an assignment
  public static let deleteAssignmentsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/assignments/{id}")
  /// Take it back from one client
  public static let deleteAssignmentsIdClientsLifter = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/assignments/{id}/clients/{lifter}")
  /// What an assignment or a change of one would be for each client: loads, sets by muscle, what is lacking
  public static let postAssignmentsSimulation = Endpoint<ForecastQuery, AssignmentMaking, AssignmentForecast>(.post, "/v1/assignments/simulation")
  /// Begin a client's next cycle of an assigned programme, as the client could
  public static let postAssignmentsIdClientsLifterCycles = Endpoint<Nothing, CycleStart, Nothing>(.post, "/v1/assignments/{id}/clients/{lifter}/cycles", isIdempotent: true)
  /// Plans that coaches assigned to me, newest first
  public static let getAssignedPlans = Endpoint<PageQuery, Nothing, Page<AssignedPlan>>(.get, "/v1/assigned-plans")
  /// An assigned plan: by whom, what I may change, how far it is
  public static let getAssignedPlansId = Endpoint<Nothing, Nothing, AssignedPlan>(.get, "/v1/assigned-plans/{id}")
  /// Take a whole plan off my week, whatever the coach allows; what was done stays
  public static let deleteAssignedPlansId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/assigned-plans/{id}", takesOperations: true)
  /// A lifter's planned workouts with their sets
  public static let getLiftersLifterPlannedWorkouts = Endpoint<ClientPlansQuery, Nothing, Page<PlannedWorkout>>(.get, "/v1/lifters/{lifter}/planned-workouts")
  /// A lifter's planned workout
  public static let getLiftersLifterPlannedWorkoutsId = Endpoint<Nothing, Nothing, PlannedWorkout>(.get, "/v1/lifters/{lifter}/planned-workouts/{id}")
  /// Change one session that I assigned to a client: its day, its time, its exercises; the assignment stays
  public static let putLiftersLifterPlannedWorkoutsId = Endpoint<SessionChangeQuery, PlannedWorkout, PlannedWorkout>(.put, "/v1/lifters/{lifter}/planned-workouts/{id}", isVersioned: true)
  /// Take one session that I assigned out of a client's week; no figure counts it
  public static let postLiftersLifterPlannedWorkoutsIdSkip = Endpoint<Nothing, Nothing, PlannedWorkout>(.post, "/v1/lifters/{lifter}/planned-workouts/{id}/skip")
  /// What was planned against what was done, set by set
  public static let getLiftersLifterPlannedWorkoutsIdComparison = Endpoint<Nothing, Nothing, PlanComparison>(.get, "/v1/lifters/{lifter}/planned-workouts/{id}/comparison")
  /// The comments on a workout with their answers, the earliest first
  public static let getLiftersLifterWorkoutsIdComments = Endpoint<PageQuery, Nothing, Page<Comment>>(.get, "/v1/lifters/{lifter}/workouts/{id}/comments")
  /// Comment on a workout, an exercise in it or a set, or answer; the other side gets a notice
  public static let postLiftersLifterWorkoutsIdComments = Endpoint<Nothing, CommentRequest, Comment>(.post, "/v1/lifters/{lifter}/workouts/{id}/comments", isIdempotent: true, takesOperations: true)
  /// A comment with the answers to it
  public static let getLiftersLifterWorkoutsIdCommentsComment = Endpoint<Nothing, Nothing, Comment>(.get, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}")
  /// I have read the comments on this workout up to this time
  public static let putLiftersLifterWorkoutsIdCommentsRead = Endpoint<Nothing, ReadMark, Nothing>(.put, "/v1/lifters/{lifter}/workouts/{id}/comments/read", takesOperations: true)
  /// The workouts on which others wrote what I have not read, the latest first
  public static let getCommentsUnread = Endpoint<PageQuery, Nothing, Page<UnreadComments>>(.get, "/v1/comments/unread")
  /// Reword a comment of mine
  public static let putLiftersLifterWorkoutsIdCommentsComment = Endpoint<Nothing, CommentWording, Comment>(.put, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}", takesOperations: true)
  /// Delete a comment of mine; where it was answered, that it was deleted stays
  public static let deleteLiftersLifterWorkoutsIdCommentsComment = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}", takesOperations: true)
  /// My conversations with my clients and my coaches, the latest first
  public static let getConversations = Endpoint<PageQuery, Nothing, Page<Conversation>>(.get, "/v1/conversations")
  /// What a client or coach and I wrote to one another, newest first
  public static let getConversationsAccountMessages = Endpoint<DirectMessageQuery, Nothing, DirectMessagePage>(.get, "/v1/conversations/{account}/messages")
  /// Write to a client or a coach, who gets a notice
  public static let postConversationsAccountMessages = Endpoint<Nothing, NewMessage, DirectMessage>(.post, "/v1/conversations/{account}/messages", isIdempotent: true, takesOperations: true)
  /// Write the same to several clients, each in a conversation of their own: to all or to none
  public static let postConversationsMessages = Endpoint<Nothing, NewMessages, Page<SentMessage>>(.post, "/v1/conversations/messages", isIdempotent: true)
  /// One message
  public static let getConversationsAccountMessagesMessage = Endpoint<Nothing, Nothing, DirectMessage>(.get, "/v1/conversations/{account}/messages/{message}")
  /// I have read this conversation up to this time
  public static let putConversationsAccountRead = Endpoint<Nothing, ReadMark, Nothing>(.put, "/v1/conversations/{account}/read", takesOperations: true)
  /// Reword a message of mine, within an hour
  public static let putConversationsAccountMessagesMessage = Endpoint<Nothing, MessageWording, DirectMessage>(.put, "/v1/conversations/{account}/messages/{message}", takesOperations: true)
  /// Delete a message of mine, within an hour; that there was one stays
  public static let deleteConversationsAccountMessagesMessage = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/conversations/{account}/messages/{message}", takesOperations: true)
}

public enum SyncEndpoints {
  /// What changed in one's own data since a device was last here
  public static let getSync = Endpoint<SyncQuery, Nothing, SyncPage>(.get, "/v1/sync")
  /// One's devices that work without a connection; the one that was seen last comes first
  public static let getSyncDevices = Endpoint<Nothing, Nothing, Page<SyncDevice>>(.get, "/v1/sync/devices")
  /// Take a device off; if it comes again, it begins as a new one
  public static let deleteSyncDevicesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sync/devices/{id}")
  /// Hints that something changed, as server-sent events
  public static let getSyncStream = Endpoint<StreamQuery, Nothing, Nothing>(.get, "/v1/sync/stream", answers: "text/event-stream")
}

public enum SharingEndpoints {
  /// Invite a lifter by username or address; again, to send a new link
  public static let postInvites = Endpoint<Nothing, InviteRequest, Invite>(.post, "/v1/invites")
  /// Invitations that I sent or that are addressed to me, newest first
  public static let getInvites = Endpoint<PageQuery, Nothing, Page<Invite>>(.get, "/v1/invites")
  /// Who invites me, and what they ask to see, in words
  public static let getInvitesInvite = Endpoint<Nothing, Nothing, Invitation>(.get, "/v1/invites/{invite}")
  /// Be coached, and share this; the token, a code, or the id of an invitation addressed to me
  public static let postInvitesInviteAccept = Endpoint<Nothing, Sharing, Coach>(.post, "/v1/invites/{invite}/accept", takesOperations: true)
  /// Decline an invitation
  public static let postInvitesInviteDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/invites/{invite}/decline", takesOperations: true)
  /// Mail the link of an invitation of mine again
  public static let postInvitesIdResend = Endpoint<Nothing, Nothing, Invite>(.post, "/v1/invites/{id}/resend")
  /// Take an invitation of mine back
  public static let deleteInvitesInvite = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/invites/{invite}")
  /// Make a code that lifters redeem; it is shown only once
  public static let postInviteCodes = Endpoint<Nothing, InviteCode, InviteCode>(.post, "/v1/invite-codes")
  /// My codes, newest first
  public static let getInviteCodes = Endpoint<PageQuery, Nothing, Page<InviteCode>>(.get, "/v1/invite-codes")
  /// Take a code back; who redeemed it stays a client
  public static let deleteInviteCodesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/invite-codes/{id}")
  /// My coaches, and what I share with each
  public static let getCoaches = Endpoint<PageQuery, Nothing, Page<Coach>>(.get, "/v1/coaches")
  /// Share this with my coach, and nothing else
  public static let putCoachesCoachScopes = Endpoint<Nothing, Sharing, Coach>(.put, "/v1/coaches/{coach}/scopes", takesOperations: true)
  /// What sharing this would open and close, in words; nothing is changed
  public static let postCoachesCoachScopesPreview = Endpoint<Nothing, Sharing, SharingChange>(.post, "/v1/coaches/{coach}/scopes/preview")
  /// Leave my coach, who sees nothing of mine from now on
  public static let deleteCoachesCoach = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/coaches/{coach}", takesOperations: true)
  /// Each scope in words: what it opens, and what it leaves closed
  public static let getScopes = Endpoint<Nothing, Nothing, Page<ScopeWords>>(.get, "/v1/scopes", needsSession: false)
  /// Whether all my sharing is paused
  public static let getSharingPause = Endpoint<Nothing, Nothing, SharingPause>(.get, "/v1/sharing-pause")
  /// Pause all sharing: no coach sees anything of mine from now on
  public static let putSharingPause = Endpoint<Nothing, SharingPause, SharingPause>(.put, "/v1/sharing-pause", takesOperations: true)
  /// Go on sharing what I shared before
  public static let deleteSharingPause = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sharing-pause", takesOperations: true)
  /// Coaches whom I blocked, newest first
  public static let getBlockedCoaches = Endpoint<PageQuery, Nothing, Page<BlockedCoach>>(.get, "/v1/blocked-coaches")
  /// End all relations with a coach, and block them; they get no notice of it
  public static let putBlockedCoachesCoach = Endpoint<Nothing, Nothing, BlockedCoach>(.put, "/v1/blocked-coaches/{coach}", takesOperations: true)
  /// Let a blocked coach invite me again
  public static let deleteBlockedCoachesCoach = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/blocked-coaches/{coach}", takesOperations: true)
  /// Ask a client to share more
  public static let postClientsLifterScopeRequests = Endpoint<Nothing, ScopeRequest, ScopeRequest>(.post, "/v1/clients/{lifter}/scope-requests", isIdempotent: true)
  /// What I asked clients for and what coaches ask of me, newest first
  public static let getScopeRequests = Endpoint<PageQuery, Nothing, Page<ScopeRequest>>(.get, "/v1/scope-requests")
  /// Open these scopes beside what I share
  public static let postScopeRequestsIdGrant = Endpoint<Nothing, Sharing, Coach>(.post, "/v1/scope-requests/{id}/grant", takesOperations: true)
  /// Share no more than before
  public static let postScopeRequestsIdDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/scope-requests/{id}/decline", takesOperations: true)
  /// Take a request of mine back
  public static let deleteScopeRequestsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/scope-requests/{id}")
  /// The teams that I am in
  public static let getTeams = Endpoint<Nothing, Nothing, Page<Team>>(.get, "/v1/teams")
  /// Found a team, which I then own
  public static let postTeams = Endpoint<Nothing, Team, Team>(.post, "/v1/teams", isIdempotent: true)
  /// A team that I am in, and who else is
  public static let getTeamsTeam = Endpoint<Nothing, Nothing, Team>(.get, "/v1/teams/{team}")
  /// Rename a team
  public static let putTeamsTeam = Endpoint<Nothing, Team, Team>(.put, "/v1/teams/{team}")
  /// Dissolve a team, whose members see nothing of its clients then
  public static let deleteTeamsTeam = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}")
  /// Change what someone is in the team
  public static let putTeamsTeamMembersAccount = Endpoint<Nothing, TeamMember, Team>(.put, "/v1/teams/{team}/members/{account}")
  /// Leave a team, or let a member go
  public static let deleteTeamsTeamMembersAccount = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/members/{account}")
  /// Let a client of the team go
  public static let deleteTeamsTeamClientsLifter = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/clients/{lifter}")
  /// Invite a coach into the team by username or address; again, to mail it once more
  public static let postTeamsTeamInvites = Endpoint<Nothing, TeamInvite, TeamInvite>(.post, "/v1/teams/{team}/invites")
  /// The team's invitations, newest first
  public static let getTeamsTeamInvites = Endpoint<PageQuery, Nothing, Page<TeamInvite>>(.get, "/v1/teams/{team}/invites")
  /// Take an invitation of the team back
  public static let deleteTeamsTeamInvitesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/invites/{id}")
  /// The invitations into teams that are addressed to me, newest first
  public static let getTeamInvites = Endpoint<PageQuery, Nothing, Page<TeamInvite>>(.get, "/v1/team-invites")
  /// Join a team
  public static let postTeamInvitesIdAccept = Endpoint<Nothing, Nothing, Team>(.post, "/v1/team-invites/{id}/accept")
  /// Stay out of a team
  public static let postTeamInvitesIdDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/team-invites/{id}/decline")
  /// Teams that I let in, who is in them, and what they see
  public static let getTeamGrants = Endpoint<PageQuery, Nothing, Page<TeamAccess>>(.get, "/v1/team-grants")
  /// Share this with a team that I let in, and nothing else
  public static let putTeamGrantsTeam = Endpoint<Nothing, Sharing, TeamAccess>(.put, "/v1/team-grants/{team}", takesOperations: true)
  /// Let a team see nothing of mine from now on
  public static let deleteTeamGrantsTeam = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/team-grants/{team}", takesOperations: true)
  /// Propose that a client be coached by another of the team
  public static let postTeamsTeamMoves = Endpoint<Nothing, TeamMoveRequest, TeamMove>(.post, "/v1/teams/{team}/moves", isIdempotent: true)
  /// The team's proposals, newest first
  public static let getTeamsTeamMoves = Endpoint<PageQuery, Nothing, Page<TeamMove>>(.get, "/v1/teams/{team}/moves")
  /// Take a proposal back
  public static let deleteTeamsTeamMovesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/moves/{id}")
  /// The proposals that are mine to decide, newest first
  public static let getMoves = Endpoint<PageQuery, Nothing, Page<TeamMove>>(.get, "/v1/moves")
  /// Be coached by the one proposed, who sees this; the coach before sees nothing more
  public static let postMovesIdAccept = Endpoint<Nothing, Sharing, Coach>(.post, "/v1/moves/{id}/accept", takesOperations: true)
  /// Stay with my coach
  public static let postMovesIdDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/moves/{id}/decline", takesOperations: true)
  /// Who looked at my data, newest first
  public static let getMeAccessLog = Endpoint<PageQuery, Nothing, Page<Look>>(.get, "/v1/me/access-log")
}

public enum NotificationsEndpoints {
  /// My notices of the last 180 days, newest first
  public static let getNotices = Endpoint<NoticeQuery, Nothing, Page<Notice>>(.get, "/v1/notices")
  /// How many notices I have not read
  public static let getNoticesCount = Endpoint<Nothing, Nothing, UnreadCount>(.get, "/v1/notices/count")
  /// I have read the notices up to this time
  public static let putNoticesRead = Endpoint<Nothing, ReadMark, Nothing>(.put, "/v1/notices/read")
  /// Throw a notice away
  public static let deleteNoticesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/notices/{id}")
  /// Which notices I get, and how
  public static let getNoticePreferences = Endpoint<Nothing, Nothing, NoticePreferences>(.get, "/v1/notice-preferences")
  /// Set which notices I get, and when no mail may come: absent members are as usual
  public static let putNoticePreferences = Endpoint<Nothing, NoticePreferences, NoticePreferences>(.put, "/v1/notice-preferences")
  /// The key with which a browser subscribes to my notices
  public static let getPushKey = Endpoint<Nothing, Nothing, PushKey>(.get, "/v1/push-key")
  /// Send my notices to this device, as long as I am signed in on it
  public static let putPushTargetsId = Endpoint<Nothing, PushTarget, Nothing>(.put, "/v1/push-targets/{id}")
  /// Send my notices to this device no more
  public static let deletePushTargetsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/push-targets/{id}")
}

public enum BillingEndpoints {
  /// The tiers on offer, what they contain and cost
  public static let getTiers = Endpoint<Nothing, Nothing, Page<Tier>>(.get, "/v1/tiers", needsSession: false)
  /// What my tiers include, and how much of a limit is taken
  public static let getEntitlements = Endpoint<Nothing, Nothing, Page<Entitlement>>(.get, "/v1/entitlements")
  /// My subscriptions, with their states and history
  public static let getSubscriptions = Endpoint<Nothing, Nothing, Page<Subscription>>(.get, "/v1/subscriptions")
  /// What came in, by month, tier, provider and currency
  public static let getAdminRevenue = Endpoint<RevenueQuery, Nothing, Page<Revenue>>(.get, "/v1/admin/revenue")
  /// A page of Stripe's on which to buy a tier; an earlier one is closed
  public static let postCheckouts = Endpoint<Nothing, CheckoutRequest, PaymentPage>(.post, "/v1/checkouts")
  /// Ask Stripe at once for the state of my last checkout; what was paid opens before the answer
  public static let postCheckoutsConfirmation = Endpoint<Nothing, Nothing, CheckoutConfirmation>(.post, "/v1/checkouts/confirmation")
  /// A page of Stripe's on which to change cards, see invoices and cancel
  public static let postBillingPortal = Endpoint<Nothing, PortalRequest, PaymentPage>(.post, "/v1/billing-portal")
  /// To another price: upward at once, downward when what is paid for ends; the present one calls that off
  public static let putSubscriptionsStripePrice = Endpoint<Nothing, PriceChange, PlannedPriceChange>(.put, "/v1/subscriptions/stripe/price")
  /// What the app passes as appAccountToken when I buy, so that the purchase is known for mine
  public static let getAppStoreAccountToken = Endpoint<Nothing, Nothing, AppStoreAccountToken>(.get, "/v1/app-store/account-token")
  /// Hand over a purchase as StoreKit signed it; what it includes is there at once. Repeating it changes nothing
  public static let postAppStoreTransactions = Endpoint<Nothing, AppStoreTransactionRequest, Page<Subscription>>(.post, "/v1/app-store/transactions")
  /// Hand over every purchase that StoreKit finds on a device, as after a reinstallation
  public static let postAppStoreRestorations = Endpoint<Nothing, AppStoreRestoration, Page<Subscription>>(.post, "/v1/app-store/restorations")
}

public enum PrivacyEndpoints {
  /// Request an archive of all my data; a mail says when it is ready
  public static let postDataExports = Endpoint<Nothing, Nothing, DataExport>(.post, "/v1/data-exports")
  /// The archives of my data, newest first
  public static let getDataExports = Endpoint<Nothing, Nothing, Page<DataExport>>(.get, "/v1/data-exports")
  /// One archive of my data, without its content
  public static let getDataExportsId = Endpoint<Nothing, Nothing, DataExport>(.get, "/v1/data-exports/{id}")
  /// The archive itself: a ZIP file, of which a part may be asked for (Range)
  public static let getDataExportsIdArchive = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/data-exports/{id}/archive", answers: "application/zip")
  /// Throw an archive of my data away
  public static let deleteDataExportsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/data-exports/{id}")
  /// My whole log as a table, oldest first, in the form that `POST /v1/lifters/me/imports` reads
  public static let getLiftersMeWorkoutsCsv = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/lifters/me/workouts.csv", answers: "text/csv")
  /// Have my account erased, with all that is mine, once some days have passed
  public static let deleteMe = Endpoint<Nothing, Nothing, Erasure>(.delete, "/v1/me")
  /// Stay: my account is not erased after all
  public static let deleteMeErasure = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/me/erasure")
  /// What there is to agree to, in its newest version
  public static let getPolicies = Endpoint<Nothing, Nothing, Page<Policy>>(.get, "/v1/policies", needsSession: false)
  /// Publish the next version of terms, privacy or health policy
  public static let putAdminPoliciesKindVersion = Endpoint<Nothing, NewPolicy, Page<Policy>>(.put, "/v1/admin/policies/{kind}/{version}")
  /// What I agreed to, and what I am asked to
  public static let getConsents = Endpoint<Nothing, Nothing, Consents>(.get, "/v1/consents")
  /// Agree to a version
  public static let putConsentsKind = Endpoint<Nothing, AgreedVersion, Consents>(.put, "/v1/consents/{kind}")
  /// Take consent to health data back: medical conditions are erased, and coaches see nothing of them
  public static let deleteConsentsKind = Endpoint<Nothing, Nothing, Consents>(.delete, "/v1/consents/{kind}")
  /// What is kept of people, for how long and for what
  public static let getPrivacy = Endpoint<Nothing, Nothing, PrivacyInventory>(.get, "/v1/privacy", needsSession: false)
}

public enum AdministrationEndpoints {
  /// The tenant's accounts, newest first
  public static let getAdminAccounts = Endpoint<AdminAccountQuery, Nothing, Page<AdminAccountSummary>>(.get, "/v1/admin/accounts")
  /// Make an account; a mail invites its owner to choose a password
  public static let postAdminAccounts = Endpoint<Nothing, InvitedAccount, AdminAccount>(.post, "/v1/admin/accounts", isIdempotent: true)
  /// One account; each look is audited
  public static let getAdminAccountsId = Endpoint<Nothing, Nothing, AdminAccount>(.get, "/v1/admin/accounts/{id}")
  /// Change who an account is, and its roles
  public static let patchAdminAccountsId = Endpoint<Nothing, AdminAccountChanges, AdminAccount>(.patch, "/v1/admin/accounts/{id}")
  /// Have an account erased once the time of grace is over
  public static let deleteAdminAccountsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}")
  /// Take an account's erasure back
  public static let postAdminAccountsIdRestore = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/admin/accounts/{id}/restore")
  /// Lock an account: it is signed out everywhere at once, and its owner gets the reason
  public static let putAdminAccountsIdLock = Endpoint<Nothing, LockRequest, Nothing>(.put, "/v1/admin/accounts/{id}/lock")
  /// Unlock an account
  public static let deleteAdminAccountsIdLock = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}/lock")
  /// Mail the owner a link for a new password; nobody else sees it
  public static let postAdminAccountsIdResetLink = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/admin/accounts/{id}/reset-link")
  /// Sign an account out everywhere
  public static let deleteAdminAccountsIdSessions = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}/sessions")
  /// Take away the second factors of someone who lost them, unless they refuse it in the days to come
  public static let postAdminAccountsIdFactorRemovals = Endpoint<Nothing, FactorRemoval, Nothing>(.post, "/v1/admin/accounts/{id}/factor-removals")
  /// Set an address aside that was never confirmed, for its owner; the account's holder gives another one
  public static let postAdminAccountsIdAddressRemovals = Endpoint<Nothing, AddressRemoval, Nothing>(.post, "/v1/admin/accounts/{id}/address-removals")
  /// What an admin looks after
  public static let getAdminAccountsIdDuties = Endpoint<Nothing, Nothing, AdminDuties>(.get, "/v1/admin/accounts/{id}/duties")
  /// Say what another admin looks after
  public static let putAdminAccountsIdDuties = Endpoint<Nothing, AdminDuties, AdminDuties>(.put, "/v1/admin/accounts/{id}/duties")
  /// What an app has to know of the tenant before anyone has signed in
  public static let getTenant = Endpoint<Nothing, Nothing, ShownTenant>(.get, "/v1/tenant", needsSession: false)
  /// The tenant's settings
  public static let getAdminTenant = Endpoint<Nothing, Nothing, TenantSettingsDocument>(.get, "/v1/admin/tenant")
  /// Change the tenant's settings
  public static let patchAdminTenant = Endpoint<Nothing, TenantChanges, TenantSettingsDocument>(.patch, "/v1/admin/tenant")
  /// All that the tenant sells
  public static let getAdminTiers = Endpoint<Nothing, Nothing, TierDocument>(.get, "/v1/admin/tiers")
  /// Set what the tenant sells; what is not listed is not offered any more, and nobody loses what they pay for
  public static let putAdminTiers = Endpoint<Nothing, TierDocument, TierDocument>(.put, "/v1/admin/tiers")
  /// What an account was given above its tiers, or was taken
  public static let getAdminAccountsIdEntitlements = Endpoint<Nothing, Nothing, Page<EntitlementOverride>>(.get, "/v1/admin/accounts/{id}/entitlements")
  /// Give an account a feature above its tiers, or take it
  public static let putAdminAccountsIdEntitlementsFeature = Endpoint<Nothing, EntitlementOverride, Nothing>(.put, "/v1/admin/accounts/{id}/entitlements/{feature}")
  /// Let the tiers count again
  public static let deleteAdminAccountsIdEntitlementsFeature = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}/entitlements/{feature}")
  /// Set the logo or the icon of the brand: a PNG or WebP file
  public static let putAdminTenantPicturesPicture = Endpoint<Nothing, FileContent, TenantSettingsDocument>(.put, "/v1/admin/tenant/pictures/{picture}", sends: "image/png")
  /// Remove the logo or the icon of the brand, if there is one
  public static let deleteAdminTenantPicturesPicture = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/tenant/pictures/{picture}")
  /// Tell the platform an idea, a fault or a question
  public static let postFeedback = Endpoint<Nothing, FeedbackRequest, OwnFeedback>(.post, "/v1/feedback", isIdempotent: true)
  /// My feedback to the platform, with the answers, newest first
  public static let getFeedback = Endpoint<PageQuery, Nothing, Page<OwnFeedback>>(.get, "/v1/feedback")
  /// Ideas that one may vote for
  public static let getFeedbackIdeas = Endpoint<IdeaQuery, Nothing, Page<PublicIdea>>(.get, "/v1/feedback/ideas")
  /// Vote for an idea
  public static let putFeedbackIdeasIdVote = Endpoint<Nothing, Nothing, Nothing>(.put, "/v1/feedback/ideas/{id}/vote")
  /// Take my vote back
  public static let deleteFeedbackIdeasIdVote = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/feedback/ideas/{id}/vote")
  /// The users' feedback, newest first
  public static let getAdminFeedback = Endpoint<FeedbackQuery, Nothing, Page<TriagedFeedback>>(.get, "/v1/admin/feedback")
  /// One of them
  public static let getAdminFeedbackId = Endpoint<Nothing, Nothing, TriagedFeedback>(.get, "/v1/admin/feedback/{id}")
  /// Sort it: state, labels, priority, who takes care, notes, merging
  public static let patchAdminFeedbackId = Endpoint<Nothing, FeedbackTriage, TriagedFeedback>(.patch, "/v1/admin/feedback/{id}")
  /// Answer whoever wrote it, and whoever wrote what was merged into it
  public static let postAdminFeedbackIdAnswer = Endpoint<Nothing, FeedbackAnswer, TriagedFeedback>(.post, "/v1/admin/feedback/{id}/answer")
  /// Look at some of a lifter's training for a reason and some minutes; the lifter is notified at once
  public static let postAdminBreakGlass = Endpoint<Nothing, BreakGlassRequest, BreakGlassOpening>(.post, "/v1/admin/break-glass", isIdempotent: true)
  /// Every look that was asked for, newest first
  public static let getAdminBreakGlass = Endpoint<PageQuery, Nothing, Page<BreakGlassOpening>>(.get, "/v1/admin/break-glass")
  /// One of them
  public static let getAdminBreakGlassId = Endpoint<Nothing, Nothing, BreakGlassOpening>(.get, "/v1/admin/break-glass/{id}")
  /// Agree to another admin's look
  public static let putAdminBreakGlassIdApproval = Endpoint<Nothing, Nothing, BreakGlassOpening>(.put, "/v1/admin/break-glass/{id}/approval")
  /// End a look at once
  public static let deleteAdminBreakGlassId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/break-glass/{id}")
  /// When and why support could look at my training
  public static let getMeBreakGlass = Endpoint<PageQuery, Nothing, Page<BreakGlassOpening>>(.get, "/v1/me/break-glass")
  /// With `history`: the lifter's workouts, newest first
  public static let getAdminBreakGlassIdWorkouts = Endpoint<PageQuery, Nothing, Page<WorkoutSummary>>(.get, "/v1/admin/break-glass/{id}/workouts")
  /// With `workout_details`: one workout, without notes
  public static let getAdminBreakGlassIdWorkoutsWorkout = Endpoint<Nothing, Nothing, Workout>(.get, "/v1/admin/break-glass/{id}/workouts/{workout}")
  /// With `all_lifts` or `main_lifts`: the lifter's records, newest first
  public static let getAdminBreakGlassIdRecords = Endpoint<PageQuery, Nothing, Page<PersonalRecord>>(.get, "/v1/admin/break-glass/{id}/records")
  /// With `body_metrics`: the lifter's measurements, newest first
  public static let getAdminBreakGlassIdMeasurements = Endpoint<PageQuery, Nothing, Page<Measurement>>(.get, "/v1/admin/break-glass/{id}/measurements")
  /// With `plans`: what the lifter plans, the latest first
  public static let getAdminBreakGlassIdPlannedWorkouts = Endpoint<PageQuery, Nothing, Page<PlannedWorkoutSummary>>(.get, "/v1/admin/break-glass/{id}/planned-workouts")
  /// The audit log, newest first; a search is itself an entry of it
  public static let getAdminAudit = Endpoint<AuditQuery, Nothing, Page<AuditRecord>>(.get, "/v1/admin/audit")
  /// The newest 10,000 of these entries as a table
  public static let getAdminAuditCsv = Endpoint<AuditFilter, Nothing, FileContent>(.get, "/v1/admin/audit.csv", answers: "text/csv")
  /// The newest 10,000 of these entries, a JSON object a line
  public static let getAdminAuditNdjson = Endpoint<AuditFilter, Nothing, FileContent>(.get, "/v1/admin/audit.ndjson", answers: "application/x-ndjson")
  /// Where the request of an entry came from, also of what a lifter or a coach did; this is itself an entry
  public static let postAdminAuditNumberOrigin = Endpoint<Nothing, OriginRequest, AuditOrigin>(.post, "/v1/admin/audit/{number}/origin")
  /// The figures of what waits: those of alerts and feedback with the duty `moderation` too
  public static let getAdminOverview = Endpoint<Nothing, Nothing, AdminOverview>(.get, "/v1/admin/overview")
  /// What looked unusual, the latest first
  public static let getAdminAlerts = Endpoint<AlertQuery, Nothing, Page<Alert>>(.get, "/v1/admin/alerts")
  /// I have seen to it
  public static let putAdminAlertsIdAcknowledgement = Endpoint<Nothing, Acknowledgement, Nothing>(.put, "/v1/admin/alerts/{id}/acknowledgement")
  /// Active people, retention, use of features and templates, success of logging; nothing of fewer than five
  public static let getAdminAnalytics = Endpoint<AnalyticsQuery, Nothing, AnalyticsReport>(.get, "/v1/admin/analytics")
}

public enum OperationsEndpoints {
  /// Whether the process lives
  public static let getHealthz = Endpoint<Nothing, Nothing, FileContent>(.get, "/healthz", needsSession: false, answers: "text/plain")
  /// Whether requests can be served: the database takes writes, the installation's keys are here, no stop is ahead
  public static let getReadyz = Endpoint<Nothing, Nothing, FileContent>(.get, "/readyz", needsSession: false, answers: "text/plain")
  /// The metrics, for Prometheus; only the operator's tools find it
  public static let getMetrics = Endpoint<Nothing, Nothing, FileContent>(.get, "/metrics", needsSession: false, answers: "text/plain")
  /// What is done by itself: when, and how it went last
  public static let getAdminJobs = Endpoint<Nothing, Nothing, Page<ScheduledJob>>(.get, "/v1/admin/jobs")
  /// A job
  public static let getAdminJobsJob = Endpoint<Nothing, Nothing, ScheduledJob>(.get, "/v1/admin/jobs/{job}")
  /// Pause a job, or say when it runs; what was due while it was paused is not made up for
  public static let patchAdminJobsJob = Endpoint<Nothing, JobChange, ScheduledJob>(.patch, "/v1/admin/jobs/{job}")
  /// Run a job now, or ask by a dry run what it would change; look at the run to see what came of it
  public static let postAdminJobsJobRuns = Endpoint<Nothing, JobRequest, RunOfJob>(.post, "/v1/admin/jobs/{job}/runs", isIdempotent: true)
  /// The runs of a job that ended within 90 days, the latest first
  public static let getAdminJobsJobRuns = Endpoint<JobRunQuery, Nothing, Page<RunOfJob>>(.get, "/v1/admin/jobs/{job}/runs")
  /// A run: waiting, under way, or ended
  public static let getAdminJobsJobRunsRun = Endpoint<Nothing, Nothing, RunOfJob>(.get, "/v1/admin/jobs/{job}/runs/{run}")
  /// Cancel a run that waits or is under way; what it has committed stays
  public static let deleteAdminJobsJobRunsRun = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/jobs/{job}/runs/{run}")
  /// What was tried too often and given up, the latest first
  public static let getAdminDeadJobs = Endpoint<PageQuery, Nothing, Page<DeadJob>>(.get, "/v1/admin/dead-jobs")
  /// Retry a run of the dead letter queue
  public static let postAdminDeadJobsIdRedrive = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/admin/dead-jobs/{id}/redrive")
  /// Throw away what was given up
  public static let deleteAdminDeadJobsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/dead-jobs/{id}")
  /// The maintenance that is planned or under way, what matters most first
  public static let getMaintenance = Endpoint<Nothing, Nothing, Page<MaintenanceNotice>>(.get, "/v1/maintenance", needsSession: false)
  /// My tenant's maintenance windows, the latest first
  public static let getAdminMaintenanceWindows = Endpoint<PageQuery, Nothing, Page<MaintenanceWindow>>(.get, "/v1/admin/maintenance-windows")
  /// Announce a maintenance window
  public static let postAdminMaintenanceWindows = Endpoint<Nothing, MaintenanceWindow, MaintenanceWindow>(.post, "/v1/admin/maintenance-windows", isIdempotent: true)
  /// One of my tenant's maintenance windows
  public static let getAdminMaintenanceWindowsId = Endpoint<Nothing, Nothing, MaintenanceWindow>(.get, "/v1/admin/maintenance-windows/{id}")
  /// Move or reword a maintenance window
  public static let patchAdminMaintenanceWindowsId = Endpoint<Nothing, MaintenanceChange, MaintenanceWindow>(.patch, "/v1/admin/maintenance-windows/{id}")
  /// End a maintenance window early, or call it off
  public static let deleteAdminMaintenanceWindowsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/maintenance-windows/{id}")
  /// The installation's backups, newest first, and when they were checked: for the default tenant's admins
  public static let getAdminBackups = Endpoint<BackupQuery, Nothing, Page<Backup>>(.get, "/v1/admin/backups")
}

public enum PortalEndpoints {
}
