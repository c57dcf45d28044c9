import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Layers whose coordinates begin at the bottom, as Core Text's outlines of letters do.
@MainActor @Suite struct GeometryFlippedTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    private func shape() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 5), transform: nil)
        layer.fillColor = UIColor.red.cgColor
        return layer
    }

    /// The boxes of the red areas in the view's coordinates.
    private var redAreas: [CGRect] { fixture.seen?.redAreas(under: .identity) ?? [] }

    @Test func aPathBeginsAtTheBottom() {
        fixture.host.withCurrent {
            let layer = shape()
            layer.frame = CGRect(x: 0, y: 10, width: 100, height: 40)
            layer.isGeometryFlipped = true
            fixture.view.layer.addSublayer(layer)
            #expect(layer.frame == CGRect(x: 0, y: 10, width: 100, height: 40))
            #expect(layer.convert(CGPoint(x: 3, y: 4), to: fixture.view.layer) == CGPoint(x: 3, y: 46))
        }
        #expect(redAreas == [CGRect(x: 10, y: 45, width: 20, height: 5)])
    }

    @Test func sublayersLieFromTheBottom() {
        fixture.host.withCurrent {
            let (parent, child) = (CALayer(), CALayer())
            parent.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            parent.isGeometryFlipped = true
            child.frame = CGRect(x: 5, y: 2, width: 10, height: 8)
            child.backgroundColor = UIColor.red.cgColor
            parent.addSublayer(child)
            fixture.view.layer.addSublayer(parent)
            #expect(parent.hitTest(CGPoint(x: 6, y: 55)) === child)
            #expect(parent.hitTest(CGPoint(x: 6, y: 5)) === parent)
            #expect(child.contentsAreFlipped() && !fixture.view.layer.contentsAreFlipped())
        }
        #expect(redAreas == [CGRect(x: 5, y: 50, width: 10, height: 8)])
    }

    @Test func twoFlipsGiveTheUsualOrder() {
        fixture.host.withCurrent {
            let parent = CALayer()
            parent.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            let child = shape()
            child.frame = CGRect(x: 0, y: 20, width: 100, height: 40)
            (parent.isGeometryFlipped, child.isGeometryFlipped) = (true, true)
            parent.addSublayer(child)
            fixture.view.layer.addSublayer(parent)
            #expect(!child.contentsAreFlipped())
        }
        #expect(redAreas == [CGRect(x: 10, y: 0, width: 20, height: 5)])
    }

    @Test func textsStayUpright() throws {
        fixture.host.withCurrent {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            (layer.string, layer.isGeometryFlipped) = ("Up", true)
            fixture.view.layer.addSublayer(layer)
        }
        let transform = try #require(fixture.seen?.transformOfText(under: .identity))
        #expect(transform.isIdentity)
    }
}

extension Layer {
    /// Returns the boxes of the red areas of the layer and its descendants.
    fileprivate func redAreas(under outer: CGAffineTransform) -> [CGRect] {
        let own = contents.compactMap { content -> CGRect? in
            guard case .fill(let shape, let color) = content, color == Color(red: 1) else { return nil }
            return shape.box?.applying(outer)
        }
        return own + children.flatMap { $0.redAreas(under: $0.transform.concatenating(outer)) }
    }

    /// Returns the transform from a text of the layer or a descendant; nil without one.
    fileprivate func transformOfText(under outer: CGAffineTransform) -> CGAffineTransform? {
        for case .text in contents { return outer }
        return children.lazy.compactMap { $0.transformOfText(under: $0.transform.concatenating(outer)) }.first
    }
}

extension Shape {
    /// The box of a rectangle or of a path of straight lines.
    fileprivate var box: CGRect? {
        if case .rectangle(let box) = self { return box }
        guard case .path(let path) = self else { return nil }
        let points = path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        return points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
