import CoreGeometry
import FlipbookCore
import Picture

extension LayerTracks {
    /// Creates the tracks of a layer that stays at the origin, without its contents and children.
    init(still layer: Layer) {
        self.init(
            identity: layer.identity, name: layer.name, visible: [], x: Track(constant: 0),
            y: Track(constant: 0), rotation: Track(constant: 0), scaleX: Track(constant: 1),
            scaleY: Track(constant: 1), skew: Track(constant: 0),
            opacity: Track(constant: Double(layer.opacity)), effects: LayerEffects(), contents: [],
            children: [])
    }

    /// True when the opacity has values between 0 and 1.
    var isTranslucent: Bool { opacity.keys.contains { $0.value > 0 && $0.value < 1 } }

    /// Returns the layer with the opacity of its parent as well, which it has only while its own or its
    /// parent's stays.
    func shown(with parent: Track) -> LayerTracks {
        var layer = self
        if let own = opacity.constant {
            layer.opacity = parent.mapped { $0 * own }
        } else if let factor = parent.constant {
            layer.opacity = opacity.mapped { $0 * factor }
        }
        return layer
    }

    /// The number of drawing operations of the layer and its descendants.
    var pieceCount: Int { contents.count + children.map(\.pieceCount).reduce(0, +) }

    /// Returns the transform of a layer with an anchor.
    func lottieTransform(anchor: CGPoint) -> JSONText {
        let isStill = x.constant != nil && y.constant != nil
        let place: JSONText =
            isStill
            ? .still(.numbers([x.constant ?? 0, y.constant ?? 0, 0]))
            : .object([("s", .truth(true)), ("x", x.lottie), ("y", y.lottie)])
        return .object(
            [
                ("a", .still(.numbers([Double(anchor.x), Double(anchor.y), 0]))), ("p", place),
                ("s", lottieScale), ("r", rotation.lottie), ("o", opacity.mapped { $0 * 100 }.lottie),
            ])
    }

    /// The scale in percent. Axes that change differently share one curve, so they change in straight lines.
    private var lottieScale: JSONText {
        if scaleX.keys == scaleY.keys { return scaleX.mapped { $0 * 100 }.lottiePair }
        if let x = scaleX.constant, let y = scaleY.constant {
            return .still(.list([.number(x * 100, decimals: 4), .number(y * 100, decimals: 4)]))
        }
        let end = max(scaleX.keys.last?.frame ?? 0, scaleY.keys.last?.frame ?? 0)
        let samples = (0...end).map { frame in
            (frame, [scaleX.value(at: Double(frame)) * 100, scaleY.value(at: Double(frame)) * 100])
        }
        return PolylineTrack(fitting: samples, tolerance: 0.2).lottie { .numbers($0) }
    }

    /// Returns the identity transform with an opacity.
    static func lottieIdentity(opacity: Track) -> JSONText {
        .object(lottieIdentity(opacity.mapped { $0 * 100 }.lottie))
    }

    /// Returns the members of the identity transform with an opacity in percent.
    static func lottieIdentity(_ opacity: JSONText) -> [(String, JSONText)] {
        [
            ("a", .still(.numbers([0, 0]))), ("p", .still(.numbers([0, 0]))),
            ("s", .still(.numbers([100, 100]))), ("r", .still(.number(0))), ("o", opacity),
        ]
    }
}

extension [ContentTrack] {
    /// The operations in runs: each image alone, and the shapes between images.
    var runs: [[ContentTrack]] {
        reduce(into: []) { runs, content in
            if let last = runs.last?.last, !last.isImage, !content.isImage {
                runs[runs.count - 1].append(content)
            } else {
                runs.append([content])
            }
        }
    }
}

extension ContentTrack {
    /// True for an image of pixels.
    var isImage: Bool {
        if case .image = content { true } else { false }
    }

    /// Returns the color and opacity of a fill or stroke, which may change.
    func paint(_ color: Color) -> [(String, JSONText)] {
        guard let track = self.color else {
            return [("c", .still(color.lottie)), ("o", .still(.number(color.alpha * 100)))]
        }
        let opacity = track.lottie { .numbers([$0[3] * 100]) }
        let isOpaque = track.keys.allSatisfy { $0.values[3] == 1 }
        return [
            ("c", track.lottie { Color($0).lottie }), ("o", isOpaque ? .still(.number(100)) : opacity),
        ]
    }
}

extension Shape {
    /// The rule by which the shape is filled: 1 for non-zero winding, 2 for even-odd.
    var fillRule: Double {
        if case .path(let path) = self, path.isEvenOdd { 2 } else { 1 }
    }

    /// True for a rectangle without rounded corners.
    var isRectangle: Bool {
        if case .rectangle = self { true } else { false }
    }
}

extension Path {
    /// All points, control points included.
    var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let end, let one, let two): [one, two, end]
            case .close: []
            }
        }
    }
}

extension Layer.Blending {
    /// The number of the blend mode.
    var lottie: Double {
        switch self {
        case .normal: 0
        case .multiply: 1
        case .screen: 2
        case .overlay: 3
        case .darken: 4
        case .lighten: 5
        case .colorDodge: 6
        case .colorBurn: 7
        case .hardLight: 8
        case .softLight: 9
        case .difference: 10
        case .exclusion: 11
        case .hue: 12
        case .saturation: 13
        case .color: 14
        case .luminosity: 15
        case .plus, .plusLighter: 16
        // The format has no operators of Porter and Duff.
        default: 0
        }
    }
}
