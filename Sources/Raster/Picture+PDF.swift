import CCairo
public import CoreGeometry
import Foundation
public import Picture

extension Picture {
    /// PDF's limit for a page's sides in points, 14400 (ISO 32000-1, annex C).
    private static let pageLimit: CGFloat = 14400

    /// Returns the picture as a PDF of one page, with one unit per point. Shapes remain vectors, and text
    /// remains text in embedded fonts.
    ///
    /// The picture's title and summary are the document's title and subject. Equal pictures have equal bytes:
    /// the file contains no date.
    /// - Throws: `RasterError` when a side is not above 0 and at most 14400 points, when something visible is
    ///   too large for Cairo's numbers, or when Cairo reports an error.
    public func pdfData() throws -> Data {
        guard size.width > 0, size.height > 0, max(size.width, size.height) <= Picture.pageLimit else {
            throw RasterError(
                "A PDF page of \(size.width) x \(size.height) points cannot be made: each side has to be above 0 and at most \(Int(Picture.pageLimit))."
            )
        }
        let file = GrowingFile()
        let surface = cairo_pdf_surface_create_for_stream(
            GrowingFile.append, Unmanaged.passUnretained(file).toOpaque(), size.width, size.height)
        defer { cairo_surface_destroy(surface) }
        // Cairo would write the time of day; it leaves out an empty date.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        if let summary { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, summary) }
        try drawPage(on: surface!)
        return file.data
    }

    private func drawPage(on surface: OpaquePointer) throws {
        let canvas = try Canvas(
            surface: surface, width: size.width, height: size.height, scale: 1, textMode: .glyphs)
        var flat = self
        flat.layers = layers.map(\.inStrips)
        try canvas.draw(flat)
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
    }
}

/// The bytes that Cairo has written so far.
private final class GrowingFile {
    var data = Data()

    static let append: cairo_write_func_t = { file, bytes, count in
        let file = Unmanaged<GrowingFile>.fromOpaque(file!).takeUnretainedValue()
        if let bytes { file.data.append(bytes, count: Int(count)) }
        return CAIRO_STATUS_SUCCESS
    }
}
