public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A spinner of eight lines, one turn a second: 20 points wide, or 37 for the large one (as in UIKit).
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
    private static let lineCount = 8

    /// Creates a spinner of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        show()
    }

    /// Creates a spinner of a style, by the name of earlier systems.
    public convenience init(activityIndicatorStyle style: Style) {
        self.init(style: style)
    }

    /// Creates a medium spinner with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        if frame.isEmpty { bounds.size = Self.size(of: .medium) }
        show()
    }

    /// Creates a medium spinner. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        bounds.size = Self.size(of: .medium)
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
        let radius = intrinsicContentSize.width / 2
        let elapsed = isAnimating ? RunContext.current.clock.time - start : 0
        let step = Int((elapsed * Double(Self.lineCount) + 1e-6).rounded(.down)) % Self.lineCount
        let stroke = Stroke(width: radius * 0.22, cap: .round)
        return (0..<Self.lineCount).map { line in
            let age = (step - line + Self.lineCount) % Self.lineCount
            let (sine, cosine) = sineAndCosine(Double(line) * 2 * .pi / Double(Self.lineCount))
            let ray = { (distance: CGFloat) in
                CGPoint(
                    x: bounds.midX + sine * distance * radius, y: bounds.midY - cosine * distance * radius)
            }
            let path = Path([.move(ray(0.5)), .line(ray(0.88))])
            return .stroke(.path(path), ink.faded(by: 1 - 0.75 * Double(age) / 7), stroke)
        }
    }

    private var ink: Color { color.color }
}
