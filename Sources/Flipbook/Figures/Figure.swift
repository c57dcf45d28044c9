import Foundation
import Picture
import Raster

/// A single picture as a file: PNG at a scale, SVG or PDF as shapes.
public struct Figure: Sendable {
    /// What it shows.
    public let picture: Picture
    /// Pixels per point in a PNG; shapes need none.
    public let scale: Double

    /// A figure of a picture; the scale is above 0 and at most 8, as a film's is.
    public init(_ picture: Picture, scale: Double = 2) {
        self.picture = picture
        self.scale = scale
    }

    /// The file's bytes.
    public func data(as format: PictureFormat) throws -> Data {
        switch format {
        case .png: try Bitmap(drawing: picture, scale: scale).pngData()
        case .svg: try picture.svgData()
        case .pdf: try picture.pdfData()
        }
    }

    /// Writes the file, whole or not at all; the path's extension chooses the format.
    public func write(to path: String) throws {
        try writeAtomically(data(as: PictureFormat(path: path)), to: path)
    }
}
