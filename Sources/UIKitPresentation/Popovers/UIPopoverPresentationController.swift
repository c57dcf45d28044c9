@_spi(UIKitInternals) import UIKitCore

/// The presentation of a controller beside an element, to which an arrow points.
///
/// In narrow windows, as on phones, controllers with this style become sheets, unless the delegate answers
/// `adaptivePresentationStyle(for:)` with none.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view with the element; default nil.
    open weak var sourceView: UIView? { didSet { place() } }
    /// The rectangle of the element in its view; default null, for all of the view.
    open var sourceRect = CGRect.null { didSet { place() } }
    /// The bar button that is the element, which is the source item, too; default nil.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { if newValue != nil || barButtonItem != nil { sourceItem = newValue } }
    }
    /// The view or bar button that is the element; default nil.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { place() } }
    /// The sides at which the arrow may be; default any. Without any the popover is over the element.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { place() } }
    /// The side of the arrow; unknown while the popover is not shown.
    open var arrowDirection: UIPopoverArrowDirection {
        containerView == nil ? .unknown : position?.direction ?? .unknown
    }
    /// The smallest distances from the window's edges; default 10 points. The safe area counts where it is
    /// larger.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { place() }
    }
    /// A Boolean value that indicates whether the popover may cover the element where it finds no other
    /// place; default false.
    open var canOverlapSourceViewRect = false { didSet { place() } }
    /// The color of the frame; nil, the default, for a blurred ground.
    open var backgroundColor: UIColor? { didSet { place() } }
    /// The views that can be touched beside the popover; default nil.
    open var passthroughViews: [UIView]?
    /// The sheet that the popover becomes in narrow windows.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: nil)
        adaptiveSheet = sheet
        return sheet
    }

    /// The closure that is called when a touch beside the popover has dismissed it.
    package var wasDismissedByTouch: (() -> Void)?

    private var adaptiveSheet: UISheetPresentationController?
    private var position: PopoverPlace?
    private var shownView: PopoverView?
    private lazy var touches = PopoverTouches(self)

    /// The view with arrow and shadow that holds the controller's view.
    open override var presentedView: UIView? {
        if let shownView { return shownView }
        let view = PopoverView(presentedViewController.view)
        shownView = view
        return view
    }

    /// The frame of the popover with its arrow.
    open override var frameOfPresentedViewInContainerView: CGRect { wantedPlace.frame }

    /// Lets the delegate prepare the popover, and begins to watch for touches beside it.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        requireElement()
        touches.follow(in: container)
        place()
    }

    /// Places the popover in a window of another size.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        place()
    }

    /// Gives the popover the other size that its controller prefers.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        place()
    }

    @_spi(UIKitInternals) open override var hidesPresenter: Bool { false }
    @_spi(UIKitInternals) open override var elevatesContent: Bool { true }
    @_spi(UIKitInternals) open override var transitionStyle: UIModalTransitionStyle { .crossDissolve }
    @_spi(UIKitInternals) open override var ownSafeArea: UIEdgeInsets? {
        (position ?? wantedPlace).arrowInsets
    }
    @_spi(UIKitInternals) open override var followsSizesOfChildren: Bool { true }

    @_spi(UIKitInternals) open override func letsTouchThrough(at point: CGPoint) -> Bool {
        passthroughViews?.contains {
            $0.window != nil && $0.point(inside: container.convert(point, to: $0), with: nil)
        } ?? false
    }

    // MARK: Place

    @_spi(UIKitInternals) open override func placePresentedView() { place() }

    private func place() {
        guard container.superview != nil, let view = presentedView as? PopoverView else { return }
        let place = wantedPlace
        let isNew = position?.arrowInsets != place.arrowInsets
        position = place
        view.show(place, color: backgroundColor)
        guard isNew else { return }
        presentedViewController.view.setNeedsLayout()
    }

    private var wantedPlace: PopoverPlace {
        let (safe, own, measures) = (container.safeAreaInsets, popoverLayoutMargins, PopoverMeasures.current)
        let margins = UIEdgeInsets(
            top: max(safe.top, own.top, measures.margin), left: max(safe.left, own.left, measures.margin),
            bottom: max(safe.bottom, own.bottom, measures.margin),
            right: max(safe.right, own.right, measures.margin))
        let area = container.bounds.inset(by: margins)
        guard let element else {
            return PopoverPlace(contentSize, beside: container.bounds, in: area, arrow: [])
        }
        if coversElement {
            var place = PopoverPlace(contentSize, beside: element, in: area, arrow: [])
            place.cornerRadius = AlertMeasures.current.cornerRadius
            return place
        }
        if barButtonItem != nil, let distance = measures.barDistance, element.minY < safe.top + distance {
            return PopoverPlace(contentSize, below: safe.top + distance, around: element, in: area)
        }
        let place = PopoverPlace(
            contentSize, beside: element, in: area, arrow: permittedArrowDirections,
            prefersMiddle: measures.prefersMiddle)
        guard canOverlapSourceViewRect, !place.holds(contentSize) else { return place }
        return PopoverPlace(contentSize, beside: element, in: area, arrow: [])
    }

    /// True for an action sheet of a phone, which is over its element.
    private var coversElement: Bool {
        presentedViewController is UIAlertController && UIDevice.current.userInterfaceIdiom != .pad
    }

    /// True where code has set an element.
    var hasElement: Bool { sourceView != nil || sourceItem != nil }

    /// The frame of the element; nil without one.
    private var element: CGRect? {
        if let barButtonItem { return barButtonItem.frame(in: container) }
        if let view = sourceItem as? UIView ?? sourceView {
            return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
        }
        return sourceItem?.frame(in: container)
    }

    /// Reports a popover without an element, for which a device raises an exception.
    private func requireElement() {
        guard !hasElement else { return }
        RunContext.current.fail(
            SceneFailure(
                "The popover of \(type(of: presentedViewController)) needs an element: set sourceView, sourceItem "
                    + "or barButtonItem before it is presented."))
    }

    /// The size that the controller prefers, or a child that it shows, with bars around the child: 320 points
    /// wide and as high as the window by default.
    private var contentSize: CGSize {
        var (controller, bars) = (presentedViewController, UIEdgeInsets.zero)
        while controller.preferredContentSize == .zero, let child = controller.shownChild {
            let own = controller.barInsets(of: child)
            (bars.top, bars.bottom) = (bars.top + own.top, bars.bottom + own.bottom)
            controller = child
        }
        let size = controller.preferredContentSize
        return CGSize(
            width: size.width > 0 ? size.width : 320,
            height: size.height > 0 ? size.height + bars.top + bars.bottom : container.bounds.height)
    }
}

extension PopoverPlace {
    /// Returns whether content of a size fits beside the arrow.
    fileprivate func holds(_ size: CGSize) -> Bool {
        let room = frame.inset(by: arrowInsets).size
        return size.width <= room.width && size.height <= room.height
    }
}

extension UIViewController {
    /// The presentation of this controller, or of the nearest parent, as a popover: it exists before, so that
    /// code can set its element; nil for other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let popover = presentation as? UIPopoverPresentationController,
            popover.containerView != nil || modalPresentationStyle == .popover
        {
            return popover
        }
        guard modalPresentationStyle == .popover, presentation?.containerView == nil else {
            return parent?.popoverPresentationController
        }
        let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentation = popover
        return popover
    }
}
