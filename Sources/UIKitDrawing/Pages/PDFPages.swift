import CoreGeometry
import Picture

/// The pages of a PDF file in the making.
@MainActor final class PDFPages {
    /// The area of pages without their own.
    let bounds: CGRect
    private let info: [String: Any]
    private var finished: [Picture] = []
    private var current: (context: CGContext, bounds: CGRect)?

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - bounds: The area of pages; an empty one is that of a letter, as in UIKit.
    ///   - info: What the file says of itself.
    init(bounds: CGRect, info: [String: Any]) {
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
        self.info = info
    }

    /// The area of the current page.
    var pageBounds: CGRect { current?.bounds ?? bounds }

    /// The context of the current page, which begins with the first drawing.
    var context: CGContext {
        if current == nil { beginPage(bounds) }
        return current?.context ?? CGContext()
    }

    /// Ends the current page and begins another one.
    func beginPage(_ bounds: CGRect) {
        endPage()
        let context = CGContext()
        context.canvas = bounds.isEmpty ? self.bounds : bounds.standardized
        current = (context, context.canvas ?? self.bounds)
        CGContext.push(context)
    }

    private func endPage() {
        guard let (context, bounds) = current else { return }
        CGContext.pop()
        let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        var page = Picture(
            size: bounds.size, background: .clear,
            layers: [Layer(transform: place, clip: .rectangle(bounds), children: context.drawing)])
        page.title = info[kCGPDFContextTitle] as? String
        page.summary = info[kCGPDFContextSubject] as? String
        finished.append(page)
        current = nil
    }

    /// Ends the file and returns it; empty, with a warning, without a page.
    func file() -> Data {
        endPage()
        do {
            if let file = try RunContext.current.imageCoder?.pdf(of: finished) { return file }
        } catch {
            RunContext.current.warn("The PDF file is empty: \(error)")
        }
        return Data()
    }
}

/// The name of the title of a PDF file.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The name of the subject of a PDF file.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The name of the author of a PDF file, which is not written.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The name of the program that made a PDF file, which is not written.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// The name of the keywords of a PDF file, which are not written.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
