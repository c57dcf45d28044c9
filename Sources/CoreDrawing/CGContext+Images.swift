import Picture

extension CGContext {
    /// Limits drawing to a rectangle, with the opacity of an image that fills it. As all images of Core
    /// Graphics, it stands on its head where y points down.
    public func clip(to rect: CGRect, mask: CGImage) {
        let place = CGAffineTransform(translationX: 0, y: rect.minY + rect.maxY).scaledBy(x: 1, y: -1)
            .concatenating(state.transform)
        let size = CGSize(width: mask.width, height: mask.height)
        let image = mask.content(scale: 1).layer(of: size, in: rect, color: nil)
        let path = Path(polygon: rect.corners).applying(state.transform)
        state.clips.append(
            Clip(path: path, mask: [Layer(transform: place, children: image.map { [$0] } ?? [])]))
    }

    /// Returns an image of what is drawn so far, with as many pixels per point as the film, or one in a
    /// context of pixels; nil for a context that makes no image.
    public func makeImage() -> CGImage? {
        guard let canvas else { return nil }
        if let pixels = undrawnPixels { return CGImage(.pixels(pixels), size: pixels.size, scale: 1) }
        let place = CGAffineTransform(translationX: -canvas.minX, y: -canvas.minY)
        let drawing = Layer(transform: place, clip: .rectangle(canvas), children: drawing)
        return CGImage(.drawing(drawing), size: canvas.size, scale: imageScale ?? RunContext.current.scale)
    }
}
