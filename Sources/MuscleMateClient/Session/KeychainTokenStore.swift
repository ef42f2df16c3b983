#if canImport(Security)
  internal import Foundation
  internal import Security

  /// Keeps tokens in the keychain: readable after the first unlock, on this device alone, in no backup of another device.
  public struct KeychainTokenStore: TokenStore {
    private let accessGroup: String?

    /// - Parameter accessGroup: shares the tokens with a watch app or a widget of the same group.
    public init(accessGroup: String? = nil) { self.accessGroup = accessGroup }

    public func load(for key: String) throws -> Token? {
      var query = item(key)
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess, let data = found as? Data else {
        throw TokenStoreError(call: "SecItemCopyMatching", number: status)
      }
      return try JSONDecoder().decode(Token.self, from: data)
    }

    public func save(_ token: Token, for key: String) throws {
      let values: [CFString: Any] = [
        kSecValueData: try JSONEncoder().encode(token),
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      let updated = SecItemUpdate(item(key) as CFDictionary, values as CFDictionary)
      guard updated == errSecItemNotFound else { return try Self.check(updated, "SecItemUpdate") }
      try Self.check(SecItemAdd(item(key).merging(values) { $1 } as CFDictionary, nil), "SecItemAdd")
    }

    public func remove(for key: String) throws {
      try Self.check(SecItemDelete(item(key) as CFDictionary), "SecItemDelete", or: errSecItemNotFound)
    }

    private func item(_ key: String) -> [CFString: Any] {
      var item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "MuscleMate"]
      item[kSecAttrAccount] = key
      item[kSecAttrSynchronizable] = false
      item[kSecUseDataProtectionKeychain] = true
      item[kSecAttrAccessGroup] = accessGroup
      return item
    }

    private static func check(_ status: OSStatus, _ call: String, or harmless: OSStatus = errSecSuccess)
      throws
    {
      if status != errSecSuccess, status != harmless { throw TokenStoreError(call: call, number: status) }
    }
  }
#endif
