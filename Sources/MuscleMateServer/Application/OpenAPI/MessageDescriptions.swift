// Written by `musclemate routes --descriptions` (`make schema`).
// swift-format-ignore-file

/// The doc comments of the messages and of their members.
enum MessageDescriptions {
  static let lines = #"""
    APIKey: An API key, without its token.
    APIKey.name: The name that its owner gave it.
    APIKey.role: The role in which it acts: that of the session which made it.
    APIKey.scopes: What it may do. Writing does not include reading.
    APIKey.expires_at: When it ends. Absent: it works until it is revoked.
    APIKeyRequest: A new API key.
    APIKeyRequest.name: A name by which its owner knows it again.
    APIKeyRequest.scopes: What it may do. Writing does not include reading.
    APIKeyRequest.expires_at: When it ends. Absent: it works until it is revoked.
    Account: A person's account, as that person sees it.
    Account.duties: What an admin looks after. Absent: it is no admin.
    Account.time_zone_outdated: Whether the time zone is a name that is refused by now, so that the person has to choose one. Absent: it is not.
    Account.unit: The unit in which the person enters and reads weights.
    Account.erasure_due_at: When it will be erased; until then the erasure can be cancelled. Absent: it was not requested.
    Account.consent_due_at: From when on it can only be read, unless its holder agrees to new terms or a new privacy policy before. Absent: there is nothing to agree to.
    Account.mail_stopped_since: Since when only what concerns the account's security is mailed, since three mails came back. Confirming the address again or changing it ends that.
    AccountChange: A change of how an account is reached. An admin's waits some days, in which the account's holder may refuse it. The holder's own change of address takes effect when the new address answers.
    AccountChange.kind: What is to be changed.
    AccountChange.new_email: The address that is to be the account's.
    AccountChange.reason: Why an admin asked for it.
    AccountChange.state: Whether it waits, was done, or was refused.
    AccountChange.asked_by: The admin who asked for it, or the account itself.
    AccountChange.due_at: When it takes effect, unless the holder refuses it before. Of the holder's own: when the link to the new address expires.
    AccountChange.confirmed_at: When the new address answered. Without that it never takes effect.
    AccountChange.closed_at: When it was done, refused or dropped. Absent: it waits.
    AccountChanges: The owner's changes of an account; an absent member stays as it is.
    AccountChanges.display_name: The name that others see. Null: they see the username.
    AccountChanges.unit: The unit in which the person enters and reads weights.
    AccountLock: Why an account is locked.
    AccountLock.reason: The admin's words, which the person read in a mail.
    AccountLock.at: When it was locked.
    AccountLock.by: The id of the admin who locked it.
    Acknowledgement: An admin's acknowledgement of an alert, and the outcome.
    Acknowledgement.note: What came of it, for other admins.
    AddressRemoval: Why an admin sets an account's address aside.
    AddressRemoval.reason: Why it is done. It is kept in the audit log.
    AddressReplacement: An address in place of one that an admin set aside.
    AddressReplacement.login: The username, or the address that was set aside.
    AddressReplacement.email: The new address.
    AddressRequest: Names an address to which something is to be mailed, if it is someone's.
    AddressRequest.email: The mail address.
    AdminAccount: An account as admins see it: who it is, and how it is reached and signed in to. Nothing of what is trained.
    AdminAccount.address_set_aside_at: When an admin set its address aside; `email` is then one where nothing arrives. Absent: the account has its address, or got another one.
    AdminAccount.duties: The duties of an admin. Absent: it is no admin.
    AdminAccount.state: Whether the account can be used, and if not, why.
    AdminAccount.unit: The unit in which the person enters and reads weights.
    AdminAccount.lock: Who locked it, and why. Absent: it is not locked.
    AdminAccount.erasure_due_at: When it will be erased. Absent: its erasure was not asked for.
    AdminAccount.mail_stopped_since: Since when only what concerns security is mailed, since three mails came back. It lasts until the address is confirmed again.
    AdminAccount.password_locked_until: The password was guessed at, and opens nothing before this moment.
    AdminAccount.has_password: False for an account that is signed in to by a provider or a passkey alone.
    AdminAccount.changes: What admins asked for of late that waits, or waited, for the holder.
    AdminAccount.sessions: How many devices are signed in.
    AdminAccount.last_used_at: When one of the sessions that are left was used last. Absent: there is none.
    AdminAccountChanges: The admins' changes of an account; an absent member stays as it is.
    AdminAccountChanges.email: The mail address. It counts after some days (`changes`), once the link that is mailed to it was used and unless the holder refuses; of an account that never confirmed its address, with the link. The current address cancels a change that waits.
    AdminAccountChanges.roles: The roles that the account has. Sessions in a role that is taken away end.
    AdminAccountQuery: The wanted accounts.
    AdminAccountQuery.q: Only accounts with this as a part of the name, username or address, or as the id.
    AdminAccountQuery.role: Only accounts that have this role.
    AdminAccountQuery.state: Only accounts in this state.
    AdminAccountQuery.mail_stopped: Only accounts to which mail stopped since it came back, or with false the others.
    AdminAccountQuery.created_from: Only accounts made at this moment or later.
    AdminAccountQuery.created_before: Only accounts made before this moment.
    AdminAccountSummary: An account in the admins' list.
    AdminAccountSummary.state: Whether the account can be used, and if not, why.
    AdminDuties: The duties of an admin.
    AdminDuties.duties: What the admin looks after. Without any, no route of admins is open.
    AdminOverview: The figures of what waits for an admin.
    AdminOverview.open_alerts: How many alerts nobody has seen to. Absent without the duty `moderation`.
    AdminOverview.open_feedback: How much feedback nobody has sorted. Absent without the duty `moderation`.
    AdminOverview.given_up_runs: How many jobs failed and are not retried any more.
    AdminOverview.time_zones_outdated: How many accounts have a time zone that is refused by now: their owners are asked to choose one.
    AdminOverview.windows: How many maintenance windows are announced or under way.
    AdminOverview.last_backup_at: When the installation was last backed up, for admins of the default tenant. Absent for others, and before the first.
    AgreedVersion: The version of a policy that is agreed to.
    AgreedVersion.version: The version of the policy.
    Agreement: A version that is agreed to.
    Agreement.kind: The policy.
    Agreement.version: The version of the policy.
    Alert: Something unusual, by an account or at an address.
    Alert.kind: What was noticed.
    Alert.about: The subject, if it is no account: a network address.
    Alert.account: The account that it is about. Absent: it is about something else.
    Alert.details: How much was counted, and what was usual.
    Alert.first_at: When it was seen first.
    Alert.last_at: When it was seen last; it goes on as long as no admin has acknowledged it.
    Alert.acknowledged_at: When an admin acknowledged it. Absent: no admin did.
    Alert.acknowledged_by: The admin who acknowledged it.
    Alert.note: What the admin noted of it.
    AlertQuery: The wanted alerts, the newest first.
    AlertQuery.open: Only alerts that no admin has acknowledged.
    AnalyticsQuery: The wanted days; both are included, in UTC.
    AnalyticsQuery.from: The first day. Absent: 29 days before `to`.
    AnalyticsQuery.to: The last day. Absent: yesterday.
    AnalyticsReport: How a tenant is used. A number is null where it is about fewer people than `fewest_people`.
    AnalyticsReport.from: The first day of the report, in UTC.
    AnalyticsReport.to: The last day of the report, in UTC.
    AnalyticsReport.fewest_people: How many people a number has to be about. Numbers about fewer are absent.
    AnalyticsReport.days: Each day of the span, the earliest first.
    AnalyticsReport.features: How much each part of the platform was used.
    AnalyticsReport.templates: The templates that at least so many people trained by on a day, by their names.
    AnalyticsReport.cohorts: The people by the week in which they registered.
    AnalyticsReport.logging: How many workouts that were begun as drafts were finished.
    AppPreferences: What an app remembers for a person on all their devices. The server does not read it.
    AppPreferences.settings: An object of the app's own making. Its members come back in any order, and without those that are null.
    AppPreferences.version: The number of the version, which goes up with every change. 0: nothing was kept yet.
    AppPreferences.updated_at: When it was changed last. Absent: nothing was kept yet.
    AppStoreAccountToken: Tells the App Store whose purchase it is: the app passes it to StoreKit as `appAccountToken`.
    AppStoreAccountToken.account_token: The token that StoreKit takes as `appAccountToken`.
    AppStoreRestoration: All purchases on a device (`Transaction.currentEntitlements`).
    AppStoreRestoration.signed_transactions: The purchases, each as StoreKit signed it (a JWS).
    AppStoreTransactionRequest: A purchase as StoreKit signed it (`Transaction.jwsRepresentation`).
    AppStoreTransactionRequest.signed_transaction: The purchase, as StoreKit signed it (a JWS).
    AppVersions: The oldest version of each app that may go on.
    AppVersions.ios: The oldest version for iOS, such as 2.4.0.
    AppVersions.android: The oldest version for Android, such as 2.4.0.
    AppVersions.web: The oldest version of the web app, such as 2.4.0.
    AssertionResponse: What a device makes when someone signs in by a passkey.
    AssertionResponse.clientDataJSON: What the browser says of the request, in base64url.
    AssertionResponse.authenticatorData: What the device says of itself, in base64url.
    AssertionResponse.signature: The signature over both, in base64url.
    AssertionResponse.userHandle: The account that the passkey was made for, in base64url.
    AssignedClient: The state of an assignment with one client.
    AssignedClient.id: The client.
    AssignedClient.username: The client's username. Absent once the two are not connected any more.
    AssignedClient.is_open: Whether the client lets the coach see and write plans now. If not, state, revision and progress are absent.
    AssignedClient.state: Whether the plan is under way with this client.
    AssignedClient.progress: How many of the sessions are done.
    AssignedPlan: A plan that a coach assigned to the lifter who reads it.
    AssignedPlan.name: The plan's name.
    AssignedPlan.message: What the coach wrote about it.
    AssignedPlan.coach: The coach who assigned it.
    AssignedPlan.programme_id: The lifter's own copy of the coach's programme.
    AssignedPlan.adaptation: What the lifter may change of it while it is locked.
    AssignedPlan.is_locked: Whether only the adaptations may be changed: as long as the coach has the scope plans.
    AssignedPlan.state: Whether it is under way.
    AssignedPlan.created_at: When it was assigned.
    AssignedPlan.changed_at: When the coach changed it last.
    AssignedPlan.progress: How many of its sessions are done.
    AssignedPlan.version: The lifter's version as of the last change.
    AssignedPlan.Author: An author whose account may be gone meanwhile: then only the name is left.
    AssignedPlan.Author.id: The id of the account. Absent: it is gone.
    Assignment: An assignment with what became of it, client by client.
    Assignment.name: The plan's name.
    Assignment.source_version: The version of the template, or the number of the programme's definition, that it was made from.
    Assignment.starts_on: The first day. Absent: each client's today.
    Assignment.dates: Of a template: single days instead of weekdays.
    Assignment.weeks: How many weeks a template is repeated on its weekdays.
    Assignment.adaptation: What clients may change of it.
    Assignment.message: What the clients are told about it.
    Assignment.changed_at: When the plan was changed last.
    Assignment.clients: What became of it with each client.
    AssignmentForecast: The effect of an assignment on each of the clients, before it is made.
    AssignmentForecast.clients: What it would be for each client.
    AssignmentMaking: A template or a programme of the coach's for clients' weeks.
    AssignmentMaking.name: The name for the clients. Absent: that of the template or the programme.
    AssignmentMaking.template_id: The template. Either this or a programme.
    AssignmentMaking.programme_id: The programme. Either this or a template.
    AssignmentMaking.lifters: The ids of the clients.
    AssignmentMaking.starts_on: The first day. Absent: each client's today.
    AssignmentMaking.weekdays: The days of the sessions. Absent: those of a programme are undated.
    AssignmentMaking.dates: Of a template: single days instead of weekdays.
    AssignmentMaking.weeks: How many weeks a template is repeated on its weekdays. Absent: one.
    AssignmentMaking.adaptation: What clients may change of it.
    AssignmentMaking.message: What the clients are told about it.
    AssignmentMaking.again: Whether clients get it who already have the same plan on one of the days. Absent: false.
    AssignmentMaking.past: Whether sessions may get days that are past for the client. Absent: false.
    AssignmentQuery: The wanted assignments, newest first.
    AssignmentQuery.lifter: Only what was assigned to this client.
    AssignmentQuery.template_id: Only assignments of this template.
    AssignmentQuery.programme_id: Only assignments of this programme.
    AssignmentQuery.withdrawn: Only those withdrawn, or with false only the others. Absent: those withdrawn are left out.
    AssignmentSummary: An assignment in the list: a summary of all clients whose plans are open.
    AssignmentSummary.name: The plan's name.
    AssignmentSummary.starts_on: The first day. Absent: each client's today.
    AssignmentSummary.client_count: How many clients have it.
    AssignmentSummary.progress: How many of the sessions are done, of all clients whose plans are open.
    AttentionCount: How many entries a rule has.
    AttentionCount.count: How many entries there are.
    AttentionData: The data of a finding; each rule has members of its own.
    AttentionData.missed: The missed sessions, the newest first, at most 28.
    AttentionData.falls: The main lifts whose estimates fell, the deepest fall first.
    AttentionData.lift: The main lift whose estimate fell most; the next three members are of it.
    AttentionData.exposures: The estimates that were compared: the best one before, then those of the last days, the oldest first. Other than in graphs and in the list of clients, reps that the RPE says were left count as done.
    AttentionData.e1rm: The best estimate of the last days.
    AttentionData.change_percent: The change from the best estimate before to the best of the last days, in percent. Below zero it fell.
    AttentionData.rpe_excess: The mean of `efforts`.
    AttentionData.efforts: The sessions that the mean is of.
    AttentionData.days_silent: How many days there was no workout.
    AttentionData.last_workout: The last workout. Absent: nothing was ever logged. Then the days count from the beginning of the coaching.
    AttentionData.unread_comments: How many comments of the client wait to be read.
    AttentionData.unread_messages: How many messages of the client wait to be read.
    AttentionData.unread_text: The first line of the newest of them, at most 200 characters.
    AttentionData.unread_at: When the newest of them was written.
    AttentionData.unread_workout_id: The workout of the newest comment, where that is the newest of them.
    AttentionDismissal: Until when an entry is put aside; absent: as long as it says the same.
    AttentionDismissal.until: The moment at which it comes back. Absent: it comes back when it says something else.
    AttentionDismissals: Entries that are put aside together.
    AttentionDismissals.entries: The entries. One that is not in the queue any more is passed over.
    AttentionDismissals.until: The moment at which they come back. Absent: each comes back when it says something else.
    AttentionEntry: A rule's finding about a client: in words, by which values of the rule, and from which data.
    AttentionEntry.id: The id, the same as long as the entry reports the same event. If it happens again, that is another entry.
    AttentionEntry.client: The client whom it is about.
    AttentionEntry.at: Since when it is so. Absent of what waits to be read.
    AttentionEntry.text: The finding in words of the caller's language.
    AttentionEntry.parameters: The values of the rule that found it.
    AttentionEntry.data: The data that it was found in.
    AttentionEntry.dismissed_until: Until when it is put aside. Absent: it is not, or as long as it says the same.
    AttentionQuery: The wanted entries of the attention queue.
    AttentionQuery.rule: Only entries of this rule.
    AttentionQuery.client: Only entries about this client.
    AttentionQuery.dismissed: Instead of what waits, what was put aside and still is. Absent: false.
    AttentionQueue: A page of the attention queue: first what waits to be read, then the newest finding.
    AttentionQueue.counts: How many there are on all pages, of each rule that found something.
    AttentionQueue.clients: How many clients the entries of all pages are about.
    AttentionReturns: Entries that are taken up again together.
    AttentionReturns.entries: The entries. One that is not put aside is passed over.
    AttentionRules: When the rules speak up: for all of a coach's clients, or for one of them. What is absent is as it is for all clients, and there as the platform has it.
    AttentionRules.muted: The rules and lifts of which nothing is said.
    AttentionRules.missed_sessions: So many planned sessions were missed within missed_days.
    AttentionRules.missed_days: Within how many days before today sessions are missed.
    AttentionRules.fall_percent: By how many percent the best estimated maximum of the last fall_exposures days of a lift is below the best comparable day of the 12 weeks before.
    AttentionRules.fall_exposures: How many of the last days with an estimate are compared with those before. Days of a planned deload are left out.
    AttentionRules.rpe_excess: By how much the mean RPE lies above the prescribed one over rpe_sessions.
    AttentionRules.rpe_sessions: Over how many of the last planned sessions that had an RPE the mean is taken, all within 90 days.
    AttentionRules.silent_days: For how many days there was no workout.
    AttestationResponse: What a device makes when a passkey is registered.
    AttestationResponse.clientDataJSON: What the browser says of the request, in base64url.
    AttestationResponse.attestationObject: The new public key with what the device says of itself, in base64url.
    AttestationResponse.transports: How the device can be reached, as for a later sign-in.
    AttestationResponse.authenticatorData: Part of attestationObject. It is ignored.
    AttestationResponse.publicKey: Part of attestationObject. It is ignored.
    AttestationResponse.publicKeyAlgorithm: Part of attestationObject. It is ignored.
    AuditFilter: The wanted entries.
    AuditFilter.actor: Only what this account did.
    AuditFilter.subject: Only what was done to this account.
    AuditFilter.action: Only this action.
    AuditFilter.from: Only what was done at this moment or later.
    AuditFilter.to: Only what was done before this moment.
    AuditFilter.q: Only entries with this in the action, the details, the reason or the origin, as far as the entry shows them, in either case.
    AuditOrigin: Where a request came from.
    AuditOrigin.email: The mail address that was tried, of a sign-in that failed.
    AuditOrigin.address: The network address.
    AuditOrigin.user_agent: The program that sent the request, as it names itself.
    AuditPerson: An account by its id, and by its names as long as there is one.
    AuditPerson.username: The username. Absent: the account is gone.
    AuditPerson.display_name: The name that others see. Absent: there is none, or the account is gone.
    AuditQuery: The wanted entries, a page at a time.
    AuditRecord: An action: the actor, the time and the origin.
    AuditRecord.number: The number of the entry, counted from 1 without a gap: what is missing shows.
    AuditRecord.at: When it happened.
    AuditRecord.actor: The account that did it. Absent: a job, the operator's command, or someone who was not signed in.
    AuditRecord.role: The role in which the actor acted.
    AuditRecord.action: What was done.
    AuditRecord.subject: The account that it was done to. Also absent if the entry is about sharing and shows its actor.
    AuditRecord.details: What was said with it; each action has members of its own. Also empty if the entry is about sharing.
    AuditRecord.reason: Why an admin did it, in the admin's words. Absent: the action asks for no reason, or the account is gone.
    AuditRecord.request_id: The request that did it, as in the problem documents and in the server's log.
    AuditRecord.origin: The origin of what an admin, a job or the command did. Absent: there was none, it is forgotten by now, or it is shown on request.
    AuditRecord.origin_on_request: Whether the origin is kept and `POST /v1/admin/audit/{number}/origin` shows it: what lifters, coaches and visitors did.
    AuditRecord.hash: The digest of this entry and, through the one before it, of all before it: SHA-256 in hexadecimal digits.
    Backup: A backup of the installation's database.
    Backup.name: The name of the backup, which `musclemate restore` takes.
    Backup.place: Where it is kept.
    Backup.made_at: When it was made.
    Backup.bytes: The size of the encrypted archive, in bytes.
    Backup.rows: How many rows it has.
    Backup.sha256: The digest of the encrypted archive, in hexadecimal digits.
    Backup.removed_at: When its files were removed. Absent: they are kept.
    Backup.checked_at: When it was checked last. Absent: it was not.
    Backup.extent: How much the last check looked at.
    Backup.problem: What the last check found wrong.
    BackupQuery: The wanted part of the list of backups.
    BackupQuery.before: The next of an earlier page.
    BarAndPlates: A bar and the plates for it.
    BarAndPlates.bar: The weight of the empty bar, or handle.
    BarAndPlates.collars: The weight of all collars together. Absent in a request: 0.
    BarAndPlates.sides: How many places are loaded alike: 1, 2 or 4. Absent in a request: 2.
    BarAndPlates.plates: The plates, each weight once.
    BarAndPlates.Stock: Plates of one weight.
    BarAndPlates.Stock.weight: The weight of one plate.
    BarAndPlates.Stock.count: How many single plates there are, not pairs. Absent: as many as it takes.
    BlockedCoach: A coach whom a lifter has blocked.
    BlockedCoach.since: Since when the coach is blocked.
    BodyDrawingQuery: A graph of the body as a drawing, of at most 180 points.
    BodyDrawingQuery.unit: The unit of a body weight. Absent: the profile's.
    BodyDrawingQuery.bucket: How much a point covers at least. Absent: a day.
    BodyDrawingQuery.format: The file format. Absent: SVG.
    BodyDrawingQuery.width: For how many pixels it is drawn. Absent: 720.
    BodyDrawingQuery.scale: Where the axis begins. Absent: just below the lowest value.
    BodyDrawingQuery.goal: A value at which a dotted line is drawn, in the unit of the graph.
    BodyDrawingQuery.goal_by: The day until which the goal is to be reached.
    BodyPictureQuery: How a picture of the body's graph is made, and of what.
    BodyPictureQuery.scale: Where the axis begins. Absent: as the profile says.
    BodyProgress: A graph of body weight or body fat; at most the last 1,100 points.
    BodyProgress.kind: What is shown: body_weight or body_fat.
    BodyProgress.unit: The unit of the values.
    BodyProgress.Point: The mean of a day, or of a week or month from its first day on.
    BodyProgress.Point.value: The mean of the measurements.
    BodyProgress.Point.lowest: The least that was measured.
    BodyProgress.Point.highest: The most that was measured.
    BodyProgress.Point.count: How many measurements there were.
    BodyProgressQuery: The days of a graph of the body.
    BodyProgressQuery.unit: The unit of a body weight. Absent: the profile's.
    BodyProgressQuery.bucket: How much a point covers. Absent: a day.
    BodyWeight: The body weight: its last measurement.
    BodyWeight.unit: The unit of the weight. Absent in a request: the profile's.
    BodyWeight.measured_at: When it was measured. In a change: the value was read, and is not noted again.
    Branding: The look and the texts of a brand.
    Branding.primary_color: The main colour, as #rrggbb.
    Branding.accent_color: The colour of what stands out, as #rrggbb.
    Branding.background_color: The colour of the background, as #rrggbb.
    Branding.logo_url: The address of the logo.
    Branding.icon_url: The address of the icon.
    Branding.tagline: A short line beside the name.
    Branding.welcome: The text on the first page.
    Branding.support_email: The mail address for questions.
    Branding.website: The address of the tenant's own site.
    BreakGlassOpening: A look of support's at one lifter's training.
    BreakGlassOpening.account: The lifter whose training is looked at.
    BreakGlassOpening.admin: The admin who asked for it.
    BreakGlassOpening.reason: Why support has to look, as the lifter reads it.
    BreakGlassOpening.scopes: The parts of the data that are opened.
    BreakGlassOpening.minutes: How long it is open once it was opened, in minutes.
    BreakGlassOpening.state: Whether it waits for a second admin, is open, or is over.
    BreakGlassOpening.requested_at: When it was asked for.
    BreakGlassOpening.approved_by: The second admin, who agreed. Absent: no one had to, or no one has.
    BreakGlassOpening.opened_at: When it was opened. Absent: it was not.
    BreakGlassOpening.ends_at: When it ends, or ended. Absent: it was not opened.
    BreakGlassRequest: Support's request to look at one lifter's training.
    BreakGlassRequest.account: The lifter whose training is to be looked at.
    BreakGlassRequest.reason: Why support has to look. The lifter reads it.
    BreakGlassRequest.scopes: The parts of the data that are to be opened.
    BreakGlassRequest.minutes: How long it is to be open, in minutes.
    CatalogueExercise: An exercise that comes with the platform, in the caller's language.
    CatalogueExercise.slug: The name that is the same in every language.
    CatalogueExercise.name: The name in the caller's language.
    CatalogueExercise.instruction: How it is done, in the caller's language.
    CatalogueExercise.muscle_groups: The groups of the muscles that do the work.
    CatalogueExercise.aliases: Other names by which it is recognised.
    CatalogueExercise.licence: The licence, by its name in SPDX.
    CatalogueExercise.source: Who wrote the entry.
    CatalogueQuery: The wanted exercises of the catalogue; by name.
    CatalogueQuery.group: Only exercises whose working muscles are in this group.
    CatalogueQuery.muscle: Only exercises in which this muscle does the work.
    CatalogueQuery.type: Only exercises that train this.
    CatalogueQuery.equipment: Only exercises with this equipment.
    CatalogueQuery.q: Only exercises with this as a part of the name, in any language and spelling that the catalogue knows.
    CheckoutConfirmation: The state at the provider of the checkout that the caller began last.
    CheckoutConfirmation.state: Whether it was paid. complete: it was paid, or the trial began, and what was bought is open.
    CheckoutRequest: The wish to buy a tier.
    CheckoutRequest.price: The id of one of a tier's prices that is sold through Stripe.
    CheckoutRequest.success_url: Where the page leads once it is paid. Absent: the tenant's own page.
    CheckoutRequest.cancel_url: Where the page leads back to. Absent: the tenant's own page.
    ClientFeedEntry: Something that a client did: a workout or a comment.
    ClientFeedEntry.id: The workout's or the comment's.
    ClientFeedEntry.kind: Whether it is a workout or a comment.
    ClientFeedEntry.at: When the workout was done or the comment written.
    ClientFeedEntry.lifter: The client who did it.
    ClientFeedEntry.workout_id: The workout that was done or commented on.
    ClientFeedEntry.workout: The workout's name.
    ClientFeedEntry.local_date: The workout's day, where the client was.
    ClientFeedEntry.set_count: How many sets were done, without warm-ups.
    ClientFeedEntry.record_count: How many records fell in the workout, of those that the coach may see. Absent: they are not shared.
    ClientFeedEntry.text: The comment. Absent: it is a workout.
    ClientForecast: What an assignment would be for one client.
    ClientForecast.id: The client.
    ClientForecast.is_open: Whether the client lets the coach plan. If not, nothing else is known.
    ClientForecast.has_room: Whether there is room for it among 2000 planned workouts and 50 programmes.
    ClientForecast.has_plates: Whether the client said what plates they have in their unit.
    ClientForecast.lacks_maxes: Exercises whose one-rep maximum is not known: a programme is refused, a template keeps percentages.
    ClientForecast.off_plates: The loads that the plates miss by more than 2.5 kg or 5 lb, 20 at most.
    ClientForecast.already_on: The first day that has the same plan already, by another assignment of mine. Absent: none has, or the plan is assigned `again`.
    ClientForecast.shared_days: The days that get a session beside one that is planned already, by another plan; the first 20.
    ClientForecast.weeks: What is asked for, week by week. Of a change: only in sessions that are still to come.
    ClientForecast.changes: What becomes of the sessions that the client has. Absent: the assignment is new for the client.
    ClientForecast.Load: A load that the client's plates miss.
    ClientForecast.Load.exercise: The exercise's name.
    ClientForecast.Load.wanted: The load as it was reckoned.
    ClientForecast.Load.loaded: The nearest load that the plates make.
    ClientForecast.MuscleSets: How many sets a muscle gets.
    ClientForecast.MuscleSets.sets: How many sets.
    ClientForecast.SessionChanges: What a change of an assignment does to one client's sessions that are still to come.
    ClientForecast.SessionChanges.added: How many are new.
    ClientForecast.SessionChanges.changed: How many are written once more: their loads and exercises follow the plan.
    ClientForecast.SessionChanges.withdrawn: How many are taken off.
    ClientForecast.SessionChanges.kept: How many keep the loads and exercises that I changed of that session alone.
    ClientForecast.SessionChanges.moved: How many keep the day that they were moved to.
    ClientForecast.SessionChanges.lost: How many lose loads or exercises that the client changed.
    ClientForecast.TopLoad: The heaviest set of an exercise in a week. What a machine helps is no load.
    ClientForecast.TopLoad.exercise: The exercise's name.
    ClientForecast.TopLoad.max: The client's one-rep maximum of it, logged or estimated, in the unit of the weight. Absent: it is not known, or the client does not share the lift.
    ClientForecast.TopLoad.above_max: Whether the set is too heavy for the client's one-rep maximum: the weight is above it, or the one that its reps and RPE ask for (Epley) is more than a tenth above it. It counts as it was before it was rounded. Absent: the maximum is not known.
    ClientForecast.Week: What a week asks for.
    ClientForecast.Week.week: The number of the week, from 1.
    ClientForecast.Week.sessions: How many sessions it has.
    ClientForecast.Week.sets: How many sets it has, without warm-ups.
    ClientForecast.Week.muscles: The sets for each muscle: those of exercises whose primary muscle it is.
    ClientForecast.Week.top_loads: The heaviest set of each exercise with a load.
    ClientLabel: One of a coach's labels, and how many clients have it.
    ClientLabel.name: The label's name.
    ClientLabel.client_count: How many clients carry it.
    ClientLabels: The labels of one client, by their names or ids; names that are new are made.
    ClientLabels.labels: The names or ids of the labels. A name that is new is made, an id that is no label is refused.
    ClientNote: A coach's note on a client, for the coach alone.
    ClientNote.text: The note.
    ClientPlansQuery: The wanted ones of a client's planned workouts; earliest first, those without a day at the end.
    ClientPlansQuery.from: The first day. With from or to, workouts without a day are left out.
    ClientPlansQuery.to: The last day. With from or to, workouts without a day are left out.
    ClientPlansQuery.state: Only planned workouts in this state.
    ClientPlansQuery.assignment_id: Only planned workouts of this assignment.
    ClockPress: A press of a button of the clock: start, pause or resume.
    ClockPress.at: The moment at which it was pressed, for a device that sends it later. It lies in the last 24 hours; what is at most a minute ahead counts as now. If the clock was turned after this moment, the press has no effect. Absent: now.
    Coach: A lifter's coach, and what the lifter shares.
    Coach.since: Since when they are connected.
    Coach.scopes: The scopes that are shared now; a pause of all sharing does not change them.
    Coach.expires_at: The nearest end of any of it. Absent: it has none.
    Coach.grants: Each scope with its dates, those that open later among them.
    Coach.change: The scopes that the change opened and closed. Absent: nothing was changed.
    Coach.team: The team that is shared with, where a team invited; the coach is who invited. Absent: the coach alone.
    CodeRequest: A code of an app.
    CodeRequest.code: The six digits that the app shows.
    Cohort: The people who registered in a week, and how many of them were active in the weeks that followed.
    Cohort.week: The Monday of the week of the registration.
    Cohort.size: How many people registered in the week.
    Cohort.weeks: How many of them were active, week by week.
    CohortWeek: How many people of a cohort were active in a week.
    CohortWeek.week: How many weeks after the registration. 0 is the week of the registration.
    CohortWeek.active: How many people of the cohort were active.
    Comment: A comment on a workout, with the answers to it.
    Comment.author: Who wrote it.
    Comment.exercise: The exercise of the workout that it is about, by its id there. Absent: it is about the whole workout.
    Comment.set: The set of that exercise that it is about, by its id. Absent: it is about the whole exercise.
    Comment.about: What it is about, as it was when the text was written.
    Comment.is_changed: Whether something else is there now than what it was about.
    Comment.reply_to: The comment that it answers. Absent: it answers none.
    Comment.text: The comment. Absent once it was deleted; it stays as long as there are answers to it.
    Comment.created_at: When it was written.
    Comment.answers: The answers, the earliest first. An answer has none itself.
    Comment.Subject: An exercise, or a set of it.
    Comment.Subject.exercise_id: The exercise of the workout, by its id there.
    Comment.Subject.name: The exercise's name.
    Comment.Subject.set: The set as it was. Absent: it was about the whole exercise.
    CommentRequest: A text about a workout, an exercise in it, or a set.
    CommentRequest.text: What is said.
    CommentRequest.exercise: The exercise of the workout that it is about, by its id there. Absent: the whole workout.
    CommentRequest.set: The set of that exercise that it is about, by its id. Absent: the whole exercise.
    CommentRequest.reply_to: The comment that it answers, which is about the same.
    CommentWording: The new words of a comment.
    CommentWording.text: What is said now.
    Consent: One time that I agreed to something, or withdrew consent.
    Consent.kind: The policy.
    Consent.version: The version of the policy.
    Consent.is_given: Whether consent was given or withdrawn.
    Consent.how: Whether it was said with the registration or later.
    Consent.at: When it was said.
    Consents: The state of my consents to the policies.
    Consents.due_at: From when on the caller can only read. Absent: there is nothing to agree to.
    Consents.needed: The policies whose newest version the caller has not agreed to.
    Conversation: The messages between a coach and a client, as one of them sees them.
    Conversation.partner: The other one, and what they are in the conversation.
    Conversation.can_write: Whether the caller can write. False for a client whose coach this is no more; what was written can still be read.
    Conversation.unread: How many messages the caller has not read.
    Conversation.read_up_to: Up to when the caller has read.
    Conversation.seen_up_to: Up to when the other one has read.
    Conversation.latest: The newest message. Absent: nothing was written yet.
    CurrentSession: The session that asks: who is signed in, in which role, and what the tenant has.
    CurrentSession.id: The session's id, as the list of devices has it.
    CurrentSession.role: The role in which it acts.
    CurrentSession.expires_at: When it ends unless it is used before.
    CurrentSession.proven_until: Until when it counts as proved who its holder is. Absent: a proof is asked for where one is needed.
    CurrentSession.account: The account that is signed in.
    CurrentSession.preferences: How the person wants to see things.
    CurrentSession.tenant: The tenant of the account.
    CycleStart: How a cycle begins.
    CycleStart.starts_on: The first day. Absent: today.
    CycleStart.weekdays: The days of the sessions. Absent: they are undated, one after the other.
    CycleStart.leave_rest: Begin although sessions of the cycle before are still planned: they are removed. Absent: false.
    CycleStart.past: Of a coach: whether the cycle may begin on a day that is past for the client. Absent: false. One's own always may.
    DataExport: An archive of everything about a person.
    DataExport.state: Whether it can be fetched.
    DataExport.ready_at: When it was done. Absent: it is being made.
    DataExport.expires_at: Until when it can be fetched. Absent: it is being made.
    DataExport.size: The size of the archive, in bytes.
    DeadJob: A run that failed too often.
    DeadJob.died_at: When it failed for the last time.
    DeletedQuery: The wanted things that were deleted, the newest first.
    DeletedQuery.kind: Only things of this kind.
    DeletedThing: Something that was deleted and can still be restored.
    DeletedThing.kind: What it is.
    DeletedThing.name: The name. Of what has none: what it is.
    DeletedThing.kept_until: From then on it can't be restored.
    DeletedWorkout: A workout that was deleted and can still be restored.
    DeletedWorkout.set_count: How many sets were done, without warm-ups.
    DeletedWorkout.kept_until: From then on it can't be restored.
    DirectMessage: One message of a conversation.
    DirectMessage.text: The message. Absent once it was deleted.
    DirectMessage.created_at: When it was sent.
    DirectMessagePage: Messages, newest first, with the way on in both directions.
    DirectMessagePage.items: The messages, the newest first.
    DirectMessagePage.next: Goes into after for older messages. Absent: there are none.
    DirectMessagePage.newer: Goes into newer_than for what came, or comes, later. Absent while nothing was written.
    DirectMessageQuery: The wanted messages: the newest, those before an earlier page, or those after one.
    DirectMessageQuery.after: The next of an earlier page, for older messages.
    DirectMessageQuery.newer_than: The newer of an earlier page, for what came after it. Not together with after.
    Draft: A workout that is not finished: begun, left and taken up again, on any device. Nothing in it is required before it is finished, but what is there is in order. Once started it is the live workout, whose clock counts up without the pauses.
    Draft.name: The name, which is needed when it is finished.
    Draft.performed_at: When it began. A live workout began when it was started.
    Draft.time_zone: An IANA time zone. Absent in a request: the profile's.
    Draft.duration_seconds: How long it takes, in seconds. A live workout lasts as long as its clock ran.
    Draft.set_times: When its sets were changed last. In a request: when the device changed those that it changes.
    Draft.template_id: The template that it was made from. In a request it counts if the draft is new, and not beside a planned workout.
    Draft.planned_workout_id: The planned workout that it was started from, which is done once the draft is finished. In a request it counts if the draft is new.
    Draft.version: The lifter's version as of the last change. In If-Match it makes a change conditional.
    DraftClock: The clock of a draft. Every device gets the server's clock, so that all show the same time.
    DraftClock.state: Whether it runs.
    DraftClock.started_at: When it was started first. Absent: never.
    DraftClock.running_since: Since when it runs. Absent while it does not.
    DraftClock.active_seconds: For how many seconds it ran until `as_of`, without the pauses.
    DraftClock.as_of: The server's time of this answer.
    DraftExercise: An exercise of a draft.
    DraftExercise.id: The id of this exercise in the draft, and in the workout that the draft becomes. Absent in a request: a new one. If no part has one, what follows from the position.
    DraftExercise.name: The name, which decides which of the lifter's exercises it is.
    DraftExercise.exercise_id: The lifter's exercise. It counts where the name is absent.
    DraftFinish: The data that a draft lacks to be finished; it overrides the draft's.
    DraftFinish.performed_at: When it began. Absent: when the clock was started, else what the draft says, else now.
    DraftFinish.time_zone: An IANA time zone. Absent: the draft's.
    DraftFinish.duration_seconds: How long it took, in seconds. Absent: the draft's.
    DraftSet: A set of a draft: what was done, and what was meant to be.
    DraftSet.id: The id of this set in the draft, and in the workout that the draft becomes. Absent in a request: a new one. If no part has one, what follows from the position.
    DraftSet.kind: What the set is for. Absent in a request: working.
    DraftSet.done: Whether it was done: what is not is left out when the draft is finished. Absent in a request: true, and as a live workout begins false.
    DraftSet.unit: The unit of the weight. Absent in a request: the one that the set of this id has, else the profile's.
    DraftSet.target: The set as it was meant to be done.
    DraftSummary: A draft in the list.
    EffortAnswer: Weight, RPE and one-rep maximum that go together.
    EffortAnswer.version: The edition of the formula.
    EffortAnswer.weight: The weight of the set.
    EffortAnswer.rpe: How hard the set is.
    EffortAnswer.percentage: The part of the one-rep maximum, by the curve, in percent.
    EffortAnswer.table_percentage: The same by the published table, where it has this effort.
    EffortRequest: Weight, RPE and one-rep maximum hang together at some reps: two are given, the third is found.
    EffortRequest.weight: The weight of the set. Leave out one of weight, rpe, one_rep_max.
    EffortRequest.rpe: How hard the set was. Leave out one of weight, rpe, one_rep_max.
    EffortRequest.one_rep_max: The weight that can be lifted once. Leave out one of weight, rpe, one_rep_max.
    EmailChange: Another address for one's own account. It counts once the link that is mailed to it was used.
    EmailChange.email: The new address.
    EnergyAnswer: The energy of an activity.
    EnergyAnswer.version: The edition of the Compendium of Physical Activities.
    EnergyAnswer.code: The code in the Compendium of Physical Activities, in the edition that `version` names.
    EnergyPart: The energy of one kind of effort: the strength work, or endurance sets of one activity and speed.
    EnergyRequest: An activity of some length.
    EnergyRequest.unit: The unit of the body weight. Absent: kilograms.
    EnergyRequest.distance_meters: The distance, in metres. The speed of endurance work is the distance in this time.
    EnergyRequest.rpe: How hard it was. From 8 on the work is hard.
    Entitlement: A feature as the caller has it, and from where.
    Entitlement.kind: Whether it is had or not, or a number.
    Entitlement.allowed: Whether the caller has it.
    Entitlement.at_most: How much of it is included, of a limit. Absent: as many as one likes.
    Entitlement.used: How much of a limit is taken. Absent: it is no limit, or not counted.
    Entitlement.tier: The code of the tier that it comes from. Absent: it is not sold here, or not included.
    Entitlement.is_override: Whether support gave or took it, above every tier.
    EntitlementOverride: A feature that support gave an account above its tiers, or took.
    EntitlementOverride.feature: The feature that was given or taken.
    EntitlementOverride.allowed: Whether the account has the feature. Absent in a request: true.
    EntitlementOverride.at_most: How much of it the account has, of a limit. Absent or null: as many as one likes.
    EntitlementOverride.ends_at: When it ends. Absent or null: it is for good.
    EntitlementOverride.reason: Why support did it, in words.
    EquipmentOwned: The weights that a lifter loads, by the unit that is stamped in; if one is absent, the usual plates of a gym count.
    EquipmentOwned.kg: What is stamped in kilograms. Absent: the usual plates of a gym.
    EquipmentOwned.lb: What is stamped in pounds. Absent: the usual plates of a gym.
    EquipmentOwned.usual: What counts where one of the two is absent: a gym's.
    Erasure: An account that is to be erased.
    Erasure.due_at: When it will be erased. Until then the erasure can be cancelled.
    Exercise: One of a lifter's exercises.
    Exercise.lift_source: Whether the lift was recognised by the name or set by the lifter.
    Exercise.catalogue_slug: The entry of the catalogue that its name was recognised as.
    Exercise.traits_source: Whether type, measure and muscles were recognised by the name or set by the lifter.
    Exercise.aliases: Other names by which it is logged: those of exercises that were merged into it.
    Exercise.workout_count: How many workouts contain it. For a caller who sees no workouts: on how many days it was done.
    ExerciseChange: Another name for an exercise, or another lift, type, measure or muscles than were recognised.
    ExerciseChange.lift: The main lift that it is. Null: none.
    ExerciseMerge: The exercise that another is to become one with.
    ExerciseMerge.into: The id of the exercise that stays.
    ExerciseMove: An exercise of a template, or the whole superset that it is in, moves to another position.
    ExerciseMove.from: Its position now, from 0.
    ExerciseMove.to: Its new position, or that of the first of the superset; within another superset it joins that one.
    ExerciseMove.whole: Whether the whole superset moves, which stays whole and lands beside others. Absent: false.
    ExerciseQuery: The wanted exercises; most used first.
    ExerciseQuery.q: Only exercises with this as a part of the name.
    ExerciseSession: The sets of one exercise in one workout.
    ExerciseSession.workout_id: The workout.
    ExerciseSession.workout_name: The workout's name.
    ExportedExercise: An exercise of the lifter's own. What was recognised by its name is recognised again where it is imported.
    ExportedExercise.lift_source: Whether the lift was recognised by the name or set by the lifter.
    ExportedExercise.catalogue_slug: The entry of the catalogue that it is. Absent: none.
    ExportedExercise.traits_source: Whether type, measure and muscles were recognised or set by the lifter.
    ExportedExercise.aliases: Other names by which it is logged.
    ExportedGoal: A goal as `PUT /v1/goals/{id}` takes it, with its id.
    ExportedGoal.name: Of a lift: the name of the exercise. Absent: it is a main lift.
    ExportedMeasurement: A measurement as `PUT /v1/lifters/me/measurements/{id}` takes it, with its id.
    ExportedProgramme: A programme as `POST /v1/programmes` takes it, with its id: its rules as they are now.
    ExportedTemplate: A template as `PUT /v1/templates/{id}` takes it, with its id.
    ExportedWorkout: A workout as `PUT /v1/lifters/me/workouts/{id}` takes it, with its id.
    FactorName: Another name for a factor or a passkey.
    FactorName.name: A name by which its owner knows it again.
    FactorNaming: The user's name for a factor or a passkey; absent: a usual name.
    FactorNaming.name: A name by which its owner knows it again. Absent: a usual one.
    FactorRemoval: Why an admin does what is kept in the audit log.
    FactorRemoval.reason: Why it is done. It is kept in the audit log.
    FaultDocument: One fault of an input, in a problem.
    FaultDocument.pointer: Where it is: a JSON pointer (RFC 6901) into the body, or a query's name.
    FaultDocument.code: What is wrong, for programs.
    FaultDocument.message: What is wrong, in words of the caller's language.
    FaultDocument.arguments: What the message names, for programs: `bound`, `date`, `exercises` or `scope`, as goes with the code.
    FeatureUse: How much a part of the platform was used.
    FeatureUse.feature: The part of the platform, by its name.
    FeatureUse.uses: How often it was used, on the days on which enough people used it.
    FeatureUse.people: The most people who used it on a day.
    FeedbackAnswer: An admin's answer to feedback.
    FeedbackAnswer.text: The answer. It is mailed to the author of the feedback.
    FeedbackAnswer.state: What became of the feedback. Absent: it is answered.
    FeedbackQuery: The wanted feedback, the newest first.
    FeedbackQuery.state: Only feedback in this state.
    FeedbackQuery.kind: Only feedback of this kind.
    FeedbackQuery.label: Only feedback with this label.
    FeedbackQuery.assignee: Only feedback that this admin looks after.
    FeedbackQuery.q: Only feedback whose text has this in it.
    FeedbackRequest: A user's feedback for the platform.
    FeedbackRequest.kind: What it is: an idea, a bug or a question.
    FeedbackRequest.text: What the person has to say.
    FeedbackTriage: The admins' changes of it; an absent member stays as it is.
    FeedbackTriage.state: What becomes of it. Answering and merging set `answered` and `duplicate`; here they change nothing.
    FeedbackTriage.labels: The admins' labels. They replace those before.
    FeedbackTriage.priority: How pressing it is, from 1, the most pressing, to 4. Null removes it.
    FeedbackTriage.assignee: The admin who looks after it. Null: nobody.
    FeedbackTriage.notes: Notes for admins alone. Null removes them.
    FeedbackTriage.is_public: Of an idea: whether everyone may read it, without a name, and vote for it.
    FeedbackTriage.duplicate_of: The feedback that it is merged into, with its votes. Null undoes the merge.
    Figure: A calculated number: as it came out, and as a whole number with halves away from zero. Nine decimals are kept: what lies behind is the noise of binary arithmetic, which would make 112.5 a 112.
    Figure.unrounded: The number as it came out, with at most nine decimals.
    Figure.rounded: The number as a whole one, with halves away from zero.
    FiveThreeOnePlan: Jim Wendler's 5/3/1 as data: a lift a session, three weeks that grow heavier by percentages of the training max, a light week, and then a bit more weight (J. Wendler, "5/3/1", 2009; "5/3/1 Forever", 2017).
    FiveThreeOnePlan.rounding: How loads are rounded.
    FiveThreeOnePlan.training_max_percentage: The part of the one-rep maximum that the training max is, in percent. Absent: 90.
    FiveThreeOnePlan.waves: Which percentages the three weeks have. Absent: the classic ones.
    FiveThreeOnePlan.deload: Whether a light week follows. Absent: true.
    FiveThreeOnePlan.warm_up: Whether warm-up sets come first. Absent: true.
    FiveThreeOnePlan.assistance: What follows the main sets. Absent: nothing.
    FiveThreeOnePlan.assistance_percentage: The percentage of the training max for Boring But Big. Absent: 50.
    FiveThreeOnePlan.progression: How the weights move after a cycle.
    FiveThreeOnePlan.lifts: The lifts, one for each session of a week. Absent: the usual four.
    FiveThreeOnePlan.Lift: A lift of 5/3/1, and what it starts from.
    FiveThreeOnePlan.Lift.exercise: The exercise's name, as in the log.
    FiveThreeOnePlan.Lift.lower_body: Whether it is a lift of the lower body, which goes up by twice as much. Absent in a request: as the squat and the deadlift are.
    FiveThreeOnePlan.Lift.one_rep_max: The one-rep maximum, known or estimated. Absent: the profile's, or the log's.
    FiveThreeOnePlan.Lift.training_max: The training max itself, instead of a one-rep maximum.
    FiveThreeOnePlan.Lift.increment: How much is added after a cycle. Absent: 2.5 kg or 5 lb, twice for the lower body.
    ForecastQuery: Which assignment a forecast is about.
    ForecastQuery.assignment_id: An assignment of mine: the forecast is then about a change of it, and 404 where there is none. Absent: about a new one.
    FurtherWaysIn: The ways into an account besides its password.
    FurtherWaysIn.passkeys: The names of the passkeys.
    FurtherWaysIn.providers: The linked providers.
    Goal: A lifter's goal: target, date and progress.
    Goal.kind: What is to be reached.
    Goal.exercise_id: Of a lift: the exercise. Either this or lift.
    Goal.lift: Of a lift: which of the three main lifts. Either this or exercise_id.
    Goal.name: The exercise's name.
    Goal.target: The value that is to be reached.
    Goal.unit: The unit of target and values. Absent in a request: the one that the goal has, else the profile's kg or lb for weights, percent for body fat. Workouts a week have none.
    Goal.reps: Of a lift: how often the target is to be lifted. Absent: the target is an estimated one-rep maximum.
    Goal.started_on: The day on which it begins. Absent in a request: today.
    Goal.due_on: The day by which it is to be reached. Absent: there is no such day.
    Goal.start_value: The value at its beginning, by the log. Absent: the log has nothing of it yet.
    Goal.current_value: The value now, by the log. Absent: the log has nothing of it yet.
    Goal.progress: The part of the way that is gone, 0 to 1.
    Goal.state: Whether it was reached.
    Goal.achieved_at: When the log first had it. Absent: it has not yet.
    Goal.based_on: Where the current value comes from.
    Goal.Basis: The source of the current value: a set, a measurement, or the workouts of a week.
    Goal.Basis.date: The day of the set or the measurement.
    Goal.Basis.workout_id: The workout of the set.
    Goal.Basis.weight: The weight of the set, as it was entered.
    Goal.Basis.measurement_id: The measurement.
    Goal.Basis.from: The first day of the week whose workouts are counted.
    Goal.Basis.to: The last day of the week whose workouts are counted.
    GraphReport: "This graph is wrong": which graph, how it was asked for, and what is wrong with it.
    GraphReport.graph: The graph: squat, bench_press, deadlift, body_weight, body_fat, or the id of an exercise.
    GraphReport.measure: What the graph showed.
    GraphReport.from: The first day of the graph. Absent: there was no first one.
    GraphReport.to: The last day of the graph. Absent: there was no last one.
    GraphReport.text: What is wrong with it.
    GraphReport.state: What became of the report.
    Height: How tall someone is, as entered: in centimetres, or in feet and inches.
    Height.cm: Centimetres. Either these, or feet.
    Height.feet: Whole feet. Either these, or centimetres.
    Height.inches: Inches beside the feet. Absent: 0.
    HiddenField: A field that the client's scopes do not open, and which of them would, each by itself.
    HiddenField.field: The name of the member that is absent.
    HiddenField.opened_by: The scopes of which any one would open it.
    IdeaQuery: The wanted ideas, and their order.
    IdeaQuery.sort: The order. By votes, there is one page only. Absent: the newest first.
    Identity: A person at a provider, linked to the account.
    Identity.provider: The provider that vouches for the person.
    Identity.email: The address that the provider has for the person.
    Identity.last_used_at: When the person signed in by it last.
    IdentityLink: A provider's token that links an identity to the account that is signed in.
    IdentityLink.state: The state that the provider gave back.
    IdentityLink.secret: The secret that stayed with the app.
    IdentityLink.code: The code that the provider gave.
    ImportQuery: How a file is to be read.
    ImportQuery.dry_run: Only report what an import would do. Absent: false.
    ImportQuery.unit: The unit of the weights, for files that do not name it.
    ImportQuery.time_zone: The IANA time zone of the times in the file. Absent: the profile's.
    ImportQuery.restore_deleted: Bring back workouts that were imported and then deleted here. Absent: false.
    ImportQuery.twins: Also bring workouts that have a twin here: another one of the same day with the same sets. Absent: false.
    ImportQuery.columns: The meanings of the columns of a table of no known app, in order and separated by commas, `-` for one that is not read: `date,exercise,weight:kg,reps,-`. Absent: as they were said for the last table with this header; a dry run guesses.
    ImportQuery.dates: The order of dates in numbers alone. Absent: as the file shows it, else as the last one with this header was read, else by the region of the profile's locale.
    ImportReport: The effects of an import, or of a dry run the effects that it would have.
    ImportReport.id: The id of the import. Absent after a dry run.
    ImportReport.created_at: When it was made. Absent after a dry run.
    ImportReport.source: The app that wrote the file: `musclemate`, `strong`, `hevy`, `fitnotes`, `stronglifts`.
    ImportReport.dialect: The form of the file, by the app's version or platform.
    ImportReport.time_zone: The time zone that the times were read in.
    ImportReport.time_zone_assumed: Whether times of the file were read in the profile's zone, since neither they nor the request name one.
    ImportReport.time_of_day_assumed: The time that the workouts were given, such as `12:00`, of which the file says the day alone.
    ImportReport.dates: The order in which the dates were read. Absent: the month has a name, or the year stands first.
    ImportReport.dates_assumed: Whether that order is assumed, since neither the file nor the request says it.
    ImportReport.workouts: What became of the workouts of the file.
    ImportReport.sets: What became of the sets of the file.
    ImportReport.areas: What became of its other things. Absent: the file has none but workouts.
    ImportReport.problems: The rows and values that could not be read, and what was assumed. Of one kind in one column the first five stand singly.
    ImportReport.exercises: How many exercises the file names. After a dry run.
    ImportReport.exercise_names: Their names as they would be here, at most a hundred, in the file's order. After a dry run.
    ImportReport.heaviest_sets: The heaviest sets of the file, one of an exercise, at most five: a wrong unit is seen there. After a dry run.
    ImportReport.twins: Workouts that were left out since they have a twin here, at most twenty.
    ImportReport.table: The table itself, if its columns need a meaning. After a dry run.
    ImportReport.Areas: What became of the things of a file of ours, area by area. An area that the file does not have is absent.
    ImportReport.Areas.exercises: What became of the exercises that the file names.
    ImportReport.Areas.templates: What became of the templates.
    ImportReport.Areas.goals: What became of the goals.
    ImportReport.Areas.measurements: What became of the measurements.
    ImportReport.Areas.programmes: What became of the programmes.
    ImportReport.Column: A column, and what it is taken for.
    ImportReport.Column.name: As in the header.
    ImportReport.Column.meaning: One of the meanings of `columns`. Absent: it is not read.
    ImportReport.Column.unit: The unit of its values, where the header or the caller says it.
    ImportReport.HeaviestSet: The heaviest set of an exercise.
    ImportReport.HeaviestSet.exercise: Its name in the file.
    ImportReport.HeaviestSet.date: The day of its workout.
    ImportReport.Problem: Something in a file that could not be read.
    ImportReport.Problem.line: The line of the file, counted from 1. Absent of a file of JSON.
    ImportReport.Problem.pointer: The place in a file of JSON.
    ImportReport.Problem.code: What is wrong, for programs.
    ImportReport.Problem.row_lost: Whether the whole row, or the whole item of a file of JSON, was left out. Else the set is there, without the value that could not be read.
    ImportReport.Problem.column: The name of the column. Absent: it is not of one column.
    ImportReport.Problem.more: How many more there are like it in the file, below this line. Absent: none.
    ImportReport.Problem.message: What is wrong, in words of the caller's language.
    ImportReport.Sets: How many sets came with the workouts.
    ImportReport.Sets.added: How many sets the added workouts have.
    ImportReport.Sets.updated: How many sets the updated workouts have now.
    ImportReport.Table: A table of no known app, to check the meaning of its columns.
    ImportReport.Table.columns: Each column, in order.
    ImportReport.Table.rows: Its first rows, at most ten.
    ImportReport.Table.missing: The meanings that it lacks before its sets can be read.
    ImportReport.Table.app: The app whose table it nearly is: most of its columns are that app's, and have its meanings. Absent: it is like none.
    ImportReport.Table.app_missing: The columns of that app that it lacks.
    ImportReport.Table.obstacle: Why it can't be imported, whatever its columns mean. Absent: it can.
    ImportReport.Things: How many things of an area were added or left as they are. None is written over.
    ImportReport.Things.added: How many are new here.
    ImportReport.Things.unchanged: How many were there already.
    ImportReport.Things.edited: How many were there already, and say something else here than in the file. They stay so.
    ImportReport.Things.deleted: How many were deleted here, and stay so unless `restore_deleted` asks for them.
    ImportReport.Things.skipped: How many could not be read or are not allowed.
    ImportReport.Twin: A workout of the file that has a twin in the log.
    ImportReport.Twin.started_at: Its time by the clock of `time_zone`, such as `2026-03-08 16:50:00`.
    ImportReport.Workouts: How many workouts of a file were added, changed or left as they are.
    ImportReport.Workouts.added: How many are new here.
    ImportReport.Workouts.updated: How many were changed: the file says something else of them than when they were imported, and now they are as it says.
    ImportReport.Workouts.unchanged: How many were there already, from an earlier import, and the file says the same of them.
    ImportReport.Workouts.edited: How many the file says something else of, but they were edited here, and stay so.
    ImportReport.Workouts.deleted: How many were imported and then deleted here, and stay so unless `restore_deleted` asks for them.
    ImportReport.Workouts.twins: How many have a twin here, another workout of the same day with the same sets, and stay out unless `twins` asks for them.
    ImportReport.Workouts.skipped: How many had no row that could be read.
    ImportSummary: An import in the list.
    ImportSummary.source: The app that wrote the file: `strong`, `hevy`, `fitnotes`, `stronglifts`.
    ImportSummary.dialect: The form of the file, by the app's version or platform.
    ImportSummary.time_zone: The time zone that the times were read in.
    ImportSummary.workouts: What became of the workouts of the file.
    ImportSummary.sets: What became of the sets of the file.
    ImportSummary.problem_count: How many problems its report names.
    InventoriedColumns: Columns of one category.
    InventoriedColumns.category: What kind of data it is.
    InventoriedColumns.is_exported: Whether a person's archive has it.
    InventoriedColumns.names: The names of the columns.
    InventoriedTable: A table, and how long its rows are kept.
    InventoriedTable.name: The name of the table.
    InventoriedTable.retention: How long its rows are kept. `account`: until it is deleted or the account is erased; `days`: for so many; `expiry`: until the moment that it names itself; `subscription`: as the subscription it speaks of; `tenant`: of no person.
    InventoriedTable.days: How many days its rows are kept, where retention is days.
    InventoriedTable.purpose: What it is for.
    InventoriedTable.columns: Its columns that tell something of a person, by their category.
    Invitation: An invitation or a code, for the lifter who looks at it.
    Invitation.coach: Who invites.
    Invitation.team: The team to share with; the coach is who invites. Absent: with the coach alone.
    Invitation.message: What the coach wrote.
    Invitation.scopes: The scopes that the coach would like, in words; the lifter decides.
    Invite: An invitation, as the coach who sent it and the lifter who received it see it.
    Invite.coach: Who invites.
    Invite.lifter: The username or address that the coach invited.
    Invite.message: What the coach wrote.
    Invite.scopes: The scopes that the coach asks for; the lifter decides.
    Invite.state: What became of it.
    Invite.expires_at: When it ends unless it is accepted before.
    Invite.team: The team to share with. Absent: with the coach alone.
    InviteCode: A code that a coach hands around; a lifter who redeems it is connected.
    InviteCode.code: The code. It is shown once, when it is made: only its hash is stored.
    InviteCode.hint: Its first characters, by which the coach distinguishes codes.
    InviteCode.team_id: A team of the coach's, with which lifters then share. Absent: with the coach alone.
    InviteCode.team: The team that lifters share with. Absent: with the coach alone.
    InviteCode.message: What lifters read about it.
    InviteCode.scopes: The scopes that the coach asks for; the lifter decides.
    InviteCode.uses: By how many lifters it can be redeemed. Absent in a request: 100.
    InviteCode.used: By how many lifters it was redeemed.
    InviteCode.state: Whether it can still be redeemed.
    InviteCode.expires_at: When it ends: at most in a year. Absent in a request: in 90 days.
    InviteRequest: How a coach invites a lifter.
    InviteRequest.lifter: A username, or an address, which need not have an account.
    InviteRequest.message: What the lifter reads about it.
    InviteRequest.scopes: The scopes that the coach asks for; the lifter decides.
    InviteRequest.team_id: A team of the coach's, with which the lifter is to share. Absent: with the coach alone.
    InvitedAccount: An account that an admin makes. Its owner chooses the password by the link that is mailed to the address.
    InvitedAccount.roles: The roles that the account is to have. The first is that of a sign-in which names none.
    InvitedAccount.unit: The unit in which the person enters and reads weights. Absent: kilograms.
    JobChange: When a job runs from now on; absent members stay.
    JobChange.paused: Whether it makes no runs.
    JobChange.cron: When it runs: minute, hour, day of the month, month, day of the week, as crontab(5). Null: as it is without a change.
    JobChange.time_zone: The time zone of the schedule.
    JobChange.missed: What becomes of runs that were due while nothing worked.
    JobChange.catch_up_at_most: How many missed runs are made up for at most.
    JobRequest: A run that is asked for.
    JobRequest.dry_run: Whether it says what it would change, and changes nothing. Absent: false.
    JobRequest.arguments: What the job of this name takes, if anything.
    JobRunQuery: The wanted runs.
    JobRunQuery.state: Only runs in this state.
    LabelledClients: The clients whom a label is put on and taken off.
    LabelledClients.put: The ids of clients who get the label; who has it keeps it.
    LabelledClients.take: The ids of clients who lose the label; who lacks it stays without.
    LiftExposure: A day on which a lift had an estimated one-rep maximum (Epley's formula; reps in reserve count where an RPE is logged).
    LiftExposure.e1rm: The estimated one-rep maximum.
    LiftFall: The fall of a main lift.
    LiftFall.exposures: The estimates that were compared: the best one before, then those of the last days, the oldest first.
    LiftFall.e1rm: The best estimate of the last days.
    LiftFall.change_percent: The change from the best estimate before to the best of the last days, in percent, below zero.
    LiftMax: The most that was lifted once, or that a logged set speaks for by Epley's formula.
    LiftMax.unit: The unit of the weight. Absent in a request: the account's.
    LiftMax.source: Whether it was entered or comes from a logged set. In a change: the weight was read, and unless it is another one, it stays as it is.
    LiftMax.set: The set that it comes from. Absent: it was entered.
    LiftMax.EstimatedFrom: The set behind an estimate, as it was when it was taken.
    LiftMax.EstimatedFrom.version: The edition of the formula.
    LiftMax.EstimatedFrom.workout_id: The workout of the set. Absent once it is deleted.
    LiftTrend: The best estimated one-rep maximum of the last 28 days beside that of the 28 days before. Light days count for nothing.
    LiftTrend.e1rm: The best estimate of the last 28 days. Absent: they have none.
    LiftTrend.date: The last day that has an estimate and is not light, be it a lesser one.
    LiftTrend.change: How much more the estimate is than that of the 28 days before. Absent: one of the two is missing.
    LiftTrend.change_percent: The same in percent.
    LiveWorkoutName: The workout under way, as "today" points to it.
    LiveWorkoutName.started_at: When its clock was started first.
    LiveWorkoutName.is_running: Whether its clock runs.
    LiveWorkoutName.template_id: The template that it was made from.
    LoadExplanation: Why a load is what it is: the formula with its inputs, the exact result, and the rounding to what can be loaded.
    LoadExplanation.formula: The name of the formula: percentage_of_training_max and the like.
    LoadExplanation.inputs: The values that went into the formula.
    LoadExplanation.step: The step that was rounded to. Absent: the plates decided.
    LoadExplanation.rounding: How it was rounded: "nearest, halves up" and the like.
    LoadExplanation.Input: A value that goes into a formula.
    LoadExplanation.Input.name: The name of the value within the formula.
    LoadExplanation.Input.value: The value itself.
    LoadExplanation.Input.unit: The unit of the value: kg, lb, percent, reps and the like.
    LoadingAnswer: The load for a target weight.
    LoadingAnswer.version: The edition of the formula.
    LoadingAnswer.target: The weight that was wanted.
    LoadingAnswer.loadable: Whether the target itself can be loaded.
    LoadingAnswer.total: The weight that is loaded.
    LoadingAnswer.difference: How much more is loaded than was wanted. Below zero it is less.
    LoadingAnswer.reason: Why the total is what it is.
    LockRequest: An admin's reason for locking an account.
    LockRequest.reason: Why it is locked. The person reads it in a mail.
    LoggedSet: One set: what was done, and how hard it was.
    LoggedSet.id: The id of this set, once within the lifter's log. Absent in a request: a new one. If no part has one, what follows from the position.
    LoggedSet.kind: What the set is for. Absent in a request: working.
    LoggedSet.unit: The unit of the weight. Absent in a request: the one that the set of this id has, else the profile's.
    LoggedSet.rest_seconds: The rest after it, in seconds.
    LoggingSuccess: The outcome of workouts that were begun as drafts.
    LoggingSuccess.finished: How many drafts became workouts.
    LoggingSuccess.discarded: How many drafts were discarded.
    LoggingSuccess.success_percent: The finished ones of both, in percent.
    Look: An entry of a lifter's access log: who looked at what, and when for the first time in that quarter of an hour, or in the client list on that day of UTC.
    Look.viewer: Who looked.
    Look.scope: What permitted it. `client_list`: in the coach's list of clients or attention queue, at most one entry a day (UTC).
    Look.object: The one thing that was looked at, such as a workout. Absent: it was a list.
    Look.at: When it was looked at for the first time in that quarter of an hour.
    Look.break_glass: The opening that allowed it (`/v1/me/break-glass`): support looked, and the viewer is named by id alone. Absent: a coach looked.
    Look.Viewer: A viewer whose account may be gone meanwhile: then only the id is left.
    Look.Viewer.username: The username. Absent: the account is gone, or it is support's.
    Look.Viewer.display_name: The name that others see. Absent: there is none, or the account is gone.
    MacroValues: A number for each macronutrient.
    MacroValues.protein: Protein. Absent: 0.
    MacroValues.carbohydrate: Carbohydrate. Absent: 0.
    MacroValues.fat: Fat. Absent: 0.
    MacroValues.alcohol: Alcohol. Absent: 0.
    MacrosAnswer: Grams and energy of each macronutrient.
    MacrosAnswer.version: The edition of the factors.
    MacrosAnswer.macros: Each macronutrient.
    MacrosAnswer.Macro: A macronutrient.
    MacrosAnswer.Macro.name: The macronutrient.
    MacrosAnswer.Macro.grams: How many grams of it.
    MacrosAnswer.Macro.percentage: The part of the energy that it gives, in percent.
    MacrosRequest: Grams, whose energy is wanted; or an energy with percentages, whose grams are wanted.
    MacrosRequest.grams: The grams of each. Either these, or kilocalories with percentages that make 100.
    MacrosRequest.percentages: The part of the energy that each gives, in percent; together 100.
    MadeAPIKey: A key that was just made. The token is shown here only.
    MadeAPIKey.token: The token `mmkey_…` that goes into the Authorization header. It is shown once.
    MadeAPIKey.key: The key that it belongs to.
    MaintenanceChange: The changes of a window; absent members stay.
    MaintenanceChange.mode: What it closes.
    MaintenanceChange.starts_at: When it begins. That of a window that has begun can't be changed.
    MaintenanceChange.messages: What people read about it, in their language. They replace those before.
    MaintenanceNotice: A maintenance window, as everyone may see it.
    MaintenanceNotice.mode: What it closes.
    MaintenanceNotice.message: What the operator says of it, in the language that the request asks for, else in English. Absent: nothing.
    MaintenanceTexts: The texts about a maintenance window, by language.
    MaintenanceTexts.en: In English.
    MaintenanceTexts.de: In German.
    MaintenanceTexts.es: In Spanish.
    MaintenanceTexts.tr: In Turkish.
    MaintenanceWindow: A time announced ahead in which writing, or everything, is closed, as admins see it.
    MaintenanceWindow.reach: Whom it closes: the tenant, or every tenant. Absent in a request: the tenant.
    MaintenanceWindow.mode: What it closes.
    MaintenanceWindow.ends_at: When it ends: at most seven days after its start, and not past.
    MaintenanceWindow.messages: What people read about it, in their language.
    MaintenanceWindow.ended_at: When it was ended early or cancelled.
    Measurement: One measurement of a body.
    Measurement.kind: What was measured.
    Measurement.value: What was measured, in the unit beside it: at most 1000 kg, 2200 lb, 100 percent, 500 cm, 200 in.
    Measurement.unit: The unit of the value. Absent in a request: the one that the measurement has, else percent, or what goes with the profile's kg or lb.
    Measurement.measured_at: When it was measured. Absent in a request: now.
    Measurement.time_zone: The IANA time zone of the place. Absent in a request: the profile's.
    Measurement.local_date: The day on which it was measured, at the place where it was.
    Measurement.version: The lifter's version as of the last change. In If-Match it makes a change conditional.
    MeasurementQuery: The wanted measurements of the list; newest first.
    MeasurementQuery.kind: Only measurements of this.
    MeasurementQuery.from: The first day, the measurement's own. Absent: there is no first one.
    MedicalCondition: A condition that a coach should mind.
    MedicalCondition.notes: What a coach should know of it.
    MedicalCondition.since: The day from which on it is there. Absent: it is not said.
    MedicalConditions: Conditions that a coach should mind: illnesses, injuries, medication. Encrypted wherever they are kept.
    MedicalConditions.conditions: The conditions. They replace those before.
    MedicalConditions.updated_at: When they were changed last. Absent: nothing was ever said.
    MeetScoreAnswer: Points by every formula.
    MeetScoreAnswer.total: The total of the lifts.
    MeetScoreAnswer.scores: The points by each formula.
    MeetScoreAnswer.age: The adjustment for the age. Absent without an age, and for ages that no table has.
    MeetScoreAnswer.AgeAdjustment: The adjustment of points for an age.
    MeetScoreAnswer.AgeAdjustment.years: The age in full years.
    MeetScoreAnswer.AgeAdjustment.factor: The number that the points are multiplied by.
    MeetScoreAnswer.AgeAdjustment.version: The edition of the table.
    MeetScoreAnswer.Points: Points by one formula.
    MeetScoreAnswer.Points.version: The edition of the formula.
    MeetScoreAnswer.Points.points: The points.
    MeetScoreAnswer.Points.age_adjusted: The points times the factor for the age.
    MeetScoreAnswer.Points.out_of_range: Whether the formula is not made for this body weight: the nearest that it is made for counts, for IPF GL no points.
    MeetScoreRequest: A total, or the lifts that make it, with what the formulas make of it. All weights in one unit.
    MeetScoreRequest.unit: The unit of the weights. Absent: kilograms.
    MeetScoreRequest.squat: The weight of the best squat; 0 where no attempt was good, which leaves no total.
    MeetScoreRequest.bench_press: The weight of the best bench press; 0 where no attempt was good, which leaves no total.
    MeetScoreRequest.deadlift: The weight of the best deadlift; 0 where no attempt was good, which leaves no total.
    MeetScoreRequest.total: The total, instead of the single lifts.
    MeetScoreRequest.equipment: What is worn: classic, or with supportive equipment. Absent: classic.
    MeetScoreRequest.event: What the total is of. bench_press: only that lift counts. Absent: powerlifting.
    MeetScoreRequest.age: The age in full years. Absent: the points are not adjusted for it.
    MessageWording: The new words of a message.
    MessageWording.text: The message as it is to read now.
    MuscleDrawingQuery: The sets for each group of muscles as a drawing: a week's mean of the wanted days.
    MuscleDrawingQuery.from: The first day. Absent with to: the lifter's last four weeks.
    MuscleDrawingQuery.to: The last day. Absent with from: the lifter's last four weeks.
    MuscleDrawingQuery.format: The file format. Absent: SVG.
    MuscleDrawingQuery.width: For how many pixels it is drawn. Absent: 720.
    MuscleQuery: The days of the sets for each muscle: at most 53 weeks; absent, the lifter's last four.
    MuscleQuery.from: The first day. Absent with to: the lifter's last four weeks.
    MuscleQuery.to: The last day. Absent with from: the lifter's last four weeks.
    MuscleSets: Working sets for each muscle, week by week: one for the muscles that an exercise trains first, a half for those that it trains beside them. A group counts a set once, as much as the most of its muscles.
    MuscleSets.Group: The sets for a group of muscles.
    MuscleSets.Group.muscle_group: The group of muscles.
    MuscleSets.Group.sets: How many sets it got. A set counts once, as much as the most of its muscles.
    MuscleSets.One: The sets for a muscle.
    MuscleSets.One.sets: How many sets it got. A set counts a half where the muscle only helps.
    MuscleSets.Week: The sets of a week.
    MuscleSets.Week.groups: The sets for each group of muscles.
    MuscleSets.Week.muscles: The sets for each muscle.
    MuscleSets.Week.unassigned: How many sets were of exercises whose muscles are not known.
    NewDraft: The source of a new draft: its own content, or that of a template, a planned workout or a logged one.
    NewDraft.name: The name. Absent: the origin's.
    NewDraft.performed_at: When it began. Absent: it is said when the draft is finished.
    NewDraft.time_zone: An IANA time zone. Absent: the profile's.
    NewDraft.template_id: The template whose content it takes, with no other origin.
    NewDraft.planned_workout_id: The planned workout whose content it takes, with no other origin.
    NewDraft.workout_id: The logged workout whose content it takes, to be done again, with no other origin.
    NewDraft.start: Whether the clock starts at once. Absent: false.
    NewExercise: An exercise that the lifter prepares: one of the catalogue, one of their own, or both.
    NewExercise.name: The exercise's name. Absent: the catalogue's.
    NewExercise.catalogue_slug: The entry of the catalogue that it is. Absent: the one that the name is known as.
    NewExercise.lift: The main lift that it is. Absent: what follows from the name and the catalogue.
    NewExercise.training_type: What it trains. Absent: what follows from the name and the catalogue.
    NewExercise.measure: What is counted of it. Absent: what follows from the name and the catalogue.
    NewExercise.primary_muscles: The muscles that it trains first. Absent: what follows from the name and the catalogue.
    NewExercise.secondary_muscles: The muscles that help. Absent: what follows from the name and the catalogue.
    NewMessage: A message to send.
    NewMessage.text: The message.
    NewMessages: One text to several clients.
    NewMessages.clients: The clients' ids.
    NewMessages.text: The message.
    NewPasskey: A passkey that is to open the account from now on.
    NewPasskey.name: A name by which its owner knows it again. Absent: a usual one.
    NewPassword: A new password, by a mailed link.
    NewPassword.password: The new password. The tenant's rules for passwords hold for it.
    NewPassword.end_everything: Whether passkeys and linked providers go too, for who fears that someone else added one. Absent: false.
    NewPolicy: A version as an admin publishes it.
    NewPolicy.effective_at: From when on it holds.
    NewPolicy.agree_by: Users who have not agreed by then can only read.
    Notice: Something that happened that concerns one.
    Notice.kind: What happened.
    Notice.arguments: Ids and names as they were, by which an app finds what it is about.
    Notice.count: How often it happened while it was unread.
    Notice.created_at: When it happened last.
    Notice.read_at: When it was read. Absent: it was not.
    Notice.text: What happened, in words of the caller's language.
    NoticePreference: The channels for the notices of a topic.
    NoticePreference.topic: What the notices are about.
    NoticePreference.app: Whether the app shows them. Null in a request: as usual.
    NoticePreference.push: Whether they are sent to phones and browsers. What the app does not show is not sent. Null in a request: as in the app.
    NoticePreference.mail: Whether they are mailed. Null in a request: as usual.
    NoticePreferences: What a person is told about, and when.
    NoticePreferences.topics: The topics. In a request: a topic that is not named is as usual.
    NoticePreferences.quiet_hours: The hours in which mails and pushes wait. Absent: there are none.
    NoticeQuery: The wanted notices.
    NoticeQuery.unread: Only what was not read yet. Absent: false.
    OneRepMaxAnswer: The estimated one-rep maximum of a set.
    OneRepMaxAnswer.version: The edition of the formula.
    OneRepMaxAnswer.one_rep_max: The estimate by the chosen formula.
    OneRepMaxAnswer.is_low_confidence: Whether it was made from more repetitions than the formulas are good for.
    OneRepMaxAnswer.estimates: The estimates by every formula, the chosen one included.
    OneRepMaxAnswer.Estimate: The estimate by one formula.
    OneRepMaxAnswer.Estimate.version: The edition of the formula.
    OneRepMaxAnswer.Estimate.one_rep_max: The estimate by this formula.
    OneRepMaxRequest: A set from which the maximum is estimated.
    OneRepMaxRequest.unit: The unit of the weight. Absent: kilograms.
    OneRepMaxRequest.rpe: How hard the set was. The formula rpe needs it.
    OneRepMaxRequest.formula: The formula. Absent: Epley's.
    OpenedSession: A session that has just begun, or goes on under another token. The token is shown here only; where a cookie was asked for, it is in that alone.
    OpenedSession.token: The token that goes into the Authorization header. Its first letter is the role (`l`, `c` or `a`), and the number up to the dot is the tenant. Absent: a cookie was asked for, or came with the request, and the token is in that alone.
    OpenedSession.expires_at: When the session ends unless it is used before.
    OpenedSession.account: The account that is signed in.
    OriginRequest: An admin's reason for looking where a request came from.
    OriginRequest.reason: Why it is looked at. It is kept in the audit log.
    OwnFeedback: A user's own feedback to the platform, and its outcome.
    OwnFeedback.kind: What it is: an idea, a bug or a question.
    OwnFeedback.text: What the person said.
    OwnFeedback.state: What became of it.
    OwnFeedback.is_public: Whether everyone may read the idea, without a name, and vote for it.
    OwnFeedback.duplicate_of: The feedback that it was merged into.
    Page: One page of a list, and the cursor of the next where there is one.
    PageQuery: The wanted part of a list.
    Passkey: A passkey as its owner sees it.
    Passkey.name: The name that its owner gave it.
    Passkey.backup_eligible: Whether it may be kept by more than one device.
    Passkey.backed_up: Whether more than one device keeps it now.
    Passkey.suspended: Whether it opens nothing any more, since its counter went back: there may be a copy.
    PasskeyAssertion: A `PublicKeyCredential` of a sign-in or a proof as its `toJSON` gives it.
    PasskeyAssertion.id: The id of the passkey, in base64url.
    PasskeyAssertion.rawId: The same id. It is ignored.
    PasskeyAssertion.type: The type of the credential.
    PasskeyAssertion.response: What the device made.
    PasskeyAssertion.authenticatorAttachment: Where the passkey is. It is ignored.
    PasskeyAssertion.clientExtensionResults: The results of extensions. They are ignored.
    PasskeyCredential: A `PublicKeyCredential` of a registration as its `toJSON` gives it.
    PasskeyCredential.id: The id of the passkey, in base64url.
    PasskeyCredential.rawId: The same id. It is ignored.
    PasskeyCredential.type: The type of the credential.
    PasskeyCredential.response: What the device made.
    PasskeyCredential.authenticatorAttachment: Where the passkey is. It is ignored.
    PasskeyCredential.clientExtensionResults: The results of extensions. They are ignored.
    PasskeyOptions: The argument of `navigator.credentials.create` or `.get`, through `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` (Web Authentication, Level 3, section 5.1).
    PasskeyOptions.publicKey: The options for the browser's API.
    PasskeySignIn: Signing in without a login name: the passkey knows whose it is.
    PasskeySignIn.role: The role to act in, one that the account has. Absent: the one that it was registered with.
    PasswordChange: Another password for one's own account.
    PasswordChange.current: The password as it is.
    PasswordChange.new: The password as it is to be. The tenant's rules for passwords hold for it.
    PaymentPage: A page of the payment provider's, to which the app sends the person. It is theirs alone and soon over.
    PaymentPage.url: The address of the page.
    Person: The visible part of another account that the reader has to do with.
    Person.display_name: The name that others see. Absent: they see the username.
    PersonalRecord: The day on which something was the best there had been, with what it beat.
    PersonalRecord.exercise: The exercise's name. Absent: the caller may not see it.
    PersonalRecord.kind: What was the best.
    PersonalRecord.at_reps: At how many repetitions, of a weight or assistance.
    PersonalRecord.value: How much it was.
    PersonalRecord.unit: The unit of the values.
    PersonalRecord.previous: The best before. Absent: it is the first.
    PersonalRecord.previous_date: The day of the best before.
    PersonalRecord.load: What the weight is of. Absent: the value is no weight.
    PersonalRecord.formula: By which formula the maximum is estimated, of an estimate.
    PersonalRecord.estimate_max_reps: Up to how many repetitions a set counts, of an estimate.
    PersonalRecord.set: The set. Absent of a volume, which is a whole day's.
    PersonalRecord.workout_id: The workout in which it was set.
    PictureQuery: How a picture is made.
    PictureQuery.format: The file format. Absent: PNG.
    PictureQuery.size: The size. Absent: square, of a PDF a4.
    PictureQuery.theme: The colours. Absent: the profile's theme, where it is `system` the day's.
    PictureQuery.hide: What is left out. Absent: nothing.
    PictureQuery.show: What is shown besides. Absent: nothing of it.
    PlacedDraftExercise: An exercise of a draft, under the id in the path: changed where it is, moved, or added.
    PlacedDraftExercise.after: The id of the exercise that it is put behind. Absent: it stays where it is, and a new one is last.
    PlacedDraftExercise.set_times: When the device changed its sets. A set without a time that is changed was changed on arrival.
    PlacedDraftSet: A set of a draft, under the id in the path: logged where it is, moved, or added.
    PlacedDraftSet.exercise: The id of the exercise of the draft that it belongs to. Absent: the one that has it.
    PlacedDraftSet.after: The id of the set that it is put behind. Absent: it stays where it is, and a new one is last.
    PlacedDraftSet.at: When the device changed it, by the server's clock. Absent, or more than 24 hours ago: on arrival. It is told in the draft's `set_times`, not before the change that it replaces.
    PlacedExercise: An exercise of a workout, under the id in the path: changed where it is, moved, or added.
    PlacedExercise.after: The id of the exercise that it is put behind. Absent: it stays where it is, and a new one is last.
    PlacedSet: A set of a workout, under the id in the path: changed where it is, moved, or added.
    PlacedSet.exercise: The id of the exercise of the workout that it belongs to. Absent: the one that has it.
    PlacedSet.after: The id of the set that it is put behind. Absent: it stays where it is, and a new one is last.
    Plan: A tier that contains what was asked for, as a problem of status 402 names it.
    Plan.code: The code of the tier.
    PlanComparison: A planned workout against the workout that it became.
    PlanComparison.state: Whether it was done.
    PlanComparison.workout_id: The workout that it became. Absent: it was not done.
    PlanComparison.adapted: What the lifter changed before.
    PlanComparison.coach_changes: What the coach has changed of this session alone.
    PlanComparison.assigned: What it was before the lifter changed it. Absent: nothing was changed.
    PlanComparison.asked_sets: How many working sets were asked for.
    PlanComparison.met_sets: In how many of them everything was reached.
    PlanComparison.Assigned: A planned workout as it was assigned.
    PlanComparison.ComparedSet: A set that was asked for beside the one that was done in its place; either may be absent.
    PlanComparison.ComparedSet.planned: The set that was asked for. Absent: it was done besides.
    PlanComparison.ComparedSet.done: The set that was done. Absent: it was not.
    PlanComparison.ComparedSet.reps_difference: The repetitions, done less planned.
    PlanComparison.ComparedSet.weight_difference: The weight, done less planned, in the unit of the planned one.
    PlanComparison.ComparedSet.rpe_difference: The RPE, done less planned.
    PlanComparison.ComparedSet.is_met: Whether as many repetitions, as much weight, as long and as far was done as asked for.
    PlanComparison.Exercise: An exercise with what was asked for beside what was done.
    PlanComparison.Exercise.measure: What its weights mean: those of `assisted_reps` are assistance, not load. Absent: none of it was done, or unknown.
    PlanComparison.Exercise.sets: The sets, those that were asked for beside those that were done.
    PlanProgress: How far a plan has come. A session that the client deleted or skipped counts as left out, a day that passed as missed.
    PlanProgress.sessions: How many sessions the plan has, without those that the coach took out.
    PlanProgress.done: How many were done.
    PlanProgress.left_out: How many the client deleted or skipped.
    PlanProgress.missed: How many were neither done nor left out, and their day is over.
    PlanProgress.waiting: How many are still to be done.
    PlanProgress.adapted: How many the client changed.
    PlanProgress.changed: How many that are still planned the coach changed by themselves: their day, loads or exercises.
    PlanProgress.adherence: The done ones of all that are not waiting any more, in percent. Absent: all are waiting.
    PlanProgress.next_on: The day of the next session. Absent: there is none, or it has no day.
    PlannedEffort: A planned session that was done: the mean of done less prescribed RPE over the sets that have both.
    PlannedEffort.rpe_excess: The mean of done less prescribed RPE.
    PlannedPriceChange: From when on the new price holds.
    PlannedPriceChange.takes_effect: Whether it holds at once or when the period ends.
    PlannedPriceChange.at: From when on it holds.
    PlannedQuery: The wanted planned workouts; earliest first, those without a day at the end.
    PlannedQuery.from: The first day. With from or to, workouts without a day are left out.
    PlannedQuery.to: The last day. With from or to, workouts without a day are left out.
    PlannedQuery.state: Only planned workouts in this state.
    PlannedWorkout: A workout that is meant to be done: at a time, on a day, or whenever it is its turn.
    PlannedWorkout.planned_for: The day. Absent: the day of starts_at, or whenever it is its turn.
    PlannedWorkout.starts_at: When it is to begin. Absent: at no particular time.
    PlannedWorkout.time_zone: An IANA time zone. Absent in a request: the profile's.
    PlannedWorkout.sequence: The order of those on the same day or without one.
    PlannedWorkout.template_id: The template, which gives the exercises where they are absent.
    PlannedWorkout.programme_version: The number of the programme's definition that it comes from.
    PlannedWorkout.state: Whether it waits, was done or was skipped.
    PlannedWorkout.workout_id: The workout that it became. Absent: it was not done.
    PlannedWorkout.remind_minutes: How many minutes before starts_at a reminder comes. Absent: none does.
    PlannedWorkout.assignment_id: The coach's assignment that it belongs to. Absent: the lifter's own.
    PlannedWorkout.adapted: What the lifter has changed of what a coach assigned.
    PlannedWorkout.coach_changes: What the coach has changed of this session alone. A later change of the assignment leaves it.
    PlannedWorkout.version: The lifter's version as of the last change. In If-Match it makes a change conditional.
    PlannedWorkout.exercises: The exercises, in the order in which they are done. Absent in a request: the template's, or as they are.
    PlannedWorkoutSummary: A planned workout in the list.
    PlannedWorkoutSummary.starts_at: When it is to begin. Absent: at no particular time.
    PlannedWorkoutSummary.sequence: The order of those on the same day or without one.
    PlannedWorkoutSummary.state: Whether it waits, was done or was skipped.
    PlannedWorkoutSummary.workout_id: The workout that it became. Absent: it was not done.
    PlannedWorkoutSummary.remind_minutes: How many minutes before starts_at a reminder comes. Absent: none does.
    PlannedWorkoutSummary.assignment_id: The coach's assignment that it belongs to. Absent: the lifter's own.
    PlannedWorkoutSummary.adapted: What the lifter has changed of what a coach assigned.
    PlannedWorkoutSummary.coach_changes: What the coach has changed of this session alone. A later change of the assignment leaves it.
    PlateLine: Plates of one weight.
    PlateLine.weight: The weight of one plate.
    PlateLine.count: How many of it there are on each side.
    PlatesRequest: A weight to be loaded with plates, or to be found among fixed dumbbells.
    PlatesRequest.weight: The weight that is wanted.
    PlatesRequest.unit: The unit of the weights. Absent: kilograms.
    PlatesRequest.rounding: What is taken where the weight can't be loaded. Absent: the nearest.
    PlatesRequest.equipment: The bar and the plates. Absent: a gym's bar with the usual plates.
    PlatesRequest.fixed: Weights that can't be changed, instead of the equipment.
    Policy: One version of what there is to agree to.
    Policy.kind: The policy.
    Policy.version: The version of the policy, from 1.
    Policy.effective_at: From when on it holds.
    Policy.agree_by: Users who have not agreed by then can only read.
    PolicyText: Where a policy can be read in a language.
    PolicyText.sha256: The digest of the text: SHA-256 in hexadecimal digits.
    PortalRequest: Where the page for one's subscription leads back to.
    PortalRequest.return_url: The address that the page leads back to. Absent: the tenant's own page.
    PowerliftingChange: The changes of a powerlifting profile; an absent member stays, null removes it.
    PowerliftingChange.body_weight: The body weight by which the scores are reckoned. Null: the latest measurement counts.
    PowerliftingChange.squat: The most that was squatted once. Null removes it.
    PowerliftingChange.bench_press: The most that was bench-pressed once. Null removes it.
    PowerliftingChange.deadlift: The most that was deadlifted once. Null removes it.
    PowerliftingChange.overhead_press: The most that was pressed overhead once. Null removes it.
    PowerliftingProfile: Sex, body weight and maximal lifts, with the scores that follow from them. As a whole it is shown to coaches with the scopes main_lifts and body_metrics; the overhead press besides only with all_lifts.
    PowerliftingProfile.body_weight: The body weight by which the scores are reckoned.
    PowerliftingProfile.squat: The most that was squatted once.
    PowerliftingProfile.bench_press: The most that was bench-pressed once.
    PowerliftingProfile.deadlift: The most that was deadlifted once.
    PowerliftingProfile.overhead_press: The most that was pressed overhead once.
    PowerliftingProfile.unit: The unit of the total: the caller's.
    PowerliftingProfile.total: The total of squat, bench press and deadlift, once all three are there.
    PowerliftingProfile.scores: The scores of the total, classic; empty while sex, body weight or total is missing.
    PowerliftingProfile.kept: Of a refresh alone: entered maxima that it did not lower.
    PowerliftingProfile.KeptMax: A maximum that a refresh left as it was, though the log has an estimate of the lift.
    PowerliftingProfile.KeptMax.lift: The lift: squat, bench_press, deadlift or overhead_press.
    PowerliftingProfile.KeptMax.reason: Why it was left as it was.
    PowerliftingProfile.KeptMax.estimate: What the log says, by Epley.
    PowerliftingProfile.KeptMax.unit: The unit of the estimate.
    PowerliftingRefreshQuery: From which day on the log counts; absent: all of it.
    PowerliftingRefreshQuery.from: The first day whose sets count. Absent: there is no first one.
    PredeterminedDays: The days that a routine is put on: all that is chosen of a predetermined one.
    PredeterminedDays.weekdays: The weekdays on which it is a routine. Absent: none.
    PredeterminedDays.any_day: Whether it is a routine for every day. Absent: false.
    PredeterminedExercise: An exercise of the catalogue as a routine sets it.
    PredeterminedExercise.catalogue_slug: The exercise's entry in the catalogue.
    PredeterminedExercise.name: The exercise's name in the caller's language.
    PredeterminedExercise.superset: Exercises that share a number are done in turns. Absent: by itself.
    PredeterminedQuery: The wanted routines.
    PredeterminedQuery.group: Only routines for this group of muscles.
    PredeterminedQuery.muscle: Only routines with an exercise in which this muscle does the work.
    PredeterminedQuery.type: Only routines that train this.
    PredeterminedRoutine: A routine that comes with the platform: names, sets, reps and supersets are set.
    PredeterminedRoutine.name: The name in the caller's language.
    PredeterminedRoutine.description: What it is for, in the caller's language.
    PredeterminedRoutine.muscle_group: The group of muscles that it trains. Absent: the whole body.
    PredeterminedRoutine.licence: The licence, by its name in SPDX.
    PredeterminedRoutine.source: Who wrote it.
    PrescribedExercise: An exercise as it is meant to be done: in a template, a planned workout, a programme's session. The name decides which of the lifter's exercises it is, as in a workout.
    PrescribedExercise.id: The id of this exercise in the template or the planned workout that it is part of. Absent in a request: a new one. If no part has one, what follows from the position.
    PrescribedExercise.name: The name, which decides which of the lifter's exercises it is.
    PrescribedExercise.exercise_id: The lifter's exercise. It counts where the name is absent.
    PrescribedExercise.measure: What its weights mean: those of `assisted_reps` are assistance, not load. Absent: it is not known, or the lifter has no such exercise yet.
    PrescribedExercise.superset: Exercises that share a number are done in turns; they are next to each other. Absent: by itself.
    PrescribedExercise.sets: None where the exercise has a note, such as the reason why it was skipped.
    PrescribedSet: A set as it is meant to be done. The load is a weight, or a percentage of the exercise's one-rep maximum (in a programme: of its training max); neither leaves it to the lifter.
    PrescribedSet.id: The id of this set in the template or the planned workout that it is part of. Absent in a request: a new one. If no part has one, what follows from the position.
    PrescribedSet.kind: What the set is for. Absent in a request: working.
    PrescribedSet.reps: How many repetitions: for an AMRAP set the least, with `reps_max` the lower end of a range.
    PrescribedSet.reps_max: The upper end of a range of repetitions. Absent: there is no range.
    PrescribedSet.unit: The unit of the weight. Absent in a request: the one that the set of this id has, else the profile's.
    PrescribedSet.percentage: The load as a percentage of the exercise's one-rep maximum, instead of a weight. In a programme: of its training max.
    PrescribedSet.why: How the weight came about, where the platform reckoned it.
    PreviousSets: The sets of an exercise in the last workout that has it.
    PreviousSets.exercise_id: The exercise.
    PreviousSets.workout_id: The workout.
    PreviousSetsQuery: The exercises whose last sets are wanted.
    PreviousSetsQuery.exercises: The ids of exercises, separated by commas.
    PriceChange: Another price for the subscription, of the same tier or of another.
    PriceChange.price: The id of the price that is to hold.
    PriceDefinition: A price of a tier, as admins set it.
    PriceDefinition.id: The id of a price that there is. Absent in a request: a new one, unless one is just the same.
    PriceDefinition.amount: The amount, in the currency's minor unit, such as cents.
    PriceDefinition.stripe_price: The id of the price at Stripe. Absent: it is not sold there.
    PriceDefinition.app_store_product: The id of the product in the App Store. Absent: it is not sold there.
    PriceDefinition.is_active: Whether it is offered. Absent in a request: true.
    PrivacyInventory: The inventory of personal data: what is kept of people, for how long, and for what.
    PrivacyInventory.tables: The tables of the database.
    ProblemDocument: The body of every answer that is a problem (RFC 9457).
    ProblemDocument.type: The kind of problem: /problems/ and a word of a closed list.
    ProblemDocument.title: What the kind of problem is, in words of the caller's language.
    ProblemDocument.status: The status of the answer.
    ProblemDocument.detail: What is the matter this time. Absent: the title says it all.
    ProblemDocument.instance: The request's id, which helps to find out what it was.
    ProblemDocument.code: Of 409: the reason, in kebab-case.
    ProblemDocument.done: Of sequence-gap and sequence-taken: the number of the device's last operation that was carried out.
    ProblemDocument.errors: Every fault of the input. Absent: the fault is not in the input.
    ProblemDocument.entitlement: Of 402: the feature that the caller's tier does not include.
    ProblemDocument.plans: Of 402: the tiers that include it.
    ProblemDocument.preview: Of 402: what was asked for, over the last 14 days, where it is a graph.
    ProblemDocument.challenge: Of second-factor-needed: goes into POST /v1/sessions/second-factor, with one of the methods.
    ProblemDocument.expires_at: Of second-factor-needed: when the challenge ends.
    ProblemDocument.methods: Of second-factor-needed: the ways in which it can be answered.
    ProblemDocument.publicKey: Of second-factor-needed: what navigator.credentials.get takes.
    ProblemDocument.mode: Of maintenance: what it closes.
    ProblemDocument.message: Of maintenance: what the operator says of it.
    ProblemDocument.until: Of maintenance: when it ends, where that is known.
    Profile: A person's statements about themselves, as that person sees them.
    Profile.birth_date: The day of birth.
    Profile.age: The age in full years, today in the person's own zone. Absent: the birth date is not known.
    Profile.gender: The gender, as the person states it.
    Profile.body_weight: The body weight that was measured last.
    Profile.goals: What the person trains for.
    Profile.fitness_level: How much experience the person has.
    Profile.activity_level: How active the person is besides training.
    Profile.unit: The unit in which the person enters and reads weights.
    Profile.theme: Whether apps are light or dark, or as the device is.
    Profile.graph_colours: The colours of graphs, each as #rrggbb, in their order.
    Profile.graph_scale: Whether graphs begin at zero or fit what they show.
    ProfileBodyWeight: A body weight of the profile's own, or the latest measurement where it has none.
    ProfileBodyWeight.unit: The unit of the weight. Absent in a request: the account's.
    ProfileBodyWeight.source: Whether it was entered here or is the latest measurement. In a change: the weight was read, and unless it is another one, it stays as it is.
    ProfileChanges: The changes of a profile; an absent member stays as it is, and null removes what may be absent.
    ProfileChanges.birth_date: The day of birth. Null removes it.
    ProfileChanges.gender: The gender, as the person states it. Null removes it.
    ProfileChanges.height: The height of the body. Null removes it.
    ProfileChanges.body_weight: The body weight. It is noted as a measurement of now.
    ProfileChanges.goals: What the person trains for. They replace those before.
    ProfileChanges.fitness_level: How much experience the person has. Null removes it.
    ProfileChanges.activity_level: How active the person is besides training. Null removes it.
    ProfileChanges.unit: The unit in which the person enters and reads weights.
    ProfileChanges.theme: Whether apps are light or dark, or as the device is.
    ProfileChanges.graph_colours: The colours of graphs, each as #rrggbb, in their order. They replace those before.
    ProfileChanges.graph_scale: Whether graphs begin at zero or fit what they show.
    Programme: A programme: a 5/3/1 by its options, or whatever a definition says. What is changed is kept as the next number.
    Programme.name: The programme's name.
    Programme.number: The number of the definition, from 1.
    Programme.cycle: The number of the cycle under way. 0: none was begun.
    Programme.five_three_one: The options of a 5/3/1. If they are there, the definition follows from them.
    Programme.definition: The programme as data. It is not read where five_three_one is given: it follows from that.
    Programme.lifts: The state of each lift.
    ProgrammeDefinition: A programme as data: which lifts it drives, what is done in each week of a cycle, and by which rules the weights move. Linear progression, double progression, RPE-based work and 5/3/1 are all said in it.
    ProgrammeDefinition.unit: The unit of its weights and steps.
    ProgrammeDefinition.rounding: How loads are rounded.
    ProgrammeDefinition.lifts: The lifts whose weights the programme moves.
    ProgrammeDefinition.weeks: The weeks of a cycle, in order.
    ProgrammeExercise: An exercise of a session: one of the programme's lifts, or another whose weight is left to the lifter.
    ProgrammeExercise.exercise: The exercise's name, as in the log.
    ProgrammeExercise.is_supplemental: Whether it is supplemental work, whose outcome does not move the lift. Absent: false.
    ProgrammeForecast: The cycles to come, by the suppositions.
    ProgrammeForecast.cycles: The cycles, in order.
    ProgrammeLift: A lift that the programme drives, with what it starts from.
    ProgrammeLift.exercise: The exercise's name, as in the log.
    ProgrammeLift.base: What the sets' percentages are taken of.
    ProgrammeLift.one_rep_max: The one-rep maximum, known or estimated: what a base of a training max or a one-rep maximum starts from.
    ProgrammeLift.training_max_percentage: The part of the one-rep maximum that the training max is, in percent. Absent: 90.
    ProgrammeLift.start: The training max or working weight itself, instead of a one-rep maximum.
    ProgrammeLift.step: The step for this lift. Absent: the programme's.
    ProgrammeLift.moves: When the rules are asked: after every session or every cycle.
    ProgrammeLift.rules: The rules, of which the first whose conditions all hold is followed. Where none does, the weight stays.
    ProgrammeLiftState: The state of a lift as a cycle begins, or as the lifter set it in between.
    ProgrammeLiftState.number: The number of the programme's definition, from 1.
    ProgrammeLiftState.exercise: The exercise's name, as in the log.
    ProgrammeLiftState.weight: The training max or the working weight.
    ProgrammeLiftState.reps: How many repetitions double progression has reached.
    ProgrammeLiftState.reason: Why it is what it is.
    ProgrammeMove: A step of a lift's weight, and the rule behind it.
    ProgrammeMove.exercise: The exercise's name, as in the log.
    ProgrammeMove.week: The week of the session that it follows. Absent: it follows the whole cycle.
    ProgrammeMove.session: The session that it follows, within its week. Absent: it follows the whole cycle.
    ProgrammeMove.from: The weight before.
    ProgrammeMove.to: The weight from then on.
    ProgrammeMove.reason: Why it moved, or did not.
    ProgrammeMove.rule: The place of the rule among the lift's, from 0. Absent: no rule was followed.
    ProgrammeMove.amrap_reps: The repetitions of the AMRAP set that decided.
    ProgrammeMove.rpe: The RPE of the hardest set, where it decided.
    ProgrammeMove.reps: The target of repetitions from then on, of double progression.
    ProgrammePlan: A cycle's weeks with every number and why it is that.
    ProgrammePlan.number: The number of the programme's definition, from 1.
    ProgrammePlan.is_projected: Whether sessions that are not done are taken as going as asked for.
    ProgrammePlan.lifts: The state of each lift as the cycle begins.
    ProgrammePlan.moves: How lifts moved within and after the cycle.
    ProgrammePlan.Session: A session of the week.
    ProgrammePlan.Session.name: The session's name.
    ProgrammePlan.Session.planned_workout_id: The planned workout, once the cycle has begun.
    ProgrammePlan.Session.state: Whether it is planned, done or skipped, once the cycle has begun.
    ProgrammePlan.Session.workout_id: The workout that it became. Absent: it was not done.
    ProgrammePlan.Week: A week of the cycle.
    ProgrammePlan.Week.name: The week's name. Absent: it has none.
    ProgrammePlan.Week.is_deload: Whether it is a light week.
    ProgrammePlanQuery: The wanted cycle.
    ProgrammePlanQuery.cycle: The number of the cycle. Absent: the one under way, or the first.
    ProgrammeRounding: How the programme's loads are rounded.
    ProgrammeRounding.step: The step that loads are rounded to. Absent: 2.5 kg or 5 lb.
    ProgrammeRounding.to_plates: Whether loads are rounded to what the lifter's equipment loads. Absent: false.
    ProgrammeRounding.direction: The direction of rounding. nearest: halves go up. Absent: nearest.
    ProgrammeRounding.training_max: Whether the training max itself is rounded first. Absent: false.
    ProgrammeSession: A session of a programme's week.
    ProgrammeSession.name: The session's name.
    ProgrammeSet: A set of a programme.
    ProgrammeSet.kind: What the set is for. Absent: working.
    ProgrammeSet.reps: How many repetitions: for an AMRAP set the least, with `reps_max` the lower end of a range.
    ProgrammeSet.reps_max: The upper end of a range of repetitions. Absent: there is no range.
    ProgrammeSet.percentage: The percentage of the lift's base. Absent: by the RPE, if the base is a one-rep maximum; all of a working weight.
    ProgrammeSet.rpe: The RPE that is meant, in halves; other numbers are rounded to one.
    ProgrammeSimulation: The suppositions about the sessions that are not done yet.
    ProgrammeSimulation.cycles: How many cycles are reckoned. Absent: 1.
    ProgrammeSimulation.otherwise: What is supposed of sessions that no supposition matches. Absent: every set is reached.
    ProgrammeSimulation.outcomes: The suppositions. If several match a session, the last counts.
    ProgrammeSimulation.Supposition: What is supposed of sessions. Absent members match everything.
    ProgrammeSimulation.Supposition.cycle: The number of the cycle. Absent: every one.
    ProgrammeSimulation.Supposition.week: The number of the week within the cycle. Absent: every one.
    ProgrammeSimulation.Supposition.session: The number of the session within its week. Absent: every one.
    ProgrammeSimulation.Supposition.exercise: The exercise's name. Absent: every one.
    ProgrammeSimulation.Supposition.outcome: How the session goes.
    ProgrammeSummary: A programme in a list.
    ProgrammeSummary.name: The programme's name.
    ProgrammeSummary.number: The number of the definition, from 1.
    ProgrammeSummary.cycle: The number of the cycle under way. 0: none was begun.
    ProgrammeWeek: A week of a programme's cycle.
    ProgrammeWeek.name: The week's name. Absent: it has none.
    ProgrammeWeek.is_deload: Whether it is a light week, which says nothing about how the lift goes. Absent: false.
    Progress: A graph of one lift or exercise; at most the last 1,100 points.
    Progress.lift: A main lift's name, or the exercise's id.
    Progress.measure: What the graph shows.
    Progress.formula: By which formula the maximum is estimated.
    Progress.unit: The unit of the values.
    Progress.load: What the values are weights of. Absent: they are none. `total` takes the latest body weight that was measured on or before the day: a day without one has no point, nor has any for who may not see it.
    Progress.estimate_max_reps: Up to how many repetitions a set counts, of e1rm.
    Progress.exercise: The name of the exercise. Absent: the graph is of a main lift.
    Progress.Point: A day, or the first of a week or month, with the set that gave it its value; for a sum the best set beside it, if there is one.
    Progress.Point.value: The value, in the unit of the graph.
    Progress.Point.set_date: The day of the set.
    Progress.Point.weight: The weight of the set as it was entered.
    Progress.Point.unit: The unit of the weight of the set.
    Progress.Point.factor: The number that the formula multiplies the load by.
    Progress.Point.body_weight: How much a total load counts of the body, in the graph's unit.
    Progress.Point.count: How many working sets the day, week or month has.
    Progress.Point.workout_id: The workout of the set.
    Progress.Point.record: True where the set, or the volume of an exercise's day, is a record. Absent: it is not, or the measure or the formula has no records.
    Progress.Point.light: True where the set is of a light day, such as in a deload: it says nothing about how strong the lifter is. Of a week or month: it has no other days. Absent: it is not, or the measure is a sum.
    ProgressDrawingQuery: A graph of a lift as a drawing. It has at most 180 points: where there would be more, each is of a week, or of a month.
    ProgressDrawingQuery.measure: What the graph shows. Absent: the estimated one-rep maximum.
    ProgressDrawingQuery.unit: The unit of the values. Absent: the profile's.
    ProgressDrawingQuery.formula: By which formula the maximum is estimated. Absent: Epley's.
    ProgressDrawingQuery.bucket: How much a point covers at least. Absent: a day.
    ProgressDrawingQuery.format: The file format. Absent: SVG.
    ProgressDrawingQuery.width: For how many pixels it is drawn. Absent: 720.
    ProgressDrawingQuery.scale: Where the axis begins. Absent: just below the lowest value.
    ProgressDrawingQuery.goal: A value at which a dotted line is drawn, in the unit of the graph.
    ProgressDrawingQuery.goal_by: The day until which the goal is to be reached.
    ProgressPictureQuery: How a picture of a graph is made, and of what.
    ProgressPictureQuery.scale: Where the axis begins. Absent: as the profile says.
    ProgressQuery: The wanted days and values; `from` and `to` are the workouts' own local days, both included.
    ProgressQuery.measure: What the graph shows. Absent: the estimated one-rep maximum.
    ProgressQuery.unit: The unit of the values. Absent: the profile's.
    ProgressQuery.formula: By which formula the maximum is estimated. Absent: Epley's.
    ProgressQuery.bucket: How much a point covers. Absent: a day.
    ProgressionRule: A rule by which a lift's weight moves: when all these conditions hold, then all these effects follow.
    ProgressionRule.when: The conditions.
    ProgressionRule.then: The effects.
    ProgressionRule.Condition: Each member that is there must hold; with none the rule always applies to what was trained.
    ProgressionRule.Condition.all_sets_hit: Whether every set that counts reached its repetitions with its weight.
    ProgressionRule.Condition.misses_in_a_row: The sets were missed this many times in a row, this one included.
    ProgressionRule.Condition.amrap_reps_at_least: The AMRAP set with the greatest load had so many repetitions or more.
    ProgressionRule.Condition.amrap_reps_at_most: The AMRAP set with the greatest load had so many repetitions or fewer.
    ProgressionRule.Condition.rpe_at_most: The RPE of the hardest set was this or less. Without a logged RPE it does not hold.
    ProgressionRule.Condition.rpe_over: The RPE of the hardest set was more than this. Without a logged RPE it does not hold.
    ProgressionRule.Condition.reps_at_top: Whether every set with a range of repetitions reached its upper end.
    ProgressionRule.Effect: How the weight of a lift moves; each member that is there takes effect.
    ProgressionRule.Effect.add_weight: So much is added, in the programme's unit.
    ProgressionRule.Effect.add_percent: So many percent are added.
    ProgressionRule.Effect.reset_percent: So many percent are taken off: 10 leaves 90 %.
    ProgressionRule.Effect.go_back: The weight is what it was this many moves ago.
    ProgressionRule.Effect.multiply_percent: The weight is this percentage of what it was: 95 leaves 95 %.
    ProgressionRule.Effect.add_reps: So many repetitions are added to the target.
    ProgressionRule.Effect.set_reps: The target is this many repetitions.
    Proof: A recent proof of identity, in one of the four ways.
    Proof.password: The password. It is enough for an account without a second factor only.
    Proof.code: The six digits that the authenticator app shows.
    Proof.recovery_code: A recovery code, which is then used up.
    Proof.passkey: What the browser's API gave for a passkey.
    PublicIdea: An idea that everyone may read, without saying whose it is.
    PublicIdea.text: The idea as it was written.
    PublicIdea.state: What became of it.
    PublicIdea.is_own: Whether the caller wrote it.
    PublicIdea.voted: Whether the caller voted for it.
    PushKey: What a browser subscribes with.
    PushKey.key: The `applicationServerKey` of this tenant, in base64url. Absent: nothing is sent to browsers here.
    PushKeys: The keys of a browser's subscription.
    PushKeys.p256dh: The browser's public key, in base64url.
    PushKeys.auth: The secret that it shares with the sender, in base64url.
    PushTarget: A device that notices are sent to. Its address is kept encrypted, and no answer has it.
    PushTarget.kind: How the device is reached.
    PushTarget.token: The device token that iOS gave the app, in hexadecimal digits. Only for apns.
    PushTarget.endpoint: The address that the browser's subscription names. Only for web.
    PushTarget.keys: The subscription's keys. Only for web.
    PushTarget.device_id: The id that the device syncs under, if it does.
    QuietHours: The hours in which mails and pushes wait until they are over, except those that are always sent.
    QuietHours.from: When they begin, such as 22:00.
    QuietHours.to: When they end, such as 07:00. Earlier than from: on the next day.
    QuietHours.time_zone: An IANA time zone. Absent: the account's own.
    ReadMark: How far the caller has read: everything that was there at this time, the time of the newest thing that was seen.
    ReadMark.up_to: The time of the newest notice that was seen.
    RecordQuery: The wanted records; newest first.
    RecordQuery.exercise: Only records of this exercise.
    RecordQuery.lift: Only records of this main lift.
    RecordQuery.kind: Only records of this kind.
    RecordQuery.from: The first day, the workout's own. Absent: there is no first one.
    RecordQuery.unit: The unit of weights. Absent: the profile's.
    RecordQuery.current: Only those that nothing has beaten since. Absent: false.
    RecordSet: The set that was the record, as it was entered.
    RecordSet.weight: The weight as it was entered.
    RecoveryCodes: Ten codes that sign in once each. Shown here only.
    RecoveryCodes.recovery_codes: The codes. Absent where the ones that there are stay.
    Registration: A new account.
    Registration.role: The role in which the person begins. Others can be taken later.
    Registration.password: The password. The tenant's rules for passwords hold for it.
    Registration.locale: The language for texts and mails, as a BCP 47 tag. Absent: the tenant's.
    Registration.time_zone: An IANA time zone, such as Europe/Berlin. Absent: UTC.
    Registration.unit: The unit in which the person enters and reads weights. Absent: kilograms.
    Registration.invite: The token of an invitation: the address that it was mailed to is confirmed by it.
    Registration.birth_date: The day of birth. Needed where the tenant has a minimum age.
    Registration.consents: The versions of the policies that the person agrees to. Needed where the tenant has terms or a privacy policy.
    RepetitionsAnswer: Weights and repetitions for a one-rep maximum.
    RepetitionsAnswer.version: The edition of the formula.
    RepetitionsAnswer.weight: The estimated weight for the requested reps.
    RepetitionsAnswer.reps: How many repetitions should go with the weight that was asked for: 0 above the maximum, at most 36.
    RepetitionsAnswer.table: The weights for 1 to 12 repetitions.
    RepetitionsAnswer.Line: The weight for some repetitions.
    RepetitionsAnswer.Line.percentage: The part of the one-rep maximum, in percent.
    RepetitionsRequest: A maximum, of which the weight for some reps is wanted, or the reps for some weight.
    RepetitionsRequest.unit: The unit of the weights. Absent: kilograms.
    RepetitionsRequest.reps: The repetitions for which the weight is wanted.
    RepetitionsRequest.weight: The weight for which the repetitions are wanted.
    RepetitionsRequest.formula: The formula. Absent: Epley's.
    ReportedGraph: The graph that a report is about, as it was asked for.
    ReportedGraph.graph: Which graph: a main lift, body_weight, body_fat, or the id of an exercise.
    ReportedGraph.measure: What the graph showed.
    ReportedGraph.from: The first day of the graph. Absent: there was no first one.
    ReportedGraph.to: The last day of the graph. Absent: there was no last one.
    RestingEnergyAnswer: The energy of a day, at rest and by how active it is.
    RestingEnergyAnswer.version: The edition of the formula.
    RestingEnergyAnswer.kilocalories: The energy of a day at rest, in kilocalories.
    RestingEnergyAnswer.kilojoules: The energy of a day at rest, in kilojoules.
    RestingEnergyAnswer.days: The energy of a day by how active it is.
    RestingEnergyAnswer.Day: The energy of a day of some activity.
    RestingEnergyAnswer.Day.level: How active the day is.
    RestingEnergyRequest: A body whose energy at rest and over a day is wanted.
    RestingEnergyRequest.sex: The sex by which the formula reckons. mx: the mean of both equations, which is our own choice.
    RestingEnergyRequest.unit: The unit of the body weight. Absent: kilograms.
    RestingEnergyRequest.height_unit: The unit of the height. Absent: centimetres.
    RestoredThing: The place where it is again.
    RestoredThing.kind: What it is.
    RestoredThing.path: The path of the thing, from which it can be read again.
    Revenue: A tier's income in a month through a provider. Amounts are in the currency's minor unit.
    Revenue.month: The first day of the month.
    Revenue.tier: The code of the tier. Absent: no tier has the price that was paid.
    Revenue.charge_count: How many payments there were.
    Revenue.charges: The sum of the payments.
    Revenue.refund_count: How many payments were given back.
    Revenue.refunds: The sum of what was given back.
    Revenue.commission: The App Store's share. Absent where the provider alone knows its fee.
    Revenue.net: The charges less refunds and commission.
    RevenueQuery: The months of the report; both days are included, in UTC.
    RevenueQuery.from: The first day. Absent: a year before `to`.
    RevenueQuery.to: The last day. Absent: today.
    RoleRequest: A role that the caller takes besides those that they have.
    RoleRequest.role: The role that is taken.
    Roster: A page of a coach's clients.
    Roster.items: The clients of this page, in the order that was asked for.
    Roster.total: How many clients pass the filters.
    Roster.clients: How many clients there are.
    Roster.unwatched: How many of them share nothing that a rule of the attention queue looks at.
    RosterEntry: A coach's client: what they share, and the state of their training. What no scope opens is absent and listed in `hidden`. What is absent and not listed there is nothing yet. Days are the client's own, today included.
    RosterEntry.since: Since when they are a client.
    RosterEntry.scopes: The scopes that are shared now.
    RosterEntry.expires_at: The nearest end of any of it. Absent: it has none.
    RosterEntry.paused: Whether the client has paused all sharing.
    RosterEntry.team_id: The team that the client shares with. Absent: with the coach alone.
    RosterEntry.labels: The coach's labels for the client.
    RosterEntry.last_workout_at: When the last workout began.
    RosterEntry.last_workout: The last workout.
    RosterEntry.workouts_7_days: How many workouts were logged in 7 days, planned or not.
    RosterEntry.workouts_28_days: How many workouts were logged in 28 days, planned or not.
    RosterEntry.planned_7_days: How many workouts were planned in 7 days, for a day that is over, or for today and done. Skipped ones were planned.
    RosterEntry.done_7_days: How many of those planned in 7 days were done.
    RosterEntry.planned_28_days: How many workouts were planned in 28 days, for a day that is over, or for today and done. Skipped ones were planned.
    RosterEntry.done_28_days: How many of those planned in 28 days were done.
    RosterEntry.adherence: Done of planned in 28 days, in percent. Absent where nothing was planned.
    RosterEntry.next_session: The next planned workout.
    RosterEntry.away_until: The last day of the break that the client is on. Absent: on none.
    RosterEntry.records_28_days: How many records fell in 28 days: of the main lifts, or of every exercise where `all_lifts` is shared and the coach's tier includes it.
    RosterEntry.lifts: How the main lifts go.
    RosterEntry.unread_comments: How many of the client's comments the coach has not read.
    RosterEntry.unread_messages: How many of the client's messages the coach has not read.
    RosterEntry.note_count: How many private notes the coach has on the client.
    RosterEntry.flags: The rules of the attention queue that found something.
    RosterEntry.hidden: The members that are absent since no scope opens them.
    RosterLabel: A label on a client. Only its coach sees it.
    RosterLabel.name: The label's name.
    RosterQuery: The wanted clients, and their order. A client without the sorted value comes last either way.
    RosterQuery.sort: What the order goes by. Absent: since, the newest clients first.
    RosterQuery.direction: The direction of the order. Absent: the usual one of what it goes by.
    RosterQuery.q: Only clients with this as a part of the display name or username.
    RosterQuery.label: Only clients with the label of this name.
    RosterQuery.flag: Only clients for whom this rule found something.
    RosterQuery.flagged: Only clients for whom any rule found something, or with false only the others. Beside `flag` it says nothing.
    RosterQuery.scope: Only clients who share this now.
    RosterQuery.active_since: Only clients whose last workout was on this day or later.
    RoutineDays: The days of the week that a template is on.
    RoutineDays.weekdays: The weekdays on which it is a routine. Absent: none.
    RoutineDays.any_day: Whether it is a routine for every day. Absent: false.
    RoutineName: A routine by its name.
    RoutineName.id: The id of the template.
    RoutineName.name: The template's name.
    RunOfJob: A run of a job, whatever attempts it took.
    RunOfJob.tenant: The tenant, by its name in addresses. Absent: the whole installation.
    RunOfJob.state: How far the run is.
    RunOfJob.origin: Why it runs: by its schedule, by the program, or since an admin asked.
    RunOfJob.asked_by: The admin who asked for it.
    RunOfJob.dry_run: Whether it says what it would change, and changes nothing.
    RunOfJob.due_at: The time that it counts by.
    RunOfJob.done: How many things it has looked at.
    RunOfJob.total: How many things there are to look at.
    RunOfJob.changed: How many it changed, or in a dry run would change.
    RunOfJob.sample: A few of the things that it changed, by their ids.
    RunOfJob.worker: The process that runs it.
    Schedule: The lifter's week: the templates of each day, and the days of rest.
    Schedule.days: The days of the week, Sunday to Saturday.
    Schedule.any_day: The routines that are offered on every day.
    Schedule.rests_today: Whether today alone is a day of rest.
    ScheduledDay: A day of the lifter's week.
    ScheduledDay.weekday: The day of the week.
    ScheduledDay.rests: Whether it is a rest day until that is removed.
    ScheduledDay.routines: The routines of this day, in their order.
    ScheduledJob: A job of the platform: its schedule, and its runs.
    ScheduledJob.name: The job's name.
    ScheduledJob.summary: What it does.
    ScheduledJob.reach: Whether it runs once, or for each tenant.
    ScheduledJob.cron: When it runs: minute, hour, day of the month, month, day of the week, as crontab(5). Absent: it runs when it is asked for.
    ScheduledJob.time_zone: The time zone of the schedule.
    ScheduledJob.missed: What becomes of runs that were due while nothing worked.
    ScheduledJob.catch_up_at_most: How many missed runs are made up for at most.
    ScheduledJob.paused: Whether it makes no runs, and those that wait are left to wait.
    ScheduledJob.changed: Whether an admin said when it runs.
    ScheduledJob.next_due_at: When it runs next. Absent: it is paused, or runs when it is asked for.
    ScheduledJob.waiting: How many runs wait.
    ScheduledJob.running: How many runs are under way.
    ScheduledJob.given_up: How many runs failed too often.
    ScheduledJob.last_run: The run that ended last.
    ScopeGrant: One scope that a lifter shares.
    ScopeGrant.starts_at: From when on it is open. Absent: from the beginning.
    ScopeGrant.is_open: Whether it opens anything now: it has begun, and sharing is not paused.
    ScopeRequest: A coach's request that a client share more.
    ScopeRequest.coach: The coach who asks.
    ScopeRequest.lifter: The client who is asked.
    ScopeRequest.team: The team that asks. Absent: the coach alone.
    ScopeRequest.scopes: The scopes that are asked for and were not open yet.
    ScopeRequest.message: What the coach wrote.
    ScopeRequest.state: What became of it.
    ScopeWords: A scope in words.
    ScopeWords.name: What the scope is called, in words of the caller's language.
    ScopeWords.opens: The things that a coach sees or does with it.
    ScopeWords.leaves_closed: The things that stay closed, although one might take the scope for them.
    ScopeWords.is_ticked_singly: Whether a lifter ticks it by itself, whatever a coach asks for: data concerning health (GDPR, article 9), and what is as private.
    ScopeWords.starts_at: From when on it is open, in a change.
    ScopeWords.expires_at: When it ends by itself, in a change.
    SecondFactor: An app that makes codes for signing in.
    SecondFactor.name: The name that its owner gave it.
    SecondFactor.confirmed: Whether its first code was right; until then it counts for nothing.
    SecondFactorList: The authenticator apps of an account, and how many recovery codes are left.
    SecondFactorList.items: The authenticator apps.
    SecondFactorList.recovery_codes_left: How many recovery codes have not been used.
    SecondStep: The second step of a sign-in: one of the three ways.
    SecondStep.challenge: The challenge of the problem `second-factor-needed`.
    SecondStep.code: The six digits that the app shows.
    SecondStep.recovery_code: A recovery code, which is then used up.
    SecondStep.passkey: What the browser's API gave for a passkey.
    SentMessage: A message to one of several clients.
    SentMessage.client: The client's id.
    SentMessage.message: The message as it was sent.
    Session: A device that is signed in.
    Session.role: The role in which it acts.
    Session.method: How it was begun: `password`, `passkey`, `google` and the like.
    Session.agent: The program, as far as it is known: "Firefox on Linux".
    Session.network: The neighbourhood that the address was in: `203.0.0.0/16`.
    Session.last_used_at: When it was used last.
    Session.expires_at: When it ends unless it is used before.
    Session.current: Whether this request came with it.
    SessionChangeQuery: What a change of one session may do.
    SessionChangeQuery.past: Whether the session may get a day that is past for the client. Absent: false.
    SessionChangeQuery.undo: Whether it undoes my last change of this session. Absent: false. A day may be past then, and `coach_changes` are those of `before`.
    SessionChangeQuery.before: What I had changed before the change that is undone.
    SessionGlance: A planned workout that waits to be done.
    SessionGlance.time_zone: The IANA time zone in which it starts then.
    SessionPreferences: How the person wants to see things. Those of the profile; the usual ones where there is no profile yet.
    SessionPreferences.theme: Day, night or as the device has it.
    SessionPreferences.week_start: The day on which a week begins.
    SessionPreferences.graph_scale: Where the scale of a graph begins.
    SessionRole: The role in which a session goes on.
    SessionRole.role: A role of the account. A coach may be a lifter too.
    SessionTenant: The tenant of a session.
    SessionTenant.name: The name of the brand.
    SessionTenant.modules: The modules that are on. What belongs to another one is not there.
    SharedGraph: A graph that a link shows.
    SharedGraph.of: What it is of: squat, bench_press, deadlift, an exercise id, body_weight or body_fat.
    SharedGraph.scale: Where the axis begins. Absent: as the profile says.
    SharedLink: A link that shows a snapshot of one's training to everyone who has it.
    SharedLink.link: The address. It is shown once, when the link is made: only the hash of its token is stored.
    SharedLink.kind: What is shown.
    SharedLink.subject_id: The workout, template, record or goal. Absent: it is a graph.
    SharedLink.graph: The graph. Absent: it is something else.
    SharedLink.hide: What is left out. Absent in a request: nothing.
    SharedLink.show: What is shown besides. Absent in a request: nothing of it.
    SharedLink.theme: The colours of the preview picture. Absent: the profile's theme, where it is `system` the day's.
    SharedLink.name: The title of the page.
    SharedLink.state: Whether it can be opened.
    SharedLink.opens: How often the page was opened. Programs that only fetch a preview are not counted, if they say what they are.
    SharedLink.refreshed_at: Since when it shows what it shows.
    SharedLink.expires_at: When it ends: at most in 365 days. Absent in a request: in 30 days.
    Sharing: The scopes that a lifter shares with a coach. They replace those before; none at all keeps the two connected.
    Sharing.scopes: The scopes that are shared.
    Sharing.starts_at: From when on all of it is open. Absent: at once.
    Sharing.expires_at: When all of it ends by itself. Absent: not until it is changed.
    Sharing.periods: The scopes that have dates of their own. An absent one is as for all.
    Sharing.Period: When one scope opens and ends, where that is not as for all.
    Sharing.Period.starts_at: From when on it is open. Absent: as for all.
    Sharing.Period.expires_at: When it ends by itself. Absent: as for all.
    SharingChange: The scopes that a change of sharing opens and closes, in words.
    SharingChange.opens: The scopes that were closed and are open now.
    SharingChange.closes: The scopes that were open and are closed now.
    SharingChange.stays: The scopes that are shared before and after, perhaps with other dates.
    SharingPause: Whether all sharing is paused.
    SharingPause.paused: Whether all sharing is paused. Absent in a request: true. False lets sharing go on.
    SharingPause.since: Since when it is paused.
    SharingPause.until: When sharing goes on by itself. Absent: not until it is resumed.
    ShownPasswordPolicy: The rules for passwords.
    ShownPasswordPolicy.minimum_length: How many characters a password has at least.
    ShownPasswordPolicy.requires: What a password has to have in it.
    ShownPasswordPolicy.blocks_common: Whether passwords that many people have are refused.
    ShownTenant: The tenant's settings that an app needs before anyone has signed in.
    ShownTenant.name: The tenant's name, as people see it.
    ShownTenant.locale: The language of texts for whom no other is known, as a BCP 47 tag.
    ShownTenant.modules: The parts of the platform that are on. Routes of the others are 404.
    ShownTenant.password_policy: The rules for passwords.
    ShownTenant.minimum_age: The youngest age at which one may register, in years. Absent: nobody is asked for a birth date.
    ShownTenant.minimum_app_versions: The oldest version of each app that may go on. Older ones have to be renewed.
    ShownTenant.erasure_grace_days: How many days lie between asking for an account's erasure and the erasure.
    ShownTenant.sign_in_ways: The ways to sign in: `password`, and providers.
    ShownTenant.pictures: The pictures of the brand that admins uploaded.
    SignInNonce: A nonce for a provider's own library, so that its token is for this sign-in alone.
    SignInRequest: A sign-in by password.
    SignInRequest.login: The mail address or the username.
    SignInRequest.role: The role to act in, one that the account has. Absent: the one that it was registered with.
    SignInReturn: The provider's answer that came back through the browser, with the secret that stayed here.
    SignInReturn.state: The state that the provider gave back.
    SignInReturn.secret: The secret that stayed with the app.
    SignInReturn.code: The code that the provider gave.
    SignInReturn.role: The role to act in. Absent: the one that the account was registered with.
    SignInReturn.email: The mail address. It counts only where the provider has none for the person; it is then confirmed by mail.
    SignInReturn.birth_date: The day of birth, as for a registration, where an account is made.
    SignInStart: Begins a sign-in at a provider.
    SignInStart.redirect_uri: The address that the browser goes to in the end, one of those that the tenant's operator listed; absent for a page of this host, which is then signed in by a cookie.
    SignInWays: The ways into a tenant, for an app's first page.
    SignInWays.items: The ways in: `password`, and the tenant's providers.
    StartedSignIn: A sign-in that is under way.
    StartedSignIn.url: The address at which the person goes on, in a browser.
    StartedSignIn.state: Names the sign-in; the provider gives it back.
    StartedSignIn.secret: The secret that stays with the app: what comes back through the browser is of use only together with it.
    StreamBye: `bye`: the last event of a stream.
    StreamChange: `changed`: one's own data changed, on another device, by a coach or by a job.
    StreamChange.version: How many changes the account's data has seen.
    StreamClient: `client`: a watched lifter's data changed.
    StreamClient.version: How many changes the lifter's data has seen.
    StreamClosed: `closed`: a watched lifter's data may no longer be seen. The client drops what it shows of it.
    StreamQuery: What a stream of hints is to watch besides one's own data.
    StreamQuery.watch: The lifters whose data the coach's screen shows. Of each the stream says that it changed, and once that it may no longer be seen.
    Subscription: A subscription of the caller's.
    Subscription.provider: Through whom it is paid.
    Subscription.reference: The provider's own name for it.
    Subscription.tier: The code of the tier. Absent: no tier has this price.
    Subscription.tier_name: The name of the tier, as people see it.
    Subscription.state: Whether it opens what it is for, and how it is paid.
    Subscription.text: The state in words of the caller's language.
    Subscription.state_ends_at: When the state changes by itself, unless something comes between.
    Subscription.state_began_at: When the state began. Only where a payment is open, or the subscription is paused, ended or refunded.
    Subscription.owed_since: Since when a payment has been open. Until it is paid, or the subscription ends at the provider, no other can be bought there.
    Subscription.price: What is paid for it, and how often.
    Subscription.next_tier: The code of the tier that takes its place when the period ends. Absent: none does.
    Subscription.next_price: The price that takes its place when the period ends; its tier may be the same. Absent: the price stays.
    Subscription.started_at: When it began.
    Subscription.trial_ends_at: When the trial ends, or ended. Absent: there was none.
    Subscription.period_ends_at: When the period that is paid for ends.
    Subscription.cancels_at_period_end: Whether it was cancelled and ends with the period.
    Subscription.renews: Whether it is paid for again when the period ends.
    Subscription.history: The last 50 changes, the newest first.
    SubscriptionChange: One change of a subscription.
    SubscriptionChange.at: When it changed.
    SubscriptionChange.from: The state before. Absent: it began.
    SubscriptionChange.to: The state from then on.
    SubscriptionChange.tier: The code of the tier, where it changed to another one.
    SubscriptionChange.cancels_at_period_end: Whether it was cancelled and ends with the period.
    Summary: The sums of weeks. They begin with the day that the lifter's profile names, and a workout counts on the day that it had where it happened.
    Summary.unit: The unit of the volume.
    Summary.per_week: The mean of the weeks.
    Summary.Averages: Means of time and energy.
    Summary.Averages.duration_seconds: The mean time, in seconds.
    Summary.Averages.kilocalories: The mean energy, in kilocalories. Absent: of no workout is it known.
    Summary.Day: The sums of a day.
    Summary.Day.duration_seconds: The time of all workouts, in seconds.
    Summary.Day.kilocalories: The energy of all workouts, in kilocalories. Absent: of no workout is it known.
    Summary.Week: The sums of a week.
    Summary.Week.duration_seconds: The time of all workouts, in seconds.
    Summary.Week.kilocalories: The energy of all workouts, in kilocalories. Absent: of no workout is it known.
    Summary.Week.volume: Weight times repetitions, summed over the sets without warm-ups. Absent: the caller may not see every lift.
    Summary.Week.per_day: The week's time and energy over its seven days.
    Summary.Week.per_workout: The week's time and energy over its workouts. Absent: there were none.
    Summary.Week.days: The seven days, the earliest first.
    SummaryDrawingQuery: The sums of weeks as a drawing.
    SummaryDrawingQuery.week: Any day of the last week. Absent: the lifter's today.
    SummaryDrawingQuery.weeks: How many weeks, the last included. Absent: 12.
    SummaryDrawingQuery.unit: The unit of the volume. Absent: the profile's.
    SummaryDrawingQuery.measure: What the bars show. Absent: the time.
    SummaryDrawingQuery.format: The file format. Absent: SVG.
    SummaryDrawingQuery.width: For how many pixels it is drawn. Absent: 720.
    SummaryQuery: The wanted weeks: so many up to the one that a day falls in.
    SummaryQuery.week: Any day of the last week. Absent: the lifter's today.
    SummaryQuery.weeks: How many weeks, the last included. Absent: 1.
    SummaryQuery.unit: The unit of the volume. Absent: the profile's.
    SupersetMaking: Exercises of a template that become a superset, by their positions, in the order of their turns.
    SupersetMaking.exercises: The positions of the exercises in the template, from 0, in the order of their turns.
    SyncDevice: A device of the user's that sent operations which it had numbered.
    SyncDevice.sequence: The number of its last operation that was carried out.
    SyncDevice.seen_at: When it sent that.
    SyncItem: A thing that changed, as it is now.
    SyncItem.kind: The kind of thing.
    SyncItem.version: The account's version as of the change.
    SyncItem.deleted: True where it is no longer there.
    SyncItem.value: What is stored, by the kind; without what the server works out of other things.
    SyncPage: A part of what changed, in the order of the changes.
    SyncPage.cursor: Where the device is once it has kept this page.
    SyncPage.more: Whether there is more to get now.
    SyncPage.version: How many changes the account's data has seen.
    SyncPage.schema: The number of the server's data model: it grows with each member that is added.
    SyncPage.minimum_schema: The lowest such number that an app must know to write.
    SyncQuery: What a device wants of what changed in its user's own data.
    SyncQuery.cursor: Where the device is: the `cursor` of the last page that it kept. Absent: at the beginning.
    SyncQuery.limit: How many items a page has at most. Absent: 100.
    SyncQuery.kinds: Absent: every kind.
    SyncedAccount: What a device keeps of its user's account.
    SyncedCoach: A coach of the user's, and what the user shares with them.
    SyncedCoach.since: Since when they are connected.
    SyncedCoach.SyncedGrant: A scope: open from `starts_at` to `expires_at`, and not during a pause.
    SyncedCoach.SyncedGrant.starts_at: Absent: it was open at once.
    SyncedCoach.SyncedGrant.expires_at: Absent: until the lifter closes it.
    SyncedCoach.SyncedGrant.paused: The pause of all sharing. Absent: there is none.
    SyncedCoach.SyncedGrant.Pause: A pause of all sharing.
    SyncedCoach.SyncedGrant.Pause.until: Absent: until the lifter ends it.
    SyncedComment: A comment on one of the user's workouts. The author's name comes with the kinds `account` and `coach`.
    SyncedComment.author_id: The account of the writer.
    SyncedComment.exercise: The exercise of the workout that it is about. Absent: the whole workout.
    SyncedComment.set: The set of that exercise that it is about.
    SyncedComment.about: The subject, as it was when the text was written.
    SyncedComment.reply_to: The comment that it answers. Absent: it begins a thread.
    SyncedComment.text: Absent once it was deleted.
    SyncedDraft: A draft or a live workout. The clock ran for `active_milliseconds` before `running_since`; where that is absent, it stands still.
    SyncedDraft.set_times: When its sets were changed last.
    SyncedDraft.running_since: Since when the clock runs. Absent: it stands still.
    SyncedDraft.active_milliseconds: How long the clock ran before that, in milliseconds.
    SyncedExercise: One of a lifter's exercises.
    SyncedExercise.lift_source: Whether the lift was recognised by the name or set by the lifter.
    SyncedExercise.catalogue_slug: The entry of the catalogue that it is. Absent: none.
    SyncedExercise.traits_source: Whether type, measure and muscles were recognised or set by the lifter.
    SyncedExercise.aliases: Other names by which it is logged.
    SyncedGoal: A goal; its progress follows from the log and the measurements.
    SyncedGoal.kind: What the goal is of.
    SyncedGoal.target: The value to reach.
    SyncedGoal.started_on: The first day.
    SyncedGoal.due_on: The last day. Absent: it has none.
    SyncedPlan: A plan that a coach assigned; what was done of it, the planned workouts say.
    SyncedPlan.coach_id: Absent once the coach's account is gone.
    SyncedPlan.coach_name: The coach's name at that time.
    SyncedPlan.message: What the coach wrote with it.
    SyncedPlan.adaptation: What the lifter may change.
    SyncedPlan.state: Whether it is followed, was removed by the lifter, or withdrawn by the coach.
    SyncedPlan.missed: How many sessions were missed when a cycle ended.
    SyncedPlan.left_out: How many sessions were left out when a cycle ended.
    SyncedPlan.changed_at: When the coach changed it last.
    SyncedPowerliftingProfile: The powerlifting profile as it was entered or taken from the log; total and scores follow from it.
    SyncedPowerliftingProfile.body_weight_unit: The unit of the body weight.
    SyncedPowerliftingProfile.maxes: The maxima of the lifts that have one.
    SyncedPowerliftingProfile.SyncedMax: The maximum of one of the four lifts, and the set behind it where it was taken from the log.
    SyncedPowerliftingProfile.SyncedMax.source: Whether it was entered or taken from the log.
    SyncedPowerliftingProfile.SyncedMax.set_weight: The weight of the set behind an estimate.
    SyncedPowerliftingProfile.SyncedMax.set_unit: The unit of that weight.
    SyncedPowerliftingProfile.SyncedMax.set_reps: The repetitions of that set.
    SyncedPowerliftingProfile.SyncedMax.set_rpe: How hard that set was.
    SyncedPowerliftingProfile.SyncedMax.set_on: The day of that set.
    SyncedProfile: What a person said about themselves; the body weight is a measurement, the age follows from the birth date.
    SyncedProfile.birth_date: The day of birth. Absent: it was not said.
    SyncedProfile.gender: The gender, as the person said it. Absent: it was not said.
    SyncedProfile.goals: What the person trains for.
    SyncedProfile.fitness_level: How much the person has trained. Absent: it was not said.
    SyncedProfile.activity_level: How active the person is beside training. Absent: it was not said.
    SyncedProfile.theme: Whether screens are light, dark, or as the device is.
    SyncedProfile.graph_colours: The colours of graphs, as #rrggbb. Empty: the app's own.
    SyncedProfile.graph_scale: Where the scale of a graph begins.
    SyncedSchedule: The days of rest; which routines are on a day, the templates say.
    SyncedSchedule.rest_days: The weekdays of rest.
    SyncedSchedule.rest_on: The day that alone is one of rest.
    TOTPEnrolment: The data from which an authenticator app makes codes. Shown here only.
    TOTPEnrolment.name: The name that its owner gave it.
    TOTPEnrolment.secret: The secret for typing, in base32.
    TOTPEnrolment.uri: The secret as an address that apps read: otpauth://…
    TOTPEnrolment.qr: The same as a picture: a data URI of a PNG.
    Team: Coaches who work together.
    Team.name: The team's name.
    Team.role: The caller's own role in the team.
    Team.client_count: How many clients let the team in.
    TeamAccess: A team that a lifter shares with, and what it sees.
    TeamAccess.team: The team that is shared with.
    TeamAccess.since: Since when they are connected.
    TeamAccess.scopes: The scopes that are shared now.
    TeamAccess.expires_at: The nearest end of any of it. Absent: it has none.
    TeamAccess.change: The scopes that the change opened and closed. Absent: nothing was changed.
    TeamInvite: How a coach is invited into a team.
    TeamInvite.team: The team that invites.
    TeamInvite.invited_by: The owner who invited.
    TeamInvite.coach: The coach by a username, or by an address, which need not have an account.
    TeamInvite.role: The role that the coach is to have.
    TeamInvite.message: What the coach reads about it.
    TeamInvite.state: What became of it.
    TeamInvite.expires_at: When it ends unless it is accepted before.
    TeamMember: A coach of a team.
    TeamMember.role: The coach's role in the team.
    TeamMember.since: Since when the coach is in the team.
    TeamMove: An owner's proposal that a client of the team be coached by another of its coaches.
    TeamMove.team: The team whose client it is.
    TeamMove.lifter: The client who is to move.
    TeamMove.from: The coach whom the client leaves. Absent: none of the team coaches the client in person.
    TeamMove.to: The coach who is to take over.
    TeamMove.message: What the owner wrote.
    TeamMove.state: What became of it.
    TeamMoveRequest: An owner's proposal that a client be coached by another coach of the team.
    TeamMoveRequest.lifter: The client who is to move.
    TeamMoveRequest.from: The coach whom the lifter leaves. Needed if several of the team coach the lifter in person.
    TeamMoveRequest.to: The coach who is to take over.
    TeamMoveRequest.message: What the client reads about it.
    TeamName: A team by its name.
    TeamName.name: The team's name.
    Template: A workout prepared to be done again and again. On a weekday, or on any day, it is a routine.
    Template.weekdays: The weekdays on which it is a routine. Absent in a request: as they are; at first none.
    Template.any_day: Whether it is a routine for every day. Absent in a request: as it is; at first false.
    Template.position: Its place in the list; in what a device keeps alone.
    Template.version: The lifter's version as of the last change. In If-Match it makes a change conditional.
    TemplateCopy: The name of a copy.
    TemplateCopy.name: The name. Absent: that of what is copied.
    TemplateLog: When what a template says is done.
    TemplateLog.performed_at: When it was done. Absent: now.
    TemplateLog.time_zone: An IANA time zone. Absent: the profile's.
    TemplateOrder: The list's order: these first, in this order; the others behind, in their old order.
    TemplateOrder.templates: The ids of the templates, in their new order.
    TemplateSummary: A template in the list.
    TemplateSummary.weekdays: The weekdays on which it is a routine.
    TemplateSummary.any_day: Whether it is a routine for every day.
    TemplateUse: How much was trained by templates of one name.
    TemplateUse.name: The name of the templates, in lower case.
    TemplateUse.uses: How many workouts were made from them.
    TemplateUse.people: The most people who trained by them on a day.
    TenantChanges: The changes by a tenant's admins; an absent member stays as it is.
    TenantChanges.name: The tenant's name, as people see it.
    TenantChanges.locale: The language of texts for whom no other is known, as a BCP 47 tag.
    TenantChanges.modules: The parts of the platform that are on: all of them. Routes of the others are 404.
    TenantChanges.branding: The look and the texts of the brand. They replace those before.
    TenantChanges.public_url: What links in mails begin with, at one of the hosts. Null: the first host.
    TenantChanges.mail_sender: The address that mails come from, at one of the hosts. Null: the installation's.
    TenantChanges.password_minimum_length: How many characters a password has at least.
    TenantChanges.password_requires: What a password has to have in it.
    TenantChanges.password_blocks_common: Whether passwords that many people have are refused.
    TenantChanges.minimum_age: The youngest age at which one may register, in years. Null: nobody is asked. GDPR article 8 says 16, and a member state may say 13 to 15.
    TenantChanges.minimum_app_versions: The oldest version of each app that may go on. They replace those before.
    TenantChanges.lockout_failures: How many sign-ins of an account may fail, from wherever, before its password opens nothing for a while.
    TenantChanges.lockout_minutes: How long the password then opens nothing, in minutes.
    TenantChanges.session_days: How long an unused session lives, in days. Null: as the installation's limits say.
    TenantChanges.erasure_grace_days: How many days lie between asking for an account's erasure and the erasure.
    TenantChanges.break_glass_needs_approval: Whether a second admin has to agree before support looks at a lifter's training.
    TenantChanges.passkey_domain: The domain that passkeys belong to: one of the hosts or a domain above it. Null: the links' host. Passkeys of another domain open nothing any more.
    TenantChanges.passkey_origins: The further pages and apps that may use passkeys.
    TenantChanges.cors_origins: The pages at other addresses that may use the API with a bearer token (CORS).
    TenantPicture: A picture of the brand.
    TenantPicture.path: The path on the tenant's own host. It names the content: another picture has another path, so this one can be kept for ever.
    TenantPicture.media_type: The format: `image/png` or `image/webp`.
    TenantPicture.width: The width in pixels.
    TenantPicture.height: The height in pixels.
    TenantPictures: The pictures of the brand that admins uploaded.
    TenantPictures.logo: The logo, at most 1024 by 512 pixels. Absent: there is none.
    TenantPictures.icon: The icon, a square of 192 to 1024 pixels. Absent: there is none.
    TenantSettingsDocument: All that a tenant's admins see of it.
    TenantSettingsDocument.name: The tenant's name, as people see it.
    TenantSettingsDocument.locale: The language of texts for whom no other is known, as a BCP 47 tag.
    TenantSettingsDocument.modules: The parts of the platform that are on. Routes of the others are 404.
    TenantSettingsDocument.public_url: What links in mails begin with. Absent: the first host.
    TenantSettingsDocument.mail_sender: The address that mails come from. Absent: the installation's.
    TenantSettingsDocument.hosts: The names of the hosts under which the tenant answers. The operator of the installation sets them.
    TenantSettingsDocument.password_minimum_length: How many characters a password has at least.
    TenantSettingsDocument.password_requires: What a password has to have in it.
    TenantSettingsDocument.password_blocks_common: Whether passwords that many people have are refused.
    TenantSettingsDocument.minimum_age: The youngest age at which one may register, in years. Absent: nobody is asked for a birth date.
    TenantSettingsDocument.minimum_app_versions: The oldest version of each app that may go on.
    TenantSettingsDocument.lockout_failures: How many sign-ins of an account may fail before its password opens nothing for a while.
    TenantSettingsDocument.lockout_minutes: How long the password then opens nothing, in minutes.
    TenantSettingsDocument.session_days: How long an unused session lives, in days. Absent: as the installation's limits say.
    TenantSettingsDocument.erasure_grace_days: How many days lie between asking for an account's erasure and the erasure.
    TenantSettingsDocument.break_glass_needs_approval: Whether a second admin has to agree before support looks at a lifter's training.
    TenantSettingsDocument.passkey_domain: The domain that passkeys belong to. Absent: the links' host.
    TenantSettingsDocument.passkey_origins: The further pages and apps that may use passkeys.
    TenantSettingsDocument.cors_origins: The pages at other addresses that may use the API with a bearer token (CORS).
    TenantSettingsDocument.pictures: The pictures of the brand. They are set by themselves, as files.
    Tier: A tier as it is offered.
    Tier.code: The code of the tier, the same in every language.
    Tier.is_free: Whether everyone of the audience has it without paying.
    TierDefinition: A tier, as admins set it.
    TierDefinition.code: The code of the tier, the same in every language. With the code of a tier that there is, it is changed.
    TierDefinition.is_free: Whether everyone of the audience has it without paying. There is at most one for each audience. Absent in a request: false.
    TierDefinition.trial_days: How many days can be tried before the first payment. Absent in a request: 0.
    TierDefinition.is_active: Whether it is offered. Absent in a request: true.
    TierDocument: All that a tenant sells, as admins see and set it, and as `musclemate tier export` writes and `musclemate tier apply` takes it.
    TierDocument.grace_days: How many days everything stays open after a payment failed.
    TierDocument.read_only_days: How many days after that everything can be read, and not written.
    TierDocument.tiers: The tiers. One that is not named is no longer sold.
    TierFeature: A feature that a tier includes.
    TierFeature.at_most: How much of it is included, of a limit. Absent: as many as one likes.
    TierPrice: A price at which a tier is offered.
    TierPrice.amount: The amount, in the currency's minor unit, such as cents.
    TierPrice.currency: The currency, by its code in ISO 4217.
    TierPrice.providers: The services through which it can be bought.
    TierPrice.app_store_product: The id of the product in the App Store. Absent: it is not sold there.
    Today: The content of this day, in the profile's time zone.
    Today.weekday: The day of the week.
    Today.rest: Whether it is a day of rest, and why.
    Today.routines: The routines of this day.
    Today.any_day: The routines that are offered on every day.
    Today.due: The plans for today or earlier that still wait, earliest first.
    Today.next: The first planned workout without a day. Absent: there is none.
    Today.live: The workout under way. Absent: there is none.
    Today.done: The workouts that were done today, where they were done.
    TokenRequest: The token of a mailed link.
    TokenRequest.token: The token of the link.
    TokenSignIn: A token that an app had from the provider's own library: an ID token, or Facebook's access token.
    TokenSignIn.id_token: The provider's ID token.
    TokenSignIn.access_token: Facebook's access token, instead of an ID token.
    TokenSignIn.name: The person's name. Apple sends it to the app, once, and puts it into no token.
    TokenSignIn.role: The role to act in. Absent: the one that the account was registered with.
    TokenSignIn.email: The mail address. It counts only where the provider has none for the person; it is then confirmed by mail.
    TokenSignIn.birth_date: The day of birth, as for a registration, where an account is made.
    Totals: The totals of a lifter's whole log, and how many weeks in a row they trained.
    Totals.sets: How many sets there were, without warm-ups.
    Totals.duration_seconds: The time of all workouts, in seconds.
    Totals.reps: How many repetitions there were, without warm-ups. Absent: the caller may not see every exercise.
    Totals.volume: The sum of weight times repetitions, without warm-ups.
    Totals.unit: The unit of the volume.
    Totals.first_day: The day of the first workout. Absent: there is none.
    Totals.last_day: The day of the last workout. Absent: there is none.
    Totals.streak: How many weeks in a row had a workout.
    Totals.Streak: Weeks in a row with a workout. They begin with the day that the lifter's profile says; a week that is not over and has no workout yet breaks nothing.
    Totals.Streak.weeks: How many weeks in a row, up to now.
    Totals.Streak.since: The first day of its first week. Absent: there is no such week.
    Totals.Streak.longest_weeks: How many weeks the longest row had that there ever was.
    TotalsQuery: The unit of the totals.
    TotalsQuery.unit: The unit of the volume. Absent: the profile's.
    TrainingBreak: Days on which a lifter chooses not to train: a holiday, an illness, exams. Coaches who see the plans see the days, never a reason, and attention rules leave the days out.
    TrainingBreak.begins_on: The first day without training.
    TrainingBreak.ends_on: The last day without training, at most a year after the first.
    TrainingDays: A calendar: the days with a workout, first the earliest.
    TrainingDays.days: The days with a workout, the earliest first.
    TrainingDays.Day: A day with a workout.
    TrainingDays.Day.sets: How many sets there were, without warm-ups.
    TrainingDays.Day.duration_seconds: The time of all workouts, in seconds.
    TrainingDaysQuery: The wanted days of the calendar.
    TrainingDaysQuery.from: The first day. Absent: a year before to.
    TrainingDaysQuery.to: The last day. Absent: the lifter's today, or a year after from.
    TrainingExport: A file of a lifter's own training. It holds the area that was asked for, or each; `POST /v1/lifters/me/imports` reads it again.
    TrainingExport.format: `musclemate`, by which the file is known.
    TrainingExport.version: The version of this form: 1.
    TrainingExport.exercises: The exercises that the file names; of a file of everything, all.
    TrainingExport.workouts: Oldest first. Absent: the file is of another area.
    TrainingExport.templates: In the lifter's order. Absent: the file is of another area.
    TrainingExport.goals: By their first day. Absent: the file is of another area.
    TrainingExport.measurements: Oldest first. Absent: the file is of another area.
    TrainingExport.programmes: Oldest first. Absent: the file is of another area.
    TrainingExport.records: Oldest first; an import passes over them, since they follow from the workouts. Absent: the file is of another area.
    TriagedFeedback: A user's feedback to the platform, as admins see it.
    TriagedFeedback.kind: What it is: an idea, a bug or a question.
    TriagedFeedback.text: What the person said.
    TriagedFeedback.state: What became of it.
    TriagedFeedback.is_public: Whether everyone may read the idea, without a name, and vote for it.
    TriagedFeedback.answered_by: The admin who answered it.
    TriagedFeedback.duplicate_of: The feedback that it was merged into.
    TriagedFeedback.duplicates: How many others were merged into it.
    TriagedFeedback.labels: The admins' labels.
    TriagedFeedback.priority: How pressing it is: 1 is the most. Absent: no admin has said.
    TriagedFeedback.assignee: The admin who looks after it. Absent: nobody does.
    TriagedFeedback.notes: The admins' own notes, which the person does not see.
    TriagedFeedback.author: The person who wrote it.
    TunedAttentionRules: The coach's settings, and the complete rules with the defaults filled in.
    TunedAttentionRules.own: What the coach set. An absent member is as usual.
    TunedAttentionRules.applied: The complete rules that count, with what is usual filled in.
    UnitsAnswer: A value in another unit.
    UnitsAnswer.version: The edition of the definitions.
    UnitsAnswer.from: The unit that the value had.
    UnitsAnswer.to: The unit that it has now.
    UnitsAnswer.value: The value in the new unit.
    UnitsRequest: A value that is wanted in another unit.
    UnitsRequest.value: The value that is converted.
    UnitsRequest.from: The unit that the value has.
    UnitsRequest.to: The unit that is wanted, of the same quantity.
    UnreadComments: A workout on which others wrote what the caller has not read.
    UnreadComments.workout: The workout's name.
    UnreadComments.local_date: The workout's day, where its lifter was.
    UnreadComments.lifter: Whose workout it is.
    UnreadComments.unread: How many comments the caller has not read.
    UnreadComments.at: When the latest of them was written.
    UnreadCount: How many notices wait to be read.
    UnreadCount.unread: How many.
    UsageDay: How many people used the platform on a day, and in the 7 and 30 days that end with it.
    UsageDay.day: The day, in UTC.
    UsageDay.active: How many people used the platform on this day.
    UsageDay.active_in_week: How many people used it in the 7 days that end with this one.
    UsageDay.active_in_month: How many people used it in the 30 days that end with this one.
    UsageDay.registered: How many people registered on this day.
    UsernameChange: Another username; the one before stays the account's for 90 days.
    UsernameChange.username: The new username.
    UsualEquipment: A bar and plates as most gyms have them, as many as it takes.
    UsualEquipment.kg: What is stamped in kilograms.
    UsualEquipment.lb: What is stamped in pounds.
    WarmUpAnswer: The warm-up sets before a working weight.
    WarmUpAnswer.formula: How the warm-up sets were chosen.
    WarmUpAnswer.version: The edition of the scheme.
    WarmUpAnswer.Line: A warm-up set.
    WarmUpAnswer.Line.percentage: The part of the working weight, in percent. Absent: the empty bar.
    WarmUpAnswer.Line.sets: How many sets of this kind.
    WarmUpAnswer.Line.target: The weight before it was rounded to the plates.
    WarmUpAnswer.Line.weight: The weight that is loaded.
    WarmUpRequest: A working weight, to which the warm-up sets are wanted.
    WarmUpRequest.weight: The weight of the first working set.
    WarmUpRequest.unit: The unit of the weights. Absent: kilograms.
    WarmUpRequest.scheme: How the warm-up sets are chosen. Absent: linear.
    WarmUpRequest.training_max: The training max that five_three_one takes its percentages of. Absent: the working weight.
    WarmUpRequest.start: What the lift starts with, which the thresholds go by. Absent: a barbell.
    WarmUpRequest.equipment: The bar and the plates. Absent: a gym's bar with the usual plates.
    Workout: A workout as it was done: exercises in order, each with its sets.
    Workout.performed_at: When the workout began.
    Workout.time_zone: The IANA time zone of the place. Absent in a request: the profile's.
    Workout.local_date: The day on which it was, at the place where it was.
    Workout.activity: The activity by which the energy is estimated. Absent: it is found from the sets.
    Workout.energy: The energy that it took. Absent where there is no duration or no body weight is known; it is filled in when a body weight comes.
    Workout.energy_missing: Why there is no energy. Absent: there is one, or the caller may not see the body.
    Workout.version: The lifter's version as of the last change. In If-Match it makes a change conditional.
    Workout.planned_workout_id: The planned workout that is done with it, unless another workout was it before. Absent: none.
    Workout.records: The records that it set at its time, as far as the caller may see records.
    WorkoutEnergy: The energy that a workout took, estimated: MET · 3.5 · kg / 200 · minutes, for each kind of effort in it. Activity and code are those of the largest part, the MET is the mean of the time.
    WorkoutEnergy.activity_source: Whether the activity follows from the workout or was given by the lifter.
    WorkoutEnergy.compendium_edition: The edition of the Compendium of Physical Activities that the MET is from.
    WorkoutEnergy.body_weight_kilograms: The body weight that was reckoned with, in kilograms.
    WorkoutEnergy.parts: The parts, the largest first. Absent in an estimate from before there were parts.
    WorkoutExercise: An exercise within a workout. The name decides which of the lifter's exercises it is, and makes a new one where there is none of that name; an identifier alone does as well.
    WorkoutExercise.id: The id of this exercise in this workout, once within the lifter's log. Absent in a request: a new one. If no part has one, what follows from the position.
    WorkoutExercise.name: The name, which decides which of the lifter's exercises it is. A new name makes a new exercise.
    WorkoutExercise.exercise_id: The lifter's exercise. It counts where the name is absent.
    WorkoutExercise.measure: What its weights mean: those of `assisted_reps` are assistance, not load.
    WorkoutExercise.superset: Exercises of a workout that share a number are done in turns. Absent: by itself.
    WorkoutExercise.sets: None where the exercise has a note, such as the reason why it was skipped.
    WorkoutGlance: A workout as the scope `history` shows it.
    WorkoutGlance.date: The day on which it was, at the place where it was.
    WorkoutGlance.set_count: How many sets were done, without warm-ups.
    WorkoutQuery: The wanted workouts of the list.
    WorkoutQuery.q: Only workouts with these words in the name, and where the caller may see them in notes and exercises.
    WorkoutQuery.include: What is added to each workout: exercises, volume and records.
    WorkoutQuery.from: The first day, the workout's own. Absent: there is no first one.
    WorkoutSummary: A workout in the list.
    WorkoutSummary.kilocalories: The energy that it took, in kilocalories. Absent: it is not known, or the caller may not see it.
    WorkoutSummary.set_count: How many sets were done, without warm-ups.
    WorkoutSummary.exercises: The exercises. They are there with `include=details`, if the caller may see the details.
    WorkoutSummary.volume: The sum of weight times repetitions, without warm-ups.
    WorkoutSummary.unit: The unit of the volume.
    WorkoutSummary.record_count: How many records fell, of those that the caller may see.
    WorkoutSummary.Exercise: An exercise's part of the workout, in a row of the list.
    WorkoutSummary.Exercise.name: The exercise's name.
    WorkoutSummary.Exercise.measure: What its weights mean: those of `assisted_reps` are assistance, not load.
    WorkoutSummary.Exercise.set_count: How many sets were done, without warm-ups.
    WorkoutSummary.Exercise.top_set: The heaviest set. Absent: there are only warm-ups.
    WorkoutSummary.TopSet: The heaviest set without warm-ups (of an assisted exercise the least helped), of equal ones that with the most reps; without a weight the most reps, the longest, the farthest.
    WorkoutSummary.TopSet.weight: The weight as it was entered.
    Writer: The writer, and their role. The account may be gone meanwhile: then only the id is left.
    Writer.username: The username. Absent: the account is gone.
    Writer.display_name: The name that others see. Absent: there is none, or the account is gone.
    Writer.side: Whether they wrote as the lifter or as the coach.
    """#
}
