import Picture

extension PDFContent {
    /// The largest number of pixels of an image: 2^24.
    private static let pixelLimit = 1 << 24

    /// Draws an image into the square from (0, 0) to (1, 1).
    mutating func drawImage(_ object: PDFValue) {
        let unread = "an image in a format that is not read"
        guard let (width, height) = size(of: object) else { return leaveOut(unread) }
        guard spend(width * height) else { return }
        guard let pixels = keptPixels(of: object, width, height),
            let image = CGImage(.pixels(pixels), size: pixels.size, scale: 1)
        else { return leaveOut(unread) }
        context.saveGState()
        context.state.alpha = state.fillAlpha
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    private func size(of object: PDFValue) -> (width: Int, height: Int)? {
        guard let width = file.entry("Width", of: object).integer,
            let height = file.entry("Height", of: object).integer, width > 0, height > 0,
            width <= Self.pixelLimit / height
        else { return nil }
        return (width, height)
    }

    /// Returns the pixels of an image, which a page may draw any number of times. A stencil has the color of
    /// the moment, and a named color space may be another one in each form.
    private func keptPixels(of object: PDFValue, _ width: Int, _ height: Int) -> PixelImage? {
        guard case .stream(_, let place) = object, file.entry("ImageMask", of: object).bool != true,
            file.entry("ColorSpace", of: object).name?.hasPrefix("Device") != false
        else { return pixels(of: object, width, height) }
        if let kept = file.images.pixels[place] { return kept }
        let pixels = pixels(of: object, width, height)
        file.images.pixels[place] = pixels
        return pixels
    }

    private func pixels(of object: PDFValue, _ width: Int, _ height: Int) -> PixelImage? {
        guard let bytes = try? file.contents(of: object) else { return nil }
        let isStencil = file.entry("ImageMask", of: object).bool == true
        let alpha = isStencil ? nil : opacity(of: object, width, height)
        if file.filters(of: object).contains(where: { $0.hasPrefix("DCT") }) {
            guard let coder = RunContext.current.imageCoder, let photo = try? coder.image(of: Data(bytes)),
                photo.width == width, photo.height == height
            else { return nil }
            return photo.faded(by: alpha)
        }
        let depth = isStencil ? 1 : file.entry("BitsPerComponent", of: object).integer ?? 8
        let named = file.entry("ColorSpace", of: resources)
        let space = PDFColorSpace(file.entry("ColorSpace", of: object), in: file, named: named) ?? .gray
        let count = isStencil ? 1 : max(1, space.count)
        let row = (width * count * depth + 7) / 8
        guard [1, 2, 4, 8].contains(depth), bytes.count >= row * height else { return nil }
        let decode = file.numbers(object.entries?["Decode"])
        let isInverted = decode.count >= 2 && decode[0] > decode[1]
        let isTable = if case .indexed = space { true } else { false }
        let top = (1 << depth) - 1
        var pixels = Data(capacity: 4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                var parts = (0..<count).map { component -> CGFloat in
                    let bit = (x * count + component) * depth
                    let shift = 8 - depth - bit % 8
                    let value = Int(bytes[y * row + bit / 8]) >> shift & top
                    return isTable ? CGFloat(value) : CGFloat(value) / CGFloat(top)
                }
                if isInverted { parts = parts.map { 1 - $0 } }
                // A stencil is painted where its bits are 0.
                let color =
                    isStencil ? state.fill.color.faded(by: 1 - parts[0]) : space.color(parts)
                pixels.append(contentsOf: color.pixel(opacity: alpha.map { $0[y * width + x] } ?? 255))
            }
        }
        return PixelImage(width: width, height: height, pixels: pixels)
    }

    /// Returns the opacities of an image's pixels, from 0 to 255; nil for an opaque image.
    private func opacity(of object: PDFValue, _ width: Int, _ height: Int) -> [UInt8]? {
        let mask = file.entry("SMask", of: object)
        guard mask.entries != nil, let columns = file.entry("Width", of: mask).integer,
            let rows = file.entry("Height", of: mask).integer, columns > 0, rows > 0,
            columns <= Self.pixelLimit / rows, file.entry("BitsPerComponent", of: mask).integer == 8,
            let bytes = try? file.contents(of: mask), bytes.count >= columns * rows
        else { return nil }
        return (0..<height).flatMap { y in
            (0..<width).map { x in bytes[(y * rows / height) * columns + x * columns / width] }
        }
    }
}

extension Color {
    /// Returns the bytes of a pixel: blue, green, red and alpha, premultiplied.
    fileprivate func pixel(opacity: UInt8) -> [UInt8] {
        let alpha = alpha * Double(opacity) / 255
        return [blue, green, red, 1].map { UInt8(($0 * alpha * 255).rounded()) }
    }
}

extension PixelImage {
    /// Returns the image with opacities of its pixels.
    fileprivate func faded(by alpha: [UInt8]?) -> PixelImage {
        guard let alpha else { return self }
        var pixels = Data(capacity: 4 * width * height)
        withUnsafeBytes { bytes in
            for index in bytes.indices {
                pixels.append(UInt8((Int(bytes[index]) * Int(alpha[index / 4]) + 127) / 255))
            }
        }
        return PixelImage(width: width, height: height, pixels: pixels) ?? self
    }
}
