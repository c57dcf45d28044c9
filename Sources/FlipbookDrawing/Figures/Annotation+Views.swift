public import CoreGeometry
import FlipbookCore
public import UIKitHost

extension Annotation {
    /// Returns a text with a thin line that leads to the center of a view.
    @MainActor public static func label(_ text: String, of view: UIView) -> Annotation {
        label(text, at: view.pointInScene(x: 0.5, y: 0.5))
    }

    /// Returns the width of a view as a dimension along its lower edge, or its upper edge for the side
    /// `above`. The line follows a rotated view.
    @MainActor public static func width(
        _ name: String? = nil, of view: UIView, side: Side = .automatic
    ) -> Annotation {
        let y: CGFloat = side == .above ? 0 : 1
        return dimension(
            name, from: view.pointInScene(x: 0, y: y), to: view.pointInScene(x: 1, y: y),
            side: side == .automatic ? .below : side)
    }

    /// Returns the height of a view as a dimension along its right edge, or its left edge for the side
    /// `left`. The line follows a rotated view.
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
    /// Returns a point of the view in the coordinates of the scene's view, from fractions of its width and
    /// height: (0, 0) is the upper left corner, (1, 1) the lower right one. Flipbook's own.
    public func pointInScene(x: CGFloat, y: CGFloat) -> CGPoint {
        convert(CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height), to: nil)
    }
}
