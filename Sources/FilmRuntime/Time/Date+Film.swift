import Foundation

// Source adaptation puts these in place of Foundation's members, which read the time of day. The film begins
// at Foundation's reference date, January 1, 2001, 00:00 UTC, so that `CFAbsoluteTimeGetCurrent()` is the
// same time.

extension Date {
    /// Returns the film's time, in place of `Date()`. Flipbook's own.
    ///
    /// - Parameter interval: the seconds to add, in place of `Date(timeIntervalSinceNow:)`; default 0.
    public static func flipbookNow(plus interval: TimeInterval = 0) -> Date {
        let time = MainActor.ifCurrent { RunContext.current.clock.shownTime }
        return time.map { Date(timeIntervalSinceReferenceDate: $0 + interval) }
            ?? Date(timeIntervalSinceNow: interval)
    }

    /// The seconds from the film's time to this one, in place of `timeIntervalSinceNow`. Flipbook's own.
    public var timeIntervalSinceFlipbookNow: TimeInterval { timeIntervalSince(.flipbookNow()) }
}

extension NSDate {
    /// Returns the film's time, in place of `NSDate()`. Flipbook's own.
    public static func flipbookNow(plus interval: TimeInterval = 0) -> NSDate {
        Date.flipbookNow(plus: interval) as NSDate
    }

    /// The seconds from the film's time to this one, in place of `timeIntervalSinceNow`. Flipbook's own.
    public var timeIntervalSinceFlipbookNow: TimeInterval { (self as Date).timeIntervalSinceFlipbookNow }
}
