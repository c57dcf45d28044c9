import CoreGeometry
import Picture
import Raster
import UIKitDynamics

extension Studio {
    /// A picture of the first frame in which motions differ.
    ///
    /// Of a trace its items are shown where it has them, with the views of the scene that it is compared with.
    /// - Returns: nil where there is nothing to be shown: of two traces, and where frame rates differ.
    /// - Throws: the scenes' `SceneFailure`, a `FilmError`, or `CancellationError`.
    @MainActor public func picture(
        of difference: MotionDifference, _ a: ComparedMotion, _ b: ComparedMotion,
        names: (a: String, b: String),
        scale: Double = 2
    ) async throws -> DifferencePicture? {
        if case .rate = difference.kind { return nil }
        guard let film = a.film ?? b.film else { return nil }
        let (one, other) = (try shot(of: a, difference, film), try shot(of: b, difference, film))
        func panel(_ name: String, _ shot: Shot?) throws -> DifferencePicture.Panel {
            .init(name: name, bitmap: try shot.map { try Bitmap(drawing: $0.picture, scale: scale) })
        }
        var picture = DifferencePicture(
            sentence: difference.sentence, causes: difference.causes, a: try panel(names.a, one),
            b: try panel(names.b, other))
        picture.scale = scale
        picture.marks = [one?.mark, other?.mark].compactMap { $0 }
            .map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
        return picture
    }

    /// What one motion shows in a frame, and where the item is that differs.
    private struct Shot {
        let picture: Picture
        let mark: CGPoint?
    }

    /// What a motion shows in the frame that differs; nil when it has no such frame.
    @MainActor private func shot(
        of motion: ComparedMotion, _ difference: MotionDifference, _ film: Film
    ) throws -> Shot? {
        let frame = difference.frame
        let item = difference.items.first
        switch motion {
        case .film(let film):
            guard frame < film.frameCount else { return nil }
            let take = try Take(of: film, simulationThreads: jobs)
            try take.advance(to: frame)
            return Shot(picture: take.picture, mark: item.flatMap(take.place(ofItem:)))
        case .trace(let trace):
            guard frame < trace.frames.count else { return nil }
            let take = try Take(of: film, simulationThreads: jobs)
            try take.advance(to: min(frame, film.frameCount - 1))
            let picture = take.picture(posing: trace.frames[frame])
            return Shot(picture: picture, mark: item.flatMap(take.place(ofItem:)))
        }
    }
}

extension ComparedMotion {
    /// The film; nil for a trace.
    fileprivate var film: Film? {
        if case .film(let film) = self { return film }
        return nil
    }
}
