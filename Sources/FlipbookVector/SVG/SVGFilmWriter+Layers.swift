import CoreGeometry
import Picture
import Raster

extension SVGFilmWriter {
    /// Writes a layer: a group that moves along x, in it one that moves along y, turns and scales, in it the
    /// contents and the children.
    ///
    /// Two groups, because one property has one curve of time, and x and y need curves of their own. The
    /// blend mode is that of a third around them, because a group that turns or fades is blended as a whole.
    mutating func write(_ layer: LayerTracks) throws {
        guard layer.showsSomething else { return }
        if let live, let (attributes, rest) = live.attributes(of: layer) {
            return try group(attributes) { try $0.writeGroups(of: rest) }
        }
        try writeGroups(of: layer)
    }

    private mutating func writeGroups(of layer: LayerTracks) throws {
        var (outer, inner, second) = (SVGMotion(), SVGMotion(), SVGMotion())
        animatePlace(of: layer, &outer, &inner)
        if let degrees = layer.rotation.constant {
            if degrees != 0 { inner.styles.append("rotate:\(degrees.text(3))deg") }
        } else {
            inner.names.append(rules.name(layer.rotation) { "rotate:\($0.text(3))deg" })
        }
        animateScale(of: layer, &inner, &second)
        if let opacity = layer.opacity.constant {
            if opacity < 1 { inner.attributes.append(("opacity", opacity.text(3))) }
        } else {
            inner.names.append(rules.name(layer.opacity) { "opacity:\($0.text(3))" })
        }
        if let name = layer.name { inner.attributes.insert(("id", svg.uniqueID(name)), at: 0) }
        let combines = layer.children.last?.effects.blending.needsGroup == true
        let blending = layer.effects.blending.svg(isolated: combines)
        try wrap(blending.map { [$0] } ?? []) {
            try $0.nest(outer) {
                try $0.nest(inner) { try $0.nest(second) { try $0.writeWithEffects(layer) } }
            }
        }
    }

    /// Writes what a closure writes, in a group if there is something to animate.
    private mutating func nest(
        _ motion: SVGMotion, _ content: (inout SVGFilmWriter) throws -> Void
    ) rethrows {
        let attributes = motion.all
        if attributes.isEmpty { try content(&self) } else { try group(attributes, content) }
    }

    private mutating func animatePlace(
        of layer: LayerTracks, _ outer: inout SVGMotion, _ inner: inout SVGMotion
    ) {
        switch (layer.x.constant, layer.y.constant) {
        case (let x?, let y?):
            if x != 0 || y != 0 { inner.styles.append("translate:\(x.text(3))px \(y.text(3))px") }
        case (nil, let y?):
            let rest = y == 0 ? "" : " \(y.text(3))px"
            inner.names.append(rules.name(layer.x) { "translate:\($0.text())px\(rest)" })
        case (let x?, nil):
            inner.names.append(rules.name(layer.y) { "translate:\(x.text(3))px \($0.text())px" })
        case (nil, nil):
            outer.names.append(rules.name(layer.x) { "translate:\($0.text())px" })
            inner.names.append(rules.name(layer.y) { "translate:0 \($0.text())px" })
        }
    }

    private mutating func animateScale(
        of layer: LayerTracks, _ inner: inout SVGMotion, _ second: inout SVGMotion
    ) {
        switch (layer.scaleX.constant, layer.scaleY.constant) {
        case (let x?, let y?):
            if x != 1 || y != 1 { inner.styles.append("scale:\(x.text(4)) \(y.text(4))") }
        case (nil, let y?):
            inner.names.append(rules.name(layer.scaleX) { "scale:\($0.text(4)) \(y.text(4))" })
        case (let x?, nil):
            inner.names.append(rules.name(layer.scaleY) { "scale:\(x.text(4)) \($0.text(4))" })
        case (nil, nil) where layer.scaleX.keys == layer.scaleY.keys:
            inner.names.append(rules.name(layer.scaleX) { "scale:\($0.text(4))" })
        case (nil, nil):
            inner.names.append(rules.name(layer.scaleX) { "scale:\($0.text(4)) 1" })
            second.names.append(rules.name(layer.scaleY) { "scale:1 \($0.text(4))" })
        }
    }

