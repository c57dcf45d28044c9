/// The sheet with which texts and images are shared. A film has no apps to share with: the sheet is empty.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// The closure for the end of sharing.
    public typealias CompletionWithItemsHandler =
        (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The closure for the end of sharing, to which no film comes; default nil.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The ways that are not offered; default nil.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// A Boolean value that indicates whether the sheet shows one app larger than the others; default true.
    /// An empty sheet has none.
    open var allowsProminentActivity = true

    /// Creates a sheet that shares items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        warnOfNoEffect("UIActivityViewController")
    }

    /// Returns nil: a sheet is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// Creates the empty sheet.
    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }
}
