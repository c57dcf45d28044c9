import Picture
@_spi(UIKitInternals) import UIKitCore

/// A control that is on or off: always as large as the look has it, 51 by 31 points by default, at the origin
/// of its frame.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The styles of a switch.
    public enum Style: Int, Sendable {
        /// The style of the device.
        case automatic
        /// A box with a check mark; drawn as a switch.
        case checkbox
        /// A switch.
        case sliding
    }

    private let measures = SwitchMeasures.current
    private let track = UIView()
    private let knob = UIView()
    private var isShownOn = false
    private var startedOn = false

    /// A Boolean value that indicates whether the switch is on; default false. Setting it does not send
    /// actions.
    open var isOn: Bool {
        get { isShownOn }
        set { setOn(newValue, animated: false) }
    }

    /// The color of the track while the switch is on; nil, the default, for green.
    open var onTintColor: UIColor? { didSet { show() } }
    /// The color of the knob; nil, the default, for white.
    open var thumbTintColor: UIColor? { didSet { show() } }
    /// The image of the switch in its on state; default nil. It has no effect.
    open var onImage: UIImage? { didSet { warnOfNoEffect("UISwitch.onImage", oldValue, onImage) } }
    /// The image of the switch in its off state; default nil. It has no effect.
    open var offImage: UIImage? { didSet { warnOfNoEffect("UISwitch.offImage", oldValue, offImage) } }
    /// The title; default nil. It has no effect.
    open var title: String? { didSet { warnOfNoEffect("UISwitch.title", oldValue, title) } }
    /// The preferred style; default automatic. It has no effect.
    open var preferredStyle = Style.automatic {
        didSet { warnOfNoEffect("UISwitch.preferredStyle", oldValue, preferredStyle) }
    }

    /// Creates a switch at the origin of a frame, whose size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: measures.size))
    }

    /// Creates a switch at the origin. An archive adds its properties.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        bounds.size = measures.size
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.frame = CGRect(origin: .zero, size: measures.size)
        track.storage.cornerRadius = measures.size.height / 2
        knob.bounds.size = measures.knob
        knob.storage.cornerRadius = measures.knob.height / 2
        knob.storage.borderWidth = measures.knobLine
        knob.storage.borderColor = Color(alpha: 0.1)
        knob.castKnobShadow(opacity: measures.shadowOpacity)
        show()
    }

    /// Turns the switch on or off; animated, the knob slides. No actions are sent.
    open func setOn(_ on: Bool, animated: Bool) {
        isShownOn = on
        guard animated else { return show() }
        guard measures.isSpringy else {
            return UIView.animate(
                withDuration: 0.25, delay: 0, options: .beginFromCurrentState, animations: show)
        }
        spring()
    }

    /// Slides the knob and changes the color as on Mac Catalyst 26.1: by a curve that runs a little too far,
    /// and by a spring without overshoot.
    private func spring() {
        UIViewPropertyAnimator(
            duration: 0.336, controlPoint1: CGPoint(x: 0.16, y: 0.004),
            controlPoint2: CGPoint(x: 0.406, y: 1.192), animations: placeKnob
        ).startAnimation()
        UIView.animate(
            withDuration: isShownOn ? 1 : 0.588, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: .beginFromCurrentState, animations: paint)
    }

    private func show() {
        placeKnob()
        paint()
    }

    private func placeKnob() {
        let (size, inset) = (measures.size, measures.inset)
        knob.center = CGPoint(x: isShownOn ? size.width - inset : inset, y: size.height / 2)
    }

    private func paint() {
        knob.backgroundColor = thumbTintColor ?? .white
        track.backgroundColor = isShownOn ? onTintColor ?? measures.onColor : measures.offColor
        storage.isDimmed = !isEnabled
    }

    @_spi(UIKitInternals) open override func stateDidChange() {
        super.stateDidChange()
        let stretch = isHighlighted ? measures.stretch : 0
        UIView.animate(withDuration: 0.15) {
            self.knob.bounds.size.width = self.measures.knob.width + stretch
            self.show()
            self.knob.center.x += (self.isShownOn ? -1 : 1) * stretch / 2
        }
    }

    /// The size that every switch asks of Auto Layout.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: measures.intrinsicWidth, height: measures.size.height)
    }

    /// The right edge of the switch, which constraints do not count.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: measures.size.width - measures.intrinsicWidth)
    }

    /// Returns the size of every switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measures.size }

    /// Remembers the state at which a finger began.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startedOn = isOn
        return true
    }

    /// Follows a finger that drags the knob.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let hasMoved = abs(x - touch.origin.point.x) > 0 && (x < 0 || x > measures.size.width)
        if hasMoved, (x > measures.size.width / 2) != isOn { setOn(!isOn, animated: true) }
        return true
    }

    /// Switches, unless the finger has dragged the knob already.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isOn == startedOn, isTouchInside { setOn(!isOn, animated: true) }
        if isOn != startedOn { send(.valueChanged, event) }
    }
}
