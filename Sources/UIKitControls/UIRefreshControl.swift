@_spi(UIKitInternals) import UIKitCore

/// A spinner above the content of a scroll view, which a pull beyond the top turns on: 60 points high (as in
/// UIKit).
@preconcurrency @MainActor open class UIRefreshControl: UIControl, PullControl {
    /// The height of the control, in points.
    static let height: CGFloat = 60
    /// The distance by which a finger pulls the content to turn the control on, in points; estimated.
    private static let threshold: CGFloat = 100

    /// A Boolean value that indicates whether the spinner turns.
    open private(set) var isRefreshing = false

    /// The text below the spinner; default nil.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    /// True while a drag has turned the control on already.
    private var hasActed = false

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        spinner.hidesWhenStopped = false
        spinner.alpha = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        addSubview(spinner)
        addSubview(label)
    }

    /// Turns the spinner on, and makes room for it above the content.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.alpha = 1
        spinner.startAnimating()
        scrollView?.contentInset.top += Self.height
    }

    /// Turns the spinner off, and lets the content move back over 0.3 s.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        UIView.animate(
            withDuration: 0.3,
            animations: { [self] in
                spinner.alpha = 0
                scrollView?.contentInset.top -= Self.height
            },
            completion: { [self] _ in if !isRefreshing { spinner.stopAnimating() } })
    }

    /// Responds to a finger that pulls the content beyond its top, and returns the distance by which the
    /// content follows, in points: half of the finger's.
    package func pulled(by distance: CGFloat) -> CGFloat {
        if !isRefreshing { spinner.alpha = min(1, distance / Self.threshold) }
        if distance >= Self.threshold, !isRefreshing, !hasActed {
            hasActed = true
            beginRefreshing()
            sendActions(for: .valueChanged)
        }
        return distance / 2
    }

    /// Responds to the finger that lets go of the content.
    package func released() {
        hasActed = false
        if !isRefreshing { spinner.alpha = 0 }
        guard let scrollView else { return }
        let end = scrollView.nearestOffset(to: scrollView.contentOffset)
        if end != scrollView.contentOffset { scrollView.setContentOffset(end, animated: true) }
    }

    /// Puts spinner and text in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        let hasText = attributedTitle != nil
        spinner.center = CGPoint(x: bounds.midX, y: hasText ? 22 : bounds.midY)
        label.frame = CGRect(x: 0, y: 38, width: bounds.width, height: hasText ? 18 : 0)
    }
}

extension UIScrollView {
    /// The control that a pull beyond the top turns on; default nil.
    public var refreshControl: UIRefreshControl? {
        get { pullControl as? UIRefreshControl }
        set { pullControl = newValue }
    }
}
