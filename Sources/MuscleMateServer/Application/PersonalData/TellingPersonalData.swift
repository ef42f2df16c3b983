extension PersonalData {
  static let telling: [Table] = []
}
