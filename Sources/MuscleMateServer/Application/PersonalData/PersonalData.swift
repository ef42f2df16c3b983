/// The content of each column about a person, how long it is kept, and whether the person's export contains it. A column
/// that is not listed fails the tests: nobody adds personal data without saying so here.
enum PersonalData {
  enum Category: Hashable {
    /// Identifies a person, and says nothing about them.
    case identifier
    /// Name, address, settings: the data that the person entered about themselves.
    case profile
    case credential
    /// Training, and data that follows from it: data concerning health in the broad sense of GDPR, article 9.
    case training
    /// Coaching relations, sharing, and messages between people.
    case coaching
    /// Purchases, and their payments.
    case purchases
    /// Traces of use: sessions, attempts, looks.
    case usage
    /// The platform's own; of no person.
    case platform
  }

  enum Retention: Hashable {
    /// Until the person deletes it, or the account is erased.
    case account
    /// As the subscription that it speaks of, with which the account's erasure takes it along (by a trigger, since it
    /// may be known before the subscription is).
    case subscription
    /// Until the moment that the row itself names, then removed by a job.
    case expiry
    case days(Int)
    /// As long as the tenant.
    case tenant
  }

  struct Columns {
    let category: Category
    let names: [String]
    let isExported: Bool

    static func exported(_ category: Category, _ names: String) -> Columns {
      Columns(category: category, names: words(names), isExported: true)
    }

    static func kept(_ category: Category, _ names: String) -> Columns {
      Columns(category: category, names: words(names), isExported: false)
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
  }

  struct Table {
    let name: String
    let retention: Retention
    let columns: [Columns]

    init(_ name: String, _ retention: Retention, _ columns: Columns...) {
      self.name = name
      self.retention = retention
      self.columns = columns
    }
  }

  /// One list for each area; the larger ones have a file of their own.
  static let tables: [Table] =
    accounts + coaching + training + imports
    + catalogue + programmes + templates + drafts + body + powerlifting + progress
    + relations + roster + feedback + assignments + billing
    + queue + audit + factors + identities + administration + privacy + sentNotifications + operation

  // MARK: - Accounts

  private static let accounts: [Table] = [
    Table(
      "app.accounts", .account, .exported(.identifier, "id username"),
      .exported(
        .profile, "email email_verified_at display_name roles locale time_zone unit created_at updated_at"),
      .exported(.usage, "erasure_due_at consent_due_at mail_bounces mail_stopped_since"),
      .kept(.identifier, "tenant_id"),
      .kept(.usage, "locked_at admin_since")),
    Table(
      "auth.credentials", .account, .kept(.identifier, "tenant_id account_id"),
      .kept(.credential, "password_hash changed_at")),
    Table(
      "auth.sessions", .expiry, .kept(.identifier, "tenant_id account_id id"),
      .kept(.credential, "token_hash"),
      .exported(.usage, "role device method agent address created_at last_used_at proved_at expires_at")),
    Table(
      // They open something for two days at most. Later, an old link can still be recognised as old.
      "auth.one_time_tokens", .days(30), .kept(.identifier, "tenant_id account_id"),
      .kept(.credential, "token_hash purpose new_email created_at expires_at used_at")),
    Table(
      "auth.sign_in_attempts", .days(30), .kept(.identifier, "tenant_id id subject"),
      .kept(.usage, "address at outcome kind")),
    Table(
      "auth.given_up_usernames", .days(90), .kept(.identifier, "tenant_id account_id"),
      .exported(.profile, "username given_up_at")),
    Table(
      "auth.set_aside_addresses", .account, .kept(.identifier, "tenant_id account_id address_hash"),
      .kept(.usage, "set_aside_at")),
    Table(
      "auth.registrations", .days(30), .kept(.identifier, "tenant_id id"), .kept(.usage, "address at")),
    Table(
      // Looked at by the mail loop within a second, and gone with that; the day is for a server whose mail loop does not run.
      "auth.address_requests", .days(1), .kept(.identifier, "tenant_id id"), .kept(.profile, "email"),
      .kept(.credential, "token_hash secret"), .kept(.usage, "kind asked_at")),
    Table(
      "app.outbox_mail", .days(30), .kept(.identifier, "tenant_id id"),
      .kept(.profile, "recipient locale arguments"), .kept(.credential, "secret"),
      .kept(.platform, "kind created_at attempts next_try_at last_error sent_at failed_at bounced_at")),
    Table(
      "app.idempotency_keys", .days(1), .kept(.identifier, "tenant_id account_id resource_id"),
      .kept(.usage, "key request_digest created_at")),
    Table(
      "app.tenants", .tenant,
      .kept(
        .platform,
        """
        id slug name is_default modules locale public_url mail_sender password_minimum_length \
        password_requires password_blocks_common grace_days read_only_days created_at branding \
        minimum_app_versions minimum_age terms_url privacy_url lockout_failures lockout_minutes session_days \
        erasure_grace_days break_glass_needs_approval break_glass_approval_until passkey_domain passkey_origins cors_origins \
        sender_hosts
        """)),
    Table("app.tenant_hosts", .tenant, .kept(.platform, "tenant_id host position")),
    Table(
      "app.tenant_pictures", .tenant,
      .kept(.platform, "tenant_id kind media_type sha256 bytes width height changed_at")),
    Table(
      "auth.limits", .tenant,
      .kept(
        .platform,
        """
        is_only failures_before_wait first_wait longest_wait attempts_at_once address_failures_per_minute \
        mails_per_hour sessions_per_account registrations_per_hour address_requests_per_hour session_life \
        verification_life reset_life challenge_life challenge_tries codes_per_hour codes_per_day \
        factors_per_account sign_ins_per_hour sign_in_flow_life api_keys_per_account account_change_wait \
        link_key
        """)),
  ]

