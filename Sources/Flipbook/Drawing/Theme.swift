import Picture

/// The colours that figures, trails and plots are written in: paper, ink, and series that the colour-blind
/// can tell apart.
public struct Theme: Sendable, Hashable {
    /// Behind everything.
    public let paper: Color
    /// Text, axes and dimension lines.
    public let ink: Color
    /// What stands back: captions, ticks, leader lines.
    public let quietInk: Color
    /// Lines of a grid, and edges of panels.
    public let hairline: Color
    /// What points out: vectors, angles, marks of contact.
    public let accent: Color
    /// Series of a plot and paths of items, in the order in which they are used.
    public let series: [Color]

    /// The colour of a series; after the last one they begin anew.
    public func series(_ number: Int) -> Color { series[number % series.count] }
}

extension Theme {
    /// Dark on white paper, as it is printed. The series are those of Okabe and Ito, "Color Universal Design"
    /// (2008), but for their yellow and sky blue, which are too pale for lines on white.
    public static let light = Theme(
        paper: .white, ink: Color(hex: 0x1D1D1F), quietInk: Color(hex: 0x6E6E73),
        hairline: Color(hex: 0xE3E3E8), accent: Color(hex: 0xD0390E),
        series: [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xB58900, 0x4B4B55].map(Color.init(hex:)))

    /// Light on dark paper, as pages are read at night. The series are those of Okabe and Ito.
    public static let dark = Theme(
        paper: Color(hex: 0x1C1C1E), ink: Color(hex: 0xF2F2F7), quietInk: Color(hex: 0xA1A1A8),
        hairline: Color(hex: 0x3A3A3E), accent: Color(hex: 0xFF7A50),
        series: [0x56B4E9, 0xE69F00, 0x2FC498, 0xE79AC7, 0xF0E442, 0xB8B8C0].map(Color.init(hex:)))
}

extension Theme {
    /// The themes by the names that the command line knows.
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
    /// A colour of three bytes, such as 0xD55E00.
    fileprivate init(hex: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }
}
