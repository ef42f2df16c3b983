internal import EventLoop
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Makes one archive: reads page by page, so that ten years of training need no more memory than one, and keeps sealed
/// pieces as they come out.
struct DataExportMaker {
  private let run: JobRun
  private let begun: BegunExport
  private let archive: ExportArchive
  private let language: Language
  private var piecesKept = 0
  private var size = 0

  private static let rowsAtOnce: Int32 = 500
  private static let workoutsAtOnce: Int32 = 50

  init(_ run: JobRun, _ begun: BegunExport) throws {
    self.run = run
    self.begun = begun
    archive = try ExportArchive(madeAt: run.now)
    language = Language(locale: begun.locale) ?? .english
  }

  mutating func make() async throws {
    let readme = language.text(.exportReadme, ["name": begun.name, "date": "\(run.now)"])
    try await add("README.txt", readme)
    for table in PersonalData.tables where table.exported.isEmpty == false {
      try await add(table)
    }
    try await addMedicalConditions()
    try await addWorkoutTable()
    let manifest = manifest
    try await add("manifest.json", manifest)
    try await work { try $0.close() }
    try await storePieces(all: true)
    let isKept = try await run.exchange(
      DataExportStatements.finish(begun.account, begun.id, Int64(size), run.now))
    guard isKept else { throw Overtaken() }
  }

  /// It was thrown away while it was made, or another made it.
  private struct Overtaken: Error {}

  // MARK: - Files

  private mutating func add(_ name: String, _ text: String) async throws {
    let bytes = Array(text.utf8)
    try await work { try $0.begin(name) }
    try await write(bytes)
    try await work { try $0.end() }
  }

  /// `data/app.sets.json`: an array of objects. A table in which nothing is the person's is left out.
  private mutating func add(_ table: PersonalData.Table) async throws {
    var last: JSON?
    var isBegun = false
    // Sealed by the server, and put in clear into a file of its own.
    let columns = table.exported.filter { $0 != "sealed" }
    while true {
      let page = try await run.read(
        DataExportStatements.rows(
          begun.account, table.name, columns, table.holders, last, Self.rowsAtOnce))
      guard let rows = page.rows else { break }
      if !isBegun { try await work { try $0.begin("data/\(table.name).json") } }
      // The array's own brackets, of which the file has one pair.
      try await write(Array((isBegun ? ",\n " : "[").utf8) + rows.utf8.dropFirst().dropLast())
      isBegun = true
      last = page.last
      if last == nil { break }
    }
    guard isBegun else { return }
    try await write(Array("]\n".utf8))
    try await work { try $0.end() }
  }

  private mutating func addMedicalConditions() async throws {
    let page = try await run.read(
      DataExportStatements.rows(begun.account, "app.medical_conditions", ["sealed"], ["lifter_id"], nil, 1))
    guard let tenant = run.tenant, let rows = page.rows,
      let row = try JSON.parse(Array(rows.utf8)).elements?.first,
      let sealed = row["sealed"]?.text.flatMap({ Hexadecimal.decode($0.dropFirst(2)) })
    else { return }
    let purpose = SealedPurpose.medicalConditions(tenant: "\(tenant)", lifter: begun.account.description)
    let text = try await run.services.secrets.open(sealed, for: purpose, on: run.services.sidePool)
    try await add("data/medical_conditions.json", String(decoding: text, as: UTF8.self) + "\n")
  }

  /// Every set on a line, in a form that other apps read, and ours.
  private mutating func addWorkoutTable() async throws {
    var (at, id) = ExportPart.beforeAll
    try await work { try $0.begin("workouts.csv") }
    try await write(Array(WorkoutTable.part.opening.utf8))
    while let page = try await sets(behind: at, id) {
      if let rows = page.rows {
        try await write(run.services.sidePool.run { try WorkoutTable.part.text(rows) })
      }
      (at, id) = (page.lastAt, page.lastID)
    }
    try await work { try $0.end() }
  }

  private func sets(behind at: Timestamp, _ id: UUID) async throws -> ExportedPage? {
    try await run.read(DataExportStatements.sets(begun.account, at, id, Self.workoutsAtOnce))
  }

  private var manifest: String {
    let files = archive.files.map { file -> JSON in
      ["name": .string(file.name), "bytes": .number("\(file.size)"), "sha256": .string(file.digest)]
    }
    let manifest: JSON = [
      "format": "musclemate-export", "version": 1, "account": .string(begun.account.description),
      "made_at": .string("\(run.now)"), "files": .array(files),
    ]
    return "\(manifest)\n"
  }

  // MARK: - Pieces

  private mutating func write(_ bytes: [UInt8]) async throws {
    try await work { try $0.write(bytes) }
    try await storePieces(all: false)
  }

  /// Compressing is work that would hold up the loop.
  private func work(_ step: @escaping @Sendable (ExportArchive) throws -> Void) async throws {
    let archive = archive
    try await run.services.sidePool.run { try step(archive) }
  }

  private mutating func storePieces(all: Bool) async throws {
    guard let tenant = run.tenant else { return }
    while let piece = archive.takePiece(of: DataExportDownload.pieceSize, orLess: all) {
      let purpose = SealedPurpose.dataExport(
        tenant: tenant, account: begun.account, export: begun.id, number: piecesKept)
      let sealed = try run.services.secrets.seal(piece, for: purpose)
      _ = try await run.exchange(
        DataExportStatements.upsert(begun.account, begun.id, Int32(piecesKept), sealed, run.now))
      piecesKept += 1
      size += piece.count
    }
  }
}