  // MARK: - Coaching

  private static let coaching: [Table] = [
    Table(
      "app.coachings", .account, .kept(.identifier, "tenant_id"),
      .exported(.coaching, "coach_id lifter_id since")),
    Table(
      "app.grants", .account, .kept(.identifier, "tenant_id"),
      .exported(.coaching, "coach_id lifter_id scope since starts_at expires_at"),
      .kept(.coaching, "paused_until opens_at")),
    Table(
      "app.invites", .account, .kept(.identifier, "tenant_id"), .kept(.credential, "token_hash"),
      .exported(
        .coaching,
        "id coach_id team_id recipient lifter_id message scopes state created_at expires_at closed_at"),
      .kept(.usage, "sends is_silent")),
    Table(
      "app.access_log", .days(730), .kept(.identifier, "tenant_id lifter_id id"),
      .exported(.usage, "viewer_id scope object_id at break_glass_id"), .kept(.usage, "quarter")),
  ]

  // MARK: - Training

  private static let training: [Table] = [
    Table(
      "app.exercises", .account, .kept(.identifier, "tenant_id lifter_id import_id"),
      .exported(
        .training,
        """
        id name lift lift_source catalogue_slug training_type measure primary_muscles secondary_muscles \
        traits_source created_at
        """), .kept(.training, "key version")),
    Table(
      "app.workouts", .account, .kept(.identifier, "tenant_id lifter_id"),
      .exported(
        .training,
        """
        id name performed_at time_zone local_date duration_seconds exercise_count set_count warm_up_count activity
        """),
      .kept(.training, "version")),
    Table(
      "app.workout_notes", .account, .kept(.identifier, "tenant_id lifter_id workout_id"),
      .exported(.training, "notes")),
    Table(
      "app.workout_exercises", .account, .kept(.identifier, "tenant_id lifter_id workout_id"),
      .exported(.training, "id position exercise_id notes superset")),
    Table(
      "app.sets", .account, .kept(.identifier, "tenant_id lifter_id workout_id exercise_position"),
      .exported(
        .training, "id position kind reps weight unit rpe rest_seconds duration_seconds distance_meters notes"
      ),
      .kept(.training, "weight_grams")),
    Table(
      "app.lift_days", .account,
      .kept(
        .identifier,
        "tenant_id lifter_id exercise_id workout_id last_in most_reps_in longest_in farthest_in"),
      .kept(
        .training,
        """
        local_date lift weight unit weight_grams reps rpe e1rm_grams volume_grams volume candidates set_count \
        rep_count total_seconds total_meters most_reps longest_seconds farthest_meters
        """)),
    Table("app.lifter_versions", .account, .kept(.identifier, "tenant_id lifter_id version swept")),
    Table("app.sync_stamps", .account, .kept(.identifier, "tenant_id lifter_id kind id version")),
    Table(
      "app.sync_devices", .days(180), .kept(.identifier, "tenant_id account_id id request_id recent"),
      .kept(.usage, "done seen_at")),
    Table("app.installation", .tenant, .kept(.platform, "epoch is_only")),
    Table(
      "app.deletions", .days(180), .kept(.identifier, "tenant_id lifter_id id"),
      .kept(.usage, "kind version deleted_at")),
    Table("app.lift_spellings", .tenant, .kept(.platform, "words lift")),
  ]

  // MARK: - Imports

  private static let imports: [Table] = [
    Table(
      "app.imports", .account, .kept(.identifier, "tenant_id lifter_id id"),
      .exported(.usage, "source dialect time_zone created_at report columns dates"), .kept(.usage, "header")),
    Table(
      "app.imported_workouts", .account,
      .kept(.identifier, "tenant_id lifter_id workout_id import_id written_by content key version")),
    Table(
      "app.imported_things", .account, .kept(.identifier, "tenant_id lifter_id kind id import_id version")),
    Table(
      "app.imported_names", .account, .kept(.identifier, "tenant_id lifter_id exercise_id"),
      .exported(.usage, "source key")),
  ]
}
