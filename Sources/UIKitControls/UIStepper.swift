public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A control that counts up and down: 94 by 32 points (as in UIKit).
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    private var number = 0.0

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
    open var wraps = false
    /// A Boolean value that indicates whether holding the button repeats the step; default true. It has no
    /// effect.
    open var autorepeat = true { didSet { warnOfNoEffect("UIStepper.autorepeat", oldValue, autorepeat) } }
    /// A Boolean value that indicates whether actions are sent while a finger is down; default true.
    open var isContinuous = true

    /// Creates a stepper at the origin of a frame, whose size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Creates a stepper at the origin. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        bounds.size = Self.size
    }

    /// The size of every stepper.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns the size of every stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let ink = UIColor.label.color
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func line(_ x: CGFloat, _ half: CGFloat, isUpright: Bool) -> Path {
            Path(
                isUpright
                    ? [.move(CGPoint(x: x, y: middle.y - half)), .line(CGPoint(x: x, y: middle.y + half))]
                    : [.move(CGPoint(x: x - half, y: middle.y)), .line(CGPoint(x: x + half, y: middle.y))])
        }
        let (left, right) = (middle.x - 23.5, middle.x + 23.5)
        let stroke = Stroke(width: 2, cap: .round)
        return [
            .fill(.roundedRectangle(bounds, cornerRadius: 8), UIColor.tertiarySystemFill.color),
            .stroke(
                .path(line(middle.x, 9, isUpright: true)), UIColor.separator.color, Stroke(width: 1)),
            .stroke(
                .path(line(left, 6.5, isUpright: false)),
                ink.faded(by: value > minimumValue || wraps ? 1 : 0.3),
                stroke),
            .stroke(
                .path(line(right, 6.5, isUpright: false)),
                ink.faded(by: value < maximumValue || wraps ? 1 : 0.3),
                stroke),
            .stroke(
                .path(line(right, 6.5, isUpright: true)),
                ink.faded(by: value < maximumValue || wraps ? 1 : 0.3),
                stroke),
        ]
    }

    /// Counts a step by the half from which the finger was lifted; sends `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let before = value
        let wanted = before + (touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if value != before { send(.valueChanged, event) }
    }
}
