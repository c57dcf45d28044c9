import Picture

extension UIImage {
    /// Creates an image of what filters make, one point for each pixel; empty for an infinite one.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of what filters make with a number of pixels per point; empty for an infinite one.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        guard let picture = ciImage.picture(of: ciImage.extent) else {
            warn(anywhere: "UIImage(ciImage:) is empty: the image has no pixels, or is infinite.")
            self.init()
            return
        }
        self.init(cgImage: picture, scale: scale, orientation: orientation)
    }

    /// The image of Core Image behind the image: nil, as an image has the pixels that filters made.
    public var ciImage: CIImage? { nil }
}
