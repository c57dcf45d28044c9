/// A text that is printed, which a film leaves out.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var text: String?

    /// Creates a text that is printed.
    public init(text: String) {
        self.text = text
        super.init()
    }
}
