import CFilmTime
import Foundation

/// The numbers of the process that code of a run sees, the same in every run. CFilmTime calls its functions
/// in place of Foundation's.
package enum ProcessNumbers {
    /// The number of the process in a run: above the largest that Linux gives, 2^22, so that a signal to it
    /// reaches no process.
    private static let ofRun: Int32 = 5_000_001

    /// Returns `ProcessInfo.processIdentifier`.
    @_silgen_name("cfilmtime_process") package static func identifier() -> Int32 {
        cfilmtime_current().time == nil ? getpid() : ofRun
    }

    /// Returns `ProcessInfo.globallyUniqueString`: random numbers, the process and the time, as Foundation
    /// does.
    @_silgen_name("cfilmtime_unique_string") package static func uniqueString() -> String {
        let time = UInt64(Date.timeIntervalSinceReferenceDate * 1e9)
        return "\(UUID().uuidString)-\(identifier())-" + String(format: "%016llX", time)
    }
}
