/// A part of the program with its own windows. A film has one.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The options with which a scene connects.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

    /// The states of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front.
        case foregroundActive = 0
        /// In front without events.
        case foregroundInactive
        /// In the background.
        case background
    }

    /// The session of the scene.
    public let session: UISceneSession
    /// The delegate; default nil.
    open var delegate: (any UISceneDelegate)?
    /// The title; default empty.
    open var title: String! = ""
    /// The state; always in front.
    open var activationState: ActivationState { .foregroundActive }

    /// Creates a scene of a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
}
