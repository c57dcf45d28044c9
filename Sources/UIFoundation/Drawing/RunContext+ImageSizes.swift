extension RunContext {
    /// The number of pixels, 2^28, from which on an image takes more than a GiB on a device, which no app
    /// gets. Here shapes are recorded, not pixels.
    private static let manyPixels: CGFloat = 268_435_456

    /// Returns the size in points of an image that code draws; nil, with a warning, for one with a negative
    /// side or a side that is not finite. Warns of an image that is too large for devices.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point; 0 or less for that of the screen.
    ///   - caller: the function or class that makes the image.
    func imageSize(_ size: CGSize, scale: CGFloat, for caller: String) -> CGSize? {
        let form = "\(size.width) x \(size.height) points"
        guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
            warn("\(caller): no image has a size of \(form); what is drawn is not seen.")
            return nil
        }
        let density = scale > 0 ? scale : self.scale
        if size.width * density * (size.height * density) > Self.manyPixels {
            warn(
                "\(caller): an image of \(form), with \(density) pixels per point, takes more than 1 GiB on a "
                    + "device.")
        }
        return size
    }
}
