/// An activity of the user in an app, which another device or a search can take up. A film has neither.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
    /// The type.
    public let activityType: String
    /// The title; default nil.
    open var title: String?
    /// The state of the activity; default nil.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the state that are needed to take the activity up; default none.
    open var requiredUserInfoKeys: Set<String>?
    /// The words under which the activity is found; default none.
    open var keywords: Set<String> = []
    /// The page that shows the activity; default nil.
    open var webpageURL: URL?
    /// The page from which the activity came; default nil.
    open var referrerURL: URL?
    /// The date from which on the activity is of no use; default nil.
    open var expirationDate: Date?
    /// The identifier with which the activity is deleted; default nil.
    open var persistentIdentifier: String?
    /// The identifier of what the activity is about; default nil.
    open var targetContentIdentifier: String?
    /// A Boolean value that indicates whether the state has to be updated; default false.
    open var needsSave = false
    /// A Boolean value that indicates whether another device may take the activity up; default true.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether the activity is found on the device; default false.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether everybody finds the activity; default false.
    open var isEligibleForPublicIndexing = false
    /// A Boolean value that indicates whether the system may propose the activity; default false.
    open var isEligibleForPrediction = false

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to the state.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that the user is at the activity. It has no effect.
    open func becomeCurrent() { warnOfNoEffect("NSUserActivity.becomeCurrent") }
    /// Says that the user has left the activity.
    open func resignCurrent() {}
    /// Ends the activity.
    open func invalidate() {}
}

/// The type of the activity of looking at a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
