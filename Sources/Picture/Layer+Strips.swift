import CoreGeometry

// Vector formats map images by affine transforms alone: an image in perspective becomes narrow strips.

extension Layer {
    /// Returns the layer with its images in perspective, and those of its sublayers, in strips.
    package var inStrips: Layer {
        var copy = self
        copy.children = children.map(\.inStrips)
        copy.mask = mask.map(\.inStrips)
        guard contents.contains(where: \.isInPerspective) else { return copy }
        copy.contents = []
        copy.children =
            contents.flatMap { content -> [Layer] in
                guard case .image(let image) = content, let projection = image.projection else {
                    return [Layer(contents: [content])]
                }
                return image.strips(under: projection)
            } + copy.children
        return copy
    }
}

extension Layer.Content {
    fileprivate var isInPerspective: Bool {
        if case .image(let image) = self { image.projection != nil } else { false }
    }
}

extension PlacedImage {
    /// The number of strips in which an image is mapped.
    private static let stripCount = 24

    /// Returns the image in strips across the direction in which its depth changes most.
    fileprivate func strips(under map: Projection) -> [Layer] {
        let isAcross = abs(map.depth.x) >= abs(map.depth.y)
        let (box, count) = (frame, CGFloat(Self.stripCount))
        var flat = self
        flat.projection = nil
        return (0..<Self.stripCount).map { index in
            let place = CGFloat(index) / count
            var strip =
                isAcross
                ? CGRect(
                    x: box.minX + place * box.width, y: box.minY, width: box.width / count, height: box.height
                )
                : CGRect(
                    x: box.minX, y: box.minY + place * box.height, width: box.width,
                    height: box.height / count)
            let tangent = map.tangent(at: CGPoint(x: strip.midX, y: strip.midY))
            // Strips overlap a little, for between two soft edges the background would show.
            strip = strip.insetBy(dx: isAcross ? -0.3 : 0, dy: isAcross ? 0 : -0.3)
            return Layer(transform: tangent, clip: .rectangle(strip), contents: [.image(flat)])
        }
    }
}
