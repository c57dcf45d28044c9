public import CoreGeometry
public import Picture

/// The text measurer that has the fonts and the line breaks of drawn pictures.
public struct PangoTextMeasurer: TextMeasurer {
    /// Creates a measurer; all are equal.
    public init() {}

    /// Returns the size of a text, in points, in lines no wider than `width` (any width for 0 or less, as in
    /// UIKit's `sizeThatFits`) and at most `lineLimit` of them (0 for any number); zero for an empty text or
    /// a font without size.
    public func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
        let request = TextShaper.Request(
            string: string, font: font, width: width > 0 ? width : .infinity, lineLimit: lineLimit)
        return (try? TextShaper.shared.block(request))?.size ?? .zero
    }

    /// A sentence that names Inter's package where it is not installed.
    public var missingFont: String? { Self.missingInter }

    private static let missingInter: String? = {
        // Which adds the fonts of an archive.
        _ = TextShaper.shared
        if Font.isInstalled(family: "Inter") || Font.isInstalled(family: "Inter Variable") { return nil }
        return
            "The font Inter is not installed, so DejaVu Sans stands in for an iPhone's system font. Its package "
            + "is fonts-inter (Debian, Ubuntu), rsms-inter-fonts (Fedora), inter-font (Arch) or font-inter (brew)."
    }()
}
