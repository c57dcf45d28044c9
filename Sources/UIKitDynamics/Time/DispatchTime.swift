/// A moment on the film's clock; in files that import UIKit it takes the place of Dispatch's type of the same
/// name.
public struct DispatchTime: Sendable, Hashable, Comparable {
    /// Seconds since the take's start.
    var seconds: TimeInterval

    /// Nanoseconds since the take's start, rounded; 0 for moments before it, `UInt64.max` for the distant
    /// future.
    public var uptimeNanoseconds: UInt64 {
        guard seconds > 0 else { return 0 }
        let nanoseconds = (seconds * 1e9).rounded()
        return nanoseconds < 0x1p64 ? UInt64(nanoseconds) : .max
    }

    /// A moment as many nanoseconds after the take's start.
    public init(uptimeNanoseconds: UInt64) {
        seconds = TimeInterval(uptimeNanoseconds) / 1e9
    }

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    /// The present moment of the take.
    @MainActor public static func now() -> DispatchTime {
        DispatchTime(seconds: Stage.current.clock.time)
    }

    /// A moment that never comes.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Whether the first moment comes before the second one.
    public static func < (first: DispatchTime, second: DispatchTime) -> Bool {
        first.seconds < second.seconds
    }

    /// The moment as many seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    /// The moment as many seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds - seconds)
    }

    /// The moment later by an interval such as `.milliseconds(300)`.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds + interval.seconds)
    }

    /// The moment earlier by an interval such as `.milliseconds(300)`.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds - interval.seconds)
    }
}

extension DispatchTimeInterval {
    fileprivate var seconds: TimeInterval {
        switch self {
        case .seconds(let count): TimeInterval(count)
        case .milliseconds(let count): TimeInterval(count) / 1e3
        case .microseconds(let count): TimeInterval(count) / 1e6
        case .nanoseconds(let count): TimeInterval(count) / 1e9
        default: .infinity
        }
    }
}
