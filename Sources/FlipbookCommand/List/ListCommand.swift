import ArgumentParser
import Flipbook

/// `flipbook list`: the scenes of the catalog or of a file, or one scene with its parameters.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the scenes, or a scene's parameters.",
        discussion: """
              flipbook list
              flipbook list ElasticSquares
            """)

    @Argument(
        help: ArgumentHelp(
            "A scene's name, or a file with scenes, to list parameters as well.", valueName: "SCENE"),
        completion: .scenes
    )
    var scene: String?

    @Flag(
        help: "Print JSON: summary, size, duration, engine generation, parameters.")
    var json = false

    @Flag(help: "List also those that are for tests and benchmarks.")
    var all = false

    func run() async throws {
        let listings = try await listings
        let results = try Results(alone: json)
        if json {
            var entries: [ListEntry] = []
            for listing in listings { entries.append(await ListEntry(listing)) }
            return try results.print(json: entries)
        }
        let width = listings.map(\.name.count).max() ?? 0
        for listing in listings {
            try results.print(listing.name.padded(to: width) + "  " + listing.summary)
            if scene != nil { try await results.print(parametersOf: listing) }
        }
    }

    private var listings: [CatalogEntry] {
        get async throws {
            guard let scene else { return await all ? Program.catalog.listings : Program.catalog.visible }
            guard let file = SceneFile(scene) else {
                return [try await Program.knownListing(named: scene)]
            }
            return file.scene == nil ? try await file.listings() : [try await file.listing()]
        }
    }
}

/// A scene in the output of `flipbook list --json`.
private struct ListEntry: Encodable {
    struct Parameter: Encodable {
        let name, meaning, unit: String
        let `default`: Double
        let range: [Double]?
        let whole: Bool
    }

    let name, summary, engineGeneration: String
    let width, height, duration: Double
    let parameters: [Parameter]

    init(_ listing: CatalogEntry) async {
        (name, summary) = (listing.name, listing.summary)
        engineGeneration = listing.engineGeneration.rawValue
        (width, height, duration) = (listing.size.width, listing.size.height, listing.duration)
        parameters = await listing.parameters.map {
            Parameter(
                name: $0.name, meaning: $0.meaning, unit: $0.unit, default: $0.defaultValue,
                range: $0.range.map { [$0.lowerBound, $0.upperBound] }, whole: $0.isWhole)
        }
    }
}

extension Results {
    /// Prints a line for each parameter: the `--set` option with the default value, the allowed values, and
    /// the meaning.
    fileprivate func print(parametersOf listing: CatalogEntry) async throws {
        let parameters = await listing.parameters
        let settings = parameters.map { "  --set \($0.name)=\($0.defaultText)" }
        let width = settings.map(\.count).max() ?? 0
        let ruleWidth = parameters.map(\.rule.count).max() ?? 0
        for (parameter, setting) in zip(parameters, settings) {
            let line = setting.padded(to: width) + "  " + parameter.rule.padded(to: ruleWidth)
            try print(parameter.meaning.isEmpty ? line : line + "  " + parameter.meaning)
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
