import CoreGeometry
import FlipbookCore
import Foundation
import Picture
import Raster

/// A film as Lottie: JSON that players in apps and pages show.
///
/// Each layer is a shape layer whose parent is the layer's parent. A clip, and an opacity that a layer shares
/// with its children, make the layer a composition of its own. Text becomes outlines.
struct LottieFilm {
    private let film: VectorFilm
    private let approximates: Bool
    private var layers: [JSONText] = []
    private var assets: [JSONText] = []
    private var lastIndex = 0
    private var images: [PlacedImage: String] = [:]

    /// Converts a film.
    /// - Throws: `FilmError.invalid` for a layer with something that Lottie lacks, unless `approximates`
    ///   leaves it out.
    init(_ film: VectorFilm, approximates: Bool) throws {
        (self.film, self.approximates) = (film, approximates)
        if film.background.alpha > 0 {
            var background = LayerTracks(still: Layer())
            let area = CGRect(origin: .zero, size: film.size)
            background.contents = [ContentTrack(.fill(.rectangle(area), film.background))]
            try add(background, to: nil)
        }
        for layer in film.layers { try add(layer, to: nil) }
    }

    /// The bytes of the JSON file.
    var data: Data {
        let words: [(String, JSONText)] = [
            ("v", .text("5.7.0")), ("fr", .number(film.fps)), ("ip", .number(0)),
            ("op", .number(Double(film.frameCount))), ("w", .number(Double(film.size.width))),
            ("h", .number(Double(film.size.height))), ("nm", .text(film.title)), ("ddd", .number(0)),
            ("meta", .object([("g", .text("Flipbook \(flipbookVersion)")), ("d", .text(film.summary))])),
            ("assets", .list(assets)), ("layers", .list(layers.reversed())),
        ]
        return Data(JSONText.object(words).text.utf8)
    }

    // MARK: Layers

    /// Adds a layer and its children, whose transforms are relative to a parent layer.
    private mutating func add(_ layer: LayerTracks, to parent: Int?) throws {
        guard layer.showsSomething else { return }
        try refuseEffects(of: layer)
        // A layer does not fade its children in Lottie. Where both change it is a composition.
        let bothChange =
            layer.opacity.constant == nil && layer.children.contains { $0.opacity.constant == nil }
        let isGroup = layer.isTranslucent && layer.pieceCount > 1 || bothChange
        guard isGroup || layer.effects.clip != nil else { return try addPlain(layer, to: parent) }
        try addComposition(layer, to: parent)
    }

    private mutating func addPlain(_ layer: LayerTracks, to parent: Int?) throws {
        var (runs, layer, fade) = (layer.contents.runs, layer, Track?.none)
        if layer.isTranslucent, layer.pieceCount == 1, let only = layer.contents.first, !only.isImage {
            // A single shape fades by itself: each translucent layer takes 1/255 from all that rlottie has
            // drawn.
            (fade, layer.opacity) = (layer.opacity, Track(constant: 1))
        }
        let hasBase = !(runs.first?.first?.isImage ?? true)
        let shapes = try hasBase ? runs.removeFirst().reversed().map { try shape($0, of: layer, fade) } : []
        let base = append(
            hasBase ? 4 : 3, layer, parent, layer.lottieTransform(anchor: .zero),
            hasBase ? [("shapes", .list(shapes))] : [])
        for run in runs {
            if let image = run.first, case .image(let placed) = image.content {
                try append(placed, image, of: layer, to: base)
            } else {
                let shapes = try run.reversed().map { try shape($0, of: layer) }
                let transform = LayerTracks.lottieIdentity(opacity: layer.opacity)
                _ = append(4, layer, base, transform, [("shapes", .list(shapes))])
            }
        }
        for child in layer.children { try add(child.shown(with: layer.opacity), to: base) }
    }

    /// Adds a layer as a composition of its own, which is cut off at its borders.
    private mutating func addComposition(_ layer: LayerTracks, to parent: Int?) throws {
        let reach = film.size.width + film.size.height
        let all = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
        let clip = layer.effects.clip
        let box = clip.map { CGRect(holding: $0.path.points) }.map { $0.isNull ? .zero : $0 } ?? all
        var masks: [(String, JSONText)] = []
        if let clip, !clip.isRectangle {
            let shift = CGPoint(x: -box.minX, y: -box.minY)
            let parts = clip.path.applying(CGAffineTransform(translationX: shift.x, y: shift.y)).parts
            masks = [("hasMask", .truth(true)), ("masksProperties", .list(parts.map(Self.mask)))]
        }
        var content = layer
        (content.effects, content.opacity) = (LayerEffects(), Track(constant: 1))
        for path in [\LayerTracks.rotation, \.skew] { content[keyPath: path] = Track(constant: 0) }
        for path in [\LayerTracks.scaleX, \.scaleY] { content[keyPath: path] = Track(constant: 1) }
        content.x = Track(constant: Double(-box.minX))
        content.y = Track(constant: Double(-box.minY))
        let outer = (layers, lastIndex)
        (layers, lastIndex) = ([], 0)
        try addPlain(content, to: nil)
        let id = "c\(assets.count)"
        assets.append(.object([("id", .text(id)), ("layers", .list(layers.reversed()))]))
        (layers, lastIndex) = outer
        let anchor = CGPoint(x: -box.minX, y: -box.minY)
        _ = append(
            0, layer, parent, layer.lottieTransform(anchor: anchor),
            [
                ("refId", .text(id)), ("w", .number(Double(box.width.rounded(.up)))),
                ("h", .number(Double(box.height.rounded(.up)))),
            ] + masks)
    }

