public import CoreGeometry

/// A reader and writer of image files, which the drawing module implements.
public protocol ImageCoder: Sendable {
    /// Returns the image of a PNG or JPEG file, or the first frame of a GIF file.
    ///
    /// - Throws: an error whose description is a sentence that names the reason.
    func image(of file: Data) throws -> PixelImage

    /// Returns a PNG file of a picture, with a number of pixels per point.
    ///
    /// - Throws: an error whose description is a sentence that names the reason.
    func png(of picture: Picture, scale: CGFloat) throws -> Data

    /// Returns a JPEG file of an opaque picture, with a number of pixels per point and a quality of 0 to 1.
    ///
    /// - Throws: an error whose description is a sentence that names the reason.
    func jpeg(of picture: Picture, scale: CGFloat, quality: CGFloat) throws -> Data
}
