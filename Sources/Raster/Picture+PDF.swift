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
    public func pdfData() throws -> Data { try Picture.pdfData(of: [self]) }

    /// Returns pictures as a PDF with a page for each, as `pdfData()` does for one. Title and subject are
    /// those of the first one.
    ///
    /// - Throws: `RasterError` as `pdfData()` does, and without a picture.
    public static func pdfData(of pages: [Picture]) throws -> Data {
        guard let first = pages.first else { throw RasterError("A PDF without a page cannot be made.") }
        for size in pages.map(\.size)
        where !(size.width > 0 && size.height > 0 && max(size.width, size.height) <= pageLimit) {
            throw RasterError(
                "A PDF page of \(size.width) x \(size.height) points cannot be made: each side has to be above 0 and at most \(Int(pageLimit))."
            )
        }
        let file = GrowingFile()
        let surface = cairo_pdf_surface_create_for_stream(
            GrowingFile.append, Unmanaged.passUnretained(file).toOpaque(), first.size.width,
            first.size.height)
        defer { cairo_surface_destroy(surface) }
        // Cairo would write the time of day; it leaves out an empty date.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        if let title = first.title {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        }
        if let summary = first.summary {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, summary)
        }
        for page in pages {
            cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            try page.drawPage(on: surface!)
            if pages.count > 1 { cairo_surface_show_page(surface) }
        }
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
        return file.data
    }

    private func drawPage(on surface: OpaquePointer) throws {
        let canvas = try Canvas(
            surface: surface, width: size.width, height: size.height, scale: 1, textMode: .glyphs)
        var flat = self
        flat.layers = layers.map(\.inStrips)
        try canvas.draw(flat)
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
