public import ArgumentParser
import Flipbook
import Foundation

extension FilmEmbedding.Host: ExpressibleByArgument {}

/// `flipbook embed`: a film in the formats that a host of documents shows, and the text that embeds it.
struct EmbedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Writes a film for a README, an article or a document, and its snippet.",
        discussion: """
              flipbook embed BouncingSquares --for github -o images/
              flipbook embed BouncingSquares --for latex -o figures/ --max-bytes 100000

            The snippet goes to standard output, what was chosen to standard error.

            Light or dark alone (--appearance), rare options: flipbook embed --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @Option(name: .customLong("for"), help: "Kind of document.")
    var host: FilmEmbedding.Host

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("A folder. (default: the current one)", valueName: "FOLDER"),
        completion: .directory)
    var output = ""

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest file in bytes; quality is chosen to fit. (default: no limit)", valueName: "N"))
    var maxBytes: Int?

    @Flag(help: "Make a page whose figure readers can touch; for html.")
    var live = false

    @Flag(help: "Draw a hairline around the film, for white paper on a white page.")
    var border = false

    @Flag(help: "Write also over existing files.")
    var force = false

    @OptionGroup var options: VectorFilmOptions

    func validate() throws {
        guard maxBytes.map({ $0 > 0 }) ?? true else {
            throw ValidationError("--max-bytes has to be above 0.")
        }
        guard !live || host == .html else {
            throw ValidationError("--live is for pages; it needs --for html.")
        }
        guard !live || !border else {
            throw ValidationError("--border is for films; the page of --live has an edge of its own.")
        }
    }

    func run() async throws {
        let results = try Results(alone: true)
        let film = try await options.film(of: scene)
        let embedding =
            live
            ? try await FilmEmbedding(
                live: film, LiveEngine.found(), maximumByteCount: maxBytes, folder: output,
                appearance: options.appearance)
            : try await FilmEmbedding(
                of: film, for: host, maximumByteCount: maxBytes, folder: output, hasBorder: border,
                appearance: options.appearance)
        let files = embedding.files.map { (path: path(of: $0.name), data: $0.data) }
        for file in files
        where !force && FileManager.default.fileExists(atPath: StartFolder.absolute(file.path)) {
            throw FilmError.unwritable(path: file.path, reason: "it exists; --force overwrites it")
        }
        for file in files {
            try writeAtomically(file.data, to: file.path, monitor: .process)
            Terminal.error("\(file.path): \(file.data.count) bytes")
        }
        if let choice = embedding.choice { Terminal.error(choice) }
        try results.print(embedding.snippet)
    }

    private func path(of name: String) -> String {
        output.isEmpty || output.hasSuffix("/") ? output + name : output + "/" + name
    }
}
