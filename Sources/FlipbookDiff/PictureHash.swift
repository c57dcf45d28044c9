import CoreGeometry
import Picture

/// The hash of everything visible in the picture of a frame.
///
/// It is one of layers, shapes, colors, texts and images before they are drawn, and so the same for all
/// numbers of pixels per point and threads, in every build, and with every version of the libraries that
/// draw. Texts are measured with the installed fonts.
public struct PictureHash: Sendable, Hashable {
    private let value: UInt64

    /// Creates the hash of a picture.
    init(of picture: Picture) {
        var hash = Hash64()
        hash.combine(picture)
        hash.combineTexts(of: picture.layers)
        value = hash.value
    }

    /// Reads 16 hexadecimal digits in small letters, or returns nil for any other text.
    init?(_ text: some StringProtocol) {
        let digits = Array("0123456789abcdef".utf8)
        guard text.utf8.count == 16, text.utf8.allSatisfy(digits.contains),
            let value = UInt64(text, radix: 16)
        else { return nil }
        self.value = value
    }

    /// The hash as 16 hexadecimal digits.
    public var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension Hash64 {
    /// Adds what `combine(_:)` leaves out of a picture, as the recorded hashes of films do: the weight,
    /// design and spacing of fonts, outlines, and texts in perspective.
    fileprivate mutating func combineTexts(of layers: [Layer]) {
        for layer in layers {
            for case .text(let text) in layer.contents { combineDetails(of: text) }
            combineTexts(of: layer.mask)
            combineTexts(of: layer.children)
        }
    }

    private mutating func combineDetails(of text: Text) {
        let font = text.font
        combine("\(text.alignment) \(font.design) \(font.hasEvenDigits) \(font.kernsPairs)")
        combine(Double(font.weight))
        combine(Double(font.kern))
        if let outline = text.outline {
            combine("outline \(outline.isFilled)")
            combine(Double(outline.width))
            let color = outline.color
            for component in [color.red, color.green, color.blue, color.alpha] { combine(component) }
        }
        if let projection = text.projection {
            combine("projection")
            for form in [projection.x, projection.y, projection.depth] {
                for number in [form.x, form.y, form.constant] { combine(Double(number)) }
            }
        }
    }
}
