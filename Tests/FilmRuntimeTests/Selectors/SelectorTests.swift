import Testing
import UIKitHost

/// The stand-in for `#selector`: everything that takes a target and an action.
@MainActor @Suite struct SelectorTests {
    @MainActor class Target: NSObject {
        var log: [String] = []
        func tapped(_ tap: UITapGestureRecognizer) { log.append("tapped \(tap.state)") }
        func anything(_ sender: Any) { log.append("anything \(type(of: sender))") }
        func nothing() { log.append("nothing") }
        func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
        func update(link: CADisplayLink) { log.append("link") }
        func listen(to tap: UITapGestureRecognizer) {
            tap.addTarget(self, action: Selector(tapped(_:)))
            tap.addTarget(self, action: Selector(nothing))
        }
    }

    /// A class that is bound to no actor, as those of old code are.
    final class Counter: NSObject {
        var count = 0
        func add(_ sender: Any) { count += 1 }
    }

    @Test func methodsOfPlainObjectsAreSentToo() {
        let counter = Counter()
        tap(UITapGestureRecognizer(target: counter, action: Selector(Counter.add(_:))))
        #expect(counter.count == 1)
    }

    let host = SceneHost(size: CGSize(width: 100, height: 100))
    let target = Target()

    func tap(_ recognizer: UITapGestureRecognizer) {
        host.inputScript = [.tap(at: CGPoint(x: 5, y: 5), time: 0.1)]
        host.window.addGestureRecognizer(recognizer)
        for _ in 0..<20 { host.advance(by: 1.0 / 60) }
    }

