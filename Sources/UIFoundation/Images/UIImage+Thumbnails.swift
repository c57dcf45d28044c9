// Images that are made ready before they are shown, which a film has no need of, and smaller ones.
extension UIImage {
    /// Returns the image.
    public func preparingForDisplay() -> UIImage? { self }
    /// Gives the image to a closure at once.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }
    /// Returns the image.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns the image in another size in points, which it fills; nil for a size without area.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return MainActor.assumeIsolated {
            UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
        }
    }
    /// Gives the image in another size to a closure at once.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// Returns the image in another size in points, which it fills.
    @MainActor public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}
