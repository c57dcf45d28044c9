/// An action on the home screen, which a film does not show.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The type, by which the app recognizes the action.
    open internal(set) var type: String
    /// The title.
    open internal(set) var localizedTitle: String
    /// The smaller text below the title; nil for none.
    open internal(set) var localizedSubtitle: String?
    /// The image; nil for none.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// The values that the app adds to the action; nil for none.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of what the action is about; nil for none.
    open internal(set) var targetContentIdentifier: Any?

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
        super.init()
    }

    /// Creates an action of a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}
