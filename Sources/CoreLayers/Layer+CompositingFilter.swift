import Picture

extension Layer.Blending {
    /// The ways by the names that Core Animation has for them.
    private static let named: [String: Layer.Blending] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
        "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity,
    ]

    /// The way of a layer's filter: that of its name, such as "multiplyBlendMode"; normal for another value.
    init(_ compositingFilter: Any) {
        let name = (compositingFilter as? String) ?? ""
        self = name.hasSuffix("BlendMode") ? Self.named[String(name.dropLast(9))] ?? .normal : .normal
    }
}
