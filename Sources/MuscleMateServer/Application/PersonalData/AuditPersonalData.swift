extension PersonalData {
  static let audit: [Table] = []
}
