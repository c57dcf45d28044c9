/// A change of a view's appearance that follows the tilt of the device. This class has no effect;
/// subclasses define the change.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Creates an effect.
    public override init() {
        super.init()
    }

    /// Creates an effect; archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Returns the numbers to add to the view's properties, by key path, for a tilt of the device from -1 to
    /// 1 to the right and down; nil, the default, for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
