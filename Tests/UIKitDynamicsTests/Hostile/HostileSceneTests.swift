import Foundation
import TestSupport
import Testing
import UIKitHost

/// Scenes that seeds make up, two thousand of them; `make test-long` runs more. Whatever a scene does,
/// nothing traps and no number is NaN: it runs, or it ends with a sentence. The same seed gives the same
/// bits. Items that started inside the reference bounds, and move by moderate numbers, never leave them.
@MainActor @Suite(.tags(.long)) struct HostileSceneTests {
    /// `FLIPBOOK_HOSTILE_SEEDS=100000` runs so many scenes, beginning with seed `FLIPBOOK_HOSTILE_FIRST`;
    /// `FLIPBOOK_HOSTILE_TRACE=1` names each one before it runs, to find the one that traps.
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["FLIPBOOK_HOSTILE_SEEDS"].flatMap { Int($0) } ?? 2000
    /// One scene of so many is a long one; without optimization those take seconds.
    private static let longOnes = count > 2000 ? 4 : 200
    private static let first = environment["FLIPBOOK_HOSTILE_FIRST"].flatMap { Int($0) } ?? 0

    @Test func whateverASceneDoesItRunsOrEndsWithASentence() {
        var violations: [String] = []
        for seed in Self.first..<Self.first + Self.count {
            if Self.environment["FLIPBOOK_HOSTILE_TRACE"] != nil { print("seed \(seed)") }
            if let violation = violation(to: seed) { violations.append("seed \(seed): \(violation)") }
        }
        #expect(
            violations.isEmpty, "\(violations.count) scenes: \(violations.prefix(20).joined(separator: "\n"))"
        )
    }

    private func violation(to seed: Int) -> String? {
        // Most are short; a few have the time to come to rest, or to diverge.
        let ticks = seed % Self.longOnes == 0 ? 90 : 12
        let scenes = [HostileScene(seed: seed), HostileScene(seed: seed)]
        for scene in scenes { scene.run(ticks: ticks) }
        if let violation = scenes[0].violation { return violation }
        if let failure = scenes[0].host.failure?.message {
            if failure.isEmpty || !failure.hasSuffix(".") { return "fails with '\(failure)'" }
            if scenes[0].nature == .bounded { return "fails although its numbers are moderate: \(failure)" }
        }
        return scenes[0].bits == scenes[1].bits ? nil : "differs from its second run"
    }
}
