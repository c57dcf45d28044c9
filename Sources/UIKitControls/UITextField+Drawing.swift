import Picture
import UIKitCore

extension UITextField {
    func edge(in bounds: CGRect) -> [Layer.Content] {
        let line = bounds.shrunk(dx: 0.25, dy: 0.25)
        switch borderStyle {
        case .none: return []
        case .line, .bezel: return [.stroke(.rectangle(line), UIColor.label.color, Stroke(width: 0.5))]
        case .roundedRect:
            let paper: [Layer.Content] =
                backgroundColor == nil
                ? [.fill(.roundedRectangle(bounds, cornerRadius: 5), UIColor.systemBackground.color)] : []
            let ink = UIColor.systemGray4.color
            return paper + [.stroke(.roundedRectangle(line, cornerRadius: 5), ink, Stroke(width: 0.5))]
        }
    }

    var shownText: String {
        let text = text ?? ""
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    func letters(in bounds: CGRect) -> [Layer.Content] {
        let isEmpty = shownText.isEmpty
        let string = isEmpty ? placeholder ?? "" : shownText
        guard !string.isEmpty else { return [] }
        let frame = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        if let layout = attributedLayout(in: frame.size) { return layout.contents(in: frame, centered: true) }
        let color = isEmpty ? UIColor.placeholderText : textColor ?? .label
        return [
            .text(
                Text(
                    string, font: font?.font ?? Font(system: .standard), color: color.color, frame: frame,
                    alignment: textAlignment.inPicture))
        ]
    }

    /// Returns the cursor after the text, which blinks once a second.
    func cursor(in bounds: CGRect) -> [Layer.Content] {
        let elapsed = RunContext.current.clock.time - cursorStart
        guard isEditing, (elapsed + 1e-6).truncatingRemainder(dividingBy: 1) < 0.5 else { return [] }
        let frame = editingRect(forBounds: bounds)
        let width = textWidth
        let left =
            switch textAlignment {
            case .center: frame.midX + width / 2
            case .right: frame.maxX - 2
            case .left, .justified, .natural: min(frame.minX + width, frame.maxX - 2)
            }
        let height = (font?.pointSize ?? 17) * 1.25
        let line = CGRect(x: left, y: frame.midY - height / 2, width: 2, height: height)
        return [.fill(.roundedRectangle(line, cornerRadius: 1), tintColor.color)]
    }

    private var textWidth: CGFloat {
        if let layout = attributedLayout(in: .zero) { return layout.size.width }
        let label = UILabel()
        (label.text, label.font) = (shownText, font)
        return label.intrinsicContentSize.width
    }
}
