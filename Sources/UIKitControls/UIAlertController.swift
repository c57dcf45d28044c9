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

    private let box = UIView()

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
        box.layer.cornerRadius = 14
        box.clipsToBounds = true
        view.addSubview(box)
        fillBox()
    }

    /// Places the message.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (area, safe) = (view.bounds, view.safeAreaInsets)
        let bottom = area.maxY - safe.bottom - 8 - box.bounds.height / 2
        box.center = CGPoint(x: area.midX, y: preferredStyle == .alert ? area.midY : bottom)
    }

    // The measures are those of alerts on phones: 270 points wide, rows of 44 points, 16 points of margin.

    private var width: CGFloat { preferredStyle == .alert ? 270 : max(100, view.bounds.width - 16) }

    private func fillBox() {
        var y: CGFloat = 20
        if let title { y = addText(title, .systemFont(ofSize: 17, weight: .semibold), at: y) + 4 }
        if let message { y = addText(message, .systemFont(ofSize: 13), at: y) + 4 }
        for field in textFields ?? [] {
            field.frame = CGRect(x: 16, y: y + 4, width: width - 32, height: 30)
            box.addSubview(field)
            y += 38
        }
        y += 16
        let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        if preferredStyle == .alert, ordered.count == 2 {
            // The button that changes nothing is at the left of two.
            let pair = ordered[1].style == .cancel ? [ordered[1], ordered[0]] : ordered
            for (index, action) in pair.enumerated() {
                add(action, CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: 44))
            }
            y += 44
        } else {
            for action in ordered {
                add(action, CGRect(x: 0, y: y, width: width, height: 44))
                y += 44
            }
        }
        box.bounds = CGRect(x: 0, y: 0, width: width, height: y)
    }

    private func addText(_ text: String, _ font: UIFont, at y: CGFloat) -> CGFloat {
        let label = UILabel(frame: .zero)
        (label.text, label.font, label.numberOfLines, label.textAlignment) = (text, font, 0, .center)
        let size = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: 16, y: y, width: width - 32, height: size.height)
        box.addSubview(label)
        return y + size.height
    }

    private func add(_ action: UIAlertAction, _ frame: CGRect) {
        let row = UILabel(frame: frame)
        (row.text, row.textAlignment) = (action.title, .center)
        row.textColor =
            !action.isEnabled ? .systemGray : action.style == .destructive ? .systemRed : .systemBlue
        let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
        row.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        row.layer.borderWidth = 0.5
        row.layer.borderColor = UIColor.systemGray4.cgColor
        row.isUserInteractionEnabled = action.isEnabled
        row.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                self?.dismiss(animated: true) { action.handler?(action) }
            })
        box.addSubview(row)
    }
}
