/// A place in a menu for entries that a closure makes when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private var isCached = true
    private var requests = 0
    /// The entries; empty until the closure has made them.
    package private(set) var entries: [UIMenuElement] = []
    /// True from the request for the entries until they are there.
    package private(set) var isLoading = false

    /// Creates a place whose closure makes the entries once, before the menu opens first.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Returns a place whose closure makes the entries each time that the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isCached = false
        return element
    }

    /// Asks for the entries, and calls a closure when they are there.
    package func load(_ completion: @escaping () -> Void) {
        if isCached, requests > 0 { return }
        requests += 1
        let request = requests
        (entries, isLoading) = ([], true)
        provider { [weak self] entries in
            guard let self, request == requests else { return }
            (self.entries, isLoading) = (entries, false)
            completion()
        }
    }
}
