extension UIView {
    var frameOfBounds: CGRect {
        let size = bounds.size
        if transform.isIdentity {
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    func setFrame(_ frame: CGRect) {
        guard accept(frame.isFinite, "frame") else { return }
        let size = frame.standardized.size.fitted(into: transform, otherwise: bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
        let middle = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
        center = CGPoint(x: middle.x - transform.tx, y: middle.y - transform.ty)
    }

    /// From this view's coordinates to its superview's, as the properties (not the animations) have them.
    var transformToSuperview: CGAffineTransform {
        let middle = CGPoint(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The point, in this view's coordinates, as another view has it; nil stands for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// The point, in another view's coordinates, as this one has it; nil stands for the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(from: view))
    }

    /// The upright rectangle in another view's coordinates that holds the rectangle; nil stands for the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// The upright rectangle in this view's coordinates that holds another view's rectangle; nil stands for the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(from: view))
    }

    /// From this view's coordinates to those of another; views of different trees are taken as if their roots lay on one another.
    func transform(to view: UIView?) -> CGAffineTransform {
        let shared = view.flatMap { sharedAncestor(with: $0) }
        let down = view.map { $0.transform(upTo: shared).inverted() } ?? .identity
        return transform(upTo: shared).concatenating(down)
    }

    private func transform(from view: UIView?) -> CGAffineTransform {
        view.map { $0.transform(to: self) } ?? transform(upTo: nil).inverted()
    }

    /// From this view's coordinates to those of an ancestor; nil stands for the root.
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

    /// Reports a value that no view can have; answers whether the value is sound.
    @discardableResult
    func accept(_ isSound: Bool, _ property: String) -> Bool {
        if !isSound {
            let stage = Stage.current
            stage.fail(
                SceneFailure(
                    "\(stage.name(of: self)): \(property) must be made of finite numbers, not NaN or infinity."
                ))
        }
        return isSound
    }
}

extension CGSize {
    /// The size that becomes this one under a transform; the fallback where the transform flattens the plane.
    fileprivate func fitted(into transform: CGAffineTransform, otherwise fallback: CGSize) -> CGSize {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 { return self }
        guard transform.determinant != 0 else { return fallback }
        return CGRect(origin: .zero, size: self).applying(transform.inverted()).size
    }
}

extension CGRect {
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGAffineTransform {
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
