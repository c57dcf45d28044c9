import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Tint, masks, snapshots and the first responder.
@MainActor @Suite struct ViewMemberTests {
    private final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    @Test func aTintIsInheritedAndItsChangeIsTold() {
        let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        outer.tintColor = .red
        #expect(inner.tintColor == .red && own.tintColor == .green)
        #expect((outer.changes, inner.changes, own.changes) == (1, 1, 1))
        outer.tintColor = nil
        #expect(inner.tintColor == .systemBlue)
    }

    @Test func subclassesOverrideWhatFocusAsks() {
        final class Cell: UIView {
            let button = UIButton(type: .custom)
            weak override var preferredFocusedView: UIView? { button }
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { [button] }
        }
        let cell = Cell()
        let environment: any UIFocusEnvironment = cell
        #expect(environment.preferredFocusEnvironments.first === cell.button)
        #expect(cell.preferredFocusedView === cell.button && UIView().preferredFocusedView == nil)
        #expect(UIViewController().preferredFocusedView == nil)
    }

    @Test func subclassesOverrideTheActionsOfPeopleWhoHearTheInterface() {
        final class Card: UIView {
            var calls: [String] = []
            override func accessibilityActivate() -> Bool { note("activate") }
            override func accessibilityPerformEscape() -> Bool { note("escape") }
            override func accessibilityPerformMagicTap() -> Bool { note("magic tap") }
            override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                note("scroll \(direction.rawValue)")
            }
            override func accessibilityElementDidBecomeFocused() { calls.append("focus") }
            override func accessibilityElementDidLoseFocus() { calls.append("blur") }
            private func note(_ call: String) -> Bool {
                calls.append(call)
                return true
            }
        }
        let card = Card()
        #expect(card.accessibilityActivate() && card.accessibilityPerformEscape())
        #expect(card.accessibilityPerformMagicTap() && card.accessibilityScroll(.down))
        card.accessibilityElementDidBecomeFocused()
        card.accessibilityElementDidLoseFocus()
        #expect(card.calls == ["activate", "escape", "magic tap", "scroll 4", "focus", "blur"])
        let view = UIView()
        #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
        #expect(!view.accessibilityElementIsFocused())
    }

    @Test func subclassesNameTheChildThatDecidesAboutTheHomeIndicator() {
        final class Outer: UIViewController {
            override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
            override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
        }
        let (outer, inner) = (Outer(), UIViewController())
        outer.addChild(inner)
        #expect(outer.childForHomeIndicatorAutoHidden === inner)
        #expect(outer.childForScreenEdgesDeferringSystemGestures === inner)
        #expect(inner.childForHomeIndicatorAutoHidden == nil)
    }

    @Test func subclassesOverrideWhatArchivesAsk() {
        final class Coded: UIView {
            override func encode(with coder: NSCoder) {
                super.encode(with: coder)
                coder.encode(1, forKey: "own")
            }
        }
        final class Coder: UIViewController {
            override func encode(with coder: NSCoder) { super.encode(with: coder) }
        }
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        Coded().encode(with: archive)
        Coder().encode(with: archive)
        archive.finishEncoding()
        let reader = try? NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        #expect(reader?.decodeInteger(forKey: "own") == 1)
    }

    @Test func aMaskIsInTheViewsCoordinates() {
        let fixture = ViewFixture()
        let mask = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        mask.backgroundColor = .black
        fixture.view.mask = mask
        #expect(fixture.seen?.mask.count == 1)
        #expect(fixture.seen?.mask.first?.transform.tx == 10)
        fixture.view.mask = nil
        #expect(fixture.seen?.mask == [])
    }

    @Test func aSnapshotDoesNotChangeWithItsView() throws {
        let fixture = ViewFixture()
        fixture.view.backgroundColor = .red
        let label = UILabel(frame: fixture.view.bounds)
        label.text = "before"
        fixture.view.addSubview(label)
        let shot = try #require(
            fixture.host.withCurrent { fixture.view.snapshotView(afterScreenUpdates: true) })
        #expect(shot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        label.text = "after"
        fixture.host.window.addSubview(shot)
        #expect(PageText.all(of: fixture.host.picture()).map(\.string) == ["after", "before"])
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func oneViewReceivesText() {
        SceneHost(size: CGSize(width: 100, height: 100)).withCurrent {
            let (first, second) = (UITextField(), UITextField())
            #expect(!UIView().becomeFirstResponder())
            #expect(first.becomeFirstResponder() && first.isFirstResponder)
            #expect(second.becomeFirstResponder() && !first.isFirstResponder)
            second.resignFirstResponder()
            #expect(!second.isFirstResponder)
        }
    }

    @Test func aLabelShrinksItsLettersToFit() {
        let fixture = ViewFixture()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        label.text = "abcdefgh"
        fixture.view.addSubview(label)
        func size() -> CGFloat? { fixture.host.picture().texts.first?.font.size }
        #expect(size() == 17)
        label.adjustsFontSizeToFitWidth = true
        #expect((size() ?? 17) < 8)
        label.minimumScaleFactor = 0.5
        #expect(size() == 8.5)
    }

    @Test func anAttributedTextGivesColorFontAndAlignment() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "a",
            attributes: [
                .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 9),
                .paragraphStyle: style,
            ])
        #expect(label.text == "a" && label.textColor == .red && label.textAlignment == .center)
        #expect(label.font == .boldSystemFont(ofSize: 9))
    }
}
