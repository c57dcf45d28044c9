import Picture
import Testing

@testable import UIKitDynamics

/// The overlay shows what the engine has, where it has it.
@MainActor @Suite struct DebugOverlayTests {
    let fixture = DynamicsFixture()

    private var strokes: [(color: Color, path: Path)] {
        let layers = fixture.stage.picture().layers
        return layers.filter { $0.name == "debug" }.flatMap(\.contents).compactMap { content in
            guard case .stroke(.path(let path), let color, _) = content else { return nil }
            return (color, path)
        }
    }

    @Test func itIsOffUnlessAskedFor() {
        fixture.add(UIGravityBehavior(items: [fixture.addView(x: 100, y: 100)]))
        #expect(strokes.isEmpty)
    }

    @Test func bodiesBoundariesAndVelocitiesAreDrawnWhereTheyAre() {
        let item = fixture.addView(x: 100, y: 100)
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(
            withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.stage.showsDebugOverlay = true
        #expect(strokes.count == 2, "a box and a line; nothing moves yet")
        #expect(strokes[0].path.elements.first == .move(CGPoint(x: 80, y: 80)))
        #expect(strokes[1].path.elements == [.move(CGPoint(x: 0, y: 300)), .line(CGPoint(x: 400, y: 300))])
        fixture.run(seconds: 0.2)
        #expect(strokes.count == 3, "and now a velocity")
        #expect(strokes[2].path.elements.first == .move(item.center))
    }

    @Test func restingBodiesTouchAndGoGray() {
        let item = fixture.addView(x: 100, y: 300)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.stage.showsDebugOverlay = true
        let awake = strokes[0].color
        fixture.run(seconds: 3)
        #expect(strokes[0].color != awake)
        let contents = fixture.stage.picture().layers.last?.contents ?? []
        let dots = contents.count { if case .fill(.ellipse, _) = $0 { true } else { false } }
        #expect(dots == 2, "a box rests on two points")
    }

    @Test func jointsAndFieldsAreDrawn() {
        let item = fixture.addView(x: 100, y: 100)
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 200, y: 150)
        field.region = UIRegion(radius: 80)
        field.addItem(item)
        fixture.add(UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 20)), field)
        fixture.stage.showsDebugOverlay = true
        let contents = fixture.stage.picture().layers.last?.contents ?? []
        let region = contents.contains { content in
            guard case .stroke(.ellipse(let rect), _, _) = content else { return false }
            return rect == CGRect(x: 120, y: 70, width: 160, height: 160)
        }
        #expect(region, "the circle of the field's region")
        let rod = strokes.contains {
            Set(ends($0.path)) == [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 20)]
        }
        #expect(rod, "the line of the attachment")
    }

    private func ends(_ path: Path) -> [CGPoint] {
        path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }

    @Test func theOverlayFollowsTheReferenceView() {
        fixture.view.frame.origin = CGPoint(x: 50, y: 20)
        fixture.add(UIGravityBehavior(items: [fixture.addView(x: 100, y: 100)]))
        fixture.stage.showsDebugOverlay = true
        let layer = fixture.stage.picture().layers.last
        #expect(layer?.transform == CGAffineTransform(translationX: 50, y: 20))
    }
}
