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
}
