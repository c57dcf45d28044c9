public import FlipbookCore
import Foundation

/// One side of a comparison of motions.
public enum ComparedMotion: Sendable {
    /// A scene, which is simulated.
    case film(Film)
    /// A trace that was read or recorded.
    case trace(MotionTrace)
}

extension ComparedMotion {
    /// Returns the values of the scene's parameters, or nil for a trace that does not record them.
    @MainActor func parameters() throws -> [String: Double]? {
        switch self {
        case .film(let film): try film.resolved().parameters
        case .trace(let trace): trace.parameters
        }
    }
}
