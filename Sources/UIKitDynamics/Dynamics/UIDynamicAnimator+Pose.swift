import CoreGeometry

extension UIDynamicAnimator {
    /// Puts items where they are to be seen, without a step: each at the center and angle (radians, clockwise)
    /// that a function gives for its name. A view for whose name it gives nothing is hidden. Ours, for pictures of
    /// recorded motion; the animator must not step afterwards.
    package func pose(_ place: (_ item: String) -> (center: CGPoint, angle: CGFloat)?) {
        nameItems()
        for record in simulation.items {
            guard let (center, angle) = place(name(of: record.item)) else {
                for view in record.item.views { view.isHidden = true }
                continue
            }
            for view in record.item.views { view.drivenShift = nil }
            record.item.center = center
            let rotation = CGAffineTransform(rotationAngle: angle)
            record.item.transform = record.item.transform.turned(to: rotation)
        }
    }

    /// Where an item's center is in the window's coordinates; nil for a name that no item has. Ours.
    package func place(ofItem name: String) -> CGPoint? {
        guard let item = simulation.items.first(where: { self.name(of: $0.item) == name })?.item else {
            return nil
        }
        guard let view = item.views.first else { return referenceView?.convert(item.center, to: nil) }
        return view.superview?.convert(view.center, to: nil)
    }
}
