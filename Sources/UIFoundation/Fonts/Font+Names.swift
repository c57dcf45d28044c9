import Foundation
import Picture

extension Font {
    /// The names of weights and slants at the ends of fonts' names.
    private static let weights: [(name: String, weight: CGFloat)] = [
        ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23),
        ("Semibold", 0.3), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
    ]

    /// Other names of the same weights.
    private static let synonyms: [String: CGFloat] = [
        "ultralight": -0.8, "extralight": -0.6, "book": 0, "roman": 0, "demibold": 0.3, "extrabold": 0.56,
        "ultrabold": 0.56,
    ]

    /// Creates a font of a full name, such as HelveticaNeue-BoldItalic, or of a family.
    ///
    /// What follows the hyphen selects weight and slant, and the narrow letters of
    /// HelveticaNeue-CondensedBold, if it is made of their names; the capitals before it begin words of the
    /// family's name. The names of fonts that the app has registered come first.
    package init(postScriptName name: String, size: CGFloat) {
        self.init(family: name, size: size)
        if let face = RegisteredFonts.face(named: name) {
            take(face)
            return
        }
        guard let hyphen = name.lastIndex(of: "-") else { return }
        var style = name[name.index(after: hyphen)...].lowercased()
        for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
            style.removeLast(slant.count)
            isItalic = true
        }
        let isNarrow = style.hasPrefix("condensed")
        if isNarrow { style.removeFirst("condensed".count) }
        let named = Font.weights.first { $0.name.lowercased() == style }?.weight ?? Font.synonyms[style]
        guard let weight = named ?? (style.isEmpty && (isItalic || isNarrow) ? 0 : nil) else {
            isItalic = false
            return
        }
        self.weight = weight
        family = String(name[..<hyphen]).spacedAtCapitals + (isNarrow ? " Condensed" : "")
    }

    /// Takes a family: the font of a file that is nearest to the weight and slant where the app has
    /// registered one.
    package mutating func take(family name: String) {
        (family, design, face) = (name, .installed, nil)
        if let found = RegisteredFonts.face(ofFamily: name, weight: weight, isItalic: isItalic) {
            take(found)
        }
    }

    /// Takes the font of a file that is nearest to a weight and slant that have changed; a font without a
    /// file stays as it is.
    mutating func takeNearestFile() {
        guard let face, face.weight != weight || face.isItalic != isItalic else { return }
        take(family: family)
    }

    /// The name of the family as UIFont has it.
    var familyName: String {
        switch design {
        case .installed: family
        case .standard: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        }
    }

    /// The full name as UIFont has it: that of a family alone for its regular weight.
    package var postScriptName: String {
        if let face { return face.names.postScript }
        let nearest = Font.weights.min { abs($0.weight - weight) < abs($1.weight - weight) }
        let style = (nearest?.name ?? "Regular") + (isItalic ? "Italic" : "")
        switch design {
        case .installed where style == "Regular": return family
        case .installed: return family.filter { $0 != " " } + "-" + style
        case .standard: return ".SFUI-" + style
        case .monospaced, .rounded, .serif: return familyName + "-" + style
        }
    }
}

extension String {
    /// The string with a space before each capital after a small letter: AvenirNext becomes Avenir Next.
    fileprivate var spacedAtCapitals: String {
        var result = ""
        for letter in self {
            if letter.isUppercase, result.last?.isLowercase == true { result.append(" ") }
            result.append(letter)
        }
        return result
    }
}
