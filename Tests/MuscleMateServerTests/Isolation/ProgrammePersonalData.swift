extension PersonalData {
  static let programmes: [Table] = []
}
