/// Adds to one property of a view a value that grows evenly with the tilt of the device.
///
///     let shift = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     shift.minimumRelativeValue = -20
///     shift.maximumRelativeValue = 20
///     view.addMotionEffect(shift)
@MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way the tilt goes that counts.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The property of the view that is changed, such as "center.x"; see `UIView.addMotionEffect`.
    public let keyPath: String
    /// Which way the tilt goes that counts.
    public let type: EffectType
    /// The number that is added at the tilt of -1; default none, which counts as 0.
    open var minimumRelativeValue: Any?
    /// The number that is added at the tilt of 1; default none, which counts as 0.
    open var maximumRelativeValue: Any?

    /// An effect on a property of the view.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// An effect on nothing: there are no archives here.
    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }

    /// The number between both values that the tilt stands for; values that are no numbers are an error.
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
        Stage.current.fail(
            SceneFailure("UIInterpolatingMotionEffect: “\(keyPath)” takes finite numbers, not \(value)."))
        return nil
    }
}

extension CGFloat {
    /// The number that an effect's value stands for; nil for what is not a finite number.
    init?(relativeValue: Any) {
        switch relativeValue {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Float: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        default: return nil
        }
        if !isFinite { return nil }
    }
}
