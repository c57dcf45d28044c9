public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A bar that fills with progress: 4 points high (as in UIKit).
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The styles of a progress bar.
    public enum Style: Int, Sendable {
        /// The default style.
        case `default` = 0
        /// The style for bars.
        case bar = 1
    }

    private let fill = UIImageView(frame: .zero)
    private let measures = ProgressMeasures.current
    private var share: Float = 0

    /// The progress, from 0 to 1; others are clamped; default 0.
    open var progress: Float {
        get { share }
        set { setProgress(newValue, animated: false) }
    }

    /// The style; default `default`.
    open var progressViewStyle = Style.default
    /// The color of the filled part; nil, the default, for the tint color.
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the rest; nil, the default, for gray.
    open var trackTintColor: UIColor?
    /// The image of the filled part in place of its color; default nil.
    open var progressImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image of the bar behind the filled part in place of its color; default nil.
    open var trackImage: UIImage? { didSet { setNeedsLayout() } }

    /// The progress that the bar follows, with animations; default nil, for that which code sets.
    open var observedProgress: Progress? { didSet { follow(observedProgress) } }
    private var observation: NSKeyValueObservation?

    private func follow(_ progress: Progress?) {
        observation = progress?.observe(\.fractionCompleted) { [weak self] progress, _ in
            self?.setProgress(Float(progress.fractionCompleted), animated: true)
        }
        if let progress { self.progress = Float(progress.fractionCompleted) }
    }

    /// Creates a bar with a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        if measures.isWhole { frame.size.height = intrinsicContentSize.height }
        addSubview(fill)
    }

    /// Sets the progress; animated, the bar fills over 0.25 s.
    open func setProgress(_ progress: Float, animated: Bool) {
        share = max(0, min(progress, 1))
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
            self.layOutSubtree()
        }
    }

    /// Fits the filled part to the progress.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        fill.storage.cornerRadius = progressImage == nil ? bounds.height / 2 : 0
        let width = measures.filled(CGFloat(share), of: bounds.width)
        fill.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard trackImage == nil else { return [] }
        let color = trackTintColor ?? .systemFill
        return [.fill(.roundedRectangle(bounds, cornerRadius: bounds.height / 2), color.color)]
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        trackImage?.layer(in: bounds, tint: tintColor.color).map { [$0] } ?? []
    }

    /// Applies the new tint color.
    open override func tintColorDidChange() {
        setNeedsLayout()
    }

    /// The height of the bar; it has no width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    /// Returns the width and 4 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 4) }
}
