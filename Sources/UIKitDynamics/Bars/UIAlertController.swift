import Picture

/// An action of an alert: a title and a closure.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The looks of an action.
    public enum Style: Int, Sendable {
        /// The usual look.
        case `default` = 0
        /// Bold: nothing is done.
        case cancel
        /// Red: something is destroyed.
        case destructive
    }

    /// The title.
    public let title: String?
    /// The look.
    public let style: Style
    /// A Boolean value that indicates whether the action responds to touches; default true.
    open var isEnabled = true
    fileprivate let handler: ((UIAlertAction) -> Void)?

    /// Creates an action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// A message with actions, in the middle of the screen or at its bottom: 270 points wide (UIKit's).
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The places of a message.
    public enum Style: Int, Sendable {
        /// At the bottom.
        case actionSheet = 0
        /// In the middle.
        case alert
    }

    /// The text below the title; default nil.
    open var message: String?
    /// The place.
    public private(set) var preferredStyle = Style.alert
    /// The actions, in the order added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action of the return key; default nil. It has no effect.
    open var preferredAction: UIAlertAction?
    /// The fields, in the order added; nil for none.
    open private(set) var textFields: [UITextField]?

    private let box = UIView()

    /// Creates a message.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        (self.message, self.preferredStyle) = (message, preferredStyle)
    }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Creates the message over a dim background.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        box.backgroundColor = UIColor(white: 0.95, alpha: 0.98)
        box.cornerRadius = 14
        box.clipsToBounds = true
        view.addSubview(box)
    }

    /// Builds the message before it appears.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        build()
    }

    private func build() {
        for subview in box.subviews { subview.removeFromSuperview() }
        let width: CGFloat = preferredStyle == .alert ? 270 : view.bounds.width - 16
        var y: CGFloat = 19
        for (text, size, isBold) in [(title, 17.0, true), (message, 13.0, false)] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
            (label.textAlignment, label.numberOfLines) = (.center, 0)
            let height = label.sizeThatFits(CGSize(width: width - 32, height: 1000)).height
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            box.addSubview(label)
            y += height + 3
        }
        for field in textFields ?? [] {
            field.frame = CGRect(x: 16, y: y + 8, width: width - 32, height: 28)
            box.addSubview(field)
            y += 36
        }
        y += 16
        let areAside = preferredStyle == .alert && actions.count == 2
        for (index, action) in actions.enumerated() {
            let share = areAside ? width / 2 : width
            let frame = CGRect(x: areAside ? share * CGFloat(index) : 0, y: y, width: share, height: 44)
            box.addSubview(button(for: action, in: frame))
            if !areAside || index == 1 { y += 44 }
        }
        let top = preferredStyle == .alert ? (view.bounds.height - y) / 2 : view.bounds.height - y - 8
        box.frame = CGRect(x: (view.bounds.width - width) / 2, y: top, width: width, height: y)
    }

    private func button(for action: UIAlertAction, in frame: CGRect) -> UIView {
        let button = UIButton(type: .system)
        button.frame = frame
        button.borderWidth = 0.25
        button.borderColor = UIColor.separator.color
        button.titleLabel?.font = .systemFont(
            ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = action.isEnabled
        button.addAction(
            UIAction { [weak self] _ in
                self?.dismiss(animated: true)
                action.handler?(action)
            }, for: .touchUpInside)
        return button
    }
}
