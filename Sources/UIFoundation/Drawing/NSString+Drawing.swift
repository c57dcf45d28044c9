import Picture

extension String {
    /// Returns the size of the text in points, in lines that break at newlines alone.
    @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        if let styled = styled(attrs) { return styled.size() }
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let font = TextAttributes(attrs).font
        if let blank = ruler.blankSize(of: self, font: font, lineLimit: 0) { return blank }
        var size = ruler.size(of: self, font: font, width: .greatestFiniteMagnitude, lineLimit: 0)
        // Lines of pictures have no spaces at their ends, but these take room here.
        let spaces = reversed().prefix { $0 == " " }.count
        if spaces > 0, !contains(where: \.isNewline) {
            size.width += ruler.width(ofSpaces: spaces, font: font)
            size.height = ruler.lineHeight(of: font)
        }
        return size
    }

    /// Draws the text with its top left corner at a point of the current context.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
    }

    /// Draws the text from the top of a rectangle of the current context, in lines that fit it.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        guard let context = CGContext.current else { return }
        RunContext.current.checkLetters(of: self)
        if let styled = styled(attrs) { return styled.draw(in: rect) }
        let style = TextAttributes(attrs)
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        var box = rect
        let size = ruler.size(of: self, font: style.font, width: rect.width + 0.5, lineLimit: 0)
        // A line that fits exactly must not break by rounding.
        box.size = CGSize(width: rect.width + 0.5, height: min(size.height, max(rect.height, 1)))
        let text = Text(
            self, font: style.font, color: style.color, frame: box, alignment: style.alignment, lineLimit: 0)
        context.add(.text(text), under: context.ctm)
    }
}

extension NSString {
    /// Returns the size of the text in points.
    @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text with its top left corner at a point of the current context.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text from the top of a rectangle of the current context.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
}

/// The attributes of a text that are drawn.
private struct TextAttributes {
    var font = Font(system: .standard, size: 12)
    var color = Color.black
    var alignment = Text.Alignment.left

    init(_ attributes: [NSAttributedString.Key: Any]?) {
        if let font = attributes?[.font] as? UIFont { self.font = font.font }
        if let color = attributes?[.foregroundColor] as? UIColor { self.color = color.color }
        switch (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment {
        case .center: alignment = .center
        case .right: alignment = .right
        default: break
        }
    }
}
