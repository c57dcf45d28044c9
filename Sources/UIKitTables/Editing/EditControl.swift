package import Picture
@_spi(UIKitInternals) import UIKitCore

/// The mark at the left of a row that is edited: a red or green disk with a sign, or a circle that is filled
/// with a check mark while the row is selected.
@MainActor package final class EditControl: UIControl {
    /// The forms of marks.
    package enum Form {
        /// A red disk that deletes the row.
        case minus
        /// A green disk that adds a row.
        case plus
        /// A circle that shows whether the row is selected.
        case circle
    }

    /// The form.
    package let form: Form
    /// True for a circle that is filled.
    package var isOn = false { didSet { if isOn != oldValue { setNeedsLayout() } } }
    private let check = UIImageView(frame: .zero)

    /// Creates a mark; a closure is called when it is tapped. A touch on a circle reaches the row.
    package init(_ form: Form, action: @escaping () -> Void = {}) {
        self.form = form
        super.init(
            frame: CGRect(x: 0, y: 0, width: EditingMeasures.control, height: EditingMeasures.control))
        isUserInteractionEnabled = form != .circle
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        guard form == .circle else { return }
        let bold = UIImage.SymbolConfiguration(pointSize: 11, weight: .bold)
        check.image = UIImage(systemName: "checkmark", withConfiguration: bold)
        (check.tintColor, check.contentMode) = (.white, .center)
        check.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        check.frame = bounds
        addSubview(check)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns true for points within 44 points around the middle, the least size of what a finger hits as
    /// Apple's guidelines say.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        abs(point.x - bounds.midX) <= 22 && abs(point.y - bounds.midY) <= 22
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        check.isHidden = !isOn
    }

    package override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let inset = (bounds.width - EditingMeasures.disk) / 2
        let disk = bounds.insetBy(dx: inset, dy: inset)
        let line = EditingMeasures.line
        let across = CGRect(
            x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2, width: line.width,
            height: line.height)
        let down = CGRect(
            x: bounds.midX - line.height / 2, y: bounds.midY - line.width / 2, width: line.height,
            height: line.width)
        let white = UIColor.white.color
        switch form {
        case .minus:
            return [.fill(.ellipse(in: disk), UIColor.systemRed.color), .fill(.rectangle(across), white)]
        case .plus:
            return [
                .fill(.ellipse(in: disk), UIColor.systemGreen.color), .fill(.rectangle(across), white),
                .fill(.rectangle(down), white),
            ]
        case .circle:
            if isOn { return [.fill(.ellipse(in: disk), tintColor.color)] }
            let ring = disk.insetBy(dx: line.height / 2, dy: line.height / 2)
            return [.stroke(.ellipse(in: ring), UIColor.tertiaryLabel.color, Stroke(width: line.height))]
        }
    }
}
