import Picture

extension UIColor {
    /// Creates a pattern: copies of an image in its size in points, side by side from the origin of the view,
    /// layer or drawing in which it is the color of the background or of areas. Other members show the mean
    /// color of the image, with a warning.
    public convenience init(patternImage image: UIImage) {
        self.init(pattern: image.pattern)
    }

    /// Creates a color from literals: a name of Swift 3.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage {
    /// The image as a pattern, in the look that it has by itself.
    fileprivate var pattern: ColorPattern {
        let image = inCurrentStyle
        if ownTint == nil, case .pixels = image.content {
            return ColorPattern(image.content, size: image.size)
        }
        let drawing = layer(in: CGRect(origin: .zero, size: image.size), tint: .black)
        return ColorPattern(
            drawing.map { UIImage.Content.drawing($0) } ?? UIImage.Content.none, size: image.size)
    }
}
