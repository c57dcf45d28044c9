public import ArgumentParser
import Flipbook
import Foundation

extension KeyframeExport.Language: ExpressibleByArgument {}

/// `flipbook export`: a scene's motion as keyframes for apps and pages.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes a scene's motion as keyframes for an app or a page.",
        discussion: """
              flipbook export BouncingSquares --for swiftui -o Bouncing.swift
              flipbook export BouncingSquares --for css

            Positions are displacements from the first frame. Without -o the code goes to standard output.

            Rare options, --appearance: flipbook export --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @Option(name: .customLong("for"), help: "The language of the keyframes.")
    var language: KeyframeExport.Language

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("A file. (default: standard output)", valueName: "OUT"), completion: .file())
    var output: String?

    @Flag(help: "Write also over an existing file.")
    var force = false

    @OptionGroup var options: VectorFilmOptions

    func run() async throws {
        try OutputPath.refuseEmpty(output)
        let file = output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 }
        // A device and a FIFO exist as well, and take whatever comes.
        if let file, !force, case .file = try OutputTarget(file), FileManager.default.fileExists(atPath: file)
        {
            throw FilmError.unwritable(path: file, reason: "it exists; --force overwrites it")
        }
        let results = try Results(alone: file == nil)
        let film = try await options.film(of: scene)
        let text = try await KeyframeExport(of: options.vectors(of: film)).text(in: language)
        guard let file else { return try results.print(text, terminator: "") }
        try writeAtomically(Data(text.utf8), to: file, monitor: .process)
        try results.print(file)
    }
}
