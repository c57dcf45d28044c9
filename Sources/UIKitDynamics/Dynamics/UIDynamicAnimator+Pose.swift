import CoreGeometry

extension UIDynamicAnimator {
    /// Moves items to given poses without a step: the function returns the center in points and the angle in
    /// radians clockwise for an item's name. A view for whose name it returns nil is hidden.
    ///
    /// For pictures of recorded motion; the animator must not step afterwards.
    package func pose(_ place: (_ item: String) -> (center: CGPoint, angle: CGFloat)?) {
        nameItems()
        for record in simulation.items {
            guard let (center, angle) = place(name(of: record.item)) else {
                for view in record.item.views { view.isHidden = true }
                continue
            }
            for view in record.item.views { view.storage.driven.shift = nil }
            record.item.center = center
            let rotation = CGAffineTransform(rotationAngle: angle)
            record.item.transform = record.item.transform.turned(to: rotation)
        }
    }

    /// Returns the center of an item in the window's coordinates; nil for an unknown name.
    package func place(ofItem name: String) -> CGPoint? {
        guard let item = simulation.items.first(where: { self.name(of: $0.item) == name })?.item else {
            return nil
        }
        guard let view = item.views.first else { return referenceView?.convert(item.center, to: nil) }
        return view.superview?.convert(view.center, to: nil)
    }
}
