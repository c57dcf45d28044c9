public import Foundation

/// The context of a renderer of PDF files.
@preconcurrency @MainActor public final class UIGraphicsPDFRendererContext: NSObject {
    private let pages: PDFPages
    /// The settings of the renderer.
    public let format: UIGraphicsPDFRendererFormat

    init(_ pages: PDFPages, _ format: UIGraphicsPDFRendererFormat) {
        (self.pages, self.format) = (pages, format)
        super.init()
    }

    /// The context of the current page.
    public var cgContext: CGContext { pages.context }
    /// The area of the current page, in points.
    public var pdfContextBounds: CGRect { pages.pageBounds }

    /// Begins a page.
    public func beginPage() { pages.beginPage(pages.bounds) }

    /// Begins a page with an area of its own, in points; what is said of the page has no effect.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.beginPage(bounds) }

    /// Fills a rectangle in the current fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle in the current fill color with a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        blend(blendMode) { cgContext.fill(rect) }
    }

    /// Strokes a rectangle in the current stroke color.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Strokes a rectangle in the current stroke color with a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        blend(blendMode) { cgContext.stroke(rect) }
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// Makes a rectangle a link, which has no effect: it warns.
    public func setURL(_ url: URL, for rect: CGRect) {
        RunContext.current.warn("UIGraphicsPDFRendererContext.setURL writes no link.")
    }

    private func blend(_ mode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        draw()
        cgContext.restoreGState()
    }
}
