import CoreGeometry
import FlipbookCore
import Picture
import UIKitHost

/// A moment of a scene with its annotations.
struct Snapshot: Sendable {
    /// The time of the scene in seconds.
    var time: TimeInterval
    /// The picture of the whole view, or of the device around it.
    let picture: Picture
    /// A Boolean value that indicates whether lines show where the view ends; false for a device.
    let hasEdges: Bool
    /// The annotations; nil for a scene that is not `Illustrated`.
    var annotations: [Annotation]?
    /// The scene's own caption; nil for none.
    let caption: String?
    /// The part of the view that the figure shows, in points.
    var area: CGRect

    /// Limits the snapshot to a part of the view and to the annotations that lie in it, and returns the
    /// others: an arrow that ends beyond the crop would point at something that nobody sees.
    mutating func crop(to crop: FigureCrop, isAnnotated: Bool) throws -> [Annotation] {
        area = try crop.area(of: picture, isAnnotated: isAnnotated)
        let seen = area.insetBy(dx: -0.5, dy: -0.5)
        let others = annotations?.filter { !$0.ends(in: seen) } ?? []
        annotations?.removeAll { !$0.ends(in: seen) }
        return others
    }
}

extension SimulationRun {
    /// Returns a snapshot of the host's current state, with the scene's annotations.
    /// - Throws: the scene's `SceneFailure`, also for an annotation that lies too far from the view.
    func still() throws -> Snapshot {
        let picture =
            film.bezel?.picture(
                of: picture, statusBar: StatusBarLook(of: host), background: film.background) ?? picture
        let scene = illustrated
        let annotations = host.withCurrent { scene?.annotations }
        let caption = host.withCurrent { scene?.caption }
        if let failure = host.failure { throw failure }
        for annotation in annotations ?? [] { try check(annotation) }
        return Snapshot(
            time: film.time(ofFrame: frame), picture: picture, hasEdges: film.bezel == nil,
            annotations: annotations, caption: caption, area: CGRect(origin: .zero, size: picture.size))
    }

    private var illustrated: (any Illustrated)? {
        let root = host.window.rootViewController
        return root as? any Illustrated ?? (root as? SceneViewController)?.scene as? any Illustrated
    }

    /// Checks that the annotation's points lie at most one width or height outside the view, since the figure
    /// grows with them.
    private func check(_ annotation: Annotation) throws {
        let size = film.entry.size
        let reach = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
        guard annotation.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite && reach.contains($0) }) else {
            throw SceneFailure(
                "\(film.entry.name): the annotation “\(annotation.title)” lies too far from the view; its "
                    + "points have to be numbers, and no further outside than the view is large.")
        }
    }
}
