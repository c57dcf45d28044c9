import CoreGeometry
import Picture
import UIKitDynamics

/// A moment of a scene and what the scene says about it.
struct Still: Sendable {
    /// The time of the scene in seconds.
    var time: TimeInterval
    /// What is seen.
    let picture: Picture
    /// What explains it; nil where the scene explains nothing.
    let annotations: [Annotation]?
    /// What the scene would write below it.
    let caption: String?
}

extension Take {
    /// What the stage shows now, with the scene's annotations.
    /// - Throws: the scene's `SceneFailure`, also for an annotation that lies nowhere near the view.
    func still() throws -> Still {
        let picture = picture
        let scene = illustrated
        let annotations = stage.asCurrent { scene?.annotations }
        let caption = stage.asCurrent { scene?.caption }
        if let failure = stage.failure { throw failure }
        for annotation in annotations ?? [] { try check(annotation) }
        return Still(
            time: film.time(ofFrame: frame), picture: picture, annotations: annotations, caption: caption)
    }

    private var illustrated: (any Illustrated)? {
        let root = stage.window.rootViewController
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
