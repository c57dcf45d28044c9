package import Picture
@_spi(UIKitInternals) import UIKitCore

/// The grip at the right of a row, by which a finger moves it: three lines.
@MainActor package final class ReorderGrip: UIView {
    /// The press that begins as soon as the finger is down, and keeps the list from scrolling.
    private let press = UILongPressGestureRecognizer()

    /// Creates a grip; a closure follows the finger on it.
    package init(follow: @escaping (UILongPressGestureRecognizer) -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: EditingMeasures.grip, height: 44))
        press.minimumPressDuration = 0
        press.addTarget { press in follow(press) }
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns true for points as far as the edge of a row of 16 points of margin.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: 0).contains(point)
    }

    package override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let scale = RunContext.current.scale
        let height = EditingMeasures.gripHeight
        let top = bounds.minY + ((bounds.height - height) / 2 * scale).rounded(.up) / scale
        let inset = EditingMeasures.gripInset
        return EditingMeasures.gripLines.map { y in
            let line = CGRect(
                x: bounds.minX + inset, y: top + y, width: bounds.width - 2 * inset,
                height: EditingMeasures.line.height)
            return .fill(.rectangle(line), UIColor.tertiaryLabel.color)
        }
    }
}
