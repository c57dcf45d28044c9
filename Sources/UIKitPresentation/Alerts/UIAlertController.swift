@_spi(UIKitInternals) import UIKitCore

/// A message with buttons, in the middle of the window or at its bottom. On a tablet an action sheet is a
/// popover beside an element, which `popoverPresentationController` must have. In iOS 26 it is one on a
/// phone, too, over an element that it may have, and in the middle of the window without one.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// A kind of message.
    public enum Style: Int, Sendable {
        /// A message at the bottom of the window.
        case actionSheet = 0
        /// A message in the middle of the window.
        case alert = 1
    }

    /// The title; default nil. A change of it is shown at once.
    open override var title: String? { didSet { refill() } }
    /// The text below the title; default nil. A change of it is shown at once.
    open var message: String? { didSet { refill() } }
    /// The kind.
    public let preferredStyle: Style
    /// The buttons in the order added.
    public private(set) var actions: [UIAlertAction] = []
    /// The text fields in the order added; nil for none.
    public private(set) var textFields: [UITextField]?
    /// The button whose title is bold, and which the return key presses in the last text field; default nil,
    /// for the one that cancels and the last of the others. One that was not added is an error.
    open var preferredAction: UIAlertAction? {
        didSet {
            requirePreferredAction()
            for action in actions { showState(of: action) }
        }
    }

    /// The title with its attributes, which code sets by its name alone; nil, the default, for the title.
    private(set) var attributedTitle: NSAttributedString? { didSet { refill() } }
    /// The message with its attributes, which code sets by its name alone; nil, the default, for the message.
    private(set) var attributedMessage: NSAttributedString? { didSet { refill() } }
    /// The controller of a view below the texts, which code sets by its name alone; default nil.
    private(set) var contentViewController: UIViewController? { didSet { refill() } }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "attributedTitle": KeyedValue(self, \.attributedTitle)
        case "attributedMessage": KeyedValue(self, \.attributedMessage)
        case "contentViewController": KeyedValue(self, \.contentViewController)
        case "message": KeyedValue(self, \.message)
        default: super.keyedValue(key)
        }
    }

    /// The panel with the texts and buttons.
    let box = UIView()
    /// The buttons of the actions.
    var rows: [ObjectIdentifier: UILabel] = [:]
    /// The panel of an action sheet's button that cancels, where it stands apart.
    private let cancelBox = UIView()
    /// The view behind an action sheet that dims the window, and does not slide with the sheet.
    private let veil = UIView()
    let measures = AlertMeasures.current

    /// Creates a message.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        (self.title, self.message) = (title, message)
        let comesFromElement = measures.comesFromElement || UIDevice.current.userInterfaceIdiom == .pad
        let isBesideElement = preferredStyle == .actionSheet && comesFromElement
        modalPresentationStyle = isBesideElement ? .popover : .overFullScreen
        modalTransitionStyle = preferredStyle == .alert || isBesideElement ? .crossDissolve : .coverVertical
    }

    /// Creates an empty action sheet (as in UIKit).
    public convenience init() {
        self.init(title: nil, message: nil, preferredStyle: .actionSheet)
    }

    /// Creates an empty alert. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a button, also to a message that is shown. A second one that cancels is an error.
    open func addAction(_ action: UIAlertAction) {
        guard mayAdd(action) else { return }
        actions.append(action)
        action.didChange = { [weak self] in self?.showState(of: $0) }
        refill()
    }

    /// Adds a text field and lets a handler prepare it. Action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard mayHaveTextField() else { return }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        field.addAction(
            UIAction { [weak self, weak field] _ in if let field { self?.pressReturn(in: field) } },
            for: .primaryActionTriggered)
        textFields = (textFields ?? []) + [field]
        refill()
    }

    /// The color of the message: almost white, or dark gray in a dark interface.
    private static let ground = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 1)
    }

    /// True once the panels have texts and buttons: when the message comes into sight, for code may load its
    /// view before it adds buttons.
    private var isFilled = false

    /// Creates the panels.
    open override func viewDidLoad() {
        super.viewDidLoad()
        (preferredStyle == .alert ? view : veil).backgroundColor = UIColor(white: 0, alpha: 0.2)
        for panel in [box, cancelBox] {
            panel.backgroundColor = Self.ground
            panel.layer.cornerRadius = measures.cornerRadius
            panel.clipsToBounds = true
        }
        view.addSubview(box)
        // The guide has the view laid out with each move of the keyboard.
        if preferredStyle == .alert { _ = view.keyboardLayoutGuide }
    }

    /// Shows what code has changed since the message came into sight.
    private func refill() { if isFilled { fill() } }

    private func fill() {
        isFilled = true
        // A field that is edited stays where it is.
        for subview in box.subviews + cancelBox.subviews where !(subview is UITextField) {
            subview.removeFromSuperview()
        }
        rows = [:]
        fillBox()
        view.setNeedsLayout()
        if isPopover {
            (box.backgroundColor, box.layer.cornerRadius) = (.clear, 0)
            preferredContentSize = box.bounds.size
        }
        guard let apart else { return }
        view.addSubview(cancelBox)
        cancelBox.bounds = CGRect(x: 0, y: 0, width: width, height: buttonHeight)
        add(apart, cancelBox.bounds, to: cancelBox)
    }

    /// Builds the message, and begins to edit the first text field, with which the keyboard comes. Dims the
    /// window behind an action sheet: it fades while the panels slide.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !isFilled {
            if !hasTexts, actions.isEmpty { reportEmptiness() }
            fill()
        }
        editFirstField()
        popover?.wasDismissedByTouch = { [weak self] in self?.cancel() }
        guard preferredStyle == .actionSheet, !isPopover,
            let container = presentationController?.containerView
        else {
            return
        }
        if veil.superview !== container {
            veil.frame = container.bounds
            veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            veil.alpha = 0
            container.insertSubview(veil, at: 0)
        }
        dim(1)
    }

    /// Lets the window behind an action sheet brighten again.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed, !isPopover { dim(0) }
    }

    private func dim(_ opacity: CGFloat) {
        guard let coordinator = transitionCoordinator else { return veil.alpha = opacity }
        _ = coordinator.animate(
            alongsideTransition: { [veil] _ in veil.alpha = opacity }, completion: nil)
    }

    /// Places the message.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (area, safe) = (view.bounds, view.safeAreaInsets)
        if isPopover { return box.frame = area.inset(by: safe) }
        guard preferredStyle == .actionSheet, !measures.comesFromElement else {
            return box.center = CGPoint(x: area.midX, y: middleOfAlert)
        }
        var bottom = area.maxY - safe.bottom - Self.margin
        for panel in [cancelBox, box] where panel.bounds.height > 0 {
            panel.center = CGPoint(x: area.midX, y: bottom - panel.bounds.height / 2)
            bottom -= panel.bounds.height + Self.margin
        }
        presentation?.slideDistance = area.maxY - bottom - Self.margin
    }

    /// The popover that an action sheet beside an element is; nil for others.
    private var popover: UIPopoverPresentationController? {
        preferredStyle == .actionSheet ? presentationController as? UIPopoverPresentationController : nil
    }

    private var isPopover: Bool { popover != nil }

    /// Calls the handler of the button that cancels, in whose place a popover has touches beside it.
    private func cancel() {
        guard let action = actions.first(where: { $0.style == .cancel }) else { return }
        action.handler?(action)
    }

    /// The distance of an action sheet's panels from one another and from the edges.
    private static let margin: CGFloat = 8

    var width: CGFloat {
        if isPopover || preferredStyle == .actionSheet && measures.comesFromElement {
            return measures.popoverWidth
        }
        return preferredStyle == .alert ? measures.width : max(100, view.bounds.width - 2 * Self.margin)
    }

    /// The height of a button: in the sizes of texts for accessibility it grows with its line (rows G1123 and
    /// G1128 of Apple's numbers).
    private var buttonHeight: CGFloat {
        let height = preferredStyle == .alert ? measures.buttonHeight : measures.sheetButtonHeight
        guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return height }
        return max(height, buttonFont(isBold: false).lineHeight + 24)
    }

    func buttonFont(isBold: Bool) -> UIFont {
        font(preferredStyle == .alert ? .body : measures.sheetButtonStyle, isBold ? .semibold : .regular)
    }

    /// Returns a font in the size that a style has in the environment (rows G1122 to G1127 of Apple's
    /// numbers).
    func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        return .systemFont(ofSize: preferred.pointSize, weight: weight)
    }

    /// The action that has a panel of its own: that which cancels an action sheet of iOS 8 to 18.
    private var apart: UIAlertAction? {
        guard preferredStyle == .actionSheet, !isPopover, measures.buttonInset == 0 else { return nil }
        return actions.first { $0.style == .cancel }
    }

    private var hasTexts: Bool {
        title != nil || message != nil || attributedTitle != nil || attributedMessage != nil
            || contentViewController != nil || textFields?.isEmpty == false
    }

    private func fillBox() {
        let top = hasTexts ? addTexts() + measures.buttonsTop : measures.buttonInset
        let bottom = addButtons(at: top)
        let apart = apart
        let isEmpty = !hasTexts && actions.allSatisfy { $0 === apart }
        box.bounds = CGRect(
            x: 0, y: 0, width: width, height: isEmpty ? 0 : bottom + measures.buttonInset)
    }

    /// Adds the buttons, two of an alert side by side, and returns their lower edge.
    private func addButtons(at top: CGFloat) -> CGFloat {
        // Searched once, and not for each action.
        let apart = apart
        let shown = actions.filter { isPopover ? $0.style != .cancel : $0 !== apart }
        let ordered = shown.filter { $0.style != .cancel } + shown.filter { $0.style == .cancel }
        let (height, gap, inset) = (buttonHeight, measures.buttonGap, measures.buttonInset)
        let room = width - 2 * inset
        guard preferredStyle == .alert, ordered.count == 2 else {
            for (index, action) in ordered.enumerated() {
                let y = top + CGFloat(index) * (height + gap)
                add(action, CGRect(x: inset, y: y, width: room, height: height), to: box)
            }
            return top + max(0, CGFloat(ordered.count) * (height + gap) - gap)
        }
        // The button that changes nothing is at the left of two.
        let pair = ordered[1].style == .cancel ? [ordered[1], ordered[0]] : ordered
        let half = (room - gap) / 2
        for (index, action) in pair.enumerated() {
            let left = inset + CGFloat(index) * (half + gap)
            add(action, CGRect(x: left, y: top, width: half, height: height), to: box)
        }
        return top + height
    }
}
