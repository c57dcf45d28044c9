@_spi(UIKitInternals) import UIKitCore

/// A spinner above the content of a scroll view, which a pull beyond the top turns on: 60 points high (as in
/// UIKit).
@preconcurrency @MainActor open class UIRefreshControl: UIControl, PullControl {
    /// The height of the control, in points.
    static let height: CGFloat = 60
    /// The distance of the content from its top at which the control turns on, in points; estimated.
    private static let threshold: CGFloat = 60

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
    /// True while the content leaves room for the control.
    private var holdsRoom = false

    /// The scroll view whose control a bar shows.
    private weak var home: UIScrollView?
    /// True while the control moves between its scroll view and a bar.
    private var changesRoom = false

    private var scrollView: UIScrollView? { superview as? UIScrollView ?? home }

    package var heldRoom: CGFloat { holdsRoom ? Self.height : 0 }

    /// Creates a control with a height of 60 points, which a scroll view gives its place. Subclasses override
    /// it.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    }

    /// Creates a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        spinner.hidesWhenStopped = false
        if let lines = SpinnerMeasures.current.refresh {
            (spinner.ownLines, spinner.color) = (lines, .label)
            // As wide as the lines.
            spinner.bounds.size = CGSize(width: 30, height: 30)
        }
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        addSubview(spinner)
        addSubview(label)
        show(0)
    }

    /// Leaves the pull of a scroll view to which it was added as a subview.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard !changesRoom else { return }
        if let scrollView, scrollView !== newSuperview, scrollView.pullControl === self {
            scrollView.pullControl = nil
        }
    }

    /// Takes the pull of a scroll view that has no other control, as code for systems before iOS 10 adds it.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard !changesRoom else { return }
        home = nil
        guard let scrollView else { return }
        if scrollView.pullControl == nil { scrollView.pullControl = self }
        place()
    }

    /// Shows the spinner and the text at an opacity.
    private func show(_ opacity: CGFloat) {
        for view in [spinner, label] { view.alpha = max(0, min(1, opacity)) }
    }

    /// The color of the spinner; gray where code has set none.
    open override var tintColor: UIColor! { didSet { spinner.color = tintColor } }

    /// Turns the spinner on. The content does not move; a pull makes room for the spinner when the finger
    /// lets go.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        show(1)
        spinner.startAnimating()
        // Where code has moved the content down, the spinner stays (rows H0417 and H0418 of Apple's numbers).
        guard let scrollView, !scrollView.isTracking else { return }
        let rest = -scrollView.adjustedContentInset.top
        if scrollView.contentOffset.y <= rest - Self.height { holdRoom() }
    }

    /// Leaves room for the spinner above the content.
    private func holdRoom() {
        guard !holdsRoom else { return }
        holdsRoom = true
        scrollView?.contentInset.top += Self.height
    }

    /// Turns the spinner off, and lets the content move back over 0.3 s.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        UIView.animate(
            withDuration: 0.3,
            animations: { [self] in
                show(0)
                let held = heldRoom
                holdsRoom = false
                if held > 0 { scrollView?.contentInset.top -= held }
                returnContent()
            },
            completion: { [self] _ in if !isRefreshing { spinner.stopAnimating() } })
    }

    /// Moves content that no finger holds back to its top, also when it has not yet come to rest.
    private func returnContent() {
        guard let scrollView, !scrollView.isTracking else { return }
        let top = -scrollView.adjustedContentInset.top
        guard scrollView.contentOffset.y < top else { return }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: false)
    }

    /// Responds to a finger that has pulled the content beyond its top by a distance in points.
    package func pulled(by distance: CGFloat) {
        if !isRefreshing { show(distance / Self.threshold) }
        if distance >= Self.threshold, !isRefreshing, !hasActed {
            hasActed = true
            beginRefreshing()
            sendActions(for: .valueChanged)
        }
    }

    /// Moves with the top of the view while the content is pulled down. A bar with a large title shows the
    /// control itself.
    package func contentDidMove() {
        guard let scrollView else { return }
        let view = scrollView.follower?.pullRoom(of: scrollView) ?? scrollView
        if superview !== view {
            changesRoom = true
            home = scrollView
            view.insertSubview(self, at: 0)
            changesRoom = false
        }
        place()
    }

    /// Puts the control below the bars that cover the top of the view.
    private func place() {
        guard let scrollView else { return }
        let covered = scrollView.adjustedContentInset.top - scrollView.contentInset.top
        let top = heldRoom - scrollView.contentInset.top
        let offset = scrollView.contentOffset.y + covered
        let isInBar = superview !== scrollView
        frame = CGRect(
            x: 0, y: isInBar ? 0 : min(top, offset), width: scrollView.bounds.width, height: Self.height)
        isHidden = !isRefreshing && offset >= top
    }

    /// Responds to the finger that lets go of the content.
    package func released() {
        hasActed = false
        if !isRefreshing { show(0) }
        if isRefreshing { holdRoom() }
    }

    /// Puts spinner and text in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
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
