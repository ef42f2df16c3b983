// Written by `musclemate routes --types` (`make schema`).

export interface APIKey {
  id: string;
  name: string;
  role: "lifter" | "coach";
  scopes: Array<"training:read" | "training:write" | "body:read" | "body:write" | "coaching:read" | "coaching:write" | "profile:read" | "profile:write">;
  created_at: string;
  last_used_at?: string;
  expires_at?: string;
}

export interface APIKeyPage {
  items: Array<APIKey>;
  next?: string;
}

export interface APIKeyRequest {
  name: string;
  scopes: Array<"training:read" | "training:write" | "body:read" | "body:write" | "coaching:read" | "coaching:write" | "profile:read" | "profile:write">;
  expires_at?: string | null;
}

export interface Account {
  id: string;
  roles: Array<"lifter" | "coach" | "admin">;
  duties?: Array<"accounts" | "content" | "moderation" | "operations">;
  email: string;
  email_verified: boolean;
  username: string;
  display_name?: string;
  locale: string;
  time_zone: string;
  time_zone_outdated?: boolean;
  unit: "kg" | "lb";
  created_at: string;
  erasure_due_at?: string;
  consent_due_at?: string;
  mail_stopped_since?: string;
}

export interface AccountChange {
  id: string;
  kind: "email" | "factors";
  new_email?: string;
  reason?: string;
  state: "pending" | "done" | "vetoed" | "dropped";
  asked_by?: string;
  asked_at: string;
  due_at: string;
  confirmed_at?: string;
  closed_at?: string;
}

export interface AccountChangePage {
  items: Array<AccountChange>;
  next?: string;
}

export interface AccountChanges {
  display_name?: string | null;
  locale?: string;
  time_zone?: string;
  unit?: "kg" | "lb";
}

export interface AccountLock {
  reason: string;
  at: string;
  by?: string;
}

export interface Acknowledgement {
  note?: string | null;
}

export interface ActiveDay {
  level: "sedentary" | "light" | "moderate" | "active" | "very_active";
  factor: number;
  kilocalories: Figure;
}

export interface AddressRemoval {
  reason: string;
}

export interface AddressReplacement {
  login: string;
  password: string;
  email: string;
}

export interface AddressRequest {
  email: string;
}

export interface AdminAccount {
  id: string;
  email: string;
  email_verified: boolean;
  address_set_aside_at?: string;
  username: string;
  display_name?: string;
  roles: Array<"lifter" | "coach" | "admin">;
  duties?: Array<"accounts" | "content" | "moderation" | "operations">;
  state: "active" | "unverified" | "locked" | "leaving";
  locale: string;
  time_zone: string;
  unit: "kg" | "lb";
  created_at: string;
  updated_at: string;
  lock?: AccountLock;
  erasure_due_at?: string;
  mail_stopped_since?: string;
  password_locked_until?: string;
  has_password: boolean;
  changes: Array<AccountChange>;
  sessions: number;
  last_used_at?: string;
}

export interface AdminAccountChanges {
  email?: string;
  username?: string;
  display_name?: string | null;
  roles?: Array<"lifter" | "coach" | "admin">;
}

export interface AdminAccountSummary {
  id: string;
  email: string;
  email_verified: boolean;
  username: string;
  display_name?: string;
  roles: Array<"lifter" | "coach" | "admin">;
  state: "active" | "unverified" | "locked" | "leaving";
  created_at: string;
}

export interface AdminAccountSummaryPage {
  items: Array<AdminAccountSummary>;
  next?: string;
}

export interface AdminDuties {
  duties: Array<"accounts" | "content" | "moderation" | "operations">;
}

export interface AdminDutiesInput {
  duties: Array<"accounts" | "content" | "moderation" | "operations">;
}

export interface AdminOverview {
  open_alerts?: number;
  open_feedback?: number;
  given_up_runs: number;
  time_zones_outdated: number;
  windows: number;
  last_backup_at?: string;
}

export interface AgeAdjustment {
  years: number;
  factor: number;
  version: string;
}

export interface AgreedVersion {
  version: number;
}

export interface Agreement {
  kind: "terms" | "privacy" | "health";
  version: number;
}

export interface Alert {
  id: string;
  kind: "failed_sign_ins_of_account" | "failed_sign_ins_from_address" | "mass_reads" | "many_exports" | "audit_log_changed" | "audit_signer_added" | "backup_overdue" | "backup_not_configured" | "erasure_record_changed" | "payment_disputed";
  about?: string;
  account?: AuditPerson;
  details: Record<string, unknown>;
  first_at: string;
  last_at: string;
  acknowledged_at?: string;
  acknowledged_by?: AuditPerson;
  note?: string;
}

export interface AlertPage {
  items: Array<Alert>;
  next?: string;
}

export interface AnalyticsReport {
  from: string;
  to: string;
  fewest_people: number;
  days: Array<UsageDay>;
  features: Array<FeatureUse>;
  templates: Array<TemplateUse>;
  cohorts: Array<Cohort>;
  logging: LoggingSuccess;
}

export interface AppPreferences {
  settings: Record<string, unknown>;
  version: number;
  updated_at?: string;
}

export interface AppPreferencesInput {
  settings: Record<string, unknown>;
}

export interface AppStoreAccountToken {
  account_token: string;
}

export interface AppStoreRestoration {
  signed_transactions: Array<string>;
}

export interface AppStoreTransaction {
  signed_transaction: string;
}

export interface AppVersions {
  ios?: string;
  android?: string;
  web?: string;
}

export interface AppVersionsInput {
  ios?: string | null;
  android?: string | null;
  web?: string | null;
}

