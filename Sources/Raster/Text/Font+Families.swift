import CoreGeometry
import Picture

extension Font {
    /// The names of families in the order in which they are looked for.
    ///
    /// Inter's letters for display are as wide as those of an iPhone's font from 28 points on, and those for
    /// texts up to 17 points; the change is in the middle. Some systems have Inter as a variable font alone.
    /// The font of a file has the name of its file instead of its family's; see `FontFiles`.
    var families: [String] {
        if let face { return [face.key, "Inter", "Inter Variable"] }
        let family = family.withoutControls.replacing(",", with: " ")
        guard design == .standard || design == .rounded, let system = SystemFont(self) else {
            return [family] + substitutes
        }
        return (system.opticalSize < 0.5 ? [] : ["Inter Display"]) + ["Inter", "Inter Variable", family]
    }

    /// The families that stand for one of an iPhone's fonts where that is not installed.
    ///
    /// Liberation's letters are as wide as those of Helvetica, Times and Courier, and Menlo is derived from
    /// DejaVu Sans Mono. Liberation Sans has two weights only: others are drawn with Inter, as are all
    /// further families, since fontconfig would take DejaVu, whose letters are much wider.
    private var substitutes: [String] {
        guard design == .installed else { return [] }
        let name = family.lowercased().filter { $0.isLetter }
        func isOne(of beginnings: [String]) -> Bool { beginnings.contains { name.hasPrefix($0) } }
        // The family of texts that name none, and names that mean no family of their own.
        let generic = ["sans", "sansserif", "serif", "mono", "monospace"]
        if isOne(of: ["dejavu"]) || generic.contains(name) { return [] }
        if name.contains("condensed") { return ["Liberation Sans Narrow", "Inter"] }
        if isOne(of: ["helvetica", "arial"]), [400, 700].contains(cssWeight) {
            return ["Liberation Sans", "Inter"]
        }
        if isOne(of: ["menlo", "monaco"]) { return ["DejaVu Sans Mono"] }
        if isOne(of: ["courier"]) { return ["Liberation Mono"] }
        if isOne(of: Self.serifs) { return ["Liberation Serif", "DejaVu Serif"] }
        return ["Inter"]
    }

    /// The beginnings of the names of an iPhone's families with serifs.
    private static let serifs = [
        "american", "baskerville", "bodoni", "charter", "cochin", "didot", "georgia", "hoefler", "palatino",
        "rockwell", "superclarendon", "times",
    ]

    /// The weight in the scale of CSS and fontconfig, from 100 to 900 in hundreds.
    var cssWeight: Int {
        let steps: [(below: CGFloat, weight: Int)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
            (0.59, 800),
        ]
        return steps.first { weight < $0.below }?.weight ?? 900
    }
}
