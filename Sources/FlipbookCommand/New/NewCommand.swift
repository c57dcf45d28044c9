import ArgumentParser
import Flipbook
import Foundation

/// `flipbook new`: a new package for the user's own scenes.
struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Writes a package for scenes of your own.",
        discussion: """
              flipbook new MyScenes

            The package films like this command: `swift run MyScenes render Bounce -o bounce.mp4`. For a scene or two a \
            package is not needed: `flipbook render MyScene.swift -o my.mp4` films a file.
            """)

    @Argument(
        help: ArgumentHelp(
            "A new or empty folder; its name is the package's.", valueName: "FOLDER"),
        completion: .directory)
    var folder: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Flipbook's folder or address. (default: where this command was built)",
            valueName: "PLACE"),
        completion: .directory)
    var flipbook: String?

    func run() async throws {
        let template = try PackageTemplate(name: name(), dependency: dependency())
        try refuseContents()
        for file in template.files {
            try writeAtomically(Data(file.text.utf8), to: folder + "/" + file.path, monitor: .process)
        }
        try Results().print(folder)
        Terminal.error("Next: cd \(folder) && swift run \(template.name) list")
    }

    private func name() throws -> String {
        // The empty path of an unset variable would be the root folder.
        guard !folder.isEmpty else {
            throw FilmError.invalid("A new package is in a folder with a name, and “” is none.")
        }
        let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        try PackageTemplate.check(name: name)
        return name
    }

    private func dependency() throws -> PackageTemplate.Dependency {
        if let flipbook { return try PackageTemplate.Dependency(flipbook, from: folder) }
        guard let checkout = PackageTemplate.Dependency.checkout(from: folder) else {
            throw FilmError.invalid(
                "The folder in which this command was built is gone; say with --flipbook where Flipbook's package is."
            )
        }
        return checkout
    }

    private func refuseContents() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else {
            throw FilmError.unwritable(path: folder, reason: "it is a file, not a folder")
        }
        guard try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty else {
            throw FilmError.unwritable(path: folder, reason: "the folder is not empty")
        }
    }
}
