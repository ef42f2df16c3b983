extension PersonalData {
  static let operation: [Table] = []
}
