import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite struct KeyValueTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    @Test func aHandlerHearsOfEachChangeUntilItIsInvalid() {
        var seen: [CGFloat] = []
        let observation = view.observe(\.center, options: [.old, .new]) { _, change in
            seen += [change.oldValue?.x ?? -1, change.newValue?.x ?? -1]
        }
        view.center.x = 10
        view.center.x = 20
        #expect(seen == [150, 10, 10, 20])
        observation.invalidate()
        view.center.x = 30
        #expect(seen.count == 4 && view.observations == nil)
    }

    @Test func aHandlerCanBeCalledAheadOfEachChangeToo() {
        var seen: [String] = []
        let observation = view.observe(\.alpha, options: [.old, .new, .prior]) { _, change in
            seen.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        view.alpha = 0.5
        #expect(seen == ["true 1.0 -1.0", "false 1.0 0.5"])
        observation.invalidate()
    }

    @Test func framesAreObservedThroughTheirParts() {
        var count = 0
        let observation = view.observe(\.frame) { _, _ in count += 1 }
        view.center.x += 5
        view.bounds.size.width = 7
        view.alpha = 0.5
        #expect(count == 2)
        observation.invalidate()
    }

    @Test func aFrameThatIsSetIsObservedOnceWithItsFinalValue() {
        let spy = Spy()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        var widths: [CGFloat] = []
        let observation = view.observe(\.frame) { view, _ in widths += [view.frame.minX, view.frame.width] }
        view.addObserver(spy, forKeyPath: "frame", options: [.old, .new], context: nil)
        view.frame.size.width = 60
        #expect(widths == [0, 60])
        let (old, new) = (CGRect(x: 0, y: 0, width: 100, height: 40), view.frame)
        #expect(spy.changes == ["frame \(old) \(new)"])
        view.frame = new
        #expect(spy.changes.count == 2)
        view.center.x += 1
        #expect(spy.changes.count == 3)
        observation.invalidate()
    }

    @Test func theInsetsOfContentAreObservedAtOnce() {
        let (scroll, spy) = (UIScrollView(), Spy())
        fixture.host.withCurrent {
            scroll.addObserver(spy, forKeyPath: "contentInset", options: [.new], context: nil)
            scroll.contentInset.top = 3
        }
        #expect(spy.changes.count == 1)
        fixture.run(0.1)
        #expect(spy.changes.count == 1)
    }

    @Test func aBehaviorObservesAView() {
        /// A behavior that observes a view, as in Apple's samples.
        final class Watching: UIDynamicBehavior {
            var keys: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                keys.append(keyPath ?? "")
            }
        }
        let watching = Watching()
        for key in ["alpha", "hidden", "layer.position"] {
            view.addObserver(watching, forKeyPath: key, options: .new, context: nil)
        }
        view.alpha = 0.2
        view.isHidden = true
        view.center.x = 3
        #expect(watching.keys == ["alpha", "hidden", "layer.position"])
        view.removeObserver(watching, forKeyPath: "alpha")
        view.alpha = 1
        #expect(watching.keys.count == 3)
    }

    @Test func theAddressOfObserversIsThatOfAList() {
        let (spy, other) = (Spy(), UIView())
        fixture.host.withCurrent {
            #expect(view.observationInfo == nil)
            view.addObserver(spy, forKeyPath: "alpha", options: .new, context: nil)
            #expect(view.observationInfo != nil && other.observationInfo == nil)
            other.observationInfo = view.observationInfo
            view.observationInfo = nil
            #expect(view.observationInfo == nil && other.observationInfo != nil)
            view.alpha = 0.5
            #expect(spy.changes.isEmpty)
            other.alpha = 0.5
            #expect(spy.changes.count == 1 && fixture.host.warnings.isEmpty)
            other.observationInfo = UnsafeMutableRawPointer(bitPattern: 8)
            #expect(fixture.host.warnings.count == 1)
        }
    }

    @Test func anObserverIsRemovedOnce() {
        @MainActor final class Watching: NSObject, KeyValueObserver {
            let label: UILabel
            init(_ label: UILabel) {
                self.label = label
                super.init()
                label.addObserver(self, forKeyPath: "text", options: .new, context: nil)
            }
            deinit {
                let observer = self
                MainActor.assumeIsolated { observer.label.removeObserver(observer, forKeyPath: "text") }
            }
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {}
        }
        let label = UILabel()
        fixture.host.withCurrent { _ = Watching(label) }
        #expect(fixture.host.failure == nil)
        fixture.host.withCurrent {
            let watching = Watching(label)
            label.removeObserver(watching, forKeyPath: "text")
            label.removeObserver(watching, forKeyPath: "text")
            label.addObserver(watching, forKeyPath: "text", options: .new, context: nil)
        }
        #expect(
            fixture.host.failure?.message
                == "Watching does not observe 'text' of UILabel, so it cannot be removed as an observer.")
    }

    @Test func valuesAreSetByTheirNames() {
        view.setValue(0.5, forKey: "alpha")
        view.setValue(9, forKeyPath: "layer.cornerRadius")
        view.setValue(40, forKeyPath: "frame.size.width")
        view.setValue(true, forKey: "hidden")
        #expect(view.alpha == 0.5 && view.layer.cornerRadius == 9 && view.frame.width == 40 && view.isHidden)
        let x = view.value(forKeyPath: "center.x") as? Double
        #expect(x == 120)
        fixture.host.withCurrent { view.setValue(1, forKey: "nonsense") }
        #expect(fixture.host.failure == nil)
        #expect(fixture.host.warnings == ["UIView has no such value “nonsense”; it has no effect."])
        view.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "center")
        #expect(view.center == CGPoint(x: 1, y: 2))
    }

    @Test func aLayersFrameHasItsName() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let frame = layer.value(forKeyPath: "frame") as? CGRect
        #expect(frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        layer.setValue(7, forKeyPath: "frame.origin.x")
        #expect(layer.frame == CGRect(x: 7, y: 2, width: 30, height: 40))
    }

    private final class Spy: NSObject, KeyValueObserver {
        var changes: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            func text(_ key: NSKeyValueChangeKey) -> String { change?[key].map { "\($0)" } ?? "-" }
            changes.append("\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey))")
        }
    }

    @Test func aLabelsTextIsObservedAtTheEndOfTheTick() {
        let (label, spy) = (UILabel(), Spy())
        var texts: [String] = []
        fixture.host.withCurrent {
            fixture.view.addSubview(label)
            label.addObserver(spy, forKeyPath: "text", options: [.old, .new], context: nil)
        }
        let observation = fixture.host.withCurrent {
            label.observe(\.text) { label, _ in texts.append(label.text ?? "") }
        }
        fixture.host.withCurrent { label.text = "one" }
        fixture.run(0.1)
        #expect(spy.changes == ["text - one"] && texts == ["one"])
        observation.invalidate()
        fixture.host.withCurrent {
            label.removeObserver(spy, forKeyPath: "text")
            label.text = "two"
        }
        fixture.run(0.1)
        #expect(spy.changes.count == 1 && texts.count == 1)
    }

    @Test func anAnimatorsRunIsObserved() {
        var states: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { [view] in view.alpha = 0 }
        let observation = fixture.host.withCurrent {
            animator.observe(\.isRunning, options: [.new]) { _, change in
                states.append(change.newValue ?? false)
            }
        }
        fixture.host.withCurrent { animator.startAnimation() }
        fixture.run(0.5)
        #expect(states == [true, false])
        observation.invalidate()
    }

    @Test func anObserverThatIsCalledAtOnceMayAddAnother() {
        let label = UILabel()
        var texts: [String] = []
        var tokens: [NSKeyValueObservation] = []
        fixture.host.withCurrent {
            let outer = label.observe(\.text, options: [.initial]) { label, _ in
                texts.append("outer")
                guard tokens.isEmpty else { return }
                tokens.append(label.observe(\.text) { _, _ in texts.append("inner") })
            }
            tokens.append(outer)
            label.text = "one"
        }
        fixture.run(0.1)
        #expect(texts == ["outer", "outer", "inner"])
    }

    @Test func anUnknownKeyWarnsAndDoesNotEndTheFilm() {
        fixture.host.withCurrent { view.addObserver(Spy(), forKeyPath: "nonsense", context: nil) }
        #expect(fixture.host.failure == nil)
        #expect(fixture.host.context.warnings.contains { $0.contains("“nonsense” cannot be observed") })
    }

    private final class Receiver: NSObject {
        var names: [String] = []
        func first() { names.append("first") }
        func second() { names.append("second") }
    }

    @Test func methodsArePerformedAfterADelay() {
        let (receiver, other) = (Receiver(), Receiver())
        fixture.host.withCurrent {
            receiver.perform(Selector(Receiver.first), with: nil, afterDelay: 0.5)
            other.perform(Selector(Receiver.second), with: nil, afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: other)
        }
        fixture.run(0.4)
        #expect(receiver.names.isEmpty)
        fixture.run(0.2)
        #expect(receiver.names == ["first"] && other.names.isEmpty)
    }
}
