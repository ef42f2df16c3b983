/// The permissions of each viewer for one table's rows of a lifter. A table that is not listed fails the tests; so does a
/// permission that is allowed but not listed, or listed but refused.
struct TableAccess: CustomStringConvertible, Sendable {
  let table: String
  /// Finds the row that everyone tries: the owner's, or the one that speaks of the owner.
  let subject: String
  /// Makes that row, where the world of accounts and grants does not have it yet.
  let seed: String
  let select: Set<Viewer>
  let insert: Set<Viewer>
  let update: Set<Viewer>
  let delete: Set<Viewer>
  /// Columns that no one who reads the rows may read.
  let hidden: Set<String>

  init(
    _ table: String, where subject: String, seed: String = "", select: Set<Viewer> = .nobody,
    insert: Set<Viewer> = .nobody, update: Set<Viewer> = .nobody, delete: Set<Viewer> = .nobody,
    hidden: Set<String> = []
  ) {
    self.table = table
    self.subject = subject
    self.seed = seed
    self.select = select
    self.insert = insert
    self.update = update
    self.delete = delete
    self.hidden = hidden
  }

  var description: String { table }

  func allowed(_ command: Command) -> Set<Viewer> {
    switch command {
    case .select: select
    case .insert: insert
    case .update: update
    case .delete: delete
    }
  }

  enum Command: String, CaseIterable { case select, insert, update, delete }
}

enum AccessMatrix {
  /// One list for each area, in a file of its own. Where one table refers to another, that one comes first.
  static let tables: [TableAccess] =
    accounts + coaching + relations + billing + ofLifters + assigning + roster + runningIt

  static let runningIt: [TableAccess] =
    queue + audit + factors + identities + administration + privacy + sentNotifications + operation

  /// The tables under a lifter's own key.
  static let ofLifters: [TableAccess] =
    training + imports + catalogue + programmes + templates + drafts + body + powerlifting + progress
    + feedback + assignments + sync
}

/// The ids that subjects and seeds are written with.
let ownerID = World.id(1)
let trustedCoachID = World.id(30)
let ownerRow = "tenant_id = 1 and lifter_id = '\(ownerID)'"
