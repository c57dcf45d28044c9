/// A view in place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The grounds of a view.
    public enum Style: Int, Sendable {
        /// That of the view.
        case `default` = 0
        /// That of the keyboard.
        case keyboard
    }

    /// The ground.
    public let inputViewStyle: Style
    /// A Boolean value that indicates whether constraints give the height; default false. It has no effect.
    open var allowsSelfSizing = false {
        didSet { warnOfNoEffect("UIInputView.allowsSelfSizing", oldValue, allowsSelfSizing) }
    }

    /// Creates a view with a frame and a ground.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view of the usual ground. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
