import CoreGeometry
import FlipbookCore
import Picture

// Drawing operations as shapes of Lottie.

extension Shape {
    /// The shape's elements, several for a path of several parts.
    var lottie: [JSONText] {
        switch self {
        case .rectangle(let box): return [box.standardized.lottie(radius: 0)]
        case .roundedRectangle(let box, let radius):
            let box = box.standardized
            return [box.lottie(radius: Double(min(max(radius, 0), min(box.width, box.height) / 2)))]
        case .ellipse(let box):
            let box = box.standardized
            return [
                .object([("ty", .text("el"))] + box.lottiePlace)
            ]
        case .path(let path):
            return path.parts.map { part in
                .object([("ty", .text("sh")), ("ks", .still(part.lottie))])
            }
        }
    }

    /// Returns the elements of a path that moves with a track of its coordinates.
    func lottie(_ track: PolylineTrack) -> [JSONText] {
        path.parts.indices.map { index in
            let shape = track.lottie { values in
                let part = with(values).path.parts
                return .list([(index < part.count ? part[index] : LottiePathPart()).lottie])
            }
            return .object([("ty", .text("sh")), ("ks", shape)])
        }
    }
}

extension CGRect {
    fileprivate var lottiePlace: [(String, JSONText)] {
        [
            ("p", .still(.numbers([Double(midX), Double(midY)]))),
            ("s", .still(.numbers([Double(width), Double(height)]))),
        ]
    }

    fileprivate func lottie(radius: Double) -> JSONText {
        .object([("ty", .text("rc"))] + lottiePlace + [("r", .still(.number(radius)))])
    }
}

extension Color {
    /// The color in Lottie's form; its opacity is a property of its own.
    var lottie: JSONText { .list([red, green, blue, 1].map { .number($0, decimals: 4) }) }
}

extension Stroke {
    /// The members of a stroke besides its color.
    var lottie: [(String, JSONText)] {
        let caps: [Cap: Double] = [.butt: 1, .round: 2, .square: 3]
        let joins: [Join: Double] = [.miter: 1, .round: 2, .bevel: 3]
        var members: [(String, JSONText)] = [
            ("w", .still(.number(Double(width)))), ("lc", .number(caps[cap] ?? 1)),
            ("lj", .number(joins[join] ?? 1)), ("ml", .number(Double(longestMiter))),
        ]
        if !dash.isEmpty {
            let lengths = dash.count % 2 == 0 ? dash : dash + dash
            let list = lengths.enumerated().map { index, length -> JSONText in
                .object([("n", .text(index % 2 == 0 ? "d" : "g")), ("v", .still(.number(Double(length))))])
            }
            let phase = JSONText.object([("n", .text("o")), ("v", .still(.number(Double(dashPhase))))])
            members.append(("d", .list(list + [phase])))
        }
        return members
    }
}

extension Gradient {
    /// The members of a gradient fill. An ellipse is not among them: the gradient is a circle of the mean
    /// radius.
    var lottie: [(String, JSONText)] {
        let colors = stops.flatMap { [Double($0.place), $0.color.red, $0.color.green, $0.color.blue] }
        let opacities = stops.flatMap { [Double($0.place), $0.color.alpha] }
        let isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
        let values = JSONText.list((colors + (isOpaque ? [] : opacities)).map { .number($0, decimals: 4) })
        let (start, end): (CGPoint, CGPoint)
        let kind: Double
        switch form {
        case .axial(let from, let to): (start, end, kind) = (from, to, 1)
        case .radial(let center, let radii):
            let radius = (radii.width + radii.height) / 2
            (start, end, kind) = (center, CGPoint(x: center.x + radius, y: center.y), 2)
        }
        return [
            ("t", .number(kind)),
            ("s", .still(.numbers([Double(start.x), Double(start.y)]))),
            ("e", .still(.numbers([Double(end.x), Double(end.y)]))),
            ("g", .object([("p", .number(Double(stops.count))), ("k", .still(values))])),
        ]
    }

    /// True for a radial gradient whose outer end is an ellipse.
    var isElliptic: Bool {
        if case .radial(_, let radii) = form { abs(radii.width - radii.height) > 0.01 } else { false }
    }
}
