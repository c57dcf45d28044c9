/// The order of the four bytes of a pixel, and the way in which its colors depend on its opacity.
struct PixelLayout {
    /// The place of red among the bytes.
    private let red: Int
    /// The place of green among the bytes.
    private let green: Int
    /// The place of blue among the bytes.
    private let blue: Int
    /// The place of the opacity, or of the unused byte.
    private let alpha: Int
    /// True for pixels whose fourth byte has no meaning.
    private let isOpaque: Bool
    private let isPremultiplied: Bool

    /// Creates a layout of the bits that Core Graphics has for it; nil for pixels without four components of
    /// one byte.
    init?(bitmapInfo: UInt32) {
        let (order, known) = (CGBitmapInfo.byteOrderMask.rawValue, CGBitmapInfo.alphaInfoMask.rawValue)
        guard bitmapInfo & ~(order | known) == 0,
            let info = CGImageAlphaInfo(rawValue: bitmapInfo & known)
        else { return nil }
        let isReversed: Bool
        switch bitmapInfo & order {
        case 0, CGBitmapInfo.byteOrder32Big.rawValue: isReversed = false
        case CGBitmapInfo.byteOrder32Little.rawValue: isReversed = true
        default: return nil
        }
        let places: [Int]
        switch info {
        case .premultipliedLast, .last, .noneSkipLast: places = [0, 1, 2, 3]
        case .premultipliedFirst, .first, .noneSkipFirst: places = [1, 2, 3, 0]
        case .none, .alphaOnly: return nil
        }
        let bytes = isReversed ? places.map { 3 - $0 } : places
        (red, green, blue, alpha) = (bytes[0], bytes[1], bytes[2], bytes[3])
        isOpaque = info == .noneSkipLast || info == .noneSkipFirst
        isPremultiplied = info == .premultipliedLast || info == .premultipliedFirst
    }

    /// The components of a pixel, with the colors premultiplied by alpha.
    typealias Pixel = (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8)

    /// Returns the pixel that begins at a place among bytes.
    func pixel(at start: Int, of bytes: UnsafeRawBufferPointer) -> Pixel {
        let opacity = isOpaque ? 255 : bytes[start + alpha]
        func color(_ place: Int) -> UInt8 {
            let value = bytes[start + place]
            // A color above the opacity is none; Cairo could not draw it.
            if isPremultiplied { return min(value, opacity) }
            return UInt8((Int(value) * Int(opacity) + 127) / 255)
        }
        return (color(blue), color(green), color(red), opacity)
    }
}
