@_spi(UIKitInternals) import UIKitCore

/// An object that presents a controller as a sheet, which stands at one of several heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can stand; default a large one.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
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
    /// A Boolean value that indicates whether a finger that drags content at its upper edge upward enlarges
    /// the sheet before it scrolls; default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// A Boolean value that indicates whether the sheet reaches the lower edge in low windows; default false.
    /// It has no effect: sheets cover these.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet {
            warnOfNoEffect(
                "UISheetPresentationController.prefersEdgeAttachedInCompactHeight", oldValue,
                prefersEdgeAttachedInCompactHeight)
        }
    }

    /// A Boolean value that indicates whether a sheet at the lower edge of a low window is as wide as its
    /// controller prefers; default false. It has no effect: sheets cover these.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet {
            warnOfNoEffect(
                "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached", oldValue,
                widthFollowsPreferredContentSizeWhenEdgeAttached)
        }
    }

    /// The view over which the sheet is centered on a wide screen; held weakly. It has no effect.
    open weak var sourceView: UIView? {
        didSet { if sourceView != nil { warnOfNoEffect("UISheetPresentationController.sourceView") } }
    }

    private let grabber = UIView()
    /// The veil over the content behind.
    private var veil: UIView?
    let measures = SheetMeasures.current
    private var detentValues = DetentValues()
    /// The card as which the presenter is seen behind a large sheet; nil where it stays in its place.
    var presenterCard: PresenterCard?
    private lazy var drag = SheetDrag(self)
    /// The height that a finger gives the sheet; nil without a finger.
    var draggedHeight: CGFloat?
    /// The distance in points by which a finger has pulled the sheet below its smallest height.
    var pull: CGFloat = 0
    /// The distance in points by which the keyboard lifts detents other than the large one.
    var keyboardRise: CGFloat = 0

    /// True for a presentation that does not cover the screen. One that a transitioning delegate made is a
    /// page sheet.
    private var isSheet: Bool { (presentationStyle == .custom ? .pageSheet : presentationStyle).isSheet }

    /// The radius of the corners in points.
    var cornerRadius: CGFloat { preferredCornerRadius ?? measures.cornerRadius }

    /// The corners that are round: the upper ones, or all of a sheet that floats.
    var roundCorners: CACornerMask {
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        return floatingHeight == nil && form == nil
            ? upper : upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    /// Performs changes of the heights with an animation of 0.5 s.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            as: MassSpring(perceptualDuration: 0.5, bounce: 0, velocity: 0), delay: 0, options: [],
            animations: changes, completion: nil)
    }

    /// Asks the custom heights again; within `animateChanges(_:)` the sheet moves there gradually.
    open func invalidateDetents() {
        detentValues = DetentValues()
        place()
    }

    /// The height at which the sheet stands.
    var selectedDetent: Detent {
        detents.first { $0.identifier == selectedDetentIdentifier && selectedDetentIdentifier != nil }
            ?? detents.min { height(of: $0) < height(of: $1) } ?? .large()
    }

    /// The frame of the sheet: as wide as the container, at its lower edge, or above it where sheets float.
    open override var frameOfPresentedViewInContainerView: CGRect {
        frame(height: height(of: selectedDetent), isFloating: !selectedDetent.isLarge)
    }

    private func frame(height: CGFloat, isFloating: Bool) -> CGRect {
        let bounds = container.bounds
        if let form { return form.frame(height: height, of: formSize(form), in: bounds) }
        if let floating = measures.floating, isFloating { return floating.frame(height: height, in: bounds) }
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// The law of form sheets in a window of regular width and height; nil for other sheets and windows.
    private var form: FormSheet? {
        guard presentedViewController.modalPresentationStyle == .formSheet, let form = measures.form else {
            return nil
        }
        let traits = container.traitCollection
        return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular ? form : nil
    }

    private func formSize(_ form: FormSheet) -> CGSize {
        form.fullSize(preferred: presentedViewController.preferredContentSize, in: container.bounds)
    }

    /// The height of a sheet that leaves the margin at the top, or that of a whole form sheet.
    private var largestHeight: CGFloat {
        form.map { formSize($0).height } ?? container.bounds.height - topMargin
    }

    private var topMargin: CGFloat {
        isSheet ? measures.top(withSafeArea: container.safeAreaInsets.top) : 0
    }

    /// Returns the height of the sheet at a detent, with the safe area below unless it floats low, and with
    /// the keyboard.
    func height(of detent: Detent) -> CGFloat {
        guard !detent.isLarge else { return largestHeight }
        if form != nil {
            let context = DetentContext(
                maximumDetentValue: largestHeight, containerTraitCollection: .current)
            return min(largestHeight, presentValue(of: detent, in: context) ?? largestHeight)
        }
        let inset = container.safeAreaInsets
        let room = measures.largestValue(in: container.bounds, safeArea: inset)
        let context = DetentContext(maximumDetentValue: room, containerTraitCollection: .current)
        let value = presentValue(of: detent, in: context) ?? room
        let height = measures.floating?.height(for: value, safeArea: inset.bottom) ?? value + inset.bottom
        return min(largestHeight, height + keyboardRise)
    }

    /// Returns the value of a detent, which it is asked for only when something may have changed it.
    private func presentValue(of detent: Detent, in context: DetentContext) -> CGFloat? {
        let size = container.bounds.size
        if let known = detentValues.value(of: detent, in: context, of: size) { return known }
        let value = detent.resolvedValue(in: context)
        detentValues.keep(value, of: detent, in: context, of: size)
        return value
    }

    /// The height of the content of a sheet that floats; nil for one that reaches the lower edge.
    private var floatingHeight: CGFloat? {
        guard measures.floating != nil, form == nil else { return nil }
        if let draggedHeight { return draggedHeight < largestHeight ? draggedHeight : nil }
        return selectedDetent.isLarge ? nil : height(of: selectedDetent)
    }

    @_spi(UIKitInternals) open override var elevatesContent: Bool {
        isSheet && !measures.coversScreen
    }

    /// The safe area of the sheet's content, to which the bars in it add their heights: it begins below the
    /// screen's, and where sheets float it follows from the height.
    @_spi(UIKitInternals) open override var ownSafeArea: UIEdgeInsets? {
        if form != nil { return .zero }
        var area = container.safeAreaInsets
        area.top = 0
        if let floating = measures.floating, let height = floatingHeight {
            area.bottom = floating.safeArea(
                height: height, screen: area.bottom, scale: RunContext.current.scale)
        }
        return area
    }

    /// The frame of the sheet, or that under a finger.
    private var frameInHand: CGRect {
        frame(height: draggedHeight ?? height(of: selectedDetent), isFloating: floatingHeight != nil)
            .offsetBy(dx: 0, dy: pull)
    }

    /// Gives the sheet its frame, or that under the finger. The content of one that floats is as wide as the
    /// container, and drawn smaller.
    @_spi(UIKitInternals) open override func placePresentedView() {
        guard let view = presentedView else { return }
        let frame = frameInHand
        guard let floating = measures.floating, form == nil else { return view.frame = frame }
        floating.fill(view, whileFloating: floatingHeight != nil)
        let width = container.bounds.width
        view.bounds.size = CGSize(width: width, height: floatingHeight ?? frame.height)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = frame.width / max(1, width)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Gives the sheet, its corners and the veil what its height asks for.
    func place() {
        guard container.superview != nil, let view = presentedView else { return }
        placePresentedView()
        view.layer.maskedCorners = roundCorners
        veil?.alpha = veilAlpha
        placePresenter()
        placeGrabber()
        view.layOutSubtree()
    }

    // MARK: Touches

    /// The opacity of the veil over the content behind, from 0 to 1: it grows from the largest height at
    /// which the content is not dimmed to the next one, and fades as the sheet is pulled down.
    var veilAlpha: CGFloat {
        let shown = 1 - min(1, pull / max(1, smallestDetentHeight))
        guard let limit = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return shown
        }
        let clear = height(of: limit)
        let present = draggedHeight ?? height(of: selectedDetent)
        guard let next = detents.map(height).filter({ $0 > clear }).min() else { return 0 }
        return max(0, min((present - clear) / (next - clear), 1)) * shown
    }

    @_spi(UIKitInternals) open override func letsTouchThrough(at point: CGPoint) -> Bool {
        veilAlpha == 0
    }

    /// The smallest height at which the sheet can stand.
    var smallestDetentHeight: CGFloat { detents.map(height).min() ?? largestHeight }

    /// The largest height at which the sheet can stand.
    var largestDetentHeight: CGFloat { detents.map(height).max() ?? largestHeight }

    // MARK: Grabber

    private func showGrabber() {
        guard prefersGrabberVisible, container.superview != nil else { return grabber.removeFromSuperview() }
        grabber.bounds.size = CGSize(width: 36, height: 5)
        grabber.backgroundColor = .systemGray3
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        // Animators add the presented view later.
        grabber.layer.zPosition = 1
        container.addSubview(grabber)
        placeGrabber()
    }

    /// Puts the bar at the top of the sheet, or of a sheet that is below the screen.
    func placeGrabber(isBelow: Bool = false) {
        let frame = frameInHand
        grabber.center = CGPoint(x: frame.midX, y: (isBelow ? container.bounds.maxY : frame.minY) + 7.5)
    }

    // MARK: Window

    /// Dims the content behind, lets it recede, and rounds the sheet's corners.
    @_spi(UIKitInternals) open override func didEnterWindow() {
        detentValues = DetentValues()
        guard isSheet else { return }
        RunContext.current.screenState.keyboard?.add(self)
        let veil = makeVeil()
        takePresenter()
        presentedView?.layer.cornerRadius = cornerRadius
        presentedView?.layer.maskedCorners = roundCorners
        presentedView?.clipsToBounds = true
        showGrabber()
        UIView.withoutAnimation { placeGrabber(isBelow: true) }
        let coordinator = presentingViewController.modalTransition?.coordinator
        let step = { [self] (_: any UIViewControllerTransitionCoordinatorContext) in
            veil.alpha = veilAlpha
            placePresenter()
            placeGrabber()
        }
        _ = coordinator?.animate(alongsideTransition: step, completion: nil)
    }

    private func makeVeil() -> UIView {
        let veil = UIView(frame: container.bounds)
        veil.backgroundColor = UIColor(white: 0, alpha: 0.2)
        veil.alpha = 0
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(veil)
        drag.follow(in: container, veil: veil)
        self.veil = veil
        return veil
    }

    @_spi(UIKitInternals) open override func didLeaveWindow() { releasePresenter() }

    @_spi(UIKitInternals) open override func containerIsLayingOut() { refitPresenter() }

    /// Fades the veil out along with a dismissal, and lets the presenter come back.
    @_spi(UIKitInternals) open override func willDismiss(
        alongside coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let veil else { return }
        let step = { [self] (_: any UIViewControllerTransitionCoordinatorContext) in
            veil.alpha = 0
            placePresenter(isSheetAway: true)
            placeGrabber(isBelow: true)
        }
        _ = coordinator.animate(alongsideTransition: step, completion: nil)
    }
}

extension UIViewController {
    /// The object that presents this controller, or the parent that is presented, as a sheet; nil for a
    /// controller whose style is another one.
    public var sheetPresentationController: UISheetPresentationController? {
        if let sheet = presentation as? UISheetPresentationController { return sheet }
        if presentation == nil, let parent { return parent.sheetPresentationController }
        let isSet = presentation.map { !($0 is UIPopoverPresentationController) } ?? false
        guard !isSet, modalPresentationStyle != .popover, modalPresentationStyle.isSheet else { return nil }
        let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentation = sheet
        return sheet
    }
}
