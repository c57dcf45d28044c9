import Picture

extension UIColor {
    /// Creates the average color of an image's pixels, in place of a pattern of them; clear for an image of
    /// shapes. The run is warned of it.
    public convenience init(patternImage image: UIImage) {
        warn(
            anywhere:
                "UIColor(patternImage:) has the average color of the image's pixels, and none for a drawn "
                + "image: a film shows no patterns.")
        self.init(image.averageColor ?? .clear)
    }

    /// Creates a color from literals: a name of Swift 3.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage {
    /// The mean of all pixels; nil for an image of shapes.
    fileprivate var averageColor: Color? {
        guard case .pixels(let image) = content else { return nil }
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        image.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                sums.blue += Int(bytes[start])
                sums.green += Int(bytes[start + 1])
                sums.red += Int(bytes[start + 2])
                sums.alpha += Int(bytes[start + 3])
            }
        }
        guard sums.alpha > 0 else { return .clear }
        // The colors of pixels are multiplied by alpha.
        let whole = Double(sums.alpha)
        return Color(
            red: min(1, Double(sums.red) / whole), green: min(1, Double(sums.green) / whole),
            blue: min(1, Double(sums.blue) / whole), alpha: whole / (255 * Double(image.width * image.height))
        )
    }
}
