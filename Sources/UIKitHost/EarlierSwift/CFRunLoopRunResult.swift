/// The reasons for which a run loop has ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// It has nothing to wait for.
    case finished = 1
    /// Code has stopped it.
    case stopped
    /// Its time has passed.
    case timedOut
    /// It has handled an event.
    case handledSource
}
