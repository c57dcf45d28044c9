/// The description of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name; nil for none.
    public let name: String?
    /// The purpose.
    public let role: UISceneSession.Role
    /// The class of the scene; default nil. It has no effect.
    open var sceneClass: AnyClass? {
        didSet { warnOfNoEffect("UISceneConfiguration.sceneClass", oldValue, sceneClass) }
    }
    /// The class of the delegate; default nil. It has no effect: the app has one class of delegates.
    open var delegateClass: AnyClass? {
        didSet { warnOfNoEffect("UISceneConfiguration.delegateClass", oldValue, delegateClass) }
    }

    /// Creates a description.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }
}
