// Written by `musclemate routes --swift` (`make schema`).
// swift-format-ignore-file

public import APISchema
public import MuscleMateAPI
internal import Primitives
public import Strength

public enum IdentityEndpoints {
  /// Register as lifter or coach
  public static let postAccounts = Endpoint<Nothing, Registration, Account>(.post, "/v1/accounts", needsSession: false)
  /// Confirm an email address with the emailed token
  public static let postEmailVerifications = Endpoint<Nothing, TokenRequest, Nothing>(.post, "/v1/email-verifications", needsSession: false)
  /// Email the confirmation link again, if the address is unconfirmed
  public static let postEmailVerificationsResend = Endpoint<Nothing, AddressRequest, Nothing>(.post, "/v1/email-verifications/resend", needsSession: false)
  /// Email a password reset link, if the address has an account
  public static let postPasswordResets = Endpoint<Nothing, AddressRequest, Nothing>(.post, "/v1/password-resets", needsSession: false)
  /// Set a new password; ends all sessions and API keys, and lists the other ways into the account
  public static let putPasswordResetsToken = Endpoint<Nothing, NewPassword, FurtherWaysIn>(.put, "/v1/password-resets/{token}", needsSession: false)
  /// Email the username, if the address has an account
  public static let postUsernameReminders = Endpoint<Nothing, AddressRequest, Nothing>(.post, "/v1/username-reminders", needsSession: false)
  /// Get my account
  public static let getMe = Endpoint<Nothing, Nothing, Account>(.get, "/v1/me")
  /// Update my account
  public static let patchMe = Endpoint<Nothing, AccountChanges, Account>(.patch, "/v1/me")
  /// Change my username, at most every 30 days
  public static let putMeUsername = Endpoint<Nothing, UsernameChange, Account>(.put, "/v1/me/username")
  /// Add the role of lifter or coach to my account
  public static let postMeRoles = Endpoint<Nothing, RoleRequest, Account>(.post, "/v1/me/roles")
  /// Change my password; ends my other sessions and revokes my API keys
  public static let putMePassword = Endpoint<Nothing, PasswordChange, Nothing>(.put, "/v1/me/password")
  /// Change my email address; takes effect once the emailed link is used, and replaces an earlier change
  public static let putMeEmail = Endpoint<Nothing, EmailChange, Nothing>(.put, "/v1/me/email")
  /// Sign in with email address or username
  public static let postSessions = Endpoint<Nothing, SignInRequest, OpenedSession>(.post, "/v1/sessions", needsSession: false)
  /// Sign out everywhere, including here, and revoke my API keys
  public static let deleteSessions = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sessions")
  /// List my signed-in devices
  public static let getSessions = Endpoint<Nothing, Nothing, Page<Session>>(.get, "/v1/sessions")
  /// Get the current session: the account and its role
  public static let getSessionsCurrent = Endpoint<Nothing, Nothing, CurrentSession>(.get, "/v1/sessions/current")
  /// Switch to another of my roles, with a new token
  public static let putSessionsCurrentRole = Endpoint<Nothing, SessionRole, OpenedSession>(.put, "/v1/sessions/current/role")
  /// Sign out here
  public static let deleteSessionsCurrent = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sessions/current")
  /// Sign out another device
  public static let deleteSessionsSession = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sessions/{session}")
  /// List my second factors
  public static let getSecondFactors = Endpoint<Nothing, Nothing, SecondFactorList>(.get, "/v1/second-factors")
  /// Start setting up an authenticator app
  public static let postSecondFactorsTotp = Endpoint<Nothing, FactorNaming, TOTPEnrolment>(.post, "/v1/second-factors/totp")
  /// Confirm an authenticator app with its first code; signing in needs a code from now on
  public static let postSecondFactorsTotpIdConfirmation = Endpoint<Nothing, CodeRequest, RecoveryCodes>(.post, "/v1/second-factors/totp/{id}/confirmation")
  /// Create ten new recovery codes
  public static let postSecondFactorsRecoveryCodes = Endpoint<Nothing, Nothing, RecoveryCodes>(.post, "/v1/second-factors/recovery-codes")
  /// Rename a second factor
  public static let patchSecondFactorsId = Endpoint<Nothing, FactorName, Nothing>(.patch, "/v1/second-factors/{id}")
  /// Remove a second factor
  public static let deleteSecondFactorsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/second-factors/{id}")
  /// Complete a sign-in with the second factor
  public static let postSessionsSecondFactor = Endpoint<Nothing, SecondStep, OpenedSession>(.post, "/v1/sessions/second-factor", needsSession: false)
  /// Prove my identity again, for operations that need a proof of the last 15 minutes
  public static let putSessionsCurrentProof = Endpoint<Nothing, Proof, Nothing>(.put, "/v1/sessions/current/proof")
  /// Unlock a password after failed attempts, with the emailed token
  public static let postPasswordUnlocks = Endpoint<Nothing, TokenRequest, Nothing>(.post, "/v1/password-unlocks", needsSession: false)
  /// List my passkeys
  public static let getPasskeys = Endpoint<Nothing, Nothing, Page<Passkey>>(.get, "/v1/passkeys")
  /// Get the options for creating a passkey in the browser
  public static let postPasskeysRegistrations = Endpoint<Nothing, Nothing, PasskeyOptions>(.post, "/v1/passkeys/registrations")
  /// Add a passkey that the browser created
  public static let postPasskeys = Endpoint<Nothing, NewPasskey, Passkey>(.post, "/v1/passkeys")
  /// Rename a passkey
  public static let patchPasskeysId = Endpoint<Nothing, FactorName, Passkey>(.patch, "/v1/passkeys/{id}")
  /// Remove a passkey
  public static let deletePasskeysId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/passkeys/{id}")
  /// Create a challenge that one of my passkeys answers as a proof
  public static let postPasskeysChallenges = Endpoint<Nothing, Nothing, PasskeyOptions>(.post, "/v1/passkeys/challenges")
  /// Create a challenge for signing in with a passkey
  public static let postSessionsPasskeyChallenges = Endpoint<Nothing, Nothing, PasskeyOptions>(.post, "/v1/sessions/passkey/challenges", needsSession: false)
  /// Sign in with a passkey
  public static let postSessionsPasskey = Endpoint<Nothing, PasskeySignIn, OpenedSession>(.post, "/v1/sessions/passkey", needsSession: false)
  /// List the ways to sign in to the tenant
  public static let getSignIns = Endpoint<Nothing, Nothing, SignInWays>(.get, "/v1/sign-ins", needsSession: false)
  /// Start a sign-in at a provider in the browser
  public static let postSignInsProvider = Endpoint<Nothing, SignInStart, StartedSignIn>(.post, "/v1/sign-ins/{provider}", needsSession: false)
  /// Sign in with what came back through the browser
  public static let postSignInsProviderSession = Endpoint<Nothing, SignInReturn, OpenedSession>(.post, "/v1/sign-ins/{provider}/session", needsSession: false)
  /// Create a nonce for the provider's own library
  public static let postSignInsProviderNonces = Endpoint<Nothing, Nothing, SignInNonce>(.post, "/v1/sign-ins/{provider}/nonces", needsSession: false)
  /// Sign in with a token of the provider's own library
  public static let postSignInsProviderToken = Endpoint<Nothing, TokenSignIn, OpenedSession>(.post, "/v1/sign-ins/{provider}/token", needsSession: false)
  /// Start linking a provider to my account
  public static let postSignInsProviderLink = Endpoint<Nothing, SignInStart, StartedSignIn>(.post, "/v1/sign-ins/{provider}/link")
  /// List the sign-in providers linked to my account
  public static let getIdentities = Endpoint<Nothing, Nothing, Page<Identity>>(.get, "/v1/identities")
  /// Link what came back through the browser
  public static let postIdentities = Endpoint<Nothing, IdentityLink, Identity>(.post, "/v1/identities")
  /// Unlink a provider
  public static let deleteIdentitiesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/identities/{id}")
  /// Create an API key; its token is shown once
  public static let postApiKeys = Endpoint<Nothing, APIKeyRequest, MadeAPIKey>(.post, "/v1/api-keys")
  /// List my API keys
  public static let getApiKeys = Endpoint<Nothing, Nothing, Page<APIKey>>(.get, "/v1/api-keys")
  /// Revoke an API key
  public static let deleteApiKeysId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/api-keys/{id}")
  /// List recent changes of my sign-in and contact details
  public static let getMeAccountChanges = Endpoint<Nothing, Nothing, Page<AccountChange>>(.get, "/v1/me/account-changes")
  /// Reject an account change that an admin requested, or cancel my own change of address
  public static let deleteMeAccountChangesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/me/account-changes/{id}")
  /// Reject an account change that an admin requested, with the emailed token
  public static let postAccountChangeVetoes = Endpoint<Nothing, TokenRequest, Nothing>(.post, "/v1/account-change-vetoes", needsSession: false)
  /// Replace an email address that was set aside; takes effect once the emailed link is used
  public static let postAddressReplacements = Endpoint<Nothing, AddressReplacement, Nothing>(.post, "/v1/address-replacements", needsSession: false)
}

