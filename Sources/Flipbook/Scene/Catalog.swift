/// The scenes that the command knows, in the order in which it lists them.
public struct Catalog: Sendable {
    /// All entries, the hidden ones as well.
    public let listings: [Listing]

    /// A catalog of entries, whose names should differ; the first lookup reports two that do not.
    public init(_ listings: [Listing]) {
        self.listings = listings
    }

    /// The entries that are shown.
    public var visible: [Listing] { listings.filter { !$0.isHidden } }

    /// The first name that two entries share; nil when every name is there once.
    public var duplicateName: String? {
        var seen: Set<String> = []
        return listings.map(\.name).first { !seen.insert($0).inserted }
    }

    /// The entry of a name.
    /// - Throws: `FilmError.unknownScene` with the nearest name when there is none, `FilmError.invalid` when two entries share a name.
    public func listing(named name: String) throws -> Listing {
        if let duplicateName {
            throw FilmError.invalid(
                "Two scenes of the catalog are named “\(duplicateName)”; every scene needs a name of its own."
            )
        }
        guard let listing = listings.first(where: { $0.name == name }) else {
            throw FilmError.unknownScene(
                name: name, nearest: nearestName(to: name, among: visible.map(\.name)))
        }
        return listing
    }
}
