import Foundation
import UIKitDynamics

/// The motion of a scene as numbers: where each item is in each frame, from frame 0 on without a gap.
public struct MotionTrace: Sendable, Hashable {
    /// The scene's name; nil where the trace does not tell.
    public var scene: String?
    /// Frames per second; nil where the trace does not tell, since it has less than two frames with items.
    public var rate: Double?
    /// The frames; a frame's place is its number.
    public var frames: [MotionFrame]
    /// The contacts that began or ended, in order of time; nil where the trace does not tell.
    public var contacts: [ContactRow]?
}

extension MotionTrace {
    /// The motion of a film's scene, all of its frames.
    ///
    /// Numbers have nine significant digits, as in a file, so that the trace equals one that was read. Only
    /// what is seen is kept of each item: the center and the angle.
    /// - Throws: as `Take` does; `FilmError.invalid` for a film of a range or in slow motion.
    @MainActor public init(of film: Film, simulationThreads: Int = 1) throws {
        guard film.frames == FrameRange(count: film.frameCount), film.slowMotion == 1 else {
            throw FilmError.invalid("A trace of a film needs all of its frames, at full speed.")
        }
        let motion = try SceneMotion(of: film, simulationThreads: simulationThreads)
        self.init(scene: film.listing.name, rate: film.fps, frames: [], contacts: [])
        while var frame = try motion.next() {
            for index in frame.items.indices {
                let visible = frame.items[index].values.prefix(MotionQuantity.visibleCount)
                frame.items[index].values = visible.map(\.inCompactDigits)
            }
            frames.append(frame)
            contacts? += (motion.contacts ?? []).map { row in
                var row = row
                (row.x, row.y) = (row.x.inNineDigits, row.y.inNineDigits)
                return row
            }
        }
    }
}

extension Double {
    /// The number as it is read again after it was written with nine significant digits.
    var inNineDigits: Double { Double(text) ?? self }

    /// The number with nine significant digits, of which none stands after the fifteenth decimal: a sum of a few
    /// numbers up to 1e10 is exact then in 38 decimal digits.
    var inCompactDigits: Double {
        let number = inNineDigits
        return abs(number) < 1e-6 ? Double(String(format: "%.15f", number)) ?? 0 : number
    }
}
