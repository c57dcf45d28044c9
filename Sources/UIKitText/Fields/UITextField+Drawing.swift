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

    /// Returns the rectangle of the placeholder, of the edited text or of the text in bounds.
    func shownFrame(in bounds: CGRect) -> CGRect {
        if shownText.isEmpty { return placeholderRect(forBounds: bounds) }
        return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    func letters(in frame: CGRect) -> [Layer.Content] {
        let isEmpty = shownText.isEmpty
        let string = isEmpty ? placeholder ?? "" : shownText
        guard !string.isEmpty else { return [] }
        RunContext.current.checkLetters(of: string)
        if let layout = attributedLayout(in: frame.size) { return layout.contents(in: frame, centered: true) }
        let color = isEmpty ? UIColor.placeholderText : textColor ?? .label
        return [
            .text(
                Text(
                    string, font: fittingFont(for: string, in: frame.width), color: color.color, frame: frame,
                    alignment: textAlignment.inPicture))
        ]
    }

    /// Returns the font, or a smaller one in which a text is no wider than the field's room for it.
    private func fittingFont(for string: String, in width: CGFloat) -> Font {
        let whole = font?.font ?? Font(system: .standard)
        return adjustsFontSizeToFitWidth ? whole.fitting(string, in: width, smallest: minimumFontSize) : whole
    }

    /// Returns the cursor, which blinks once a second; none while text is selected.
    func cursor(in bounds: CGRect) -> [Layer.Content] {
        let elapsed = RunContext.current.clock.time - cursorStart
        guard isEditing, selectedSpan.length == 0, (elapsed + 1e-6).truncatingRemainder(dividingBy: 1) < 0.5
        else { return [] }
        let line = caretRect(for: TextOffset(selectedSpan.location))
        guard line.width > 0, line.height > 0, line.isFinite else { return [] }
        return [.fill(.roundedRectangle(line, cornerRadius: 1), tintColor.color)]
    }

    /// The areas behind the selected text while it is edited.
    var selectionMarks: [Layer.Content] {
        guard isEditing, selectedSpan.length > 0 else { return [] }
        return selectionRects(for: TextSpan(selectedSpan)).map {
            .fill(.rectangle($0.rect), tintColor.color.faded(by: 0.2))
        }
    }

    /// Returns the rectangle of a cursor at a place.
    func caret(at position: UITextPosition) -> CGRect {
        let offset = (position as? TextOffset)?.offset ?? 0
        let frame = editingRect(forBounds: bounds)
        let before = textWidth(to: offset, countsSpaces: true)
        let whole = textWidth(to: .max, countsSpaces: false)
        let left =
            switch textAlignment {
            case .center: frame.midX - whole / 2 + before
            case .right: min(frame.maxX - 2 - whole + before, frame.maxX - 2)
            case .left, .justified, .natural: min(frame.minX + before, frame.maxX - 2)
            }
        let height = (font?.pointSize ?? 17) * 1.25
        return CGRect(x: left, y: frame.midY - height / 2, width: 2, height: height)
    }

    /// Returns the rectangle of a part of the text.
    func rect(of range: UITextRange) -> CGRect {
        let (start, end) = (caret(at: range.start), caret(at: range.end))
        return CGRect(
            x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
    }

    /// Returns the width of the text before a place, with or without the spaces at its end.
    private func textWidth(to offset: Int, countsSpaces: Bool) -> CGFloat {
        let string = (text ?? "") as NSString
        guard string.length > 0 else { return 0 }
        let isWhole = offset >= string.length
        if let layout = attributedLayout(in: .zero) {
            guard countsSpaces || !isWhole, let attributed else { return layout.size.width }
            return attributed.caret(at: offset, width: .infinity, lineLimit: 1) { _ in }.minX
        }
        let before =
            isWhole ? string as String : string.substring(to: string.startOfLetter(at: max(0, offset)))
        let shown = isSecureTextEntry ? String(shownText.prefix(before.count)) : before
        guard countsSpaces, shown.last == " " else { return width(of: shown) }
        // The width of a line is one without the spaces at its end.
        return width(of: shown + "n") - width(of: "n")
    }

    private func width(of text: String) -> CGFloat {
        let label = UILabel()
        let room = editingRect(forBounds: bounds).width
        (label.text, label.font) = (
            text, adjustsFontSizeToFitWidth ? UIFont(fittingFont(for: shownText, in: room)) : font
        )
        return label.intrinsicContentSize.width
    }
}
