/// An object that presents a controller as a sheet, which stands at one of several heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can stand; default a large one. The smallest comes first.
    open var detents: [Detent] = [.large()] { didSet { place() } }
    /// The identifier of the height at which the sheet stands; nil, the default, for the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
    /// The identifier of the largest height at which the content behind is not dimmed; nil, the default, for
    /// none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// A Boolean value that indicates whether a bar at the top of the sheet shows that it can be dragged;
    /// default false.
    open var prefersGrabberVisible = false { didSet { showGrabber() } }
    /// The radius of the corners in points; nil, the default, for that of the look: 10 on iOS 18.
    open var preferredCornerRadius: CGFloat? {
        didSet { presentedViewController.viewIfLoaded?.layer.cornerRadius = cornerRadius }
    }
    /// A Boolean value that indicates whether scrolling enlarges the sheet; default true. It has no effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet {
            warnOfNoEffect(
                "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge", oldValue,
                prefersScrollingExpandsWhenScrolledToEdge)
        }
    }
    /// A Boolean value that indicates whether the sheet reaches the lower edge in low windows; default false.
    /// It has no effect: it always does.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet {
            warnOfNoEffect(
                "UISheetPresentationController.prefersEdgeAttachedInCompactHeight", oldValue,
                prefersEdgeAttachedInCompactHeight)
        }
    }

    private let grabber = UIView()
    private let measures = SheetMeasures.current

    /// The radius of the corners in points.
    var cornerRadius: CGFloat { preferredCornerRadius ?? measures.cornerRadius }

    /// The corners that are round: the upper ones, or all of a sheet that floats.
    var roundCorners: CACornerMask {
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        return floatingHeight == nil ? upper : upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    /// Performs changes of the heights with an animation of 0.5 s.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            as: MassSpring(perceptualDuration: 0.5, bounce: 0, velocity: 0), delay: 0, options: [],
            animations: changes, completion: nil)
    }

    /// The height at which the sheet stands.
    private var selectedDetent: Detent {
        detents.first { $0.identifier == selectedDetentIdentifier && selectedDetentIdentifier != nil }
            ?? detents.first ?? .large()
    }

    /// True when the content behind is dimmed.
    var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier else { return true }
        guard let last = detents.firstIndex(where: { $0.identifier == limit }),
            let now = detents.firstIndex(where: { $0 === selectedDetent })
        else { return true }
        return now > last
    }

    /// The frame of the sheet: as wide as the container, at its lower edge, or above it where sheets float.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = container.bounds
        if let floating = measures.floating, let height = floatingHeight {
            return floating.frame(height: height, in: bounds)
        }
        let largest = super.frameOfPresentedViewInContainerView.height
        let height =
            selectedDetent.isLarge ? largest : min(largest, detentValue + container.safeAreaInsets.bottom)
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// The value of the height at which the sheet stands, without safe areas.
    private var detentValue: CGFloat {
        let inset = container.safeAreaInsets
        let room = max(0, container.bounds.height - inset.top - inset.bottom)
        let context = DetentContext(maximumDetentValue: room, containerTraitCollection: .current)
        return selectedDetent.resolvedValue(in: context) ?? room
    }

    /// The height of the content of a sheet that floats; nil for one that reaches the lower edge.
    private var floatingHeight: CGFloat? {
        guard let floating = measures.floating, !selectedDetent.isLarge else { return nil }
        let height = floating.height(for: detentValue, safeArea: container.safeAreaInsets.bottom)
        return min(height, super.frameOfPresentedViewInContainerView.height)
    }

    /// The safe area of the sheet's content, to which the bars in it add their heights: it begins below the
    /// screen's, and where sheets float it follows from the height.
    override var ownSafeArea: UIEdgeInsets? {
        var area = container.safeAreaInsets
        area.top = 0
        if let floating = measures.floating, let height = floatingHeight {
            area.bottom = floating.safeArea(
                height: height, screen: area.bottom, scale: RunContext.current.scale)
        }
        return area
    }

    /// Gives the sheet its frame. The content of one that floats is as wide as the container, and drawn
    /// smaller.
    override func placePresentedView() {
        guard measures.floating != nil, let view = presentedView else { return super.placePresentedView() }
        let (frame, width) = (frameOfPresentedViewInContainerView, container.bounds.width)
        view.bounds.size = CGSize(width: width, height: floatingHeight ?? frame.height)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = frame.width / max(1, width)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    private func place() {
        guard container.superview != nil, let view = presentedView else { return }
        placePresentedView()
        view.layer.maskedCorners = roundCorners
        view.layoutIfNeeded()
    }

    private func showGrabber() {
        guard let view = presentedViewController.viewIfLoaded, prefersGrabberVisible else {
            return grabber.removeFromSuperview()
        }
        grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        grabber.backgroundColor = .systemGray3
        grabber.layer.cornerRadius = 2.5
        view.addSubview(grabber)
    }

    /// Shows the bar above the content, once the sheet has its frame.
    func decorate() { if prefersGrabberVisible { showGrabber() } }
}

extension UIViewController {
    /// The object that presents this controller as a sheet; nil for a controller whose style is another one.
    public var sheetPresentationController: UISheetPresentationController? {
        if let sheet = presentation as? UISheetPresentationController { return sheet }
        guard presentation == nil, modalPresentationStyle.isSheet else { return nil }
        let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentation = sheet
        return sheet
    }
}
