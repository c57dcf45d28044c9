/// A controller that explains a word, which a film leaves out: it has no dictionaries.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    /// Creates a controller that explains a word.
    public init(term: String) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a storyboard. Archives are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns whether a dictionary explains a word: false.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
