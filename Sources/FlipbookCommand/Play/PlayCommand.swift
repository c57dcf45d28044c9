import ArgumentParser
import Flipbook
import FlipbookPlay
import Foundation
import LocalServer
import SceneCompiler

/// `flipbook play`: a local page in which a scene runs under the reader's hands.
struct PlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Runs a scene live in a page of this machine, and records the touches.",
        discussion: """
              flipbook play DraggedCells
              flipbook new MyScenes
              flipbook play MyScenes/Sources/MyScenes/Bounce.swift --script bounce.txt

            Prints a link that works on this machine only. In the page behind it the mouse and fingers touch the scene; \
            time can be paused, stepped and slowed; devices, dark mode and parameters can be chosen, and values written \
            back into the file. After each save of the file the scene begins again. “Save script” writes what was \
            played; `flipbook render SCENE --input FILE` films exactly that. Ctrl-C ends.

            Rare options: flipbook play --help-hidden
            """)

    @Argument(
        help: ArgumentHelp(
            "A scene's name (`flipbook list`), a file or an app's folder: Own.swift, Own.swift:Second, MyApp/.",
            valueName: "SCENE"),
        completion: .scenes)
    var scene: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The port of the page. (default: a free one)", valueName: "N"))
    var port: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The file of “Save script”. (default: play.txt, or play-2.txt and so on)", valueName: "FILE"),
        completion: .file(extensions: ["txt"]))
    var script: String?

    @OptionGroup var running: RunOptions

    @OptionGroup var compiling: CompileOptions

    func validate() throws {
        guard port.map((1...65_535).contains) ?? true else {
            throw ValidationError("--port has to be from 1 to 65535; leave it out for a free one.")
        }
    }

    func run() async throws {
        var watch: SourceWatch?
        if !(await Program.hasScene(named: scene)), let file = SceneFile(scene) {
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw FilmError.unreadable(path: file.path, reason: "there is no such file")
            }
            watch = SourceWatch(path: StartFolder.absolute(file.path), isFolder: file.isFolder)
        } else {
            _ = try await Program.knownEntry(named: scene)
        }
        let file = ScriptFile(given: script, scene: scene)
        try file.check()
        let results = try Results(alone: true)
        let hub = PlayHub(file, arguments: arguments)
        let server = try server(of: hub)
        defer { server.stop() }
        try results.print(server.rules.link)
        Terminal.error("Playing \(scene): open the link in a browser of this machine. Ctrl-C ends.")
        await hub.run(watching: watch)
        try Task.checkCancellation()
    }

    /// The arguments of the process that runs the scene.
    private var arguments: [String] {
        [PlayerCommand.name, scene] + running.words
            + (compiling.compileTimeout.map { ["--compile-timeout", String($0)] } ?? [])
    }

    private func server(of hub: PlayHub) throws -> LocalServer {
        let page = PlayPage(scene: scene)
        do {
            return try LocalServer(
                port: port.map(UInt16.init),
                LocalServer.Handlers(
                    page: { page.response(under: $0) }, opened: { hub.open($0) },
                    received: { hub.receive($0, from: $1) }, closed: { hub.close($0) }))
        } catch {
            throw FilmError.invalid(error.description)
        }
    }
}
