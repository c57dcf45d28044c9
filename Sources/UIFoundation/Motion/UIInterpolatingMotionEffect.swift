/// A motion effect that adds to one property of a view a value proportional to the tilt of the device.
///
///     let shift = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     shift.minimumRelativeValue = -20
///     shift.maximumRelativeValue = 20
///     view.addMotionEffect(shift)
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The directions of tilt that an effect can follow.
    public enum EffectType: Int, Sendable {
        /// The tilt to the left and right.
        case tiltAlongHorizontalAxis = 0
        /// The tilt up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the view's property, such as "center.x"; see `UIView.addMotionEffect(_:)` for
    /// the list.
    public let keyPath: String
    /// The direction of tilt that the effect follows.
    public let type: EffectType
    /// The number added at a tilt of -1; default nil, for 0.
    open var minimumRelativeValue: Any?
    /// The number added at a tilt of 1; default nil, for 0.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property of the view, given by its key path.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Creates an effect without a property; archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }

    /// Returns the number between both values that corresponds to the tilt, under the effect's key path. A
    /// value that is not a finite number is an error, and the result is nil.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let low = number(minimumRelativeValue), let high = number(maximumRelativeValue) else {
            return nil
        }
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        return [keyPath: low + (high - low) * (tilt + 1) / 2]
    }

    private func number(_ value: Any?) -> CGFloat? {
        guard let value else { return 0 }
        if let number = CGFloat(relativeValue: value) { return number }
        RunContext.current.fail(
            SceneFailure("UIInterpolatingMotionEffect: “\(keyPath)” takes finite numbers, not \(value)."))
        return nil
    }
}
