public import CoreGeometry
import Foundation
public import Picture

extension Picture {
    /// Returns the picture as an SVG file that people can read and edit. Each layer is a group with its name
    /// as id, shapes stay shapes, and text stays text.
    ///
    /// The picture's title and summary are its `title` and `desc`, which screen readers read out.
    /// - Throws: `RasterError` when a side is not a number above 0, or a stroke's dashes are not numbers of 0
    ///   or more.
    public func svgData() throws -> Data {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw RasterError(
                "An SVG of \(size.width) x \(size.height) points cannot be made: its sides have to be above 0."
            )
        }
        var writer = SVGWriter()
        let sides = [("width", size.width.short), ("height", size.height.short)]
        let box = ("viewBox", "0 0 \(size.width.short) \(size.height.short)")
        let labels = labels(&writer)
        let attributes = [("xmlns", "http://www.w3.org/2000/svg")] + sides + [box] + labels.roles
        try writer.element("svg", attributes) { writer in
            for label in labels { writer.element(label.name, [("id", label.id)], text: label.text) }
            if background.alpha > 0 { writer.element("rect", sides + background.svg(as: "fill")) }
            for layer in layers { try writer.write(layer.inStrips) }
        }
        return Data(writer.text.utf8)
    }

    /// Returns the elements that describe the picture. Their ids are reserved before those of layers.
    private func labels(_ writer: inout SVGWriter) -> [SVGLabel] {
        [("title", title), ("desc", summary)].compactMap { name, text in
            text.map { SVGLabel(name: name, id: writer.uniqueID(name), text: $0) }
        }
    }
}

/// An element that names or describes the whole picture.
private struct SVGLabel {
    let name: String
    let id: String
    let text: String
}

extension [SVGLabel] {
    /// The attributes that make a screen reader treat the file as one picture and read these texts; none
    /// without a text.
    fileprivate var roles: [SVGWriter.Attribute] {
        isEmpty ? [] : [("role", "img"), ("aria-labelledby", map(\.id).joined(separator: " "))]
    }
}

extension SVGWriter {
    /// The attribute of a group whose shapes have hard edges.
    package static let hardEdges: Attribute = ("shape-rendering", "crispEdges")

    /// Writes a layer as a group; nothing for an invisible one.
    package mutating func write(_ layer: Layer) throws {
        guard layer.transform.isDrawable, layer.opacity > 0 else { return }
        var attributes: [Attribute] = []
        if let name = layer.name { attributes.append(("id", uniqueID(name))) }
        if let transform = layer.transform.svg { attributes.append(("transform", transform)) }
        if layer.opacity < 1 { attributes.append(("opacity", layer.opacity.short)) }
        if !layer.mask.isEmpty {
            let id = uniqueID("mask")
            try element("mask", [("id", id), ("style", "mask-type:alpha")]) { writer in
                for part in layer.mask { try writer.write(part) }
            }
            attributes.append(("mask", "url(#\(id))"))
        }
        if let style = layer.blending.svg(isolated: layer.combinesChildren) { attributes.append(style) }
        if layer.hasHardEdges { attributes.append(SVGWriter.hardEdges) }
        let filter = layer.shadows.isEmpty ? [] : [("filter", "url(#\(writeFilter(layer.shadows)))")]
        if let clip = layer.clip {
            guard clip.extent != nil else { return }
            attributes.append(("clip-path", "url(#\(writeClip(clip)))"))
        }
        // A mask would cut off the shadow of its own element.
        if !filter.isEmpty, !layer.mask.isEmpty || layer.clip != nil {
            return try element("g", filter) { try $0.write(layer.withoutShadows) }
        }
        try element("g", attributes + filter) { writer in
            for content in layer.contents { try writer.write(content, of: layer) }
            for child in layer.children { try writer.write(child) }
        }
    }

    /// Writes a clip path and returns its id.
    package mutating func writeClip(_ shape: Shape) -> String {
        let id = uniqueID("clip")
        element("clipPath", [("id", id)]) { $0.write(shape, []) }
        return id
    }

    /// Writes a drawing operation of a layer, which errors name.
    /// - Parameter more: further attributes of the element of a fill or stroke; default none.
    package mutating func write(
        _ content: Layer.Content, of layer: Layer, more: [Attribute] = []
    ) throws {
        switch content {
        case .fill(let shape, let color):
            if shape.extent != nil { write(shape, color.svg(as: "fill") + more) }
        case .stroke(let shape, let color, let stroke):
            guard shape.extent != nil, stroke.width.isFinite, stroke.width > 0 else { return }
            let dash = try stroke.checkedDash(of: layer)
            write(shape, [("fill", "none")] + color.svg(as: "stroke") + stroke.svg(dash: dash) + more)
        case .text(let text):
            try write(text)
        case .gradient(let shape, let gradient):
            if shape.extent != nil { write(shape, [("fill", "url(#\(write(gradient)))")]) }
        case .image(let image):
            try write(image)
        case .backdrop: break
        }
    }

    /// Writes an image. Its pixels are written once, as a symbol that later places refer to.
    private mutating func write(_ placed: PlacedImage) throws {
        let frame = placed.frame.standardized
        guard frame.finite != nil, frame.width > 0, frame.height > 0 else { return }
        var key = placed
        key.frame = .zero
        if imageIDs[key] == nil {
            let bitmap = try Bitmap(placed)
            let data = try bitmap.pngData().base64EncodedString()
            let id = uniqueID("image")
            imageIDs[key] = id
            let (width, height) = ("\(bitmap.width)", "\(bitmap.height)")
            element(
                "symbol",
                [("id", id), ("viewBox", "0 0 \(width) \(height)"), ("preserveAspectRatio", "none")]
            ) {
                let style =
                    placed.isPixelated
                    ? [("image-rendering", "optimizeSpeed"), ("style", "image-rendering:pixelated")] : []
                $0.element(
                    "image",
                    [("width", width), ("height", height), ("href", "data:image/png;base64," + data)] + style)
            }
        }
        element("use", [("href", "#" + (imageIDs[key] ?? ""))] + frame.svg)
    }

    mutating func write(_ shape: Shape, _ paint: [Attribute]) {
        switch shape {
        case .rectangle(let rect):
            element("rect", rect.standardized.svg + paint)
        case .roundedRectangle(let rect, let cornerRadius):
            let rect = rect.standardized
            element("rect", rect.svg + [("rx", rect.cornerRadius(limiting: cornerRadius).short)] + paint)
        case .ellipse(let rect):
            let rect = rect.standardized
            let center = [("cx", rect.midX.short), ("cy", rect.midY.short)]
            element(
                "ellipse", center + [("rx", (rect.width / 2).short), ("ry", (rect.height / 2).short)] + paint)
        case .path(let path):
            let rule = path.isEvenOdd ? [("fill-rule", "evenodd"), ("clip-rule", "evenodd")] : []
            element("path", [("d", path.svg)] + rule + paint)
        }
    }
}
