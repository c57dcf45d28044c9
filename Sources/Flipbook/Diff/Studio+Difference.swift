import CoreGeometry
import UIKitDynamics

/// One side of a comparison of motions.
public enum ComparedMotion: Sendable {
    /// A scene, which is run.
    case film(Film)
    /// A trace, which was read or recorded.
    case trace(MotionTrace)
}

/// What a comparison of motions came to.
public struct MotionReport: Sendable, Hashable {
    /// The first difference; nil when there is none.
    public let difference: MotionDifference?
    /// How many frames were found to be equal.
    public let equalFrames: Int
    /// How many items they had.
    public let items: Int
}

extension Studio {
    /// Looks for the first difference between two motions: numbers first, then, between two scenes, pictures.
    ///
    /// - Parameters:
    ///   - a: the first motion.
    ///   - b: the second motion.
    ///   - tolerance: the largest difference of two numbers that counts as none, in their own units; default 0.
    ///     Pictures are compared only with 0.
    ///   - frames: the frames of traces that are compared; those of films are the films' own. Default all.
    /// - Throws: the scenes' `SceneFailure`, a `FilmError`, or `CancellationError`.
    @MainActor public func compare(
        _ a: ComparedMotion, _ b: ComparedMotion, tolerance: Double = 0, frames: OpenFrameRange? = nil
    ) async throws -> MotionReport {
        func source(_ motion: ComparedMotion) throws -> any MotionSource {
            switch motion {
            case .film(let film): try SceneMotion(of: film, simulationThreads: jobs)
            case .trace(let trace): RecordedMotion(trace, frames: frames)
            }
        }
        let comparison = try MotionComparison(source(a), source(b), tolerance: tolerance)
        var difference = try comparison.firstDifference()
        if case (.film(let one), .film(let other)) = (a, b) {
            let settings = try one.settingDifferences(from: other) + (difference?.settings ?? [])
            difference?.settings = settings
        }
        return MotionReport(
            difference: difference, equalFrames: comparison.frameCount, items: comparison.items.count)
    }
}

extension Film {
    /// What films set differently before their scenes begin: parameters, the engine and the view's size.
    @MainActor fileprivate func settingDifferences(from other: Film) throws -> [SettingDifference] {
        let (a, b) = (try listing.values(parameters), try other.listing.values(other.parameters))
        let names = Set(a.keys).union(b.keys).sorted()
        let parameters = names.filter { a[$0] != b[$0] }.map {
            SettingDifference(owner: "parameter \($0)", a: a[$0]?.text, b: b[$0]?.text)
        }
        let sizes = (listing.size.text, other.listing.size.text)
        let engines = ("\(listing.engineGeneration)", "\(other.listing.engineGeneration)")
        return parameters
            + [("view size", sizes), ("engine", engines)].filter { $1.0 != $1.1 }.map {
                SettingDifference(owner: $0, a: $1.0, b: $1.1)
            }
    }
}

extension CGSize {
    /// `320x568`.
    var text: String { "\(Double(width).text)x\(Double(height).text)" }
}
