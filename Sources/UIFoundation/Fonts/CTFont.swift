import Picture

/// A font, by its name in Core Text.
public typealias CTFont = UIFont
/// The number of a letter, the same for all fonts of a run.
public typealias CGGlyph = UInt16
/// A unit of UTF-16.
public typealias UniChar = UInt16
/// A number of elements.
public typealias CFIndex = Int

/// The name of the attribute of the font.
public let kCTFontAttributeName = "NSFont"

/// The ways in which lines run.
public enum CTFontOrientation: UInt32, Sendable {
    /// That of the font.
    case `default` = 0
    /// From left to right.
    case horizontal
    /// From top to bottom; treated as from left to right.
    case vertical
}

/// Returns the font of a name, in points.
public func CTFontCreateWithName(
    _ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? UIFont() }

/// Returns the font of a name, in points.
public func CTFontCreateWithName(
    _ name: NSString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFontCreateWithName("\(name)", size, matrix) }

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the height above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the depth below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the distance of lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Finds the letters of characters; returns false where one has none.
@preconcurrency @MainActor @discardableResult public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    let units = UnsafeBufferPointer(start: characters, count: max(0, count))
    var (index, areAllKnown) = (0, true)
    for character in String(decoding: units, as: UTF16.self).unicodeScalars {
        let length = character.utf16.count
        glyphs[index] = GlyphTable.current.glyph(of: String(character))
        // The second unit of a character has no letter of its own.
        if length > 1 { glyphs[index + 1] = 0 }
        if glyphs[index] == 0 { areAllKnown = false }
        index += length
    }
    return areAllKnown
}

/// Returns the outline of a letter, upward from its baseline; nil for a space, and for a letter of a color
/// font.
@preconcurrency @MainActor public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let measurer = GlyphTable.ruler
    guard let text = GlyphTable.current.text(of: glyph),
        let outline = measurer.outline(of: text, font: font.font), !outline.elements.isEmpty
    else { return nil }
    // Core Text's y axis points up.
    let upward = CGAffineTransform(scaleX: 1, y: -1)
    let path = outline.applying(upward)
    return CGPath(matrix.map { path.applying($0.pointee) } ?? path)
}

/// Finds the advances of letters, and returns their sum in points.
@preconcurrency @MainActor @discardableResult public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(0, count) {
        let text = GlyphTable.current.text(of: glyphs[index]) ?? ""
        let width = GlyphTable.width(of: text, font)
        advances?[index] = CGSize(width: width, height: 0)
        sum += width
    }
    return sum
}

/// Finds the boxes of the outlines of letters, upward from the baseline, and returns the box of all.
@preconcurrency @MainActor @discardableResult public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[index] = box
        if !box.isEmpty { all = all.union(box) }
    }
    return all.isNull ? .zero : all
}