    private static func mask(_ part: LottiePathPart) -> JSONText {
        var part = part
        part.isClosed = true
        return .object([
            ("inv", .truth(false)), ("mode", .text("a")), ("pt", .still(part.lottie)),
            ("o", .still(.number(100))), ("x", .still(.number(0))),
        ])
    }

    /// Adds a layer of a type and returns its index.
    private mutating func append(
        _ type: Double, _ layer: LayerTracks, _ parent: Int?, _ transform: JSONText,
        _ more: [(String, JSONText)]
    ) -> Int {
        lastIndex += 1
        // Without “ddd” before the transform, rlottie takes a layer for one in space and ignores its
        // rotation.
        var members: [(String, JSONText)] = [
            ("ddd", .number(0)), ("ty", .number(type)), ("ind", .number(Double(lastIndex))),
        ]
        if let name = layer.name { members.append(("nm", .text(name))) }
        if let parent { members.append(("parent", .number(Double(parent)))) }
        members += [("ks", transform)] + more
        members += [
            ("ip", .number(0)), ("op", .number(Double(film.frameCount))), ("st", .number(0)),
            ("bm", .number(layer.effects.blending.lottie)),
        ]
        layers.append(.object(members))
        return lastIndex
    }

    // MARK: Contents

    /// Returns an operation as a group of shapes, with an opacity of its own where the layer has none.
    private func shape(_ track: ContentTrack, of layer: LayerTracks, _ fade: Track? = nil) throws -> JSONText
    {
        var items: [JSONText]
        switch track.content {
        case .fill(let shape, let color):
            items = track.shape.map(shape.lottie) ?? shape.lottie
            items.append(
                .object([("ty", .text("fl"))] + track.paint(color) + [("r", .number(shape.fillRule))]))
        case .stroke(let shape, let color, let stroke):
            items = track.shape.map(shape.lottie) ?? shape.lottie
            items.append(.object([("ty", .text("st"))] + track.paint(color) + stroke.lottie))
        case .gradient(let shape, let gradient):
            if gradient.isElliptic { try refuse("a gradient in an ellipse", layer) }
            if gradient.start != nil { try refuse("a gradient between two circles", layer) }
            items = shape.lottie
            let opacity: [(String, JSONText)] = [("o", .still(.number(100))), ("r", .number(shape.fillRule))]
            items.append(.object([("ty", .text("gf"))] + opacity + gradient.lottie))
        case .text(let text):
            items = try outlines(of: text, layer).flatMap { Shape.path($0).lottie }
            items.append(
                .object([("ty", .text("fl"))] + track.paint(text.color) + [("r", .number(1))]))
        case .image, .backdrop: items = []
        }
        let ranges = track.visible.flatMap { $0 == layer.visible ? nil : $0 }
        let opacity =
            fade?.mapped { $0 * 100 }.lottie
            ?? ranges?.lottieOpacity(frameCount: film.frameCount) ?? .still(.number(100))
        items.append(.object([("ty", .text("tr"))] + LayerTracks.lottieIdentity(opacity)))
        return .object([("ty", .text("gr")), ("it", .list(items))])
    }

    private func outlines(of text: Text, _ layer: LayerTracks) throws -> [Path] {
        do {
            return try text.outlines()
        } catch is RasterError {
            try refuse("emoji", layer)
            return []
        }
    }

    private mutating func append(
        _ placed: PlacedImage, _ track: ContentTrack, of layer: LayerTracks, to base: Int
    ) throws {
        let key = PlacedImage(placed.image, frame: .zero, part: placed.part, tint: placed.tint)
        let bitmap = try Bitmap(placed)
        let size = CGSize(width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
        let id = images[key] ?? "i\(images.count)"
        if images[key] == nil {
            images[key] = id
            let data = "data:image/png;base64," + (try bitmap.pngData()).base64EncodedString()
            assets.append(
                .object([
                    ("id", .text(id)), ("w", .number(Double(size.width))),
                    ("h", .number(Double(size.height))), ("u", .text("")), ("p", .text(data)),
                    ("e", .number(1)),
                ]))
        }
        var place = LayerTracks(still: Layer())
        place.opacity = layer.opacity
        (place.x, place.y) = (
            Track(constant: Double(placed.frame.minX)), Track(constant: Double(placed.frame.minY))
        )
        place.scaleX = Track(constant: Double(placed.frame.width / size.width))
        place.scaleY = Track(constant: Double(placed.frame.height / size.height))
        _ = append(2, place, base, place.lottieTransform(anchor: .zero), [("refId", .text(id))])
    }

    // MARK: Limits

    private func refuseEffects(of layer: LayerTracks) throws {
        if !layer.effects.shadows.isEmpty { try refuse("a shadow", layer) }
        if !layer.effects.mask.isEmpty { try refuse("a mask", layer) }
        switch layer.effects.blending {
        case .normal: break
        case .plus: try refuse("a cross-fade", layer)
        default: try refuse("a blend mode", layer)
        }
        if layer.skew.constant != 0 { try refuse("a shear", layer) }
    }

    private func refuse(_ feature: String, _ layer: LayerTracks) throws {
        guard !approximates else { return }
        let title = layer.name.map { "The layer “\($0)”" } ?? "A layer without a name"
        throw FilmError.invalid(
            "\(title) has \(feature), which players of Lottie do not show "
                + "alike. Take an .svg or .html, or leave it out with --approximate.")
    }
}
