/// The PDF files of a run that have begun and not yet ended, the innermost last.
@MainActor final class PDFContexts: RunState {
    /// The place of a finished file.
    enum Place {
        /// Bytes in memory.
        case data(NSMutableData)
        /// A file.
        case file(String)
    }

    /// The files with the places where they go.
    var stack: [(pages: PDFPages, place: Place)] = []

    init(of context: RunContext) {}
}
