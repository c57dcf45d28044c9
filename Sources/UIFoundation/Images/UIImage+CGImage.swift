import Picture

extension UIImage {
    /// Creates an image of a picture, one point for each pixel.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of a picture with a number of pixels per point, turned or mirrored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        let content = cgImage.content(scale: scale)
        guard orientation != .up,
            let layer = content.layer(of: size, in: CGRect(origin: .zero, size: size), color: nil)
        else {
            self.init(content, Form(size: size, scale: scale))
            return
        }
        let turn = orientation.transform(of: size)
        var form = Form(size: CGRect(origin: .zero, size: size).applying(turn).size, scale: scale)
        (form.orientation, form.stored) = (orientation, cgImage)
        self.init(.drawing(Layer(transform: turn, children: [layer])), form)
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

extension UIImage.Orientation {
    /// Returns the transform from the stored picture of a size, in points, to the drawn one.
    func transform(of size: CGSize) -> CGAffineTransform {
        let (width, height) = (size.width, size.height)
        return switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        }
    }
}
