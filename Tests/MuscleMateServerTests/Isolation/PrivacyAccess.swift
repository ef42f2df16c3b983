extension AccessMatrix {
  static let privacy: [TableAccess] = []
}
