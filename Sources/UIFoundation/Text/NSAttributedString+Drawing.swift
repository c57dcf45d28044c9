import Picture

extension NSAttributedString {
    private var firstAttributes: [NSAttributedString.Key: Any]? {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
    }

    /// Returns the runs if the text needs them, and nil for a text of one plain style.
    @MainActor private func styled(truncating: Bool = false) -> StyledText? {
        guard StyledText.isNeeded(for: self) else { return nil }
        TextStyle.warnOfAttributes(in: self)
        var text = StyledText(
            self, StyledText.Defaults(font: Font(system: .standard, size: 12), color: .black))
        guard truncating else { return text }
        for index in text.paragraphs.indices {
            text.paragraphs[index].style.lineBreakMode = .byTruncatingTail
        }
        return text
    }

    /// Returns the size of the text in points, in lines that break at newlines alone.
    @preconcurrency @MainActor public func size() -> CGSize {
        guard let text = styled() else { return string.size(withAttributes: firstAttributes) }
        return StyledTextLayout(text, width: .infinity).size
    }

    /// Returns the rectangle of the text in lines no wider than a size. The options have no effect.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
    ) -> CGRect {
        guard let text = styled() else {
            return string.boundingRect(
                with: size, options: options, attributes: firstAttributes, context: context)
        }
        return CGRect(origin: .zero, size: StyledTextLayout(text, width: size.width).size)
    }

    /// Draws the text with its top left corner at a point of the current context.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        guard let text = styled() else { return string.draw(at: point, withAttributes: firstAttributes) }
        let layout = StyledTextLayout(text, width: .infinity)
        CGContext.current?.draw(layout, in: CGRect(origin: point, size: layout.size))
    }

    /// Draws the text from the top of a rectangle of the current context.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text from the top of a rectangle of the current context, in lines that fit it.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: Any? = nil
    ) {
        guard let text = styled(truncating: options.contains(.truncatesLastVisibleLine)) else {
            return string.draw(in: rect, withAttributes: firstAttributes)
        }
        let layout = StyledTextLayout(text, width: rect.width)
        CGContext.current?.draw(
            rect.height > 0 ? layout.fitting(rect.height, of: text) : layout, in: rect)
    }
}

extension String {
    /// Returns the rectangle of the text in lines no wider than a size. The options have no effect.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect {
        if let styled = styled(attributes) {
            return styled.boundingRect(with: size, options: options, context: context)
        }
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let box =
            ruler.blankSize(of: self, font: font.font, lineLimit: 0)
            ?? ruler.size(of: self, font: font.font, width: width, lineLimit: 0)
        return CGRect(origin: .zero, size: box)
    }

    /// Draws the text from the top of a rectangle of the current context, in lines that fit it.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }

    /// Returns the text with its attributes if these need runs, and nil otherwise.
    @MainActor func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString? {
        guard let attributes, !attributes.isEmpty, !isEmpty else { return nil }
        let styled = NSAttributedString(string: self, attributes: attributes)
        return StyledText.isNeeded(for: styled) ? styled : nil
    }
}

extension NSString {
    /// Returns the rectangle of the text in lines no wider than a size. The options have no effect.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect {
        String(describing: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text from the top of a rectangle of the current context, in lines that fit it.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

extension CGContext {
    /// Draws a text from the top of a rectangle.
    @MainActor fileprivate func draw(_ layout: StyledTextLayout, in rect: CGRect) {
        for content in layout.contents(in: rect) { add(content, under: ctm) }
        let layers = layout.layers(in: rect)
        if !layers.isEmpty { add(layers, in: rect) }
    }
}
