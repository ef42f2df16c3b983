extension PersonalData {
  static let roster: [Table] = []
}
