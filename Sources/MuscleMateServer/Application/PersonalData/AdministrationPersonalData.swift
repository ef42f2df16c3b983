extension PersonalData {
  static let administration: [Table] = []
}
