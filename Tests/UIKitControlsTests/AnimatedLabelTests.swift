import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct AnimatedLabelTests {
    private let fixture = ViewFixture()

    private func label(width: CGFloat) -> UILabel {
        fixture.host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
            (label.accessibilityIdentifier, label.text) = ("label", "aa bb cc dd")
            label.font = .systemFont(ofSize: 10)
            fixture.view.addSubview(label)
            return label
        }
    }

    private func animate(_ label: UILabel, toWidth width: CGFloat, height: CGFloat = 40) {
        fixture.run(0.1)
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { label.frame.size = CGSize(width: width, height: height) })
        }
        fixture.run(0.5)
    }

    private var shown: Layer? { fixture.host.picture().layer(named: "label") }

    private var text: Text? {
        guard case .text(let text)? = shown?.contents.first else { return nil }
        return text
    }

    /// Halfway from 60 by 40 to 112 by 60 points, 86 by 50 points are shown.
    @Test(
        arguments: [
            (.redraw, CGPoint(x: 0, y: -5)), (.left, CGPoint(x: 0, y: -5)), (.right, CGPoint(x: -26, y: -5)),
            (.center, CGPoint(x: -13, y: -5)), (.top, CGPoint(x: -13, y: 0)),
            (.bottomRight, CGPoint(x: -26, y: -10)),
        ] as [(UIView.ContentMode, CGPoint)])
    func aTextIsDrawnForTheSizeAtTheEndAndPlacedByTheContentMode(
        _ mode: UIView.ContentMode, _ place: CGPoint
    ) {
        let label = label(width: 60)
        fixture.host.withCurrent { (label.contentMode, label.textAlignment) = (mode, .center) }
        animate(label, toWidth: 112, height: 60)
        #expect(isNear(text?.frame.width, 112))
        #expect(isNear(text?.frame.height, 60))
        #expect(isNear(text?.frame.minX, place.x))
        #expect(isNear(text?.frame.minY, place.y))
        fixture.run(0.6)
        #expect(text?.frame == CGRect(x: 0, y: 0, width: 112, height: 60))
    }

    /// The center moves from (30, 20) to that of the new size.
    @Test(
        arguments: [
            (CGSize(width: 40, height: 40), CGPoint(x: 5, y: 0)),
            (CGSize(width: 60, height: 20), CGPoint(x: 0, y: 5)),
            (CGSize(width: 112, height: 20), CGPoint(x: -13, y: 5)),
        ])
    func aLabelThatShrinksHasItsSizeAtOnceAndMoves(_ size: CGSize, _ place: CGPoint) {
        let label = label(width: 60)
        animate(label, toWidth: size.width, height: size.height)
        let corner = shown.map { CGPoint.zero.applying($0.transform) }
        #expect(text?.frame == CGRect(origin: .zero, size: size))
        #expect(isNear(corner?.x, place.x))
        #expect(isNear(corner?.y, place.y))
    }

    /// Halfway from 60 by 40 to 40 by 20 points, 50 by 30 points are shown.
    @Test func aLabelOfAnotherContentModeShrinksInTheAnimation() {
        let label = label(width: 60)
        fixture.host.withCurrent { label.contentMode = .top }
        animate(label, toWidth: 40, height: 20)
        #expect(isNear(text?.frame.minX, 5))
        #expect(isNear(text?.frame.minY, 0))
        #expect(isNear(text?.frame.width, 40))
    }

    @Test func aDrawingIsStretchedWhereTheContentModeScalesIt() throws {
        let label = label(width: 60)
        fixture.host.withCurrent { label.contentMode = .scaleToFill }
        animate(label, toWidth: 40, height: 20)
        let stretched = try #require(shown?.children.first)
        #expect(shown?.contents.isEmpty == true)
        #expect(isNear(stretched.transform.a, 1.25))
        #expect(isNear(stretched.transform.d, 1.5))
        #expect(stretched.texts.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
        fixture.run(0.6)
        #expect(text?.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    /// A letter is six points wide.
    @Test func aTextIsCutAsAtTheEndFromTheBeginningOn() {
        let label = label(width: 50)
        fixture.host.withCurrent { label.lineBreakMode = .byTruncatingHead }
        #expect(text?.string.hasPrefix("…") == true)
        animate(label, toWidth: 90)
        #expect(text?.string == "aa bb cc dd")
        fixture.run(0.6)
        animate(label, toWidth: 50)
        #expect(text?.string.hasPrefix("…") == true)
    }
}
