/// A controller of a search for a text.
@MainActor package protocol TextSearch: AnyObject {
    /// The text that is searched for; nil while no search is in progress.
    var searchedText: String? { get }
}
