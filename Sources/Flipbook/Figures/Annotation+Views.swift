import CoreGeometry
import UIKitDynamics

extension Annotation {
    /// A text with a thin line that leads to the middle of a view.
    @MainActor public static func label(_ text: String, of view: UIView) -> Annotation {
        label(text, at: view.pointInScene(x: 0.5, y: 0.5))
    }

    /// How wide a view is, along its own upper or lower edge, also when it is turned.
    @MainActor public static func width(
        _ name: String? = nil, of view: UIView, side: Side = .automatic
    ) -> Annotation {
        let y: CGFloat = side == .above ? 0 : 1
        return dimension(
            name, from: view.pointInScene(x: 0, y: y), to: view.pointInScene(x: 1, y: y),
            side: side == .automatic ? .below : side)
    }

    /// How high a view is, along its own left or right edge, also when it is turned.
    @MainActor public static func height(
        _ name: String? = nil, of view: UIView, side: Side = .automatic
    ) -> Annotation {
        let x: CGFloat = side == .left ? 0 : 1
        return dimension(
            name, from: view.pointInScene(x: x, y: 0), to: view.pointInScene(x: x, y: 1),
            side: side == .automatic ? .right : side)
    }
}

extension UIView {
    /// A point of the view as the scene's view has it, told in parts of its width and height: (0, 0) is the
    /// upper left corner, (1, 1) the lower right one. Ours.
    public func pointInScene(x: CGFloat, y: CGFloat) -> CGPoint {
        convert(CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height), to: nil)
    }
}
