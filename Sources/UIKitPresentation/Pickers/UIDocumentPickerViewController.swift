/// A controller that chooses files. A film has none: the controller's view is empty, and nothing is chosen.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// The delegate; held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The use of the chosen files.
    open private(set) var documentPickerMode: UIDocumentPickerMode
    /// A Boolean value that indicates whether several files can be chosen; default false.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether the endings of files' names are shown; default false.
    open var shouldShowFileExtensions = false
    /// The folder that is shown at first; default nil, for the last one.
    open var directoryURL: URL?

    /// Creates a picker of files to open, of which copies are made if `asCopy` is true.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of places for files of the app, which are moved there unless `asCopy` is true.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of files of types that are given by their identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates no picker.
    public required init?(coder: NSCoder) { nil }

    /// Creates the empty view.
    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        warnOfNoEffect("UIDocumentPickerViewController")
    }
}
