extension PersonalData {
  static let drafts: [Table] = []
}
