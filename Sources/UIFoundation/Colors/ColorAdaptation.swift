import Picture

/// The values of a color in several environments.
enum ColorAdaptation: Sendable {
    /// The values in light, dark, light of high contrast, dark of high contrast, and, where there are six, in
    /// dark on an elevated level without and with high contrast; and those in the looks of other systems.
    case variants([Color], looks: [SystemLook: [Color]])
    /// A closure of the scene.
    case provider(@MainActor @Sendable (UITraitCollection) -> UIColor)
    /// A pattern, which is the same in all environments.
    case pattern(ColorPattern)

    /// Returns the color in an environment.
    @MainActor func color(in traits: UITraitCollection) -> UIColor {
        switch self {
        case .provider(let provider): return provider(traits)
        case .pattern(let pattern): return UIColor(pattern: pattern)
        case .variants(let usual, let looks):
            let colors = looks.isEmpty ? usual : looks[SystemLook.current] ?? usual
            let isDark = traits.userInterfaceStyle == .dark
            let hasContrast = traits.accessibilityContrast == .high
            let isElevated = isDark && traits.userInterfaceLevel == .elevated && colors.count == 6
            return UIColor(
                colors[(isElevated ? 4 : isDark ? 1 : 0) + (hasContrast ? (isElevated ? 1 : 2) : 0)])
        }
    }
}
