import Picture
import Testing
import UIKitHost

/// The overlay shows what the engine has, where it has it.
@MainActor @Suite struct DebugOverlayTests {
    let fixture = DynamicsFixture()

    private var strokes: [(color: Color, path: Path)] {
        let layers = fixture.host.picture().layers
        return layers.filter { $0.name == "debug" }.flatMap(\.contents).compactMap { content in
            guard case .stroke(.path(let path), let color, _) = content else { return nil }
            return (color, path)
        }
    }

    private var overlay: Layer? { fixture.host.picture().layers.last { $0.name == "debug" } }

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
        fixture.host.showsDebugOverlay = true
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
        fixture.host.showsDebugOverlay = true
        let awake = strokes[0].color
        fixture.run(seconds: 3)
        #expect(strokes[0].color != awake)
        let contents = overlay?.contents ?? []
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
        fixture.host.showsDebugOverlay = true
        let contents = overlay?.contents ?? []
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
        fixture.host.showsDebugOverlay = true
        #expect(overlay?.transform == CGAffineTransform(translationX: 50, y: 20))
    }

    @Test func aSpringIsAZigzagAndARodIsNot() throws {
        let spring = UIAttachmentBehavior(
            item: fixture.addView(x: 100, y: 100), attachedToAnchor: CGPoint(x: 100, y: 20))
        spring.frequency = 2
        fixture.add(
            spring,
            UIAttachmentBehavior(
                item: fixture.addView(x: 300, y: 100), attachedToAnchor: CGPoint(x: 300, y: 20)))
        fixture.host.showsDebugOverlay = true
        func corners(_ x: CGFloat) throws -> [CGPoint] {
            let all = strokes.map { ends($0.path) }
            let wanted = Set([CGPoint(x: x, y: 100), CGPoint(x: x, y: 20)])
            return try #require(all.first { wanted == Set([$0.first, $0.last].compactMap(\.self)) })
        }
        #expect(try corners(300).count == 2)
        let teeth = try corners(100)
        #expect(teeth.contains { $0.x < 98 } && teeth.contains { $0.x > 102 })
    }

    @Test func aSlowBodyHasASmallArrow() {
        func headLength(speed: CGFloat) -> CGFloat {
            let item = fixture.addView(x: 200, y: 200)
            let behavior = UIDynamicItemBehavior(items: [item])
            behavior.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
            fixture.add(behavior)
            fixture.host.showsDebugOverlay = true
            let points = strokes.last.map { ends($0.path) } ?? []
            defer { fixture.animator.removeBehavior(behavior) }
            return points.count == 5 ? hypot(points[1].x - points[2].x, points[1].y - points[2].y) : .nan
        }
        #expect(abs(headLength(speed: 50) - 2) < 0.01, "0.4 of the 5 points of a tenth of a second")
        #expect(abs(headLength(speed: 2000) - 7) < 0.01)
    }

    @Test func everyLineHasAWhiteRim() throws {
        fixture.add(UIGravityBehavior(items: [fixture.addView(x: 100, y: 100)]))
        fixture.host.showsDebugOverlay = true
        let layers = fixture.host.picture().layers
        let halos = try #require(layers.first { $0.name == "debug-halos" }).contents
        #expect(halos.count == overlay?.contents.count)
        for case .stroke(_, let color, let stroke) in halos {
            #expect(color.red == 1 && color.green == 1 && color.blue == 1 && stroke.width >= 2)
        }
    }

    @Test func aLegendNamesWhatIsDrawn() {
        fixture.add(UIGravityBehavior(items: [fixture.addView(x: 100, y: 100)]))
        fixture.host.showsDebugOverlay = true
        #expect(legend == ["body"])
        fixture.run(seconds: 0.2)
        #expect(legend == ["body", "velocity"])
        let field = UIFieldBehavior.vortexField()
        field.addItem(fixture.addView(x: 200, y: 100))
        fixture.add(field)
        #expect(legend == ["body", "velocity", "field"])
    }

    private var legend: [String] {
        let layer = fixture.host.picture().layers.last { $0.name == "debug-legend" }
        return (layer?.contents ?? []).compactMap {
            if case .text(let text) = $0 { text.string } else { nil }
        }
    }

    /// Each kind of field has a sketch of its own around its position.
    @Test func fieldsAreSketched() {
        let down = CGVector(dx: 0, dy: 1)
        let fields: [UIFieldBehavior] = [
            .linearGravityField(direction: down), .velocityField(direction: down), .dragField(),
            .vortexField(),
            .magneticField(), .radialGravityField(position: .zero), .springField(), .electricField(),
            .noiseField(smoothness: 0.5, animationSpeed: 1), .field { _, _, _, _, _, _ in .zero },
        ]
        let item = fixture.addView(x: 100, y: 100)
        fixture.host.showsDebugOverlay = true
        var sketches: Set<[Layer.Content]> = []
        for field in fields {
            field.position = CGPoint(x: 200, y: 150)
            field.region = UIRegion(radius: 80)
            field.addItem(item)
            fixture.add(field)
            sketches.insert(overlay?.contents ?? [])
            fixture.animator.removeBehavior(field)
        }
        // Linear gravity looks as a velocity field does, and radial gravity as a spring.
        #expect(sketches.count == fields.count - 2)
    }
}
