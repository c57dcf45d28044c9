import Foundation
import UIKitHost

/// A view that collides as its bounds, as an ellipse, or as an outline.
final class HostileView: UIView {
    var boundsType = UIDynamicItemCollisionBoundsType.rectangle
    var outline = UIBezierPath()

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { boundsType }
    override var collisionBoundingPath: UIBezierPath { outline }
}

/// An item that is no view, and stores whatever it is given.
@MainActor final class HostileItem: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds: CGRect
    var transform = CGAffineTransform.identity

    init(center: CGPoint, size: CGSize) {
        self.center = center
        bounds = CGRect(origin: .zero, size: size)
    }
}

extension UIBezierPath {
    /// An arrowhead, which is concave, around (0, 0).
    static func arrowhead(_ size: CGSize) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: size.width / 2, y: 0))
        path.addLine(to: CGPoint(x: -size.width / 2, y: size.height / 2))
        path.addLine(to: CGPoint(x: -size.width / 5, y: 0))
        path.addLine(to: CGPoint(x: -size.width / 2, y: -size.height / 2))
        path.close()
        return path
    }
}
