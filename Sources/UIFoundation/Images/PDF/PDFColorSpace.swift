import Picture

/// A color space of a PDF file (ISO 32000-1, 8.6). Profiles are taken for sRGB, and inks for ideal ones.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    /// Colors of a table, one after the other, in a space.
    case indexed(PDFColorSpace, [UInt8])
    /// An ink whose amounts a function maps to colors of a space.
    case ink(PDFColorSpace, PDFFunction)
    /// Gradients and tiles instead of colors.
    case pattern

    /// Reads a space, by its name or as an array; nil for one that is not read.
    ///
    /// - Parameters:
    ///   - value: The space.
    ///   - file: The file.
    ///   - named: The spaces that the instructions can name.
    ///   - depth: The number of spaces around this one.
    init?(_ value: PDFValue, in file: PDFFile, named: PDFValue = .null, depth: Int = 0) {
        guard depth < 8 else { return nil }
        if let name = value.name {
            if let space = Self.device(name) {
                self = space
                return
            }
            let other = file.entry(name, of: named)
            if case .null = other { return nil }
            self.init(other, in: file, depth: depth + 1)
            return
        }
        let parts = file.values(value)
        guard let kind = parts.first?.name else { return nil }
        func space(at index: Int) -> PDFColorSpace? {
            parts.count > index ? PDFColorSpace(parts[index], in: file, depth: depth + 1) : nil
        }
        switch kind {
        case "ICCBased":
            guard parts.count > 1 else { return nil }
            switch file.entry("N", of: parts[1]).integer {
            case 1: self = .gray
            case 4: self = .cmyk
            default: self = .rgb
            }
        case "CalGray": self = .gray
        case "CalRGB": self = .rgb
        case "Indexed", "I":
            guard parts.count > 3, let base = space(at: 1) else { return nil }
            if case .string(let table) = parts[3] {
                self = .indexed(base, table)
            } else {
                self = .indexed(base, (try? file.contents(of: parts[3])) ?? [])
            }
        case "Separation":
            guard parts.count > 3, let base = space(at: 2), let tint = PDFFunction(parts[3], in: file)
            else { return nil }
            self = .ink(base, tint)
        default:
            guard let space = Self.device(kind) else { return nil }
            self = space
        }
    }

    private static func device(_ name: String) -> PDFColorSpace? {
        switch name {
        case "DeviceGray", "G": .gray
        case "DeviceRGB", "RGB": .rgb
        case "DeviceCMYK", "CMYK": .cmyk
        case "Pattern": .pattern
        default: nil
        }
    }

    /// The number of components.
    var count: Int {
        switch self {
        case .gray, .indexed, .ink: 1
        case .rgb: 3
        case .cmyk: 4
        case .pattern: 0
        }
    }

    /// Returns the color of components; those that are missing are 0.
    func color(_ components: [CGFloat]) -> Color {
        func part(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        switch self {
        case .gray: return Color(red: part(0), green: part(0), blue: part(0))
        case .rgb: return Color(red: part(0), green: part(1), blue: part(2))
        case .cmyk:
            let white = 1 - part(3)
            return Color(
                red: (1 - part(0)) * white, green: (1 - part(1)) * white, blue: (1 - part(2)) * white)
        case .indexed(let base, let table):
            let start = max(0, min(Int(max(0, min(part(0), 255))) * base.count, table.count))
            return base.color(table[start...].prefix(base.count).map { CGFloat($0) / 255 })
        case .ink(let base, let tint): return base.color(tint(part(0)))
        case .pattern: return .clear
        }
    }
}
