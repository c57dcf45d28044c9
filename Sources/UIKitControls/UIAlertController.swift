@_spi(UIKitInternals) import UIKitCore

/// A message with buttons, in the middle of the window or at its bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// A kind of message.
    public enum Style: Int, Sendable {
        /// A message at the bottom of the window.
        case actionSheet = 0
        /// A message in the middle of the window.
        case alert = 1
    }

    /// The text below the title; default nil.
    open var message: String?
    /// The kind.
    public let preferredStyle: Style
    /// The buttons in the order added.
    public private(set) var actions: [UIAlertAction] = []
    /// The text fields in the order added; nil for none.
    public private(set) var textFields: [UITextField]?
    /// The button whose title is bold, and which the return key presses; default nil, for the one that
    /// cancels.
    open var preferredAction: UIAlertAction?

    /// The title with its attributes, which code sets by its name alone; nil, the default, for the title.
    private var attributedTitle: NSAttributedString?
    /// The message with its attributes, which code sets by its name alone; nil, the default, for the message.
    private var attributedMessage: NSAttributedString?
    /// The controller of a view below the texts, which code sets by its name alone; default nil.
    private var contentViewController: UIViewController?

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "attributedTitle": KeyedValue(self, \.attributedTitle)
        case "attributedMessage": KeyedValue(self, \.attributedMessage)
        case "contentViewController": KeyedValue(self, \.contentViewController)
        case "message": KeyedValue(self, \.message)
        default: super.keyedValue(key)
        }
    }

    private let box = UIView()
    private let measures = AlertMeasures.current

    /// Creates a message.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        (self.title, self.message) = (title, message)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
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

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a text field and lets a handler prepare it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// The color of the message: almost white, or dark gray in a dark interface.
    private static let ground = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 1)
    }

    /// Builds the message.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        box.backgroundColor = Self.ground
        box.layer.cornerRadius = measures.cornerRadius
        box.clipsToBounds = true
        view.addSubview(box)
        fillBox()
    }

    /// Places the message.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (area, safe) = (view.bounds, view.safeAreaInsets)
        let bottom = area.maxY - safe.bottom - 8 - box.bounds.height / 2
        let middle = measures.isInSafeArea ? area.inset(by: safe).midY : area.midY
        box.center = CGPoint(x: area.midX, y: preferredStyle == .alert ? middle : bottom)
    }

    private var width: CGFloat {
        preferredStyle == .alert ? measures.width : max(100, view.bounds.width - 16)
    }

    private func fillBox() {
        var y = measures.top
        let lone = hasOneText ? measures.loneFont : nil
        let (large, small) = (UIFont.systemFont(ofSize: 17, weight: .semibold), measures.messageSize)
        y = addText(attributedTitle, title, lone ?? large, at: y)
        y = addText(attributedMessage, message, lone ?? .systemFont(ofSize: small), at: y)
        y = addContent(at: y)
        let side = measures.buttonInset > 0 ? measures.buttonInset : 16
        for field in textFields ?? [] {
            field.frame = CGRect(x: side, y: y + 4, width: width - 2 * side, height: 30)
            box.addSubview(field)
            y += 38
        }
        y = addButtons(at: y + measures.buttonsTop)
        box.bounds = CGRect(x: 0, y: 0, width: width, height: y + measures.buttonInset)
    }

    /// Adds the buttons, two of an alert side by side, and returns their lower edge.
    private func addButtons(at top: CGFloat) -> CGFloat {
        let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        let (height, gap, inset) = (measures.buttonHeight, measures.buttonGap, measures.buttonInset)
        let room = width - 2 * inset
        guard preferredStyle == .alert, ordered.count == 2 else {
            for (index, action) in ordered.enumerated() {
                let y = top + CGFloat(index) * (height + gap)
                add(action, CGRect(x: inset, y: y, width: room, height: height))
            }
            return top + max(0, CGFloat(ordered.count) * (height + gap) - gap)
        }
        // The button that changes nothing is at the left of two.
        let pair = ordered[1].style == .cancel ? [ordered[1], ordered[0]] : ordered
        let half = (room - gap) / 2
        for (index, action) in pair.enumerated() {
            add(action, CGRect(x: inset + CGFloat(index) * (half + gap), y: top, width: half, height: height))
        }
        return top + height
    }

    /// True for a title without a message, and for a message without a title.
    private var hasOneText: Bool {
        (attributedTitle == nil && title == nil) || (attributedMessage == nil && message == nil)
    }

    /// Adds the view of the content, as high as its controller prefers, and returns where the next part may
    /// begin.
    private func addContent(at y: CGFloat) -> CGFloat {
        guard let content = contentViewController else { return y }
        addChild(content)
        let height = content.preferredContentSize.height
        let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let room = height > 0 ? height : content.view.systemLayoutSizeFitting(fitting).height
        // The box grows later to its final size, which must not stretch the view.
        content.view.autoresizingMask = []
        content.view.frame = CGRect(x: 0, y: y, width: width, height: room)
        box.addSubview(content.view)
        content.didMove(toParent: self)
        return y + room
    }

    /// Adds a text, if there is one, and returns where the next part may begin.
    private func addText(
        _ attributed: NSAttributedString?, _ text: String?, _ font: UIFont, at y: CGFloat
    ) -> CGFloat {
        guard attributed != nil || text != nil else { return y }
        let label = UILabel(frame: .zero)
        (label.text, label.font, label.numberOfLines) = (text, font, 0)
        label.textAlignment = hasOneText ? .center : measures.alignment
        if let attributed { label.attributedText = attributed }
        let room = width - 2 * measures.side
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: measures.side, y: y, width: room, height: size.height)
        box.addSubview(label)
        return y + size.height + measures.textGap
    }

    private func add(_ action: UIAlertAction, _ frame: CGRect) {
        let row = UILabel(frame: frame)
        (row.text, row.textAlignment) = (action.title, action.titleTextAlignment)
        let usual =
            action.titleTextColor ?? (action.style == .destructive ? .systemRed : measures.buttonColor)
        row.textColor = action.isEnabled ? usual : .systemGray
        let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
        row.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        shape(row)
        row.isUserInteractionEnabled = action.isEnabled
        row.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                self?.dismiss(animated: true) { action.handler?(action) }
            })
        box.addSubview(row)
        if let image = action.image { add(image, to: row) }
    }

    /// Adds the image of a button at its left edge.
    private func add(_ image: UIImage, to row: UILabel) {
        let view = UIImageView(image: image)
        view.tintColor = row.textColor
        view.center = CGPoint(x: 16 + image.size.width / 2, y: row.bounds.midY)
        row.addSubview(view)
    }

    /// Gives a button the shape of the look.
    private func shape(_ row: UILabel) {
        switch measures.buttons {
        case .ruled:
            row.layer.borderWidth = 0.5
            row.layer.borderColor = UIColor.systemGray4.cgColor
        case .capsules:
            row.backgroundColor = .secondarySystemFill
            row.layer.cornerRadius = row.bounds.height / 2
            row.clipsToBounds = true
        }
    }
}
