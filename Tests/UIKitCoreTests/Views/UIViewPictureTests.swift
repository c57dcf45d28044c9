import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIViewPictureTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    @Test func aViewBecomesALayerWithItsColor() throws {
        view.backgroundColor = .green
        let layer = try #require(fixture.seen)
        #expect(
            layer.contents == [
                .fill(
                    .rectangle(CGRect(x: 0, y: 0, width: 100, height: 50)), Color(red: 0, green: 1, blue: 0))
            ])
        #expect(CGPoint.zero.applying(layer.transform) == CGPoint(x: 100, y: 200))
        #expect(layer.clip == nil && layer.opacity == 1)
    }

    @Test func turnAndScrollAreInTheTransform() throws {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.bounds.origin = CGPoint(x: 0, y: 10)
        let layer = try #require(fixture.seen)
        // The top left corner of a quarter-turned view is its top right on screen.
        #expect(isNear(CGPoint(x: 0, y: 10).applying(layer.transform), 175, 175))
    }

    @Test func hiddenAndClearViewsAreLeftOutWithAllUponThem() {
        let child = UIView(frame: view.bounds)
        child.accessibilityIdentifier = "child"
        view.addSubview(child)
        #expect(fixture.host.picture().layer(named: "child") != nil)
        view.isHidden = true
        #expect(fixture.host.picture().layer(named: "child") == nil)
        view.isHidden = false
        view.alpha = 0
        #expect(fixture.host.picture().layer(named: "child") == nil)
    }

    @Test func theBorderLiesInsideTheBoundsAndAboveTheSubviews() throws {
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor
        view.layer.cornerRadius = 10
        let stroke = Layer.Content.stroke(
            .roundedRectangle(CGRect(x: 2, y: 2, width: 96, height: 46), cornerRadius: 8),
            Color(red: 1, green: 0, blue: 0), Stroke(width: 4))
        #expect(fixture.seen?.contents == [stroke])
        view.addSubview(UIView())
        #expect(fixture.seen?.contents == [])
        #expect(fixture.seen?.children.last?.contents == [stroke])
    }

    @Test func aBorderWiderThanTheViewFillsIt() {
        view.layer.borderWidth = 40
        #expect(fixture.seen?.contents == [.fill(.rectangle(view.bounds), .black)])
        view.layer.borderColor = nil
        #expect(fixture.seen?.contents == [])
    }

    @Test func clippingFollowsTheCorners() {
        view.clipsToBounds = true
        #expect(fixture.seen?.clip == .rectangle(view.bounds))
        view.layer.cornerRadius = 100
        #expect(fixture.seen?.clip == .roundedRectangle(view.bounds, cornerRadius: 25))
        view.layer.masksToBounds = false
        #expect(fixture.seen?.clip == nil)
    }

    @Test func subviewsAreDrawnInOrderAndByHeight() {
        for name in ["a", "b", "c"] {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            child.accessibilityIdentifier = name
            view.addSubview(child)
        }
        #expect(fixture.seen?.children.map(\.name) == ["a", "b", "c"])
        view.subviews[0].layer.zPosition = 1
        #expect(fixture.seen?.children.map(\.name) == ["b", "c", "a"])
    }

    @Test func theLayerIsTheViewByOtherNames() {
        view.layer.backgroundColor = UIColor.red.cgColor
        view.layer.opacity = 0.5
        view.layer.position.x = 7
        #expect(view.backgroundColor == .red && view.alpha == 0.5 && view.center.x == 7)
        view.alpha = 0.25
        #expect(view.layer.opacity == 0.25)
    }
}
