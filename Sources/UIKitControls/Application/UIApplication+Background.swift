extension UIApplication {
    /// The shortest time between fetches in the background.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The time between fetches that never happen.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// The permission to fetch in the background: it is given.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// The time that is left in the background: without end, as for an app in front.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// A Boolean value that indicates whether files that are protected can be read; always true.
    public var isProtectedDataAvailable: Bool { true }
    /// A Boolean value that indicates whether the app gets notifications from afar; always false.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// A Boolean value that indicates whether the app can have several scenes; always false.
    public var supportsMultipleScenes: Bool { false }
    /// A Boolean value that indicates whether shakes undo; always true, without a device that is shaken.
    public var applicationSupportsShakeToEdit: Bool {
        get { true }
        set { if !newValue { warnOfNoEffect("UIApplication.applicationSupportsShakeToEdit") } }
    }

    /// Begins work that is to end in the background, into which a film's app never goes.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Begins work with a name that is to end in the background, into which a film's app never goes.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    )
        -> UIBackgroundTaskIdentifier
    {
        UIBackgroundTaskIdentifier(rawValue: RunContext.current.newHashNumber())
    }

    /// Ends work.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Sets the time between fetches in the background, into which a film's app never goes.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Ends notifications from afar, which a film does not have.
    public func unregisterForRemoteNotifications() {}
    /// Begins events of remote controls, which a film does not have.
    public func beginReceivingRemoteControlEvents() {}
    /// Ends events of remote controls, which a film does not have.
    public func endReceivingRemoteControlEvents() {}
    /// Keeps the picture of the last state from being shown at the next launch, which a film does not have.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}
