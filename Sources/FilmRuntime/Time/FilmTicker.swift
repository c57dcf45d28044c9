/// An object that advances with the film's clock. Flipbook's own.
@preconcurrency @MainActor public protocol FilmTicker: AnyObject {
    /// Advances by a time in seconds.
    func tick(by dt: TimeInterval)
}
