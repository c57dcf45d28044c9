import Picture

/// The bundle of a run's scene and its tables of texts, each read once.
@MainActor final class AppBundle: RunState {
    let bundle: Bundle
    private var tables: [String: [String: String]] = [:]
    /// The largest table of texts, in bytes: 4 MiB. Larger ones are taken for missing.
    private static let tableLimit = 4 << 20

    init(of context: RunContext) { bundle = Bundle(of: context) }

    /// Returns the texts of a table: of the file in English, else in Xcode's base language, else of any one.
    func texts(ofTable name: String, in folder: ResourceFolder?) -> [String: String] {
        if let table = tables[name] { return table }
        let paths = folder?.resources["\(name).strings"] ?? []
        let path =
            ["/en.lproj/", "/Base.lproj/"].lazy.compactMap { part in paths.first { $0.contains(part) } }.first
            ?? paths.first
        let data = path.flatMap { try? RegularFile($0, limit: Self.tableLimit).contents() }
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let table = list as? [String: String] ?? [:]
        tables[name] = table
        return table
    }
}
