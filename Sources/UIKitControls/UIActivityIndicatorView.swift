public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A spinner of eight lines, or twelve in the look of iOS 12, one turn a second: 20 points wide, or 37 for
/// the large one (as in UIKit).
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The sizes and colors.
    public enum Style: Int, Sendable {
        /// The large spinner of earlier systems, in white.
        case whiteLarge = 0
        /// The spinner of earlier systems, in white.
        case white = 1
        /// The spinner of earlier systems, in gray.
        case gray = 2
        /// The usual spinner.
        case medium = 100
        /// The large spinner.
        case large = 101
    }

    /// The size and color.
    open var style: Style {
        didSet { bounds.size = intrinsicContentSize }
    }

    /// The size and color, by the name of earlier systems.
    open var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }

    /// The color of the lines; by default that of the style.
    open var color: UIColor! {
        get {
            if let ownColor { return ownColor }
            switch style {
            case .white, .whiteLarge: return .white
            case .gray: return .systemGray
            case .medium, .large: return .secondaryLabel
            }
        }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?
    /// A Boolean value that indicates whether the spinner is hidden while it stands still; default true.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// A Boolean value that indicates whether the spinner turns.
    open private(set) var isAnimating = false

    private var start: TimeInterval = 0
    private let measures = SpinnerMeasures.current
    /// The form of the lines; that of the style where it is nil, the default.
    var ownLines: SpinnerMeasures.Lines?

    /// Creates a spinner of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    }

    /// Creates a spinner of a style, by the name of earlier systems.
    public convenience init(activityIndicatorStyle style: Style) {
        self.init(style: style)
    }

    /// Creates a medium spinner with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Creates a medium spinner. An archive adds its properties.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        if bounds.isEmpty { bounds.size = Self.size(of: style) }
        show()
    }

    /// Starts to turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        start = RunContext.current.clock.time
        isAnimating = true
        show()
    }

    /// Stops.
    open func stopAnimating() {
        isAnimating = false
        show()
    }

    private func show() {
        if hidesWhenStopped { isHidden = !isAnimating }
    }

    private static func size(of style: Style) -> CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    /// The size of the spinner.
    open override var intrinsicContentSize: CGSize { Self.size(of: style) }

    /// Returns the size of the spinner.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let isLarge = style == .large || style == .whiteLarge
        let form = ownLines ?? (isLarge ? measures.large : measures.medium)
        let count = measures.opacities.count
        let elapsed = isAnimating ? RunContext.current.clock.time - start : 0
        let step = measures.first + Int((elapsed * Double(count) + 1e-6).rounded(.down)) % count
        let stroke = Stroke(width: form.width, cap: .round)
        let middle = CGPoint(x: bounds.midX - form.shift, y: bounds.midY - form.shift)
        return (0..<count).map { line in
            let age = (step - line + count) % count
            let (sine, cosine) = sineAndCosine(Double(line) * 2 * .pi / Double(count))
            let ray = { (distance: CGFloat) in
                CGPoint(x: middle.x + sine * distance, y: middle.y - cosine * distance)
            }
            let path = Path([.move(ray(form.start)), .line(ray(form.end))])
            return .stroke(.path(path), ink.faded(by: measures.opacities[age]), stroke)
        }
    }

    private var ink: Color { color.color }
}
