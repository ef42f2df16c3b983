extension AccessMatrix {
  static let identities: [TableAccess] = []
}
