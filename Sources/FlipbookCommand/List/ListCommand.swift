import ArgumentParser
import Flipbook
import SceneCompiler
import UIKitHost

/// `flipbook list`: the scenes of the catalog or of a file, or one scene with its parameters.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the scenes, or a scene's parameters.",
        discussion: """
              flipbook list
              flipbook list ElasticSquares

            Compile time (--compile-timeout): flipbook list --help-hidden
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

    @OptionGroup var compiling: CompileOptions

    func run() async throws {
        let entries = try await entries
        let results = try Results(alone: json)
        if json {
            var rows: [ListEntry] = []
            for entry in entries { rows.append(await ListEntry(entry)) }
            return try results.print(json: rows)
        }
        let width = entries.map(\.name.count).max() ?? 0
        for entry in entries {
            try results.print(entry.name.padded(to: width) + "  " + entry.summary)
            if scene != nil { try await results.print(parametersOf: entry) }
        }
    }

    private var entries: [CatalogEntry] {
        get async throws {
            guard let scene else { return await all ? Program.catalog.entries : Program.catalog.visible }
            guard let file = SceneFile(scene) else {
                return [try await Program.knownEntry(named: scene)]
            }
            return file.scene == nil ? try await file.scenes().map(\.entry) : [try await file.entry()]
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

    init(_ entry: CatalogEntry) async {
        (name, summary) = (entry.name, entry.summary)
        engineGeneration = entry.engineGeneration.rawValue
        (width, height, duration) = (entry.size.width, entry.size.height, entry.duration)
        parameters = await entry.parameters.map {
            Parameter(
                name: $0.name, meaning: $0.meaning, unit: $0.unit, default: $0.defaultValue,
                range: $0.range.map { [$0.lowerBound, $0.upperBound] }, whole: $0.isWhole)
        }
    }
}

extension Results {
    /// Prints a line for each parameter: the `--set` option with the default value, the allowed values, and
    /// the meaning.
    fileprivate func print(parametersOf entry: CatalogEntry) async throws {
        let parameters = await entry.parameters
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
