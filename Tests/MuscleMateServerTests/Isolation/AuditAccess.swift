extension AccessMatrix {
  static let audit: [TableAccess] = []
}
