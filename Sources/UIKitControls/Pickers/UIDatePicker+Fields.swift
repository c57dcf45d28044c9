import Picture
@_spi(UIKitInternals) import UIKitCore

// The fields of a compact picker. A tap on one opens a calendar or wheels.
extension UIDatePicker {
    /// The distance between two fields, and the width of a field beyond that of its text, in points.
    private static let gap: CGFloat = 5
    private static let padding: CGFloat = 24
    private static let height: CGFloat = 34

    private func width(of title: String) -> CGFloat {
        let label = UILabel()
        (label.text, label.font) = (title, .systemFont(ofSize: 17))
        return label.intrinsicContentSize.width + Self.padding
    }

    /// Returns the fields with their texts and frames, from left to right.
    private func fields(in bounds: CGRect) -> [(field: DateField, text: String, frame: CGRect)] {
        var x = bounds.minX
        return DateField.all(of: datePickerMode).map { field in
            let text = field.text(of: date, settings)
            let frame = CGRect(
                x: x, y: bounds.midY - Self.height / 2, width: width(of: text), height: Self.height)
            x = frame.maxX + Self.gap
            return (field: field, text: text, frame: frame)
        }
    }

    /// The size of all fields, in points.
    var sizeOfFields: CGSize {
        CGSize(width: fields(in: .zero).last?.frame.maxX ?? 0, height: Self.height)
    }

    /// Returns the fields as they are drawn; the text of an open one has the tint.
    func fieldContents(in bounds: CGRect) -> [Layer.Content] {
        fields(in: bounds).flatMap { field, text, frame -> [Layer.Content] in
            let color: UIColor = popUp?.field == field ? tintColor : textColor ?? .label
            return [
                .fill(.roundedRectangle(frame, cornerRadius: 8), UIColor.tertiarySystemFill.color),
                .text(
                    Text(
                        text, font: UIFont.systemFont(ofSize: 17).font, color: color.color, frame: frame,
                        alignment: .center)),
            ]
        }
    }

    // MARK: Opening

    /// Opens the field at a point.
    func openField(at point: CGPoint) {
        let touched = fields(in: bounds).first {
            $0.frame.insetBy(dx: -Self.gap / 2, dy: -Self.gap).contains(point)
        }
        guard popUp == nil, let window, let (field, _, frame) = touched else { return }
        let opened = DatePopUp(
            makeContent(of: field), of: field, beside: convert(frame, to: window), in: window)
        opened.tintColor = tintColor
        opened.willClose = { [weak self] in self?.popUpWillClose() }
        popUp = opened
        setNeedsDisplay()
        send(.editingDidBegin, nil)
    }

    private func makeContent(of field: DateField) -> any DateContent {
        let content = field.content(settings, color: textColor)
        content.didChoose = { [weak self] in self?.choose($0, $1) }
        content.show(date, 0, animated: false)
        return content
    }

    private func popUpWillClose() {
        popUp = nil
        setNeedsDisplay()
        send(.editingDidEnd, nil)
    }

    /// Gives what is open the settings of the picker, or closes it where its field is gone.
    func updatePopUp() {
        guard let popUp else { return }
        let isThere = content == nil && DateField.all(of: datePickerMode).contains(popUp.field)
        guard isThere else { return popUp.close() }
        popUp.show(makeContent(of: popUp.field))
    }
}
