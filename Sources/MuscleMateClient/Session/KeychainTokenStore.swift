#if canImport(Security)
  internal import Foundation
  internal import Security

  /// Keeps tokens in the keychain: readable after the first unlock, on this device alone, in no backup of another device.
  public struct KeychainTokenStore: TokenStore {
    private let accessGroup: String?

    /// - Parameter accessGroup: shares the tokens with a watch app or a widget of the same group.
    public init(accessGroup: String? = nil) { self.accessGroup = accessGroup }

    public func load(for key: String) throws -> Token? {
      var found: CFTypeRef?
      let query = item(key).merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      guard let data = found as? Data else {
        throw TokenStoreError(call: "SecItemCopyMatching", number: status)
      }
      return try JSONDecoder().decode(Token.self, from: data)
    }

    public func save(_ token: Token, for key: String) throws {
      let values: [CFString: Any] = [
        kSecValueData: try JSONEncoder().encode(token),
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      var status = SecItemUpdate(item(key) as CFDictionary, values as CFDictionary)
      if status == errSecItemNotFound {
        status = SecItemAdd(item(key).merging(values) { $1 } as CFDictionary, nil)
      }
      if status != errSecSuccess { throw TokenStoreError(call: "SecItemAdd", number: status) }
    }

    public func remove(for key: String) throws {
      let status = SecItemDelete(item(key) as CFDictionary)
      let isGone = status == errSecSuccess || status == errSecItemNotFound
      if !isGone { throw TokenStoreError(call: "SecItemDelete", number: status) }
    }

    private func item(_ key: String) -> [CFString: Any] {
      var item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "MuscleMate"]
      item.merge([kSecAttrAccount: key, kSecAttrSynchronizable: false]) { $1 }
      item[kSecUseDataProtectionKeychain] = true
      item[kSecAttrAccessGroup] = accessGroup
      return item
    }
  }
#endif
