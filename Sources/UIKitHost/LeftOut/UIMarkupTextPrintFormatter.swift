/// A text in HTML that is printed, which a film leaves out.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The text in HTML.
    open var markupText: String?

    /// Creates a text that is printed.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}
