extension PersonalData {
  static let catalogue: [Table] = []
}
