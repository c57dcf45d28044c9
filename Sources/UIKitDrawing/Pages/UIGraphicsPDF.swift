public import Foundation

@MainActor private func begin(_ place: PDFContexts.Place, _ bounds: CGRect, _ info: [AnyHashable: Any]?) {
    let texts = (info ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) } }
    let pages = PDFPages(bounds: bounds, info: Dictionary(texts) { first, _ in first })
    RunContext.current[PDFContexts.self].stack.append((pages, place))
}

/// Begins a PDF file in memory.
@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { begin(.data(data), bounds, documentInfo) }

/// Begins a PDF file; returns true.
@preconcurrency @MainActor @discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    begin(.file(path), bounds, documentInfo)
    return true
}

/// Begins a page of the current PDF file.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() {
    guard let pages = RunContext.current[PDFContexts.self].stack.last?.pages else { return }
    pages.beginPage(pages.bounds)
}

/// Begins a page of the current PDF file with an area of its own; what is said of the page has no effect.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
    _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) { RunContext.current[PDFContexts.self].stack.last?.pages.beginPage(bounds) }

/// Returns the area of the current page; zero outside of PDF files.
@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect {
    RunContext.current[PDFContexts.self].stack.last?.pages.pageBounds ?? .zero
}

/// Ends the current PDF file and writes it.
@preconcurrency @MainActor public func UIGraphicsEndPDFContext() {
    guard let (pages, place) = RunContext.current[PDFContexts.self].stack.popLast() else { return }
    let file = pages.file()
    switch place {
    case .data(let data): data.append(file)
    case .file(let path):
        do { try file.write(to: URL(fileURLWithPath: path)) } catch {
            RunContext.current.warn("UIGraphicsEndPDFContext() writes no file: \(error)")
        }
    }
}
