public import FlipbookCore
import Foundation
public import UIKitHost

/// The motion of a scene as numbers: the position of each item in each frame, from frame 0 on without a gap.
public struct MotionTrace: Sendable, Hashable {
    /// The scene's name, or nil when the trace does not name it.
    public var scene: String?
    /// The frame rate in frames per second, or nil for a CSV or JSON trace without items after frame 0.
    public var rate: Double?
    /// The frames; the index of a frame is its number.
    public var frames: [MotionFrame]
    /// The contacts that began or ended, in the order of time, or nil when the trace does not record them.
    public var contacts: [ContactRecord]?
    /// The values of the scene's parameters by their names, or nil when the trace does not record them.
    public var parameters: [String: Double]?
    /// The quantities of items that the trace holds; others are 0.
    var quantities = MotionQuantity.visible
}

extension MotionTrace {
    /// Runs a film's scene and records the motion of all its frames.
    ///
    /// Numbers have nine significant digits, as in a file, so that the trace equals one that was read back.
    /// Of each item only the center and the angle are kept.
    /// - Throws: the errors of `SimulationRun`; `FilmError.invalid` for a film of a range or in slow motion.
    @MainActor public init(of film: Film, simulationThreads: Int = 1) throws {
        guard film.frames == FrameRange(count: film.frameCount), film.slowMotion == 1 else {
            throw FilmError.invalid("A trace of a film needs all of its frames, at full speed.")
        }
        let motion = try SceneMotion(of: film, simulationThreads: simulationThreads)
        self.init(scene: film.entry.name, rate: film.fps, frames: [], contacts: [])
        parameters = try film.resolved().parameters.mapValues(\.inNineDigits)
        while var frame = try motion.next() {
            for index in frame.items.indices {
                frame.items[index] = frame.items[index].compact
            }
            frames.append(frame)
            contacts? += (motion.contacts ?? []).map { row in
                var row = row
                row.point = CGPoint(
                    x: Double(row.point.x).inNineDigits, y: Double(row.point.y).inNineDigits)
                row.pointInPicture = nil
                return row
            }
        }
    }
}

extension ItemState {
    /// The name, center and angle alone, in the digits of compact traces.
    fileprivate var compact: ItemState {
        ItemState(
            name: name,
            center: CGPoint(x: Double(center.x).inCompactDigits, y: Double(center.y).inCompactDigits),
            angle: Double(angle).inCompactDigits)
    }
}

extension Double {
    /// The number after writing it with nine significant digits and reading it back.
    var inNineDigits: Double { Double(text) ?? self }

    /// The number with nine significant digits and at most fifteen decimals. A sum of a few such numbers up
    /// to 1e10 is exact in the 38 digits of a `Decimal`.
    var inCompactDigits: Double {
        let number = inNineDigits
        return abs(number) < 1e-6 ? Double(String(format: "%.15f", number)) ?? 0 : number
    }
}
