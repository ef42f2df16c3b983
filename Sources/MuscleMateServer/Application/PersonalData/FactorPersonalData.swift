extension PersonalData {
  static let factors: [Table] = []
}
