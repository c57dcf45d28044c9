import Picture

/// The state of a view as presented at a moment: its properties, changed by the remainders of its animations.
struct Presentation {
    var center: CGPoint
    var bounds: CGRect
    var transform: CGAffineTransform
    var opacity: CGFloat
    var backgroundColor: Color?
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var borderColor: Color?
    /// The point about which the transform acts and which lies at the center, in fractions of the bounds.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// The transform from the view's coordinates to its superview's.
    var transformToSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -anchorInBounds.x, y: -anchorInBounds.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The rectangle with its corners.
    var outline: Shape { rectangle(inset: 0) }

    /// The border, as a stroke whose outer edge is the outline; a border at least as wide as half the shorter
    /// side fills the rectangle. Nil for none.
    var border: Layer.Content? {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
        if borderWidth * 2 >= min(bounds.width, bounds.height) { return .fill(outline, borderColor) }
        return .stroke(rectangle(inset: borderWidth / 2), borderColor, Stroke(width: borderWidth))
    }

    private func rectangle(inset: CGFloat) -> Shape {
        let box = bounds.insetBy(dx: inset, dy: inset)
        let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2) - inset
        return radius > 0 ? .roundedRectangle(box, cornerRadius: radius) : .rectangle(box)
    }
}
