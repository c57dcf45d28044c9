extension InterfaceLoader {
    /// Returns the image of a key: the one that an attribute of the element names, or a child, which Xcode
    /// writes in place of the attribute where the image has a scale or a mode of its own; nil for none.
    func image(_ key: String, of element: InterfaceElement) -> UIImage? {
        let reference = element.children.first { $0.name == "imageReference" && $0["key"] == key }
        guard let name = reference?["image"] ?? element[key] else { return nil }
        guard (reference ?? element)["catalog"] == "system" else {
            return inMode(of: reference, Self.image(name))
        }
        let preferred =
            key == "backgroundImage" ? nil : element.child(key: "preferredSymbolConfiguration")
        var form = symbolConfiguration(reference)
        // An image view has the preferred size and weight itself; a button, for one of its states, has not.
        if form != nil || element.name == "state" { form = symbolConfiguration(reference, preferred) }
        return inMode(of: reference, UIImage(systemName: name, withConfiguration: form))
    }

    /// Returns an image in the rendering mode of its reference.
    private func inMode(of reference: InterfaceElement?, _ image: UIImage?) -> UIImage? {
        switch reference?["renderingMode"] {
        case "original": image?.withRenderingMode(.alwaysOriginal)
        case "template": image?.withRenderingMode(.alwaysTemplate)
        default: image
        }
    }

    /// Returns the size and weight of symbols that elements give, the first of them first; nil where they
    /// give none.
    func symbolConfiguration(_ elements: InterfaceElement?...) -> UIImage.SymbolConfiguration? {
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
            "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let parts = elements.compactMap { $0 }
        let size = parts.compactMap { $0.number("pointSize") ?? font($0.child("fontDescription"))?.pointSize }
            .first { (1...1000).contains($0) }
        let weight = parts.compactMap { $0["weight"].flatMap { weights[$0] } }.first
        let scale = parts.compactMap { ($0["symbolScale"] ?? $0["scale"]).flatMap { scales[$0] } }.first
        guard size != nil || weight != nil || scale != nil else { return nil }
        return UIImage.SymbolConfiguration(
            pointSize: size ?? UIFont.labelFontSize, weight: weight ?? .regular, scale: scale ?? .default)
    }

    /// Returns the image of a name. A missing one is drawn by nothing, as on a device, with a warning.
    private static func image(_ name: String) -> UIImage? {
        if let image = UIImage(named: name) { return image }
        RunContext.current.warn("No file in the folder has the storyboard's image “\(name)”; it is left out.")
        return nil
    }
}
