import CoreGeometry

/// The system font of an iPhone as numbers: advances, tracking, kerning and vertical metrics of its letters
/// in one size, weight and slant. Labels are measured by them, and the letters of another font are set on
/// them.
package struct SystemFont: Sendable, Hashable {
    /// The size of the em square, in points.
    package let size: Double
    /// A Boolean value that indicates whether all letters have one advance.
    package let isMonospaced: Bool
    private let isItalic: Bool
    private let hasEvenDigits: Bool
    private let kernsPairs: Bool
    /// The place between the regular master, 0, and the lightest, -1, or the black one, 1.
    private let boldness: Double
    /// The place between the master for texts, 0, and that for display, 1.
    package let opticalSize: Double
    /// The distance added to each advance, in 1/2048 em.
    private let tracking: Double

    /// Creates the numbers of a font; nil for one that is not a design of the system font, and for the serif
    /// design, of which no advances are known.
    package init?(_ font: Font) {
        guard font.design != .installed, font.design != .serif, font.size.isFinite, font.size > 0 else {
            return nil
        }
        size = Double(font.size)
        isMonospaced = font.design == .monospaced
        (isItalic, hasEvenDigits, kernsPairs) = (font.isItalic, font.hasEvenDigits, font.kernsPairs)
        boldness = SystemFont.boldness.value(at: Double(font.weight))
        opticalSize = SystemFont.opticalSize.value(at: size)
        tracking = isMonospaced ? 0 : SystemFont.tracking.value(at: size).rounded(.down)
    }

    /// The number of units in the em square.
    package static let unitsPerEm: Double = 2048

    /// Returns the advance of a character, in units of the em square; nil for one that was not measured.
    ///
    /// Letters with accents are as wide as without. Even digits are as wide as the signs of arithmetic,
    /// which are made to stand in columns with them.
    package func advance(of scalar: Unicode.Scalar) -> Double? {
        if isMonospaced { return AdvanceTable.monospaced }
        let isDigit = hasEvenDigits && ("0"..."9").contains(scalar)
        guard let row = AdvanceTable.rows[isDigit ? "+" : SystemFont.base(of: scalar)] else { return nil }
        return value(of: row) + tracking
    }

    /// Returns the advance of a letter of another font that was not measured, from its own advance in units
    /// of the em square.
    ///
    /// Measured advances of Inter's letters are on average as wide as these.
    package func advance(replacing advance: Double) -> Double {
        isMonospaced ? AdvanceTable.monospaced : advance + tracking
    }

    /// Returns the kerning between two characters, in units of the em square; nil for a pair that was not
    /// measured. Spaces have none.
    package func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double? {
        if isMonospaced || !kernsPairs || first == " " || second == " " { return 0 }
        var pair = String.UnicodeScalarView()
        pair.append(contentsOf: [first, second])
        return KerningTable.rows[String(pair)].map(value)
    }

    /// Returns the kerning of a pair of which only Inter's is known, in units of the em square.
    ///
    /// In the texts that were measured no pair is set wider than its advances, and the display master kerns
    /// 1.3 times as much as that for texts, in sums weighted by their lengths.
    package func kerning(replacing kerning: Double) -> Double {
        isMonospaced || !kernsPairs ? 0 : min(0, kerning) * (1 + 0.3 * opticalSize)
    }

    /// Returns the width of a line, in points, without kerning of pairs that were not measured; characters
    /// without a row count 0.6 em.
    package func width(of line: some StringProtocol) -> Double {
        var sum = 0.0
        var last: Unicode.Scalar?
        for scalar in line.unicodeScalars {
            sum += advance(of: scalar) ?? 0.6 * SystemFont.unitsPerEm
            if let last { sum += kerning(last, scalar) ?? 0 }
            last = scalar
        }
        return sum * size / SystemFont.unitsPerEm
    }

    /// Returns the value of a table's row at the font's weight, slant and size.
    func value(of row: AdvanceTable.Row) -> Double {
        let (text, display) = (row.lowHalf, row.highHalf)
        func blend(_ master: SIMD4<Double>) -> Double {
            let delta = boldness < 0 ? master[1] - master[0] : master[2] - master[1]
            return master[isItalic ? 3 : 1] + boldness * delta
        }
        return blend(text) + opticalSize * (blend(display) - blend(text))
    }

    /// Returns the first character of a canonical decomposition: a letter without its accents.
    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard !scalar.isASCII, scalar.value < 0x2000 else { return scalar }
        return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
    }
}
