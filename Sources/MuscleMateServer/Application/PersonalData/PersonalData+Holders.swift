extension PersonalData.Table {
  var names: [String] { columns.flatMap(\.names) }

  /// The columns that the person's export contains.
  var exported: [String] { columns.filter(\.isExported).flatMap(\.names) }

  /// The columns that name the holder of a row: they make it part of that person's export. For rows about a lifter and a
  /// coach, they decide who gets it.
  var holders: [String] {
    if let told = PersonalData.holders[name] { return told }
    let usual = ["lifter_id", "account_id", "coach_id"]
    return usual.first(where: names.contains).map { [$0] } ?? []
  }
}

extension PersonalData {
  fileprivate static let holders: [String: [String]] = [
    "app.accounts": ["id"],
    // Both know of it.
    "app.coachings": ["lifter_id", "coach_id"],
    "app.grants": ["lifter_id", "coach_id"],
    "app.invites": ["lifter_id", "coach_id"],
    "app.scope_requests": ["lifter_id", "coach_id"],
    "app.conversations": ["lifter_id", "coach_id"],
    "app.messages": ["lifter_id", "coach_id"],
    // Texts that were written to a lifter, and one's own words to others.
    "app.comments": ["lifter_id", "author_id"],
    // A coach's own words and settings about their work.
    "app.labelled_clients": ["coach_id"],
    "app.client_notes": ["coach_id"],
    "app.attention_rules": ["coach_id"],
    "app.team_invites": ["invited_by", "account_id"],
    "app.team_moves": ["lifter_id", "proposed_by"],
  ]

  /// Tables whose rows name nobody, and belong to a row that does (app.held_by).
  static let heldThroughOthers: Set = ["app.teams", "app.subscription_changes"]
}
