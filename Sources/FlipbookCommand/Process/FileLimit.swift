import Foundation
import UIKitHost

/// The size of the files that films may keep in their folders, which would fill the disk of temporary files.
struct FileLimit {
    /// The limit in bytes: 1 GiB.
    static let bytes = 1 << 30

    /// The number of looks until the files are counted next.
    private var rest = 0
    /// The least number of looks between two counts, those of 0.25 s.
    private static let leastRest = 250 / Int(LoopWatch.interval)
    /// The factor of the time until the next count to that which a count takes: many files take long.
    private static let factorOfRest = 20.0

    /// Counts the files from time to time, and returns the words of the excess; nil within the limit.
    mutating func excess() -> String? {
        rest -= 1
        guard rest <= 0 else { return nil }
        let begin = ContinuousClock.now
        let bytes = RunFolder.bytesOfFiles
        let milliseconds = (ContinuousClock.now - begin) / .milliseconds(1)
        rest = max(Self.leastRest, Int(milliseconds * Self.factorOfRest) / Int(LoopWatch.interval))
        guard bytes > Self.bytes else { return nil }
        return "its files grew to \(ResourceWatch.text(bytes)), and the limit of a film's folders is "
            + ResourceWatch.text(Self.bytes)
    }
}
