import DeterministicMath
import Foundation
import Picture
import TestSupport
import Testing
import UIKitHost

/// Programs of chance: none fails, and two runs of one show the same pictures, although they take turns. Two
/// builds show the same, too: with `FLIPBOOK_PROGRAM_HASHES=FILE` the test writes a line of the seed and the
/// hash of all pictures for each program, and `make test-long` compares the files of a release build and a
/// debug build.
@Suite(.tags(.long)) @MainActor struct RandomProgramTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `FLIPBOOK_PROGRAM_SEEDS=2000` runs so many programs, beginning with seed `FLIPBOOK_PROGRAM_FIRST`.
    private static let count = environment["FLIPBOOK_PROGRAM_SEEDS"].flatMap { Int($0) } ?? 40
    private static let first = environment["FLIPBOOK_PROGRAM_FIRST"].flatMap { Int($0) } ?? 0

    @Test func programsOfChanceEndAndMoveTheSameInEachRun() throws {
        var lines = ""
        for seed in Self.first..<Self.first + Self.count {
            let (one, other) = (Run(seed: seed), Run(seed: seed))
            var hash = Hash64()
            for tick in 0..<90 {
                let pictures = [one.advance(), other.advance()]
                guard one.host.failure == nil else {
                    Issue.record(
                        "seed \(seed), tick \(tick): \(one.host.failure!) after \(one.program.history)")
                    break
                }
                guard pictures[0] == pictures[1] else {
                    Issue.record("seed \(seed): the runs differ at tick \(tick) after \(one.program.history)")
                    break
                }
                guard pictures[0].layers.allSatisfy(\.isFinite) else {
                    Issue.record(
                        "seed \(seed): no finite picture at tick \(tick) after \(one.program.history)")
                    break
                }
                hash.combine(pictures[0])
            }
            lines += "\(seed) \(String(hash.value, radix: 16))\n"
        }
        if let path = Self.environment["FLIPBOOK_PROGRAM_HASHES"] {
            try lines.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    /// A run of a program on a host of its own.
    @MainActor private struct Run {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let program: RandomProgram

        init(seed: Int) {
            program = RandomProgram(seed: seed)
            host.inputScript = RandomProgram.input(seed: seed)
            host.install(seed % 3 == 0 ? UINavigationController(rootViewController: program) : program)
        }

        func advance() -> Picture {
            host.advance(by: 1.0 / 60)
            return host.picture()
        }
    }
}
