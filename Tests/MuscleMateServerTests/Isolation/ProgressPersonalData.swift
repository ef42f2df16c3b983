extension PersonalData {
  static let progress: [Table] = []
}
