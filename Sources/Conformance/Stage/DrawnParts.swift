import Picture
import UIKit

/// The filled areas that a view draws, from back to front: what a row says of parts that are no views here.
@MainActor struct DrawnParts {
    /// An area in the view's coordinates.
    struct Part {
        var frame: CGRect
        var radius: CGFloat
        var color: Color
    }

    private(set) var parts: [Part] = []

    /// Finds the parts of a view of the stage's window. What is larger than the view or outside of it
    /// belongs to others.
    init(of view: UIView, in stage: Stage) {
        let origin = view.convert(CGPoint.zero, to: nil)
        let bounds = CGRect(origin: origin, size: view.bounds.size).insetBy(dx: -3, dy: -3)
        for layer in stage.host.picture().layers { add(layer, .identity, 1) }
        parts = parts.filter { bounds.contains($0.frame) && $0.color.alpha > 0 }.map { part in
            Part(
                frame: part.frame.offsetBy(dx: -origin.x, dy: -origin.y), radius: part.radius,
                color: part.color)
        }
    }

    /// The radii of parts with round corners.
    var radii: [CGFloat] { parts.map(\.radius).filter { $0 > 0 } }
    /// The colors of all parts.
    var colors: [Color] { parts.map(\.color) }
    /// The widths of all parts, in points.
    var widths: [CGFloat] { parts.map(\.frame.width) }

    /// Returns the frame of all parts that a condition holds for; nil for none.
    func union(_ holds: (Part) -> Bool) -> CGRect? {
        let frames = parts.filter(holds).map(\.frame)
        return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }

    private mutating func add(_ layer: Layer, _ transform: CGAffineTransform, _ opacity: CGFloat) {
        let own = layer.transform.concatenating(transform)
        let faded = opacity * layer.opacity
        for content in layer.contents {
            switch content {
            case .fill(let shape, let color), .stroke(let shape, let color, _):
                let (frame, radius) = Self.outline(of: shape)
                let seen = color.faded(by: Double(faded))
                parts.append(Part(frame: frame.applying(own), radius: radius, color: seen))
            case .image, .gradient, .text, .backdrop: break
            }
        }
        for child in layer.children { add(child, own, faded) }
    }

    /// Returns the frame of a shape and the radius of its corners.
    private static func outline(of shape: Shape) -> (CGRect, CGFloat) {
        switch shape {
        case .rectangle(let frame): return (frame, 0)
        case .roundedRectangle(let frame, let radius): return (frame, radius)
        case .ellipse(let frame): return (frame, min(frame.width, frame.height) / 2)
        case .path(let path):
            var points: [CGPoint] = []
            for element in path.elements {
                switch element {
                case .move(let point), .line(let point): points.append(point)
                case .curve(let point, _, _): points.append(point)
                case .close: break
                }
            }
            guard let first = points.first else { return (.null, 0) }
            let frame = points.reduce(CGRect(origin: first, size: .zero)) {
                $0.union(CGRect(origin: $1, size: .zero))
            }
            return (frame, 0)
        }
    }
}
