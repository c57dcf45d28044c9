/// The scenes of a program, in the order in which the command lists them.
public struct Catalog: Sendable {
    /// All entries, including hidden ones.
    public let entries: [CatalogEntry]

    /// Creates a catalog. The names of the entries have to differ; `entry(named:)` throws when two are
    /// equal.
    public init(_ entries: [CatalogEntry]) {
        self.entries = entries
    }

    /// The entries that `flipbook list` shows.
    public var visible: [CatalogEntry] { entries.filter { !$0.isHidden } }

    /// The first name that two entries share, or nil when all names differ.
    public var duplicateName: String? {
        var seen: Set<String> = []
        return entries.map(\.name).first { !seen.insert($0).inserted }
    }

    /// Returns the entry with a name.
    /// - Throws: `FilmError.unknownScene` with the most similar name when there is none, `FilmError.invalid`
    ///   when any two entries share a name.
    public func entry(named name: String) throws -> CatalogEntry {
        if let duplicateName {
            throw FilmError.invalid(
                "Two scenes of the catalog are named “\(duplicateName)”; every scene needs a name of its own."
            )
        }
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw FilmError.unknownScene(
                name: name, nearest: suggestion(to: name, among: visible.map(\.name)))
        }
        return entry
    }
}
