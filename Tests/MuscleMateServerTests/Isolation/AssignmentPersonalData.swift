extension PersonalData {
  static let assignments: [Table] = []
}
