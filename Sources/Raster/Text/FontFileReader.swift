import CCairo
import CoreGeometry
import Foundation
import Picture

/// A reader of the fonts in a file: their names as fontconfig finds them, and their heights.
struct FontFileReader {
    let path: String
    let hash: UInt64

    /// The fonts of outlines, and the instances of a variable font that have names; none for another file.
    var faces: [FontFace] {
        guard let found = FcFontSetCreate() else { return [] }
        defer { FcFontSetDestroy(found) }
        var count: Int32 = 0
        _ = FcFreeTypeQueryAll(path, UInt32.max, nil, &count, found)
        return (0..<Int(found.pointee.nfont)).compactMap { index in
            found.pointee.fonts[index].flatMap(face)
        }
    }

    /// Returns the name by which a font is drawn. fontconfig's index has the number in the file and, in its
    /// higher half, that of an instance of a variable font.
    static func key(hash: UInt64, _ pattern: OpaquePointer) -> String {
        "file \(String(hash, radix: 16)) font \(number(FC_INDEX, of: pattern))"
    }

    /// Returns the font of a pattern; nil for pictures of letters, and for a variable font without values.
    private func face(_ pattern: OpaquePointer) -> FontFace? {
        var (isScalable, isVariable): (FcBool, FcBool) = (0, 0)
        FcPatternGetBool(pattern, FC_SCALABLE, 0, &isScalable)
        FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
        guard isScalable != 0, isVariable == 0,
            let family = Self.text(FC_FAMILY, of: pattern, languages: FC_FAMILYLANG),
            let metrics = metrics(ofFont: Self.number(FC_INDEX, of: pattern))
        else { return nil }
        let full = Self.text(FC_FULLNAME, of: pattern, languages: FC_FULLNAMELANG) ?? family
        let postScript = Self.text(FC_POSTSCRIPT_NAME, of: pattern) ?? full.filter { $0 != " " }
        var weight = 80.0  // FC_WEIGHT_REGULAR
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        return FontFace(
            key: Self.key(hash: hash, pattern),
            names: FontFace.Names(postScript: postScript, full: full, family: family),
            weight: Font.weight(css: FcWeightToOpenTypeDouble(weight)),
            isItalic: Self.number(FC_SLANT, of: pattern) > 0, metrics: metrics)
    }

    private static func number(_ property: String, of pattern: OpaquePointer) -> Int {
        var number: Int32 = 0
        FcPatternGetInteger(pattern, property, 0, &number)
        return Int(number)
    }

    /// Returns a text of a font: the one in English where a property has the languages, or else the first.
    private static func text(
        _ property: String, of pattern: OpaquePointer, languages: String? = nil
    ) -> String? {
        func text(_ property: String, _ index: Int32) -> String? {
            var text: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, property, index, &text) == FcResultMatch else { return nil }
            return text.map { String(cString: $0) }
        }
        var index: Int32 = 0
        while let languages, let language = text(languages, index) {
            if language == "en", let english = text(property, index) { return english }
            index += 1
        }
        return text(property, 0)
    }

    // MARK: Heights

    /// Returns the heights of the font of an index; nil for one that FreeType does not load.
    ///
    /// They are those of the table hhea, which Apple's systems use, and not those that FreeType selects.
    private func metrics(ofFont index: Int) -> FontFace.Metrics? {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var loaded: FT_Face?
        guard FT_New_Face(library, path, FT_Long(index), &loaded) == 0, let face = loaded else { return nil }
        defer { FT_Done_Face(face) }
        let units = CGFloat(face.pointee.units_per_EM)
        guard units > 0 else { return nil }
        var heights = [face.pointee.ascender, face.pointee.descender].map { CGFloat($0) }
        heights.append(CGFloat(face.pointee.height) - heights[0] + heights[1])
        if let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
            let header = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
            let own = [header.Ascender, header.Descender, header.Line_Gap].map { CGFloat($0) }
            if own[0] > own[1] { heights = own }
        }
        guard heights[0] > heights[1] else { return nil }
        return FontFace.Metrics(
            ascender: heights[0] / units, descender: heights[1] / units, leading: max(0, heights[2]) / units,
            capHeight: Self.height(of: "H", in: face).map { $0 / units } ?? 0.7,
            xHeight: Self.height(of: "x", in: face).map { $0 / units } ?? 0.5)
    }

    /// Returns the height of a capital or small letter: that of the table OS/2, which has them from version 2
    /// on, or that of its outline.
    private static func height(of letter: Unicode.Scalar, in face: FT_Face) -> CGFloat? {
        if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
            let values = table.assumingMemoryBound(to: TT_OS2.self).pointee
            let height = letter == "H" ? values.sCapHeight : values.sxHeight
            if values.version >= 2, values.version != .max, height > 0 { return CGFloat(height) }
        }
        let isUnscaled: Int32 = 1  // FT_LOAD_NO_SCALE
        guard FT_Load_Char(face, FT_ULong(letter.value), isUnscaled) == 0, let slot = face.pointee.glyph
        else { return nil }
        let height = CGFloat(slot.pointee.metrics.horiBearingY)
        return height > 0 ? height : nil
    }
}

extension Font {
    /// Returns the weight of `Font` that is nearest to one in the scale of CSS, from 100 to 900.
    fileprivate static func weight(css: Double) -> CGFloat {
        let weights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        return weights[css.isFinite ? Int((min(max(css, 100), 900) / 100).rounded()) - 1 : 3]
    }
}
