import Picture

/// The bundle of a run's scene and its tables of texts, each read once.
@MainActor final class AppBundle: RunState {
    let bundle: Bundle
    private unowned let context: RunContext
    private var tables: [String: [String: String]] = [:]
    /// The largest table of texts, in bytes: 4 MiB. Larger ones are taken for missing.
    private static let tableLimit = 4 << 20

    init(of context: RunContext) { (bundle, self.context) = (Bundle(of: context), context) }

    /// Returns the texts of a table: of the file in English, else in Xcode's base language, else of any one,
    /// and those of a string catalog. A file that cannot be read has none, with a warning.
    func texts(ofTable name: String, in folder: ResourceFolder?) -> [String: String] {
        if let table = tables[name] { return table }
        let paths = folder?.resources["\(name).strings"] ?? []
        let path =
            ["/en.lproj/", "/Base.lproj/"].lazy.compactMap { part in paths.first { $0.contains(part) } }.first
            ?? paths.first
        let own = path.flatMap { read($0) { try TextTable($0).texts } } ?? [:]
        let catalog = folder?.resources["\(name).xcstrings"]?.first
        let translated = catalog.flatMap { read($0) { try TextCatalog($0).texts } } ?? [:]
        let table = own.merging(translated) { own, _ in own }
        tables[name] = table
        return table
    }

    private func read(_ path: String, _ texts: (Data) throws -> [String: String]) -> [String: String]? {
        do {
            return try RegularFile(path, limit: Self.tableLimit).contents().map(texts)
        } catch {
            let name = URL(fileURLWithPath: path).lastPathComponent
            context.warn("\(name) cannot be read: \(error); its keys stand for the texts.")
            return nil
        }
    }
}
