import CoreGeometry
import Picture
import UIKitDynamics

/// A moment of a scene and what the scene says about it.
struct Snapshot: Sendable {
    /// The time of the scene in seconds.
    var time: TimeInterval
    /// What is seen, all of the view.
    let picture: Picture
    /// What explains it; nil where the scene explains nothing.
    var annotations: [Annotation]?
    /// What the scene would write below it.
    let caption: String?
    /// The part of the view that the figure shows, in points.
    var area: CGRect

    /// Shows a part of the view alone, with the annotations that have a point there.
    mutating func crop(to crop: FigureCrop) throws {
        area = try crop.area(of: picture)
        annotations?.removeAll { annotation in
            !annotation.points.contains { area.insetBy(dx: -0.5, dy: -0.5).contains($0) }
        }
    }
}

extension SimulationRun {
    /// What the stage shows now, with the scene's annotations.
    /// - Throws: the scene's `SceneFailure`, also for an annotation that lies nowhere near the view.
    func still() throws -> Snapshot {
        let picture = picture
        let scene = illustrated
        let annotations = host.withCurrent { scene?.annotations }
        let caption = host.withCurrent { scene?.caption }
        if let failure = host.failure { throw failure }
        for annotation in annotations ?? [] { try check(annotation) }
        return Snapshot(
            time: film.time(ofFrame: frame), picture: picture, annotations: annotations, caption: caption,
            area: CGRect(origin: .zero, size: picture.size))
    }

    private var illustrated: (any Illustrated)? {
        let root = host.window.rootViewController
        return root as? any Illustrated ?? (root as? SceneViewController)?.scene as? any Illustrated
    }

    /// Points may lie outside of the view, but not further than the view is large: the figure grows with them.
    private func check(_ annotation: Annotation) throws {
        let size = film.listing.size
        let reach = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
        guard annotation.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite && reach.contains($0) }) else {
            throw SceneFailure(
                "\(film.listing.name): the annotation “\(annotation.title)” lies too far from the view; its "
                    + "points have to be numbers, and no further outside than the view is large.")
        }
    }
}
