import CoreGeometry
import Picture

extension Font {
    /// The names of families in the order in which they are looked for.
    ///
    /// Inter's letters for display are as wide as those of an iPhone's font from 28 points on, and those for
    /// texts up to 17 points; the change is in the middle. Some systems have Inter as a variable font alone.
    var families: [String] {
        let family = family.withoutControls.replacing(",", with: " ")
        guard design == .standard || design == .rounded, let system = SystemFont(self) else {
            return [family]
        }
        return (system.opticalSize < 0.5 ? [] : ["Inter Display"]) + ["Inter", "Inter Variable", family]
    }

    /// The weight in the scale of CSS and fontconfig, from 100 to 900 in hundreds.
    var cssWeight: Int {
        let steps: [(below: CGFloat, weight: Int)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
            (0.59, 800),
        ]
        return steps.first { weight < $0.below }?.weight ?? 900
    }
}
