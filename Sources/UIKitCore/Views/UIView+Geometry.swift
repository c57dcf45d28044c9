extension UIView {
    var frameOfBounds: CGRect {
        let size = bounds.size
        let offset = CGPoint(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
        if transform.isIdentity {
            return CGRect(
                x: center.x - offset.x, y: center.y - offset.y, width: size.width, height: size.height)
        }
        let box = CGRect(x: -offset.x, y: -offset.y, width: size.width, height: size.height)
        return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    func setFrame(_ frame: CGRect) {
        guard accept(frame.isFinite, "frame") else { return }
        let size = frame.standardized.size.fitted(into: transform, otherwise: bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
        let middle = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
        guard anchorPoint != CGPoint(x: 0.5, y: 0.5) else {
            center = CGPoint(x: middle.x - transform.tx, y: middle.y - transform.ty)
            return
        }
        // The box of the transformed bounds about the anchor point is moved onto the frame.
        let box = bounds.unmoved(by: anchorPoint).applying(transform)
        center = CGPoint(x: middle.x - box.midX, y: middle.y - box.midY)
    }

    /// The transform from this view's coordinates to its superview's, without animations.
    var transformToSuperview: CGAffineTransform {
        let middle = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Converts a point from this view's coordinates to another view's; nil stands for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// Converts a point from another view's coordinates to this view's; nil stands for the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(from: view))
    }

    /// Converts a rectangle from this view's coordinates to another view's; nil stands for the window.
    /// Returns the axis-aligned bounding rectangle.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// Converts a rectangle from another view's coordinates to this view's; nil stands for the window.
    /// Returns the axis-aligned bounding rectangle.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(from: view))
    }

    /// Returns the transform from this view's coordinates to another view's. For views of different
    /// hierarchies, the roots are assumed to coincide.
    func transform(to view: UIView?) -> CGAffineTransform {
        let shared = view.flatMap { sharedAncestor(with: $0) }
        let down = view.map { $0.transform(upTo: shared).inverted() } ?? .identity
        return transform(upTo: shared).concatenating(down)
    }

    private func transform(from view: UIView?) -> CGAffineTransform {
        view.map { $0.transform(to: self) } ?? transform(upTo: nil).inverted()
    }

    /// Returns the transform from this view's coordinates to an ancestor's; nil stands for the root.
    private func transform(upTo ancestor: UIView?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while view !== ancestor, let parent = view.superview {
            result = result.concatenating(view.transformToSuperview)
            view = parent
        }
        return result
    }

    private func sharedAncestor(with other: UIView) -> UIView? {
        sequence(first: self, next: { $0.superview }).first { other.isDescendant(of: $0) }
    }

    /// Returns whether a value of a property is valid; reports a failure if not.
    @discardableResult
    func accept(_ isValid: Bool, _ property: String) -> Bool {
        RunContext.accept(
            isValid, "\(RunContext.current.name(of: self)): \(property)", RunContext.finiteNumbers)
    }
}

extension CGSize {
    /// Returns the size that a transform maps to this one; the fallback for a transform with a
    /// determinant of 0.
    fileprivate func fitted(into transform: CGAffineTransform, otherwise fallback: CGSize) -> CGSize {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 { return self }
        guard transform.determinant != 0 else { return fallback }
        return CGRect(origin: .zero, size: self).applying(transform.inverted()).size
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    package var isFinite: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGAffineTransform {
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CGRect {
    /// Returns the rectangle of the same size with an anchor, in fractions of the size, at the origin.
    func unmoved(by anchor: CGPoint) -> CGRect {
        CGRect(x: -width * anchor.x, y: -height * anchor.y, width: width, height: height)
    }
}
