public import Foundation

/// A renderer of PDF files. Shapes remain vectors, and texts remain texts.
@preconcurrency @MainActor public final class UIGraphicsPDFRenderer: NSObject {
    /// The settings.
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of files whose pages have an area in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer of files whose pages have an area in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        super.init()
    }

    /// Returns a PDF file of the pages that actions draw; empty, with a warning, without a page.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let pages = PDFPages(bounds: bounds, info: format.documentInfo)
        actions(UIGraphicsPDFRendererContext(pages, format))
        return pages.file()
    }

    /// Writes a PDF file of the pages that actions draw.
    ///
    /// - Throws: an error of Foundation when the file cannot be written.
    public func writePDF(
        to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
    ) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
