public import UIKitCore

/// A view above the tab bar of iOS 26, such as the controls of a player.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// The places of an accessory.
    public enum Environment: Int, Sendable {
        /// No information.
        case unspecified = 0
        /// Outside of an accessory.
        case none
        /// Above the bar.
        case regular
        /// Beside the small form of the bar.
        case inline
    }

    /// The view with the content of the accessory.
    public let contentView: UIView

    /// Creates an accessory with a content.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