    private mutating func writeWithEffects(_ layer: LayerTracks) throws {
        var lean = SVGMotion()
        if layer.skew.constant == nil {
            lean.names = [rules.name(layer.skew) { "transform:skewX(\($0.text(3))deg)" }]
        } else if let degrees = layer.skew.constant, degrees != 0 {
            lean.attributes = [("transform", "skewX(\(degrees.text(4)))")]
        }
        try nest(lean) { try $0.writeEffects(layer) }
    }

    private mutating func writeEffects(_ layer: LayerTracks) throws {
        let effects = layer.effects
        var attributes: [SVGWriter.Attribute] = []
        if !effects.mask.isEmpty {
            let id = svg.uniqueID("mask")
            svg.open("mask", [("id", id), ("style", "mask-type:alpha")])
            for part in effects.mask { try svg.write(part) }
            svg.close("mask")
            attributes.append(("mask", "url(#\(id))"))
        }
        if let clip = effects.clip {
            attributes.append(("clip-path", "url(#\(svg.writeClip(clip)))"))
        }
        if effects.hasHardEdges { attributes.append(SVGWriter.hardEdges) }
        let filter: [SVGWriter.Attribute] =
            effects.shadows.isEmpty ? [] : [("filter", "url(#\(svg.writeFilter(effects.shadows)))")]
        // A clip would cut off the shadow of its own element.
        try wrap(filter) { try $0.wrap(attributes) { try $0.writeContents(of: layer) } }
    }

    private mutating func wrap(
        _ attributes: [SVGWriter.Attribute], _ content: (inout SVGFilmWriter) throws -> Void
    ) rethrows {
        if attributes.isEmpty { try content(&self) } else { try group(attributes, content) }
    }

    private mutating func writeContents(of layer: LayerTracks) throws {
        for content in layer.contents { try write(content, of: layer) }
        for child in layer.children { try write(child) }
    }

    private mutating func write(_ track: ContentTrack, of layer: LayerTracks) throws {
        var names: [String] = []
        var content = track.content
        if let color = track.color {
            let paint = content.paintName
            names.append(
                rules.name(color) { values in
                    let color = Color(values)
                    let opacity = color.alpha < 1 ? [] : [(name: "\(paint)-opacity", value: "1")]
                    return (color.svg(as: paint) + opacity).map { "\($0.name):\($0.value)" }
                        .joined(separator: ";")
                })
        }
        if let shape = track.shape, let painted = content.painted {
            let path = painted.shape.path
            content = content.painting(.path(path), painted.color)
            names.append(
                rules.name(shape) { "d:path('\(painted.shape.with($0).path.svg)')" })
        }
        let more = names.isEmpty ? [] : SVGMotion(names: names).all
        guard let ranges = track.visible, ranges != layer.visible else {
            return try svg.write(content, of: Layer(name: layer.name), more: more)
        }
        let name = rules.name(visible: ranges)
        try group(SVGMotion(names: [name]).all) {
            try $0.svg.write(content, of: Layer(name: layer.name), more: more)
        }
    }
}

/// The animations and attributes of a group.
struct SVGMotion {
    /// The names of keyframe rules.
    var names: [String] = []
    /// The declarations of constant properties.
    var styles: [String] = []
    /// The attributes.
    var attributes: [SVGWriter.Attribute] = []

    /// The attributes of the group; empty for a group without effect.
    var all: [SVGWriter.Attribute] {
        let motion = names.isEmpty ? [] : ["animation-name:" + names.joined(separator: ",")]
        let style = (motion + styles).joined(separator: ";")
        return attributes + (names.isEmpty ? [] : [("class", "m")])
            + (style.isEmpty ? [] : [("style", style)])
    }
}
