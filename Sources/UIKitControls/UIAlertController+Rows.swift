@_spi(UIKitInternals) import UIKitCore

// The buttons of a message.
extension UIAlertController {
    /// Adds a button that dismisses the message and calls its handler.
    func add(_ action: UIAlertAction, _ frame: CGRect, to panel: UIView) {
        let row = UILabel(frame: frame)
        (row.text, row.textAlignment) = (action.title, action.titleTextAlignment)
        let usual =
            action.titleTextColor ?? (action.style == .destructive ? .systemRed : measures.buttonColor)
        row.textColor = action.isEnabled ? usual : .systemGray
        let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
        row.font = buttonFont(isBold: isBold)
        shape(row)
        row.isUserInteractionEnabled = action.isEnabled
        row.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                self?.dismiss(animated: true) { action.handler?(action) }
            })
        panel.addSubview(row)
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
