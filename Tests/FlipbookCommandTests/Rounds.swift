import Foundation

/// The number of repetitions of randomized tests: `FLIPBOOK_ROUNDS=100`, as `make test-long` sets it.
enum Rounds {
    /// True where the variable is set.
    static let isLong = ProcessInfo.processInfo.environment["FLIPBOOK_ROUNDS"] != nil

    static func count(orElse few: Int) -> Int {
        ProcessInfo.processInfo.environment["FLIPBOOK_ROUNDS"].flatMap { Int($0) } ?? few
    }
}

/// Records a difference between two folders of files: names, or bytes under one name.
func sameFiles(_ one: String, _ other: String) throws -> String? {
    let names = try files(below: one)
    let others = try files(below: other)
    guard names == others else { return "\(Set(names).symmetricDifference(others).sorted().prefix(4))" }
    let manager = FileManager.default
    return names.first {
        manager.contents(atPath: one + "/" + $0) != manager.contents(atPath: other + "/" + $0)
    }
}

func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}
