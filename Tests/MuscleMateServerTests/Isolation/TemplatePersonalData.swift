extension PersonalData {
  static let templates: [Table] = []
}
