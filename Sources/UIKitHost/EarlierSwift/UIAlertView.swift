// The alerts and action sheets of systems before iOS 8; both are shown as a `UIAlertController`.

/// An alert of earlier systems.
@preconcurrency @MainActor open class UIAlertView: UIView {
    /// The title; default nil.
    open var title: String?
    /// The text below the title; default nil.
    open var message: String?
    /// The delegate; held weakly.
    open weak var delegate: (any UIAlertViewDelegate)?
    /// The text fields; default none. They exist from when it is set.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { addTextFields() } }
    /// The number of the button that cancels; -1 without one.
    open var cancelButtonIndex = -1
    private var buttons: [String] = []
    private var controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    /// Creates an alert with a button that cancels, and others.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.message) = (title, message)
        self.delegate = delegate as? any UIAlertViewDelegate
        buttons = (cancelButtonTitle.map { [$0] } ?? []) + otherButtonTitles
        cancelButtonIndex = cancelButtonTitle == nil ? -1 : 0
    }

    /// The number of buttons.
    open var numberOfButtons: Int { buttons.count }
    /// A Boolean value that indicates whether the alert is shown.
    open var isVisible: Bool { controller.presentingViewController != nil }

    /// Adds a button, and returns its number.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }

    /// Returns the title of a button.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }

    /// Returns a text field; nil for one that the style has not.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = controller.textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private func addTextFields() {
        controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        if alertViewStyle == .plainTextInput || alertViewStyle == .loginAndPasswordInput {
            controller.addTextField()
        }
        if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
            controller.addTextField { $0.isSecureTextEntry = true }
        }
    }

    /// Shows the alert over the controller of the window; one that is shown stays as it is.
    open func show() {
        guard !isVisible else { return }
        (controller.title, controller.message) = (title, message)
        // An alert that is shown again has its actions already.
        for (index, title) in buttons.enumerated().dropFirst(controller.actions.count) {
            let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
            controller.addAction(UIAlertAction(title: title, style: style) { [self] _ in notify(index) })
        }
        RunContext.current.screenState.keyWindow?.rootViewController?.present(controller, animated: true)
    }

    private func notify(_ index: Int) {
        delegate?.alertView(self, clickedButtonAt: index)
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }

    /// Dismisses the alert as by a tap on a button.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        controller.dismiss(animated: animated)
        delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
}