export interface AssertionResponse {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

export interface AssignedClient {
  id: string;
  username?: string;
  display_name?: string;
  is_open: boolean;
  state?: "active" | "removed" | "withdrawn";
  revision?: number;
  progress?: PlanProgress;
}

export interface AssignedPlan {
  id: string;
  name: string;
  message?: string;
  coach: PlanAuthor;
  programme_id?: string;
  adaptation: Array<"reschedule" | "loads" | "exercises" | "skip">;
  is_locked: boolean;
  revision: number;
  state: "active" | "removed" | "withdrawn";
  created_at: string;
  changed_at: string;
  ended_at?: string;
  progress: PlanProgress;
  version: number;
}

export interface AssignedPlanPage {
  items: Array<AssignedPlan>;
  next?: string;
}

export interface Assignment {
  id: string;
  name: string;
  template_id?: string;
  programme_id?: string;
  source_version: number;
  starts_on?: string;
  weekdays: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  dates: Array<string>;
  weeks?: number;
  adaptation: Array<"reschedule" | "loads" | "exercises" | "skip">;
  message?: string;
  revision: number;
  created_at: string;
  changed_at: string;
  withdrawn_at?: string;
  clients: Array<AssignedClient>;
}

export interface AssignmentForecast {
  clients: Array<ClientForecast>;
}

export interface AssignmentMaking {
  name?: string | null;
  template_id?: string | null;
  programme_id?: string | null;
  lifters: Array<string>;
  starts_on?: string | null;
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"> | null;
  dates?: Array<string> | null;
  weeks?: number | null;
  adaptation?: Array<"reschedule" | "loads" | "exercises" | "skip"> | null;
  message?: string | null;
  again?: boolean | null;
  past?: boolean | null;
}

export interface AssignmentSummary {
  id: string;
  name: string;
  template_id?: string;
  programme_id?: string;
  starts_on?: string;
  revision: number;
  created_at: string;
  withdrawn_at?: string;
  client_count: number;
  progress: PlanProgress;
}

export interface AssignmentSummaryPage {
  items: Array<AssignmentSummary>;
  next?: string;
}

export interface AttentionCount {
  rule: "missed_sessions" | "falling_e1rm" | "high_rpe" | "silence" | "unread";
  count: number;
}

export interface AttentionData {
  missed?: Array<SessionGlance>;
  falls?: Array<LiftFall>;
  lift?: "squat" | "bench_press" | "deadlift";
  exposures?: Array<LiftExposure>;
  e1rm?: number;
  change_percent?: number;
  rpe_excess?: number;
  efforts?: Array<PlannedEffort>;
  days_silent?: number;
  last_workout?: WorkoutGlance;
  unread_comments?: number;
  unread_messages?: number;
  unread_text?: string;
  unread_at?: string;
  unread_workout_id?: string;
}

export interface AttentionDismissal {
  until?: string | null;
}

export interface AttentionDismissals {
  entries: Array<string>;
  until?: string | null;
}

export interface AttentionEntry {
  id: string;
  rule: "missed_sessions" | "falling_e1rm" | "high_rpe" | "silence" | "unread";
  client: Person;
  at?: string;
  text: string;
  parameters: AttentionRules;
  data: AttentionData;
  dismissed_until?: string;
}

export interface AttentionQueue {
  items: Array<AttentionEntry>;
  next?: string;
  counts: Array<AttentionCount>;
  clients: number;
}

export interface AttentionReturns {
  entries: Array<string>;
}

export interface AttentionRules {
  muted?: Array<"missed_sessions" | "falling_e1rm" | "falling_squat" | "falling_bench_press" | "falling_deadlift" | "high_rpe" | "silence" | "unread">;
  missed_sessions?: number;
  missed_days?: number;
  fall_percent?: number;
  fall_exposures?: number;
  rpe_excess?: number;
  rpe_sessions?: number;
  silent_days?: number;
}

export interface AttentionRulesInput {
  muted?: Array<"missed_sessions" | "falling_e1rm" | "falling_squat" | "falling_bench_press" | "falling_deadlift" | "high_rpe" | "silence" | "unread"> | null;
  missed_sessions?: number | null;
  missed_days?: number | null;
  fall_percent?: number | null;
  fall_exposures?: number | null;
  rpe_excess?: number | null;
  rpe_sessions?: number | null;
  silent_days?: number | null;
}

export interface AttestationResponse {
  clientDataJSON: string;
  attestationObject: string;
  transports?: Array<string> | null;
  authenticatorData?: string | null;
  publicKey?: string | null;
  publicKeyAlgorithm?: number | null;
}

export interface AuditOrigin {
  email?: string;
  address: string;
  user_agent: string;
}

export interface AuditPerson {
  id: string;
  username?: string;
  display_name?: string;
}

export interface AuditRecord {
  number: number;
  at: string;
  actor?: AuditPerson;
  role: "visitor" | "lifter" | "coach" | "admin" | "worker" | "command";
  action: string;
  subject?: AuditPerson;
  details: Record<string, unknown>;
  reason?: string;
  request_id?: string;
  origin?: AuditOrigin;
  origin_on_request: boolean;
  hash: string;
}

export interface AuditRecordPage {
  items: Array<AuditRecord>;
  next?: string;
}

export interface Backup {
  name: string;
  place: string;
  made_at: string;
  bytes: number;
  rows: number;
  sha256: string;
  removed_at?: string;
  checked_at?: string;
  extent?: "restored" | "sealed";
  problem?: string;
}

export interface BackupPage {
  items: Array<Backup>;
  next?: string;
}

export interface BarAndPlates {
  bar: number;
  collars: number;
  sides: number;
  plates: Array<PlatesOwned>;
}

export interface BarAndPlatesInput {
  bar: number;
  collars?: number | null;
  sides?: number | null;
  plates: Array<PlatesOwnedInput>;
}

export interface BlockedCoach {
  id: string;
  username: string;
  display_name?: string;
  since: string;
}

export interface BlockedCoachPage {
  items: Array<BlockedCoach>;
  next?: string;
}

export interface BodyProgress {
  kind: "body_weight" | "body_fat" | "neck" | "shoulders" | "chest" | "waist" | "hips" | "upper_arm" | "forearm" | "thigh" | "calf";
  unit: "kg" | "lb" | "reps" | "sets" | "seconds" | "meters" | "percent";
  bucket: "day" | "week" | "month";
  points: Array<BodyProgressPoint>;
}

export interface BodyProgressPoint {
  date: string;
  value: number;
  lowest: number;
  highest: number;
  count: number;
}

export interface BodyWeight {
  weight: number;
  unit?: "kg" | "lb";
  measured_at?: string;
}

export interface BodyWeightInput {
  weight: number;
  unit?: "kg" | "lb" | null;
  measured_at?: string | null;
}

export interface Branding {
  primary_color?: string;
  accent_color?: string;
  background_color?: string;
  logo_url?: string;
  icon_url?: string;
  tagline?: string;
  welcome?: string;
  support_email?: string;
  website?: string;
}

export interface BrandingInput {
  primary_color?: string | null;
  accent_color?: string | null;
  background_color?: string | null;
  logo_url?: string | null;
  icon_url?: string | null;
  tagline?: string | null;
  welcome?: string | null;
  support_email?: string | null;
  website?: string | null;
}

export interface BreakGlassOpening {
  id: string;
  account: string;
  admin: string;
  reason: string;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "plans">;
  minutes: number;
  state: "waiting" | "expired" | "open" | "ended";
  requested_at: string;
  approved_by?: string;
  opened_at?: string;
  ends_at?: string;
}

export interface BreakGlassOpeningPage {
  items: Array<BreakGlassOpening>;
  next?: string;
}

export interface BreakGlassRequest {
  account: string;
  reason: string;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "plans">;
  minutes: number;
}

export interface CatalogueExercise {
  slug: string;
  name: string;
  instruction: string;
  muscle_groups: Array<"arms" | "shoulders" | "legs" | "chest" | "back" | "abdominals">;
  primary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  secondary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  training_type: "balance" | "strength" | "endurance" | "flexibility";
  measure: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  equipment: "none" | "barbell" | "dumbbell" | "kettlebell" | "plate" | "machine" | "cable" | "band" | "bench" | "rings" | "ball" | "sled" | "rope" | "other" | "ez_bar" | "trap_bar" | "smith_machine" | "pull_up_bar" | "balance_board" | "cardio_machine";
  aliases: Array<string>;
  licence: string;
  source: string;
}

export interface CatalogueExercisePage {
  items: Array<CatalogueExercise>;
  next?: string;
}

export interface CheckoutConfirmation {
  state: "open" | "complete" | "expired";
}

export interface CheckoutRequest {
  price: string;
  success_url?: string | null;
  cancel_url?: string | null;
}

export interface ClientFeedEntry {
  id: string;
  kind: "workout" | "comment";
  at: string;
  lifter: Person;
  workout_id: string;
  workout: string;
  local_date: string;
  duration_seconds?: number;
  exercise_count?: number;
  set_count?: number;
  record_count?: number;
  text?: string;
}

export interface ClientFeedEntryPage {
  items: Array<ClientFeedEntry>;
  next?: string;
}

export interface ClientForecast {
  id: string;
  is_open: boolean;
  has_room: boolean;
  has_plates: boolean;
  lacks_maxes: Array<string>;
  off_plates: Array<MissedLoad>;
  already_on?: string;
  shared_days: Array<string>;
  weeks: Array<ForecastWeek>;
  changes?: SessionChanges;
}

export interface ClientLabel {
  id: string;
  name: string;
  colour?: string;
  client_count: number;
}

export interface ClientLabelInput {
  name: string;
  colour?: string | null;
}

export interface ClientLabelPage {
  items: Array<ClientLabel>;
  next?: string;
}

export interface ClientLabels {
  labels: Array<string>;
}

export interface ClientNote {
  id: string;
  text: string;
  created_at: string;
  updated_at: string;
}

export interface ClientNoteInput {
  text: string;
}

export interface ClientNotePage {
  items: Array<ClientNote>;
  next?: string;
}

export interface ClockPress {
  at?: string | null;
}

export interface Coach {
  id: string;
  username: string;
  display_name?: string;
  since: string;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  expires_at?: string;
  grants: Array<ScopeGrant>;
  change?: SharingChange;
  team?: TeamName;
}

export interface CoachPage {
  items: Array<Coach>;
  next?: string;
}

export interface CodeRequest {
  code: string;
}

export interface Cohort {
  week: string;
  size: number;
  weeks: Array<CohortWeek>;
}

export interface CohortWeek {
  week: number;
  active?: number;
}

export interface Comment {
  id: string;
  author: Writer;
  is_mine: boolean;
  exercise?: string;
  set?: string;
  about?: CommentSubject;
  is_changed: boolean;
  reply_to?: string;
  text?: string;
  created_at: string;
  edited_at?: string;
  is_deleted: boolean;
  is_unread: boolean;
  version: number;
  answers: Array<Comment>;
}

export interface CommentPage {
  items: Array<Comment>;
  next?: string;
}

export interface CommentRequest {
  text: string;
  exercise?: string | null;
  set?: string | null;
  reply_to?: string | null;
}

export interface CommentSubject {
  exercise_id: string;
  name: string;
  set?: Set & ({ reps: number } | { duration_seconds: number } | { distance_meters: number });
}

export interface CommentWording {
  text: string;
}

export interface ComparedExercise {
  name?: string;
  exercise_id?: string;
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  sets: Array<ComparedSet>;
}

export interface ComparedSet {
  planned?: PrescribedSet & ({ reps: number } | { duration_seconds: number } | { distance_meters: number });
  done?: Set & ({ reps: number } | { duration_seconds: number } | { distance_meters: number });
  reps_difference?: number;
  weight_difference?: number;
  rpe_difference?: number;
  is_met?: boolean;
}

export interface Consent {
  kind: "terms" | "privacy" | "health";
  version: number;
  is_given: boolean;
  how: "registration" | "request";
  at: string;
}

export interface Consents {
  due_at?: string;
  needed: Array<"terms" | "privacy" | "health">;
  history: Array<Consent>;
}

export interface Conversation {
  partner: Writer;
  can_write: boolean;
  unread: number;
  read_up_to?: string;
  seen_up_to?: string;
  latest?: DirectMessage;
}

export interface ConversationPage {
  items: Array<Conversation>;
  next?: string;
}

export interface CurrentSession {
  id: string;
  role: "lifter" | "coach" | "admin";
  expires_at: string;
  proven_until?: string;
  account: Account;
  preferences: SessionPreferences;
  tenant: SessionTenant;
}

export interface CycleStart {
  starts_on?: string | null;
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"> | null;
  leave_rest?: boolean | null;
  past?: boolean | null;
}

export interface DataExport {
  id: string;
  state: "waiting" | "ready" | "expired";
  asked_at: string;
  ready_at?: string;
  expires_at?: string;
  size?: number;
}

export interface DataExportPage {
  items: Array<DataExport>;
  next?: string;
}

export interface DeadJob {
  id: string;
  job: string;
  tenant?: string;
  dry_run: boolean;
  due_at: string;
  died_at: string;
  attempts: number;
  error: string;
}

export interface DeadJobPage {
  items: Array<DeadJob>;
  next?: string;
}

export interface DeletedThing {
  kind: "template" | "goal" | "measurement" | "exercise";
  id: string;
  name: string;
  deleted_at: string;
  kept_until: string;
}

export interface DeletedThingPage {
  items: Array<DeletedThing>;
  next?: string;
}

export interface DeletedWorkout {
  id: string;
  name: string;
  performed_at: string;
  time_zone: string;
  local_date: string;
  exercise_count: number;
  set_count: number;
  deleted_at: string;
  kept_until: string;
}

export interface DeletedWorkoutPage {
  items: Array<DeletedWorkout>;
  next?: string;
}

export interface DirectMessage {
  id: string;
  is_mine: boolean;
  text?: string;
  created_at: string;
  edited_at?: string;
  is_deleted: boolean;
  is_unread: boolean;
}

export interface DirectMessagePage {
  items: Array<DirectMessage>;
  next?: string;
  newer?: string;
}

export interface Draft {
  id: string;
  name?: string;
  performed_at?: string;
  time_zone?: string;
  notes?: string;
  duration_seconds?: number;
  activity?: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  exercises: Array<DraftExercise>;
  set_times?: Record<string, string>;
  template_id?: string;
  planned_workout_id?: string;
  clock: DraftClock;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface DraftClock {
  state: "draft" | "running" | "paused";
  started_at?: string;
  running_since?: string;
  active_seconds: number;
  as_of: string;
}

export interface DraftExercise {
  id?: string;
  name?: string;
  exercise_id?: string;
  notes?: string;
  superset?: number;
  sets: Array<DraftSet>;
}

export interface DraftExerciseInput {
  id?: string | null;
  name?: string | null;
  exercise_id?: string | null;
  notes?: string | null;
  superset?: number | null;
  sets?: Array<DraftSetInput> | null;
}

export interface DraftFinish {
  performed_at?: string | null;
  time_zone?: string | null;
  duration_seconds?: number | null;
}

export interface DraftInput {
  name?: string | null;
  performed_at?: string | null;
  time_zone?: string | null;
  notes?: string | null;
  duration_seconds?: number | null;
  activity?: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming" | null;
  exercises?: Array<DraftExerciseInput> | null;
  set_times?: Record<string, string> | null;
  template_id?: string | null;
  planned_workout_id?: string | null;
}

export interface DraftSet {
  id?: string;
  kind: "warm_up" | "working" | "drop" | "failure" | "amrap";
  done: boolean;
  reps?: number;
  weight?: number;
  unit?: "kg" | "lb";
  rpe?: number;
  rest_seconds?: number;
  duration_seconds?: number;
  distance_meters?: number;
  notes?: string;
  target?: PrescribedSet & ({ reps: number } | { duration_seconds: number } | { distance_meters: number });
}

export interface DraftSetInput {
  id?: string | null;
  kind?: "warm_up" | "working" | "drop" | "failure" | "amrap" | null;
  done?: boolean | null;
  reps?: number | null;
  weight?: number | null;
  unit?: "kg" | "lb" | null;
  rpe?: number | null;
  rest_seconds?: number | null;
  duration_seconds?: number | null;
  distance_meters?: number | null;
  notes?: string | null;
  target?: (PrescribedSetInput & ({ reps: number } | { duration_seconds: number } | { distance_meters: number }) | null);
}

export interface DraftSummary {
  id: string;
  name?: string;
  exercise_count: number;
  set_count: number;
  template_id?: string;
  planned_workout_id?: string;
  clock: DraftClock;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface DraftSummaryPage {
  items: Array<DraftSummary>;
  next?: string;
}

export interface EffortAnswer {
  formula: string;
  version: string;
  reps: number;
  unit: "kg" | "lb";
  weight: Figure;
  rpe: Figure;
  one_rep_max: Figure;
  percentage: Figure;
  table_percentage?: number;
}

export interface EffortRequest {
  reps: number;
  unit?: "kg" | "lb" | null;
  weight?: number | null;
  rpe?: number | null;
  one_rep_max?: number | null;
}

export interface EmailChange {
  email: string;
  password: string;
}

export interface EnergyAnswer {
  formula: string;
  version: string;
  activity: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  code: string;
  met: number;
  kilocalories: Figure;
  kilojoules: Figure;
}

export interface EnergyPart {
  activity: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  compendium_code: string;
  met: number;
  active_seconds: number;
  kilocalories: number;
}

export interface EnergyRequest {
  activity: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  body_weight: number;
  unit?: "kg" | "lb" | null;
  duration_seconds: number;
  distance_meters?: number | null;
  rpe?: number | null;
}

export interface Entitlement {
  feature: "all_graphs" | "food_tracking" | "templates" | "storage_mb" | "client_lifts" | "clients" | "main_graphs" | "summaries" | "programmes";
  kind: "access" | "limit";
  allowed: boolean;
  at_most?: number;
  used?: number;
  tier?: string;
  is_override: boolean;
}

export interface EntitlementOverride {
  feature: "all_graphs" | "food_tracking" | "templates" | "storage_mb" | "client_lifts" | "clients" | "main_graphs" | "summaries" | "programmes";
  allowed: boolean;
  at_most?: number;
  ends_at?: string;
  reason: string;
  created_at: string;
}

export interface EntitlementOverrideInput {
  allowed?: boolean | null;
  at_most?: number | null;
  ends_at?: string | null;
  reason: string;
}

export interface EntitlementOverridePage {
  items: Array<EntitlementOverride>;
  next?: string;
}

export interface EntitlementPage {
  items: Array<Entitlement>;
  next?: string;
}

export interface Equipment {
  kg?: BarAndPlates;
  lb?: BarAndPlates;
  usual?: UsualEquipment;
}

export interface EquipmentInput {
  kg?: (BarAndPlatesInput | null);
  lb?: (BarAndPlatesInput | null);
}

export interface Erasure {
  due_at: string;
}

export interface EstimatedFrom {
  formula: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander";
  version: string;
  weight: number;
  unit: "kg" | "lb";
  reps: number;
  rpe?: number;
  date: string;
  workout_id?: string;
}

export interface Exercise {
  id: string;
  name: string;
  lift?: "squat" | "bench_press" | "deadlift";
  lift_source: "recognised" | "corrected";
  catalogue_slug?: string;
  training_type?: "balance" | "strength" | "endurance" | "flexibility";
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  primary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  secondary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  traits_source: "recognised" | "corrected";
  aliases: Array<string>;
  workout_count: number;
  version: number;
}

export interface ExerciseChange {
  name?: string;
  lift?: "squat" | "bench_press" | "deadlift" | null;
  training_type?: "balance" | "strength" | "endurance" | "flexibility" | null;
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance" | null;
  primary_muscles?: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  secondary_muscles?: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
}

export interface ExerciseMerge {
  into: string;
}

export interface ExerciseMove {
  from: number;
  to: number;
  whole?: boolean | null;
}

export interface ExercisePage {
  items: Array<Exercise>;
  next?: string;
}

export interface ExerciseSession {
  workout_id: string;
  workout_name: string;
  performed_at: string;
  time_zone: string;
  local_date: string;
  sets: Array<Set & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
}

export interface ExerciseSessionPage {
  items: Array<ExerciseSession>;
  next?: string;
}

export interface ExportedExercise {
  id: string;
  name: string;
  lift?: "squat" | "bench_press" | "deadlift";
  lift_source: "recognised" | "corrected";
  catalogue_slug?: string;
  training_type?: "balance" | "strength" | "endurance" | "flexibility";
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  primary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  secondary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  traits_source: "recognised" | "corrected";
  aliases: Array<string>;
}

export interface ExportedGoal {
  id: string;
  name?: string;
  kind: "lift" | "body_weight" | "body_fat" | "frequency";
  exercise_id?: string;
  lift?: "squat" | "bench_press" | "deadlift";
  target: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in";
  reps?: number;
  notes?: string;
  started_on?: string;
  due_on?: string;
}

export interface ExportedMeasurement {
  id: string;
  kind: "body_weight" | "body_fat" | "neck" | "shoulders" | "chest" | "waist" | "hips" | "upper_arm" | "forearm" | "thigh" | "calf";
  value: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in";
  measured_at?: string;
  time_zone?: string;
  notes?: string;
}

export interface ExportedProgramme {
  id: string;
  name: string;
  five_three_one?: FiveThreeOne;
  definition?: ProgrammeDefinition;
}

export interface ExportedTemplate {
  id: string;
  name: string;
  notes?: string;
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  any_day?: boolean;
  exercises: Array<PrescribedExercise & ({ name: string } | { exercise_id: string })>;
}

export interface ExportedWorkout {
  id: string;
  name: string;
  performed_at: string;
  time_zone?: string;
  notes?: string;
  duration_seconds?: number;
  activity?: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  exercises: Array<WorkoutExercise & ({ name: string } | { exercise_id: string })>;
}

export interface FactorName {
  name: string;
}

export interface FactorNaming {
  name?: string | null;
}

export interface FactorRemoval {
  reason: string;
}

export interface Fault {
  pointer: string;
  code: string;
  message: string;
  arguments?: Record<string, unknown>;
}

export interface FeatureUse {
  feature: string;
  uses?: number;
  people?: number;
}

export interface FeedbackAnswer {
  text: string;
  state?: "planned" | "answered" | "closed" | null;
}

export interface FeedbackRequest {
  kind: "idea" | "bug" | "question";
  text: string;
  app_version?: string | null;
  screen?: string | null;
}

export interface FeedbackTriage {
  state?: "open" | "planned" | "answered" | "closed" | "duplicate";
  labels?: Array<string>;
  priority?: number | null;
  assignee?: string | null;
  notes?: string | null;
  is_public?: boolean;
  duplicate_of?: string | null;
}

export interface Figure {
  unrounded: number;
  rounded: number;
}

export interface FiveThreeOne {
  unit: "kg" | "lb";
  rounding: ProgrammeRounding;
  training_max_percentage: number;
  waves: "classic" | "heavy";
  deload: boolean;
  warm_up: boolean;
  assistance: "none" | "boring_but_big" | "first_set_last" | "second_set_last";
  assistance_percentage: number;
  progression: "reset_on_stall" | "three_cycles_back" | "by_amrap_reps";
  lifts: Array<FiveThreeOneLift>;
}

export interface FiveThreeOneInput {
  unit: "kg" | "lb";
  rounding?: (ProgrammeRoundingInput | null);
  training_max_percentage?: number | null;
  waves?: "classic" | "heavy" | null;
  deload?: boolean | null;
  warm_up?: boolean | null;
  assistance?: "none" | "boring_but_big" | "first_set_last" | "second_set_last" | null;
  assistance_percentage?: number | null;
  progression?: "reset_on_stall" | "three_cycles_back" | "by_amrap_reps" | null;
  lifts?: Array<FiveThreeOneLiftInput> | null;
}

export interface FiveThreeOneLift {
  exercise: string;
  lower_body?: boolean;
  one_rep_max?: number;
  training_max?: number;
  increment?: number;
}

export interface FiveThreeOneLiftInput {
  exercise: string;
  lower_body?: boolean | null;
  one_rep_max?: number | null;
  training_max?: number | null;
  increment?: number | null;
}

export interface ForecastMuscle {
  muscle: "biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals";
  sets: number;
}

export interface ForecastWeek {
  week: number;
  sessions: number;
  sets: number;
  muscles: Array<ForecastMuscle>;
  top_loads: Array<TopLoad>;
}

export interface FurtherWaysIn {
  passkeys: Array<string>;
  providers: Array<string>;
}

export interface Goal {
  id: string;
  kind: "lift" | "body_weight" | "body_fat" | "frequency";
  exercise_id?: string;
  lift?: "squat" | "bench_press" | "deadlift";
  name?: string;
  target: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in";
  reps?: number;
  notes?: string;
  started_on?: string;
  due_on?: string;
  start_value?: number;
  current_value?: number;
  progress?: number;
  state: "open" | "achieved" | "missed";
  achieved_at?: string;
  based_on?: GoalBasis;
  version: number;
}

export interface GoalBasis {
  date?: string;
  workout_id?: string;
  weight?: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in";
  reps?: number;
  measurement_id?: string;
  from?: string;
  to?: string;
}

export interface GoalInput {
  kind: "lift" | "body_weight" | "body_fat" | "frequency";
  exercise_id?: string | null;
  lift?: "squat" | "bench_press" | "deadlift" | null;
  target: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in" | null;
  reps?: number | null;
  notes?: string | null;
  started_on?: string | null;
  due_on?: string | null;
}

export interface GoalPage {
  items: Array<Goal>;
  next?: string;
}

export interface GraphReport {
  id: string;
  graph: string;
  measure?: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance";
  formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe";
  bucket?: "day" | "week" | "month";
  unit?: "kg" | "lb";
  from?: string;
  to?: string;
  text: string;
  state: "open" | "planned" | "answered" | "closed" | "duplicate";
  answer?: string;
  answered_at?: string;
  created_at: string;
}

export interface GraphReportInput {
  graph: string;
  measure?: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance" | null;
  formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe" | null;
  bucket?: "day" | "week" | "month" | null;
  unit?: "kg" | "lb" | null;
  from?: string | null;
  to?: string | null;
  text: string;
}

export interface GraphReportPage {
  items: Array<GraphReport>;
  next?: string;
}

export interface HeaviestImportedSet {
  exercise: string;
  date: string;
  reps?: number;
  weight: number;
  unit: "kg" | "lb";
}

export interface Height {
  cm?: number;
  feet?: number;
  inches?: number;
}

export interface HeightInput {
  cm?: number | null;
  feet?: number | null;
  inches?: number | null;
}

export interface HiddenField {
  field: string;
  opened_by: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
}

export interface Identity {
  id: string;
  provider: "google" | "apple" | "facebook" | "oidc";
  email?: string;
  linked_at: string;
  last_used_at: string;
}

export interface IdentityLink {
  state: string;
  secret: string;
  code: string;
}

export interface IdentityPage {
  items: Array<Identity>;
  next?: string;
}

export interface ImportProblem {
  line?: number;
  pointer?: string;
  code: string;
  row_lost: boolean;
  column?: string;
  more?: number;
  message: string;
}

export interface ImportReport {
  id?: string;
  created_at?: string;
  source: string;
  dialect: string;
  time_zone: string;
  time_zone_assumed: boolean;
  time_of_day_assumed?: string;
  dates?: "day_first" | "month_first";
  dates_assumed?: boolean;
  workouts: ImportedWorkoutCounts;
  sets: ImportedSetCounts;
  areas?: ImportedAreas;
  problems: Array<ImportProblem>;
  exercises?: number;
  exercise_names?: Array<string>;
  heaviest_sets?: Array<HeaviestImportedSet>;
  twins?: Array<ImportedTwin>;
  table?: ImportedTable;
}

export interface ImportSummary {
  id: string;
  created_at: string;
  source: string;
  dialect: string;
  time_zone: string;
  workouts: ImportedWorkoutCounts;
  sets: ImportedSetCounts;
  problem_count: number;
}

export interface ImportSummaryPage {
  items: Array<ImportSummary>;
  next?: string;
}

export interface ImportedAreas {
  exercises?: ImportedThingCounts;
  templates?: ImportedThingCounts;
  goals?: ImportedThingCounts;
  measurements?: ImportedThingCounts;
  programmes?: ImportedThingCounts;
}

export interface ImportedColumn {
  name: string;
  meaning?: string;
  unit?: string;
}

export interface ImportedSetCounts {
  added: number;
  updated: number;
}

export interface ImportedTable {
  columns: Array<ImportedColumn>;
  rows: Array<Array<string>>;
  missing: Array<string>;
  app?: string;
  app_missing?: Array<string>;
  obstacle?: "workout_rows" | "body_measurements";
}

export interface ImportedThingCounts {
  added: number;
  unchanged: number;
  edited: number;
  deleted: number;
  skipped: number;
}

export interface ImportedTwin {
  name: string;
  started_at: string;
}

export interface ImportedWorkoutCounts {
  added: number;
  updated: number;
  unchanged: number;
  edited: number;
  deleted: number;
  twins: number;
  skipped: number;
}

export interface InventoriedColumns {
  category: string;
  is_exported: boolean;
  names: Array<string>;
}

export interface InventoriedTable {
  name: string;
  retention: string;
  days?: number;
  purpose: string;
  columns: Array<InventoriedColumns>;
}

export interface Invitation {
  coach: Person;
  team?: TeamName;
  message?: string;
  scopes: Array<ScopeWords>;
  created_at: string;
  expires_at: string;
}

export interface Invite {
  id: string;
  coach: Person;
  lifter: string;
  message?: string;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  created_at: string;
  expires_at: string;
  team?: TeamName;
}

export interface InviteCode {
  id: string;
  code?: string;
  hint: string;
  team?: TeamName;
  message?: string;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  uses: number;
  used: number;
  state: "open" | "expired" | "withdrawn" | "used_up";
  created_at: string;
  expires_at?: string;
}

export interface InviteCodeInput {
  team_id?: string | null;
  message?: string | null;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  uses?: number | null;
  expires_at?: string | null;
}

export interface InviteCodePage {
  items: Array<InviteCode>;
  next?: string;
}

export interface InvitePage {
  items: Array<Invite>;
  next?: string;
}

export interface InviteRequest {
  lifter: string;
  message?: string | null;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  team_id?: string | null;
}

export interface InvitedAccount {
  email: string;
  username: string;
  display_name?: string | null;
  roles: Array<"lifter" | "coach" | "admin">;
  locale?: string | null;
  time_zone?: string | null;
  unit?: "kg" | "lb" | null;
}

export interface JobChange {
  paused?: boolean | null;
  cron?: string | null;
  time_zone?: string | null;
  missed?: "catch_up" | "once" | "skip" | null;
  catch_up_at_most?: number | null;
}

export interface JobRequest {
  dry_run?: boolean | null;
  arguments?: Record<string, unknown> | null;
}

export interface KeptMax {
  lift: string;
  reason: "entered";
  estimate: number;
  unit: "kg" | "lb";
}

export interface LabelledClients {
  put?: Array<string> | null;
  take?: Array<string> | null;
}

export interface LiftExposure {
  date: string;
  e1rm: number;
  unit: "kg" | "lb";
}

export interface LiftFall {
  lift: "squat" | "bench_press" | "deadlift";
  exposures: Array<LiftExposure>;
  e1rm: number;
  change_percent: number;
}

export interface LiftMax {
  weight: number;
  unit?: "kg" | "lb";
  source?: "entered" | "logged";
  set?: EstimatedFrom;
}

export interface LiftMaxInput {
  weight: number;
  unit?: "kg" | "lb" | null;
  source?: "entered" | "logged" | null;
}

export interface LiftTrend {
  lift: "squat" | "bench_press" | "deadlift";
  e1rm?: number;
  unit: "kg" | "lb";
  date: string;
  change?: number;
  change_percent?: number;
}

export interface LiveWorkoutName {
  id: string;
  name?: string;
  started_at: string;
  is_running: boolean;
  template_id?: string;
  planned_workout_id?: string;
}

export interface LoadExplanation {
  formula: string;
  inputs: Array<LoadInput>;
  unrounded: number;
  rounded: number;
  unit: "kg" | "lb";
  step?: number;
  rounding: string;
}

export interface LoadInput {
  name: string;
  value: number;
  unit?: string;
}

export interface LoadingAnswer {
  formula: string;
  version: string;
  unit: "kg" | "lb";
  target: number;
  loadable: boolean;
  total: Figure;
  per_side: Array<PlateLine>;
  difference: Figure;
  reason: "exact" | "rounded_down" | "rounded_up" | "lightest" | "heaviest";
}

export interface LockRequest {
  reason: string;
}

export interface LoggingSuccess {
  finished?: number;
  discarded?: number;
  success_percent?: number;
}

export interface Look {
  viewer: Viewer;
  scope: "history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans" | "client_list";
  object?: string;
  at: string;
  break_glass?: string;
}

export interface LookPage {
  items: Array<Look>;
  next?: string;
}

export interface Macro {
  name: "protein" | "carbohydrate" | "fat" | "alcohol";
  grams: Figure;
  kilocalories: Figure;
  percentage: Figure;
}

export interface MacroValues {
  protein?: number | null;
  carbohydrate?: number | null;
  fat?: number | null;
  alcohol?: number | null;
}

export interface MacrosAnswer {
  formula: string;
  version: string;
  kilocalories: Figure;
  kilojoules: Figure;
  macros: Array<Macro>;
}

export interface MacrosRequest {
  grams?: (MacroValues | null);
  kilocalories?: number | null;
  percentages?: (MacroValues | null);
}

export interface MadeAPIKey {
  token: string;
  key: APIKey;
}

export interface MaintenanceChange {
  mode?: "read_only" | "closed" | null;
  starts_at?: string | null;
  ends_at?: string | null;
  messages?: (MaintenanceTextsInput | null);
}

export interface MaintenanceNotice {
  mode: "read_only" | "closed";
  starts_at: string;
  ends_at: string;
  message?: string;
}

export interface MaintenanceNoticePage {
  items: Array<MaintenanceNotice>;
  next?: string;
}

export interface MaintenanceTexts {
  en?: string;
  de?: string;
  es?: string;
  tr?: string;
}

export interface MaintenanceTextsInput {
  en?: string | null;
  de?: string | null;
  es?: string | null;
  tr?: string | null;
}

export interface MaintenanceWindow {
  id: string;
  reach: "tenant" | "installation";
  mode: "read_only" | "closed";
  starts_at: string;
  ends_at: string;
  messages: MaintenanceTexts;
  created_at: string;
  ended_at?: string;
}

export interface MaintenanceWindowInput {
  reach?: "tenant" | "installation" | null;
  mode: "read_only" | "closed";
  starts_at: string;
  ends_at: string;
  messages?: (MaintenanceTextsInput | null);
}

export interface MaintenanceWindowPage {
  items: Array<MaintenanceWindow>;
  next?: string;
}

export interface Measurement {
  id: string;
  kind: "body_weight" | "body_fat" | "neck" | "shoulders" | "chest" | "waist" | "hips" | "upper_arm" | "forearm" | "thigh" | "calf";
  value: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in";
  measured_at?: string;
  time_zone?: string;
  local_date?: string;
  notes?: string;
  version: number;
}

export interface MeasurementInput {
  kind: "body_weight" | "body_fat" | "neck" | "shoulders" | "chest" | "waist" | "hips" | "upper_arm" | "forearm" | "thigh" | "calf";
  value: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in" | null;
  measured_at?: string | null;
  time_zone?: string | null;
  notes?: string | null;
}

export interface MeasurementPage {
  items: Array<Measurement>;
  next?: string;
}

export interface MedicalCondition {
  name: string;
  notes?: string;
  since?: string;
}

export interface MedicalConditionInput {
  name: string;
  notes?: string | null;
  since?: string | null;
}

export interface MedicalConditions {
  conditions: Array<MedicalCondition>;
  updated_at?: string;
}

export interface MedicalConditionsInput {
  conditions: Array<MedicalConditionInput>;
}

export interface MeetPoints {
  formula: "wilks" | "wilks_2" | "dots" | "ipf_gl" | "glossbrenner";
  version: string;
  points: Figure;
  age_adjusted?: Figure;
  out_of_range: boolean;
}

export interface MeetScoreAnswer {
  unit: "kg" | "lb";
  total: Figure;
  scores: Array<MeetPoints>;
  age?: AgeAdjustment;
}

export interface MeetScoreRequest {
  sex: "m" | "f" | "mx";
  unit?: "kg" | "lb" | null;
  body_weight: number;
  squat?: number | null;
  bench_press?: number | null;
  deadlift?: number | null;
  total?: number | null;
  equipment?: "classic" | "equipped" | null;
  event?: "powerlifting" | "bench_press" | null;
  age?: number | null;
}

export interface MessageWording {
  text: string;
}

export interface MissedLoad {
  exercise: string;
  wanted: number;
  loaded: number;
  unit: "kg" | "lb";
}

export interface MuscleGroupSets {
  muscle_group: "arms" | "shoulders" | "legs" | "chest" | "back" | "abdominals";
  sets: number;
}

export interface MuscleSets {
  week_start: "saturday" | "sunday" | "monday";
  first_day: string;
  last_day: string;
  weeks: Array<MuscleSetsWeek>;
}

export interface MuscleSetsWeek {
  first_day: string;
  last_day: string;
  groups: Array<MuscleGroupSets>;
  muscles: Array<OneMuscleSets>;
  unassigned: number;
}

export interface NewDraft {
  name?: string | null;
  performed_at?: string | null;
  time_zone?: string | null;
  notes?: string | null;
  duration_seconds?: number | null;
  activity?: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming" | null;
  exercises?: Array<DraftExerciseInput> | null;
  template_id?: string | null;
  planned_workout_id?: string | null;
  workout_id?: string | null;
  start?: boolean | null;
}

export interface NewExercise {
  name?: string | null;
  catalogue_slug?: string | null;
  lift?: "squat" | "bench_press" | "deadlift" | null;
  training_type?: "balance" | "strength" | "endurance" | "flexibility" | null;
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance" | null;
  primary_muscles?: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals"> | null;
  secondary_muscles?: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals"> | null;
}

export interface NewMessage {
  text: string;
}

export interface NewMessages {
  clients: Array<string>;
  text: string;
}

export interface NewPasskey {
  name?: string | null;
  credential: PasskeyCredential;
}

export interface NewPassword {
  password: string;
  end_everything?: boolean | null;
}

export interface NewPolicy {
  effective_at: string;
  agree_by: string;
  texts: Array<PolicyTextInput>;
}

export interface Notice {
  id: string;
  kind: "workout_comment" | "client_comment" | "comment_answer" | "message" | "invite_accepted" | "sharing_changed" | "invite" | "invite_declined" | "invite_expired" | "invite_no_place" | "coaching_ended" | "sharing_paused" | "sharing_resumed" | "sharing_ended" | "sharing_over" | "scopes_asked" | "scopes_granted" | "scopes_declined" | "scopes_expired" | "team_invite" | "team_invite_accepted" | "team_invite_declined" | "team_invite_expired" | "team_role_changed" | "team_left" | "team_removed" | "team_dissolved" | "team_sharing_changed" | "team_sharing_over" | "team_access_ended" | "team_client_removed" | "move_proposed" | "move_accepted" | "move_declined" | "move_expired" | "plan_assigned" | "plan_changed" | "plan_withdrawn" | "plan_adapted" | "plan_week_done" | "plan_removed" | "client_left" | "coach_left" | "export_ready" | "workout_reminder" | "motivation" | "trial_ends" | "payment_failed" | "subscription_read_only" | "subscription_ended" | "subscription_refunded" | "job_given_up" | "alert_raised" | "feedback_answered" | "break_glass_asked" | "break_glass_opened" | "account_change_asked" | "account_change_vetoed" | "admin_added" | "mail_stopped";
  arguments: Record<string, unknown>;
  count: number;
  created_at: string;
  read_at?: string;
  text: string;
}

export interface NoticePage {
  items: Array<Notice>;
  next?: string;
}

export interface NoticePreference {
  topic: "messages" | "comments" | "coaching" | "sharing" | "teams" | "plans" | "reminders" | "feedback" | "weekly_summary" | "client_digest" | "motivation";
  app?: boolean;
  push?: boolean;
  mail?: boolean;
}

export interface NoticePreferenceInput {
  topic: "messages" | "comments" | "coaching" | "sharing" | "teams" | "plans" | "reminders" | "feedback" | "weekly_summary" | "client_digest" | "motivation";
  app?: boolean | null;
  push?: boolean | null;
  mail?: boolean | null;
}

export interface NoticePreferences {
  topics: Array<NoticePreference>;
  quiet_hours?: QuietHours;
}

export interface NoticePreferencesInput {
  topics: Array<NoticePreferenceInput>;
  quiet_hours?: (QuietHoursInput | null);
}

export interface OneMuscleSets {
  muscle: "biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals";
  sets: number;
}

export interface OneRepMaxAnswer {
  formula: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe";
  version: string;
  unit: "kg" | "lb";
  one_rep_max: Figure;
  is_low_confidence: boolean;
  estimates: Array<OneRepMaxEstimate>;
}

export interface OneRepMaxEstimate {
  formula: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe";
  version: string;
  one_rep_max: Figure;
}

export interface OneRepMaxRequest {
  weight: number;
  unit?: "kg" | "lb" | null;
  reps: number;
  rpe?: number | null;
  formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe" | null;
}

export interface OpenedSession {
  token?: string;
  expires_at: string;
  account: Account;
}

export interface OriginRequest {
  reason: string;
}

export interface OwnFeedback {
  id: string;
  kind: "idea" | "bug" | "question" | "graph";
  text: string;
  app_version?: string;
  screen?: string;
  graph?: ReportedGraph;
  state: "open" | "planned" | "answered" | "closed" | "duplicate";
  is_public: boolean;
  votes: number;
  answer?: string;
  answered_at?: string;
  duplicate_of?: string;
  created_at: string;
}

export interface OwnFeedbackPage {
  items: Array<OwnFeedback>;
  next?: string;
}

export interface Passkey {
  id: string;
  name: string;
  backup_eligible: boolean;
  backed_up: boolean;
  suspended: boolean;
  created_at: string;
  last_used_at?: string;
}

export interface PasskeyAssertion {
  id: string;
  rawId?: string | null;
  type: "public-key";
  response: AssertionResponse;
  authenticatorAttachment?: string | null;
  clientExtensionResults?: Record<string, unknown> | null;
}

export interface PasskeyCredential {
  id: string;
  rawId?: string | null;
  type: "public-key";
  response: AttestationResponse;
  authenticatorAttachment?: string | null;
  clientExtensionResults?: Record<string, unknown> | null;
}

export interface PasskeyOptions {
  publicKey: Record<string, unknown>;
}

export interface PasskeyPage {
  items: Array<Passkey>;
  next?: string;
}

export interface PasskeySignIn {
  credential: PasskeyAssertion;
  role?: "lifter" | "coach" | "admin" | null;
  device?: string | null;
}

export interface PasswordChange {
  current: string;
  new: string;
}

export interface PaymentPage {
  url: string;
}

export interface Person {
  id: string;
  username: string;
  display_name?: string;
}

export interface PersonPage {
  items: Array<Person>;
  next?: string;
}

export interface PersonalRecord {
  id: string;
  exercise_id: string;
  exercise?: string;
  lift?: "squat" | "bench_press" | "deadlift";
  kind: "e1rm" | "weight_at_reps" | "least_assistance" | "volume" | "reps" | "duration" | "distance";
  at_reps?: number;
  date: string;
  value: number;
  unit: "kg" | "lb" | "reps" | "sets" | "seconds" | "meters" | "percent";
  previous?: number;
  previous_date?: string;
  load?: "lifted" | "added" | "assistance" | "total";
  formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander";
  estimate_max_reps?: number;
  set?: RecordSet;
  workout_id: string;
}

export interface PersonalRecordPage {
  items: Array<PersonalRecord>;
  next?: string;
}

export interface PlacedDraftExercise {
  name?: string | null;
  exercise_id?: string | null;
  notes?: string | null;
  superset?: number | null;
  sets?: Array<DraftSetInput> | null;
  after?: string | null;
  set_times?: Record<string, string> | null;
}

export interface PlacedDraftSet {
  kind?: "warm_up" | "working" | "drop" | "failure" | "amrap" | null;
  done?: boolean | null;
  reps?: number | null;
  weight?: number | null;
  unit?: "kg" | "lb" | null;
  rpe?: number | null;
  rest_seconds?: number | null;
  duration_seconds?: number | null;
  distance_meters?: number | null;
  notes?: string | null;
  target?: (PrescribedSetInput & ({ reps: number } | { duration_seconds: number } | { distance_meters: number }) | null);
  exercise?: string | null;
  after?: string | null;
  at?: string | null;
}

export interface PlacedExercise {
  name?: string | null;
  exercise_id?: string | null;
  notes?: string | null;
  superset?: number | null;
  sets: Array<SetInput & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
  after?: string | null;
}

export interface PlacedSet {
  kind?: "warm_up" | "working" | "drop" | "failure" | "amrap" | null;
  reps?: number | null;
  weight?: number | null;
  unit?: "kg" | "lb" | null;
  rpe?: number | null;
  rest_seconds?: number | null;
  duration_seconds?: number | null;
  distance_meters?: number | null;
  notes?: string | null;
  exercise?: string | null;
  after?: string | null;
}

export interface Plan {
  code: string;
  name: string;
  trial_days: number;
  prices: Array<TierPrice>;
}

export interface PlanAsAssigned {
  planned_for?: string;
  exercises: Array<PrescribedExercise & ({ name: string } | { exercise_id: string })>;
}

export interface PlanAuthor {
  id?: string;
  name: string;
}

export interface PlanComparison {
  id: string;
  name: string;
  planned_for?: string;
  state: "planned" | "done" | "skipped";
  workout_id?: string;
  assignment_id?: string;
  adapted: Array<"reschedule" | "loads" | "exercises" | "skip">;
  coach_changes: Array<"reschedule" | "loads" | "exercises" | "skip">;
  assigned?: PlanAsAssigned;
  asked_sets: number;
  met_sets: number;
  exercises: Array<ComparedExercise>;
}

export interface PlanProgress {
  sessions: number;
  done: number;
  left_out: number;
  missed: number;
  waiting: number;
  adapted: number;
  changed: number;
  adherence?: number;
  next_on?: string;
}

export interface PlannedEffort {
  date: string;
  workout_id: string;
  rpe_excess: number;
}

export interface PlannedPriceChange {
  takes_effect: "at_once" | "at_period_end";
  at: string;
}

export interface PlannedWorkout {
  id: string;
  name: string;
  planned_for?: string;
  starts_at?: string;
  time_zone?: string;
  sequence?: number;
  template_id?: string;
  programme_id?: string;
  programme_version?: number;
  cycle?: number;
  week?: number;
  session?: number;
  state: "planned" | "done" | "skipped";
  workout_id?: string;
  remind_minutes?: number;
  assignment_id?: string;
  adapted: Array<"reschedule" | "loads" | "exercises" | "skip">;
  coach_changes: Array<"reschedule" | "loads" | "exercises" | "skip">;
  version: number;
  exercises?: Array<PrescribedExercise & ({ name: string } | { exercise_id: string })>;
}

export interface PlannedWorkoutInput {
  name: string;
  planned_for?: string | null;
  starts_at?: string | null;
  time_zone?: string | null;
  sequence?: number | null;
  template_id?: string | null;
  remind_minutes?: number | null;
  exercises?: Array<PrescribedExerciseInput & ({ name: string } | { exercise_id: string })> | null;
}

export interface PlannedWorkoutPage {
  items: Array<PlannedWorkout>;
  next?: string;
}

export interface PlannedWorkoutSummary {
  id: string;
  name: string;
  planned_for?: string;
  starts_at?: string;
  time_zone: string;
  sequence: number;
  template_id?: string;
  programme_id?: string;
  cycle?: number;
  week?: number;
  session?: number;
  state: "planned" | "done" | "skipped";
  workout_id?: string;
  remind_minutes?: number;
  assignment_id?: string;
  adapted: Array<"reschedule" | "loads" | "exercises" | "skip">;
  coach_changes: Array<"reschedule" | "loads" | "exercises" | "skip">;
  exercise_count: number;
  version: number;
}

export interface PlannedWorkoutSummaryPage {
  items: Array<PlannedWorkoutSummary>;
  next?: string;
}

export interface PlateLine {
  weight: number;
  count: number;
}

export interface PlatesOwned {
  weight: number;
  count?: number;
}

export interface PlatesOwnedInput {
  weight: number;
  count?: number | null;
}

export interface PlatesRequest {
  weight: number;
  unit?: "kg" | "lb" | null;
  rounding?: "nearest" | "down" | "up" | null;
  equipment?: (BarAndPlatesInput | null);
  fixed?: Array<number> | null;
}

export interface Policy {
  kind: "terms" | "privacy" | "health";
  version: number;
  effective_at: string;
  agree_by: string;
  texts: Array<PolicyText>;
}

export interface PolicyPage {
  items: Array<Policy>;
  next?: string;
}

export interface PolicyText {
  language: string;
  url: string;
  sha256: string;
}

export interface PolicyTextInput {
  language: string;
  url: string;
  sha256: string;
}

export interface PortalRequest {
  return_url?: string | null;
}

export interface PowerliftingChange {
  sex?: "m" | "f" | "mx" | null;
  body_weight?: (ProfileBodyWeightInput | null);
  squat?: (LiftMaxInput | null);
  bench_press?: (LiftMaxInput | null);
  deadlift?: (LiftMaxInput | null);
  overhead_press?: (LiftMaxInput | null);
}

export interface PowerliftingProfile {
  sex?: "m" | "f" | "mx";
  body_weight?: ProfileBodyWeight;
  squat?: LiftMax;
  bench_press?: LiftMax;
  deadlift?: LiftMax;
  overhead_press?: LiftMax;
  unit: "kg" | "lb";
  total?: Figure;
  scores: Array<MeetPoints>;
  version: number;
  kept?: Array<KeptMax>;
}

export interface PredeterminedDays {
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"> | null;
  any_day?: boolean | null;
}

export interface PredeterminedExercise {
  catalogue_slug: string;
  name: string;
  superset?: number;
  sets: Array<PrescribedSet & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
}

export interface PredeterminedRoutine {
  slug: string;
  name: string;
  description: string;
  muscle_group?: "arms" | "shoulders" | "legs" | "chest" | "back" | "abdominals";
  training_type: "balance" | "strength" | "endurance" | "flexibility";
  exercises: Array<PredeterminedExercise>;
  licence: string;
  source: string;
}

export interface PredeterminedRoutinePage {
  items: Array<PredeterminedRoutine>;
  next?: string;
}

export interface PrescribedExercise {
  id?: string;
  name?: string;
  exercise_id?: string;
  lift?: "squat" | "bench_press" | "deadlift";
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  notes?: string;
  superset?: number;
  sets: Array<PrescribedSet & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
}

export interface PrescribedExerciseInput {
  id?: string | null;
  name?: string | null;
  exercise_id?: string | null;
  notes?: string | null;
  superset?: number | null;
  sets: Array<PrescribedSetInput & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
}

export interface PrescribedSet {
  id?: string;
  kind: "warm_up" | "working" | "drop" | "failure" | "amrap";
  reps?: number;
  reps_max?: number;
  weight?: number;
  unit?: "kg" | "lb";
  percentage?: number;
  rpe?: number;
  rest_seconds?: number;
  duration_seconds?: number;
  distance_meters?: number;
  notes?: string;
  why?: LoadExplanation;
}

export interface PrescribedSetInput {
  id?: string | null;
  kind?: "warm_up" | "working" | "drop" | "failure" | "amrap" | null;
  reps?: number | null;
  reps_max?: number | null;
  weight?: number | null;
  unit?: "kg" | "lb" | null;
  percentage?: number | null;
  rpe?: number | null;
  rest_seconds?: number | null;
  duration_seconds?: number | null;
  distance_meters?: number | null;
  notes?: string | null;
}

export interface PreviousSets {
  exercise_id: string;
  workout_id: string;
  performed_at: string;
  time_zone: string;
  local_date: string;
  sets: Array<Set & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
}

export interface PreviousSetsPage {
  items: Array<PreviousSets>;
  next?: string;
}

export interface PriceChange {
  price: string;
}

export interface PriceDefinition {
  id?: string;
  amount: number;
  currency: string;
  interval: "month" | "year";
  stripe_price?: string;
  app_store_product?: string;
  is_active: boolean;
}

export interface PriceDefinitionInput {
  id?: string | null;
  amount: number;
  currency: string;
  interval: "month" | "year";
  stripe_price?: string | null;
  app_store_product?: string | null;
  is_active?: boolean | null;
}

export interface PrivacyInventory {
  tables: Array<InventoriedTable>;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  instance: string;
  code?: string;
  done?: number;
  errors?: Array<Fault>;
  entitlement?: "all_graphs" | "food_tracking" | "templates" | "storage_mb" | "client_lifts" | "clients" | "main_graphs" | "summaries" | "programmes";
  plans?: Array<Plan>;
  preview?: (Progress | BodyProgress);
  challenge?: string;
  expires_at?: string;
  methods?: Array<"code" | "passkey" | "recovery_code">;
  publicKey?: Record<string, unknown>;
  mode?: "read_only" | "closed";
  message?: string;
  until?: string;
}

export interface Profile {
  username: string;
  display_name?: string;
  birth_date?: string;
  age?: number;
  gender?: "female" | "male" | "other";
  height?: Height;
  body_weight?: BodyWeight;
  goals: Array<"strength" | "muscle" | "fat_loss" | "endurance" | "mobility" | "health" | "competition">;
  fitness_level?: "beginner" | "intermediate" | "advanced" | "elite";
  activity_level?: "sedentary" | "light" | "moderate" | "active" | "very_active";
  unit: "kg" | "lb";
  locale: string;
  time_zone: string;
  week_start: "saturday" | "sunday" | "monday";
  theme: "day" | "night" | "system";
  graph_colours: Array<string>;
  graph_scale: "fitted" | "from_zero";
  version: number;
}

export interface ProfileBodyWeight {
  weight: number;
  unit?: "kg" | "lb";
  source?: "entered" | "measured";
}

export interface ProfileBodyWeightInput {
  weight: number;
  unit?: "kg" | "lb" | null;
  source?: "entered" | "measured" | null;
}

export interface ProfileChanges {
  display_name?: string | null;
  birth_date?: string | null;
  gender?: "female" | "male" | "other" | null;
  height?: (HeightInput | null);
  body_weight?: BodyWeightInput;
  goals?: Array<"strength" | "muscle" | "fat_loss" | "endurance" | "mobility" | "health" | "competition">;
  fitness_level?: "beginner" | "intermediate" | "advanced" | "elite" | null;
  activity_level?: "sedentary" | "light" | "moderate" | "active" | "very_active" | null;
  unit?: "kg" | "lb";
  locale?: string;
  time_zone?: string;
  week_start?: "saturday" | "sunday" | "monday";
  theme?: "day" | "night" | "system";
  graph_colours?: Array<string>;
  graph_scale?: "fitted" | "from_zero";
}

export interface Programme {
  id: string;
  name: string;
  number: number;
  cycle: number;
  created_at: string;
  version: number;
  five_three_one?: FiveThreeOne;
  definition?: ProgrammeDefinition;
  lifts: Array<ProgrammeLiftState>;
}

export interface ProgrammeDefinition {
  unit: "kg" | "lb";
  rounding: ProgrammeRounding;
  lifts: Array<ProgrammeLift>;
  weeks: Array<ProgrammeWeek>;
}

export interface ProgrammeDefinitionInput {
  unit: "kg" | "lb";
  rounding?: (ProgrammeRoundingInput | null);
  lifts: Array<ProgrammeLiftInput>;
  weeks: Array<ProgrammeWeekInput>;
}

export interface ProgrammeExercise {
  exercise: string;
  is_supplemental: boolean;
  superset?: number;
  notes?: string;
  sets: Array<ProgrammeSet>;
}

export interface ProgrammeExerciseInput {
  exercise: string;
  is_supplemental?: boolean | null;
  superset?: number | null;
  notes?: string | null;
  sets: Array<ProgrammeSetInput>;
}

export interface ProgrammeForecast {
  cycles: Array<ProgrammePlan>;
}

export interface ProgrammeInput {
  name: string;
  five_three_one?: (FiveThreeOneInput | null);
  definition?: (ProgrammeDefinitionInput | null);
}

export interface ProgrammeLift {
  exercise: string;
  base: "training_max" | "one_rep_max" | "working_weight";
  one_rep_max?: number;
  training_max_percentage: number;
  start?: number;
  step?: number;
  moves: "every_session" | "every_cycle";
  rules: Array<ProgressionRule>;
}

export interface ProgrammeLiftInput {
  exercise: string;
  base?: "training_max" | "one_rep_max" | "working_weight" | null;
  one_rep_max?: number | null;
  training_max_percentage?: number | null;
  start?: number | null;
  step?: number | null;
  moves?: "every_session" | "every_cycle" | null;
  rules?: Array<ProgressionRuleInput> | null;
}

export interface ProgrammeLiftState {
  cycle: number;
  number: number;
  exercise: string;
  base: "training_max" | "one_rep_max" | "working_weight";
  weight: number;
  unit: "kg" | "lb";
  reps?: number;
  misses: number;
  reason: "start" | "set_by_lifter" | "sets_hit" | "sets_missed" | "amrap_reps" | "rpe" | "top_of_range" | "always" | "held" | "incomplete";
  why?: LoadExplanation;
}

export interface ProgrammeMove {
  exercise: string;
  week?: number;
  session?: number;
  from: number;
  to: number;
  unit: "kg" | "lb";
  reason: "start" | "set_by_lifter" | "sets_hit" | "sets_missed" | "amrap_reps" | "rpe" | "top_of_range" | "always" | "held" | "incomplete";
  rule?: number;
  misses: number;
  amrap_reps?: number;
  rpe?: number;
  reps?: number;
  why?: LoadExplanation;
}

export interface ProgrammePlan {
  programme_id?: string;
  number?: number;
  cycle: number;
  is_projected: boolean;
  lifts: Array<ProgrammeLiftState>;
  weeks: Array<ProgrammePlanWeek>;
  moves: Array<ProgrammeMove>;
}

export interface ProgrammePlanSession {
  session: number;
  name: string;
  planned_workout_id?: string;
  planned_for?: string;
  state?: string;
  workout_id?: string;
  exercises: Array<PrescribedExercise & ({ name: string } | { exercise_id: string })>;
}

export interface ProgrammePlanWeek {
  week: number;
  name?: string;
  is_deload: boolean;
  sessions: Array<ProgrammePlanSession>;
}

export interface ProgrammeRounding {
  step?: number;
  to_plates: boolean;
  direction: "nearest" | "down" | "up";
  training_max: boolean;
}

export interface ProgrammeRoundingInput {
  step?: number | null;
  to_plates?: boolean | null;
  direction?: "nearest" | "down" | "up" | null;
  training_max?: boolean | null;
}

export interface ProgrammeSession {
  name: string;
  exercises: Array<ProgrammeExercise>;
}

export interface ProgrammeSessionInput {
  name: string;
  exercises: Array<ProgrammeExerciseInput>;
}

export interface ProgrammeSet {
  kind: "warm_up" | "working" | "amrap";
  reps: number;
  reps_max?: number;
  percentage?: number;
  rpe?: number;
  rest_seconds?: number;
}

export interface ProgrammeSetInput {
  kind?: "warm_up" | "working" | "amrap" | null;
  reps: number;
  reps_max?: number | null;
  percentage?: number | null;
  rpe?: number | null;
  rest_seconds?: number | null;
}

export interface ProgrammeSimulation {
  cycles?: number | null;
  otherwise?: "hit" | "missed" | "exceeded" | null;
  outcomes?: Array<Supposition> | null;
}

export interface ProgrammeSummary {
  id: string;
  name: string;
  number: number;
  cycle: number;
  created_at: string;
  version: number;
}

export interface ProgrammeSummaryPage {
  items: Array<ProgrammeSummary>;
  next?: string;
}

export interface ProgrammeWeek {
  name?: string;
  is_deload: boolean;
  sessions: Array<ProgrammeSession>;
}

export interface ProgrammeWeekInput {
  name?: string | null;
  is_deload?: boolean | null;
  sessions: Array<ProgrammeSessionInput>;
}

export interface Progress {
  lift: string;
  measure: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance";
  formula: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe";
  bucket: "day" | "week" | "month";
  unit: "kg" | "lb" | "reps" | "sets" | "seconds" | "meters" | "percent";
  load?: "lifted" | "added" | "assistance" | "total";
  estimate_max_reps?: number;
  exercise?: string;
  points: Array<ProgressPoint>;
}

export interface ProgressPage {
  items: Array<Progress>;
  next?: string;
}

export interface ProgressPoint {
  date: string;
  value: number;
  set_date?: string;
  weight?: number;
  unit?: "kg" | "lb";
  reps?: number;
  rpe?: number;
  factor?: number;
  body_weight?: number;
  count: number;
  workout_id?: string;
  record?: boolean;
  light?: boolean;
}

export interface ProgressionCondition {
  all_sets_hit?: boolean;
  misses_in_a_row?: number;
  amrap_reps_at_least?: number;
  amrap_reps_at_most?: number;
  rpe_at_most?: number;
  rpe_over?: number;
  reps_at_top?: boolean;
}

export interface ProgressionConditionInput {
  all_sets_hit?: boolean | null;
  misses_in_a_row?: number | null;
  amrap_reps_at_least?: number | null;
  amrap_reps_at_most?: number | null;
  rpe_at_most?: number | null;
  rpe_over?: number | null;
  reps_at_top?: boolean | null;
}

export interface ProgressionEffect {
  add_weight?: number;
  add_percent?: number;
  reset_percent?: number;
  go_back?: number;
  multiply_percent?: number;
  add_reps?: number;
  set_reps?: number;
}

export interface ProgressionEffectInput {
  add_weight?: number | null;
  add_percent?: number | null;
  reset_percent?: number | null;
  go_back?: number | null;
  multiply_percent?: number | null;
  add_reps?: number | null;
  set_reps?: number | null;
}

export interface ProgressionRule {
  when: ProgressionCondition;
  then: ProgressionEffect;
}

export interface ProgressionRuleInput {
  when?: (ProgressionConditionInput | null);
  then: ProgressionEffectInput;
}

export interface Proof {
  password?: string | null;
  code?: string | null;
  recovery_code?: string | null;
  passkey?: (PasskeyAssertion | null);
}

export interface PublicIdea {
  id: string;
  text: string;
  state: "open" | "planned" | "answered" | "closed" | "duplicate";
  votes: number;
  is_own: boolean;
  voted: boolean;
  answer?: string;
  created_at: string;
}

export interface PublicIdeaPage {
  items: Array<PublicIdea>;
  next?: string;
}

export interface PushKey {
  key?: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushTarget {
  kind: "apns" | "web";
  token?: string | null;
  endpoint?: string | null;
  keys?: (PushKeys | null);
  device_id?: string | null;
}

export interface QuietHours {
  from: string;
  to: string;
  time_zone?: string;
}

export interface QuietHoursInput {
  from: string;
  to: string;
  time_zone?: string | null;
}

export interface ReadMark {
  up_to: string;
}

export interface RecordSet {
  weight?: number;
  unit?: "kg" | "lb";
  reps?: number;
  rpe?: number;
}

export interface RecoveryCodes {
  recovery_codes?: Array<string>;
}

export interface Registration {
  role: "lifter" | "coach";
  email: string;
  username: string;
  password: string;
  display_name?: string | null;
  locale?: string | null;
  time_zone?: string | null;
  unit?: "kg" | "lb" | null;
  invite?: string | null;
  birth_date?: string | null;
  consents?: Array<Agreement> | null;
}

export interface RepetitionsAnswer {
  formula: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander";
  version: string;
  unit: "kg" | "lb";
  weight?: Figure;
  reps?: number;
  table: Array<RepetitionsLine>;
}

export interface RepetitionsLine {
  reps: number;
  percentage: Figure;
  weight: Figure;
}

export interface RepetitionsRequest {
  one_rep_max: number;
  unit?: "kg" | "lb" | null;
  reps?: number | null;
  weight?: number | null;
  formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | null;
}

export interface ReportedGraph {
  graph: string;
  measure?: string;
  formula?: string;
  bucket?: string;
  unit?: string;
  from?: string;
  to?: string;
}

export interface RestingEnergyAnswer {
  formula: string;
  version: string;
  kilocalories: Figure;
  kilojoules: Figure;
  days: Array<ActiveDay>;
}

export interface RestingEnergyRequest {
  sex: "m" | "f" | "mx";
  body_weight: number;
  unit?: "kg" | "lb" | null;
  height: number;
  height_unit?: "cm" | "in" | null;
  age: number;
}

export interface RestoredThing {
  kind: "template" | "goal" | "measurement" | "exercise";
  id: string;
  path: string;
}

export interface Revenue {
  month: string;
  tier?: string;
  provider: "stripe" | "app_store";
  currency: string;
  charge_count: number;
  charges: number;
  refund_count: number;
  refunds: number;
  commission?: number;
  net: number;
}

export interface RevenuePage {
  items: Array<Revenue>;
  next?: string;
}

export interface RoleRequest {
  role: "lifter" | "coach";
}

export interface Roster {
  items: Array<RosterEntry>;
  next?: string;
  total: number;
  clients: number;
  unwatched: number;
}

export interface RosterEntry {
  id: string;
  username: string;
  display_name?: string;
  since: string;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  expires_at?: string;
  paused: boolean;
  team_id?: string;
  labels: Array<RosterLabel>;
  last_workout_at?: string;
  last_workout?: WorkoutGlance;
  workouts_7_days?: number;
  workouts_28_days?: number;
  planned_7_days?: number;
  done_7_days?: number;
  planned_28_days?: number;
  done_28_days?: number;
  adherence?: number;
  next_session?: SessionGlance;
  away_until?: string;
  records_28_days?: number;
  lifts?: Array<LiftTrend>;
  unread_comments?: number;
  unread_messages: number;
  note_count: number;
  flags: Array<"missed_sessions" | "falling_e1rm" | "high_rpe" | "silence" | "unread">;
  hidden: Array<HiddenField>;
}

export interface RosterLabel {
  name: string;
  colour?: string;
}

export interface RoutineDays {
  weekdays: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  any_day?: boolean | null;
}

export interface RoutineName {
  id: string;
  name: string;
}

export interface RunOfJob {
  id: string;
  job: string;
  tenant?: string;
  state: "waiting" | "running" | "succeeded" | "retrying" | "skipped" | "given_up" | "cancelled" | "superseded";
  origin: "schedule" | "enqueued" | "asked";
  asked_by?: string;
  dry_run: boolean;
  due_at: string;
  started_at?: string;
  ended_at?: string;
  attempts: number;
  done?: number;
  total?: number;
  changed?: number;
  sample?: Array<string>;
  error?: string;
  worker?: string;
}

export interface RunOfJobPage {
  items: Array<RunOfJob>;
  next?: string;
}

export interface Schedule {
  days: Array<ScheduledDay>;
  any_day: Array<RoutineName>;
  rests_today: boolean;
}

export interface ScheduledDay {
  weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
  rests: boolean;
  routines: Array<RoutineName>;
}

export interface ScheduledJob {
  name: string;
  summary: string;
  reach: "installation" | "each_tenant";
  cron?: string;
  time_zone: string;
  missed: "catch_up" | "once" | "skip";
  catch_up_at_most: number;
  paused: boolean;
  changed: boolean;
  next_due_at?: string;
  waiting: number;
  running: number;
  given_up: number;
  last_run?: RunOfJob;
}

export interface ScheduledJobPage {
  items: Array<ScheduledJob>;
  next?: string;
}

export interface ScopeGrant {
  scope: "history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans";
  starts_at?: string;
  expires_at?: string;
  is_open: boolean;
}

export interface ScopeRequest {
  id: string;
  coach: Person;
  lifter: Person;
  team?: TeamName;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  message?: string;
  state: "open" | "granted" | "declined" | "withdrawn" | "expired";
  created_at: string;
  closed_at?: string;
}

export interface ScopeRequestInput {
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  message?: string | null;
}

export interface ScopeRequestPage {
  items: Array<ScopeRequest>;
  next?: string;
}

export interface ScopeWords {
  scope: "history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans";
  name: string;
  opens: string;
  leaves_closed: string;
  is_ticked_singly: boolean;
  starts_at?: string;
  expires_at?: string;
}

export interface ScopeWordsPage {
  items: Array<ScopeWords>;
  next?: string;
}

export interface SecondFactor {
  id: string;
  name: string;
  confirmed: boolean;
  created_at: string;
  last_used_at?: string;
}

export interface SecondFactors {
  items: Array<SecondFactor>;
  recovery_codes_left: number;
}

export interface SecondStep {
  challenge: string;
  code?: string | null;
  recovery_code?: string | null;
  passkey?: (PasskeyAssertion | null);
}

export interface SentMessage {
  client: string;
  message: DirectMessage;
}

export interface SentMessagePage {
  items: Array<SentMessage>;
  next?: string;
}

export interface Session {
  id: string;
  device?: string;
  role: "lifter" | "coach" | "admin";
  method: string;
  agent?: string;
  network?: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  current: boolean;
}

export interface SessionChanges {
  added: number;
  changed: number;
  withdrawn: number;
  kept: number;
  moved: number;
  lost: number;
}

export interface SessionGlance {
  id: string;
  name: string;
  planned_for?: string;
  starts_at?: string;
  time_zone: string;
}

export interface SessionPage {
  items: Array<Session>;
  next?: string;
}

export interface SessionPreferences {
  theme: "day" | "night" | "system";
  week_start: "saturday" | "sunday" | "monday";
  graph_scale: "fitted" | "from_zero";
}

export interface SessionRole {
  role: "lifter" | "coach" | "admin";
}

export interface SessionTenant {
  name: string;
  modules: Array<"billing" | "predetermined_routines" | "coaching" | "programmes" | "powerlifting" | "goals" | "ideas" | "onboarding" | "library" | "nutrition" | "health_data" | "photos" | "community" | "meets">;
}

export interface Set {
  id?: string;
  kind: "warm_up" | "working" | "drop" | "failure" | "amrap";
  reps?: number;
  weight?: number;
  unit?: "kg" | "lb";
  rpe?: number;
  rest_seconds?: number;
  duration_seconds?: number;
  distance_meters?: number;
  notes?: string;
}

export interface SetInput {
  id?: string | null;
  kind?: "warm_up" | "working" | "drop" | "failure" | "amrap" | null;
  reps?: number | null;
  weight?: number | null;
  unit?: "kg" | "lb" | null;
  rpe?: number | null;
  rest_seconds?: number | null;
  duration_seconds?: number | null;
  distance_meters?: number | null;
  notes?: string | null;
}

export interface SharedGraph {
  of: string;
  from?: string;
  to?: string;
  measure: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance";
  unit?: "kg" | "lb";
  formula: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe";
  bucket: "day" | "week" | "month";
  scale?: "fitted" | "from_zero";
}

export interface SharedGraphInput {
  of: string;
  from?: string | null;
  to?: string | null;
  measure?: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance" | null;
  unit?: "kg" | "lb" | null;
  formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe" | null;
  bucket?: "day" | "week" | "month" | null;
  scale?: "fitted" | "from_zero" | null;
}

export interface SharedLink {
  id: string;
  link?: string;
  kind: "workout" | "template" | "record" | "goal" | "graph";
  subject_id?: string;
  graph?: SharedGraph;
  hide: Array<"weights" | "date" | "records">;
  show: Array<"name" | "notes" | "body">;
  theme?: "day" | "night";
  name: string;
  state: "open" | "expired" | "withdrawn";
  opens: number;
  created_at: string;
  refreshed_at: string;
  expires_at?: string;
}

export interface SharedLinkInput {
  kind: "workout" | "template" | "record" | "goal" | "graph";
  subject_id?: string | null;
  graph?: (SharedGraphInput | null);
  hide?: Array<"weights" | "date" | "records"> | null;
  show?: Array<"name" | "notes" | "body"> | null;
  theme?: "day" | "night" | null;
  expires_at?: string | null;
}

export interface SharedLinkPage {
  items: Array<SharedLink>;
  next?: string;
}

export interface Sharing {
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  starts_at?: string | null;
  expires_at?: string | null;
  periods?: Array<SharingPeriod> | null;
}

export interface SharingChange {
  opens: Array<ScopeWords>;
  closes: Array<ScopeWords>;
  stays: Array<ScopeWords>;
}

export interface SharingPause {
  paused: boolean;
  since?: string;
  until?: string;
}

export interface SharingPauseInput {
  paused?: boolean | null;
  until?: string | null;
}

export interface SharingPeriod {
  scope: "history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans";
  starts_at?: string | null;
  expires_at?: string | null;
}

export interface ShownPasswordPolicy {
  minimum_length: number;
  requires: Array<"letter" | "digit" | "special">;
  blocks_common: boolean;
}

export interface ShownTenant {
  slug: string;
  name: string;
  locale: string;
  modules: Array<"billing" | "predetermined_routines" | "coaching" | "programmes" | "powerlifting" | "goals" | "ideas" | "onboarding" | "library" | "nutrition" | "health_data" | "photos" | "community" | "meets">;
  branding: Branding;
  password_policy: ShownPasswordPolicy;
  minimum_age?: number;
  minimum_app_versions: AppVersions;
  terms_url?: string;
  privacy_url?: string;
  erasure_grace_days: number;
  sign_in_ways: Array<string>;
  pictures: TenantPictures;
}

export interface SignInNonce {
  nonce: string;
  expires_at: string;
}

export interface SignInRequest {
  login: string;
  password: string;
  role?: "lifter" | "coach" | "admin" | null;
  device?: string | null;
}

export interface SignInReturn {
  state: string;
  secret: string;
  code: string;
  role?: "lifter" | "coach" | "admin" | null;
  device?: string | null;
  email?: string | null;
  birth_date?: string | null;
  consents?: Array<Agreement> | null;
}

export interface SignInStart {
  redirect_uri?: string | null;
}

export interface SignInWays {
  items: Array<string>;
}

export interface StartedSignIn {
  url: string;
  state: string;
  secret?: string;
  expires_at: string;
}

export interface Streak {
  weeks: number;
  since?: string;
  longest_weeks: number;
  week_start: "saturday" | "sunday" | "monday";
}

export interface Subscription {
  provider: "stripe" | "app_store";
  reference: string;
  tier?: string;
  tier_name?: string;
  state: "trial" | "active" | "cancelled" | "grace" | "read_only" | "paused" | "lapsed" | "revoked";
  text: string;
  state_ends_at?: string;
  state_began_at?: string;
  owed_since?: string;
  price?: TierPrice;
  next_tier?: string;
  next_price?: TierPrice;
  started_at: string;
  trial_ends_at?: string;
  period_ends_at: string;
  cancels_at_period_end: boolean;
  renews: boolean;
  history: Array<SubscriptionChange>;
}

export interface SubscriptionChange {
  at: string;
  from?: "trial" | "active" | "cancelled" | "grace" | "read_only" | "paused" | "lapsed" | "revoked";
  to: "trial" | "active" | "cancelled" | "grace" | "read_only" | "paused" | "lapsed" | "revoked";
  tier?: string;
  cancels_at_period_end: boolean;
}

export interface SubscriptionPage {
  items: Array<Subscription>;
  next?: string;
}

export interface Summary {
  week_start: "saturday" | "sunday" | "monday";
  unit: "kg" | "lb";
  per_week?: SummaryAverages;
  weeks: Array<SummaryWeek>;
}

export interface SummaryAverages {
  duration_seconds: number;
  kilocalories?: number;
}

export interface SummaryDay {
  date: string;
  workouts: number;
  duration_seconds: number;
  kilocalories?: number;
  volume?: number;
}

export interface SummaryWeek {
  first_day: string;
  last_day: string;
  workouts: number;
  duration_seconds: number;
  kilocalories?: number;
  volume?: number;
  per_day?: SummaryAverages;
  per_workout?: SummaryAverages;
  days: Array<SummaryDay>;
}

export interface SupersetMaking {
  exercises: Array<number>;
}

export interface Supposition {
  cycle?: number | null;
  week?: number | null;
  session?: number | null;
  exercise?: string | null;
  outcome: "hit" | "missed" | "exceeded";
}

export interface SyncDevice {
  id: string;
  sequence: number;
  seen_at: string;
}

export interface SyncDevicePage {
  items: Array<SyncDevice>;
  next?: string;
}

export interface SyncItem {
  kind: "account" | "profile" | "powerlifting_profile" | "equipment" | "exercise" | "workout" | "draft" | "template" | "planned_workout" | "programme" | "schedule" | "goal" | "measurement" | "assigned_plan" | "comment" | "coach";
  id: string;
  version: number;
  deleted?: boolean;
  value?: (SyncedAccount | SyncedProfile | SyncedPowerliftingProfile | Equipment | SyncedExercise | Workout | SyncedDraft | Template | PlannedWorkout | Programme | SyncedSchedule | SyncedGoal | Measurement | SyncedPlan | SyncedComment | SyncedCoach);
}

export interface SyncPage {
  cursor: string;
  more: boolean;
  version: number;
  schema: number;
  minimum_schema: number;
  items: Array<SyncItem>;
}

export interface SyncedAccount {
  id: string;
  username: string;
  display_name?: string;
  locale: string;
  time_zone: string;
  unit: "kg" | "lb";
}

export interface SyncedCoach {
  id: string;
  username: string;
  display_name?: string;
  since: string;
  grants: Array<SyncedGrant>;
}

export interface SyncedComment {
  id: string;
  workout_id: string;
  author_id: string;
  exercise?: string;
  set?: string;
  about?: CommentSubject;
  reply_to?: string;
  text?: string;
  created_at: string;
  edited_at?: string;
  deleted_at?: string;
}

export interface SyncedDraft {
  id: string;
  name?: string;
  performed_at?: string;
  time_zone: string;
  notes?: string;
  duration_seconds?: number;
  activity?: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  exercises: Array<DraftExercise>;
  template_id?: string;
  planned_workout_id?: string;
  set_times?: Record<string, string>;
  started_at?: string;
  running_since?: string;
  active_milliseconds: number;
  created_at: string;
  updated_at: string;
}

export interface SyncedExercise {
  id: string;
  name: string;
  lift?: "squat" | "bench_press" | "deadlift";
  lift_source: "recognised" | "corrected";
  catalogue_slug?: string;
  training_type?: "balance" | "strength" | "endurance" | "flexibility";
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  primary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  secondary_muscles: Array<"biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals">;
  traits_source: "recognised" | "corrected";
  aliases: Array<string>;
}

export interface SyncedGoal {
  id: string;
  kind: "lift" | "body_weight" | "body_fat" | "frequency";
  exercise_id?: string;
  lift?: "squat" | "bench_press" | "deadlift";
  target: number;
  unit?: "kg" | "lb" | "percent" | "cm" | "in";
  reps?: number;
  notes?: string;
  started_on: string;
  due_on?: string;
}

export interface SyncedGrant {
  scope: "history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans";
  starts_at?: string;
  expires_at?: string;
  paused?: SyncedPause;
}

export interface SyncedMax {
  lift: string;
  weight: number;
  unit: "kg" | "lb";
  source: "entered" | "logged";
  set_weight?: number;
  set_unit?: "kg" | "lb";
  set_reps?: number;
  set_rpe?: number;
  set_on?: string;
  workout_id?: string;
}

export interface SyncedPause {
  until?: string;
}

export interface SyncedPlan {
  id: string;
  coach_id?: string;
  coach_name: string;
  name: string;
  message?: string;
  adaptation: Array<"reschedule" | "loads" | "exercises" | "skip">;
  revision: number;
  programme_id?: string;
  state: "active" | "removed" | "withdrawn";
  missed: number;
  left_out: number;
  created_at: string;
  changed_at: string;
  ended_at?: string;
}

export interface SyncedPowerliftingProfile {
  sex?: "m" | "f" | "mx";
  body_weight?: number;
  body_weight_unit?: "kg" | "lb";
  maxes: Array<SyncedMax>;
}

export interface SyncedProfile {
  birth_date?: string;
  gender?: "female" | "male" | "other";
  height?: Height;
  goals: Array<"strength" | "muscle" | "fat_loss" | "endurance" | "mobility" | "health" | "competition">;
  fitness_level?: "beginner" | "intermediate" | "advanced" | "elite";
  activity_level?: "sedentary" | "light" | "moderate" | "active" | "very_active";
  week_start: "saturday" | "sunday" | "monday";
  theme: "day" | "night" | "system";
  graph_colours: Array<string>;
  graph_scale: "fitted" | "from_zero";
}

export interface SyncedSchedule {
  rest_days: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  rest_on?: string;
}

export interface TOTPEnrolment {
  id: string;
  name: string;
  secret: string;
  uri: string;
  qr: string;
}

export interface Team {
  id: string;
  name: string;
  role: "owner" | "coach" | "assistant";
  members: Array<TeamMember>;
  client_count: number;
  created_at: string;
}

export interface TeamAccess {
  team: TeamName;
  members: Array<TeamMember>;
  since: string;
  scopes: Array<"history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans">;
  expires_at?: string;
  grants: Array<ScopeGrant>;
  change?: SharingChange;
}

export interface TeamAccessPage {
  items: Array<TeamAccess>;
  next?: string;
}

export interface TeamInput {
  name: string;
}

export interface TeamInvite {
  id: string;
  team: TeamName;
  invited_by: Person;
  coach: string;
  role: "owner" | "coach" | "assistant";
  message?: string;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  created_at: string;
  expires_at: string;
}

export interface TeamInviteInput {
  coach: string;
  role: "owner" | "coach" | "assistant";
  message?: string | null;
}

export interface TeamInvitePage {
  items: Array<TeamInvite>;
  next?: string;
}

export interface TeamMember {
  id: string;
  username: string;
  display_name?: string;
  role: "owner" | "coach" | "assistant";
  since: string;
}

export interface TeamMemberInput {
  role: "owner" | "coach" | "assistant";
}

export interface TeamMove {
  id: string;
  team: TeamName;
  lifter: Person;
  from?: Person;
  to: Person;
  message?: string;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  created_at: string;
}

export interface TeamMovePage {
  items: Array<TeamMove>;
  next?: string;
}

export interface TeamMoveRequest {
  lifter: string;
  from?: string | null;
  to: string;
  message?: string | null;
}

export interface TeamName {
  id: string;
  name: string;
}

export interface TeamPage {
  items: Array<Team>;
  next?: string;
}

export interface Template {
  id: string;
  name: string;
  notes?: string;
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  any_day?: boolean;
  position?: number;
  updated_at: string;
  version: number;
  exercises: Array<PrescribedExercise & ({ name: string } | { exercise_id: string })>;
}

export interface TemplateCopy {
  name?: string | null;
}

export interface TemplateInput {
  name: string;
  notes?: string | null;
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"> | null;
  any_day?: boolean | null;
  exercises: Array<PrescribedExerciseInput & ({ name: string } | { exercise_id: string })>;
}

export interface TemplateLog {
  performed_at?: string | null;
  time_zone?: string | null;
}

export interface TemplateOrder {
  templates: Array<string>;
}

export interface TemplateSummary {
  id: string;
  name: string;
  weekdays: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  any_day: boolean;
  exercise_count: number;
  set_count: number;
  updated_at: string;
  version: number;
}

export interface TemplateSummaryPage {
  items: Array<TemplateSummary>;
  next?: string;
}

export interface TemplateUse {
  name: string;
  uses: number;
  people: number;
}

export interface TenantChanges {
  name?: string;
  locale?: string;
  modules?: Array<"billing" | "predetermined_routines" | "coaching" | "programmes" | "powerlifting" | "goals" | "ideas" | "onboarding" | "library" | "nutrition" | "health_data" | "photos" | "community" | "meets">;
  branding?: BrandingInput;
  public_url?: string | null;
  mail_sender?: string | null;
  password_minimum_length?: number;
  password_requires?: Array<"letter" | "digit" | "special">;
  password_blocks_common?: boolean;
  minimum_age?: number | null;
  minimum_app_versions?: AppVersionsInput;
  terms_url?: string | null;
  privacy_url?: string | null;
  lockout_failures?: number;
  lockout_minutes?: number;
  session_days?: number | null;
  erasure_grace_days?: number;
  break_glass_needs_approval?: boolean;
  passkey_domain?: string | null;
  passkey_origins?: Array<string>;
  cors_origins?: Array<string>;
}

export interface TenantPicture {
  path: string;
  media_type: string;
  width: number;
  height: number;
}

export interface TenantPictures {
  logo?: TenantPicture;
  icon?: TenantPicture;
}

export interface TenantSettings {
  slug: string;
  name: string;
  locale: string;
  modules: Array<"billing" | "predetermined_routines" | "coaching" | "programmes" | "powerlifting" | "goals" | "ideas" | "onboarding" | "library" | "nutrition" | "health_data" | "photos" | "community" | "meets">;
  branding: Branding;
  public_url?: string;
  mail_sender?: string;
  hosts: Array<string>;
  password_minimum_length: number;
  password_requires: Array<"letter" | "digit" | "special">;
  password_blocks_common: boolean;
  minimum_age?: number;
  minimum_app_versions: AppVersions;
  terms_url?: string;
  privacy_url?: string;
  lockout_failures: number;
  lockout_minutes: number;
  session_days?: number;
  erasure_grace_days: number;
  break_glass_needs_approval: boolean;
  passkey_domain?: string;
  passkey_origins: Array<string>;
  cors_origins: Array<string>;
  pictures: TenantPictures;
}

export interface Tier {
  code: string;
  audience: "lifter" | "coach";
  name: string;
  is_free: boolean;
  trial_days: number;
  prices: Array<TierPrice>;
  features: Array<TierFeature>;
}

export interface TierDefinition {
  code: string;
  audience: "lifter" | "coach";
  name: string;
  is_free: boolean;
  trial_days: number;
  is_active: boolean;
  prices: Array<PriceDefinition>;
  features: Array<TierFeature>;
}

export interface TierDefinitionInput {
  code: string;
  audience: "lifter" | "coach";
  name: string;
  is_free?: boolean | null;
  trial_days?: number | null;
  is_active?: boolean | null;
  prices?: Array<PriceDefinitionInput> | null;
  features?: Array<TierFeatureInput> | null;
}

export interface TierDocument {
  grace_days?: number;
  read_only_days?: number;
  tiers: Array<TierDefinition>;
}

export interface TierDocumentInput {
  grace_days?: number | null;
  read_only_days?: number | null;
  tiers: Array<TierDefinitionInput>;
}

export interface TierFeature {
  feature: "all_graphs" | "food_tracking" | "templates" | "storage_mb" | "client_lifts" | "clients" | "main_graphs" | "summaries" | "programmes";
  at_most?: number;
}

export interface TierFeatureInput {
  feature: "all_graphs" | "food_tracking" | "templates" | "storage_mb" | "client_lifts" | "clients" | "main_graphs" | "summaries" | "programmes";
  at_most?: number | null;
}

export interface TierPage {
  items: Array<Tier>;
  next?: string;
}

export interface TierPrice {
  id: string;
  amount: number;
  currency: string;
  interval: "month" | "year";
  providers: Array<"stripe" | "app_store">;
  app_store_product?: string;
}

export interface Today {
  date: string;
  weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
  time_zone: string;
  rest: "none" | "permanent" | "today_only";
  routines: Array<TemplateSummary>;
  any_day: Array<TemplateSummary>;
  due: Array<PlannedWorkoutSummary>;
  next?: PlannedWorkoutSummary;
  live?: LiveWorkoutName;
  done: Array<WorkoutSummary>;
}

export interface TokenRequest {
  token: string;
}

export interface TokenSignIn {
  nonce: string;
  id_token?: string | null;
  access_token?: string | null;
  name?: string | null;
  role?: "lifter" | "coach" | "admin" | null;
  device?: string | null;
  email?: string | null;
  birth_date?: string | null;
  consents?: Array<Agreement> | null;
}

export interface TopLoad {
  exercise: string;
  weight: number;
  unit: "kg" | "lb";
  reps?: number;
  rpe?: number;
  max?: number;
  above_max?: boolean;
}

export interface TopSet {
  reps?: number;
  weight?: number;
  unit?: "kg" | "lb";
  rpe?: number;
  duration_seconds?: number;
  distance_meters?: number;
}

export interface Totals {
  workouts: number;
  sets: number;
  duration_seconds: number;
  reps?: number;
  volume?: number;
  unit: "kg" | "lb";
  first_day?: string;
  last_day?: string;
  streak: Streak;
}

export interface TrainingBreak {
  id: string;
  begins_on: string;
  ends_on: string;
}

export interface TrainingBreakInput {
  begins_on: string;
  ends_on: string;
}

export interface TrainingBreakPage {
  items: Array<TrainingBreak>;
  next?: string;
}

export interface TrainingDay {
  date: string;
  workouts: number;
  sets: number;
  duration_seconds: number;
}

export interface TrainingDays {
  first_day: string;
  last_day: string;
  days: Array<TrainingDay>;
}

export interface TrainingExport {
  format: string;
  version: number;
  exercises: Array<ExportedExercise>;
  workouts?: Array<ExportedWorkout>;
  templates?: Array<ExportedTemplate>;
  goals?: Array<ExportedGoal>;
  measurements?: Array<ExportedMeasurement>;
  programmes?: Array<ExportedProgramme>;
  records?: Array<PersonalRecord>;
}

export interface TriagedFeedback {
  id: string;
  kind: "idea" | "bug" | "question" | "graph";
  text: string;
  app_version?: string;
  screen?: string;
  graph?: ReportedGraph;
  state: "open" | "planned" | "answered" | "closed" | "duplicate";
  is_public: boolean;
  votes: number;
  answer?: string;
  answered_at?: string;
  answered_by?: string;
  duplicate_of?: string;
  duplicates: number;
  labels: Array<string>;
  priority?: number;
  assignee?: string;
  notes?: string;
  author: Person;
  created_at: string;
  updated_at: string;
}

export interface TriagedFeedbackPage {
  items: Array<TriagedFeedback>;
  next?: string;
}

export interface TunedAttentionRules {
  own: AttentionRules;
  applied: AttentionRules;
}

export interface TunedAttentionRulesInput {
  own: AttentionRulesInput;
}

export interface UnitsAnswer {
  formula: string;
  version: string;
  from: "kg" | "g" | "lb" | "oz" | "stone" | "m" | "cm" | "km" | "in" | "ft" | "yd" | "mi" | "kcal" | "kj";
  to: "kg" | "g" | "lb" | "oz" | "stone" | "m" | "cm" | "km" | "in" | "ft" | "yd" | "mi" | "kcal" | "kj";
  value: Figure;
}

export interface UnitsRequest {
  value: number;
  from: "kg" | "g" | "lb" | "oz" | "stone" | "m" | "cm" | "km" | "in" | "ft" | "yd" | "mi" | "kcal" | "kj";
  to: "kg" | "g" | "lb" | "oz" | "stone" | "m" | "cm" | "km" | "in" | "ft" | "yd" | "mi" | "kcal" | "kj";
}

export interface UnreadComments {
  workout_id: string;
  workout: string;
  local_date: string;
  lifter: Person;
  unread: number;
  at: string;
}

export interface UnreadCommentsPage {
  items: Array<UnreadComments>;
  next?: string;
}

export interface UnreadCount {
  unread: number;
}

export interface UsageDay {
  day: string;
  active?: number;
  active_in_week?: number;
  active_in_month?: number;
  registered?: number;
}

export interface UsernameChange {
  username: string;
}

export interface UsualEquipment {
  kg: BarAndPlates;
  lb: BarAndPlates;
}

export interface Viewer {
  id: string;
  username?: string;
  display_name?: string;
}

export interface WarmUpAnswer {
  formula: "five_three_one" | "thresholds" | "linear";
  version: string;
  unit: "kg" | "lb";
  sets: Array<WarmUpLine>;
}

export interface WarmUpLine {
  percentage?: number;
  reps: number;
  sets: number;
  target: Figure;
  weight: Figure;
  per_side: Array<PlateLine>;
}

export interface WarmUpRequest {
  weight: number;
  unit?: "kg" | "lb" | null;
  scheme?: "five_three_one" | "thresholds" | "linear" | null;
  training_max?: number | null;
  start?: "light" | "barbell" | "floor" | null;
  equipment?: (BarAndPlatesInput | null);
}

export interface Workout {
  id: string;
  name: string;
  performed_at: string;
  time_zone?: string;
  local_date?: string;
  notes?: string;
  duration_seconds?: number;
  activity?: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  energy?: WorkoutEnergy;
  energy_missing?: Array<"body_weight" | "duration">;
  version: number;
  exercises: Array<WorkoutExercise & ({ name: string } | { exercise_id: string })>;
  records?: Array<PersonalRecord>;
}

export interface WorkoutEnergy {
  kilocalories: number;
  met: number;
  activity: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming";
  activity_source: "derived" | "given";
  compendium_edition: string;
  compendium_code: string;
  body_weight_kilograms: number;
  active_seconds: number;
  parts?: Array<EnergyPart>;
}

export interface WorkoutExercise {
  id?: string;
  name?: string;
  exercise_id?: string;
  lift?: "squat" | "bench_press" | "deadlift";
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  notes?: string;
  superset?: number;
  sets: Array<Set & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
}

export interface WorkoutExerciseInput {
  id?: string | null;
  name?: string | null;
  exercise_id?: string | null;
  notes?: string | null;
  superset?: number | null;
  sets: Array<SetInput & ({ reps: number } | { duration_seconds: number } | { distance_meters: number })>;
}

export interface WorkoutGlance {
  id: string;
  name: string;
  performed_at: string;
  date: string;
  duration_seconds?: number;
  exercise_count: number;
  set_count: number;
}

export interface WorkoutInput {
  name: string;
  performed_at: string;
  time_zone?: string | null;
  notes?: string | null;
  duration_seconds?: number | null;
  activity?: "vigorous_weight_lifting" | "squats_and_deadlifts" | "weight_lifting" | "circuit" | "body_weight" | "vigorous_body_weight" | "vigorous_callisthenics" | "moderate_callisthenics" | "light_callisthenics" | "stretching" | "elliptical" | "stair_climbing" | "jump_rope" | "ski_ergometer" | "stationary_cycling" | "hiking" | "running" | "walking" | "treadmill" | "cycling" | "rowing" | "swimming" | null;
  exercises: Array<WorkoutExerciseInput & ({ name: string } | { exercise_id: string })>;
  planned_workout_id?: string | null;
}

export interface WorkoutSummary {
  id: string;
  name: string;
  performed_at: string;
  time_zone: string;
  local_date: string;
  duration_seconds?: number;
  kilocalories?: number;
  exercise_count: number;
  set_count: number;
  version: number;
  exercises?: Array<WorkoutSummaryExercise>;
  volume?: number;
  unit?: "kg" | "lb";
  record_count?: number;
}

export interface WorkoutSummaryExercise {
  exercise_id: string;
  name: string;
  lift?: "squat" | "bench_press" | "deadlift";
  measure?: "weight_reps" | "reps_only" | "bodyweight_reps" | "assisted_reps" | "duration" | "weight_duration" | "distance_duration" | "weight_distance";
  set_count: number;
  top_set?: TopSet;
  volume?: number;
}

export interface WorkoutSummaryPage {
  items: Array<WorkoutSummary>;
  next?: string;
}

export interface Writer {
  id: string;
  username?: string;
  display_name?: string;
  side: "lifter" | "coach";
}

export interface Operations {
  /** Register as lifter or coach */
  post_accounts: {
    method: "POST";
    path: "/v1/accounts";
    parameters: {};
    query: {};
    body: Registration;
    answer: Account;
  };
  /** Confirm an email address with the emailed token */
  post_email_verifications: {
    method: "POST";
    path: "/v1/email-verifications";
    parameters: {};
    query: {};
    body: TokenRequest;
    answer: undefined;
  };
  /** Email the confirmation link again, if the address is unconfirmed */
  post_email_verifications_resend: {
    method: "POST";
    path: "/v1/email-verifications/resend";
    parameters: {};
    query: {};
    body: AddressRequest;
    answer: undefined;
  };
  /** Email a password reset link, if the address has an account */
  post_password_resets: {
    method: "POST";
    path: "/v1/password-resets";
    parameters: {};
    query: {};
    body: AddressRequest;
    answer: undefined;
  };
  /** Set a new password; ends all sessions and API keys, and lists the other ways into the account */
  put_password_resets_token: {
    method: "PUT";
    path: "/v1/password-resets/{token}";
    parameters: { token: string };
    query: {};
    body: NewPassword;
    answer: FurtherWaysIn;
  };
  /** Email the username, if the address has an account */
  post_username_reminders: {
    method: "POST";
    path: "/v1/username-reminders";
    parameters: {};
    query: {};
    body: AddressRequest;
    answer: undefined;
  };
  /** Get my account */
  get_me: {
    method: "GET";
    path: "/v1/me";
    parameters: {};
    query: {};
    body: undefined;
    answer: Account;
  };
  /** Update my account */
  patch_me: {
    method: "PATCH";
    path: "/v1/me";
    parameters: {};
    query: {};
    body: AccountChanges;
    answer: Account;
  };
  /** Change my username, at most every 30 days */
  put_me_username: {
    method: "PUT";
    path: "/v1/me/username";
    parameters: {};
    query: {};
    body: UsernameChange;
    answer: Account;
  };
  /** Add the role of lifter or coach to my account */
  post_me_roles: {
    method: "POST";
    path: "/v1/me/roles";
    parameters: {};
    query: {};
    body: RoleRequest;
    answer: Account;
  };
  /** Change my password; ends my other sessions and revokes my API keys */
  put_me_password: {
    method: "PUT";
    path: "/v1/me/password";
    parameters: {};
    query: {};
    body: PasswordChange;
    answer: undefined;
  };
  /** Change my email address; takes effect once the emailed link is used, and replaces an earlier change */
  put_me_email: {
    method: "PUT";
    path: "/v1/me/email";
    parameters: {};
    query: {};
    body: EmailChange;
    answer: undefined;
  };
  /** Sign in with email address or username */
  post_sessions: {
    method: "POST";
    path: "/v1/sessions";
    parameters: {};
    query: {};
    body: SignInRequest;
    answer: OpenedSession;
  };
  /** Sign out everywhere, including here, and revoke my API keys */
  delete_sessions: {
    method: "DELETE";
    path: "/v1/sessions";
    parameters: {};
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my signed-in devices */
  get_sessions: {
    method: "GET";
    path: "/v1/sessions";
    parameters: {};
    query: {};
    body: undefined;
    answer: SessionPage;
  };
  /** Get the current session: the account and its role */
  get_sessions_current: {
    method: "GET";
    path: "/v1/sessions/current";
    parameters: {};
    query: {};
    body: undefined;
    answer: CurrentSession;
  };
  /** Switch to another of my roles, with a new token */
  put_sessions_current_role: {
    method: "PUT";
    path: "/v1/sessions/current/role";
    parameters: {};
    query: {};
    body: SessionRole;
    answer: OpenedSession;
  };
  /** Sign out here */
  delete_sessions_current: {
    method: "DELETE";
    path: "/v1/sessions/current";
    parameters: {};
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Sign out another device */
  delete_sessions_session: {
    method: "DELETE";
    path: "/v1/sessions/{session}";
    parameters: { session: ("current" | string) };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my second factors */
  get_second_factors: {
    method: "GET";
    path: "/v1/second-factors";
    parameters: {};
    query: {};
    body: undefined;
    answer: SecondFactors;
  };
  /** Start setting up an authenticator app */
  post_second_factors_totp: {
    method: "POST";
    path: "/v1/second-factors/totp";
    parameters: {};
    query: {};
    body: FactorNaming;
    answer: TOTPEnrolment;
  };
  /** Confirm an authenticator app with its first code; signing in needs a code from now on */
  post_second_factors_totp_id_confirmation: {
    method: "POST";
    path: "/v1/second-factors/totp/{id}/confirmation";
    parameters: { id: string };
    query: {};
    body: CodeRequest;
    answer: RecoveryCodes;
  };
  /** Create ten new recovery codes */
  post_second_factors_recovery_codes: {
    method: "POST";
    path: "/v1/second-factors/recovery-codes";
    parameters: {};
    query: {};
    body: undefined;
    answer: RecoveryCodes;
  };
  /** Rename a second factor */
  patch_second_factors_id: {
    method: "PATCH";
    path: "/v1/second-factors/{id}";
    parameters: { id: string };
    query: {};
    body: FactorName;
    answer: undefined;
  };
  /** Remove a second factor */
  delete_second_factors_id: {
    method: "DELETE";
    path: "/v1/second-factors/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Complete a sign-in with the second factor */
  post_sessions_second_factor: {
    method: "POST";
    path: "/v1/sessions/second-factor";
    parameters: {};
    query: {};
    body: SecondStep;
    answer: OpenedSession;
  };
  /** Prove my identity again, for operations that need a proof of the last 15 minutes */
  put_sessions_current_proof: {
    method: "PUT";
    path: "/v1/sessions/current/proof";
    parameters: {};
    query: {};
    body: Proof;
    answer: undefined;
  };
  /** Unlock a password after failed attempts, with the emailed token */
  post_password_unlocks: {
    method: "POST";
    path: "/v1/password-unlocks";
    parameters: {};
    query: {};
    body: TokenRequest;
    answer: undefined;
  };
  /** List my passkeys */
  get_passkeys: {
    method: "GET";
    path: "/v1/passkeys";
    parameters: {};
    query: {};
    body: undefined;
    answer: PasskeyPage;
  };
  /** Get the options for creating a passkey in the browser */
  post_passkeys_registrations: {
    method: "POST";
    path: "/v1/passkeys/registrations";
    parameters: {};
    query: {};
    body: undefined;
    answer: PasskeyOptions;
  };
  /** Add a passkey that the browser created */
  post_passkeys: {
    method: "POST";
    path: "/v1/passkeys";
    parameters: {};
    query: {};
    body: NewPasskey;
    answer: Passkey;
  };
  /** Rename a passkey */
  patch_passkeys_id: {
    method: "PATCH";
    path: "/v1/passkeys/{id}";
    parameters: { id: string };
    query: {};
    body: FactorName;
    answer: Passkey;
  };
  /** Remove a passkey */
  delete_passkeys_id: {
    method: "DELETE";
    path: "/v1/passkeys/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Create a challenge that one of my passkeys answers as a proof */
  post_passkeys_challenges: {
    method: "POST";
    path: "/v1/passkeys/challenges";
    parameters: {};
    query: {};
    body: undefined;
    answer: PasskeyOptions;
  };
  /** Create a challenge for signing in with a passkey */
  post_sessions_passkey_challenges: {
    method: "POST";
    path: "/v1/sessions/passkey/challenges";
    parameters: {};
    query: {};
    body: undefined;
    answer: PasskeyOptions;
  };
  /** Sign in with a passkey */
  post_sessions_passkey: {
    method: "POST";
    path: "/v1/sessions/passkey";
    parameters: {};
    query: {};
    body: PasskeySignIn;
    answer: OpenedSession;
  };
  /** List the ways to sign in to the tenant */
  get_sign_ins: {
    method: "GET";
    path: "/v1/sign-ins";
    parameters: {};
    query: {};
    body: undefined;
    answer: SignInWays;
  };
  /** Start a sign-in at a provider in the browser */
  post_sign_ins_provider: {
    method: "POST";
    path: "/v1/sign-ins/{provider}";
    parameters: { provider: "google" | "apple" | "facebook" | "oidc" };
    query: {};
    body: SignInStart;
    answer: StartedSignIn;
  };
  /** Sign in with what came back through the browser */
  post_sign_ins_provider_session: {
    method: "POST";
    path: "/v1/sign-ins/{provider}/session";
    parameters: { provider: "google" | "apple" | "facebook" | "oidc" };
    query: {};
    body: SignInReturn;
    answer: OpenedSession;
  };
  /** Create a nonce for the provider's own library */
  post_sign_ins_provider_nonces: {
    method: "POST";
    path: "/v1/sign-ins/{provider}/nonces";
    parameters: { provider: "google" | "apple" | "facebook" | "oidc" };
    query: {};
    body: undefined;
    answer: SignInNonce;
  };
  /** Sign in with a token of the provider's own library */
  post_sign_ins_provider_token: {
    method: "POST";
    path: "/v1/sign-ins/{provider}/token";
    parameters: { provider: "google" | "apple" | "facebook" | "oidc" };
    query: {};
    body: TokenSignIn;
    answer: OpenedSession;
  };
  /** Start linking a provider to my account */
  post_sign_ins_provider_link: {
    method: "POST";
    path: "/v1/sign-ins/{provider}/link";
    parameters: { provider: "google" | "apple" | "facebook" | "oidc" };
    query: {};
    body: SignInStart;
    answer: StartedSignIn;
  };
  /** List the sign-in providers linked to my account */
  get_identities: {
    method: "GET";
    path: "/v1/identities";
    parameters: {};
    query: {};
    body: undefined;
    answer: IdentityPage;
  };
  /** Link what came back through the browser */
  post_identities: {
    method: "POST";
    path: "/v1/identities";
    parameters: {};
    query: {};
    body: IdentityLink;
    answer: Identity;
  };
  /** Unlink a provider */
  delete_identities_id: {
    method: "DELETE";
    path: "/v1/identities/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Create an API key; its token is shown once */
  post_api_keys: {
    method: "POST";
    path: "/v1/api-keys";
    parameters: {};
    query: {};
    body: APIKeyRequest;
    answer: MadeAPIKey;
  };
  /** List my API keys */
  get_api_keys: {
    method: "GET";
    path: "/v1/api-keys";
    parameters: {};
    query: {};
    body: undefined;
    answer: APIKeyPage;
  };
  /** Revoke an API key */
  delete_api_keys_id: {
    method: "DELETE";
    path: "/v1/api-keys/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List recent changes of my sign-in and contact details */
  get_me_account_changes: {
    method: "GET";
    path: "/v1/me/account-changes";
    parameters: {};
    query: {};
    body: undefined;
    answer: AccountChangePage;
  };
  /** Reject an account change that an admin requested, or cancel my own change of address */
  delete_me_account_changes_id: {
    method: "DELETE";
    path: "/v1/me/account-changes/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Reject an account change that an admin requested, with the emailed token */
  post_account_change_vetoes: {
    method: "POST";
    path: "/v1/account-change-vetoes";
    parameters: {};
    query: {};
    body: TokenRequest;
    answer: undefined;
  };
  /** Replace an email address that was set aside; takes effect once the emailed link is used */
  post_address_replacements: {
    method: "POST";
    path: "/v1/address-replacements";
    parameters: {};
    query: {};
    body: AddressReplacement;
    answer: undefined;
  };
  /** Get my profile */
  get_profile: {
    method: "GET";
    path: "/v1/profile";
    parameters: {};
    query: {};
    body: undefined;
    answer: Profile;
  };
  /** Update my profile */
  patch_profile: {
    method: "PATCH";
    path: "/v1/profile";
    parameters: {};
    query: {};
    body: ProfileChanges;
    answer: Profile;
  };
  /** Get the settings that an app keeps for me across devices */
  get_profile_preferences: {
    method: "GET";
    path: "/v1/profile/preferences";
    parameters: {};
    query: {};
    body: undefined;
    answer: AppPreferences;
  };
  /** Replace the settings that an app keeps for me across devices */
  put_profile_preferences: {
    method: "PUT";
    path: "/v1/profile/preferences";
    parameters: {};
    query: {};
    body: AppPreferencesInput;
    answer: AppPreferences;
  };
  /** Get a lifter's medical conditions */
  get_lifters_lifter_medical_conditions: {
    method: "GET";
    path: "/v1/lifters/{lifter}/medical-conditions";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: undefined;
    answer: MedicalConditions;
  };
  /** Replace my medical conditions */
  put_lifters_lifter_medical_conditions: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/medical-conditions";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: MedicalConditionsInput;
    answer: MedicalConditions;
  };
  /** Delete my medical conditions */
  delete_lifters_lifter_medical_conditions: {
    method: "DELETE";
    path: "/v1/lifters/{lifter}/medical-conditions";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Get sex, body weight and best lifts, with total and scores */
  get_lifters_lifter_powerlifting: {
    method: "GET";
    path: "/v1/lifters/{lifter}/powerlifting";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: undefined;
    answer: PowerliftingProfile;
  };
  /** Update sex, body weight or best lifts */
  patch_lifters_lifter_powerlifting: {
    method: "PATCH";
    path: "/v1/lifters/{lifter}/powerlifting";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: PowerliftingChange;
    answer: PowerliftingProfile;
  };
  /** Update each best lift from the log; a value that was entered by hand never falls */
  post_lifters_lifter_powerlifting_refresh: {
    method: "POST";
    path: "/v1/lifters/{lifter}/powerlifting/refresh";
    parameters: { lifter: ("me" | string) };
    query: { from?: string };
    body: undefined;
    answer: PowerliftingProfile;
  };
  /** List a lifter's measurements, newest first */
  get_lifters_lifter_measurements: {
    method: "GET";
    path: "/v1/lifters/{lifter}/measurements";
    parameters: { lifter: ("me" | string) };
    query: { limit?: number; after?: string; kind?: "body_weight" | "body_fat" | "neck" | "shoulders" | "chest" | "waist" | "hips" | "upper_arm" | "forearm" | "thigh" | "calf"; from?: string; to?: string };
    body: undefined;
    answer: MeasurementPage;
  };
  /** List the latest measurement of each kind */
  get_lifters_lifter_measurements_latest: {
    method: "GET";
    path: "/v1/lifters/{lifter}/measurements/latest";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: undefined;
    answer: MeasurementPage;
  };
  /** Add a measurement */
  post_lifters_lifter_measurements: {
    method: "POST";
    path: "/v1/lifters/{lifter}/measurements";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: MeasurementInput;
    answer: Measurement;
  };
  /** Get a measurement */
  get_lifters_lifter_measurements_id: {
    method: "GET";
    path: "/v1/lifters/{lifter}/measurements/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: Measurement;
  };
  /** Add a measurement with an id of your own, or replace it */
  put_lifters_lifter_measurements_id: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/measurements/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: MeasurementInput;
    answer: Measurement;
  };
  /** Delete a measurement; can be undone for 30 days */
  delete_lifters_lifter_measurements_id: {
    method: "DELETE";
    path: "/v1/lifters/{lifter}/measurements/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my goals, the nearest due day first */
  get_goals: {
    method: "GET";
    path: "/v1/goals";
    parameters: {};
    query: {};
    body: undefined;
    answer: GoalPage;
  };
  /** Create a goal */
  post_goals: {
    method: "POST";
    path: "/v1/goals";
    parameters: {};
    query: {};
    body: GoalInput;
    answer: Goal;
  };
  /** Get a goal with its progress */
  get_goals_id: {
    method: "GET";
    path: "/v1/goals/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Goal;
  };
  /** Create a goal with an id of your own, or replace it */
  put_goals_id: {
    method: "PUT";
    path: "/v1/goals/{id}";
    parameters: { id: string };
    query: {};
    body: GoalInput;
    answer: Goal;
  };
  /** Delete a goal; can be undone for 30 days */
  delete_goals_id: {
    method: "DELETE";
    path: "/v1/goals/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List a lifter's workouts, newest first */
  get_lifters_lifter_workouts: {
    method: "GET";
    path: "/v1/lifters/{lifter}/workouts";
    parameters: { lifter: ("me" | string) };
    query: { limit?: number; after?: string; q?: string; include?: "details"; from?: string; to?: string };
    body: undefined;
    answer: WorkoutSummaryPage;
  };
  /** Log a workout */
  post_lifters_lifter_workouts: {
    method: "POST";
    path: "/v1/lifters/{lifter}/workouts";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: WorkoutInput;
    answer: Workout;
  };
  /** Get a workout with its exercises and sets */
  get_lifters_lifter_workouts_id: {
    method: "GET";
    path: "/v1/lifters/{lifter}/workouts/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: Workout;
  };
  /** Log a workout with an id of your own, or replace it */
  put_lifters_lifter_workouts_id: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/workouts/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: WorkoutInput;
    answer: Workout;
  };
  /** Delete a workout; can be undone for 30 days */
  delete_lifters_lifter_workouts_id: {
    method: "DELETE";
    path: "/v1/lifters/{lifter}/workouts/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Change or move an exercise of a workout, or add one with an id of your own */
  put_lifters_lifter_workouts_id_exercises_exercise: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}";
    parameters: { lifter: ("me" | string); id: string; exercise: number };
    query: {};
    body: PlacedExercise & ({ name: string } | { exercise_id: string });
    answer: Workout;
  };
  /** Remove an exercise from a workout */
  delete_lifters_lifter_workouts_id_exercises_exercise: {
    method: "DELETE";
    path: "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}";
    parameters: { lifter: ("me" | string); id: string; exercise: number };
    query: {};
    body: undefined;
    answer: Workout;
  };
  /** Change or move a set of a workout, or add one with an id of your own */
  put_lifters_lifter_workouts_id_sets_set: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/workouts/{id}/sets/{set}";
    parameters: { lifter: ("me" | string); id: string; set: number };
    query: {};
    body: PlacedSet & ({ reps: number } | { duration_seconds: number } | { distance_meters: number });
    answer: Workout;
  };
  /** Remove a set from a workout; with the last set its exercise goes, too */
  delete_lifters_lifter_workouts_id_sets_set: {
    method: "DELETE";
    path: "/v1/lifters/{lifter}/workouts/{id}/sets/{set}";
    parameters: { lifter: ("me" | string); id: string; set: number };
    query: {};
    body: undefined;
    answer: Workout;
  };
  /** List deleted workouts that can be restored, last deleted first */
  get_lifters_me_deleted_workouts: {
    method: "GET";
    path: "/v1/lifters/me/deleted-workouts";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: DeletedWorkoutPage;
  };
  /** Restore a deleted workout; safe to repeat */
  post_lifters_me_deleted_workouts_id_restore: {
    method: "POST";
    path: "/v1/lifters/me/deleted-workouts/{id}/restore";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Workout;
  };
  /** List deleted templates, goals, measurements and exercises that can be restored, last deleted first */
  get_me_deleted: {
    method: "GET";
    path: "/v1/me/deleted";
    parameters: {};
    query: { kind?: "template" | "goal" | "measurement" | "exercise"; limit?: number; after?: string };
    body: undefined;
    answer: DeletedThingPage;
  };
  /** Restore a deleted item; safe to repeat */
  post_me_deleted_id_restore: {
    method: "POST";
    path: "/v1/me/deleted/{id}/restore";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: RestoredThing;
  };
  /** List my drafts, newest first */
  get_drafts: {
    method: "GET";
    path: "/v1/drafts";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: DraftSummaryPage;
  };
  /** Start a workout, with its clock running if wished */
  post_drafts: {
    method: "POST";
    path: "/v1/drafts";
    parameters: {};
    query: {};
    body: NewDraft;
    answer: Draft;
  };
  /** Get a draft with its exercises, sets and clock */
  get_drafts_id: {
    method: "GET";
    path: "/v1/drafts/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Draft;
  };
  /** Create a draft with an id of your own, or replace its content */
  put_drafts_id: {
    method: "PUT";
    path: "/v1/drafts/{id}";
    parameters: { id: string };
    query: {};
    body: DraftInput;
    answer: Draft;
  };
  /** Discard a draft */
  delete_drafts_id: {
    method: "DELETE";
    path: "/v1/drafts/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Get the workout in progress */
  get_live: {
    method: "GET";
    path: "/v1/live";
    parameters: {};
    query: {};
    body: undefined;
    answer: Draft;
  };
  /** Start the clock; safe to repeat */
  post_drafts_id_start: {
    method: "POST";
    path: "/v1/drafts/{id}/start";
    parameters: { id: string };
    query: {};
    body: ClockPress;
    answer: Draft;
  };
  /** Pause the clock; safe to repeat */
  post_drafts_id_pause: {
    method: "POST";
    path: "/v1/drafts/{id}/pause";
    parameters: { id: string };
    query: {};
    body: ClockPress;
    answer: Draft;
  };
  /** Resume the clock */
  post_drafts_id_resume: {
    method: "POST";
    path: "/v1/drafts/{id}/resume";
    parameters: { id: string };
    query: {};
    body: ClockPress;
    answer: Draft;
  };
  /** Change or move an exercise of a draft, or add one with an id of your own */
  put_drafts_id_exercises_exercise: {
    method: "PUT";
    path: "/v1/drafts/{id}/exercises/{exercise}";
    parameters: { id: string; exercise: number };
    query: {};
    body: PlacedDraftExercise;
    answer: Draft;
  };
  /** Remove an exercise from a draft */
  delete_drafts_id_exercises_exercise: {
    method: "DELETE";
    path: "/v1/drafts/{id}/exercises/{exercise}";
    parameters: { id: string; exercise: number };
    query: {};
    body: undefined;
    answer: Draft;
  };
  /** Log a set; its target stays, and its kind unless another is given. Or add a set with an id of your own */
  put_drafts_id_sets_set: {
    method: "PUT";
    path: "/v1/drafts/{id}/sets/{set}";
    parameters: { id: string; set: number };
    query: {};
    body: PlacedDraftSet;
    answer: Draft;
  };
  /** Remove a set from a draft */
  delete_drafts_id_sets_set: {
    method: "DELETE";
    path: "/v1/drafts/{id}/sets/{set}";
    parameters: { id: string; set: number };
    query: {};
    body: undefined;
    answer: Draft;
  };
  /** Finish a draft: log it as a workout without the sets that were not done. Safe to repeat */
  post_drafts_id_finish: {
    method: "POST";
    path: "/v1/drafts/{id}/finish";
    parameters: { id: string };
    query: {};
    body: DraftFinish;
    answer: Workout;
  };
  /** Import a file of Strong, Hevy, FitNotes or StrongLifts, another table, or a file of my own training */
  post_lifters_me_imports: {
    method: "POST";
    path: "/v1/lifters/me/imports";
    parameters: {};
    query: { dry_run?: boolean; unit?: "kg" | "lb"; time_zone?: string; restore_deleted?: boolean; twins?: boolean; columns?: string; dates?: "day_first" | "month_first" };
    body: string;
    answer: ImportReport;
  };
  /** List my imports that were not undone, newest first */
  get_lifters_me_imports: {
    method: "GET";
    path: "/v1/lifters/me/imports";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: ImportSummaryPage;
  };
  /** Get the report of an import */
  get_lifters_me_imports_id: {
    method: "GET";
    path: "/v1/lifters/me/imports/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: ImportReport;
  };
  /** Undo an import: its workouts are deleted, but for those that were edited since */
  delete_lifters_me_imports_id: {
    method: "DELETE";
    path: "/v1/lifters/me/imports/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List a lifter's exercises, most used first */
  get_lifters_lifter_exercises: {
    method: "GET";
    path: "/v1/lifters/{lifter}/exercises";
    parameters: { lifter: ("me" | string) };
    query: { limit?: number; after?: string; q?: string };
    body: undefined;
    answer: ExercisePage;
  };
  /** List the sets of an exercise by workout, newest first */
  get_lifters_lifter_exercises_id_sets: {
    method: "GET";
    path: "/v1/lifters/{lifter}/exercises/{id}/sets";
    parameters: { lifter: ("me" | string); id: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: ExerciseSessionPage;
  };
  /** Get the last sets of several exercises */
  get_lifters_lifter_previous_sets: {
    method: "GET";
    path: "/v1/lifters/{lifter}/previous-sets";
    parameters: { lifter: ("me" | string) };
    query: { exercises: Array<string> };
    body: undefined;
    answer: PreviousSetsPage;
  };
  /** Rename an exercise or change its details */
  patch_lifters_lifter_exercises_id: {
    method: "PATCH";
    path: "/v1/lifters/{lifter}/exercises/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: ExerciseChange;
    answer: Exercise;
  };
  /** Create an exercise */
  post_lifters_lifter_exercises: {
    method: "POST";
    path: "/v1/lifters/{lifter}/exercises";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: NewExercise;
    answer: Exercise;
  };
  /** Delete an unused exercise; can be undone for 30 days */
  delete_lifters_lifter_exercises_id: {
    method: "DELETE";
    path: "/v1/lifters/{lifter}/exercises/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Merge an exercise into another, in logs, templates and plans */
  post_lifters_lifter_exercises_id_merge: {
    method: "POST";
    path: "/v1/lifters/{lifter}/exercises/{id}/merge";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: ExerciseMerge;
    answer: Exercise;
  };
  /** List the exercises of the catalogue, by name */
  get_catalogue_exercises: {
    method: "GET";
    path: "/v1/catalogue/exercises";
    parameters: {};
    query: { limit?: number; after?: string; group?: "arms" | "shoulders" | "legs" | "chest" | "back" | "abdominals"; muscle?: "biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals"; type?: "balance" | "strength" | "endurance" | "flexibility"; equipment?: "none" | "barbell" | "dumbbell" | "kettlebell" | "plate" | "machine" | "cable" | "band" | "bench" | "rings" | "ball" | "sled" | "rope" | "other" | "ez_bar" | "trap_bar" | "smith_machine" | "pull_up_bar" | "balance_board" | "cardio_machine"; q?: string };
    body: undefined;
    answer: CatalogueExercisePage;
  };
  /** Get an exercise of the catalogue */
  get_catalogue_exercises_slug: {
    method: "GET";
    path: "/v1/catalogue/exercises/{slug}";
    parameters: { slug: string };
    query: {};
    body: undefined;
    answer: CatalogueExercise;
  };
  /** List predetermined routines */
  get_predetermined_routines: {
    method: "GET";
    path: "/v1/predetermined-routines";
    parameters: {};
    query: { limit?: number; after?: string; group?: "arms" | "shoulders" | "legs" | "chest" | "back" | "abdominals"; muscle?: "biceps" | "triceps" | "forearms" | "deltoids" | "traps" | "quads" | "hamstrings" | "glutes" | "calves" | "chest" | "lats" | "middle_back" | "lower_back" | "abdominals"; type?: "balance" | "strength" | "endurance" | "flexibility" };
    body: undefined;
    answer: PredeterminedRoutinePage;
  };
  /** Get a predetermined routine */
  get_predetermined_routines_slug: {
    method: "GET";
    path: "/v1/predetermined-routines/{slug}";
    parameters: { slug: string };
    query: {};
    body: undefined;
    answer: PredeterminedRoutine;
  };
  /** Add a predetermined routine to my week as a template of my own */
  post_predetermined_routines_slug_add: {
    method: "POST";
    path: "/v1/predetermined-routines/{slug}/add";
    parameters: { slug: string };
    query: {};
    body: PredeterminedDays;
    answer: Template;
  };
  /** List my templates, in my order */
  get_templates: {
    method: "GET";
    path: "/v1/templates";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: TemplateSummaryPage;
  };
  /** Create a template */
  post_templates: {
    method: "POST";
    path: "/v1/templates";
    parameters: {};
    query: {};
    body: TemplateInput;
    answer: Template;
  };
  /** Reorder my templates */
  put_template_order: {
    method: "PUT";
    path: "/v1/template-order";
    parameters: {};
    query: {};
    body: TemplateOrder;
    answer: undefined;
  };
  /** Get a template with its exercises and sets */
  get_templates_id: {
    method: "GET";
    path: "/v1/templates/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Template;
  };
  /** Create a template with an id of your own, or replace it */
  put_templates_id: {
    method: "PUT";
    path: "/v1/templates/{id}";
    parameters: { id: string };
    query: {};
    body: TemplateInput;
    answer: Template;
  };
  /** Delete a template; can be undone for 30 days, and what was logged from it stays */
  delete_templates_id: {
    method: "DELETE";
    path: "/v1/templates/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Set the weekdays of a routine */
  put_templates_id_days: {
    method: "PUT";
    path: "/v1/templates/{id}/days";
    parameters: { id: string };
    query: {};
    body: RoutineDays;
    answer: Template;
  };
  /** Duplicate a template; the copy has no weekdays */
  post_templates_id_duplicate: {
    method: "POST";
    path: "/v1/templates/{id}/duplicate";
    parameters: { id: string };
    query: {};
    body: TemplateCopy;
    answer: Template;
  };
  /** Create a template from a workout */
  post_templates_from_workout_workout: {
    method: "POST";
    path: "/v1/templates/from-workout/{workout}";
    parameters: { workout: string };
    query: {};
    body: TemplateCopy;
    answer: Template;
  };
  /** Replace a template's content with a workout's */
  put_templates_id_from_workout_workout: {
    method: "PUT";
    path: "/v1/templates/{id}/from-workout/{workout}";
    parameters: { id: string; workout: string };
    query: {};
    body: undefined;
    answer: Template;
  };
  /** Log a workout from a template */
  post_templates_id_log: {
    method: "POST";
    path: "/v1/templates/{id}/log";
    parameters: { id: string };
    query: {};
    body: TemplateLog;
    answer: Workout;
  };
  /** Group exercises into a superset, next to each other */
  post_templates_id_supersets: {
    method: "POST";
    path: "/v1/templates/{id}/supersets";
    parameters: { id: string };
    query: {};
    body: SupersetMaking;
    answer: Template;
  };
  /** Ungroup a superset; its exercises stay */
  delete_templates_id_supersets_number: {
    method: "DELETE";
    path: "/v1/templates/{id}/supersets/{number}";
    parameters: { id: string; number: number };
    query: {};
    body: undefined;
    answer: Template;
  };
  /** Move an exercise, or the superset that it is in */
  post_templates_id_moves: {
    method: "POST";
    path: "/v1/templates/{id}/moves";
    parameters: { id: string };
    query: {};
    body: ExerciseMove;
    answer: Template;
  };
  /** Get my weekly schedule: routines and rest days */
  get_schedule: {
    method: "GET";
    path: "/v1/schedule";
    parameters: {};
    query: {};
    body: undefined;
    answer: Schedule;
  };
  /** Set a weekly rest day */
  put_schedule_rest_days_weekday: {
    method: "PUT";
    path: "/v1/schedule/rest-days/{weekday}";
    parameters: { weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" };
    query: {};
    body: undefined;
    answer: Schedule;
  };
  /** Remove a weekly rest day */
  delete_schedule_rest_days_weekday: {
    method: "DELETE";
    path: "/v1/schedule/rest-days/{weekday}";
    parameters: { weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" };
    query: {};
    body: undefined;
    answer: Schedule;
  };
  /** Rest today only */
  put_schedule_rest_today: {
    method: "PUT";
    path: "/v1/schedule/rest-today";
    parameters: {};
    query: {};
    body: undefined;
    answer: Schedule;
  };
  /** Cancel today's rest */
  delete_schedule_rest_today: {
    method: "DELETE";
    path: "/v1/schedule/rest-today";
    parameters: {};
    query: {};
    body: undefined;
    answer: Schedule;
  };
  /** Get today's plan, in the profile's time zone */
  get_today: {
    method: "GET";
    path: "/v1/today";
    parameters: {};
    query: {};
    body: undefined;
    answer: Today;
  };
  /** List my planned workouts, earliest first */
  get_planned_workouts: {
    method: "GET";
    path: "/v1/planned-workouts";
    parameters: {};
    query: { limit?: number; after?: string; from?: string; to?: string; state?: "planned" | "done" | "skipped" };
    body: undefined;
    answer: PlannedWorkoutSummaryPage;
  };
  /** Plan a workout from exercises or from a template */
  post_planned_workouts: {
    method: "POST";
    path: "/v1/planned-workouts";
    parameters: {};
    query: {};
    body: PlannedWorkoutInput;
    answer: PlannedWorkout;
  };
  /** Get a planned workout with its exercises and sets */
  get_planned_workouts_id: {
    method: "GET";
    path: "/v1/planned-workouts/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: PlannedWorkout;
  };
  /** Create a planned workout with an id of your own, or change it; a skipped one is planned again */
  put_planned_workouts_id: {
    method: "PUT";
    path: "/v1/planned-workouts/{id}";
    parameters: { id: string };
    query: {};
    body: PlannedWorkoutInput;
    answer: PlannedWorkout;
  };
  /** Delete a planned workout; the workout that was logged from it stays */
  delete_planned_workouts_id: {
    method: "DELETE";
    path: "/v1/planned-workouts/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Skip a planned workout */
  post_planned_workouts_id_skip: {
    method: "POST";
    path: "/v1/planned-workouts/{id}/skip";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: PlannedWorkout;
  };
  /** List a lifter's training breaks, latest first */
  get_lifters_lifter_training_breaks: {
    method: "GET";
    path: "/v1/lifters/{lifter}/training-breaks";
    parameters: { lifter: ("me" | string) };
    query: {};
    body: undefined;
    answer: TrainingBreakPage;
  };
  /** Add a training break */
  post_training_breaks: {
    method: "POST";
    path: "/v1/training-breaks";
    parameters: {};
    query: {};
    body: TrainingBreakInput;
    answer: TrainingBreak;
  };
  /** Get a training break */
  get_training_breaks_id: {
    method: "GET";
    path: "/v1/training-breaks/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: TrainingBreak;
  };
  /** Change a training break */
  put_training_breaks_id: {
    method: "PUT";
    path: "/v1/training-breaks/{id}";
    parameters: { id: string };
    query: {};
    body: TrainingBreakInput;
    answer: TrainingBreak;
  };
  /** Delete a training break */
  delete_training_breaks_id: {
    method: "DELETE";
    path: "/v1/training-breaks/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my programmes, newest first */
  get_programmes: {
    method: "GET";
    path: "/v1/programmes";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: ProgrammeSummaryPage;
  };
  /** Create a programme: a 5/3/1 from options, or any from rules */
  post_programmes: {
    method: "POST";
    path: "/v1/programmes";
    parameters: {};
    query: {};
    body: ProgrammeInput;
    answer: Programme;
  };
  /** Get a programme with the state of its lifts */
  get_programmes_id: {
    method: "GET";
    path: "/v1/programmes/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Programme;
  };
  /** Change a programme; the sessions of the cycle that are still planned follow */
  put_programmes_id: {
    method: "PUT";
    path: "/v1/programmes/{id}";
    parameters: { id: string };
    query: {};
    body: ProgrammeInput;
    answer: Programme;
  };
  /** Delete a programme and its sessions that are still planned */
  delete_programmes_id: {
    method: "DELETE";
    path: "/v1/programmes/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Get a cycle week by week, each number with its reason */
  get_programmes_id_plan: {
    method: "GET";
    path: "/v1/programmes/{id}/plan";
    parameters: { id: string };
    query: { cycle?: number };
    body: undefined;
    answer: ProgrammePlan;
  };
  /** Start the next cycle: lifts progress by the rules, sessions become planned workouts */
  post_programmes_id_cycles: {
    method: "POST";
    path: "/v1/programmes/{id}/cycles";
    parameters: { id: string };
    query: {};
    body: CycleStart;
    answer: ProgrammePlan;
  };
  /** Adjust the sessions of the cycle that are still planned to what was done */
  post_programmes_id_adjustment: {
    method: "POST";
    path: "/v1/programmes/{id}/adjustment";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: ProgrammePlan;
  };
  /** Simulate the coming weeks from assumed results */
  post_programmes_id_simulation: {
    method: "POST";
    path: "/v1/programmes/{id}/simulation";
    parameters: { id: string };
    query: {};
    body: ProgrammeSimulation;
    answer: ProgrammeForecast;
  };
  /** Calculate a 5/3/1 cycle from one-rep maxima */
  post_calculators_five_three_one: {
    method: "POST";
    path: "/v1/calculators/five-three-one";
    parameters: {};
    query: {};
    body: FiveThreeOneInput;
    answer: ProgrammePlan;
  };
  /** Get my bars and plates; a unit without any has those of a usual gym */
  get_equipment: {
    method: "GET";
    path: "/v1/equipment";
    parameters: {};
    query: {};
    body: undefined;
    answer: Equipment;
  };
  /** Replace my bars and plates */
  put_equipment: {
    method: "PUT";
    path: "/v1/equipment";
    parameters: {};
    query: {};
    body: EquipmentInput;
    answer: Equipment;
  };
  /** Estimate the one-rep maximum from a set */
  post_calculators_one_rep_max: {
    method: "POST";
    path: "/v1/calculators/one-rep-max";
    parameters: {};
    query: {};
    body: OneRepMaxRequest;
    answer: OneRepMaxAnswer;
  };
  /** Calculate the weight for a number of reps, or the reps for a weight, from the one-rep maximum */
  post_calculators_repetitions: {
    method: "POST";
    path: "/v1/calculators/repetitions";
    parameters: {};
    query: {};
    body: RepetitionsRequest;
    answer: RepetitionsAnswer;
  };
  /** Calculate weight, RPE or one-rep maximum from the other two */
  post_calculators_effort: {
    method: "POST";
    path: "/v1/calculators/effort";
    parameters: {};
    query: {};
    body: EffortRequest;
    answer: EffortAnswer;
  };
  /** Calculate Wilks, Wilks-2, DOTS, IPF GL and Glossbrenner points */
  post_calculators_meet_score: {
    method: "POST";
    path: "/v1/calculators/meet-score";
    parameters: {};
    query: {};
    body: MeetScoreRequest;
    answer: MeetScoreAnswer;
  };
  /** Calculate the plates for a weight */
  post_calculators_plates: {
    method: "POST";
    path: "/v1/calculators/plates";
    parameters: {};
    query: {};
    body: PlatesRequest;
    answer: LoadingAnswer;
  };
  /** Calculate warm-up sets for a working weight with the available plates */
  post_calculators_warm_up: {
    method: "POST";
    path: "/v1/calculators/warm-up";
    parameters: {};
    query: {};
    body: WarmUpRequest;
    answer: WarmUpAnswer;
  };
  /** Calculate the energy of an activity by the 2024 Compendium */
  post_calculators_energy: {
    method: "POST";
    path: "/v1/calculators/energy";
    parameters: {};
    query: {};
    body: EnergyRequest;
    answer: EnergyAnswer;
  };
  /** Calculate resting and daily energy expenditure */
  post_calculators_resting_energy: {
    method: "POST";
    path: "/v1/calculators/resting-energy";
    parameters: {};
    query: {};
    body: RestingEnergyRequest;
    answer: RestingEnergyAnswer;
  };
  /** Calculate energy from macronutrients, or grams from energy and percentages */
  post_calculators_macros: {
    method: "POST";
    path: "/v1/calculators/macros";
    parameters: {};
    query: {};
    body: MacrosRequest;
    answer: MacrosAnswer;
  };
  /** Convert a value to another unit */
  post_calculators_units: {
    method: "POST";
    path: "/v1/calculators/units";
    parameters: {};
    query: {};
    body: UnitsRequest;
    answer: UnitsAnswer;
  };
  /** Get the graphs of squat, bench press and deadlift */
  get_lifters_lifter_progress: {
    method: "GET";
    path: "/v1/lifters/{lifter}/progress";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string; measure?: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance"; unit?: "kg" | "lb"; formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe"; bucket?: "day" | "week" | "month" };
    body: undefined;
    answer: ProgressPage;
  };
  /** Get the graph of squat, bench_press, deadlift or an exercise id */
  get_lifters_lifter_progress_lift: {
    method: "GET";
    path: "/v1/lifters/{lifter}/progress/{lift}";
    parameters: { lifter: ("me" | string); lift: ("squat" | "bench_press" | "deadlift" | string) };
    query: { from?: string; to?: string; measure?: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance"; unit?: "kg" | "lb"; formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe"; bucket?: "day" | "week" | "month" };
    body: undefined;
    answer: Progress;
  };
  /** Get the body weight graph */
  get_lifters_lifter_progress_body_weight: {
    method: "GET";
    path: "/v1/lifters/{lifter}/progress/body_weight";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string; unit?: "kg" | "lb"; bucket?: "day" | "week" | "month" };
    body: undefined;
    answer: BodyProgress;
  };
  /** Get the body fat graph */
  get_lifters_lifter_progress_body_fat: {
    method: "GET";
    path: "/v1/lifters/{lifter}/progress/body_fat";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string; unit?: "kg" | "lb"; bucket?: "day" | "week" | "month" };
    body: undefined;
    answer: BodyProgress;
  };
  /** Get a chart of squat, bench_press, deadlift or an exercise id */
  get_lifters_lifter_progress_lift_drawing: {
    method: "GET";
    path: "/v1/lifters/{lifter}/progress/{lift}/drawing";
    parameters: { lifter: ("me" | string); lift: ("squat" | "bench_press" | "deadlift" | string) };
    query: { from?: string; to?: string; measure?: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance"; unit?: "kg" | "lb"; formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe"; bucket?: "day" | "week" | "month"; format?: "svg"; width?: "360" | "720" | "1080"; scale?: "fitted" | "from_zero"; goal?: number; goal_by?: string };
    body: undefined;
    answer: string;
  };
  /** Get a chart of body weight */
  get_lifters_lifter_progress_body_weight_drawing: {
    method: "GET";
    path: "/v1/lifters/{lifter}/progress/body_weight/drawing";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string; unit?: "kg" | "lb"; bucket?: "day" | "week" | "month"; format?: "svg"; width?: "360" | "720" | "1080"; scale?: "fitted" | "from_zero"; goal?: number; goal_by?: string };
    body: undefined;
    answer: string;
  };
  /** Get a chart of body fat */
  get_lifters_lifter_progress_body_fat_drawing: {
    method: "GET";
    path: "/v1/lifters/{lifter}/progress/body_fat/drawing";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string; unit?: "kg" | "lb"; bucket?: "day" | "week" | "month"; format?: "svg"; width?: "360" | "720" | "1080"; scale?: "fitted" | "from_zero"; goal?: number; goal_by?: string };
    body: undefined;
    answer: string;
  };
  /** Get a chart of time, energy or volume per week */
  get_lifters_lifter_summary_drawing: {
    method: "GET";
    path: "/v1/lifters/{lifter}/summary/drawing";
    parameters: { lifter: ("me" | string) };
    query: { week?: string; weeks?: number; unit?: "kg" | "lb"; measure?: "time" | "energy" | "volume"; format?: "svg"; width?: "360" | "720" | "1080" };
    body: undefined;
    answer: string;
  };
  /** Get a chart of working sets per muscle group */
  get_lifters_lifter_muscles_drawing: {
    method: "GET";
    path: "/v1/lifters/{lifter}/muscles/drawing";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string; format?: "svg"; width?: "360" | "720" | "1080" };
    body: undefined;
    answer: string;
  };
  /** List a lifter's personal records, newest first */
  get_lifters_lifter_records: {
    method: "GET";
    path: "/v1/lifters/{lifter}/records";
    parameters: { lifter: ("me" | string) };
    query: { limit?: number; after?: string; exercise?: string; lift?: "squat" | "bench_press" | "deadlift"; kind?: "e1rm" | "weight_at_reps" | "least_assistance" | "volume" | "reps" | "duration" | "distance"; from?: string; to?: string; unit?: "kg" | "lb"; current?: boolean };
    body: undefined;
    answer: PersonalRecordPage;
  };
  /** Get time, energy and volume per day and week, with averages */
  get_lifters_lifter_summary: {
    method: "GET";
    path: "/v1/lifters/{lifter}/summary";
    parameters: { lifter: ("me" | string) };
    query: { week?: string; weeks?: number; unit?: "kg" | "lb" };
    body: undefined;
    answer: Summary;
  };
  /** Get working sets per muscle group and week */
  get_lifters_lifter_muscles: {
    method: "GET";
    path: "/v1/lifters/{lifter}/muscles";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string };
    body: undefined;
    answer: MuscleSets;
  };
  /** Get the totals of a lifter's log and the streak of weeks with a workout */
  get_lifters_lifter_totals: {
    method: "GET";
    path: "/v1/lifters/{lifter}/totals";
    parameters: { lifter: ("me" | string) };
    query: { unit?: "kg" | "lb" };
    body: undefined;
    answer: Totals;
  };
  /** List the days with a workout, for a calendar */
  get_lifters_lifter_training_days: {
    method: "GET";
    path: "/v1/lifters/{lifter}/training-days";
    parameters: { lifter: ("me" | string) };
    query: { from?: string; to?: string };
    body: undefined;
    answer: TrainingDays;
  };
  /** List my reports about graphs, newest first */
  get_graph_reports: {
    method: "GET";
    path: "/v1/graph-reports";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: GraphReportPage;
  };
  /** Report that one of my graphs is wrong */
  post_graph_reports: {
    method: "POST";
    path: "/v1/graph-reports";
    parameters: {};
    query: {};
    body: GraphReportInput;
    answer: GraphReport;
  };
  /** List my clients with what they share and the state of their training */
  get_clients: {
    method: "GET";
    path: "/v1/clients";
    parameters: {};
    query: { limit?: number; after?: string; sort?: "name" | "last_workout" | "adherence" | "attention" | "since"; direction?: "ascending" | "descending"; q?: string; label?: string; flag?: "missed_sessions" | "falling_e1rm" | "high_rpe" | "silence" | "unread"; flagged?: boolean; scope?: "history" | "workout_details" | "main_lifts" | "all_lifts" | "body_metrics" | "nutrition" | "health" | "photos" | "plans"; active_since?: string };
    body: undefined;
    answer: Roster;
  };
  /** List my clients' activity, newest first: workouts where the history is shared, comments where the details are */
  get_clients_feed: {
    method: "GET";
    path: "/v1/clients/feed";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: ClientFeedEntryPage;
  };
  /** List my clients who share a name with another client */
  get_clients_namesakes: {
    method: "GET";
    path: "/v1/clients/namesakes";
    parameters: {};
    query: {};
    body: undefined;
    answer: PersonPage;
  };
  /** Get one of my clients, as in the list */
  get_clients_lifter: {
    method: "GET";
    path: "/v1/clients/{lifter}";
    parameters: { lifter: string };
    query: {};
    body: undefined;
    answer: RosterEntry;
  };
  /** Stop coaching a client; I no longer see their data */
  delete_clients_lifter: {
    method: "DELETE";
    path: "/v1/clients/{lifter}";
    parameters: { lifter: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my labels with their client counts, by name */
  get_client_labels: {
    method: "GET";
    path: "/v1/client-labels";
    parameters: {};
    query: {};
    body: undefined;
    answer: ClientLabelPage;
  };
  /** Create a label with an id of your own, or change its name and colour */
  put_client_labels_id: {
    method: "PUT";
    path: "/v1/client-labels/{id}";
    parameters: { id: string };
    query: {};
    body: ClientLabelInput;
    answer: ClientLabel;
  };
  /** Delete a label and remove it from all clients */
  delete_client_labels_id: {
    method: "DELETE";
    path: "/v1/client-labels/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Add a label to some clients and remove it from others */
  patch_client_labels_id_clients: {
    method: "PATCH";
    path: "/v1/client-labels/{id}/clients";
    parameters: { id: string };
    query: {};
    body: LabelledClients;
    answer: ClientLabel;
  };
  /** Replace the labels of a client */
  put_clients_lifter_labels: {
    method: "PUT";
    path: "/v1/clients/{lifter}/labels";
    parameters: { lifter: string };
    query: {};
    body: ClientLabels;
    answer: RosterEntry;
  };
  /** List my private notes on a client, newest first */
  get_clients_lifter_notes: {
    method: "GET";
    path: "/v1/clients/{lifter}/notes";
    parameters: { lifter: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: ClientNotePage;
  };
  /** Add a private note on a client */
  post_clients_lifter_notes: {
    method: "POST";
    path: "/v1/clients/{lifter}/notes";
    parameters: { lifter: string };
    query: {};
    body: ClientNoteInput;
    answer: ClientNote;
  };
  /** Get a note */
  get_clients_lifter_notes_id: {
    method: "GET";
    path: "/v1/clients/{lifter}/notes/{id}";
    parameters: { lifter: string; id: string };
    query: {};
    body: undefined;
    answer: ClientNote;
  };
  /** Create a note with an id of your own, or replace it */
  put_clients_lifter_notes_id: {
    method: "PUT";
    path: "/v1/clients/{lifter}/notes/{id}";
    parameters: { lifter: string; id: string };
    query: {};
    body: ClientNoteInput;
    answer: ClientNote;
  };
  /** Delete a note */
  delete_clients_lifter_notes_id: {
    method: "DELETE";
    path: "/v1/clients/{lifter}/notes/{id}";
    parameters: { lifter: string; id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the clients that need attention, with the rule and its data */
  get_attention: {
    method: "GET";
    path: "/v1/attention";
    parameters: {};
    query: { limit?: number; after?: string; rule?: "missed_sessions" | "falling_e1rm" | "high_rpe" | "silence" | "unread"; client?: string; dismissed?: boolean };
    body: undefined;
    answer: AttentionQueue;
  };
  /** Dismiss an attention item */
  post_attention_id_dismissals: {
    method: "POST";
    path: "/v1/attention/{id}/dismissals";
    parameters: { id: string };
    query: {};
    body: AttentionDismissal;
    answer: undefined;
  };
  /** Restore a dismissed attention item */
  delete_attention_id_dismissals: {
    method: "DELETE";
    path: "/v1/attention/{id}/dismissals";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Dismiss several attention items */
  post_attention_dismissals: {
    method: "POST";
    path: "/v1/attention/dismissals";
    parameters: {};
    query: {};
    body: AttentionDismissals;
    answer: undefined;
  };
  /** Restore several dismissed attention items */
  post_attention_returns: {
    method: "POST";
    path: "/v1/attention/returns";
    parameters: {};
    query: {};
    body: AttentionReturns;
    answer: undefined;
  };
  /** Get my attention rules */
  get_attention_rules: {
    method: "GET";
    path: "/v1/attention/rules";
    parameters: {};
    query: {};
    body: undefined;
    answer: TunedAttentionRules;
  };
  /** Change or mute my attention rules; absent rules use the platform's defaults */
  put_attention_rules: {
    method: "PUT";
    path: "/v1/attention/rules";
    parameters: {};
    query: {};
    body: TunedAttentionRulesInput;
    answer: TunedAttentionRules;
  };
  /** Get the attention rules for a client */
  get_clients_lifter_attention_rules: {
    method: "GET";
    path: "/v1/clients/{lifter}/attention-rules";
    parameters: { lifter: string };
    query: {};
    body: undefined;
    answer: TunedAttentionRules;
  };
  /** Change or mute the attention rules for a client; absent rules are as for all clients */
  put_clients_lifter_attention_rules: {
    method: "PUT";
    path: "/v1/clients/{lifter}/attention-rules";
    parameters: { lifter: string };
    query: {};
    body: TunedAttentionRulesInput;
    answer: TunedAttentionRules;
  };
  /** List my assignments with their progress, newest first */
  get_assignments: {
    method: "GET";
    path: "/v1/assignments";
    parameters: {};
    query: { limit?: number; after?: string; lifter?: string; template_id?: string; programme_id?: string; withdrawn?: boolean };
    body: undefined;
    answer: AssignmentSummaryPage;
  };
  /** Assign a template or a programme to clients; it is assigned to all of them or none */
  post_assignments: {
    method: "POST";
    path: "/v1/assignments";
    parameters: {};
    query: {};
    body: AssignmentMaking & ({ template_id: string } | { programme_id: string });
    answer: Assignment;
  };
  /** Get an assignment and each client's progress */
  get_assignments_id: {
    method: "GET";
    path: "/v1/assignments/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Assignment;
  };
  /** Create an assignment with an id of your own, or change one; coming sessions of the named clients follow */
  put_assignments_id: {
    method: "PUT";
    path: "/v1/assignments/{id}";
    parameters: { id: string };
    query: {};
    body: AssignmentMaking & ({ template_id: string } | { programme_id: string });
    answer: Assignment;
  };
  /** Delete an assignment and its sessions that are still planned */
  delete_assignments_id: {
    method: "DELETE";
    path: "/v1/assignments/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Remove one client from an assignment */
  delete_assignments_id_clients_lifter: {
    method: "DELETE";
    path: "/v1/assignments/{id}/clients/{lifter}";
    parameters: { id: string; lifter: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Preview an assignment or its change for each client: loads, sets by muscle, what is missing */
  post_assignments_simulation: {
    method: "POST";
    path: "/v1/assignments/simulation";
    parameters: {};
    query: { assignment_id?: string };
    body: AssignmentMaking & ({ template_id: string } | { programme_id: string });
    answer: AssignmentForecast;
  };
  /** Start a client's next cycle of an assigned programme */
  post_assignments_id_clients_lifter_cycles: {
    method: "POST";
    path: "/v1/assignments/{id}/clients/{lifter}/cycles";
    parameters: { id: string; lifter: string };
    query: {};
    body: CycleStart;
    answer: undefined;
  };
  /** List the plans that coaches assigned to me, newest first */
  get_assigned_plans: {
    method: "GET";
    path: "/v1/assigned-plans";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: AssignedPlanPage;
  };
  /** Get an assigned plan: its coach, what I may change, its progress */
  get_assigned_plans_id: {
    method: "GET";
    path: "/v1/assigned-plans/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: AssignedPlan;
  };
  /** Remove an assigned plan from my schedule; completed workouts stay */
  delete_assigned_plans_id: {
    method: "DELETE";
    path: "/v1/assigned-plans/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List a lifter's planned workouts with their sets */
  get_lifters_lifter_planned_workouts: {
    method: "GET";
    path: "/v1/lifters/{lifter}/planned-workouts";
    parameters: { lifter: ("me" | string) };
    query: { limit?: number; after?: string; from?: string; to?: string; state?: "planned" | "done" | "skipped"; assignment_id?: string };
    body: undefined;
    answer: PlannedWorkoutPage;
  };
  /** Get a lifter's planned workout */
  get_lifters_lifter_planned_workouts_id: {
    method: "GET";
    path: "/v1/lifters/{lifter}/planned-workouts/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: PlannedWorkout;
  };
  /** Change the day, time or exercises of one assigned session; the assignment stays */
  put_lifters_lifter_planned_workouts_id: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/planned-workouts/{id}";
    parameters: { lifter: ("me" | string); id: string };
    query: { past?: boolean; undo?: boolean; before?: Array<"reschedule" | "loads" | "exercises" | "skip"> };
    body: PlannedWorkoutInput;
    answer: PlannedWorkout;
  };
  /** Remove one assigned session from a client's schedule; it does not count in any figure */
  post_lifters_lifter_planned_workouts_id_skip: {
    method: "POST";
    path: "/v1/lifters/{lifter}/planned-workouts/{id}/skip";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: PlannedWorkout;
  };
  /** Compare a planned workout with what was done, set by set */
  get_lifters_lifter_planned_workouts_id_comparison: {
    method: "GET";
    path: "/v1/lifters/{lifter}/planned-workouts/{id}/comparison";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: undefined;
    answer: PlanComparison;
  };
  /** List the comments on a workout with their replies, oldest first */
  get_lifters_lifter_workouts_id_comments: {
    method: "GET";
    path: "/v1/lifters/{lifter}/workouts/{id}/comments";
    parameters: { lifter: ("me" | string); id: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: CommentPage;
  };
  /** Comment on a workout, an exercise or a set, or reply; the other side is notified */
  post_lifters_lifter_workouts_id_comments: {
    method: "POST";
    path: "/v1/lifters/{lifter}/workouts/{id}/comments";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: CommentRequest;
    answer: Comment;
  };
  /** Get a comment with its replies */
  get_lifters_lifter_workouts_id_comments_comment: {
    method: "GET";
    path: "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}";
    parameters: { lifter: ("me" | string); id: string; comment: string };
    query: {};
    body: undefined;
    answer: Comment;
  };
  /** Mark the comments on a workout as read up to a time */
  put_lifters_lifter_workouts_id_comments_read: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/workouts/{id}/comments/read";
    parameters: { lifter: ("me" | string); id: string };
    query: {};
    body: ReadMark;
    answer: undefined;
  };
  /** List the workouts with unread comments, newest first */
  get_comments_unread: {
    method: "GET";
    path: "/v1/comments/unread";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: UnreadCommentsPage;
  };
  /** Edit my comment */
  put_lifters_lifter_workouts_id_comments_comment: {
    method: "PUT";
    path: "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}";
    parameters: { lifter: ("me" | string); id: string; comment: string };
    query: {};
    body: CommentWording;
    answer: Comment;
  };
  /** Delete my comment; a placeholder stays if it has replies */
  delete_lifters_lifter_workouts_id_comments_comment: {
    method: "DELETE";
    path: "/v1/lifters/{lifter}/workouts/{id}/comments/{comment}";
    parameters: { lifter: ("me" | string); id: string; comment: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my conversations, newest first */
  get_conversations: {
    method: "GET";
    path: "/v1/conversations";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: ConversationPage;
  };
  /** List the messages of a conversation, newest first */
  get_conversations_account_messages: {
    method: "GET";
    path: "/v1/conversations/{account}/messages";
    parameters: { account: string };
    query: { limit?: number; after?: string; newer_than?: string };
    body: undefined;
    answer: DirectMessagePage;
  };
  /** Send a message to a client or a coach, who is notified */
  post_conversations_account_messages: {
    method: "POST";
    path: "/v1/conversations/{account}/messages";
    parameters: { account: string };
    query: {};
    body: NewMessage;
    answer: DirectMessage;
  };
  /** Message several clients, each in their own conversation; sent to all or to none */
  post_conversations_messages: {
    method: "POST";
    path: "/v1/conversations/messages";
    parameters: {};
    query: {};
    body: NewMessages;
    answer: SentMessagePage;
  };
  /** Get a message */
  get_conversations_account_messages_message: {
    method: "GET";
    path: "/v1/conversations/{account}/messages/{message}";
    parameters: { account: string; message: string };
    query: {};
    body: undefined;
    answer: DirectMessage;
  };
  /** Mark a conversation as read up to a time */
  put_conversations_account_read: {
    method: "PUT";
    path: "/v1/conversations/{account}/read";
    parameters: { account: string };
    query: {};
    body: ReadMark;
    answer: undefined;
  };
  /** Edit my message within an hour */
  put_conversations_account_messages_message: {
    method: "PUT";
    path: "/v1/conversations/{account}/messages/{message}";
    parameters: { account: string; message: string };
    query: {};
    body: MessageWording;
    answer: DirectMessage;
  };
  /** Delete my message within an hour; a placeholder stays */
  delete_conversations_account_messages_message: {
    method: "DELETE";
    path: "/v1/conversations/{account}/messages/{message}";
    parameters: { account: string; message: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the changes of my data since a device's last sync */
  get_sync: {
    method: "GET";
    path: "/v1/sync";
    parameters: {};
    query: { cursor?: string; limit?: number; kinds?: Array<"account" | "profile" | "powerlifting_profile" | "equipment" | "exercise" | "workout" | "draft" | "template" | "planned_workout" | "programme" | "schedule" | "goal" | "measurement" | "assigned_plan" | "comment" | "coach"> };
    body: undefined;
    answer: SyncPage;
  };
  /** List my syncing devices, last seen first */
  get_sync_devices: {
    method: "GET";
    path: "/v1/sync/devices";
    parameters: {};
    query: {};
    body: undefined;
    answer: SyncDevicePage;
  };
  /** Remove a syncing device; if it comes back, it starts as a new one */
  delete_sync_devices_id: {
    method: "DELETE";
    path: "/v1/sync/devices/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Stream hints of changes as server-sent events */
  get_sync_stream: {
    method: "GET";
    path: "/v1/sync/stream";
    parameters: {};
    query: { watch?: Array<string> };
    body: undefined;
    answer: string;
  };
  /** Invite a lifter by username or email address; repeat it to send a new link */
  post_invites: {
    method: "POST";
    path: "/v1/invites";
    parameters: {};
    query: {};
    body: InviteRequest;
    answer: Invite;
  };
  /** List the invitations that I sent or received, newest first */
  get_invites: {
    method: "GET";
    path: "/v1/invites";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: InvitePage;
  };
  /** Get an invitation: who invites me and what they ask to see, in words */
  get_invites_invite: {
    method: "GET";
    path: "/v1/invites/{invite}";
    parameters: { invite: string };
    query: {};
    body: undefined;
    answer: Invitation;
  };
  /** Accept an invitation by token, code or id, and share these scopes */
  post_invites_invite_accept: {
    method: "POST";
    path: "/v1/invites/{invite}/accept";
    parameters: { invite: string };
    query: {};
    body: Sharing;
    answer: Coach;
  };
  /** Decline an invitation */
  post_invites_invite_decline: {
    method: "POST";
    path: "/v1/invites/{invite}/decline";
    parameters: { invite: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Email the link of my invitation again */
  post_invites_id_resend: {
    method: "POST";
    path: "/v1/invites/{id}/resend";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Invite;
  };
  /** Withdraw my invitation */
  delete_invites_invite: {
    method: "DELETE";
    path: "/v1/invites/{invite}";
    parameters: { invite: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Create an invite code; it is shown once */
  post_invite_codes: {
    method: "POST";
    path: "/v1/invite-codes";
    parameters: {};
    query: {};
    body: InviteCodeInput;
    answer: InviteCode;
  };
  /** List my invite codes, newest first */
  get_invite_codes: {
    method: "GET";
    path: "/v1/invite-codes";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: InviteCodePage;
  };
  /** Revoke an invite code; lifters who redeemed it stay clients */
  delete_invite_codes_id: {
    method: "DELETE";
    path: "/v1/invite-codes/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my coaches and what I share with each */
  get_coaches: {
    method: "GET";
    path: "/v1/coaches";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: CoachPage;
  };
  /** Replace the scopes that I share with a coach */
  put_coaches_coach_scopes: {
    method: "PUT";
    path: "/v1/coaches/{coach}/scopes";
    parameters: { coach: string };
    query: {};
    body: Sharing;
    answer: Coach;
  };
  /** Preview in words what a change of scopes would open and close */
  post_coaches_coach_scopes_preview: {
    method: "POST";
    path: "/v1/coaches/{coach}/scopes/preview";
    parameters: { coach: string };
    query: {};
    body: Sharing;
    answer: SharingChange;
  };
  /** Leave a coach; they see none of my data from now on */
  delete_coaches_coach: {
    method: "DELETE";
    path: "/v1/coaches/{coach}";
    parameters: { coach: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the scopes, in words: what each opens and what stays closed */
  get_scopes: {
    method: "GET";
    path: "/v1/scopes";
    parameters: {};
    query: {};
    body: undefined;
    answer: ScopeWordsPage;
  };
  /** Get whether all my sharing is paused */
  get_sharing_pause: {
    method: "GET";
    path: "/v1/sharing-pause";
    parameters: {};
    query: {};
    body: undefined;
    answer: SharingPause;
  };
  /** Pause all sharing: no coach sees any of my data */
  put_sharing_pause: {
    method: "PUT";
    path: "/v1/sharing-pause";
    parameters: {};
    query: {};
    body: SharingPauseInput;
    answer: SharingPause;
  };
  /** End the pause of sharing */
  delete_sharing_pause: {
    method: "DELETE";
    path: "/v1/sharing-pause";
    parameters: {};
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the coaches that I blocked, newest first */
  get_blocked_coaches: {
    method: "GET";
    path: "/v1/blocked-coaches";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: BlockedCoachPage;
  };
  /** Block a coach and end all sharing with them; they are not notified */
  put_blocked_coaches_coach: {
    method: "PUT";
    path: "/v1/blocked-coaches/{coach}";
    parameters: { coach: string };
    query: {};
    body: undefined;
    answer: BlockedCoach;
  };
  /** Unblock a coach */
  delete_blocked_coaches_coach: {
    method: "DELETE";
    path: "/v1/blocked-coaches/{coach}";
    parameters: { coach: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Ask a client to share more scopes */
  post_clients_lifter_scope_requests: {
    method: "POST";
    path: "/v1/clients/{lifter}/scope-requests";
    parameters: { lifter: string };
    query: {};
    body: ScopeRequestInput;
    answer: ScopeRequest;
  };
  /** List the scope requests that I sent or received, newest first */
  get_scope_requests: {
    method: "GET";
    path: "/v1/scope-requests";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: ScopeRequestPage;
  };
  /** Grant a scope request */
  post_scope_requests_id_grant: {
    method: "POST";
    path: "/v1/scope-requests/{id}/grant";
    parameters: { id: string };
    query: {};
    body: Sharing;
    answer: Coach;
  };
  /** Decline a scope request */
  post_scope_requests_id_decline: {
    method: "POST";
    path: "/v1/scope-requests/{id}/decline";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Withdraw my scope request */
  delete_scope_requests_id: {
    method: "DELETE";
    path: "/v1/scope-requests/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List my teams */
  get_teams: {
    method: "GET";
    path: "/v1/teams";
    parameters: {};
    query: {};
    body: undefined;
    answer: TeamPage;
  };
  /** Create a team; I become its owner */
  post_teams: {
    method: "POST";
    path: "/v1/teams";
    parameters: {};
    query: {};
    body: TeamInput;
    answer: Team;
  };
  /** Get one of my teams with its members */
  get_teams_team: {
    method: "GET";
    path: "/v1/teams/{team}";
    parameters: { team: string };
    query: {};
    body: undefined;
    answer: Team;
  };
  /** Rename a team */
  put_teams_team: {
    method: "PUT";
    path: "/v1/teams/{team}";
    parameters: { team: string };
    query: {};
    body: TeamInput;
    answer: Team;
  };
  /** Delete a team; its members no longer see its clients */
  delete_teams_team: {
    method: "DELETE";
    path: "/v1/teams/{team}";
    parameters: { team: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Change a member's role in the team */
  put_teams_team_members_account: {
    method: "PUT";
    path: "/v1/teams/{team}/members/{account}";
    parameters: { team: string; account: string };
    query: {};
    body: TeamMemberInput;
    answer: Team;
  };
  /** Leave a team, or remove a member */
  delete_teams_team_members_account: {
    method: "DELETE";
    path: "/v1/teams/{team}/members/{account}";
    parameters: { team: string; account: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Remove a client from the team */
  delete_teams_team_clients_lifter: {
    method: "DELETE";
    path: "/v1/teams/{team}/clients/{lifter}";
    parameters: { team: string; lifter: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Invite a coach to the team by username or email address; repeat it to send the email again */
  post_teams_team_invites: {
    method: "POST";
    path: "/v1/teams/{team}/invites";
    parameters: { team: string };
    query: {};
    body: TeamInviteInput;
    answer: TeamInvite;
  };
  /** List the team's invitations, newest first */
  get_teams_team_invites: {
    method: "GET";
    path: "/v1/teams/{team}/invites";
    parameters: { team: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: TeamInvitePage;
  };
  /** Withdraw a team invitation */
  delete_teams_team_invites_id: {
    method: "DELETE";
    path: "/v1/teams/{team}/invites/{id}";
    parameters: { team: string; id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the team invitations that I received, newest first */
  get_team_invites: {
    method: "GET";
    path: "/v1/team-invites";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: TeamInvitePage;
  };
  /** Join a team */
  post_team_invites_id_accept: {
    method: "POST";
    path: "/v1/team-invites/{id}/accept";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Team;
  };
  /** Decline a team invitation */
  post_team_invites_id_decline: {
    method: "POST";
    path: "/v1/team-invites/{id}/decline";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the teams that I share with, their members and what they see */
  get_team_grants: {
    method: "GET";
    path: "/v1/team-grants";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: TeamAccessPage;
  };
  /** Replace the scopes that I share with a team */
  put_team_grants_team: {
    method: "PUT";
    path: "/v1/team-grants/{team}";
    parameters: { team: string };
    query: {};
    body: Sharing;
    answer: TeamAccess;
  };
  /** Stop sharing my data with a team */
  delete_team_grants_team: {
    method: "DELETE";
    path: "/v1/team-grants/{team}";
    parameters: { team: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Propose the transfer of a client to another coach of the team */
  post_teams_team_moves: {
    method: "POST";
    path: "/v1/teams/{team}/moves";
    parameters: { team: string };
    query: {};
    body: TeamMoveRequest;
    answer: TeamMove;
  };
  /** List the team's proposed transfers, newest first */
  get_teams_team_moves: {
    method: "GET";
    path: "/v1/teams/{team}/moves";
    parameters: { team: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: TeamMovePage;
  };
  /** Withdraw a proposed transfer */
  delete_teams_team_moves_id: {
    method: "DELETE";
    path: "/v1/teams/{team}/moves/{id}";
    parameters: { team: string; id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the transfers to another coach that I have to decide, newest first */
  get_moves: {
    method: "GET";
    path: "/v1/moves";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: TeamMovePage;
  };
  /** Accept a transfer: the proposed coach sees these scopes, and the previous coach sees nothing */
  post_moves_id_accept: {
    method: "POST";
    path: "/v1/moves/{id}/accept";
    parameters: { id: string };
    query: {};
    body: Sharing;
    answer: Coach;
  };
  /** Decline a transfer and stay with my coach */
  post_moves_id_decline: {
    method: "POST";
    path: "/v1/moves/{id}/decline";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List who viewed my data, newest first */
  get_me_access_log: {
    method: "GET";
    path: "/v1/me/access-log";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: LookPage;
  };
  /** Get a picture of my workout */
  get_lifters_me_workouts_id_picture: {
    method: "GET";
    path: "/v1/lifters/me/workouts/{id}/picture";
    parameters: { id: string };
    query: { format?: "png" | "svg" | "pdf"; size?: "story" | "square" | "portrait" | "link" | "a4" | "letter"; theme?: "day" | "night"; hide?: Array<"weights" | "date" | "records">; show?: Array<"name" | "notes" | "body"> };
    body: undefined;
    answer: Blob;
  };
  /** Get a picture of my template */
  get_lifters_me_templates_id_picture: {
    method: "GET";
    path: "/v1/lifters/me/templates/{id}/picture";
    parameters: { id: string };
    query: { format?: "png" | "svg" | "pdf"; size?: "story" | "square" | "portrait" | "link" | "a4" | "letter"; theme?: "day" | "night"; hide?: Array<"weights" | "date" | "records">; show?: Array<"name" | "notes" | "body"> };
    body: undefined;
    answer: Blob;
  };
  /** Get a picture of my record */
  get_lifters_me_records_id_picture: {
    method: "GET";
    path: "/v1/lifters/me/records/{id}/picture";
    parameters: { id: string };
    query: { format?: "png" | "svg" | "pdf"; size?: "story" | "square" | "portrait" | "link" | "a4" | "letter"; theme?: "day" | "night"; hide?: Array<"weights" | "date" | "records">; show?: Array<"name" | "notes" | "body"> };
    body: undefined;
    answer: Blob;
  };
  /** Get a picture of my goal */
  get_lifters_me_goals_id_picture: {
    method: "GET";
    path: "/v1/lifters/me/goals/{id}/picture";
    parameters: { id: string };
    query: { format?: "png" | "svg" | "pdf"; size?: "story" | "square" | "portrait" | "link" | "a4" | "letter"; theme?: "day" | "night"; hide?: Array<"weights" | "date" | "records">; show?: Array<"name" | "notes" | "body"> };
    body: undefined;
    answer: Blob;
  };
  /** Get a picture of my graph of squat, bench_press, deadlift or an exercise id */
  get_lifters_me_progress_lift_picture: {
    method: "GET";
    path: "/v1/lifters/me/progress/{lift}/picture";
    parameters: { lift: ("squat" | "bench_press" | "deadlift" | string) };
    query: { format?: "png" | "svg" | "pdf"; size?: "story" | "square" | "portrait" | "link" | "a4" | "letter"; theme?: "day" | "night"; hide?: Array<"weights" | "date" | "records">; show?: Array<"name" | "notes" | "body">; from?: string; to?: string; measure?: "e1rm" | "weight" | "volume" | "reps" | "sets" | "duration" | "distance"; unit?: "kg" | "lb"; formula?: "epley" | "brzycki" | "lombardi" | "oconner" | "wathan" | "mayhew" | "lander" | "rpe"; bucket?: "day" | "week" | "month"; scale?: "fitted" | "from_zero" };
    body: undefined;
    answer: Blob;
  };
  /** Get a picture of my body weight graph */
  get_lifters_me_progress_body_weight_picture: {
    method: "GET";
    path: "/v1/lifters/me/progress/body_weight/picture";
    parameters: {};
    query: { format?: "png" | "svg" | "pdf"; size?: "story" | "square" | "portrait" | "link" | "a4" | "letter"; theme?: "day" | "night"; hide?: Array<"weights" | "date" | "records">; show?: Array<"name" | "notes" | "body">; from?: string; to?: string; unit?: "kg" | "lb"; bucket?: "day" | "week" | "month"; scale?: "fitted" | "from_zero" };
    body: undefined;
    answer: Blob;
  };
  /** Get a picture of my body fat graph */
  get_lifters_me_progress_body_fat_picture: {
    method: "GET";
    path: "/v1/lifters/me/progress/body_fat/picture";
    parameters: {};
    query: { format?: "png" | "svg" | "pdf"; size?: "story" | "square" | "portrait" | "link" | "a4" | "letter"; theme?: "day" | "night"; hide?: Array<"weights" | "date" | "records">; show?: Array<"name" | "notes" | "body">; from?: string; to?: string; unit?: "kg" | "lb"; bucket?: "day" | "week" | "month"; scale?: "fitted" | "from_zero" };
    body: undefined;
    answer: Blob;
  };
  /** Create a link that shows my training; its address is shown once */
  post_share_links: {
    method: "POST";
    path: "/v1/share-links";
    parameters: {};
    query: {};
    body: SharedLinkInput;
    answer: SharedLink;
  };
  /** List my share links, newest first */
  get_share_links: {
    method: "GET";
    path: "/v1/share-links";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: SharedLinkPage;
  };
  /** Refresh what a share link shows; its address and its end stay */
  put_share_links_id_document: {
    method: "PUT";
    path: "/v1/share-links/{id}/document";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: SharedLink;
  };
  /** Withdraw a share link; nobody can open it any more */
  delete_share_links_id: {
    method: "DELETE";
    path: "/v1/share-links/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Create a template from a share link of one */
  post_templates_from_share_link_token: {
    method: "POST";
    path: "/v1/templates/from-share-link/{token}";
    parameters: { token: string };
    query: {};
    body: undefined;
    answer: Template;
  };
  /** List my notices of the last 180 days, newest first */
  get_notices: {
    method: "GET";
    path: "/v1/notices";
    parameters: {};
    query: { limit?: number; after?: string; unread?: boolean };
    body: undefined;
    answer: NoticePage;
  };
  /** Count my unread notices */
  get_notices_count: {
    method: "GET";
    path: "/v1/notices/count";
    parameters: {};
    query: {};
    body: undefined;
    answer: UnreadCount;
  };
  /** Mark notices as read up to a time */
  put_notices_read: {
    method: "PUT";
    path: "/v1/notices/read";
    parameters: {};
    query: {};
    body: ReadMark;
    answer: undefined;
  };
  /** Delete a notice */
  delete_notices_id: {
    method: "DELETE";
    path: "/v1/notices/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Get my notification preferences */
  get_notice_preferences: {
    method: "GET";
    path: "/v1/notice-preferences";
    parameters: {};
    query: {};
    body: undefined;
    answer: NoticePreferences;
  };
  /** Replace my notification preferences and quiet hours; omitted fields use the defaults */
  put_notice_preferences: {
    method: "PUT";
    path: "/v1/notice-preferences";
    parameters: {};
    query: {};
    body: NoticePreferencesInput;
    answer: NoticePreferences;
  };
  /** Get the key with which a browser subscribes to push notifications */
  get_push_key: {
    method: "GET";
    path: "/v1/push-key";
    parameters: {};
    query: {};
    body: undefined;
    answer: PushKey;
  };
  /** Send push notifications to this device while I am signed in on it */
  put_push_targets_id: {
    method: "PUT";
    path: "/v1/push-targets/{id}";
    parameters: { id: string };
    query: {};
    body: PushTarget;
    answer: undefined;
  };
  /** Stop push notifications to a device */
  delete_push_targets_id: {
    method: "DELETE";
    path: "/v1/push-targets/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the subscription plans on sale with their features and prices */
  get_tiers: {
    method: "GET";
    path: "/v1/tiers";
    parameters: {};
    query: {};
    body: undefined;
    answer: TierPage;
  };
  /** List what my plans include, and how much of each limit is used */
  get_entitlements: {
    method: "GET";
    path: "/v1/entitlements";
    parameters: {};
    query: {};
    body: undefined;
    answer: EntitlementPage;
  };
  /** List my subscriptions with their states and history */
  get_subscriptions: {
    method: "GET";
    path: "/v1/subscriptions";
    parameters: {};
    query: {};
    body: undefined;
    answer: SubscriptionPage;
  };
  /** Get the revenue by month, plan, provider and currency */
  get_admin_revenue: {
    method: "GET";
    path: "/v1/admin/revenue";
    parameters: {};
    query: { from?: string; to?: string };
    body: undefined;
    answer: RevenuePage;
  };
  /** Open Stripe's checkout for a plan; an earlier checkout is closed */
  post_checkouts: {
    method: "POST";
    path: "/v1/checkouts";
    parameters: {};
    query: {};
    body: CheckoutRequest;
    answer: PaymentPage;
  };
  /** Confirm my last checkout with Stripe at once; what was paid for is open with the answer */
  post_checkouts_confirmation: {
    method: "POST";
    path: "/v1/checkouts/confirmation";
    parameters: {};
    query: {};
    body: undefined;
    answer: CheckoutConfirmation;
  };
  /** Open Stripe's page for cards, invoices and cancellation */
  post_billing_portal: {
    method: "POST";
    path: "/v1/billing-portal";
    parameters: {};
    query: {};
    body: PortalRequest;
    answer: PaymentPage;
  };
  /** Change the price of my subscription: upgrades at once, downgrades at the end of the period; the current price cancels a planned downgrade */
  put_subscriptions_stripe_price: {
    method: "PUT";
    path: "/v1/subscriptions/stripe/price";
    parameters: {};
    query: {};
    body: PriceChange;
    answer: PlannedPriceChange;
  };
  /** Get the appAccountToken that the app passes with a purchase */
  get_app_store_account_token: {
    method: "GET";
    path: "/v1/app-store/account-token";
    parameters: {};
    query: {};
    body: undefined;
    answer: AppStoreAccountToken;
  };
  /** Submit a purchase as StoreKit signed it; its features are open at once. Safe to repeat */
  post_app_store_transactions: {
    method: "POST";
    path: "/v1/app-store/transactions";
    parameters: {};
    query: {};
    body: AppStoreTransaction;
    answer: SubscriptionPage;
  };
  /** Restore all purchases that StoreKit finds on a device */
  post_app_store_restorations: {
    method: "POST";
    path: "/v1/app-store/restorations";
    parameters: {};
    query: {};
    body: AppStoreRestoration;
    answer: SubscriptionPage;
  };
  /** Request an archive of all my data; an email says when it is ready */
  post_data_exports: {
    method: "POST";
    path: "/v1/data-exports";
    parameters: {};
    query: {};
    body: undefined;
    answer: DataExport;
  };
  /** List the archives of my data, newest first */
  get_data_exports: {
    method: "GET";
    path: "/v1/data-exports";
    parameters: {};
    query: {};
    body: undefined;
    answer: DataExportPage;
  };
  /** Get the state of an archive of my data */
  get_data_exports_id: {
    method: "GET";
    path: "/v1/data-exports/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: DataExport;
  };
  /** Download an archive as a ZIP file; Range requests are supported */
  get_data_exports_id_archive: {
    method: "GET";
    path: "/v1/data-exports/{id}/archive";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: Blob;
  };
  /** Delete an archive of my data */
  delete_data_exports_id: {
    method: "DELETE";
    path: "/v1/data-exports/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Export my workouts as CSV, a row for each set, oldest first */
  get_lifters_me_workouts_csv: {
    method: "GET";
    path: "/v1/lifters/me/workouts.csv";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** Export my templates as CSV, a row for each set, in my order */
  get_lifters_me_templates_csv: {
    method: "GET";
    path: "/v1/lifters/me/templates.csv";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** Export my goals as CSV, by their first day */
  get_lifters_me_goals_csv: {
    method: "GET";
    path: "/v1/lifters/me/goals.csv";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** Export my measurements as CSV, oldest first */
  get_lifters_me_measurements_csv: {
    method: "GET";
    path: "/v1/lifters/me/measurements.csv";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** Export my personal records as CSV, oldest first */
  get_lifters_me_records_csv: {
    method: "GET";
    path: "/v1/lifters/me/records.csv";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** Export all my training as one JSON file */
  get_lifters_me_training_json: {
    method: "GET";
    path: "/v1/lifters/me/training.json";
    parameters: {};
    query: {};
    body: undefined;
    answer: TrainingExport;
  };
  /** Export my workouts as JSON, oldest first */
  get_lifters_me_workouts_json: {
    method: "GET";
    path: "/v1/lifters/me/workouts.json";
    parameters: {};
    query: {};
    body: undefined;
    answer: TrainingExport;
  };
  /** Export my templates as JSON, in my order */
  get_lifters_me_templates_json: {
    method: "GET";
    path: "/v1/lifters/me/templates.json";
    parameters: {};
    query: {};
    body: undefined;
    answer: TrainingExport;
  };
  /** Export my goals as JSON, by their first day */
  get_lifters_me_goals_json: {
    method: "GET";
    path: "/v1/lifters/me/goals.json";
    parameters: {};
    query: {};
    body: undefined;
    answer: TrainingExport;
  };
  /** Export my measurements as JSON, oldest first */
  get_lifters_me_measurements_json: {
    method: "GET";
    path: "/v1/lifters/me/measurements.json";
    parameters: {};
    query: {};
    body: undefined;
    answer: TrainingExport;
  };
  /** Export my programmes as JSON, oldest first */
  get_lifters_me_programmes_json: {
    method: "GET";
    path: "/v1/lifters/me/programmes.json";
    parameters: {};
    query: {};
    body: undefined;
    answer: TrainingExport;
  };
  /** Export my personal records as JSON, oldest first */
  get_lifters_me_records_json: {
    method: "GET";
    path: "/v1/lifters/me/records.json";
    parameters: {};
    query: {};
    body: undefined;
    answer: TrainingExport;
  };
  /** Schedule my account and all my data for deletion */
  delete_me: {
    method: "DELETE";
    path: "/v1/me";
    parameters: {};
    query: {};
    body: undefined;
    answer: Erasure;
  };
  /** Cancel the deletion of my account */
  delete_me_erasure: {
    method: "DELETE";
    path: "/v1/me/erasure";
    parameters: {};
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the policies in their latest version */
  get_policies: {
    method: "GET";
    path: "/v1/policies";
    parameters: {};
    query: {};
    body: undefined;
    answer: PolicyPage;
  };
  /** Publish the next version of terms, privacy or health policy */
  put_admin_policies_kind_version: {
    method: "PUT";
    path: "/v1/admin/policies/{kind}/{version}";
    parameters: { kind: "terms" | "privacy" | "health"; version: number };
    query: {};
    body: NewPolicy;
    answer: PolicyPage;
  };
  /** List my consents, given and requested */
  get_consents: {
    method: "GET";
    path: "/v1/consents";
    parameters: {};
    query: {};
    body: undefined;
    answer: Consents;
  };
  /** Give consent to a version */
  put_consents_kind: {
    method: "PUT";
    path: "/v1/consents/{kind}";
    parameters: { kind: "terms" | "privacy" | "health" };
    query: {};
    body: AgreedVersion;
    answer: Consents;
  };
  /** Withdraw consent to health data: medical conditions are erased, and coaches no longer see them */
  delete_consents_kind: {
    method: "DELETE";
    path: "/v1/consents/{kind}";
    parameters: { kind: "terms" | "privacy" | "health" };
    query: {};
    body: undefined;
    answer: Consents;
  };
  /** Get what personal data is stored, for how long and why */
  get_privacy: {
    method: "GET";
    path: "/v1/privacy";
    parameters: {};
    query: {};
    body: undefined;
    answer: PrivacyInventory;
  };
  /** List the tenant's accounts, newest first */
  get_admin_accounts: {
    method: "GET";
    path: "/v1/admin/accounts";
    parameters: {};
    query: { limit?: number; after?: string; q?: string; role?: "lifter" | "coach" | "admin"; state?: "active" | "unverified" | "locked" | "leaving"; mail_stopped?: boolean; created_from?: string; created_before?: string };
    body: undefined;
    answer: AdminAccountSummaryPage;
  };
  /** Create an account; its owner gets an email with a link to choose a password */
  post_admin_accounts: {
    method: "POST";
    path: "/v1/admin/accounts";
    parameters: {};
    query: {};
    body: InvitedAccount;
    answer: AdminAccount;
  };
  /** Get an account; each view is recorded in the audit log */
  get_admin_accounts_id: {
    method: "GET";
    path: "/v1/admin/accounts/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: AdminAccount;
  };
  /** Update an account's details and roles */
  patch_admin_accounts_id: {
    method: "PATCH";
    path: "/v1/admin/accounts/{id}";
    parameters: { id: string };
    query: {};
    body: AdminAccountChanges;
    answer: AdminAccount;
  };
  /** Schedule an account for deletion; it is erased after the grace period */
  delete_admin_accounts_id: {
    method: "DELETE";
    path: "/v1/admin/accounts/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Cancel the scheduled deletion of an account */
  post_admin_accounts_id_restore: {
    method: "POST";
    path: "/v1/admin/accounts/{id}/restore";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Lock an account: all its sessions end at once, and its owner is told the reason */
  put_admin_accounts_id_lock: {
    method: "PUT";
    path: "/v1/admin/accounts/{id}/lock";
    parameters: { id: string };
    query: {};
    body: LockRequest;
    answer: undefined;
  };
  /** Unlock an account */
  delete_admin_accounts_id_lock: {
    method: "DELETE";
    path: "/v1/admin/accounts/{id}/lock";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Email the owner a password reset link; nobody else sees it */
  post_admin_accounts_id_reset_link: {
    method: "POST";
    path: "/v1/admin/accounts/{id}/reset-link";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Sign an account out everywhere */
  delete_admin_accounts_id_sessions: {
    method: "DELETE";
    path: "/v1/admin/accounts/{id}/sessions";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Remove the second factors of an account after a waiting period, unless its owner rejects it */
  post_admin_accounts_id_factor_removals: {
    method: "POST";
    path: "/v1/admin/accounts/{id}/factor-removals";
    parameters: { id: string };
    query: {};
    body: FactorRemoval;
    answer: undefined;
  };
  /** Release an unconfirmed email address for its real owner; the account must then use another one */
  post_admin_accounts_id_address_removals: {
    method: "POST";
    path: "/v1/admin/accounts/{id}/address-removals";
    parameters: { id: string };
    query: {};
    body: AddressRemoval;
    answer: undefined;
  };
  /** Get an admin's duties */
  get_admin_accounts_id_duties: {
    method: "GET";
    path: "/v1/admin/accounts/{id}/duties";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: AdminDuties;
  };
  /** Set another admin's duties */
  put_admin_accounts_id_duties: {
    method: "PUT";
    path: "/v1/admin/accounts/{id}/duties";
    parameters: { id: string };
    query: {};
    body: AdminDutiesInput;
    answer: AdminDuties;
  };
  /** Get what an app needs to know of the tenant before anyone signs in */
  get_tenant: {
    method: "GET";
    path: "/v1/tenant";
    parameters: {};
    query: {};
    body: undefined;
    answer: ShownTenant;
  };
  /** Get the tenant's settings */
  get_admin_tenant: {
    method: "GET";
    path: "/v1/admin/tenant";
    parameters: {};
    query: {};
    body: undefined;
    answer: TenantSettings;
  };
  /** Update the tenant's settings */
  patch_admin_tenant: {
    method: "PATCH";
    path: "/v1/admin/tenant";
    parameters: {};
    query: {};
    body: TenantChanges;
    answer: TenantSettings;
  };
  /** List all plans, prices and features of the tenant */
  get_admin_tiers: {
    method: "GET";
    path: "/v1/admin/tiers";
    parameters: {};
    query: {};
    body: undefined;
    answer: TierDocument;
  };
  /** Replace the plans; a plan that is not listed is not sold any more, and its subscribers keep it */
  put_admin_tiers: {
    method: "PUT";
    path: "/v1/admin/tiers";
    parameters: {};
    query: {};
    body: TierDocumentInput;
    answer: TierDocument;
  };
  /** List the features that were granted to or revoked from an account */
  get_admin_accounts_id_entitlements: {
    method: "GET";
    path: "/v1/admin/accounts/{id}/entitlements";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: EntitlementOverridePage;
  };
  /** Grant a feature to an account, or revoke it */
  put_admin_accounts_id_entitlements_feature: {
    method: "PUT";
    path: "/v1/admin/accounts/{id}/entitlements/{feature}";
    parameters: { id: string; feature: "all_graphs" | "food_tracking" | "templates" | "storage_mb" | "client_lifts" | "clients" | "main_graphs" | "summaries" | "programmes" };
    query: {};
    body: EntitlementOverrideInput;
    answer: undefined;
  };
  /** Remove a grant or revocation, so that the account's plan applies again */
  delete_admin_accounts_id_entitlements_feature: {
    method: "DELETE";
    path: "/v1/admin/accounts/{id}/entitlements/{feature}";
    parameters: { id: string; feature: "all_graphs" | "food_tracking" | "templates" | "storage_mb" | "client_lifts" | "clients" | "main_graphs" | "summaries" | "programmes" };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Set the logo or the icon of the brand: a PNG or WebP file */
  put_admin_tenant_pictures_picture: {
    method: "PUT";
    path: "/v1/admin/tenant/pictures/{picture}";
    parameters: { picture: "logo" | "icon" };
    query: {};
    body: Blob;
    answer: TenantSettings;
  };
  /** Remove the logo or the icon of the brand, if there is one */
  delete_admin_tenant_pictures_picture: {
    method: "DELETE";
    path: "/v1/admin/tenant/pictures/{picture}";
    parameters: { picture: "logo" | "icon" };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Send feedback: an idea, a bug or a question */
  post_feedback: {
    method: "POST";
    path: "/v1/feedback";
    parameters: {};
    query: {};
    body: FeedbackRequest;
    answer: OwnFeedback;
  };
  /** List my feedback with the answers, newest first */
  get_feedback: {
    method: "GET";
    path: "/v1/feedback";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: OwnFeedbackPage;
  };
  /** List the ideas that are open for votes */
  get_feedback_ideas: {
    method: "GET";
    path: "/v1/feedback/ideas";
    parameters: {};
    query: { limit?: number; after?: string; sort?: "newest" | "votes" };
    body: undefined;
    answer: PublicIdeaPage;
  };
  /** Vote for an idea */
  put_feedback_ideas_id_vote: {
    method: "PUT";
    path: "/v1/feedback/ideas/{id}/vote";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Remove my vote */
  delete_feedback_ideas_id_vote: {
    method: "DELETE";
    path: "/v1/feedback/ideas/{id}/vote";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the users' feedback, newest first */
  get_admin_feedback: {
    method: "GET";
    path: "/v1/admin/feedback";
    parameters: {};
    query: { limit?: number; after?: string; state?: "open" | "planned" | "answered" | "closed" | "duplicate"; kind?: "idea" | "bug" | "question" | "graph"; label?: string; assignee?: string; q?: string };
    body: undefined;
    answer: TriagedFeedbackPage;
  };
  /** One of them */
  get_admin_feedback_id: {
    method: "GET";
    path: "/v1/admin/feedback/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: TriagedFeedback;
  };
  /** Triage feedback: state, labels, priority, assignee, notes, merging */
  patch_admin_feedback_id: {
    method: "PATCH";
    path: "/v1/admin/feedback/{id}";
    parameters: { id: string };
    query: {};
    body: FeedbackTriage;
    answer: TriagedFeedback;
  };
  /** Reply to the authors of feedback and of feedback merged into it */
  post_admin_feedback_id_answer: {
    method: "POST";
    path: "/v1/admin/feedback/{id}/answer";
    parameters: { id: string };
    query: {};
    body: FeedbackAnswer;
    answer: TriagedFeedback;
  };
  /** Request emergency access to a lifter's training for a limited time; the lifter is notified at once */
  post_admin_break_glass: {
    method: "POST";
    path: "/v1/admin/break-glass";
    parameters: {};
    query: {};
    body: BreakGlassRequest;
    answer: BreakGlassOpening;
  };
  /** List emergency access requests, newest first */
  get_admin_break_glass: {
    method: "GET";
    path: "/v1/admin/break-glass";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: BreakGlassOpeningPage;
  };
  /** One of them */
  get_admin_break_glass_id: {
    method: "GET";
    path: "/v1/admin/break-glass/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: BreakGlassOpening;
  };
  /** Approve another admin's emergency access request */
  put_admin_break_glass_id_approval: {
    method: "PUT";
    path: "/v1/admin/break-glass/{id}/approval";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: BreakGlassOpening;
  };
  /** End an emergency access at once */
  delete_admin_break_glass_id: {
    method: "DELETE";
    path: "/v1/admin/break-glass/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List emergency accesses to my training, with their reasons */
  get_me_break_glass: {
    method: "GET";
    path: "/v1/me/break-glass";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: BreakGlassOpeningPage;
  };
  /** List the lifter's workouts, newest first; needs emergency access with `history` */
  get_admin_break_glass_id_workouts: {
    method: "GET";
    path: "/v1/admin/break-glass/{id}/workouts";
    parameters: { id: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: WorkoutSummaryPage;
  };
  /** Get a workout without notes; needs emergency access with `workout_details` */
  get_admin_break_glass_id_workouts_workout: {
    method: "GET";
    path: "/v1/admin/break-glass/{id}/workouts/{workout}";
    parameters: { id: string; workout: string };
    query: {};
    body: undefined;
    answer: Workout;
  };
  /** List the lifter's records, newest first; needs emergency access with `all_lifts` or `main_lifts` */
  get_admin_break_glass_id_records: {
    method: "GET";
    path: "/v1/admin/break-glass/{id}/records";
    parameters: { id: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: PersonalRecordPage;
  };
  /** List the lifter's measurements, newest first; needs emergency access with `body_metrics` */
  get_admin_break_glass_id_measurements: {
    method: "GET";
    path: "/v1/admin/break-glass/{id}/measurements";
    parameters: { id: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: MeasurementPage;
  };
  /** List the lifter's planned workouts, latest first; needs emergency access with `plans` */
  get_admin_break_glass_id_planned_workouts: {
    method: "GET";
    path: "/v1/admin/break-glass/{id}/planned-workouts";
    parameters: { id: string };
    query: { limit?: number; after?: string };
    body: undefined;
    answer: PlannedWorkoutSummaryPage;
  };
  /** List audit log entries, newest first; each search is recorded as an entry */
  get_admin_audit: {
    method: "GET";
    path: "/v1/admin/audit";
    parameters: {};
    query: { actor?: string; subject?: string; action?: "account_change_asked" | "account_change_confirmed" | "account_change_done" | "account_change_dropped" | "account_change_vetoed" | "account_changed" | "account_created" | "account_erased" | "account_locked" | "account_registered" | "account_taken_over" | "account_unlocked" | "account_viewed" | "address_set_aside" | "alert_acknowledged" | "alert_raised" | "api_key_created" | "api_key_revoked" | "audit_exported" | "audit_origin_viewed" | "audit_searched" | "audit_signer_added" | "backup_check_failed" | "backup_checked" | "backup_made" | "backup_removed" | "break_glass_asked" | "break_glass_ended" | "break_glass_looked" | "break_glass_opened" | "coach_blocked" | "coaching_ended" | "codes_guessed" | "database_restored" | "database_upkeep" | "duties_changed" | "email_change_requested" | "email_changed" | "email_verified" | "entitlement_changed" | "erasure_requested" | "erasure_taken_back" | "expired_deleted" | "export_asked" | "export_fetched" | "factor_added" | "factor_removed" | "factors_removed" | "feedback_answered" | "feedback_triaged" | "gateway_connected" | "gateway_removed" | "grants_ended" | "identity_linked" | "identity_unlinked" | "import_taken_back" | "invite_accepted" | "invite_declined" | "job_changed" | "job_discarded" | "job_redriven" | "job_run_asked" | "job_run_cancelled" | "keys_abandoned" | "keys_rotated" | "maintenance_announced" | "maintenance_changed" | "maintenance_ended" | "module_switched" | "passkey_added" | "passkey_removed" | "passkey_suspended" | "password_changed" | "password_locked" | "password_reset" | "password_unlocked" | "payments_reconciled" | "policy_published" | "recovery_code_used" | "recovery_codes_made" | "registered" | "reset_link_sent" | "role_taken" | "session_ended" | "session_role_changed" | "sessions_ended" | "sharing_changed" | "sharing_paused" | "sharing_resumed" | "signed_in" | "team_sharing_changed" | "team_shut_out" | "tenant_changed" | "tenant_created" | "tenant_host_added" | "tenant_host_removed" | "tiers_changed" | "username_changed" | "workouts_imported"; from?: string; to?: string; q?: string; limit?: number; after?: string };
    body: undefined;
    answer: AuditRecordPage;
  };
  /** Export the newest 10,000 audit log entries as CSV */
  get_admin_audit_csv: {
    method: "GET";
    path: "/v1/admin/audit.csv";
    parameters: {};
    query: { actor?: string; subject?: string; action?: "account_change_asked" | "account_change_confirmed" | "account_change_done" | "account_change_dropped" | "account_change_vetoed" | "account_changed" | "account_created" | "account_erased" | "account_locked" | "account_registered" | "account_taken_over" | "account_unlocked" | "account_viewed" | "address_set_aside" | "alert_acknowledged" | "alert_raised" | "api_key_created" | "api_key_revoked" | "audit_exported" | "audit_origin_viewed" | "audit_searched" | "audit_signer_added" | "backup_check_failed" | "backup_checked" | "backup_made" | "backup_removed" | "break_glass_asked" | "break_glass_ended" | "break_glass_looked" | "break_glass_opened" | "coach_blocked" | "coaching_ended" | "codes_guessed" | "database_restored" | "database_upkeep" | "duties_changed" | "email_change_requested" | "email_changed" | "email_verified" | "entitlement_changed" | "erasure_requested" | "erasure_taken_back" | "expired_deleted" | "export_asked" | "export_fetched" | "factor_added" | "factor_removed" | "factors_removed" | "feedback_answered" | "feedback_triaged" | "gateway_connected" | "gateway_removed" | "grants_ended" | "identity_linked" | "identity_unlinked" | "import_taken_back" | "invite_accepted" | "invite_declined" | "job_changed" | "job_discarded" | "job_redriven" | "job_run_asked" | "job_run_cancelled" | "keys_abandoned" | "keys_rotated" | "maintenance_announced" | "maintenance_changed" | "maintenance_ended" | "module_switched" | "passkey_added" | "passkey_removed" | "passkey_suspended" | "password_changed" | "password_locked" | "password_reset" | "password_unlocked" | "payments_reconciled" | "policy_published" | "recovery_code_used" | "recovery_codes_made" | "registered" | "reset_link_sent" | "role_taken" | "session_ended" | "session_role_changed" | "sessions_ended" | "sharing_changed" | "sharing_paused" | "sharing_resumed" | "signed_in" | "team_sharing_changed" | "team_shut_out" | "tenant_changed" | "tenant_created" | "tenant_host_added" | "tenant_host_removed" | "tiers_changed" | "username_changed" | "workouts_imported"; from?: string; to?: string; q?: string };
    body: undefined;
    answer: string;
  };
  /** Export the newest 10,000 audit log entries as NDJSON, one object per line */
  get_admin_audit_ndjson: {
    method: "GET";
    path: "/v1/admin/audit.ndjson";
    parameters: {};
    query: { actor?: string; subject?: string; action?: "account_change_asked" | "account_change_confirmed" | "account_change_done" | "account_change_dropped" | "account_change_vetoed" | "account_changed" | "account_created" | "account_erased" | "account_locked" | "account_registered" | "account_taken_over" | "account_unlocked" | "account_viewed" | "address_set_aside" | "alert_acknowledged" | "alert_raised" | "api_key_created" | "api_key_revoked" | "audit_exported" | "audit_origin_viewed" | "audit_searched" | "audit_signer_added" | "backup_check_failed" | "backup_checked" | "backup_made" | "backup_removed" | "break_glass_asked" | "break_glass_ended" | "break_glass_looked" | "break_glass_opened" | "coach_blocked" | "coaching_ended" | "codes_guessed" | "database_restored" | "database_upkeep" | "duties_changed" | "email_change_requested" | "email_changed" | "email_verified" | "entitlement_changed" | "erasure_requested" | "erasure_taken_back" | "expired_deleted" | "export_asked" | "export_fetched" | "factor_added" | "factor_removed" | "factors_removed" | "feedback_answered" | "feedback_triaged" | "gateway_connected" | "gateway_removed" | "grants_ended" | "identity_linked" | "identity_unlinked" | "import_taken_back" | "invite_accepted" | "invite_declined" | "job_changed" | "job_discarded" | "job_redriven" | "job_run_asked" | "job_run_cancelled" | "keys_abandoned" | "keys_rotated" | "maintenance_announced" | "maintenance_changed" | "maintenance_ended" | "module_switched" | "passkey_added" | "passkey_removed" | "passkey_suspended" | "password_changed" | "password_locked" | "password_reset" | "password_unlocked" | "payments_reconciled" | "policy_published" | "recovery_code_used" | "recovery_codes_made" | "registered" | "reset_link_sent" | "role_taken" | "session_ended" | "session_role_changed" | "sessions_ended" | "sharing_changed" | "sharing_paused" | "sharing_resumed" | "signed_in" | "team_sharing_changed" | "team_shut_out" | "tenant_changed" | "tenant_created" | "tenant_host_added" | "tenant_host_removed" | "tiers_changed" | "username_changed" | "workouts_imported"; from?: string; to?: string; q?: string };
    body: undefined;
    answer: string;
  };
  /** Reveal the origin of an entry's request; this is recorded as an entry */
  post_admin_audit_number_origin: {
    method: "POST";
    path: "/v1/admin/audit/{number}/origin";
    parameters: { number: number };
    query: {};
    body: OriginRequest;
    answer: AuditOrigin;
  };
  /** Get the counts of open tasks; alerts and feedback need the duty `moderation` */
  get_admin_overview: {
    method: "GET";
    path: "/v1/admin/overview";
    parameters: {};
    query: {};
    body: undefined;
    answer: AdminOverview;
  };
  /** List security alerts, newest first */
  get_admin_alerts: {
    method: "GET";
    path: "/v1/admin/alerts";
    parameters: {};
    query: { limit?: number; after?: string; open?: boolean };
    body: undefined;
    answer: AlertPage;
  };
  /** Acknowledge an alert */
  put_admin_alerts_id_acknowledgement: {
    method: "PUT";
    path: "/v1/admin/alerts/{id}/acknowledgement";
    parameters: { id: string };
    query: {};
    body: Acknowledgement;
    answer: undefined;
  };
  /** Get usage analytics: active users, retention, features, templates, logging success. Groups of fewer than five are left out */
  get_admin_analytics: {
    method: "GET";
    path: "/v1/admin/analytics";
    parameters: {};
    query: { from?: string; to?: string };
    body: undefined;
    answer: AnalyticsReport;
  };
  /** Liveness probe */
  get_healthz: {
    method: "GET";
    path: "/healthz";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** Readiness probe: the database accepts writes, the keys are here, and no shutdown has begun */
  get_readyz: {
    method: "GET";
    path: "/readyz";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** Metrics for Prometheus; visible to the operator's tools only */
  get_metrics: {
    method: "GET";
    path: "/metrics";
    parameters: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /** List background jobs with their schedule and last run */
  get_admin_jobs: {
    method: "GET";
    path: "/v1/admin/jobs";
    parameters: {};
    query: {};
    body: undefined;
    answer: ScheduledJobPage;
  };
  /** A job */
  get_admin_jobs_job: {
    method: "GET";
    path: "/v1/admin/jobs/{job}";
    parameters: { job: string };
    query: {};
    body: undefined;
    answer: ScheduledJob;
  };
  /** Pause a job or change its schedule; runs that were due during a pause are skipped */
  patch_admin_jobs_job: {
    method: "PATCH";
    path: "/v1/admin/jobs/{job}";
    parameters: { job: string };
    query: {};
    body: JobChange;
    answer: ScheduledJob;
  };
  /** Start a job now, or a dry run of it; the record of the run has the result */
  post_admin_jobs_job_runs: {
    method: "POST";
    path: "/v1/admin/jobs/{job}/runs";
    parameters: { job: string };
    query: {};
    body: JobRequest;
    answer: RunOfJob;
  };
  /** List a job's runs that ended within 90 days, newest first */
  get_admin_jobs_job_runs: {
    method: "GET";
    path: "/v1/admin/jobs/{job}/runs";
    parameters: { job: string };
    query: { limit?: number; after?: string; state?: "waiting" | "running" | "succeeded" | "retrying" | "skipped" | "given_up" | "cancelled" | "superseded" };
    body: undefined;
    answer: RunOfJobPage;
  };
  /** Get a run: queued, running or ended */
  get_admin_jobs_job_runs_run: {
    method: "GET";
    path: "/v1/admin/jobs/{job}/runs/{run}";
    parameters: { job: string; run: string };
    query: {};
    body: undefined;
    answer: RunOfJob;
  };
  /** Cancel a queued or running run; what it has committed stays */
  delete_admin_jobs_job_runs_run: {
    method: "DELETE";
    path: "/v1/admin/jobs/{job}/runs/{run}";
    parameters: { job: string; run: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List failed jobs that are not retried any more, newest first */
  get_admin_dead_jobs: {
    method: "GET";
    path: "/v1/admin/dead-jobs";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: DeadJobPage;
  };
  /** Retry a failed job */
  post_admin_dead_jobs_id_redrive: {
    method: "POST";
    path: "/v1/admin/dead-jobs/{id}/redrive";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** Delete a failed job */
  delete_admin_dead_jobs_id: {
    method: "DELETE";
    path: "/v1/admin/dead-jobs/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List planned and current maintenance, most important first */
  get_maintenance: {
    method: "GET";
    path: "/v1/maintenance";
    parameters: {};
    query: {};
    body: undefined;
    answer: MaintenanceNoticePage;
  };
  /** List the tenant's maintenance windows, latest first */
  get_admin_maintenance_windows: {
    method: "GET";
    path: "/v1/admin/maintenance-windows";
    parameters: {};
    query: { limit?: number; after?: string };
    body: undefined;
    answer: MaintenanceWindowPage;
  };
  /** Schedule a maintenance window */
  post_admin_maintenance_windows: {
    method: "POST";
    path: "/v1/admin/maintenance-windows";
    parameters: {};
    query: {};
    body: MaintenanceWindowInput;
    answer: MaintenanceWindow;
  };
  /** Get a maintenance window */
  get_admin_maintenance_windows_id: {
    method: "GET";
    path: "/v1/admin/maintenance-windows/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: MaintenanceWindow;
  };
  /** Edit a maintenance window */
  patch_admin_maintenance_windows_id: {
    method: "PATCH";
    path: "/v1/admin/maintenance-windows/{id}";
    parameters: { id: string };
    query: {};
    body: MaintenanceChange;
    answer: MaintenanceWindow;
  };
  /** End or cancel a maintenance window */
  delete_admin_maintenance_windows_id: {
    method: "DELETE";
    path: "/v1/admin/maintenance-windows/{id}";
    parameters: { id: string };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /** List the installation's backups and their checks, newest first; for admins of the default tenant */
  get_admin_backups: {
    method: "GET";
    path: "/v1/admin/backups";
    parameters: {};
    query: { limit?: number; before?: string };
    body: undefined;
    answer: BackupPage;
  };
}
