public import Picture

/// The colors of figures, trails and plots: paper, inks, and series that color-blind readers can distinguish.
public struct Theme: Sendable, Hashable {
    /// The background color.
    public let paper: Color
    /// The color of text, axes and dimension lines.
    public let ink: Color
    /// The color of secondary elements: captions, ticks and leader lines.
    public let quietInk: Color
    /// The color of grid lines and panel edges.
    public let hairline: Color
    /// The color of emphasized elements: vectors, angles and contact marks.
    public let accent: Color
    /// The colors of plot series and item paths, in the order in which they are used.
    public let series: [Color]

    /// Returns the color of a series; numbers beyond the last series start over at the first.
    public func series(_ number: Int) -> Color { series[number % series.count] }
}

extension Theme {
    /// Dark ink on white paper, for print. The first four series are from Okabe and Ito, "Color Universal
    /// Design" (2008), whose yellow and sky blue are too pale for lines on white; a dark yellow and a gray
    /// follow.
    public static let light = Theme(
        paper: .white, ink: Color(hex: 0x1D1D1F), quietInk: Color(hex: 0x6E6E73),
        hairline: Color(hex: 0xE3E3E8), accent: Color(hex: 0xD0390E),
        series: [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xB58900, 0x4B4B55].map(Color.init(hex:)))

    /// Light ink on dark paper, for pages in dark mode. The series are the light ones of Okabe and Ito, with
    /// lighter vermilion, green and purple, and a gray: their orange is as far from red as their purple is.
    public static let dark = Theme(
        paper: Color(hex: 0x1C1C1E), ink: Color(hex: 0xF2F2F7), quietInk: Color(hex: 0xA1A1A8),
        hairline: Color(hex: 0x3A3A3E), accent: Color(hex: 0xFF7A50),
        series: [0x56B4E9, 0xF0803C, 0x2FC498, 0xE79AC7, 0xF0E442, 0xB8B8C0].map(Color.init(hex:)))
}

extension Theme {
    /// The names of the themes on the command line.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case light, dark

        /// The theme of this name.
        public var theme: Theme {
            switch self {
            case .light: .light
            case .dark: .dark
            }
        }
    }
}

extension Color {
    /// Creates a color from three bytes, such as 0xD55E00.
    fileprivate init(hex: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }
}
