import CoreGeometry
public import UIFoundation

/// Returns the name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> NSString { NSString(string: font.fontName) }
/// Returns the name of a font.
public func CTFontCopyFullName(_ font: CTFont) -> NSString { NSString(string: font.fontName) }
/// Returns the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> NSString { NSString(string: font.familyName) }
/// Returns the distance of the line below letters from the baseline, in points; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -0.1 * font.pointSize }
/// Returns the thickness of the line below letters, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { 0.05 * font.pointSize }
/// Returns the angle of slanted letters; 0.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { 0 }
/// Returns the number of units of a font's size; 1000.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }
/// Returns a font in another size, its own for 0; matrix and attributes have no effect.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: AnyObject?
) -> CTFont { size > 0 ? font.withSize(size) : font }

/// Draws letters at places on their baselines, in the context's fill color, where y points up.
@preconcurrency @MainActor public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    for index in 0..<max(0, count) {
        let place = positions[index]
        var move = CGAffineTransform(translationX: place.x, y: place.y).concatenating(context.textMatrix)
        guard let path = CTFontCreatePathForGlyph(font, glyphs[index], &move) else { continue }
        context.addPath(path)
        context.fillPath()
    }
}
