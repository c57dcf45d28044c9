/// The session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purposes of scenes.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The text of the purpose.
        public let rawValue: String
        /// Creates a purpose from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public let role: Role
    /// The configuration of the scene.
    public let configuration: UISceneConfiguration

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}
