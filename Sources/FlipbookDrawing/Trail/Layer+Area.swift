import CoreGeometry
import FlipbookCore
import Picture

extension Layer {
    /// The bounding box of all visible contents of the layer and its descendants, in the coordinates of its
    /// parent; null when nothing is visible.
    var seenArea: CGRect {
        guard opacity > 0 else { return .null }
        let painted = contents.reduce(CGRect.null) { $0.union($1.area) }
        let all = children.reduce(painted) { $0.union($1.seenArea) }
        let seen = clip.map { all.intersection($0.area) } ?? all
        return seen.isNull ? .null : seen.applying(transform)
    }
}

extension Layer.Content {
    private var reach: CGFloat {
        if case .stroke(_, _, let stroke) = self { stroke.width / 2 } else { 0 }
    }

    /// The bounding box of the painted area.
    fileprivate var area: CGRect {
        switch self {
        case .fill(let shape, _): shape.area
        case .stroke(let shape, _, _): shape.area.insetBy(dx: -reach, dy: -reach)
        case .text(let text): text.frame
        case .gradient(let shape, _), .backdrop(let shape, _): shape.area
        case .image(let image): image.box
        }
    }
}
