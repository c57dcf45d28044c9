import Foundation

/// The seeds of a test's random cases.
enum TestSeeds {
    /// Seeds from 0 on: as many as a test tries in a release build, a quarter of them in a debug build, which
    /// is twenty times as slow, or as many as `FLIPBOOK_TEST_SEEDS` says if that is more.
    static func first(_ count: Int) -> Range<Int> {
        let wanted = ProcessInfo.processInfo.environment["FLIPBOOK_TEST_SEEDS"].flatMap { Int($0) } ?? 0
        return 0..<max(usual(count), wanted)
    }

    private static func usual(_ count: Int) -> Int {
        #if DEBUG
            (count + 3) / 4
        #else
            count
        #endif
    }

    /// Every fourth of the first seeds, beginning with one of 0 to 3; tests of the four quarters run side by
    /// side.
    static func quarter(_ number: Int, of count: Int) -> [Int] {
        first(count).filter { $0 % 4 == number }
    }
}
