extension InterfaceLoader {
    /// Returns the effect that is drawn for a view: a blur, or on a blur the vibrancy of what lies in it.
    func effect(_ element: InterfaceElement) -> UIVisualEffect {
        let blur = element.child("vibrancyEffect")?.child("blurEffect") ?? element.child("blurEffect")
        let style = blur?["style"].flatMap { Self.blurStyles[$0] } ?? .light
        let effect = UIBlurEffect(style: style)
        return element.child("vibrancyEffect") == nil ? effect : UIVibrancyEffect(blurEffect: effect)
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
