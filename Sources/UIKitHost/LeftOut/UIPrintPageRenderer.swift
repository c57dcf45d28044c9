/// Pages that are printed, which a film leaves out.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The height of the heads of pages, in points.
    open var headerHeight: CGFloat = 0
    /// The height of the feet of pages, in points.
    open var footerHeight: CGFloat = 0
    /// What is printed.
    open var printFormatters: [UIPrintFormatter]?
    /// The number of pages; 0.
    open var numberOfPages: Int { 0 }
    /// The area of the paper; zero.
    open var paperRect: CGRect { .zero }
    /// The area in which a printer can print; zero.
    open var printableRect: CGRect { .zero }

    /// Notes what is printed from a page on.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Does nothing.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Does nothing.
    open func prepare(forDrawingPages range: NSRange) {}
}