    @Test func methodsOfTheClassAreSentToTheTarget() {
        let recognizer = UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:)))
        recognizer.addTarget(target, action: Selector(Target.nothing))
        recognizer.addTarget(target, action: Selector(Target.anything(_:)))
        tap(recognizer)
        #expect(target.log == ["tapped ended", "nothing", "anything UITapGestureRecognizer"])
    }

    @Test func methodsOfTheObjectItselfAreCalled() {
        let recognizer = UITapGestureRecognizer()
        target.listen(to: recognizer)
        tap(recognizer)
        #expect(target.log == ["tapped ended", "nothing"])
    }

    @Test func aTargetIsNotHeldAndCanBeRemoved() {
        let recognizer = UITapGestureRecognizer(target: target, action: Selector(Target.nothing))
        recognizer.addTarget(Target(), action: Selector(Target.nothing))
        recognizer.removeTarget(target, action: nil)
        tap(recognizer)
        #expect(target.log.isEmpty && host.failure == nil)
    }

    @Test func aTargetOfAnotherClassIsAnError() {
        tap(UITapGestureRecognizer(target: target, action: Selector(UIView.layoutIfNeeded)))
        #expect(
            host.failure?.message
                == "Selector: the action needs UIView, but it was sent to Target by UITapGestureRecognizer.")
    }

    @Test func aProxyPassesMessagesOn() {
        final class Proxy: NSObject {
            weak var target: Target?
        }
        MethodTable.add("forwardingTargetForSelector:") { (proxy: Proxy, _: Selector?) in proxy.target }
        MethodTable.add("respondsToSelector:") { (proxy: Proxy, name: Selector?) in
            proxy.target?.responds(to: name)
        }
        MethodTable.add("nothing") { (target: Target) -> Any? in
            target.nothing()
            return nil
        }
        let proxy = Proxy()
        proxy.target = target
        tap(UITapGestureRecognizer(target: proxy, action: Selector("nothing")))
        #expect(target.log == ["nothing"] && host.failure == nil)
        #expect(proxy.responds(to: Selector("nothing")) && !proxy.responds(to: Selector("other")))
    }

    @Test func aMethodThatReadsNothingOfItsSenderTakesAny() {
        MethodTable.addForAnySender("pushed:") { (target: Target, _: UIButton) -> Any? in
            target.log.append("pushed")
            return nil
        }
        tap(UITapGestureRecognizer(target: target, action: Selector("pushed:")))
        #expect(target.log == ["pushed"] && host.failure == nil)
    }

    @Test func aMethodThatReadsWhatRecognizersShareTakesAnyRecognizer() {
        MethodTable.addForRelatedSenders("swiped:") {
            [host] (target: Target, swipe: UISwipeGestureRecognizer?) -> Any? in
            target.log.append("\(swipe?.view === host.window)")
            return nil
        }
        tap(UITapGestureRecognizer(target: target, action: Selector("swiped:")))
        #expect(target.log == ["true"] && host.failure == nil)
        host.withCurrent { _ = Selector("swiped:").perform(on: target, with: UIView()) }
        #expect(target.log == ["true"] && host.failure == nil)
        #expect(host.warnings.contains { $0.contains("swiped: needs Target and a UISwipeGestureRecognizer") })
    }

    @Test func aMethodThatReadsWhatViewsShareTakesAnyView() {
        MethodTable.addForSenders(of: UIView.self, "chosen:") { (target: Target, button: UIButton) -> Any? in
            target.log.append("\(button.tag)")
            return nil
        }
        let slider = UISlider()
        slider.tag = 7
        host.withCurrent { _ = Selector("chosen:").perform(on: target, with: slider) }
        #expect(target.log == ["7"] && host.failure == nil)
    }

    @Test func anotherSenderIsWarnedOfAndTheFilmGoesOn() {
        MethodTable.add("slid:") { (target: Target, slider: UISlider) -> Any? in
            target.log.append("\(slider.value)")
            return nil
        }
        host.withCurrent {
            _ = Selector("slid:").perform(on: target, with: UIButton())
            _ = Selector(Target.tapped).perform(on: target, with: UIButton())
        }
        #expect(target.log.isEmpty && host.failure == nil)
        #expect(host.warnings.count == 2)
        #expect(
            host.warnings.first
                == "Selector: the action slid: needs Target and a UISlider, but it was sent to Target by UIButton; "
                + "the method was not called.")
    }

    @Test func aNameIsLookedUpInTheClassAndItsSuperclasses() {
        MethodTable.add("tapped:") { (target: Target, tap: UITapGestureRecognizer) -> Any? in
            target.tapped(tap)
            return nil
        }
        final class Derived: Target {}
        let derived = Derived()
        tap(UITapGestureRecognizer(target: derived, action: Selector("tapped:")))
        #expect(derived.log == ["tapped ended"] && derived.responds(to: "tapped:"))
        #expect(!derived.responds(to: "tapped") && Selector("tapped:") == "tapped:")
        #expect(host.failure == nil)
    }

    @Test func aNameThatNobodyImplementsIsAFailureOfTheScene() {
        tap(UITapGestureRecognizer(target: target, action: Selector("missing")))
        #expect(
            host.failure?.message.contains("neither Target nor a superclass implements “missing”") == true)
    }

    @Test func numbersAreConvertedAsByKeyValueCoding() {
        let target = Target()
        var numbers: [String] = []
        MethodTable.add("setRank:") { (_: Target, rank: Int) -> Any? in
            numbers.append("\(rank)"); return nil
        }
        MethodTable.add("setSize:") { (_: Target, size: CGFloat) -> Any? in
            numbers.append("\(size)"); return nil
        }
        Selector("setRank:").perform(on: target, with: CGFloat(12.9))
        Selector("setSize:").perform(on: target, with: NSNumber(value: 3))
        #expect(numbers == ["12", "3.0"])
    }

    @Test func anObjectIsMadeOfAClassKnownAtRunTime() {
        final class Page: UIViewController {}
        MethodTable.addStatic("new", of: Page.self) { () -> Any? in Page() }
        let type: UIViewController.Type = Page.self
        #expect(flipbookNew(type) is Page)
    }

    @Test func timersAndDisplayLinksTakeThemToo() {
        host.withCurrent {
            Timer.scheduledTimer(
                timeInterval: 0.02, target: target, selector: Selector(Target.tick(_:)), userInfo: "user",
                repeats: false)
            let link = CADisplayLink(target: target, selector: Selector(Target.update(link:)))
            link.add(to: .main, forMode: .default)
        }
        for _ in 0..<2 { host.advance(by: 1.0 / 60) }
        #expect(target.log == ["link", "tick user", "link"])
    }
}
