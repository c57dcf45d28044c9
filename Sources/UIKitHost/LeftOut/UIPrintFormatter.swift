/// What is printed, which a film leaves out.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The insets of what is printed, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The first page; default 0.
    open var startPage = 0
    /// The number of pages; 0.
    open var pageCount: Int { 0 }
}
