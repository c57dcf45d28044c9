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
    var scenes: [GalleryScene]

    /// The path of a file of the gallery.
    func path(_ address: String) -> String {
        folder.hasSuffix("/") ? folder + address : "\(folder)/\(address)"
    }

    /// The frames of a scene's film.
    func film(of scene: GalleryScene) throws -> Film {
        try Film(of: scene.listing, Film.Settings(scale: scale))
    }

    /// The scenes by what they are listed under, in the order in which groups first appear.
    var groups: [(name: String?, scenes: [GalleryScene])] {
        var groups: [(name: String?, scenes: [GalleryScene])] = []
        for scene in scenes {
            if let place = groups.firstIndex(where: { $0.name == scene.listing.group }) {
                groups[place].scenes.append(scene)
            } else {
                groups.append((scene.listing.group, [scene]))
            }
        }
        return groups
    }

    /// The arguments of the command that makes a part.
    func command(for part: GalleryScene.Part, of scene: GalleryScene) throws -> [String] {
        let output = ["-o", path(scene.address(of: part))]
        let pixels = ["--scale", String(format: "%g", scale)]
        switch part {
        case .film:
            return ["render", scene.argument] + output + pixels + ["--quiet", "--ffmpeg", Self.encoding]
        case .poster:
            return ["figure", scene.argument, "--at", String(format: "%g", scene.listing.posterTime)] + output
                + pixels
        case .trail: return ["trail", scene.argument] + output
        case .plot: return ["plot", scene.argument] + output + Self.curves
        case .darkPlot: return ["plot", scene.argument] + output + Self.curves + ["--theme", "dark"]
        }
    }

    /// A whole frame at least every half second, so that each is there at once when it is stepped to; and a
    /// third fewer bytes than films for publishing have, for a page holds many.
    private static let encoding = "-g 30 -crf 20"

    /// Where items are, and how fast.
    private static let curves = ["--of", "y,speed"]
}
