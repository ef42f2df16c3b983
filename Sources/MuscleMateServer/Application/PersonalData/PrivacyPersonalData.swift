extension PersonalData {
  static let privacy: [Table] = []
}
