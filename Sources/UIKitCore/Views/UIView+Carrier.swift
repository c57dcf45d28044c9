extension UIView {
    /// A view without a superview in whose place and outline this one is drawn among its siblings; nil, the
    /// default, for none. It has the superview's coordinates, and is held weakly.
    ///
    /// Frames, transforms, corners, conversions and touches do not regard it.
    package var carrier: UIView? {
        get { storedTraits?.carrier }
        set {
            guard newValue !== carrier else { return }
            traits.carrier = newValue
            storage.isCarried = newValue != nil
        }
    }
}
