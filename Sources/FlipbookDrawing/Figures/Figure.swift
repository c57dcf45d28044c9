public import FlipbookCore
public import Foundation
public import Picture
import Raster

/// A single picture as a file: PNG at a scale, SVG or PDF as shapes.
public struct Figure: Sendable {
    /// The picture.
    public let picture: Picture
    /// The number of pixels per point in a PNG; SVG and PDF do not use it.
    public let scale: Double

    /// Creates a figure of a picture; the scale is above 0 and at most 8, as a film's is.
    public init(_ picture: Picture, scale: Double = 2) {
        self.picture = picture
        self.scale = scale
    }

    /// Returns the bytes of the file.
    public func data(as format: PictureFormat) throws -> Data {
        switch format {
        case .png: try Bitmap(drawing: picture, scale: scale).pngData()
        case .svg: try picture.svgData()
        case .pdf: try picture.pdfData()
        }
    }

    /// Writes the file atomically; the path's extension selects the format.
    public func write(to path: String) throws {
        try writeAtomically(data(as: PictureFormat(path: path)), to: path)
    }
}
