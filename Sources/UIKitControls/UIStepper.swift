public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A control that counts up and down: 94 by 32 points (as in UIKit).
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    private var number = 0.0 { didSet { setImagesNeedLayout() } }
    private lazy var images = StepperImages(self)
    private var hasImages = false

    /// The value, from the smallest to the largest one; default 0. Setting it does not send actions.
    open var value: Double {
        get { number }
        set { number = max(minimumValue, min(newValue, maximumValue)) }
    }

    /// The smallest value; default 0.
    open var minimumValue = 0.0 { didSet { value = number } }
    /// The largest value; default 100.
    open var maximumValue = 100.0 { didSet { value = number } }
    /// The step, above 0; default 1.
    open var stepValue = 1.0
    /// A Boolean value that indicates whether counting beyond one end continues at the other; default false.
    open var wraps = false { didSet { setImagesNeedLayout() } }
    /// A Boolean value that indicates whether holding a half repeats the step, ever faster; default true.
    open var autorepeat = true
    /// A Boolean value that indicates whether repeated steps send actions while a finger is down; default
    /// true. Otherwise the end of the touch sends one.
    open var isContinuous = true
    private var repetition: StepperRepetition?
    private var valueBeforeTouch = 0.0

    /// Creates a stepper at the origin of a frame, whose size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Creates a stepper at the origin. An archive adds its properties.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        bounds.size = Self.size
    }

    /// The size of every stepper.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns the size of every stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Images

    /// Returns the image of the right half for a state; a plus where code has set none.
    open func incrementImage(for state: State) -> UIImage? {
        image(.increment, state) ?? UIImage(systemName: "plus")
    }

    /// Sets the image of the right half for a state, normal or disabled; nil for a plus. Templates have the
    /// tint color.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        set(image, .increment, state, "UIStepper.setIncrementImage(_:for:)")
    }

    /// Returns the image of the left half for a state; a minus where code has set none.
    open func decrementImage(for state: State) -> UIImage? {
        image(.decrement, state) ?? UIImage(systemName: "minus")
    }

    /// Sets the image of the left half for a state, normal or disabled; nil for a minus. Templates have the
    /// tint color.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        set(image, .decrement, state, "UIStepper.setDecrementImage(_:for:)")
    }

    /// Returns the image behind the halves for a state; nil for none.
    open func backgroundImage(for state: State) -> UIImage? { image(.background, state) }

    /// Sets the image behind the halves for the normal state, in place of the gray area; nil for that area.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        set(image, .background, state, "UIStepper.setBackgroundImage(_:for:)")
    }

    /// Returns the image between the halves; nil for none.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State)
        -> UIImage?
    {
        image(.divider, .normal)
    }

    /// Sets the image between the halves, in place of the line, for the normal states; nil for the line.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        let state = leftState.union(rightState)
        set(image, .divider, state, "UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)")
    }

    private func image(_ part: StepperImages.Part, _ state: State) -> UIImage? {
        hasImages ? images.image(of: part, for: state) : nil
    }

    private func set(_ image: UIImage?, _ part: StepperImages.Part, _ state: State, _ member: String) {
        guard part.states.contains(state) else { return warnOfNoEffect(member) }
        hasImages = true
        images.set(image, for: part, state)
        setNeedsLayout()
    }

    private func setImagesNeedLayout() { if hasImages { setNeedsLayout() } }

    /// Puts the images in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if hasImages { images.place(canDecrement: canDecrement, canIncrement: canIncrement) }
    }

    private var canDecrement: Bool { value > minimumValue || wraps }
    private var canIncrement: Bool { value < maximumValue || wraps }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let ink = UIColor.label.color
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func line(_ x: CGFloat, _ half: CGFloat, isUpright: Bool) -> Path {
            Path(
                isUpright
                    ? [.move(CGPoint(x: x, y: middle.y - half)), .line(CGPoint(x: x, y: middle.y + half))]
                    : [.move(CGPoint(x: x - half, y: middle.y)), .line(CGPoint(x: x + half, y: middle.y))])
        }
        let (left, right) = (middle.x - StepperImages.offset, middle.x + StepperImages.offset)
        let stroke = Stroke(width: 2, cap: .round)
        var contents: [Layer.Content] = []
        if image(.background, .normal) == nil {
            contents.append(
                .fill(.roundedRectangle(bounds, cornerRadius: 8), UIColor.tertiarySystemFill.color))
        }
        if image(.divider, .normal) == nil {
            contents.append(
                .stroke(.path(line(middle.x, 9, isUpright: true)), UIColor.separator.color, Stroke(width: 1)))
        }
        if image(.decrement, .normal) == nil {
            let color = ink.faded(by: canDecrement ? 1 : 0.3)
            contents.append(.stroke(.path(line(left, 6.5, isUpright: false)), color, stroke))
        }
        if image(.increment, .normal) == nil {
            let color = ink.faded(by: canIncrement ? 1 : 0.3)
            contents += [false, true].map {
                .stroke(.path(line(right, 6.5, isUpright: $0)), color, stroke)
            }
        }
        return contents
    }

    /// A place in the half that counts up; at the largest value, in that which counts down.
    package var placeOfNextValue: CGPoint {
        CGPoint(x: bounds.minX + (canIncrement ? 0.75 : 0.25) * bounds.width, y: bounds.midY)
    }

    // MARK: Touches

    /// Begins to repeat the step of the half that the finger holds.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        valueBeforeTouch = value
        if autorepeat {
            let repetition = StepperRepetition { [weak self] in self?.repeatStep(by: touch) }
            self.repetition = repetition
            repetition.begin()
        }
        return true
    }

    /// Counts a step by the half from which the finger was lifted, unless it has repeated some; sends
    /// `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if endRepetition() { return sendHeldChange(event) }
        if let touch, isTouchInside, step(by: touch) { send(.valueChanged, event) }
    }

    /// Ends the repeated steps.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if endRepetition() { sendHeldChange(event) }
    }

    /// Ends the repeated steps; returns whether there were any.
    private func endRepetition() -> Bool {
        let hasRepeated = repetition?.hasBegun == true
        repetition?.end()
        repetition = nil
        return hasRepeated
    }

    private func sendHeldChange(_ event: UIEvent?) {
        if !isContinuous, value != valueBeforeTouch { send(.valueChanged, event) }
    }

    private func repeatStep(by touch: UITouch) {
        if isTouchInside, step(by: touch), isContinuous { send(.valueChanged, nil) }
    }

    /// Counts a step by the half in which a finger is; returns whether the value has changed.
    private func step(by touch: UITouch) -> Bool {
        let before = value
        let wanted = before + (touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        return value != before
    }
}
