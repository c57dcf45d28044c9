import Picture
import UIKitCore

extension UITextView {
    var editedString: String { text ?? "" }

    func accepts(_ string: String, in range: NSRange) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) != false
    }

    func put(_ string: String, in range: NSRange) {
        if let attributed {
            attributedText = attributed.text.replacing(range, with: string)
        } else {
            text = (editedString as NSString).replacingCharacters(in: range, with: string)
        }
    }

    func didEdit() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func didSelect() { textDelegate?.textViewDidChangeSelection(self) }

    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The place after the last character.
    public var endOfDocument: UITextPosition { TextOffset((editedString as NSString).length) }

    /// Returns the text of a part; nil for one of another object.
    public func text(in range: UITextRange) -> String? {
        span(of: range).map { (editedString as NSString).substring(with: $0) }
    }

    /// Replaces a part of the text without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        if let span = span(of: range) { change(span, to: text) }
    }

    /// Scrolls until a part of the text is in sight, with the inset below the last line.
    func scroll(to range: NSRange) {
        layOutSubtree()
        let span = TextSpan(clamped(range))
        var area = selectionRects(for: span).reduce(caretRect(for: span.end)) { $0.union($1.rect) }
        if area.maxY >= textFrame(width: bounds.width).maxY - 1 {
            area.size.height += textContainerInset.bottom
        }
        let highest = max(0, contentSize.height - bounds.height)
        let top = min(max(bounds.minY, area.maxY - bounds.height), area.minY)
        setContentOffset(nearestOffset(to: CGPoint(x: 0, y: min(top, highest))), animated: true)
    }

    /// Returns the rectangle of a cursor at a place.
    func caret(at position: UITextPosition) -> CGRect {
        let (offset, width) = ((position as? TextOffset)?.offset ?? 0, bounds.width)
        if let known = memo.caret, known.offset == offset, known.width == width { return known.rect }
        let frame = textFrame(width: width)
        let content =
            attributed
            ?? AttributedContent(NSAttributedString(string: editedString), defaults, limit: Self.mostShown)
        let place = content.caret(
            at: offset, width: frame.width, lineLimit: textContainer.maximumNumberOfLines,
            around: textContainer.areas, adjust: setLinkAttributes)
        let height = letters.size * 1.2
        let left = frame.minX + min(place.minX, max(0, frame.width - 2))
        let top = frame.minY + (place.height > 0 ? place.midY - height / 2 : 0)
        let rect = CGRect(x: left, y: top, width: 2, height: height)
        memo.caret = (offset, width, rect)
        return rect
    }

    /// Returns the rectangles of a part: of its first line, of the lines in its middle, of its last line.
    func rects(of range: UITextRange) -> [UITextSelectionRect] {
        let frame = textFrame(width: bounds.width)
        let (start, end) = (caret(at: range.start), caret(at: range.end))
        guard start.minY < end.minY else {
            let rect = CGRect(
                x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
            return [TextSpanRect(rect, isFirst: true, isLast: true)]
        }
        let first = CGRect(
            x: start.minX, y: start.minY, width: frame.maxX - start.minX, height: start.height)
        let last = CGRect(x: frame.minX, y: end.minY, width: end.minX - frame.minX, height: end.height)
        let middle = CGRect(
            x: frame.minX, y: first.maxY, width: frame.width, height: max(0, last.minY - first.maxY))
        let between = middle.height < start.height / 2 ? [] : [middle]
        return [TextSpanRect(first, isFirst: true, isLast: false)]
            + between.map { TextSpanRect($0, isFirst: false, isLast: false) }
            + [TextSpanRect(last, isFirst: false, isLast: true)]
    }

    /// The areas behind the selected text while it is edited.
    var selectionMarks: [Layer.Content] {
        guard isFirstResponder, selectedSpan.length > 0 else { return [] }
        return selectionRects(for: TextSpan(selectedSpan)).map {
            .fill(.rectangle($0.rect), tintColor.color.faded(by: 0.2))
        }
    }

    /// The cursor, which blinks once a second; none while text is selected.
    var cursor: [Layer.Content] {
        let elapsed = RunContext.current.clock.time - cursorStart
        guard isFirstResponder, selectedSpan.length == 0,
            (elapsed + 1e-6).truncatingRemainder(dividingBy: 1) < 0.5
        else { return [] }
        let line = caretRect(for: TextOffset(selectedSpan.location))
        guard line.width > 0, line.height > 0, line.isFinite else { return [] }
        return [.fill(.roundedRectangle(line, cornerRadius: 1), tintColor.color)]
    }
}
