extension UIImage {
    /// The gray cross on a light disk that closes what is presented; it has no tint.
    @MainActor package static var closeMark: UIImage {
        let box = CGRect(x: 0, y: 0, width: 30, height: 30)
        let cross = UIImage(systemName: "xmark", withConfiguration: .init(pointSize: 14, weight: .bold))
        return UIGraphicsImageRenderer(size: box.size).image { context in
            UIColor.tertiarySystemFill.setFill()
            context.cgContext.fillEllipse(in: box)
            let glyph = cross?.withTintColor(.secondaryLabel)
            glyph?.draw(in: CGRect(x: 8.5, y: 8.5, width: 13, height: 13))
        }.withRenderingMode(.alwaysOriginal)
    }
}
