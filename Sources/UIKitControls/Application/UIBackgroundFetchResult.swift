/// The results of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData
    /// There was nothing new.
    case noData
    /// Fetching failed.
    case failed
}
