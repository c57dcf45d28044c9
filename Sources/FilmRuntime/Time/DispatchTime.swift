/// A moment on the film's clock. In files that import UIKit it replaces Dispatch's type of the same name.
public struct DispatchTime: Sendable, Hashable, Comparable {
    /// The time since the start of the run, in seconds.
    var seconds: TimeInterval

    /// The time since the start of the run in nanoseconds, rounded; 0 for moments before it, `UInt64.max`
    /// for the distant future.
    public var uptimeNanoseconds: UInt64 {
        guard seconds > 0 else { return 0 }
        let nanoseconds = (seconds * 1e9).rounded()
        return nanoseconds < 0x1p64 ? UInt64(nanoseconds) : .max
    }

    /// Creates a moment from the time since the start of the run, in nanoseconds.
    public init(uptimeNanoseconds: UInt64) {
        seconds = TimeInterval(uptimeNanoseconds) / 1e9
    }

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    /// Returns the current moment of the run, after what the code has waited for: work that it adds to a
    /// queue after `Thread.sleep` comes later.
    @preconcurrency @MainActor public static func now() -> DispatchTime {
        DispatchTime(seconds: RunContext.current.clock.time + TimeInterval(FilmMoment.delay) / 1e9)
    }

    /// The moment that never comes.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Returns a Boolean value that indicates whether the first moment is before the second one.
    public static func < (first: DispatchTime, second: DispatchTime) -> Bool {
        first.seconds < second.seconds
    }

    /// Returns the moment later by a time in seconds.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    /// Returns the moment earlier by a time in seconds.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds - seconds)
    }

    /// Returns the moment later by an interval such as `.milliseconds(300)`.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds + interval.seconds)
    }

    /// Returns the moment earlier by an interval such as `.milliseconds(300)`.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds - interval.seconds)
    }
}

extension DispatchTimeInterval {
    /// The interval in seconds; infinite for `.never`.
    var seconds: TimeInterval {
        switch self {
        case .seconds(let count): TimeInterval(count)
        case .milliseconds(let count): TimeInterval(count) / 1e3
        case .microseconds(let count): TimeInterval(count) / 1e6
        case .nanoseconds(let count): TimeInterval(count) / 1e9
        default: .infinity
        }
    }
}
