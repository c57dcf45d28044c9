import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// The transitions of a layer's content.
@MainActor @Suite struct CATransitionTests {
    /// Returns the places of the old and the new content in the middle of a transition, in their order from
    /// the back to the front.
    private func middle(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> [CGPoint] {
        contents(type, subtype).map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
    }

    /// Returns the old and the new content in the middle of a transition.
    private func contents(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> [Layer] {
        let context = RunContext(size: CGSize(width: 100, height: 100))
        return context.withCurrent {
            let layer = CALayer()
            layer.bounds.size = CGSize(width: 40, height: 20)
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(transition, forKey: nil)
            return layer.pictureLayer(at: 0.5)?.children ?? []
        }
    }

    @Test func contentsSlideByTheirSize() {
        #expect(middle(.push, .fromRight) == [CGPoint(x: -20, y: 0), CGPoint(x: 20, y: 0)])
        #expect(middle(.push, nil) == [CGPoint(x: 20, y: 0), CGPoint(x: -20, y: 0)])
        #expect(middle(.push, .fromTop) == [CGPoint(x: 0, y: -10), CGPoint(x: 0, y: 10)])
        #expect(middle(.moveIn, .fromBottom) == [.zero, CGPoint(x: 0, y: -10)])
        #expect(middle(.fade, .fromRight) == [.zero, .zero])
    }

    @Test func bothContentsOfAPushFade() {
        #expect(contents(.push, .fromRight).map(\.opacity) == [0.5, 0.5])
        #expect(contents(.moveIn, .fromRight).map(\.opacity) == [1, 1])
    }

    @Test func theOldContentIsInFrontWhileItIsRevealed() {
        #expect(middle(.reveal, .fromLeft) == [.zero, CGPoint(x: 20, y: 0)])
    }

    /// The colors of a view in the middle of a fade, the oldest first.
    private func colors(_ change: (UIView, () -> Void) -> Void) -> [Color] {
        let fixture = ViewFixture()
        fixture.view.backgroundColor = .red
        _ = fixture.seen
        fixture.host.withCurrent {
            change(fixture.view) {
                let fade = CATransition()
                fade.duration = 1
                fixture.view.layer.add(fade, forKey: nil)
            }
        }
        fixture.run(0.25)
        // A fade is linear, with weights that follow its progress.
        let group = fixture.seen?.children ?? []
        #expect(abs((group.last?.opacity ?? 0) - 0.25) < 1e-6)
        return group.compactMap {
            guard case .fill(_, let color)? = $0.contents.first else { return nil }
            return color
        }
    }

    @Test func aTransitionBeginsWithTheContentAtItsAddition() {
        let shown = colors { view, add in
            add()
            view.backgroundColor = .blue
        }
        #expect(shown == [UIColor.red.cgColor.color, UIColor.blue.cgColor.color])
    }

    // MARK: Additions after the change

    /// A view with a label in it, seen for some frames.
    private func shown() -> (fixture: ViewFixture, label: UILabel) {
        let fixture = ViewFixture()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Old"
        fixture.host.withCurrent { fixture.view.addSubview(label) }
        fixture.view.backgroundColor = .red
        fixture.run(0.1)
        return (fixture, label)
    }

    /// Makes a change and then adds a fade; returns the texts in the middle, the oldest first.
    private func texts(
        _ fixture: ViewFixture, fadingIn view: UIView, after change: () -> Void
    ) -> [String] {
        fixture.host.withCurrent {
            change()
            let fade = CATransition()
            fade.duration = 1
            view.layer.add(fade, forKey: nil)
        }
        fixture.run(0.5)
        return fixture.host.picture().texts.map(\.string)
    }

    @Test func aTransitionThatIsAddedAfterAChangeOfTextBeginsWithTheOldOne() {
        let (fixture, label) = shown()
        #expect(texts(fixture, fadingIn: label) { label.text = "New" } == ["Old", "New"])
    }

    @Test func aTransitionOfAContainerBeginsWithTheOldContentsOfItsViews() {
        let (fixture, label) = shown()
        #expect(texts(fixture, fadingIn: fixture.view) { label.text = "New" } == ["Old", "New"])
    }

    @Test func aTransitionBeginsWithTheViewsThatWereThere() {
        let (fixture, label) = shown()
        let other = UILabel(frame: label.frame)
        other.text = "New"
        let seen = texts(fixture, fadingIn: fixture.view) {
            label.removeFromSuperview()
            fixture.view.addSubview(other)
        }
        #expect(seen == ["Old", "New"] && label.superview == nil && other.superview === fixture.view)
    }

    @Test func aTransitionBeginsWithWhatWasNotHidden() {
        let (fixture, label) = shown()
        #expect(texts(fixture, fadingIn: fixture.view) { label.isHidden = true } == ["Old"])
        #expect(label.isHidden)
    }

    @Test func aTransitionBeginsWithTheOldBackground() {
        let (fixture, _) = shown()
        _ = texts(fixture, fadingIn: fixture.view) { fixture.view.backgroundColor = .blue }
        let colors = (fixture.seen?.children ?? []).compactMap { layer -> Color? in
            guard case .fill(_, let color)? = layer.contents.first else { return nil }
            return color
        }
        #expect(colors == [UIColor.red.cgColor.color, UIColor.blue.cgColor.color])
        #expect(fixture.view.backgroundColor == .blue)
    }

    @Test func aTransitionBeginsWithTheOldColorOfAnAttributedText() {
        let (fixture, label) = shown()
        fixture.host.withCurrent {
            let text = NSMutableAttributedString(string: "Old")
            text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
            label.attributedText = text
            label.textColor = .red
        }
        fixture.run(0.1)
        _ = texts(fixture, fadingIn: label) {
            label.textColor = .blue
            label.textColor = .green
        }
        let colors = Set(fixture.host.picture().texts.map(\.color))
        #expect(colors == [UIColor.red.cgColor.color, UIColor.green.cgColor.color])
        #expect(label.textColor == .green)
    }

    @Test func aTransitionBeginsWithTheOldStringOfATextLayer() {
        let fixture = ViewFixture()
        let text = CATextLayer()
        fixture.host.withCurrent {
            text.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
            text.string = "Old"
            fixture.view.layer.addSublayer(text)
        }
        fixture.run(0.1)
        #expect(texts(fixture, fadingIn: fixture.view) { text.string = "New" } == ["Old", "New"])
        #expect(text.string as? String == "New")
    }

    /// A label that counts how often it is drawn.
    private final class CountingLabel: UILabel {
        var count = 0

        override func drawText(in rect: CGRect) {
            count += 1
            super.drawText(in: rect)
        }
    }

    @Test func aChangeWithoutATransitionDrawsNothing() {
        let (fixture, _) = shown()
        let label = CountingLabel(frame: CGRect(x: 0, y: 20, width: 80, height: 20))
        fixture.host.withCurrent { fixture.view.addSubview(label) }
        for number in 0..<5 {
            fixture.host.withCurrent { label.text = "\(number)" }
            fixture.run(0.1)
        }
        #expect(label.count == 0)
        #expect(texts(fixture, fadingIn: label) { label.text = "New" }.suffix(2) == ["4", "New"])
    }

    /// Changes of one layer are joined from a number on, which a tick exceeds here.
    @Test func theFirstOfManyChangesInATickCounts() {
        let (fixture, label) = shown()
        let seen = texts(fixture, fadingIn: fixture.view) {
            for number in 0..<3000 { label.text = "\(number)" }
        }
        #expect(seen == ["Old", "2999"])
    }

    @Test func aTransitionDoesNotBeginWithWhatEarlierFramesShowed() {
        let (fixture, label) = shown()
        fixture.host.withCurrent { label.text = "New" }
        fixture.run(0.1)
        #expect(texts(fixture, fadingIn: label) {} == ["New", "New"])
    }

    @Test func aTransitionOfAViewThatWasNotShownBeginsWithItself() {
        let (fixture, _) = shown()
        let other = UILabel(frame: CGRect(x: 0, y: 20, width: 80, height: 20))
        let seen = texts(fixture, fadingIn: other) {
            fixture.view.addSubview(other)
            other.text = "New"
        }
        #expect(seen == ["Old", "New", "New"])
    }
}
