import Picture

extension Color {
    /// The everyday name of the color: of its hue, or white, gray or black where it has little of one.
    var plainName: String {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let (chroma, lightness) = (high - low, (high + low) / 2)
        if high < 0.16 { return "black" }
        if chroma < 0.1 {
            return lightness > 0.95
                ? "white" : lightness > 0.7 ? "light gray" : lightness > 0.3 ? "gray" : "dark gray"
        }
        let hue: Double
        if high == red {
            hue = (60 * (green - blue) / chroma + 360).truncatingRemainder(dividingBy: 360)
        } else if high == green {
            hue = 60 * (blue - red) / chroma + 120
        } else {
            hue = 60 * (red - green) / chroma + 240
        }
        let name = Self.hues.last { hue >= $0.from }?.name ?? "red"
        if name == "orange", lightness < 0.4 || (lightness < 0.6 && chroma < 0.35) { return "brown" }
        if name == "red", lightness > 0.7 { return "pink" }
        return name
    }

    /// The names of hues, from an angle in degrees on.
    private static let hues: [(from: Double, name: String)] = [
        (0, "red"), (18, "orange"), (45, "yellow"), (70, "green"), (165, "turquoise"), (200, "blue"),
        (250, "purple"), (295, "pink"), (345, "red"),
    ]
}
