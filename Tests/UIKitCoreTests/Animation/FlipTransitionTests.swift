import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Views that are turned over about their middle, in perspective.
@MainActor @Suite struct FlipTransitionTests {
    private let fixture = ViewFixture()
    private var view: UIView { fixture.view }

    /// Turns the view over in a second at an even pace, from red to blue.
    private func flip(_ side: UIView.AnimationOptions) {
        view.backgroundColor = .red
        fixture.host.withCurrent {
            UIView.transition(
                with: view, duration: 1, options: [side, .curveLinear],
                animations: { view.backgroundColor = .blue })
        }
    }

    /// The corners of the view's background from the upper left one on, clockwise.
    private func corners() throws -> [CGPoint] {
        guard case .fill(.path(let path), _)? = try #require(fixture.seen).contents.first else { return [] }
        return path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }

    private func expectNear(_ corners: [CGPoint], _ expected: [CGPoint]) {
        #expect(corners.count == expected.count)
        for (corner, point) in zip(corners, expected) {
            #expect(abs(corner.x - point.x) < 1e-6 && abs(corner.y - point.y) < 1e-6)
        }
    }

    /// An eighth of a turn: the half width seen, and what the far side is smaller by.
    private let half = 50 * 0.5.squareRoot()
    private let far = 1 + 100 * 0.5.squareRoot() / 800

    @Test func theLeftSideComesToTheFront() throws {
        flip(.transitionFlipFromLeft)
        fixture.run(0.25)
        #expect(fixture.seenColor == UIColor.red.color)
        expectNear(
            try corners(),
            [
                CGPoint(x: 50 - half, y: 0), CGPoint(x: 50 + half / far, y: 25 - 25 / far),
                CGPoint(x: 50 + half / far, y: 25 + 25 / far), CGPoint(x: 50 - half, y: 50),
            ])
    }

    @Test func theBackFollowsWithItsFarSideFirst() throws {
        flip(.transitionFlipFromLeft)
        fixture.run(0.75)
        #expect(fixture.seenColor == UIColor.blue.color)
        expectNear(
            try corners(),
            [
                CGPoint(x: 50 - half / far, y: 25 - 25 / far), CGPoint(x: 50 + half, y: 0),
                CGPoint(x: 50 + half, y: 50), CGPoint(x: 50 - half / far, y: 25 + 25 / far),
            ])
    }

    @Test func theOtherSidesComeToTheFront() throws {
        flip(.transitionFlipFromRight)
        fixture.run(0.25)
        let turned = try corners()
        #expect(turned.count == 4 && turned[2].y - turned[1].y > turned[3].y - turned[0].y)
        fixture.run(1)
        flip(.transitionFlipFromTop)
        fixture.run(0.25)
        let fromTop = try corners()
        #expect(fromTop.count == 4 && fromTop[1].x - fromTop[0].x > fromTop[2].x - fromTop[3].x)
        fixture.run(1)
        flip(.transitionFlipFromBottom)
        fixture.run(0.25)
        let widths = try corners()
        #expect(widths.count == 4 && widths[1].x - widths[0].x < widths[2].x - widths[3].x)
    }
}
