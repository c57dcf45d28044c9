@_spi(UIKitInternals) import UIKitCore

// The button that cancels a search: a text beside the field, or a cross on a disc in iOS 26.
extension UISearchBar {
    /// The distance of the field from the button, and of the button from the bar's right edge, in points. By
    /// eye, but for the gap before a disc, which is that of iOS 26.
    private static let cancelGap: CGFloat = 12
    private static let discGap: CGFloat = 11
    private static let edge: CGFloat = 8

    /// The color of a field that floats (Apple's, of a device with iOS 26.1).
    static let floatingGround = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 19.0 / 255 : 253.0 / 255, alpha: 1)
    }

    /// Adds the shadow of a field that floats (Apple's, of a device with iOS 26.1).
    static func addFloatingShadow(to view: UIView) {
        let layer = view.layer
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius) = (0.07, 16)
        layer.shadowOffset = CGSize(width: 0, height: 7.5)
    }

    /// The button, made at its first use.
    var cancelButton: UIButton {
        let button = madeCancelButton ?? makeCancelButton()
        madeCancelButton = button
        return button
    }

    private func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        if measures.floats {
            let form = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
            button.setImage(UIImage(systemName: "xmark", withConfiguration: form), for: .normal)
            button.tintColor = .label
            button.backgroundColor = Self.floatingGround
            button.storage.cornerRadius = measures.fieldHeight / 2
            Self.addFloatingShadow(to: button)
        } else {
            button.setTitle("Cancel", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            adoptProxies(of: button)
        }
        button.alpha = 0
        button.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    /// Gives the button the title, the tint and the styles of the proxies of buttons in bars.
    private func adoptProxies(of button: UIButton) {
        let item = UIBarButtonItem()
        item.bar = self
        let proxies = item.proxies.compactMap { $0 as? UIBarButtonItem }
        if let title = proxies.lazy.compactMap(\.title).first { button.setTitle(title, for: .normal) }
        if let color = proxies.lazy.compactMap(\.tintColor).first { button.tintColor = color }
        for state in [UIControl.State.normal, .highlighted, .disabled] { item.show(state, in: button, nil) }
    }

    /// Shows or hides the button. It is made beyond the edge, whence an animation moves it.
    func followCancelButton() {
        if showsCancelButton, madeCancelButton == nil {
            UIView.performWithoutAnimation {
                let button = cancelButton
                let width = self.width(of: button)
                button.frame = CGRect(
                    x: bounds.maxX, y: searchTextField.frame.minY, width: width,
                    height: measures.fieldHeight)
                // The title has its size at once, and does not grow with the animation.
                button.layOutSubtree()
            }
        }
        setNeedsLayout()
    }

    private func width(of button: UIButton) -> CGFloat {
        measures.floats ? measures.fieldHeight : button.barSize.width
    }

    /// Puts the button in place, with its center at a height, and returns the right edge of the field.
    func placeCancelButton(middle: CGFloat) -> CGFloat {
        let end = bounds.width - Self.edge
        guard let button = madeCancelButton else { return end }
        let width = width(of: button)
        button.alpha = showsCancelButton ? 1 : 0
        button.frame = CGRect(
            x: showsCancelButton ? end - width : bounds.width, y: middle - measures.fieldHeight / 2,
            width: width, height: measures.fieldHeight)
        let gap = measures.floats ? Self.discGap : Self.cancelGap
        return showsCancelButton ? end - width - gap : end
    }

    /// Enables the button while the field is edited. In a search controller it always is enabled.
    func followEditing(_ isEditing: Bool) {
        if didCancel == nil { madeCancelButton?.isEnabled = isEditing }
    }

    private func cancelWasTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        didCancel?()
    }
}
