public import FlipbookCore
import Foundation

extension FilmRenderer {
    /// Finds the first difference between two motions: of numbers first, then, between two scenes, of
    /// pictures. Motions without items are compared by their pictures, of which traces hold hashes.
    ///
    /// - Parameters:
    ///   - a: the first motion.
    ///   - b: the second motion.
    ///   - tolerance: the largest difference of two numbers that counts as equal, in their own units; default
    ///     0. Pictures of motions with items are compared only with 0.
    ///   - frames: the frames of traces that are compared; those of films are the films' own. Default all.
    /// - Throws: the scenes' `SceneFailure`, or `CancellationError`; `FilmError.invalid` for a tolerance
    ///   below 0 or not finite, and when neither motion has one of the frames; `FilmError.lacking` when their
    ///   frames hold nothing that can be compared.
    @MainActor public func compare(
        _ a: ComparedMotion, _ b: ComparedMotion, tolerance: Double = 0, frames: OpenFrameRange? = nil
    ) async throws -> MotionReport {
        guard tolerance >= 0, tolerance.isFinite else {
            throw FilmError.invalid(
                "The tolerance \(tolerance.text) is not allowed; it has to be a number from 0 on.")
        }
        func source(_ motion: ComparedMotion) throws -> any MotionSource {
            switch motion {
            case .film(let film): try SceneMotion(of: film, simulationThreads: jobs)
            case .trace(let trace): RecordedMotion(trace, frames: frames)
            }
        }
        let comparison = try MotionComparison(source(a), source(b), tolerance: tolerance)
        var difference = try comparison.firstDifference()
        if difference == nil { try comparison.checkComparison() }
        if let given = try Self.settingDifferences(a, b) {
            let settings = given + (difference?.settings ?? [])
            difference?.settings = settings
        }
        difference?.recordsParameters = try a.parameters() != nil && b.parameters() != nil
        return MotionReport(
            difference: difference, equalFrames: comparison.frameCount, items: comparison.items.count,
            largestAllowed: comparison.largestAllowed, remark: Self.remark(a, b))
    }
}

extension FilmRenderer {
    /// Returns a clause about the names of the scenes of two traces, which may differ while the motion is the
    /// same, as after a scene was renamed.
    private static func remark(_ a: ComparedMotion, _ b: ComparedMotion) -> String? {
        guard case .trace(let one) = a, case .trace(let other) = b, let first = one.scene,
            let second = other.scene, first != second
        else { return nil }
        return "A is of the scene “\(first)”, B of “\(second)”"
    }

    /// Returns the settings that differ before the scenes begin, as far as both motions record them:
    /// parameters, and of two scenes the view's size and the engine. Returns nil where a trace is compared
    /// and nothing is known to differ, since its other settings are unknown.
    @MainActor private static func settingDifferences(
        _ a: ComparedMotion, _ b: ComparedMotion
    ) throws -> [SettingDifference]? {
        var found: [SettingDifference] = []
        if let one = try a.parameters(), let other = try b.parameters() {
            let texts = (one.mapValues(\.text), other.mapValues(\.text))
            found = Set(one.keys).union(other.keys).sorted().filter { texts.0[$0] != texts.1[$0] }.map {
                SettingDifference(owner: "parameter \($0)", a: texts.0[$0], b: texts.1[$0])
            }
        }
        guard case (.film(let one), .film(let other)) = (a, b) else {
            return found.isEmpty ? nil : found
        }
        return found + one.settingDifferences(from: other)
    }
}

extension Film {
    /// Returns which of the view's size and the engine differ.
    @MainActor fileprivate func settingDifferences(from other: Film) -> [SettingDifference] {
        let sizes = (entry.size.text, other.entry.size.text)
        let engines = ("\(entry.engineGeneration)", "\(other.entry.engineGeneration)")
        return [("view size", sizes), ("engine", engines)].filter { $1.0 != $1.1 }.map {
            SettingDifference(owner: $0, a: $1.0, b: $1.1)
        }
    }
}

extension CGSize {
    /// The size as text: `320x568`.
    var text: String { "\(Double(width).text)x\(Double(height).text)" }
}
