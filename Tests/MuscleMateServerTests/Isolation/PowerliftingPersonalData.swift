extension PersonalData {
  static let powerlifting: [Table] = []
}
