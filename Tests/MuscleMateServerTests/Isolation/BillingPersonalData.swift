extension PersonalData {
  static let billing: [Table] = []
}
