/// An action sheet of earlier systems.
@preconcurrency @MainActor open class UIActionSheet: UIView {
    /// The title; default nil.
    open var title: String?
    /// The delegate; held weakly.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The number of the button that cancels; -1 without one.
    open var cancelButtonIndex = -1
    /// The number of the red button; -1 without one.
    open var destructiveButtonIndex = -1
    private var buttons: [String] = []

    /// Creates a sheet with a red button, a button that cancels and others, which are counted in this order.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title, delegate)
        if let destructiveButtonTitle {
            destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
        }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    /// The number of buttons.
    open var numberOfButtons: Int { buttons.count }

    /// Adds a button, and returns its number.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }

    /// Returns the title of a button.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }

    /// Shows the sheet over the controller of a view's window.
    open func show(in view: UIView) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in buttons.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex
                ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            sheet.addAction(UIAlertAction(title: title, style: style) { [self] _ in notify(index) })
        }
        if let popover = sheet.popoverPresentationController {
            (popover.sourceView, popover.permittedArrowDirections) = (view, [])
        }
        let window = view.window ?? RunContext.current.screenState.keyWindow
        window?.rootViewController?.present(sheet, animated: true)
    }

    private func notify(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}
