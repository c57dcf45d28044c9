import Picture

extension UIImage {
    /// Creates an image of a picture, one point for each pixel.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of a picture with a number of pixels per point; it is drawn as stored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        if orientation != .up { warnOfNoEffect(anywhere: "UIImage.Orientation.\(orientation)") }
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(cgImage.content(scale: scale), Form(size: size, scale: scale))
    }

    /// Returns the image mirrored at its vertical middle.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        var form = form
        form.images = images?.map { $0.withHorizontallyFlippedOrientation() }
        form.dark = form.dark?.withHorizontallyFlippedOrientation()
        let frame = CGRect(origin: .zero, size: size)
        guard let layer = content.layer(of: size, in: frame, color: nil) else {
            return UIImage(content, form)
        }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        return UIImage(.drawing(Layer(transform: mirror, children: [layer])), form)
    }
}
