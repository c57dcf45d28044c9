import Flipbook
import Foundation

/// A folder with a page of scenes, their films, trails and plots.
struct Gallery: Sendable {
    /// The folder.
    let folder: String
    /// What the page is called.
    let title: String
    /// Pixels per point of films and posters.
    let scale: Double
    /// The scenes in the page's order.
    let scenes: [GalleryScene]

    /// The path of a file of the gallery.
    func path(_ address: String) -> String { folder.hasSuffix("/") ? folder + address : "\(folder)/\(address)" }

    /// The frames of a scene's film.
    func film(of scene: GalleryScene) throws -> Film { try Film(of: scene.listing, scale: scale) }

    /// The arguments of the command that makes a part; nil where this program has no such command.
    func command(for part: GalleryScene.Part, of scene: GalleryScene) throws -> [String]? {
        let output = ["-o", path(scene.address(of: part))]
        let pixels = ["--scale", String(format: "%g", scale)]
        switch part {
        case .film:
            return ["render", scene.argument] + output + pixels + ["--quiet", "--ffmpeg", Self.encoding]
        case .poster:
            let frame = try film(of: scene).frameCount * 2 / 5
            return ["figure", scene.argument, "--frame", "\(frame)"] + output + pixels
        case .trail: return ["trail", scene.argument] + output
        case .plot: return plot(scene, output)
        case .darkPlot: return plot(scene, output + ["--theme", "dark"])
        }
    }

    /// A whole frame at least every half second, so that each frame is there at once when it is stepped to.
    private static let encoding = "-g 30"

    private func plot(_ scene: GalleryScene, _ output: [String]) -> [String]? {
        RootCommand.knows("plot") ? ["plot", scene.argument] + output : nil
    }
}

extension RootCommand {
    /// Whether there is a subcommand of a name.
    fileprivate static func knows(_ name: String) -> Bool {
        configuration.subcommands.contains { $0.configuration.commandName == name }
    }
}
