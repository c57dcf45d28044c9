import CoreGeometry
import Foundation
import Picture

/// The colors of a film on dark paper: white paper turns dark, black ink turns light, pale tints turn deep,
/// and all other colors stay.
struct DarkPalette {
    /// Creates the palette of a film on light, neutral paper; nil for a film with a background of its own,
    /// which looks the same everywhere.
    init?(of film: VectorFilm) {
        let background = film.layers.compactMap { $0.background(filling: film.size) }.last ?? film.background
        guard background.alpha >= 1, background.saturation < 0.06, background.lightness > 0.9 else {
            return nil
        }
    }

    /// Returns the rules for the colors that a text of SVG contains.
    func rules(for markup: String) -> String {
        var rules = ""
        for paint in ["fill", "stroke", "stop-color"] {
            for hex in Self.values(of: paint, in: markup) {
                guard let color = Color(hexadecimal: hex), let dark = turned(color) else { continue }
                rules += "[\(paint)='\(hex)']{\(paint):\(dark.hexadecimal)}"
            }
        }
        return rules
    }

    /// Returns the color on dark paper; nil for one that stays.
    func turned(_ color: Color) -> Color? {
        let saturation = color.saturation
        if saturation < 0.06 {
            // Grays are seen on both papers.
            guard color.lightness > 0.8 || color.lightness < 0.25 else { return nil }
            // White becomes 0x1C1C1E, the paper of the dark theme, and black nearly white.
            let gray = 0.11 + (1 - color.lightness) * 0.84
            return Color(red: gray, green: gray, blue: gray + (color.lightness > 0.9 ? 0.008 : 0))
        }
        guard saturation < 0.4, color.lightness > 0.75 else { return nil }
        // A tint is a mixture of a strong color with white paper; the paper is replaced.
        let paper = 1 - min(1, saturation / 0.8)
        func mixed(_ component: Double) -> Double { max(0, component - paper * 0.89) }
        return Color(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
    }

    /// Returns the different values of an attribute, in the order of their first appearance.
    private static func values(of attribute: String, in markup: String) -> [String] {
        var values: [String] = []
        var known: Set<String> = []
        for part in markup.components(separatedBy: " \(attribute)=\"#").dropFirst() {
            let value = "#" + part.prefix(6)
            if known.insert(value).inserted { values.append(value) }
        }
        return values
    }
}

extension Color {
    fileprivate var saturation: Double { max(red, green, blue) - min(red, green, blue) }
    fileprivate var lightness: Double { (max(red, green, blue) + min(red, green, blue)) / 2 }

    /// The notation of CSS, without the opacity.
    var hexadecimal: String {
        let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
        return "#" + bytes.map { String($0 + 256, radix: 16).dropFirst() }.joined()
    }

    /// Creates an opaque color from the notation of CSS with six digits.
    fileprivate init?(hexadecimal text: String) {
        guard text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        func component(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }
}

extension LayerTracks {
    /// True when the layer or one of its children has contents.
    var showsSomething: Bool { !contents.isEmpty || children.contains(where: \.showsSomething) }

    /// Returns the color of the frontmost still rectangle that fills an area; nil when none does.
    func background(filling size: CGSize) -> Color? {
        guard !moves, rotation.constant == 0, scaleX.constant == 1 else { return nil }
        let (x, y) = (CGFloat(x.constant ?? 0), CGFloat(y.constant ?? 0))
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
        let own = contents.last { track in
            guard case .fill(.rectangle(let box), let color) = track.content, track.color == nil else {
                return false
            }
            return color.alpha >= 1 && box.offsetBy(dx: x, dy: y).contains(frame)
        }
        return children.compactMap { $0.shifted(x, y).background(filling: size) }.last
            ?? own?.content.painted?.color
    }

    private func shifted(_ x: CGFloat, _ y: CGFloat) -> LayerTracks {
        var copy = self
        copy.x = copy.x.mapped { $0 + Double(x) }
        copy.y = copy.y.mapped { $0 + Double(y) }
        return copy
    }
}
