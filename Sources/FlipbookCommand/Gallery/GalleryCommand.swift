import ArgumentParser
import Flipbook
import Foundation
import SceneCompiler
import SourceOutline

/// `flipbook gallery`: a page with the films, trails, plots and sources of many scenes.
struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Makes a page of scenes to play and to step through.",
        discussion: """
              flipbook gallery FallingSquare ElasticSquares -o gallery/

            The folder gets index.html, which any browser opens without a server or network, and scenes/ \
            with each scene's film, trail and plot. Files with scenes of your own can stand beside names; \
            without any the page has all scenes. Rare options: flipbook gallery --help-hidden
            """)

    @Argument(
        help: ArgumentHelp(
            "Names of scenes, or files with some. (default: all that `flipbook list` shows)",
            valueName: "SCENE")
    )
    var scenes: [String] = []

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("The gallery's folder.", valueName: "FOLDER"))
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Folder of the Swift files of scenes given by name. (default: none)",
            valueName: "FOLDER"))
    var sources: String?

    @Option(parsing: .unconditional, help: "Page title.")
    var title = "Gallery"

    @Option(
        parsing: .unconditional,
        help: "Pixels per point of the films, above 0 and at most 8. (default: 2.0)",
        transform: Double.number(of:))
    var scale: Double = 2

    @Flag(help: "Also make pages in which a reader can drag the items of a scene.")
    var live = false

    @Flag(help: "No progress.")
    var quiet = false

    @Flag(
        help: ArgumentHelp("Show what scenes print, on standard error.", visibility: .hidden))
    var prints = false

    @Flag(
        help: ArgumentHelp(
            "Print the time of each stage, and the number of runs, to standard error.", visibility: .hidden))
    var timings = false

    @OptionGroup var running: RunOptions

    @OptionGroup var screen: ScreenOption

    @OptionGroup var compiling: CompileOptions

    func validate() throws {
        guard !output.isEmpty, output != "-" else {
            throw ValidationError("A gallery needs a folder: -o gallery/.")
        }
    }

    func run() async throws {
        try refuseForeignPage()
        var gallery = Gallery(folder: output, title: title, scale: scale, scenes: try await chosenScenes())
        gallery.scenes = gallery.groups.flatMap(\.scenes)
        (gallery.appearance, gallery.choices) = (running.appearance, choices)
        if live { gallery.engine = try LiveEngine.found() }
        let progress = try GalleryProgress(of: gallery)
        let results = try Results(alone: true)
        var renderer = try FilmRenderer()
        if timings { renderer.stopwatch = Stopwatch() }
        // Scenes may print hundreds of lines in all.
        if !prints { try Results.holdBack() }
        do {
            for (number, scene) in gallery.scenes.enumerated() {
                if !quiet { progress.begin(number) }
                gallery.removeUnfinished(of: scene)
                let recording = try await SceneRecording(of: scene, in: gallery)
                try await recording.run(with: renderer)
                gallery.scenes[number].parts = try await partsMade(
                    of: scene, in: gallery, recording, renderer)
                gallery.scenes[number].description = await recording.description
            }
        } catch {
            if !quiet { Terminal.clearLine() }
            throw error
        }
        TemporaryName.removeStale(in: StartFolder.absolute(gallery.folder))
        // The page comes last, so that it never links to files that do not exist yet.
        try writeAtomically(
            Data(GalleryPage(of: gallery).html.utf8), to: gallery.path("index.html"), monitor: .process)
        if !quiet { progress.finish() }
        if let stopwatch = renderer.stopwatch {
            Terminal.error(Timings(stopwatch).text)
            Terminal.error("timing runs \(stopwatch.runCount)")
        }
        try results.print(gallery.path("index.html"))
    }

    /// The options of the screen, the system and the stand-ins; those of the style differ by the part.
    private var choices: [String] {
        var plain = running
        plain.appearance = .automatic
        return plain.words + screen.words
    }

    /// Throws an error for a folder with a page of the user's own, such as that of a site.
    private func refuseForeignPage() throws {
        let path = URL(fileURLWithPath: output).appendingPathComponent("index.html").path
        guard let page = readFile(path, atMost: 1024),
            page.range(of: Data(GalleryPage.mark.utf8)) == nil
        else { return }
        throw FilmError.unwritable(
            path: path, reason: "`flipbook gallery` did not make it; choose another folder, or move it away")
    }

    /// Makes the parts of a scene and returns them. A scene without motion has no plot, and one whose film of
    /// vectors is small no video.
    private func partsMade(
        of scene: GalleryScene, in gallery: Gallery, _ recording: SceneRecording, _ renderer: FilmRenderer
    ) async throws -> [GalleryScene.Part] {
        var made: [GalleryScene.Part] = []
        for part in GalleryScene.Part.allCases where part != .film || !made.contains(.vectors) {
            do {
                try await recording.write(part, to: gallery.path(scene.address(of: part)), with: renderer)
                made.append(part)
            } catch FilmError.lacking {
                // An earlier gallery may have left a page with a live figure.
                if part == .live { try gallery.remove(part, of: scene) }
                continue
            }
            if part == .vectors {
                let isSmall = try gallery.hasSmallVectors(of: scene)
                if !isSmall { made.removeLast() }
                // An earlier gallery may have left the other film.
                try gallery.remove(isSmall ? .film : .vectors, of: scene)
            }
        }
        return made
    }
}

