import Testing
import UIKitHost

/// The random numbers that code of a run asks the system for.
@MainActor @Suite struct SystemNumbersTests {
    /// Returns what code finds at the beginning of a run.
    private func inRun<Value>(_ body: () throws -> Value) rethrows -> Value {
        try SceneHost(size: CGSize(width: 10, height: 10)).withCurrent(body)
    }

    @Test func identifiersAreTheSameInEveryRunAndOfVersion4() {
        let runs = (0..<2).map { _ in inRun { (0..<50).map { _ in [UUID(), NSUUID() as UUID] } } }
        #expect(runs[0] == runs[1])
        #expect(Set(runs[0].joined()).count == 100)
        for identifier in runs[0].joined() {
            #expect(identifier.uuid.6 >> 4 == 4 && identifier.uuid.8 >> 6 == 0b10)
        }
    }

    @Test func theNumbersOfTheProcessAreTheSameInEveryRun() {
        let runs = (0..<2).map { _ in
            inRun { (0..<2).map { _ in ProcessInfo.processInfo.globallyUniqueString } }
        }
        #expect(runs[0] == runs[1])
        #expect(runs[0][0] != runs[0][1])
        #expect(inRun { ProcessInfo.processInfo.processIdentifier } > 1 << 22)
        #expect(ProcessInfo.processInfo.processIdentifier == getpid())
        let outside = ProcessInfo.processInfo.globallyUniqueString
        #expect(outside != ProcessInfo.processInfo.globallyUniqueString)
        #expect(outside.contains("-\(getpid())-"))
    }

    @Test func theSystemsGeneratorIsTheSameInEveryRun() {
        let runs = (0..<2).map { _ in
            inRun {
                var generator = SystemRandomNumberGenerator()
                let numbers = (0..<10).map { _ in generator.next() }
                return numbers + (0..<10).map { _ in UInt64.random(in: 0..<1_000_000) }
                    + Array(0..<100).shuffled() + [Array(0..<1000).randomElement() ?? 0]
            }
        }
        #expect(runs[0] == runs[1])
        #expect(Set(runs[0].prefix(10)).count == 10)
    }

    @Test func theCLibrarysBytesAreTheSameInEveryRun() {
        let runs = (0..<2).map { _ in
            inRun {
                var bytes = [UInt8](repeating: 0, count: 1003)
                bytes.withUnsafeMutableBytes { $0.baseAddress.map { arc4random_buf($0, 1000) } }
                var others = [UInt8](repeating: 0, count: 16)
                #expect(getentropy(&others, 16) == 0)
                return bytes + others
            }
        }
        #expect(runs[0] == runs[1])
        #expect(runs[0][1000..<1003] == [0, 0, 0])
        #expect(Set(runs[0]).count > 200)
    }

    @Test func codeOutsideOfRunsGetsOtherNumbersEachTime() {
        let identifiers = (0..<100).map { _ in UUID() }
        #expect(Set(identifiers).count == 100)
        #expect(inRun { UUID() } != UUID())
        var generator = SystemRandomNumberGenerator()
        #expect(generator.next() as UInt64 != inRun { SystemRandomNumberGenerator.first })
    }
}

extension SystemRandomNumberGenerator {
    /// The first number.
    fileprivate static var first: UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }
}
