import Observation
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct ObservedReadTests {
    @Observable @MainActor final class Model {
        var title = 0
        var width = 10.0
        var color = 0
        var gap = 5.0
    }

    private final class Card: UIView {
        let model: Model
        var calls: [String] = []

        init(_ model: Model) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }

        required init?(coder: NSCoder) { fatalError("no archive") }

        override func updateProperties() { calls.append("title \(model.title)") }
        override func layoutSubviews() { calls.append("width \(model.width)") }
        override func draw(_ rect: CGRect) { calls.append("color \(model.color)") }
        override func updateConstraints() {
            calls.append("gap \(model.gap)")
            super.updateConstraints()
        }
    }

    private final class Page: UIViewController {
        let model: Model
        var calls: [String] = []

        init(_ model: Model) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("no archive") }

        override func updateProperties() { calls.append("title \(model.title)") }
        override func viewWillLayoutSubviews() { calls.append("will \(model.width)") }
        override func viewDidLayoutSubviews() { calls.append("did \(model.color)") }
    }

    let host = SceneHost(size: CGSize(width: 320, height: 568))
    let model = Model()

    private func calls(of card: Card, after change: () -> Void) -> [String] {
        card.calls = []
        host.withCurrent(change)
        host.advance(by: 1.0 / 60)
        return card.calls
    }

    @Test func aChangeCallsTheMethodThatHasReadTheProperty() {
        let card = Card(model)
        host.withCurrent { host.window.addSubview(card) }
        let first = calls(of: card) { card.setNeedsUpdateConstraints() }
        #expect(Set(first) == ["title 0", "width 10.0", "color 0", "gap 5.0"])
        let titled = calls(of: card) { model.title = 3 }
        #expect(titled == ["title 3"])
        let colored = calls(of: card) { model.color = 4 }
        #expect(colored == ["color 4"])
        let widened = calls(of: card) {
            model.width = 20
            model.width = 30
        }
        #expect(widened == ["width 30.0"])
        let spaced = calls(of: card) { model.gap = 6 }
        #expect(spaced.first == "gap 6.0")
        let last = calls(of: card) {}
        #expect(last.isEmpty)
    }

    @Test func aChangeCallsTheMethodsOfAController() {
        let page = Page(model)
        host.install(page)
        host.advance(by: 1.0 / 60)
        page.calls = []
        host.withCurrent { model.title = 1 }
        host.advance(by: 1.0 / 60)
        #expect(page.calls == ["title 1"])
        host.withCurrent { model.width = 2 }
        host.advance(by: 1.0 / 60)
        #expect(page.calls == ["title 1", "will 2.0", "did 0"])
        host.withCurrent { model.color = 3 }
        host.advance(by: 1.0 / 60)
        #expect(page.calls.suffix(2) == ["will 2.0", "did 3"])
    }

    @Test func aMethodThatSetsWhatItReadsIsNotCalledAgain() {
        final class Counter: UIView {
            var model: Model?
            var calls = 0
            override func updateProperties() {
                calls += 1
                model?.title += 1
            }
        }
        let counter = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        counter.model = model
        host.withCurrent { host.window.addSubview(counter) }
        for _ in 0..<5 { host.advance(by: 1.0 / 60) }
        #expect(counter.calls == 1)
        host.withCurrent { counter.setNeedsUpdateProperties() }
        for _ in 0..<5 { host.advance(by: 1.0 / 60) }
        #expect(counter.calls == 2 && model.title == 2)
    }
}
