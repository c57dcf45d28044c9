import Picture

/// Letters of a line with the same attributes.
@preconcurrency @MainActor public final class CTRun: NSObject {
    package let attributes: [NSAttributedString.Key: Any]
    package let text: NSAttributedString
    package let range: NSRange
    package let font: UIFont
    package let width: CGFloat
    /// The letters with their places on the line and in the text.
    package let letters: [(glyph: CGGlyph, x: CGFloat, index: Int)]

    /// Lays out a part of a text from a place on the line.
    init(_ text: NSAttributedString, _ range: NSRange, at start: CGFloat) {
        attributes = text.attributes(at: range.location, effectiveRange: nil)
        (self.text, self.range) = (text, range)
        let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        self.font = font
        let string = text.attributedSubstring(from: range).string
        width = GlyphTable.width(of: string, font)
        var places = GlyphTable.ruler.letters(of: string, font: font.font)
        if places.isEmpty {
            var x: CGFloat = 0
            places = string.map { character in
                defer { x += GlyphTable.width(of: String(character), font) }
                return LineLetter(byteCount: character.utf8.count, x: x)
            }
        }
        let bytes = Array(string.utf8)
        var (byte, unit) = (0, range.location)
        letters = places.map { place in
            let end = min(byte + place.byteCount, bytes.count)
            let letter = String(decoding: bytes[min(byte, end)..<end], as: UTF8.self)
            defer { (byte, unit) = (end, unit + letter.utf16.count) }
            return (GlyphTable.current.glyph(of: letter), start + place.x, unit)
        }
        super.init()
    }

    /// Returns the letters of a range, or all from its start where it is empty.
    fileprivate func part(_ range: CFRange) -> ArraySlice<(glyph: CGGlyph, x: CGFloat, index: Int)> {
        let start = max(0, min(range.location, letters.count))
        let end = range.length <= 0 ? letters.count : min(letters.count, start + range.length)
        return letters[start..<max(start, end)]
    }
}

/// Returns the number of letters of a run.
@preconcurrency @MainActor public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.letters.count }

/// Returns the attributes of a run by their names.
@preconcurrency @MainActor public func CTRunGetAttributes(_ run: CTRun) -> NSDictionary {
    let names = NSMutableDictionary()
    for (key, value) in run.attributes { names[NSString(string: key.rawValue)] = value }
    names[NSString(string: kCTFontAttributeName)] = run.font
    return names
}

/// Returns the part of the text that a run shows.
@preconcurrency @MainActor public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.range.location, length: run.range.length)
}

/// Copies the letters of a range of a run.
@preconcurrency @MainActor public func CTRunGetGlyphs(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
    for (place, letter) in run.part(range).enumerated() { buffer[place] = letter.glyph }
}

/// Copies the places of letters on their line, in points.
@preconcurrency @MainActor public func CTRunGetPositions(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
    for (place, letter) in run.part(range).enumerated() { buffer[place] = CGPoint(x: letter.x, y: 0) }
}

/// Copies the advances of letters, in points.
@preconcurrency @MainActor public func CTRunGetAdvances(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
    let start = run.letters.first?.x ?? 0
    for (place, letter) in run.part(range).enumerated() {
        let index = max(0, range.location) + place + 1
        let end = index < run.letters.count ? run.letters[index].x : start + run.width
        buffer[place] = CGSize(width: end - letter.x, height: 0)
    }
}

/// Copies the places of letters in the text.
@preconcurrency @MainActor public func CTRunGetStringIndices(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
    for (place, letter) in run.part(range).enumerated() { buffer[place] = letter.index }
}
