import CoreGeometry
package import Picture

extension SVGWriter {
    /// Writes a gradient and returns its id.
    mutating func write(_ gradient: Gradient) -> String {
        let id = uniqueID("gradient")
        var attributes: [Attribute] = [("id", id), ("gradientUnits", "userSpaceOnUse")]
        let name: String
        switch gradient.form {
        case .axial(let start, let end):
            name = "linearGradient"
            attributes += [
                ("x1", start.x.short), ("y1", start.y.short), ("x2", end.x.short), ("y2", end.y.short),
            ]
        case .radial(let center, let radii):
            name = "radialGradient"
            let matrix = [radii.width, 0, 0, radii.height, center.x, center.y].map(\.short)
            attributes += [
                ("cx", "0"), ("cy", "0"), ("r", "1"),
                ("gradientTransform", "matrix(" + matrix.joined(separator: " ") + ")"),
            ]
            if let start = gradient.start {
                attributes += [
                    ("fx", start.center.x.short), ("fy", start.center.y.short), ("fr", start.radius.short),
                ]
            }
        }
        element(name, attributes) { writer in
            for stop in gradient.stops {
                let color = stop.color.svg(as: "stop").map {
                    ($0.name == "stop" ? "stop-color" : $0.name, $0.value)
                }
                writer.element("stop", [("offset", stop.place.short)] + color)
            }
        }
        return id
    }

    /// Writes the filter of shadows and returns its id. A shadow with an outline of its own is drawn as that
    /// of the layer's content.
    package mutating func writeFilter(_ shadows: [Shadow]) -> String {
        let id = uniqueID("shadow")
        let region = [("x", "-100%"), ("y", "-100%"), ("width", "300%"), ("height", "300%")]
        element("filter", [("id", id), ("color-interpolation-filters", "sRGB")] + region) { writer in
            // As primitives, since not every reader supports feDropShadow.
            for (index, shadow) in shadows.enumerated() { writer.write(shadow, number: index) }
            writer.element("feMerge", []) { writer in
                for index in shadows.indices { writer.element("feMergeNode", [("in", "shadow\(index)")]) }
                writer.element("feMergeNode", [("in", "SourceGraphic")])
            }
        }
        return id
    }
}

extension SVGWriter {
    /// Writes the steps of a shadow: the blurred and displaced opacity, in one color.
    fileprivate mutating func write(_ shadow: Shadow, number: Int) {
        let paint = shadow.color.svg(as: "flood")
            .map { ($0.name == "flood" ? "flood-color" : $0.name, $0.value) }
        element("feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", shadow.radius.short)])
        element(
            "feOffset", [("dx", shadow.offset.dx.short), ("dy", shadow.offset.dy.short), ("result", "place")])
        element("feFlood", paint)
        element("feComposite", [("in2", "place"), ("operator", "in"), ("result", "shadow\(number)")])
    }
}

extension Layer {
    /// The layer without its shadows.
    var withoutShadows: Layer {
        var copy = self
        copy.shadows = []
        return copy
    }
}
