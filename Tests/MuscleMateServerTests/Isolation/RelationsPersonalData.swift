extension PersonalData {
  static let relations: [Table] = []
}
