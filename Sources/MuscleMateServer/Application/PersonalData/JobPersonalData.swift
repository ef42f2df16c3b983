extension PersonalData {
  static let queue: [Table] = []
}
