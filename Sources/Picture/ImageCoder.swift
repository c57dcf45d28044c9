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

    /// Returns all frames of a GIF file, or the one picture of another file.
    ///
    /// - Throws: an error whose description is a sentence that names the reason.
    func frames(of file: Data) throws -> [ImageFrame]

    /// Returns a PDF file with a page for each picture, one unit per point; nil where that is impossible.
    ///
    /// - Throws: an error whose description is a sentence that names the reason.
    func pdf(of pages: [Picture]) throws -> Data?
}

extension ImageCoder {
    /// Returns the one picture of a file.
    public func frames(of file: Data) throws -> [ImageFrame] { [ImageFrame(try image(of: file))] }

    /// Returns nil.
    public func pdf(of pages: [Picture]) throws -> Data? { nil }
}
