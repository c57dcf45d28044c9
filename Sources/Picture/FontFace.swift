package import CoreGeometry

/// A font that a `TextMeasurer` has read from a file, such as one that an app brings along.
public final class FontFace: Sendable, Hashable {
    /// The heights of a font, as parts of its size.
    package struct Metrics: Sendable {
        /// The height of letters above the baseline.
        package var ascender: CGFloat
        /// The depth of letters below the baseline; negative.
        package var descender: CGFloat
        /// The distance between lines in addition to their heights.
        package var leading: CGFloat
        /// The height of capital letters.
        package var capHeight: CGFloat
        /// The height of small letters.
        package var xHeight: CGFloat
        /// The distance between baselines.
        package var lineHeight: CGFloat { ascender - descender + leading }

        /// Creates heights.
        package init(
            ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
        ) {
            (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
            (self.capHeight, self.xHeight) = (capHeight, xHeight)
        }
    }

    /// The names of a font.
    package struct Names: Sendable {
        /// The PostScript name, such as Lato-BlackItalic.
        package var postScript: String
        /// The full name, such as Lato Black Italic.
        package var full: String
        /// The family, such as Lato.
        package var family: String

        /// Creates names.
        package init(postScript: String, full: String, family: String) {
            (self.postScript, self.full, self.family) = (postScript, full, family)
        }
    }

    /// The name by which the font is drawn, which depends on the bytes of the file and is that of no other
    /// font.
    package let key: String
    /// The names.
    package let names: Names
    /// The weight, as that of `Font`.
    package let weight: CGFloat
    /// A Boolean value that indicates whether the font is italic.
    package let isItalic: Bool
    /// The heights.
    package let metrics: Metrics

    /// Creates the font of a file.
    package init(key: String, names: Names, weight: CGFloat, isItalic: Bool, metrics: Metrics) {
        (self.key, self.names, self.weight) = (key, names, weight)
        (self.isItalic, self.metrics) = (isItalic, metrics)
    }

    /// Returns whether two fonts are of the same bytes.
    public static func == (one: FontFace, other: FontFace) -> Bool { one.key == other.key }

    /// Adds the font to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Font {
    /// Creates the font of a file.
    package init(_ face: FontFace, size: CGFloat) {
        self.init(family: face.names.family, size: size)
        take(face)
    }

    /// Takes the family, weight and slant of a font of a file, which is drawn from then on.
    package mutating func take(_ face: FontFace) {
        (self.face, family, design) = (face, face.names.family, .installed)
        (weight, isItalic) = (face.weight, face.isItalic)
    }
}
