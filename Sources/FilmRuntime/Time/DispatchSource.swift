/// The maker of timer sources, in files that import UIKit in place of Dispatch's type. Its other sources are
/// those of files, processes and signals, which a film does not have.
@preconcurrency @MainActor public enum DispatchSource {
    /// The settings of a timer source; without effect.
    public struct TimerFlags: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a set from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A timer whose leeway is kept.
        public static let strict = TimerFlags(rawValue: 1)
    }

    /// Returns a timer source, suspended. Its events run as blocks of any queue do: on the film's clock.
    public static func makeTimerSource(
        flags: TimerFlags = [], queue: FilmQueue? = nil
    ) -> any DispatchSourceTimer {
        FilmTimerSource()
    }
}
