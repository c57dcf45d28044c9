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
    /// Adds what `combine(_:)` leaves out of a picture, as the recorded hashes of films do: whether texts are
    /// left-aligned or follow their writing direction, and whether their fonts are those of the system.
    fileprivate mutating func combineTexts(of layers: [Layer]) {
        for layer in layers {
            for case .text(let text) in layer.contents { combine("\(text.alignment) \(text.font.design)") }
            combineTexts(of: layer.mask)
            combineTexts(of: layer.children)
        }
    }
}