public enum BodyEndpoints {
  /// Get my profile
  public static let getProfile = Endpoint<Nothing, Nothing, Profile>(.get, "/v1/profile")
  /// Update my profile
  public static let patchProfile = Endpoint<Nothing, ProfileChanges, Profile>(.patch, "/v1/profile", takesOperations: true)
  /// Get the settings that an app keeps for me across devices
  public static let getProfilePreferences = Endpoint<Nothing, Nothing, AppPreferences>(.get, "/v1/profile/preferences")
  /// Replace the settings that an app keeps for me across devices
  public static let putProfilePreferences = Endpoint<Nothing, AppPreferences, AppPreferences>(.put, "/v1/profile/preferences", isVersioned: true)
  /// Get a lifter's medical conditions
  public static let getLiftersLifterMedicalConditions = Endpoint<Nothing, Nothing, MedicalConditions>(.get, "/v1/lifters/{lifter}/medical-conditions")
  /// Replace my medical conditions
  public static let putLiftersLifterMedicalConditions = Endpoint<Nothing, MedicalConditions, MedicalConditions>(.put, "/v1/lifters/{lifter}/medical-conditions", takesOperations: true)
  /// Delete my medical conditions
  public static let deleteLiftersLifterMedicalConditions = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/medical-conditions", takesOperations: true)
  /// Get sex, body weight and best lifts, with total and scores
  public static let getLiftersLifterPowerlifting = Endpoint<Nothing, Nothing, PowerliftingProfile>(.get, "/v1/lifters/{lifter}/powerlifting")
  /// Update sex, body weight or best lifts
  public static let patchLiftersLifterPowerlifting = Endpoint<Nothing, PowerliftingChange, PowerliftingProfile>(.patch, "/v1/lifters/{lifter}/powerlifting", takesOperations: true)
  /// Update each best lift from the log; a value that was entered by hand never falls
  public static let postLiftersLifterPowerliftingRefresh = Endpoint<PowerliftingRefreshQuery, Nothing, PowerliftingProfile>(.post, "/v1/lifters/{lifter}/powerlifting/refresh", takesOperations: true)
  /// List a lifter's measurements, newest first
  public static let getLiftersLifterMeasurements = Endpoint<MeasurementQuery, Nothing, Page<Measurement>>(.get, "/v1/lifters/{lifter}/measurements")
  /// List the latest measurement of each kind
  public static let getLiftersLifterMeasurementsLatest = Endpoint<Nothing, Nothing, Page<Measurement>>(.get, "/v1/lifters/{lifter}/measurements/latest")
  /// Add a measurement
  public static let postLiftersLifterMeasurements = Endpoint<Nothing, Measurement, Measurement>(.post, "/v1/lifters/{lifter}/measurements", isIdempotent: true, takesOperations: true)
  /// Get a measurement
  public static let getLiftersLifterMeasurementsId = Endpoint<Nothing, Nothing, Measurement>(.get, "/v1/lifters/{lifter}/measurements/{id}")
  /// Add a measurement with an id of your own, or replace it
  public static let putLiftersLifterMeasurementsId = Endpoint<Nothing, Measurement, Measurement>(.put, "/v1/lifters/{lifter}/measurements/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a measurement; can be undone for 30 days
  public static let deleteLiftersLifterMeasurementsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/measurements/{id}", isVersioned: true, takesOperations: true)
  /// List my goals, the nearest due day first
  public static let getGoals = Endpoint<Nothing, Nothing, Page<Goal>>(.get, "/v1/goals")
  /// Create a goal
  public static let postGoals = Endpoint<Nothing, Goal, Goal>(.post, "/v1/goals", isIdempotent: true, takesOperations: true)
  /// Get a goal with its progress
  public static let getGoalsId = Endpoint<Nothing, Nothing, Goal>(.get, "/v1/goals/{id}")
  /// Create a goal with an id of your own, or replace it
  public static let putGoalsId = Endpoint<Nothing, Goal, Goal>(.put, "/v1/goals/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a goal; can be undone for 30 days
  public static let deleteGoalsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/goals/{id}", isVersioned: true, takesOperations: true)
}

public enum TrainingEndpoints {
  /// List a lifter's workouts, newest first
  public static let getLiftersLifterWorkouts = Endpoint<WorkoutQuery, Nothing, Page<WorkoutSummary>>(.get, "/v1/lifters/{lifter}/workouts")
  /// Log a workout
  public static let postLiftersLifterWorkouts = Endpoint<Nothing, Workout, Workout>(.post, "/v1/lifters/{lifter}/workouts", isIdempotent: true, takesOperations: true)
  /// Get a workout with its exercises and sets
  public static let getLiftersLifterWorkoutsId = Endpoint<Nothing, Nothing, Workout>(.get, "/v1/lifters/{lifter}/workouts/{id}")
  /// Log a workout with an id of your own, or replace it
  public static let putLiftersLifterWorkoutsId = Endpoint<Nothing, Workout, Workout>(.put, "/v1/lifters/{lifter}/workouts/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a workout; can be undone for 30 days
  public static let deleteLiftersLifterWorkoutsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/workouts/{id}", isVersioned: true, takesOperations: true)
  /// Change or move an exercise of a workout, or add one with an id of your own
  public static let putLiftersLifterWorkoutsIdExercisesExercise = Endpoint<Nothing, PlacedExercise, Workout>(.put, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Remove an exercise from a workout
  public static let deleteLiftersLifterWorkoutsIdExercisesExercise = Endpoint<Nothing, Nothing, Workout>(.delete, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Change or move a set of a workout, or add one with an id of your own
  public static let putLiftersLifterWorkoutsIdSetsSet = Endpoint<Nothing, PlacedSet, Workout>(.put, "/v1/lifters/{lifter}/workouts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// Remove a set from a workout; with the last set its exercise goes, too
  public static let deleteLiftersLifterWorkoutsIdSetsSet = Endpoint<Nothing, Nothing, Workout>(.delete, "/v1/lifters/{lifter}/workouts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// List deleted workouts that can be restored, last deleted first
  public static let getLiftersMeDeletedWorkouts = Endpoint<PageQuery, Nothing, Page<DeletedWorkout>>(.get, "/v1/lifters/me/deleted-workouts")
  /// Restore a deleted workout; safe to repeat
  public static let postLiftersMeDeletedWorkoutsIdRestore = Endpoint<Nothing, Nothing, Workout>(.post, "/v1/lifters/me/deleted-workouts/{id}/restore", takesOperations: true)
  /// List deleted templates, goals, measurements and exercises that can be restored, last deleted first
  public static let getMeDeleted = Endpoint<DeletedQuery, Nothing, Page<DeletedThing>>(.get, "/v1/me/deleted")
  /// Restore a deleted item; safe to repeat
  public static let postMeDeletedIdRestore = Endpoint<Nothing, Nothing, RestoredThing>(.post, "/v1/me/deleted/{id}/restore", takesOperations: true)
  /// List my drafts, newest first
  public static let getDrafts = Endpoint<PageQuery, Nothing, Page<DraftSummary>>(.get, "/v1/drafts")
  /// Start a workout, with its clock running if wished
  public static let postDrafts = Endpoint<Nothing, NewDraft, Draft>(.post, "/v1/drafts", isIdempotent: true, takesOperations: true)
  /// Get a draft with its exercises, sets and clock
  public static let getDraftsId = Endpoint<Nothing, Nothing, Draft>(.get, "/v1/drafts/{id}")
  /// Create a draft with an id of your own, or replace its content
  public static let putDraftsId = Endpoint<Nothing, Draft, Draft>(.put, "/v1/drafts/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Discard a draft
  public static let deleteDraftsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/drafts/{id}", isVersioned: true, takesOperations: true)
  /// Get the workout in progress
  public static let getLive = Endpoint<Nothing, Nothing, Draft>(.get, "/v1/live")
  /// Start the clock; safe to repeat
  public static let postDraftsIdStart = Endpoint<Nothing, ClockPress, Draft>(.post, "/v1/drafts/{id}/start", isVersioned: true, takesOperations: true)
  /// Pause the clock; safe to repeat
  public static let postDraftsIdPause = Endpoint<Nothing, ClockPress, Draft>(.post, "/v1/drafts/{id}/pause", isVersioned: true, takesOperations: true)
  /// Resume the clock
  public static let postDraftsIdResume = Endpoint<Nothing, ClockPress, Draft>(.post, "/v1/drafts/{id}/resume", isVersioned: true, takesOperations: true)
  /// Change or move an exercise of a draft, or add one with an id of your own
  public static let putDraftsIdExercisesExercise = Endpoint<Nothing, PlacedDraftExercise, Draft>(.put, "/v1/drafts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Remove an exercise from a draft
  public static let deleteDraftsIdExercisesExercise = Endpoint<Nothing, Nothing, Draft>(.delete, "/v1/drafts/{id}/exercises/{exercise}", isVersioned: true, takesOperations: true)
  /// Log a set; its target stays, and its kind unless another is given. Or add a set with an id of your own
  public static let putDraftsIdSetsSet = Endpoint<Nothing, PlacedDraftSet, Draft>(.put, "/v1/drafts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// Remove a set from a draft
  public static let deleteDraftsIdSetsSet = Endpoint<Nothing, Nothing, Draft>(.delete, "/v1/drafts/{id}/sets/{set}", isVersioned: true, takesOperations: true)
  /// Finish a draft: log it as a workout without the sets that were not done. Safe to repeat
  public static let postDraftsIdFinish = Endpoint<Nothing, DraftFinish, Workout>(.post, "/v1/drafts/{id}/finish", isVersioned: true, takesOperations: true)
  /// Import a file of Strong, Hevy, FitNotes or StrongLifts, another table, or a file of my own training
  public static let postLiftersMeImports = Endpoint<ImportQuery, FileContent, ImportReport>(.post, "/v1/lifters/me/imports", takesOperations: true, sends: "text/csv")
  /// List my imports that were not undone, newest first
  public static let getLiftersMeImports = Endpoint<PageQuery, Nothing, Page<ImportSummary>>(.get, "/v1/lifters/me/imports")
  /// Get the report of an import
  public static let getLiftersMeImportsId = Endpoint<Nothing, Nothing, ImportReport>(.get, "/v1/lifters/me/imports/{id}")
  /// Undo an import: its workouts are deleted, but for those that were edited since
  public static let deleteLiftersMeImportsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/me/imports/{id}", takesOperations: true)
  /// List a lifter's exercises, most used first
  public static let getLiftersLifterExercises = Endpoint<ExerciseQuery, Nothing, Page<Exercise>>(.get, "/v1/lifters/{lifter}/exercises")
  /// List the sets of an exercise by workout, newest first
  public static let getLiftersLifterExercisesIdSets = Endpoint<PageQuery, Nothing, Page<ExerciseSession>>(.get, "/v1/lifters/{lifter}/exercises/{id}/sets")
  /// Get the last sets of several exercises
  public static let getLiftersLifterPreviousSets = Endpoint<PreviousSetsQuery, Nothing, Page<PreviousSets>>(.get, "/v1/lifters/{lifter}/previous-sets")
  /// Rename an exercise or change its details
  public static let patchLiftersLifterExercisesId = Endpoint<Nothing, ExerciseChange, Exercise>(.patch, "/v1/lifters/{lifter}/exercises/{id}", takesOperations: true)
  /// Create an exercise
  public static let postLiftersLifterExercises = Endpoint<Nothing, NewExercise, Exercise>(.post, "/v1/lifters/{lifter}/exercises", isIdempotent: true, takesOperations: true)
  /// Delete an unused exercise; can be undone for 30 days
  public static let deleteLiftersLifterExercisesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/exercises/{id}", takesOperations: true)
  /// Merge an exercise into another, in logs, templates and plans
  public static let postLiftersLifterExercisesIdMerge = Endpoint<Nothing, ExerciseMerge, Exercise>(.post, "/v1/lifters/{lifter}/exercises/{id}/merge", takesOperations: true)
  /// List the exercises of the catalogue, by name
  public static let getCatalogueExercises = Endpoint<CatalogueQuery, Nothing, Page<CatalogueExercise>>(.get, "/v1/catalogue/exercises")
  /// Get an exercise of the catalogue
  public static let getCatalogueExercisesSlug = Endpoint<Nothing, Nothing, CatalogueExercise>(.get, "/v1/catalogue/exercises/{slug}")
  /// List predetermined routines
  public static let getPredeterminedRoutines = Endpoint<PredeterminedQuery, Nothing, Page<PredeterminedRoutine>>(.get, "/v1/predetermined-routines")
  /// Get a predetermined routine
  public static let getPredeterminedRoutinesSlug = Endpoint<Nothing, Nothing, PredeterminedRoutine>(.get, "/v1/predetermined-routines/{slug}")
  /// Add a predetermined routine to my week as a template of my own
  public static let postPredeterminedRoutinesSlugAdd = Endpoint<Nothing, PredeterminedDays, Template>(.post, "/v1/predetermined-routines/{slug}/add", isIdempotent: true, takesOperations: true)
  /// List my templates, in my order
  public static let getTemplates = Endpoint<PageQuery, Nothing, Page<TemplateSummary>>(.get, "/v1/templates")
  /// Create a template
  public static let postTemplates = Endpoint<Nothing, Template, Template>(.post, "/v1/templates", isIdempotent: true, takesOperations: true)
  /// Reorder my templates
  public static let putTemplateOrder = Endpoint<Nothing, TemplateOrder, Nothing>(.put, "/v1/template-order", takesOperations: true)
  /// Get a template with its exercises and sets
  public static let getTemplatesId = Endpoint<Nothing, Nothing, Template>(.get, "/v1/templates/{id}")
  /// Create a template with an id of your own, or replace it
  public static let putTemplatesId = Endpoint<Nothing, Template, Template>(.put, "/v1/templates/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a template; can be undone for 30 days, and what was logged from it stays
  public static let deleteTemplatesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/templates/{id}", isVersioned: true, takesOperations: true)
  /// Set the weekdays of a routine
  public static let putTemplatesIdDays = Endpoint<Nothing, RoutineDays, Template>(.put, "/v1/templates/{id}/days", isVersioned: true, takesOperations: true)
  /// Duplicate a template; the copy has no weekdays
  public static let postTemplatesIdDuplicate = Endpoint<Nothing, TemplateCopy, Template>(.post, "/v1/templates/{id}/duplicate", isIdempotent: true, takesOperations: true)
  /// Create a template from a workout
  public static let postTemplatesFromWorkoutWorkout = Endpoint<Nothing, TemplateCopy, Template>(.post, "/v1/templates/from-workout/{workout}", isIdempotent: true, takesOperations: true)
  /// Replace a template's content with a workout's
  public static let putTemplatesIdFromWorkoutWorkout = Endpoint<Nothing, Nothing, Template>(.put, "/v1/templates/{id}/from-workout/{workout}", isVersioned: true, takesOperations: true)
  /// Log a workout from a template
  public static let postTemplatesIdLog = Endpoint<Nothing, TemplateLog, Workout>(.post, "/v1/templates/{id}/log", isIdempotent: true, takesOperations: true)
  /// Group exercises into a superset, next to each other
  public static let postTemplatesIdSupersets = Endpoint<Nothing, SupersetMaking, Template>(.post, "/v1/templates/{id}/supersets", isVersioned: true, takesOperations: true)
  /// Ungroup a superset; its exercises stay
  public static let deleteTemplatesIdSupersetsNumber = Endpoint<Nothing, Nothing, Template>(.delete, "/v1/templates/{id}/supersets/{number}", isVersioned: true, takesOperations: true)
  /// Move an exercise, or the superset that it is in
  public static let postTemplatesIdMoves = Endpoint<Nothing, ExerciseMove, Template>(.post, "/v1/templates/{id}/moves", isVersioned: true, takesOperations: true)
  /// Get my weekly schedule: routines and rest days
  public static let getSchedule = Endpoint<Nothing, Nothing, Schedule>(.get, "/v1/schedule")
  /// Set a weekly rest day
  public static let putScheduleRestDaysWeekday = Endpoint<Nothing, Nothing, Schedule>(.put, "/v1/schedule/rest-days/{weekday}", takesOperations: true)
  /// Remove a weekly rest day
  public static let deleteScheduleRestDaysWeekday = Endpoint<Nothing, Nothing, Schedule>(.delete, "/v1/schedule/rest-days/{weekday}", takesOperations: true)
  /// Rest today only
  public static let putScheduleRestToday = Endpoint<Nothing, Nothing, Schedule>(.put, "/v1/schedule/rest-today", takesOperations: true)
  /// Cancel today's rest
  public static let deleteScheduleRestToday = Endpoint<Nothing, Nothing, Schedule>(.delete, "/v1/schedule/rest-today", takesOperations: true)
  /// Get today's plan, in the profile's time zone
  public static let getToday = Endpoint<Nothing, Nothing, Today>(.get, "/v1/today")
  /// List my planned workouts, earliest first
  public static let getPlannedWorkouts = Endpoint<PlannedQuery, Nothing, Page<PlannedWorkoutSummary>>(.get, "/v1/planned-workouts")
  /// Plan a workout from exercises or from a template
  public static let postPlannedWorkouts = Endpoint<Nothing, PlannedWorkout, PlannedWorkout>(.post, "/v1/planned-workouts", isIdempotent: true, takesOperations: true)
  /// Get a planned workout with its exercises and sets
  public static let getPlannedWorkoutsId = Endpoint<Nothing, Nothing, PlannedWorkout>(.get, "/v1/planned-workouts/{id}")
  /// Create a planned workout with an id of your own, or change it; a skipped one is planned again
  public static let putPlannedWorkoutsId = Endpoint<Nothing, PlannedWorkout, PlannedWorkout>(.put, "/v1/planned-workouts/{id}", isVersioned: true, takesOperations: true, makesUnderID: true)
  /// Delete a planned workout; the workout that was logged from it stays
  public static let deletePlannedWorkoutsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/planned-workouts/{id}", isVersioned: true, takesOperations: true)
  /// Skip a planned workout
  public static let postPlannedWorkoutsIdSkip = Endpoint<Nothing, Nothing, PlannedWorkout>(.post, "/v1/planned-workouts/{id}/skip", takesOperations: true)
  /// List a lifter's training breaks, latest first
  public static let getLiftersLifterTrainingBreaks = Endpoint<Nothing, Nothing, Page<TrainingBreak>>(.get, "/v1/lifters/{lifter}/training-breaks")
  /// Add a training break
  public static let postTrainingBreaks = Endpoint<Nothing, TrainingBreak, TrainingBreak>(.post, "/v1/training-breaks", isIdempotent: true, takesOperations: true)
  /// Get a training break
  public static let getTrainingBreaksId = Endpoint<Nothing, Nothing, TrainingBreak>(.get, "/v1/training-breaks/{id}")
  /// Change a training break
  public static let putTrainingBreaksId = Endpoint<Nothing, TrainingBreak, TrainingBreak>(.put, "/v1/training-breaks/{id}", takesOperations: true)
  /// Delete a training break
  public static let deleteTrainingBreaksId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/training-breaks/{id}", takesOperations: true)
  /// List my programmes, newest first
  public static let getProgrammes = Endpoint<PageQuery, Nothing, Page<ProgrammeSummary>>(.get, "/v1/programmes")
  /// Create a programme: a 5/3/1 from options, or any from rules
  public static let postProgrammes = Endpoint<Nothing, Programme, Programme>(.post, "/v1/programmes", isIdempotent: true, takesOperations: true)
  /// Get a programme with the state of its lifts
  public static let getProgrammesId = Endpoint<Nothing, Nothing, Programme>(.get, "/v1/programmes/{id}")
  /// Change a programme; the sessions of the cycle that are still planned follow
  public static let putProgrammesId = Endpoint<Nothing, Programme, Programme>(.put, "/v1/programmes/{id}", isVersioned: true, takesOperations: true)
  /// Delete a programme and its sessions that are still planned
  public static let deleteProgrammesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/programmes/{id}", isVersioned: true, takesOperations: true)
  /// Get a cycle week by week, each number with its reason
  public static let getProgrammesIdPlan = Endpoint<ProgrammePlanQuery, Nothing, ProgrammePlan>(.get, "/v1/programmes/{id}/plan")
  /// Start the next cycle: lifts progress by the rules, sessions become planned workouts
  public static let postProgrammesIdCycles = Endpoint<Nothing, CycleStart, ProgrammePlan>(.post, "/v1/programmes/{id}/cycles", isIdempotent: true, isVersioned: true, takesOperations: true)
  /// Adjust the sessions of the cycle that are still planned to what was done
  public static let postProgrammesIdAdjustment = Endpoint<Nothing, Nothing, ProgrammePlan>(.post, "/v1/programmes/{id}/adjustment", isVersioned: true, takesOperations: true)
  /// Simulate the coming weeks from assumed results
  public static let postProgrammesIdSimulation = Endpoint<Nothing, ProgrammeSimulation, ProgrammeForecast>(.post, "/v1/programmes/{id}/simulation")
  /// Calculate a 5/3/1 cycle from one-rep maxima
  public static let postCalculatorsFiveThreeOne = Endpoint<Nothing, FiveThreeOnePlan, ProgrammePlan>(.post, "/v1/calculators/five-three-one", needsSession: false)
  /// Get my bars and plates; a unit without any has those of a usual gym
  public static let getEquipment = Endpoint<Nothing, Nothing, EquipmentOwned>(.get, "/v1/equipment")
  /// Replace my bars and plates
  public static let putEquipment = Endpoint<Nothing, EquipmentOwned, EquipmentOwned>(.put, "/v1/equipment", takesOperations: true)
  /// Estimate the one-rep maximum from a set
  public static let postCalculatorsOneRepMax = Endpoint<Nothing, OneRepMaxRequest, OneRepMaxAnswer>(.post, "/v1/calculators/one-rep-max", needsSession: false)
  /// Calculate the weight for a number of reps, or the reps for a weight, from the one-rep maximum
  public static let postCalculatorsRepetitions = Endpoint<Nothing, RepetitionsRequest, RepetitionsAnswer>(.post, "/v1/calculators/repetitions", needsSession: false)
  /// Calculate weight, RPE or one-rep maximum from the other two
  public static let postCalculatorsEffort = Endpoint<Nothing, EffortRequest, EffortAnswer>(.post, "/v1/calculators/effort", needsSession: false)
  /// Calculate Wilks, Wilks-2, DOTS, IPF GL and Glossbrenner points
  public static let postCalculatorsMeetScore = Endpoint<Nothing, MeetScoreRequest, MeetScoreAnswer>(.post, "/v1/calculators/meet-score", needsSession: false)
  /// Calculate the plates for a weight
  public static let postCalculatorsPlates = Endpoint<Nothing, PlatesRequest, LoadingAnswer>(.post, "/v1/calculators/plates", needsSession: false)
  /// Calculate warm-up sets for a working weight with the available plates
  public static let postCalculatorsWarmUp = Endpoint<Nothing, WarmUpRequest, WarmUpAnswer>(.post, "/v1/calculators/warm-up", needsSession: false)
  /// Calculate the energy of an activity by the 2024 Compendium
  public static let postCalculatorsEnergy = Endpoint<Nothing, EnergyRequest, EnergyAnswer>(.post, "/v1/calculators/energy", needsSession: false)
  /// Calculate resting and daily energy expenditure
  public static let postCalculatorsRestingEnergy = Endpoint<Nothing, RestingEnergyRequest, RestingEnergyAnswer>(.post, "/v1/calculators/resting-energy", needsSession: false)
  /// Calculate energy from macronutrients, or grams from energy and percentages
  public static let postCalculatorsMacros = Endpoint<Nothing, MacrosRequest, MacrosAnswer>(.post, "/v1/calculators/macros", needsSession: false)
  /// Convert a value to another unit
  public static let postCalculatorsUnits = Endpoint<Nothing, UnitsRequest, UnitsAnswer>(.post, "/v1/calculators/units", needsSession: false)
}

public enum ProgressEndpoints {
  /// Get the graphs of squat, bench press and deadlift
  public static let getLiftersLifterProgress = Endpoint<ProgressQuery, Nothing, Page<Progress>>(.get, "/v1/lifters/{lifter}/progress")
  /// Get the graph of squat, bench_press, deadlift or an exercise id
  public static let getLiftersLifterProgressLift = Endpoint<ProgressQuery, Nothing, Progress>(.get, "/v1/lifters/{lifter}/progress/{lift}")
  /// Get the body weight graph
  public static let getLiftersLifterProgressBodyWeight = Endpoint<BodyProgressQuery, Nothing, BodyProgress>(.get, "/v1/lifters/{lifter}/progress/body_weight")
  /// Get the body fat graph
  public static let getLiftersLifterProgressBodyFat = Endpoint<BodyProgressQuery, Nothing, BodyProgress>(.get, "/v1/lifters/{lifter}/progress/body_fat")
  /// Get a chart of squat, bench_press, deadlift or an exercise id
  public static let getLiftersLifterProgressLiftDrawing = Endpoint<ProgressDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/progress/{lift}/drawing", answers: "image/svg+xml")
  /// Get a chart of body weight
  public static let getLiftersLifterProgressBodyWeightDrawing = Endpoint<BodyDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/progress/body_weight/drawing", answers: "image/svg+xml")
  /// Get a chart of body fat
  public static let getLiftersLifterProgressBodyFatDrawing = Endpoint<BodyDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/progress/body_fat/drawing", answers: "image/svg+xml")
  /// Get a chart of time, energy or volume per week
  public static let getLiftersLifterSummaryDrawing = Endpoint<SummaryDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/summary/drawing", answers: "image/svg+xml")
  /// Get a chart of working sets per muscle group
  public static let getLiftersLifterMusclesDrawing = Endpoint<MuscleDrawingQuery, Nothing, FileContent>(.get, "/v1/lifters/{lifter}/muscles/drawing", answers: "image/svg+xml")
  /// List a lifter's personal records, newest first
  public static let getLiftersLifterRecords = Endpoint<RecordQuery, Nothing, Page<PersonalRecord>>(.get, "/v1/lifters/{lifter}/records")
  /// Get time, energy and volume per day and week, with averages
  public static let getLiftersLifterSummary = Endpoint<SummaryQuery, Nothing, Summary>(.get, "/v1/lifters/{lifter}/summary")
  /// Get working sets per muscle group and week
  public static let getLiftersLifterMuscles = Endpoint<MuscleQuery, Nothing, MuscleSets>(.get, "/v1/lifters/{lifter}/muscles")
  /// Get the totals of a lifter's log and the streak of weeks with a workout
  public static let getLiftersLifterTotals = Endpoint<TotalsQuery, Nothing, Totals>(.get, "/v1/lifters/{lifter}/totals")
  /// List the days with a workout, for a calendar
  public static let getLiftersLifterTrainingDays = Endpoint<TrainingDaysQuery, Nothing, TrainingDays>(.get, "/v1/lifters/{lifter}/training-days")
  /// List my reports about graphs, newest first
  public static let getGraphReports = Endpoint<PageQuery, Nothing, Page<GraphReport>>(.get, "/v1/graph-reports")
  /// Report that one of my graphs is wrong
  public static let postGraphReports = Endpoint<Nothing, GraphReport, GraphReport>(.post, "/v1/graph-reports", isIdempotent: true, takesOperations: true)
}

public enum CoachingEndpoints {
  /// List my clients with what they share and the state of their training
  public static let getClients = Endpoint<RosterQuery, Nothing, Roster>(.get, "/v1/clients")
  /// List my clients' activity, newest first: workouts where the history is shared, comments where the details are
  public static let getClientsFeed = Endpoint<PageQuery, Nothing, Page<ClientFeedEntry>>(.get, "/v1/clients/feed")
  /// List my clients who share a name with another client
  public static let getClientsNamesakes = Endpoint<Nothing, Nothing, Page<Person>>(.get, "/v1/clients/namesakes")
  /// Get one of my clients, as in the list
  public static let getClientsLifter = Endpoint<Nothing, Nothing, RosterEntry>(.get, "/v1/clients/{lifter}")
  /// Stop coaching a client; I no longer see their data
  public static let deleteClientsLifter = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/clients/{lifter}")
  /// List my labels with their client counts, by name
  public static let getClientLabels = Endpoint<Nothing, Nothing, Page<ClientLabel>>(.get, "/v1/client-labels")
  /// Create a label with an id of your own, or change its name and colour
  public static let putClientLabelsId = Endpoint<Nothing, ClientLabel, ClientLabel>(.put, "/v1/client-labels/{id}")
  /// Delete a label and remove it from all clients
  public static let deleteClientLabelsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/client-labels/{id}")
  /// Add a label to some clients and remove it from others
  public static let patchClientLabelsIdClients = Endpoint<Nothing, LabelledClients, ClientLabel>(.patch, "/v1/client-labels/{id}/clients")
  /// Replace the labels of a client
  public static let putClientsLifterLabels = Endpoint<Nothing, ClientLabels, RosterEntry>(.put, "/v1/clients/{lifter}/labels")
  /// List my private notes on a client, newest first
  public static let getClientsLifterNotes = Endpoint<PageQuery, Nothing, Page<ClientNote>>(.get, "/v1/clients/{lifter}/notes")
  /// Add a private note on a client
  public static let postClientsLifterNotes = Endpoint<Nothing, ClientNote, ClientNote>(.post, "/v1/clients/{lifter}/notes", isIdempotent: true)
  /// Get a note
  public static let getClientsLifterNotesId = Endpoint<Nothing, Nothing, ClientNote>(.get, "/v1/clients/{lifter}/notes/{id}")
  /// Create a note with an id of your own, or replace it
  public static let putClientsLifterNotesId = Endpoint<Nothing, ClientNote, ClientNote>(.put, "/v1/clients/{lifter}/notes/{id}")
  /// Delete a note
  public static let deleteClientsLifterNotesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/clients/{lifter}/notes/{id}")
  /// List the clients that need attention, with the rule and its data
  public static let getAttention = Endpoint<AttentionQuery, Nothing, AttentionQueue>(.get, "/v1/attention")
  /// Dismiss an attention item
  public static let postAttentionIdDismissals = Endpoint<Nothing, AttentionDismissal, Nothing>(.post, "/v1/attention/{id}/dismissals")
  /// Restore a dismissed attention item
  public static let deleteAttentionIdDismissals = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/attention/{id}/dismissals")
  /// Dismiss several attention items
  public static let postAttentionDismissals = Endpoint<Nothing, AttentionDismissals, Nothing>(.post, "/v1/attention/dismissals")
  /// Restore several dismissed attention items
  public static let postAttentionReturns = Endpoint<Nothing, AttentionReturns, Nothing>(.post, "/v1/attention/returns")
  /// Get my attention rules
  public static let getAttentionRules = Endpoint<Nothing, Nothing, TunedAttentionRules>(.get, "/v1/attention/rules")
  /// Change or mute my attention rules; absent rules use the platform's defaults
  public static let putAttentionRules = Endpoint<Nothing, TunedAttentionRules, TunedAttentionRules>(.put, "/v1/attention/rules")
  /// Get the attention rules for a client
  public static let getClientsLifterAttentionRules = Endpoint<Nothing, Nothing, TunedAttentionRules>(.get, "/v1/clients/{lifter}/attention-rules")
  /// Change or mute the attention rules for a client; absent rules are as for all clients
  public static let putClientsLifterAttentionRules = Endpoint<Nothing, TunedAttentionRules, TunedAttentionRules>(.put, "/v1/clients/{lifter}/attention-rules")
  /// List my assignments with their progress, newest first
  public static let getAssignments = Endpoint<AssignmentQuery, Nothing, Page<AssignmentSummary>>(.get, "/v1/assignments")
  /// Assign a template or a programme to clients; it is assigned to all of them or none
  public static let postAssignments = Endpoint<Nothing, AssignmentMaking, Assignment>(.post, "/v1/assignments", isIdempotent: true)
  /// Get an assignment and each client's progress
  public static let getAssignmentsId = Endpoint<Nothing, Nothing, Assignment>(.get, "/v1/assignments/{id}")
  /// Create an assignment with an id of your own, or change one; coming sessions of the named clients follow
  public static let putAssignmentsId = Endpoint<Nothing, AssignmentMaking, Assignment>(.put, "/v1/assignments/{id}")
  /// Delete an assignment and its sessions that are still planned
  public static let deleteAssignmentsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/assignments/{id}")
  /// Remove one client from an assignment
  public static let deleteAssignmentsIdClientsLifter = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/assignments/{id}/clients/{lifter}")
  /// Preview an assignment or its change for each client: loads, sets by muscle, what is missing
  public static let postAssignmentsSimulation = Endpoint<ForecastQuery, AssignmentMaking, AssignmentForecast>(.post, "/v1/assignments/simulation")
  /// Start a client's next cycle of an assigned programme
  public static let postAssignmentsIdClientsLifterCycles = Endpoint<Nothing, CycleStart, Nothing>(.post, "/v1/assignments/{id}/clients/{lifter}/cycles", isIdempotent: true)
  /// List the plans that coaches assigned to me, newest first
  public static let getAssignedPlans = Endpoint<PageQuery, Nothing, Page<AssignedPlan>>(.get, "/v1/assigned-plans")
  /// Get an assigned plan: its coach, what I may change, its progress
  public static let getAssignedPlansId = Endpoint<Nothing, Nothing, AssignedPlan>(.get, "/v1/assigned-plans/{id}")
  /// Remove an assigned plan from my schedule; completed workouts stay
  public static let deleteAssignedPlansId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/assigned-plans/{id}", takesOperations: true)
  /// List a lifter's planned workouts with their sets
  public static let getLiftersLifterPlannedWorkouts = Endpoint<ClientPlansQuery, Nothing, Page<PlannedWorkout>>(.get, "/v1/lifters/{lifter}/planned-workouts")
  /// Get a lifter's planned workout
  public static let getLiftersLifterPlannedWorkoutsId = Endpoint<Nothing, Nothing, PlannedWorkout>(.get, "/v1/lifters/{lifter}/planned-workouts/{id}")
  /// Change the day, time or exercises of one assigned session; the assignment stays
  public static let putLiftersLifterPlannedWorkoutsId = Endpoint<SessionChangeQuery, PlannedWorkout, PlannedWorkout>(.put, "/v1/lifters/{lifter}/planned-workouts/{id}", isVersioned: true)
  /// Remove one assigned session from a client's schedule; it does not count in any figure
  public static let postLiftersLifterPlannedWorkoutsIdSkip = Endpoint<Nothing, Nothing, PlannedWorkout>(.post, "/v1/lifters/{lifter}/planned-workouts/{id}/skip")
  /// Compare a planned workout with what was done, set by set
  public static let getLiftersLifterPlannedWorkoutsIdComparison = Endpoint<Nothing, Nothing, PlanComparison>(.get, "/v1/lifters/{lifter}/planned-workouts/{id}/comparison")
  /// List the comments on a workout with their replies, oldest first
  public static let getLiftersLifterWorkoutsIdComments = Endpoint<PageQuery, Nothing, Page<Comment>>(.get, "/v1/lifters/{lifter}/workouts/{id}/comments")
  /// Comment on a workout, an exercise or a set, or reply; the other side is notified
  public static let postLiftersLifterWorkoutsIdComments = Endpoint<Nothing, CommentRequest, Comment>(.post, "/v1/lifters/{lifter}/workouts/{id}/comments", isIdempotent: true, takesOperations: true)
  /// Get a comment with its replies
  public static let getLiftersLifterWorkoutsIdCommentsComment = Endpoint<Nothing, Nothing, Comment>(.get, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}")
  /// Mark the comments on a workout as read up to a time
  public static let putLiftersLifterWorkoutsIdCommentsRead = Endpoint<Nothing, ReadMark, Nothing>(.put, "/v1/lifters/{lifter}/workouts/{id}/comments/read", takesOperations: true)
  /// List the workouts with unread comments, newest first
  public static let getCommentsUnread = Endpoint<PageQuery, Nothing, Page<UnreadComments>>(.get, "/v1/comments/unread")
  /// Edit my comment
  public static let putLiftersLifterWorkoutsIdCommentsComment = Endpoint<Nothing, CommentWording, Comment>(.put, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}", takesOperations: true)
  /// Delete my comment; a placeholder stays if it has replies
  public static let deleteLiftersLifterWorkoutsIdCommentsComment = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}", takesOperations: true)
  /// List my conversations, newest first
  public static let getConversations = Endpoint<PageQuery, Nothing, Page<Conversation>>(.get, "/v1/conversations")
  /// List the messages of a conversation, newest first
  public static let getConversationsAccountMessages = Endpoint<DirectMessageQuery, Nothing, DirectMessagePage>(.get, "/v1/conversations/{account}/messages")
  /// Send a message to a client or a coach, who is notified
  public static let postConversationsAccountMessages = Endpoint<Nothing, NewMessage, DirectMessage>(.post, "/v1/conversations/{account}/messages", isIdempotent: true, takesOperations: true)
  /// Message several clients, each in their own conversation; sent to all or to none
  public static let postConversationsMessages = Endpoint<Nothing, NewMessages, Page<SentMessage>>(.post, "/v1/conversations/messages", isIdempotent: true)
  /// Get a message
  public static let getConversationsAccountMessagesMessage = Endpoint<Nothing, Nothing, DirectMessage>(.get, "/v1/conversations/{account}/messages/{message}")
  /// Mark a conversation as read up to a time
  public static let putConversationsAccountRead = Endpoint<Nothing, ReadMark, Nothing>(.put, "/v1/conversations/{account}/read", takesOperations: true)
  /// Edit my message within an hour
  public static let putConversationsAccountMessagesMessage = Endpoint<Nothing, MessageWording, DirectMessage>(.put, "/v1/conversations/{account}/messages/{message}", takesOperations: true)
  /// Delete my message within an hour; a placeholder stays
  public static let deleteConversationsAccountMessagesMessage = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/conversations/{account}/messages/{message}", takesOperations: true)
}

public enum SyncEndpoints {
  /// List the changes of my data since a device's last sync
  public static let getSync = Endpoint<SyncQuery, Nothing, SyncPage>(.get, "/v1/sync")
  /// List my syncing devices, last seen first
  public static let getSyncDevices = Endpoint<Nothing, Nothing, Page<SyncDevice>>(.get, "/v1/sync/devices")
  /// Remove a syncing device; if it comes back, it starts as a new one
  public static let deleteSyncDevicesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sync/devices/{id}")
  /// Stream hints of changes as server-sent events
  public static let getSyncStream = Endpoint<StreamQuery, Nothing, Nothing>(.get, "/v1/sync/stream", answers: "text/event-stream")
}

public enum SharingEndpoints {
  /// Invite a lifter by username or email address; repeat it to send a new link
  public static let postInvites = Endpoint<Nothing, InviteRequest, Invite>(.post, "/v1/invites")
  /// List the invitations that I sent or received, newest first
  public static let getInvites = Endpoint<PageQuery, Nothing, Page<Invite>>(.get, "/v1/invites")
  /// Get an invitation: who invites me and what they ask to see, in words
  public static let getInvitesInvite = Endpoint<Nothing, Nothing, Invitation>(.get, "/v1/invites/{invite}")
  /// Accept an invitation by token, code or id, and share these scopes
  public static let postInvitesInviteAccept = Endpoint<Nothing, Sharing, Coach>(.post, "/v1/invites/{invite}/accept", takesOperations: true)
  /// Decline an invitation
  public static let postInvitesInviteDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/invites/{invite}/decline", takesOperations: true)
  /// Email the link of my invitation again
  public static let postInvitesIdResend = Endpoint<Nothing, Nothing, Invite>(.post, "/v1/invites/{id}/resend")
  /// Withdraw my invitation
  public static let deleteInvitesInvite = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/invites/{invite}")
  /// Create an invite code; it is shown once
  public static let postInviteCodes = Endpoint<Nothing, InviteCode, InviteCode>(.post, "/v1/invite-codes")
  /// List my invite codes, newest first
  public static let getInviteCodes = Endpoint<PageQuery, Nothing, Page<InviteCode>>(.get, "/v1/invite-codes")
  /// Revoke an invite code; lifters who redeemed it stay clients
  public static let deleteInviteCodesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/invite-codes/{id}")
  /// List my coaches and what I share with each
  public static let getCoaches = Endpoint<PageQuery, Nothing, Page<Coach>>(.get, "/v1/coaches")
  /// Replace the scopes that I share with a coach
  public static let putCoachesCoachScopes = Endpoint<Nothing, Sharing, Coach>(.put, "/v1/coaches/{coach}/scopes", takesOperations: true)
  /// Preview in words what a change of scopes would open and close
  public static let postCoachesCoachScopesPreview = Endpoint<Nothing, Sharing, SharingChange>(.post, "/v1/coaches/{coach}/scopes/preview")
  /// Leave a coach; they see none of my data from now on
  public static let deleteCoachesCoach = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/coaches/{coach}", takesOperations: true)
  /// List the scopes, in words: what each opens and what stays closed
  public static let getScopes = Endpoint<Nothing, Nothing, Page<ScopeWords>>(.get, "/v1/scopes", needsSession: false)
  /// Get whether all my sharing is paused
  public static let getSharingPause = Endpoint<Nothing, Nothing, SharingPause>(.get, "/v1/sharing-pause")
  /// Pause all sharing: no coach sees any of my data
  public static let putSharingPause = Endpoint<Nothing, SharingPause, SharingPause>(.put, "/v1/sharing-pause", takesOperations: true)
  /// End the pause of sharing
  public static let deleteSharingPause = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/sharing-pause", takesOperations: true)
  /// List the coaches that I blocked, newest first
  public static let getBlockedCoaches = Endpoint<PageQuery, Nothing, Page<BlockedCoach>>(.get, "/v1/blocked-coaches")
  /// Block a coach and end all sharing with them; they are not notified
  public static let putBlockedCoachesCoach = Endpoint<Nothing, Nothing, BlockedCoach>(.put, "/v1/blocked-coaches/{coach}", takesOperations: true)
  /// Unblock a coach
  public static let deleteBlockedCoachesCoach = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/blocked-coaches/{coach}", takesOperations: true)
  /// Ask a client to share more scopes
  public static let postClientsLifterScopeRequests = Endpoint<Nothing, ScopeRequest, ScopeRequest>(.post, "/v1/clients/{lifter}/scope-requests", isIdempotent: true)
  /// List the scope requests that I sent or received, newest first
  public static let getScopeRequests = Endpoint<PageQuery, Nothing, Page<ScopeRequest>>(.get, "/v1/scope-requests")
  /// Grant a scope request
  public static let postScopeRequestsIdGrant = Endpoint<Nothing, Sharing, Coach>(.post, "/v1/scope-requests/{id}/grant", takesOperations: true)
  /// Decline a scope request
  public static let postScopeRequestsIdDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/scope-requests/{id}/decline", takesOperations: true)
  /// Withdraw my scope request
  public static let deleteScopeRequestsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/scope-requests/{id}")
  /// List my teams
  public static let getTeams = Endpoint<Nothing, Nothing, Page<Team>>(.get, "/v1/teams")
  /// Create a team; I become its owner
  public static let postTeams = Endpoint<Nothing, Team, Team>(.post, "/v1/teams", isIdempotent: true)
  /// Get one of my teams with its members
  public static let getTeamsTeam = Endpoint<Nothing, Nothing, Team>(.get, "/v1/teams/{team}")
  /// Rename a team
  public static let putTeamsTeam = Endpoint<Nothing, Team, Team>(.put, "/v1/teams/{team}")
  /// Delete a team; its members no longer see its clients
  public static let deleteTeamsTeam = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}")
  /// Change a member's role in the team
  public static let putTeamsTeamMembersAccount = Endpoint<Nothing, TeamMember, Team>(.put, "/v1/teams/{team}/members/{account}")
  /// Leave a team, or remove a member
  public static let deleteTeamsTeamMembersAccount = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/members/{account}")
  /// Remove a client from the team
  public static let deleteTeamsTeamClientsLifter = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/clients/{lifter}")
  /// Invite a coach to the team by username or email address; repeat it to send the email again
  public static let postTeamsTeamInvites = Endpoint<Nothing, TeamInvite, TeamInvite>(.post, "/v1/teams/{team}/invites")
  /// List the team's invitations, newest first
  public static let getTeamsTeamInvites = Endpoint<PageQuery, Nothing, Page<TeamInvite>>(.get, "/v1/teams/{team}/invites")
  /// Withdraw a team invitation
  public static let deleteTeamsTeamInvitesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/invites/{id}")
  /// List the team invitations that I received, newest first
  public static let getTeamInvites = Endpoint<PageQuery, Nothing, Page<TeamInvite>>(.get, "/v1/team-invites")
  /// Join a team
  public static let postTeamInvitesIdAccept = Endpoint<Nothing, Nothing, Team>(.post, "/v1/team-invites/{id}/accept")
  /// Decline a team invitation
  public static let postTeamInvitesIdDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/team-invites/{id}/decline")
  /// List the teams that I share with, their members and what they see
  public static let getTeamGrants = Endpoint<PageQuery, Nothing, Page<TeamAccess>>(.get, "/v1/team-grants")
  /// Replace the scopes that I share with a team
  public static let putTeamGrantsTeam = Endpoint<Nothing, Sharing, TeamAccess>(.put, "/v1/team-grants/{team}", takesOperations: true)
  /// Stop sharing my data with a team
  public static let deleteTeamGrantsTeam = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/team-grants/{team}", takesOperations: true)
  /// Propose the transfer of a client to another coach of the team
  public static let postTeamsTeamMoves = Endpoint<Nothing, TeamMoveRequest, TeamMove>(.post, "/v1/teams/{team}/moves", isIdempotent: true)
  /// List the team's proposed transfers, newest first
  public static let getTeamsTeamMoves = Endpoint<PageQuery, Nothing, Page<TeamMove>>(.get, "/v1/teams/{team}/moves")
  /// Withdraw a proposed transfer
  public static let deleteTeamsTeamMovesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/teams/{team}/moves/{id}")
  /// List the transfers to another coach that I have to decide, newest first
  public static let getMoves = Endpoint<PageQuery, Nothing, Page<TeamMove>>(.get, "/v1/moves")
  /// Accept a transfer: the proposed coach sees these scopes, and the previous coach sees nothing
  public static let postMovesIdAccept = Endpoint<Nothing, Sharing, Coach>(.post, "/v1/moves/{id}/accept", takesOperations: true)
  /// Decline a transfer and stay with my coach
  public static let postMovesIdDecline = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/moves/{id}/decline", takesOperations: true)
  /// List who viewed my data, newest first
  public static let getMeAccessLog = Endpoint<PageQuery, Nothing, Page<Look>>(.get, "/v1/me/access-log")
  /// Get a picture of my workout
  public static let getLiftersMeWorkoutsIdPicture = Endpoint<PictureQuery, Nothing, FileContent>(.get, "/v1/lifters/me/workouts/{id}/picture", answers: "image/png, image/svg+xml, application/pdf")
  /// Get a picture of my template
  public static let getLiftersMeTemplatesIdPicture = Endpoint<PictureQuery, Nothing, FileContent>(.get, "/v1/lifters/me/templates/{id}/picture", answers: "image/png, image/svg+xml, application/pdf")
  /// Get a picture of my record
  public static let getLiftersMeRecordsIdPicture = Endpoint<PictureQuery, Nothing, FileContent>(.get, "/v1/lifters/me/records/{id}/picture", answers: "image/png, image/svg+xml, application/pdf")
  /// Get a picture of my goal
  public static let getLiftersMeGoalsIdPicture = Endpoint<PictureQuery, Nothing, FileContent>(.get, "/v1/lifters/me/goals/{id}/picture", answers: "image/png, image/svg+xml, application/pdf")
  /// Get a picture of my graph of squat, bench_press, deadlift or an exercise id
  public static let getLiftersMeProgressLiftPicture = Endpoint<ProgressPictureQuery, Nothing, FileContent>(.get, "/v1/lifters/me/progress/{lift}/picture", answers: "image/png, image/svg+xml, application/pdf")
  /// Get a picture of my body weight graph
  public static let getLiftersMeProgressBodyWeightPicture = Endpoint<BodyPictureQuery, Nothing, FileContent>(.get, "/v1/lifters/me/progress/body_weight/picture", answers: "image/png, image/svg+xml, application/pdf")
  /// Get a picture of my body fat graph
  public static let getLiftersMeProgressBodyFatPicture = Endpoint<BodyPictureQuery, Nothing, FileContent>(.get, "/v1/lifters/me/progress/body_fat/picture", answers: "image/png, image/svg+xml, application/pdf")
  /// Create a link that shows my training; its address is shown once
  public static let postShareLinks = Endpoint<Nothing, SharedLink, SharedLink>(.post, "/v1/share-links")
  /// List my share links, newest first
  public static let getShareLinks = Endpoint<PageQuery, Nothing, Page<SharedLink>>(.get, "/v1/share-links")
  /// Refresh what a share link shows; its address and its end stay
  public static let putShareLinksIdDocument = Endpoint<Nothing, Nothing, SharedLink>(.put, "/v1/share-links/{id}/document")
  /// Withdraw a share link; nobody can open it any more
  public static let deleteShareLinksId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/share-links/{id}", takesOperations: true)
  /// Create a template from a share link of one
  public static let postTemplatesFromShareLinkToken = Endpoint<Nothing, Nothing, Template>(.post, "/v1/templates/from-share-link/{token}", isIdempotent: true, takesOperations: true)
}

public enum NotificationsEndpoints {
  /// List my notices of the last 180 days, newest first
  public static let getNotices = Endpoint<NoticeQuery, Nothing, Page<Notice>>(.get, "/v1/notices")
  /// Count my unread notices
  public static let getNoticesCount = Endpoint<Nothing, Nothing, UnreadCount>(.get, "/v1/notices/count")
  /// Mark notices as read up to a time
  public static let putNoticesRead = Endpoint<Nothing, ReadMark, Nothing>(.put, "/v1/notices/read")
  /// Delete a notice
  public static let deleteNoticesId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/notices/{id}")
  /// Get my notification preferences
  public static let getNoticePreferences = Endpoint<Nothing, Nothing, NoticePreferences>(.get, "/v1/notice-preferences")
  /// Replace my notification preferences and quiet hours; omitted fields use the defaults
  public static let putNoticePreferences = Endpoint<Nothing, NoticePreferences, NoticePreferences>(.put, "/v1/notice-preferences")
  /// Get the key with which a browser subscribes to push notifications
  public static let getPushKey = Endpoint<Nothing, Nothing, PushKey>(.get, "/v1/push-key")
  /// Send push notifications to this device while I am signed in on it
  public static let putPushTargetsId = Endpoint<Nothing, PushTarget, Nothing>(.put, "/v1/push-targets/{id}")
  /// Stop push notifications to a device
  public static let deletePushTargetsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/push-targets/{id}")
}

public enum BillingEndpoints {
  /// List the subscription plans on sale with their features and prices
  public static let getTiers = Endpoint<Nothing, Nothing, Page<Tier>>(.get, "/v1/tiers", needsSession: false)
  /// List what my plans include, and how much of each limit is used
  public static let getEntitlements = Endpoint<Nothing, Nothing, Page<Entitlement>>(.get, "/v1/entitlements")
  /// List my subscriptions with their states and history
  public static let getSubscriptions = Endpoint<Nothing, Nothing, Page<Subscription>>(.get, "/v1/subscriptions")
  /// Get the revenue by month, plan, provider and currency
  public static let getAdminRevenue = Endpoint<RevenueQuery, Nothing, Page<Revenue>>(.get, "/v1/admin/revenue")
  /// Open Stripe's checkout for a plan; an earlier checkout is closed
  public static let postCheckouts = Endpoint<Nothing, CheckoutRequest, PaymentPage>(.post, "/v1/checkouts")
  /// Confirm my last checkout with Stripe at once; what was paid for is open with the answer
  public static let postCheckoutsConfirmation = Endpoint<Nothing, Nothing, CheckoutConfirmation>(.post, "/v1/checkouts/confirmation")
  /// Open Stripe's page for cards, invoices and cancellation
  public static let postBillingPortal = Endpoint<Nothing, PortalRequest, PaymentPage>(.post, "/v1/billing-portal")
  /// Change the price of my subscription: upgrades at once, downgrades at the end of the period; the current price cancels a planned downgrade
  public static let putSubscriptionsStripePrice = Endpoint<Nothing, PriceChange, PlannedPriceChange>(.put, "/v1/subscriptions/stripe/price")
  /// Get the appAccountToken that the app passes with a purchase
  public static let getAppStoreAccountToken = Endpoint<Nothing, Nothing, AppStoreAccountToken>(.get, "/v1/app-store/account-token")
  /// Submit a purchase as StoreKit signed it; its features are open at once. Safe to repeat
  public static let postAppStoreTransactions = Endpoint<Nothing, AppStoreTransactionRequest, Page<Subscription>>(.post, "/v1/app-store/transactions")
  /// Restore all purchases that StoreKit finds on a device
  public static let postAppStoreRestorations = Endpoint<Nothing, AppStoreRestoration, Page<Subscription>>(.post, "/v1/app-store/restorations")
}

public enum PrivacyEndpoints {
  /// Request an archive of all my data; an email says when it is ready
  public static let postDataExports = Endpoint<Nothing, Nothing, DataExport>(.post, "/v1/data-exports")
  /// List the archives of my data, newest first
  public static let getDataExports = Endpoint<Nothing, Nothing, Page<DataExport>>(.get, "/v1/data-exports")
  /// Get the state of an archive of my data
  public static let getDataExportsId = Endpoint<Nothing, Nothing, DataExport>(.get, "/v1/data-exports/{id}")
  /// Download an archive as a ZIP file; Range requests are supported
  public static let getDataExportsIdArchive = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/data-exports/{id}/archive", answers: "application/zip")
  /// Delete an archive of my data
  public static let deleteDataExportsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/data-exports/{id}")
  /// Export my workouts as CSV, a row for each set, oldest first
  public static let getLiftersMeWorkoutsCsv = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/lifters/me/workouts.csv", answers: "text/csv")
  /// Export my templates as CSV, a row for each set, in my order
  public static let getLiftersMeTemplatesCsv = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/lifters/me/templates.csv", answers: "text/csv")
  /// Export my goals as CSV, by their first day
  public static let getLiftersMeGoalsCsv = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/lifters/me/goals.csv", answers: "text/csv")
  /// Export my measurements as CSV, oldest first
  public static let getLiftersMeMeasurementsCsv = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/lifters/me/measurements.csv", answers: "text/csv")
  /// Export my personal records as CSV, oldest first
  public static let getLiftersMeRecordsCsv = Endpoint<Nothing, Nothing, FileContent>(.get, "/v1/lifters/me/records.csv", answers: "text/csv")
  /// Export all my training as one JSON file
  public static let getLiftersMeTrainingJson = Endpoint<Nothing, Nothing, TrainingExport>(.get, "/v1/lifters/me/training.json")
  /// Export my workouts as JSON, oldest first
  public static let getLiftersMeWorkoutsJson = Endpoint<Nothing, Nothing, TrainingExport>(.get, "/v1/lifters/me/workouts.json")
  /// Export my templates as JSON, in my order
  public static let getLiftersMeTemplatesJson = Endpoint<Nothing, Nothing, TrainingExport>(.get, "/v1/lifters/me/templates.json")
  /// Export my goals as JSON, by their first day
  public static let getLiftersMeGoalsJson = Endpoint<Nothing, Nothing, TrainingExport>(.get, "/v1/lifters/me/goals.json")
  /// Export my measurements as JSON, oldest first
  public static let getLiftersMeMeasurementsJson = Endpoint<Nothing, Nothing, TrainingExport>(.get, "/v1/lifters/me/measurements.json")
  /// Export my programmes as JSON, oldest first
  public static let getLiftersMeProgrammesJson = Endpoint<Nothing, Nothing, TrainingExport>(.get, "/v1/lifters/me/programmes.json")
  /// Export my personal records as JSON, oldest first
  public static let getLiftersMeRecordsJson = Endpoint<Nothing, Nothing, TrainingExport>(.get, "/v1/lifters/me/records.json")
  /// Schedule my account and all my data for deletion
  public static let deleteMe = Endpoint<Nothing, Nothing, Erasure>(.delete, "/v1/me")
  /// Cancel the deletion of my account
  public static let deleteMeErasure = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/me/erasure")
  /// List the policies in their latest version
  public static let getPolicies = Endpoint<Nothing, Nothing, Page<Policy>>(.get, "/v1/policies", needsSession: false)
  /// Publish the next version of terms, privacy or health policy
  public static let putAdminPoliciesKindVersion = Endpoint<Nothing, NewPolicy, Page<Policy>>(.put, "/v1/admin/policies/{kind}/{version}")
  /// List my consents, given and requested
  public static let getConsents = Endpoint<Nothing, Nothing, Consents>(.get, "/v1/consents")
  /// Give consent to a version
  public static let putConsentsKind = Endpoint<Nothing, AgreedVersion, Consents>(.put, "/v1/consents/{kind}")
  /// Withdraw consent to health data: medical conditions are erased, and coaches no longer see them
  public static let deleteConsentsKind = Endpoint<Nothing, Nothing, Consents>(.delete, "/v1/consents/{kind}")
  /// Get what personal data is stored, for how long and why
  public static let getPrivacy = Endpoint<Nothing, Nothing, PrivacyInventory>(.get, "/v1/privacy", needsSession: false)
}

public enum AdministrationEndpoints {
  /// List the tenant's accounts, newest first
  public static let getAdminAccounts = Endpoint<AdminAccountQuery, Nothing, Page<AdminAccountSummary>>(.get, "/v1/admin/accounts")
  /// Create an account; its owner gets an email with a link to choose a password
  public static let postAdminAccounts = Endpoint<Nothing, InvitedAccount, AdminAccount>(.post, "/v1/admin/accounts", isIdempotent: true)
  /// Get an account; each view is recorded in the audit log
  public static let getAdminAccountsId = Endpoint<Nothing, Nothing, AdminAccount>(.get, "/v1/admin/accounts/{id}")
  /// Update an account's details and roles
  public static let patchAdminAccountsId = Endpoint<Nothing, AdminAccountChanges, AdminAccount>(.patch, "/v1/admin/accounts/{id}")
  /// Schedule an account for deletion; it is erased after the grace period
  public static let deleteAdminAccountsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}")
  /// Cancel the scheduled deletion of an account
  public static let postAdminAccountsIdRestore = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/admin/accounts/{id}/restore")
  /// Lock an account: all its sessions end at once, and its owner is told the reason
  public static let putAdminAccountsIdLock = Endpoint<Nothing, LockRequest, Nothing>(.put, "/v1/admin/accounts/{id}/lock")
  /// Unlock an account
  public static let deleteAdminAccountsIdLock = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}/lock")
  /// Email the owner a password reset link; nobody else sees it
  public static let postAdminAccountsIdResetLink = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/admin/accounts/{id}/reset-link")
  /// Sign an account out everywhere
  public static let deleteAdminAccountsIdSessions = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}/sessions")
  /// Remove the second factors of an account after a waiting period, unless its owner rejects it
  public static let postAdminAccountsIdFactorRemovals = Endpoint<Nothing, FactorRemoval, Nothing>(.post, "/v1/admin/accounts/{id}/factor-removals")
  /// Release an unconfirmed email address for its real owner; the account must then use another one
  public static let postAdminAccountsIdAddressRemovals = Endpoint<Nothing, AddressRemoval, Nothing>(.post, "/v1/admin/accounts/{id}/address-removals")
  /// Get an admin's duties
  public static let getAdminAccountsIdDuties = Endpoint<Nothing, Nothing, AdminDuties>(.get, "/v1/admin/accounts/{id}/duties")
  /// Set another admin's duties
  public static let putAdminAccountsIdDuties = Endpoint<Nothing, AdminDuties, AdminDuties>(.put, "/v1/admin/accounts/{id}/duties")
  /// Get what an app needs to know of the tenant before anyone signs in
  public static let getTenant = Endpoint<Nothing, Nothing, ShownTenant>(.get, "/v1/tenant", needsSession: false)
  /// Get the tenant's settings
  public static let getAdminTenant = Endpoint<Nothing, Nothing, TenantSettingsDocument>(.get, "/v1/admin/tenant")
  /// Update the tenant's settings
  public static let patchAdminTenant = Endpoint<Nothing, TenantChanges, TenantSettingsDocument>(.patch, "/v1/admin/tenant")
  /// List all plans, prices and features of the tenant
  public static let getAdminTiers = Endpoint<Nothing, Nothing, TierDocument>(.get, "/v1/admin/tiers")
  /// Replace the plans; a plan that is not listed is not sold any more, and its subscribers keep it
  public static let putAdminTiers = Endpoint<Nothing, TierDocument, TierDocument>(.put, "/v1/admin/tiers")
  /// List the features that were granted to or revoked from an account
  public static let getAdminAccountsIdEntitlements = Endpoint<Nothing, Nothing, Page<EntitlementOverride>>(.get, "/v1/admin/accounts/{id}/entitlements")
  /// Grant a feature to an account, or revoke it
  public static let putAdminAccountsIdEntitlementsFeature = Endpoint<Nothing, EntitlementOverride, Nothing>(.put, "/v1/admin/accounts/{id}/entitlements/{feature}")
  /// Remove a grant or revocation, so that the account's plan applies again
  public static let deleteAdminAccountsIdEntitlementsFeature = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/accounts/{id}/entitlements/{feature}")
  /// Set the logo or the icon of the brand: a PNG or WebP file
  public static let putAdminTenantPicturesPicture = Endpoint<Nothing, FileContent, TenantSettingsDocument>(.put, "/v1/admin/tenant/pictures/{picture}", sends: "image/png")
  /// Remove the logo or the icon of the brand, if there is one
  public static let deleteAdminTenantPicturesPicture = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/tenant/pictures/{picture}")
  /// Send feedback: an idea, a bug or a question
  public static let postFeedback = Endpoint<Nothing, FeedbackRequest, OwnFeedback>(.post, "/v1/feedback", isIdempotent: true)
  /// List my feedback with the answers, newest first
  public static let getFeedback = Endpoint<PageQuery, Nothing, Page<OwnFeedback>>(.get, "/v1/feedback")
  /// List the ideas that are open for votes
  public static let getFeedbackIdeas = Endpoint<IdeaQuery, Nothing, Page<PublicIdea>>(.get, "/v1/feedback/ideas")
  /// Vote for an idea
  public static let putFeedbackIdeasIdVote = Endpoint<Nothing, Nothing, Nothing>(.put, "/v1/feedback/ideas/{id}/vote")
  /// Remove my vote
  public static let deleteFeedbackIdeasIdVote = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/feedback/ideas/{id}/vote")
  /// List the users' feedback, newest first
  public static let getAdminFeedback = Endpoint<FeedbackQuery, Nothing, Page<TriagedFeedback>>(.get, "/v1/admin/feedback")
  /// One of them
  public static let getAdminFeedbackId = Endpoint<Nothing, Nothing, TriagedFeedback>(.get, "/v1/admin/feedback/{id}")
  /// Triage feedback: state, labels, priority, assignee, notes, merging
  public static let patchAdminFeedbackId = Endpoint<Nothing, FeedbackTriage, TriagedFeedback>(.patch, "/v1/admin/feedback/{id}")
  /// Reply to the authors of feedback and of feedback merged into it
  public static let postAdminFeedbackIdAnswer = Endpoint<Nothing, FeedbackAnswer, TriagedFeedback>(.post, "/v1/admin/feedback/{id}/answer")
  /// Request emergency access to a lifter's training for a limited time; the lifter is notified at once
  public static let postAdminBreakGlass = Endpoint<Nothing, BreakGlassRequest, BreakGlassOpening>(.post, "/v1/admin/break-glass", isIdempotent: true)
  /// List emergency access requests, newest first
  public static let getAdminBreakGlass = Endpoint<PageQuery, Nothing, Page<BreakGlassOpening>>(.get, "/v1/admin/break-glass")
  /// One of them
  public static let getAdminBreakGlassId = Endpoint<Nothing, Nothing, BreakGlassOpening>(.get, "/v1/admin/break-glass/{id}")
  /// Approve another admin's emergency access request
  public static let putAdminBreakGlassIdApproval = Endpoint<Nothing, Nothing, BreakGlassOpening>(.put, "/v1/admin/break-glass/{id}/approval")
  /// End an emergency access at once
  public static let deleteAdminBreakGlassId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/break-glass/{id}")
  /// List emergency accesses to my training, with their reasons
  public static let getMeBreakGlass = Endpoint<PageQuery, Nothing, Page<BreakGlassOpening>>(.get, "/v1/me/break-glass")
  /// List the lifter's workouts, newest first; needs emergency access with `history`
  public static let getAdminBreakGlassIdWorkouts = Endpoint<PageQuery, Nothing, Page<WorkoutSummary>>(.get, "/v1/admin/break-glass/{id}/workouts")
  /// Get a workout without notes; needs emergency access with `workout_details`
  public static let getAdminBreakGlassIdWorkoutsWorkout = Endpoint<Nothing, Nothing, Workout>(.get, "/v1/admin/break-glass/{id}/workouts/{workout}")
  /// List the lifter's records, newest first; needs emergency access with `all_lifts` or `main_lifts`
  public static let getAdminBreakGlassIdRecords = Endpoint<PageQuery, Nothing, Page<PersonalRecord>>(.get, "/v1/admin/break-glass/{id}/records")
  /// List the lifter's measurements, newest first; needs emergency access with `body_metrics`
  public static let getAdminBreakGlassIdMeasurements = Endpoint<PageQuery, Nothing, Page<Measurement>>(.get, "/v1/admin/break-glass/{id}/measurements")
  /// List the lifter's planned workouts, latest first; needs emergency access with `plans`
  public static let getAdminBreakGlassIdPlannedWorkouts = Endpoint<PageQuery, Nothing, Page<PlannedWorkoutSummary>>(.get, "/v1/admin/break-glass/{id}/planned-workouts")
  /// List audit log entries, newest first; each search is recorded as an entry
  public static let getAdminAudit = Endpoint<AuditQuery, Nothing, Page<AuditRecord>>(.get, "/v1/admin/audit")
  /// Export the newest 10,000 audit log entries as CSV
  public static let getAdminAuditCsv = Endpoint<AuditFilter, Nothing, FileContent>(.get, "/v1/admin/audit.csv", answers: "text/csv")
  /// Export the newest 10,000 audit log entries as NDJSON, one object per line
  public static let getAdminAuditNdjson = Endpoint<AuditFilter, Nothing, FileContent>(.get, "/v1/admin/audit.ndjson", answers: "application/x-ndjson")
  /// Reveal the origin of an entry's request; this is recorded as an entry
  public static let postAdminAuditNumberOrigin = Endpoint<Nothing, OriginRequest, AuditOrigin>(.post, "/v1/admin/audit/{number}/origin")
  /// Get the counts of open tasks; alerts and feedback need the duty `moderation`
  public static let getAdminOverview = Endpoint<Nothing, Nothing, AdminOverview>(.get, "/v1/admin/overview")
  /// List security alerts, newest first
  public static let getAdminAlerts = Endpoint<AlertQuery, Nothing, Page<Alert>>(.get, "/v1/admin/alerts")
  /// Acknowledge an alert
  public static let putAdminAlertsIdAcknowledgement = Endpoint<Nothing, Acknowledgement, Nothing>(.put, "/v1/admin/alerts/{id}/acknowledgement")
  /// Get usage analytics: active users, retention, features, templates, logging success. Groups of fewer than five are left out
  public static let getAdminAnalytics = Endpoint<AnalyticsQuery, Nothing, AnalyticsReport>(.get, "/v1/admin/analytics")
}

public enum OperationsEndpoints {
  /// Liveness probe
  public static let getHealthz = Endpoint<Nothing, Nothing, FileContent>(.get, "/healthz", needsSession: false, answers: "text/plain")
  /// Readiness probe: the database accepts writes, the keys are here, and no shutdown has begun
  public static let getReadyz = Endpoint<Nothing, Nothing, FileContent>(.get, "/readyz", needsSession: false, answers: "text/plain")
  /// Metrics for Prometheus; visible to the operator's tools only
  public static let getMetrics = Endpoint<Nothing, Nothing, FileContent>(.get, "/metrics", needsSession: false, answers: "text/plain")
  /// List background jobs with their schedule and last run
  public static let getAdminJobs = Endpoint<Nothing, Nothing, Page<ScheduledJob>>(.get, "/v1/admin/jobs")
  /// A job
  public static let getAdminJobsJob = Endpoint<Nothing, Nothing, ScheduledJob>(.get, "/v1/admin/jobs/{job}")
  /// Pause a job or change its schedule; runs that were due during a pause are skipped
  public static let patchAdminJobsJob = Endpoint<Nothing, JobChange, ScheduledJob>(.patch, "/v1/admin/jobs/{job}")
  /// Start a job now, or a dry run of it; the record of the run has the result
  public static let postAdminJobsJobRuns = Endpoint<Nothing, JobRequest, RunOfJob>(.post, "/v1/admin/jobs/{job}/runs", isIdempotent: true)
  /// List a job's runs that ended within 90 days, newest first
  public static let getAdminJobsJobRuns = Endpoint<JobRunQuery, Nothing, Page<RunOfJob>>(.get, "/v1/admin/jobs/{job}/runs")
  /// Get a run: queued, running or ended
  public static let getAdminJobsJobRunsRun = Endpoint<Nothing, Nothing, RunOfJob>(.get, "/v1/admin/jobs/{job}/runs/{run}")
  /// Cancel a queued or running run; what it has committed stays
  public static let deleteAdminJobsJobRunsRun = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/jobs/{job}/runs/{run}")
  /// List failed jobs that are not retried any more, newest first
  public static let getAdminDeadJobs = Endpoint<PageQuery, Nothing, Page<DeadJob>>(.get, "/v1/admin/dead-jobs")
  /// Retry a failed job
  public static let postAdminDeadJobsIdRedrive = Endpoint<Nothing, Nothing, Nothing>(.post, "/v1/admin/dead-jobs/{id}/redrive")
  /// Delete a failed job
  public static let deleteAdminDeadJobsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/dead-jobs/{id}")
  /// List planned and current maintenance, most important first
  public static let getMaintenance = Endpoint<Nothing, Nothing, Page<MaintenanceNotice>>(.get, "/v1/maintenance", needsSession: false)
  /// List the tenant's maintenance windows, latest first
  public static let getAdminMaintenanceWindows = Endpoint<PageQuery, Nothing, Page<MaintenanceWindow>>(.get, "/v1/admin/maintenance-windows")
  /// Schedule a maintenance window
  public static let postAdminMaintenanceWindows = Endpoint<Nothing, MaintenanceWindow, MaintenanceWindow>(.post, "/v1/admin/maintenance-windows", isIdempotent: true)
  /// Get a maintenance window
  public static let getAdminMaintenanceWindowsId = Endpoint<Nothing, Nothing, MaintenanceWindow>(.get, "/v1/admin/maintenance-windows/{id}")
  /// Edit a maintenance window
  public static let patchAdminMaintenanceWindowsId = Endpoint<Nothing, MaintenanceChange, MaintenanceWindow>(.patch, "/v1/admin/maintenance-windows/{id}")
  /// End or cancel a maintenance window
  public static let deleteAdminMaintenanceWindowsId = Endpoint<Nothing, Nothing, Nothing>(.delete, "/v1/admin/maintenance-windows/{id}")
  /// List the installation's backups and their checks, newest first; for admins of the default tenant
  public static let getAdminBackups = Endpoint<BackupQuery, Nothing, Page<Backup>>(.get, "/v1/admin/backups")
}

public enum PortalEndpoints {
}
