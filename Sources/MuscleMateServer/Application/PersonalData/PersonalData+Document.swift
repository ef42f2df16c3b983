internal import MuscleMateAPI

/// The inventory as people read it: what `GET /v1/privacy` answers, and what docs/privacy.md is made from.
extension PersonalData {
  static let document: PrivacyInventory = {
    var inventory = PrivacyInventory()
    inventory.tables = tables.map { table in
      var shown = InventoriedTable()
      shown.name = table.name
      (shown.retention, shown.days) = table.retention.words
      shown.purpose = table.purpose
      shown.columns = table.columns.map { columns in
        var listed = InventoriedColumns()
        (listed.category, listed.isExported, listed.names) = (
          "\(columns.category)", columns.isExported, columns.names
        )
        return listed
      }
      return shown
    }
    return inventory
  }()

  /// The data that outlives a person's account, and why.
  static let retained: [(what: String, why: String)] = [
    (
      "app.payments, app.billing_events (without the provider's words)",
      "Business records: ten years by tax law. The account is taken out; a provider's own names of a payment stay."
    ),
    (
      "app.comments, app.messages in other people's logs and conversations",
      "What was written to someone is theirs. Of its author only an id stays, which leads nowhere."
    ),
    (
      "app.access_log of other people",
      "Who looked at someone's data is theirs to know: by an id that leads nowhere."
    ),
    (
      "app.assigned_plans of other people",
      "A plan that someone trains by stays; the name of its author does not."
    ),
    (
      "app.audit_entries",
      "Who did what stays provable, by ids alone. Addresses and names are in app.audit_origins, the words of admins in "
        + "app.audit_reasons; both go."
    ),
    (
      "app.account_changes, app.account_locks, app.break_glass, app.feedback of other people",
      "Which admin did that is theirs to know: by an id that leads nowhere."
    ),
    (
      "The record of erasures, a file beside the backups and in the data folder",
      "Without it a restore would bring people back. It names accounts by id alone, and nothing is taken from it."
    ),
  ]

  /// docs/privacy.md, whole.
  fileprivate static var page: String {
    var lines = [
      "# What is kept of people", "",
      "Made by `musclemate privacy` from the inventory in the code, which names every column of the database; a test fails "
        + "where one is missing, or where this page is out of date. Apps read the same as `GET /v1/privacy`.",
      "",
      "An account is erased some days after its holder or an admin asked for it (the tenant's setting; 14 by default), "
        + "and until then that can be cancelled. Erasure deletes the account's row, with which everything goes that refers "
        + "to it, and what speaks of the person elsewhere: mail, attempts to sign in, invitations to the address, notices of "
        + "others, origins and reasons of audit entries, the words of payment providers. A subscription by card is ended at the "
        + "provider first. Backups made before hold the person until they are deleted themselves; a restore erases "
        + "again who was erased since the backup, by a record outside of the database that names accounts by id alone.",
      "",
      "## What stays after an erasure", "",
    ]
    lines += retained.map { "- \($0.what): \($0.why)" }
    lines += [
      "", "## Table by table", "",
      "`account` lasts until it is deleted or the account is erased; `days` for so many; `expiry` until the moment that "
        + "the row names itself; `subscription` as long as the subscription it speaks of; `tenant` is of no person.",
      "",
      "| table | kept | what | in the export | not in the export |", "|---|---|---|---|---|",
    ]
    lines += tables.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }
}

/// docs/privacy.md, as the command prints it.
package enum PersonalDataPage {
  package static var text: String { PersonalData.page }
}

extension PersonalData.Table {
  /// The purposes of what is in it, by its categories: the legal ground is the contract with the person, for health data
  /// their consent, for records of payments the law.
  var purpose: String {
    let all = columns.map(\.category).filter { $0 != .identifier }
    return (all.first ?? .identifier).purpose
  }

  fileprivate var line: String {
    func cells(_ isExported: Bool) -> String {
      columns.filter { $0.isExported == isExported }.flatMap(\.names).joined(separator: ", ")
    }
    let (kept, days) = retention.words
    let categories = columns.reduce(into: [String]()) { list, columns in
      if !list.contains("\(columns.category)") { list.append("\(columns.category)") }
    }
    return
      "| \(name) | \(days.map { "\($0) \(kept)" } ?? kept) | \(categories.joined(separator: ", ")) | \(cells(true)) "
      + "| \(cells(false)) |"
  }
}

extension PersonalData.Category {
  fileprivate var purpose: String {
    switch self {
    case .identifier: "to tell who is meant"
    case .profile: "to run the account"
    case .credential: "to keep others out of it"
    case .training: "to keep and show the training log"
    case .coaching: "to let coaches and lifters work together"
    case .purchases: "to sell and to account for it"
    case .usage: "to keep the service safe and in order"
    case .platform: "to run the platform"
    }
  }
}

extension PersonalData.Retention {
  fileprivate var words: (String, Int?) {
    switch self {
    case .account: ("account", nil)
    case .subscription: ("subscription", nil)
    case .expiry: ("expiry", nil)
    case .days(let count): ("days", count)
    case .tenant: ("tenant", nil)
    }
  }
}
