import Flipbook
import Foundation
import Raster

/// A scene on the page: its card in the grid, and a template with the details that the player shows for the
/// selected scene.
struct GalleryCard {
    /// The list item.
    let html: String

    /// Creates the card of a scene.
    /// - Throws: `FilmError.invalid` when the scene cannot be filmed at the gallery's scale.
    init(of scene: GalleryScene, in gallery: Gallery) throws {
        let film = try gallery.film(of: scene)
        let name = scene.entry.name.parts.map(\.escapedForMarkup).joined(separator: "<wbr>")
        let made = try Self.commands(of: scene, in: gallery)
        let attributes = [
            "key": scene.fileName, "name": scene.entry.name, "summary": scene.entry.summary,
            "description": scene.description,
            "fps": film.fps.plain, "frames": "\(film.frameCount)",
            "width": film.size.width.plain, "height": film.size.height.plain,
        ].merging(Self.addresses(of: scene)) { $1 }.merging(Self.plotArea(of: scene, in: gallery)) { $1 }
        html = """
            <li class="scene"\(Self.text(of: attributes))>
            <a class="card" href="#\(scene.fileName)">
            <span class="shot"><img src="\(scene.address(of: .poster))" \
            alt="\(scene.description.escapedForMarkup)" loading="lazy" \
            width="\(film.size.width.plain)" height="\(film.size.height.plain)">\
            <span class="length">\(film.duration.plain) s</span></span>
            <span class="name">\(name)</span>
            <span class="summary" aria-hidden="true">\(scene.entry.summary.escapedForMarkup)</span>
            </a>
            <template>
            \(try Self.vectors(of: scene, in: gallery))\(Self.source(of: scene))\(made.map(Self.html).joined())</template>
            </li>
            """
    }

    /// The arguments of a command and the part that it makes.
    private typealias Command = (part: GalleryScene.Part, words: [String])

    private static func commands(of scene: GalleryScene, in gallery: Gallery) throws -> [Command] {
        try scene.parts.map { part in
            let words = try ["flipbook"] + gallery.command(for: part, of: scene)
            return (part, words.map { shellLine([$0]) })
        }
    }

    private static func addresses(of scene: GalleryScene) -> [String: String] {
        Dictionary(uniqueKeysWithValues: scene.parts.map { ($0.attribute, scene.address(of: $0)) })
    }

    private static func plotArea(of scene: GalleryScene, in gallery: Gallery) -> [String: String] {
        let path = gallery.place(scene.address(of: .plot))
        guard scene.parts.contains(.plot), let svg = try? String(contentsOfFile: path, encoding: .utf8),
            let area = PlotArea(svg: svg)
        else { return [:] }
        return ["plot-area": area.text]
    }

    private static func text(of attributes: [String: String]) -> String {
        attributes.sorted { $0.key < $1.key }
            .map { " data-\($0.key)=\"\($0.value.escapedForMarkup)\"" }.joined()
    }

    private static func vectors(of scene: GalleryScene, in gallery: Gallery) throws -> String {
        guard scene.parts.contains(.vectors) else { return "" }
        let path = gallery.place(scene.address(of: .vectors))
        do {
            return "<div class=\"vectors\">\(try String(contentsOfFile: path, encoding: .utf8))</div>\n"
        } catch {
            throw FilmError.unreadable(path: path, reason: error.localizedDescription)
        }
    }

    private static func source(of scene: GalleryScene) -> String {
        guard let source = scene.source else { return "" }
        return """
            <pre class="source" data-path="\(source.path.escapedForMarkup)"><code>\
            \(source.tokens.html)</code></pre>

            """
    }

    /// Returns a command as HTML. A `span` keeps each word together; lines would otherwise break after the
    /// `-` of an option.
    private static func html(of command: Command) -> String {
        let words = command.words.map { "<span>\($0.escapedForMarkup)</span>" }.joined(separator: " ")
        return "<pre class=\"command\" data-makes=\"\(command.part.title)\"><code>\(words)</code></pre>\n"
    }
}

extension GalleryScene.Part {
    /// The part's title on the page.
    fileprivate var title: String {
        switch self {
        case .vectors, .film: "Film"
        case .poster: "Poster"
        case .trail: "Trail"
        case .plot: "Plot"
        case .darkPlot: "Plot in the dark"
        case .live: "Live figure"
        }
    }

    /// The attribute that holds the part's address.
    fileprivate var attribute: String { self == .darkPlot ? "dark-plot" : "\(self)" }
}

extension String {
    /// The words of a name such as CollisionModes, between which a line may break.
    fileprivate var parts: [String] {
        reduce(into: [""]) { parts, letter in
            let isNew = letter.isUppercase && parts[parts.count - 1].last?.isLowercase == true
            if isNew { parts.append("") }
            parts[parts.count - 1].append(letter)
        }
    }
}

extension BinaryFloatingPoint {
    /// The number in its shortest form of at most nine digits: `2`, `0.5`, `29.97`.
    fileprivate var plain: String { String(format: "%.9g", Double(self)) }
}
