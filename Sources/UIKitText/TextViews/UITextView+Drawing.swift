import Picture
@_spi(UIKitInternals) import UIKitCore

extension UITextView {
    /// Returns the letters in a view of a width, with the marks of the selection and the cursor.
    func textContents(width: CGFloat) -> [Layer.Content] {
        let frame = textFrame(width: width)
        guard hasText else { return cursor }
        RunContext.current.checkLetters(of: shownText)
        if let layout = attributedLayout(width: frame.width) {
            return selectionMarks + layout.contents(in: frame) + cursor
        }
        let letters = Text(
            shownText, font: letters, color: (textColor ?? .label).color, frame: frame,
            alignment: textAlignment.inPicture, lineLimit: textContainer.maximumNumberOfLines)
        return selectionMarks + [.text(letters)] + cursor
    }

    /// Returns the parts of an attributed text that are layers of their own, in a view of a width.
    func textLayers(width: CGFloat) -> [Layer] {
        let frame = textFrame(width: width)
        guard let layout = attributedLayout(width: frame.width), layout.hasLayers else { return [] }
        return layout.layers(in: frame)
    }
}
