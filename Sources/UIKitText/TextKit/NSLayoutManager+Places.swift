// The places of lines and characters, in the coordinates of a container.
extension NSLayoutManager {
    /// Returns the area of the text in a container, with the distances of lines from its sides.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        lines(in: container).reduce(CGRect.null) { $0.union(usedRect(of: $1, in: container)) }.orZero
    }

    /// Returns the area of the letters of a line, with the distance from both sides.
    private func usedRect(of line: LineFragment, in container: NSTextContainer) -> CGRect {
        let padding = container.lineFragmentPadding
        return CGRect(
            x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding,
            height: line.frame.height)
    }

    /// Returns the area of a line over the whole width of its container.
    private func rect(of line: LineFragment, in container: NSTextContainer) -> CGRect {
        let width = container.size.width
        let used = usedRect(of: line, in: container)
        guard width > 0, width < 1e7 else { return used }
        return CGRect(x: 0, y: used.minY, width: width, height: used.height)
    }

    /// Returns the area around glyphs in a container.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
    }

    /// Calls a closure with the area of the glyphs in each line, until it sets its second argument.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: The selected glyphs, which change nothing.
    ///   - textContainer: The container.
    ///   - block: The closure.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(of: glyphRange, in: textContainer) where !stop.boolValue { block(rect, &stop) }
    }

    private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        let (content, padding) = (shown(in: container), container.lineFragmentPadding)
        return lines(in: container).compactMap { line in
            let start = max(range.location, line.range.location)
            let end = min(range.upperBound, line.range.upperBound)
            guard start < end else { return nil }
            let edges = [content.edge(at: start, in: line), content.edge(at: end, in: line)]
            let (left, right) = (edges.min() ?? 0, edges.max() ?? 0)
            return CGRect(
                x: padding + left, y: line.frame.minY, width: right - left, height: line.frame.height)
        }
    }

    // MARK: Characters

    /// Returns the character at a point, or the nearest one of the nearest line.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the container.
    ///   - container: The container.
    ///   - partialFraction: Gets the share of the character's width that is before the point, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let lines = lines(in: container)
        partialFraction?.pointee = 0
        guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last, line.length > 0 else {
            return lines.first { point.y < $0.frame.maxY }?.range.location ?? 0
        }
        let content = shown(in: container)
        let place = point.x - container.lineFragmentPadding
        func isBefore(_ offset: Int) -> Bool {
            let edge = content.edge(at: offset, in: line)
            return line.isRightToLeft ? edge >= place : edge <= place
        }
        // The edges of characters are in order: the last one before the point is found by halves.
        var (low, high) = (line.range.location, line.range.location + line.length - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if isBefore(middle) { low = middle } else { high = middle - 1 }
        }
        let text = content.source.string as NSString
        let letter = text.rangeOfComposedCharacterSequence(at: low)
        let edges = (
            content.edge(at: letter.location, in: line), content.edge(at: letter.upperBound, in: line)
        )
        if edges.0 != edges.1 {
            partialFraction?.pointee = max(0, min((place - edges.0) / (edges.1 - edges.0), 1))
        }
        return letter.location
    }

    /// Returns the glyph at a point, or the nearest one of the nearest line.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the container.
    ///   - container: The container.
    ///   - partialFraction: Gets the share of the glyph's width that is before the point, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    // MARK: Lines

    /// Returns the area of a glyph's line over the whole width of its container; zero beyond the last one.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Gets the glyphs of the line.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = line(at: glyphIndex), let container = textContainers.first else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return rect(of: line, in: container)
    }

    /// Returns the area of the letters of a glyph's line; zero beyond the last one.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Gets the glyphs of the line.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = line(at: glyphIndex), let container = textContainers.first else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return usedRect(of: line, in: container)
    }

    /// Returns the place of a glyph on the baseline, from the upper left corner of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex), let container = textContainers.first else { return .zero }
        let left = shown(in: container).edge(at: glyphIndex, in: line)
        return CGPoint(x: left + container.lineFragmentPadding, y: line.baseline)
    }

    /// Returns the container of a glyph; nil beyond the last line.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Gets the glyphs of the container.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let container = textContainers.first, line(at: glyphIndex) != nil else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    /// Calls a closure with each line of glyphs: its area, that of its letters, the container and the glyphs,
    /// until it sets its last argument.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - block: The closure.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in allLines
        where line.range.location < glyphRange.upperBound && line.range.upperBound > glyphRange.location
            && !stop.boolValue
        {
            block(
                rect(of: line, in: container), usedRect(of: line, in: container), container, line.range, &stop
            )
        }
    }
}

extension CGRect {
    /// The rectangle; zero in place of none.
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
