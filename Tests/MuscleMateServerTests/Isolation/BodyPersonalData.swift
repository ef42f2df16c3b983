extension PersonalData {
  static let body: [Table] = []
}
