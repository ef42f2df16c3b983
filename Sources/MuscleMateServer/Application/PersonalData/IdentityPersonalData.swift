extension PersonalData {
  static let identities: [Table] = []
}
