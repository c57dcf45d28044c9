/// The outline of an effect on a view.
public struct UIShape {
    /// The forms of an outline.
    enum Form {
        case rectangle(cornerRadius: CGFloat, UICornerCurve, UIRectCorner)
        case capsule, circle
        case path(UIBezierPath)
    }

    let form: Form

    /// A rectangle.
    public static var rect: UIShape { rect(cornerRadius: 0) }
    /// A rectangle whose shorter sides are semicircles.
    public static var capsule: UIShape { UIShape(form: .capsule) }
    /// A circle.
    public static var circle: UIShape { UIShape(form: .circle) }

    /// Returns a rectangle with round corners.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(form: .rectangle(cornerRadius: cornerRadius, cornerCurve, maskedCorners))
    }

    /// Returns the outline of a path.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(form: .path(path)) }
}
