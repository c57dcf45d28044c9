import CoreGeometry
import FlipbookCore
import Picture

/// A connected part of a path in Lottie's form: points with the vectors to their control points.
struct LottiePathPart {
    var points: [CGPoint] = []
    var incoming: [CGVector] = []
    var outgoing: [CGVector] = []
    var isClosed = false

    var lottie: JSONText {
        func pairs(_ values: [(CGFloat, CGFloat)]) -> JSONText {
            .list(values.map { .numbers([Double($0.0), Double($0.1)]) })
        }
        return .object([
            ("i", pairs(incoming.map { ($0.dx, $0.dy) })), ("o", pairs(outgoing.map { ($0.dx, $0.dy) })),
            ("v", pairs(points.map { ($0.x, $0.y) })), ("c", .truth(isClosed)),
        ])
    }

    mutating func add(_ point: CGPoint, incoming vector: CGVector = .zero) {
        points.append(point)
        incoming.append(vector)
        outgoing.append(.zero)
    }
}

extension Path {
    /// The connected parts of the path.
    var parts: [LottiePathPart] {
        var parts: [LottiePathPart] = []
        var part = LottiePathPart()
        func end() { if part.points.count > 1 { parts.append(part) } }
        for element in elements {
            switch element {
            case .move(let point):
                end()
                part = LottiePathPart()
                part.add(point)
            case .line(let point):
                part.add(point)
            case .curve(let point, let one, let two):
                if part.points.isEmpty { part.add(one) }
                let start = part.points[part.points.count - 1]
                part.outgoing[part.outgoing.count - 1] = CGVector(dx: one.x - start.x, dy: one.y - start.y)
                part.add(point, incoming: CGVector(dx: two.x - point.x, dy: two.y - point.y))
            case .close:
                part.isClosed = true
                end()
                let start = part.points.first
                part = LottiePathPart()
                if let start { part.add(start) }
            }
        }
        end()
        return parts
    }
}
