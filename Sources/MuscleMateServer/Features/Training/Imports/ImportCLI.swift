package import DatabaseAdministration
internal import EventLoop
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// The import for the command line: the same reading and the same statements as over HTTP, as the lifter, through
/// a session that is made for it and ends with it.
package struct ImportCLI: Sendable {
  package struct Outcome: Sendable {
    package let workoutsAdded: Int
    package let workoutsUpdated: Int
    package let workoutsUnchanged: Int
    /// Left out since another workout of the same day has the same sets.
    package let twins: Int
    package let setsAdded: Int
    package let problems: [String]
  }

  /// What the file does not say. Each is absent where the file does, or the profile.
  package struct Choices: Sendable {
    package var unit: String?
    package var timeZone: String?
    /// The meanings of the columns of a table of no known app, in order.
    package var columns: String?
    package var dates: String?
    package var twins: Bool

    package init(
      unit: String? = nil, timeZone: String? = nil, columns: String? = nil, dates: String? = nil,
      twins: Bool = false
    ) {
      (self.unit, self.timeZone, self.columns, self.dates, self.twins) = (
        unit, timeZone, columns, dates, twins
      )
    }
  }

  private let database: AdministeredDatabase
  private let tenant: String
  private let lifter: String

  package init(into database: AdministeredDatabase, tenant: String, lifter: String) {
    self.database = database
    self.tenant = tenant
    self.lifter = lifter.trimmed
  }

  /// `report` gets the finished step, 1 to 3: the file is read, the session is made, the rows are written.
  package func run(
    _ content: [UInt8], _ choices: Choices = Choices(), report: (Int) -> Void
  ) async throws -> Outcome {
    let now = Timestamp.now
    var query = ImportQuery()
    (query.timeZone, query.twins) = (choices.timeZone, choices.twins)
    let file = try read(content, choices, today: CivilDate(unixDay: now.unixSeconds / 86_400))
    report(1)
    let token = try openSession()
    defer { closeSession(token) }
    report(2)
    let batch = ImportBatch(file, at: now)
    let outcome = try await write(batch, as: UUID.v7(at: now), token: token, query)
    report(3)
    let (added, updated) = (outcome.count("workouts", "added"), outcome.count("workouts", "updated"))
    return Outcome(
      workoutsAdded: added, workoutsUpdated: updated, workoutsUnchanged: batch.count - added - updated,
      twins: outcome.count("workouts", "twins"), setsAdded: outcome.count("sets", "added"),
      problems: outcome.problems.map { "line \($0.line): \($0.text(in: .english))" })
  }

  private func read(_ content: [UInt8], _ choices: Choices, today: CivilDate) throws -> ImportFile {
    let table = UnknownTable(content)
    let choice = choices.columns.flatMap { columns in table.flatMap { TableChoice(columns, of: $0) } }
    if choices.columns != nil, choice == nil {
      throw AdministrationError.refused(
        "--columns takes one of these for each column: "
          + "\((ImportColumn.choices.map(\.rawValue) + ["-"]).joined(separator: " "))")
    }
    do throws(ImportRefusal) {
      return try ImportFile(
        content, unit: choices.unit.flatMap(WeightUnit.init), today: today, choice: choice,
        dates: choices.dates.flatMap(ImportQuery.Dates.init).map(DateOrder.init))
    } catch .unknownFormat {
      let guess = table.map { "; with --columns \($0.guess.text) it may be read" } ?? ""
      throw AdministrationError.refused(
        "this is no export of Strong, Hevy, FitNotes or StrongLifts\(guess)")
    } catch .columnsMissing(let names) {
      throw AdministrationError.refused("the file lacks columns: \(names.joined(separator: ", "))")
    } catch .unitNeeded {
      throw AdministrationError.refused("the file does not say its unit: add --unit kg or --unit lb")
    }
  }

  private func write(
    _ batch: ImportBatch, as id: UUID, token: SessionToken, _ query: ImportQuery
  ) async throws -> ImportRecord {
    let threads = try LoopThreads(count: 1)
    defer { threads.stopAndWait() }
    var configuration = PoolConfiguration(connection: try database.server())
    configuration.connections = 1
    configuration.statementTimeout = .seconds(300)
    configuration.longestWait = .seconds(10)
    let pool = Pool(loop: threads.loops[0], configuration: configuration)
    let work = Task(executorPreference: threads.loops[0]) {
      let outcome = try await pool.exchange(
        ExchangeSettings(
          as: .lifter, deadline: .seconds(300),
          preamble: SignIn.session(token.digest, Role.lifter.text, nil)),
        TrainingWrites.begin(nil, nil, nil), batch.upsertWorkouts(as: id, query),
        ImportStatements.deleteParts(id),
        batch.upsertNotes(of: id), batch.nameExercises(of: id), batch.upsertEntries(of: id),
        batch.upsertSets(of: id),
        returning: ImportStatements.one(id))
      guard let outcome else { throw AdministrationError.refused("the import was taken back meanwhile") }
      return outcome
    }
    let result = await work.result
    await pool.close()
    do {
      return try result.get()
    } catch let error as DatabaseError where error.state == .invalid {
      // The rows are read and bounded by now: only the zone's name is the database's to judge.
      throw AdministrationError.refused("there is no time zone \(query.timeZone ?? "")")
    }
  }

  private func openSession() throws -> SessionToken {
    let tenants = try database.loaderSession().rows(
      "select id from app.tenants where slug = $1", tenant)
    guard let number = tenants.first?.first?.flatMap({ Int32($0) }) else {
      throw AdministrationError.refused("there is no tenant \(tenant)")
    }
    guard let token = SessionToken(for: .lifter, in: number) else {
      throw AdministrationError.refused("no such role")
    }
    let rows = try database.loaderSession().rows(
      """
      insert into auth.sessions (tenant_id, account_id, token_hash, role, device, method, expires_at)
      select a.tenant_id, a.id, decode($3, 'hex'), 'lifter', 'musclemate import', 'command', now() + interval '1 hour'
        from app.accounts a
        join app.tenants t on t.id = a.tenant_id
       where t.slug = $1
         and lower($2) in (a.username, a.email, a.id::text)
         and a.roles && array['lifter', 'coach']
         and a.locked_at is null
      returning id
      """, tenant, lifter, Hexadecimal.encode(token.digest))
    guard rows.isEmpty else { return token }
    let locked = try database.loaderSession().rows(
      """
      select
        from app.accounts
       where tenant_id = $1::integer
         and lower($2) in (username, email, id::text)
         and locked_at is not null
      """, "\(number)", lifter)
    throw AdministrationError.refused(
      locked.isEmpty ? "the tenant \(tenant) has no lifter \(lifter)" : "the account \(lifter) is locked")
  }

  /// A failure here is harmless: the session ends by itself within the hour.
  private func closeSession(_ token: SessionToken) {
    _ = try? database.loaderSession().rows(
      "update auth.sessions set expires_at = now() where token_hash = decode($1, 'hex')",
      Hexadecimal.encode(token.digest))
  }
}
