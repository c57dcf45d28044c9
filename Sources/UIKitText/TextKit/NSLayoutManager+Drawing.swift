import Picture

extension NSLayoutManager {
    /// Draws glyphs of the first container in the current context, with the container's upper left corner at
    /// a point.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The point.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = CGContext.current, let container = textContainers.first, glyphsToShow.length > 0
        else { return }
        let (size, padding) = (container.size, container.lineFragmentPadding)
        let width = size.width > 0 && size.width < 1e7 ? max(1, size.width - 2 * padding) : .infinity
        let height = size.height > 0 && size.height < 1e7 ? size.height : .infinity
        let layout = shown(in: container).layout(
            width: width, height: height, lineLimit: container.maximumNumberOfLines, around: container.areas
        ) { container.view?.setLinkAttributes(of: &$0) }
        let place = CGPoint(x: origin.x + padding, y: origin.y)
        let frame = CGRect(
            origin: place,
            size: CGSize(width: width.isFinite ? width : layout.size.width, height: layout.size.height))
        context.saveGState()
        if glyphsToShow.location > 0 || glyphsToShow.upperBound < numberOfGlyphs {
            // Parts of lines are shown through their areas.
            let path = CGMutablePath()
            enumerateEnclosingRects(
                forGlyphRange: glyphsToShow,
                withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
                in: container
            ) { rect, _ in path.addRect(rect.offsetBy(dx: origin.x, dy: origin.y)) }
            context.addPath(path)
            context.clip()
        }
        for content in layout.contents(in: frame) { context.addText(content) }
        let layers = layout.layers(in: frame)
        if !layers.isEmpty { context.add(layers, in: frame) }
        context.restoreGState()
    }

    /// Does nothing: the grounds of letters are drawn with them.
    public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Returns the glyphs of the lines that meet a rectangle of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let met = lines(in: container).filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
        guard let first = met.first, let last = met.last else { return NSRange(location: 0, length: 0) }
        return NSRange(
            location: first.range.location, length: last.range.upperBound - first.range.location)
    }

    /// Returns a Boolean value that indicates whether there is a glyph of a number.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the number of characters: layout happens when it is asked for.
    public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }

    /// Forgets the layout of characters.
    public func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
}
