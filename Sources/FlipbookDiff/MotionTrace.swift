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
    /// The hashes of the frames' pictures, one for each frame, or nil when the trace does not record them.
    /// Those of films without items are recorded.
    public var pictures: [PictureHash]?
    /// The quantities of items that the trace holds; others are 0.
    var quantities = MotionQuantity.visible
}

extension MotionTrace {
    /// Runs a film's scene and records the motion of all its frames.
    ///
    /// Numbers have nine significant digits, as in a file, so that the trace equals one that was read back.
    /// Of each item only the center and the angle are kept. A film without items has nothing but its looks,
    /// so that the hashes of its pictures are recorded.
    /// - Parameters:
    ///   - film: all frames of a scene, at full speed.
    ///   - simulationThreads: the number of threads for the simulation, on which the trace does not depend;
    ///     default 1.
    /// - Throws: the errors of `SimulationRun`; `FilmError.invalid` for a film of a range or in slow motion;
    ///   `FilmError.lacking` for an item whose position is no number or beyond 1e15 points.
    @MainActor public init(of film: Film, simulationThreads: Int = 1) throws {
        guard film.frames == FrameRange(count: film.frameCount), film.slowMotion == 1 else {
            throw FilmError.invalid("A trace of a film needs all of its frames, at full speed.")
        }
        let motion = try SceneMotion(of: film, simulationThreads: simulationThreads)
        self.init(scene: film.entry.name, rate: film.fps, frames: [], contacts: [])
        parameters = try film.resolved().parameters.mapValues(\.inNineDigits)
        var hashes: [PictureHash]? = []
        while var frame = try motion.next() {
            if hashes != nil, frame.items.isEmpty, let hash = motion.pictureHash {
                hashes?.append(hash)
            } else {
                hashes = nil
            }
            for index in frame.items.indices {
                frame.items[index] = try frame.items[index].compact(in: frame.number)
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
        pictures = hashes
    }
}

extension MotionTrace {
    /// Throws an error for a trace with nothing to compare: no items, contacts or hashes of pictures. Such
    /// are rows of a scene without items, and its traces before version 4. The path is for the message.
    package func checkContents(path: String) throws {
        guard pictures == nil, contacts?.isEmpty ?? true, frames.allSatisfy(\.items.isEmpty) else { return }
        throw FilmError.lacking(
            "“\(path)” holds no items, and so nothing to compare. Record it again as a .trace, which holds hashes of "
                + "the pictures of a scene without items.")
    }
}

extension ItemState {
    /// Returns the name, center and angle alone, in the digits of compact traces.
    fileprivate func compact(in frame: Int) throws -> ItemState {
        guard [center.x, center.y, angle].allSatisfy({ abs($0) <= CompactTraceReader.farthest }) else {
            throw FilmError.lacking(
                "Item “\(name)” is at (\(Double(center.x).text), \(Double(center.y).text)) with the angle "
                    + "\(Double(angle).text) in frame \(frame). A trace holds finite numbers up to 1e15.")
        }
        return ItemState(
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
