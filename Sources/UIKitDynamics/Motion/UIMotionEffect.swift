/// A change of how a view is seen that follows the tilt of the device; by itself none. Subclasses say which.
@MainActor open class UIMotionEffect: NSObject {
    /// An effect that changes nothing.
    public override init() {
        super.init()
    }

    /// Never used: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// What to add to which key paths of the view for a tilt of the device, -1...1 to the right and down; nil
    /// for nothing.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
