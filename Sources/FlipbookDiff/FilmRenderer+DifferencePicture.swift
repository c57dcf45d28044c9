public import FlipbookCore
import Foundation
import Picture
import Raster

extension FilmRenderer {
    /// Draws the first frame in which motions differ.
    ///
    /// The items of a trace are drawn at their recorded positions, with the views of the scene that the trace
    /// is compared with. A trace without items has no picture.
    /// - Returns: the picture, or nil between two traces and when frame rates differ.
    /// - Throws: the scenes' `SceneFailure`, a `FilmError`, `RasterError` or `CancellationError`.
    @MainActor public func picture(
        of difference: MotionDifference, _ a: ComparedMotion, _ b: ComparedMotion,
        names: (a: String, b: String),
        scale: Double = 2
    ) async throws -> DifferencePicture? {
        if case .rate = difference.kind { return nil }
        guard let film = a.film ?? b.film else { return nil }
        let (one, other) = (try shot(of: a, difference, film), try shot(of: b, difference, film))
        func panel(_ name: String, _ shot: Shot?) throws -> DifferencePicture.Panel {
            var panel = DifferencePicture.Panel(
                name: name, bitmap: try shot.map { try Bitmap(drawing: $0.picture, scale: scale) })
            if case .pictureWithoutItems(isRecorded: true, _) = difference.kind {
                panel.remark = "recorded as a hash"
            }
            return panel
        }
        var picture = DifferencePicture(
            sentence: difference.sentence, causes: difference.causes, a: try panel(names.a, one),
            b: try panel(names.b, other))
        picture.scale = scale
        picture.marks = [one?.mark, other?.mark].compactMap { $0 }
            .map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
        return picture
    }

    /// A motion's picture of the frame, and the position of the item that differs, in points.
    private struct Shot {
        let picture: Picture
        let mark: CGPoint?
    }

    /// Returns a motion's picture of the frame that differs, or nil when the motion has no such frame, or
    /// only the hash of its picture.
    @MainActor private func shot(
        of motion: ComparedMotion, _ difference: MotionDifference, _ film: Film
    ) throws -> Shot? {
        let frame = difference.frame
        let item = difference.items.first
        switch motion {
        case .film(let film):
            guard frame < film.frameCount else { return nil }
            let simulation = try SimulationRun(of: film, simulationThreads: jobs)
            try simulation.advance(to: frame)
            return Shot(picture: simulation.picture, mark: item.flatMap(simulation.position(ofItem:)))
        case .trace(let trace):
            guard frame < trace.frames.count else { return nil }
            if case .pictureWithoutItems = difference.kind { return nil }
            let simulation = try SimulationRun(of: film, simulationThreads: jobs)
            try simulation.advance(to: min(frame, film.frameCount - 1))
            let picture = simulation.picture(posing: trace.frames[frame])
            return Shot(picture: picture, mark: item.flatMap(simulation.position(ofItem:)))
        }
    }
}

extension ComparedMotion {
    /// The film, or nil for a trace.
    fileprivate var film: Film? {
        if case .film(let film) = self { return film }
        return nil
    }
}
