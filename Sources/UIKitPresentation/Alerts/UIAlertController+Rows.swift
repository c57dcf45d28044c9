@_spi(UIKitInternals) import UIKitCore

// The buttons of a message.
extension UIAlertController {
    /// Adds a button that dismisses the message and calls its handler.
    func add(_ action: UIAlertAction, _ frame: CGRect, to panel: UIView) {
        let row = AlertButtonTitle(frame: frame)
        row.text = action.title
        row.followTint = { [weak self] in self?.showState(of: action) }
        shape(row)
        row.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in self?.press(action) })
        panel.addSubview(row)
        if let image = action.image { add(image, to: row) }
        rows[ObjectIdentifier(action)] = row
        showState(of: action)
    }

    /// Dismisses the message and calls the handler of a button.
    func press(_ action: UIAlertAction) { dismiss(animated: true) { action.handler?(action) } }

    /// Gives the button of an action the look of its state; without one, before the message is shown, it does
    /// nothing.
    func showState(of action: UIAlertAction) {
        guard let row = rows[ObjectIdentifier(action)] else { return }
        row.textAlignment = action.titleTextAlignment
        row.textColor = action.isEnabled ? color(of: action, in: row) : .systemGray
        let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
        row.font = buttonFont(isBold: isBold)
        row.isUserInteractionEnabled = action.isEnabled
        for image in row.subviews { image.tintColor = row.textColor }
    }

    private func color(of action: UIAlertAction, in row: UILabel) -> UIColor {
        if let color = action.titleTextColor { return color }
        return action.style == .destructive ? .systemRed : measures.buttonColor ?? row.tintColor
    }

    /// Adds the image of a button at its left edge.
    private func add(_ image: UIImage, to row: UILabel) {
        let view = UIImageView(image: image)
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