extension GalleryCommand {
    private func chosenScenes() async throws -> [GalleryScene] {
        let known = if let sources { try await SceneSources(folder: sources) } else { SceneSources() }
        var chosen: [Choice] = []
        if scenes.isEmpty {
            for entry in await Program.catalog.visible { chosen.append(Choice(entry, file: known)) }
        }
        for name in scenes { chosen += try await choices(CommandLine.namingDash(in: name), known) }
        let code = try await Self.sources(at: Set(chosen.compactMap(\.path)))
        return zip(chosen, chosen.map(\.entry.name).fileNames).map { choice, fileName in
            GalleryScene(
                entry: running.applied(to: screen.applied(to: choice.entry)), argument: choice.argument,
                fileName: fileName,
                source: choice.path.flatMap { code[$0] })
        }
    }

    /// Returns the scenes of an argument: those of a file, or one of the catalog.
    private func choices(_ name: String, _ known: SceneSources) async throws -> [Choice] {
        guard let file = SceneFile(name) else {
            return [Choice(try await Program.knownEntry(named: name), file: known)]
        }
        if file.scene != nil {
            return [Choice(entry: try await file.entry(), argument: name, path: file.path)]
        }
        let scenes = try await file.scenes()
        return scenes.map {
            Choice(entry: $0.entry, argument: scenes.count == 1 ? name : $0.argument, path: file.path)
        }
    }

    /// A scene, its name or file on the command line, and its source file.
    fileprivate struct Choice {
        let entry: CatalogEntry
        let argument: String
        let path: String?
    }
}

extension GalleryCommand.Choice {
    fileprivate init(_ entry: CatalogEntry, file sources: SceneSources) {
        self.init(entry: entry, argument: entry.name, path: sources.file(of: entry.name))
    }
}

extension GalleryCommand {
    /// Returns the readable files by their paths, in colors unless the source adapter is missing.
    private static func sources(at paths: Set<String>) async throws -> [String: GalleryScene.Source] {
        let files = paths.sorted().compactMap { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).map {
                AdapterRequest.File(path: path, text: $0)
            }
        }
        guard !files.isEmpty else { return [:] }
        let tokens: [[SourceToken]]
        do {
            tokens = try await SourceAdapter(for: files[0].path).tokens(of: files)
        } catch SceneFileError.noAdapter {
            Terminal.error(
                "The page shows source code without colors, since the source adapter is missing: `make adapter` in "
                    + "Flipbook's folder builds it.")
            tokens = files.map { [SourceToken(kind: nil, text: $0.text)] }
        }
        return Dictionary(
            uniqueKeysWithValues: zip(files, tokens).map {
                ($0.path, GalleryScene.Source(path: $0.path, tokens: $1))
            })
    }
}
