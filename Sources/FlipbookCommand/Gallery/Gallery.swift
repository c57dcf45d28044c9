import Flipbook
import Foundation
import Picture

/// A folder with a page of scenes, their films, trails and plots.
struct Gallery: Sendable {
    /// The folder's path.
    let folder: String
    /// The page's title.
    let title: String
    /// The pixels per point of films and posters.
    let scale: Double
    /// The engine of pages whose items can be dragged; nil for a gallery without such pages.
    var engine: LiveEngine?
    /// The scenes in the page's order.
    var scenes: [GalleryScene]
    /// The style of the interfaces and of the paper; `automatic` for that of each scene on white.
    var appearance = AnimatedSVG.Appearance.automatic
    /// The options of the screen, the system and the stand-ins, as on the command line.
    var choices: [String] = []

    /// True for dark interfaces, which lie on dark paper.
    var isDark: Bool { appearance == .dark }

    /// Returns the path of a file of the gallery.
    func path(_ address: String) -> String {
        folder.hasSuffix("/") ? folder + address : "\(folder)/\(address)"
    }

    /// Returns the path of a file from the root on, which stays the same when a scene changes the current
    /// folder.
    func place(_ address: String) -> String { StartFolder.absolute(path(address)) }

    /// Returns the film of a scene.
    func film(of scene: GalleryScene) throws -> Film {
        let paper = isDark ? Theme.dark.paper : .white
        return try Film(of: scene.entry, Film.Settings(scale: scale, background: paper))
    }

    /// Returns a Boolean value that indicates whether the page takes a scene's film of vectors.
    func hasSmallVectors(of scene: GalleryScene) throws -> Bool {
        let file = place(scene.address(of: .vectors))
        let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
        return size ?? .max <= Self.mostVectors
    }

    /// Removes the unfinished files that an earlier command left when it was killed.
    func removeUnfinished(of scene: GalleryScene) {
        TemporaryName.removeStale(in: place(scene.folder))
    }

    /// Removes the file of a part, if there is one.
    func remove(_ part: GalleryScene.Part, of scene: GalleryScene) throws {
        let file = place(scene.address(of: part))
        if FileManager.default.fileExists(atPath: file) { try FileManager.default.removeItem(atPath: file) }
    }

    /// The scenes by group, in the order in which the groups first appear.
    var groups: [(name: String?, scenes: [GalleryScene])] {
        var groups: [(name: String?, scenes: [GalleryScene])] = []
        for scene in scenes {
            if let index = groups.firstIndex(where: { $0.name == scene.entry.group }) {
                groups[index].scenes.append(scene)
            } else {
                groups.append((scene.entry.group, [scene]))
            }
        }
        return groups
    }

    /// Returns the arguments of the command that makes the same part, which the page shows.
    func command(for part: GalleryScene.Part, of scene: GalleryScene) throws -> [String] {
        let output = ["-o", path(scene.address(of: part))]
        let pixels = ["--scale", String(format: "%g", scale)]
        let style = appearance == .automatic ? [] : ["--appearance", appearance.rawValue]
        let shown = style + choices
        switch part {
        case .vectors:
            // An .svg alone has the turned colors of a light interface.
            let beside = isDark ? ["-o", path(scene.address(of: .film))] : []
            let look = ["--still", "first", "--appearance", isDark ? "dark" : "light"]
            return ["render", scene.argument] + output + beside + look + choices + ["--quiet"]
        case .film:
            return ["render", scene.argument] + output + pixels + shown + [
                "--quiet", "--ffmpeg", Self.encoding,
            ]
        case .poster:
            return ["figure", scene.argument, "--at", String(format: "%g", scene.entry.posterTime)] + output
                + pixels + shown
        case .trail: return ["trail", scene.argument] + output + shown
        case .plot:
            let theme = isDark ? ["--theme", "light"] : []
            return ["plot", scene.argument] + output + Self.curves + theme + shown
        case .darkPlot:
            return ["plot", scene.argument] + output + Self.curves + ["--theme", "dark"] + shown
        case .live: return ["render", scene.argument] + output + ["--live"] + shown + ["--quiet"]
        }
    }

    /// The largest film of vectors, in bytes, that the page takes; a larger one is a video. All films of
    /// vectors are in the page itself, since scripts of local pages cannot read files.
    static let mostVectors = 500_000

    /// The largest page with a live figure, in bytes: a phone shows it within a few seconds.
    static let mostLive = 1_500_000

    /// The ffmpeg arguments of films. A key frame at least every 30 frames, half a second at 60 frames per
    /// second, makes single steps immediate. CRF 20 gives a third fewer bytes than a film for publishing,
    /// because a page holds many.
    static let encoding = "-g 30 -crf 20"

    /// The curves of plots.
    static let quantities: [Quantity] = [.y, .speed]
    private static let curves = ["--of", quantities.map(\.rawValue).joined(separator: ",")]
}
