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
    /// What else a file of ours brought, by its area.
    package let thingsAdded: [(area: String, count: Int)]
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

    fileprivate var query: ImportQuery {
      var query = ImportQuery()
      (query.timeZone, query.twins) = (timeZone, twins)
      query.unit = unit.flatMap(WeightUnit.init)
      query.dates = dates.flatMap(ImportQuery.Dates.init(rawValue:))
      return query
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

  /// What is imported.
  private enum Source: Sendable {
    case own(TrainingFile)
    case table(ImportTable, TableChoice?)

    init(_ content: [UInt8], columns: String?, at now: Timestamp) throws {
      let own = try ImportCLI.told { () throws(ImportRefusal) in try TrainingFile.read(content, at: now) }
      if let own {
        self = .own(own)
        return
      }
      let table = try ImportCLI.told { () throws(ImportRefusal) in try ImportTable(content) }
      let choice = try columns.map { columns in
        guard let choice = TableChoice(columns, of: table), choice.missing.isEmpty else {
          throw AdministrationError.refused(
            "--columns takes one of these for each column: "
              + "\((ImportColumn.choices.map(\.rawValue) + ["-"]).joined(separator: " "))")
        }
        return choice
      }
      self = .table(table, choice)
    }
  }

  /// `report` gets the finished step, 1 to 3: the file can be read, the session is made, the rows are written.
  package func importing(
    _ content: [UInt8], _ choices: Choices = Choices(), report: (Int) -> Void
  ) async throws -> Outcome {
    let now = Timestamp.now
    let source = try Source(content, columns: choices.columns, at: now)
    report(1)
    let token = try openSession()
    defer { closeSession(token) }
    report(2)
    let (batch, outcome) = try await writeImport(source, choices, at: now, token: token)
    report(3)
    let (added, updated) = (outcome.count("workouts", "added"), outcome.count("workouts", "updated"))
    return Outcome(
      workoutsAdded: added, workoutsUpdated: updated, workoutsUnchanged: batch.count - added - updated,
      twins: outcome.count("workouts", "twins"), setsAdded: outcome.count("sets", "added"),
      thingsAdded: outcome.thingsAdded,
      problems: outcome.problems.map { problem in
        let place = problem.line.map { "line \($0)" } ?? problem.pointer ?? ""
        return "\(place): \(problem.text(in: .english))"
      })
  }

  private func writeImport(
    _ source: Source, _ choices: Choices, at now: Timestamp, token: SessionToken
  ) async throws -> (ImportBatch, ImportRecord) {
    let threads = try LoopThreads(count: 1)
    defer { threads.stopAndWait() }
    var configuration = PoolConfiguration(connection: try database.server())
    configuration.connections = 1
    configuration.statementTimeout = .seconds(300)
    configuration.longestWait = .seconds(10)
    let pool = Pool(loop: threads.loops[0], configuration: configuration)
    let work = Task(executorPreference: threads.loops[0]) {
      let batch = try await Self.batch(source, choices, in: pool, token, at: now)
      let (id, query) = (UUID.v7(at: now), choices.query)
      let outcome = try await pool.exchange(
        Self.settings(token),
        TrainingWrites.begin(nil, nil, nil), batch.upsertWorkouts(as: id, query),
        ImportStatements.deleteParts(id),
        batch.upsertNotes(of: id), batch.writeThings(of: id, query), batch.nameExercises(of: id),
        batch.upsertEntries(of: id), batch.upsertSets(of: id), batch.rememberNames(),
        returning: ImportStatements.one(id))
      guard let outcome else { throw AdministrationError.refused("the import was undone meanwhile") }
      return (batch, outcome)
    }
    let result = await work.result
    await pool.close()
    do {
      return try result.get()
    } catch let error as DatabaseError where error.state == .invalid {
      // The rows are read and bounded by now: only the zone's name is the database's to judge.
      throw AdministrationError.refused("there is no time zone \(choices.timeZone ?? "")")
    }
  }

  private static func settings(_ token: SessionToken) -> ExchangeSettings {
    ExchangeSettings(
      as: .lifter, deadline: .seconds(300), preamble: SignIn.session(token.digest, Role.lifter.text, nil))
  }

  private static func batch(
    _ source: Source, _ choices: Choices, in pool: Pool, _ token: SessionToken, at now: Timestamp
  ) async throws -> ImportBatch {
    switch source {
    case .own(var file):
      file.place(in: try await zones(file.timeZones, in: pool, token))
      return ImportBatch(file, at: now)
    case .table(let table, let choice):
      let memory: ImportMemory? = try await pool.exchange(
        settings(token), returning: ImportStatements.remembered(table.fingerprint))
      var file = try read(table, choice, choices, memory, at: now)
      file.place(in: try await zones(file.timeZones, in: pool, token))
      return ImportBatch(file, at: now)
    }
  }

  private static func zones(
    _ names: [String], in pool: Pool, _ token: SessionToken
  ) async throws -> [String: String] {
    guard !names.isEmpty else { return [:] }
    return ImportFile.zones(
      names, try await pool.exchange(settings(token), returning: ImportStatements.timeZones(names)))
  }

  private static func read(
    _ table: ImportTable, _ choice: TableChoice?, _ choices: Choices, _ memory: ImportMemory?,
    at now: Timestamp
  ) throws -> ImportFile {
    let isOfApp = if case .ofApp = table.kind { true } else { false }
    let remembered = isOfApp ? nil : memory?.columns.flatMap { TableChoice($0, of: table) }
    let hints = DateHints(
      said: choices.query.dates.map(DateOrder.init), remembered: memory?.dates, region: memory?.region)
    return try told { () throws(ImportRefusal) in
      try ImportFile(
        table, choice ?? remembered, unit: choices.query.unit,
        today: CivilDate(unixDay: now.unixSeconds / 86_400), dates: hints)
    } orGuess: {
      ColumnGuess.choice(for: table).text
    }
  }

  private static func told<Value>(
    _ read: () throws(ImportRefusal) -> Value, orGuess guess: () -> String = { "" }
  ) throws -> Value {
    do throws(ImportRefusal) {
      return try read()
    } catch {
      throw AdministrationError.refused(text(of: error, guess))
    }
  }

  private static func text(of refusal: ImportRefusal, _ guess: () -> String) -> String {
    switch refusal {
    case .unknownFormat: "this is no CSV file of Strong, Hevy, FitNotes or StrongLifts, and no other table"
    case .spreadsheet: "this is a spreadsheet: save it as CSV"
    case .unusable(.workoutRows): "a workout stands in each row of this table: it can't be read"
    case .unusable(.bodyMeasurements): "this is a table of body weight or other measures, not of sets"
    case .columnsNeeded(nil, _): "say what the columns mean; --columns \(guess()) may be right"
    case .columnsNeeded(let app?, let missing):
      "this is nearly a file of \(app.name ?? ""), and lacks columns: \(missing.joined(separator: ", ")); "
        + "--columns \(guess()) may be right"
    case .unitNeeded: "the file does not say its unit: add --unit kg or --unit lb"
    case .cutJSON, .foreignJSON, .newerVersion: "this is no whole file of MuscleMate"
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
