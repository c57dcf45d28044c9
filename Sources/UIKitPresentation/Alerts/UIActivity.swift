/// A way to share.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The name of a way to share.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String
        /// Creates a name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// By mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// By message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// On paper.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// On the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// As a contact's picture.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Among the photos.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// On the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// To a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// On Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// On Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    }
}
