@_spi(UIKitInternals) import CoreLayers

extension UIView {
    func setFrame(_ frame: CGRect) {
        guard accept(frame.isFinite, "frame") else { return }
        guard let observations else { return fit(frame) }
        observations.notifyOnce("frame", of: self, old: self.frame) { fit(frame) }
    }

    private func fit(_ frame: CGRect) {
        // Not by the properties, which classes override to set the frame: UIKit does not call them here.
        storage.bounds.size = storage.size(fitting: frame)
        storage.position = storage.position(fitting: frame)
    }

    /// The point of the view, in sizes of its bounds, that is at `center` and about which transforms turn;
    /// default (0.5, 0.5).
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
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

    /// Returns the place of a touch on the superview in this view's coordinates; nil where the view has no
    /// area or no place, or an animation takes touches away.
    func placeOfTouch(_ point: CGPoint) -> CGPoint? {
        let rule = storage.touchRule
        if rule == .ignored || !storage.hasFiniteTransform { return nil }
        let isShown = rule == .asShown
        let state = isShown ? storage.presentedState(at: RunContext.current.clock.time) : storage.model
        let transform = state.transformToSuperlayer
        return transform.determinant == 0 ? nil : point.applying(transform.inverted())
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
            result = result.concatenating(view.storage.model.transformToSuperlayer)
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
