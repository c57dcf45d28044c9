import FilmRuntime
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct SceneHostTests {
    class Recorder: UIViewController {
        var log: [String] = []
        private func note(_ call: String) {
            let inWindow = isViewLoaded && view.window != nil
            log.append(inWindow ? call + "+" : call)
        }
        override func loadView() {
            super.loadView()
            note("loadView")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("viewDidLoad \(Int(view.bounds.width))x\(Int(view.bounds.height))")
        }
        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
        override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    }

    let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aViewLiesOnTheScreen() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.withCurrent {
            let (outer, inner) = (UIView(frame: CGRect(x: 20, y: 30, width: 90, height: 90)), UIView())
            inner.frame = CGRect(x: 5, y: 7, width: 10, height: 10)
            outer.addSubview(inner)
            RunContext.current.window.addSubview(outer)
            let screen = UIScreen.main
            #expect(outer.convert(inner.frame.origin, to: screen.coordinateSpace) == CGPoint(x: 25, y: 37))
            let place = outer.convert(CGPoint(x: 25, y: 37), from: screen.fixedCoordinateSpace)
            #expect(place == inner.frame.origin)
        }
    }

    @Test func aControllerHearsOfItsLifeInUIKitsOrder() {
        let controller = Recorder()
        host.install(controller)
        #expect(
            controller.log == [
                "loadView", "viewDidLoad 320x568", "viewWillAppear", "viewIsAppearing+",
                "viewWillLayoutSubviews+",
                "viewDidLayoutSubviews+", "viewDidAppear+",
            ])
        host.advance(by: 1)
        #expect(controller.log.count == 7)
        host.install(UIViewController())
        #expect(controller.log.suffix(2) == ["viewWillDisappear+", "viewDidDisappear"])
    }

    @Test func aViewOfItsOwnFillsTheWindowFromViewDidLoadOn() {
        class Custom: UIViewController {
            var center: CGPoint?
            override func loadView() { view = UIView() }
            override func viewDidLoad() { center = view.center }
        }
        let controller = Custom()
        host.install(controller)
        #expect(controller.center == CGPoint(x: 160, y: 284))
    }

    @Test func aControllerWithoutViewIsAFailureThatNamesIt() {
        class Empty: UIViewController {
            override func loadView() {}
        }
        host.install(Empty())
        #expect(host.failure?.message.hasPrefix("Empty: loadView must set the view") == true)
    }

    @Test func changingTheRootViewLaysOutOnTheNextTick() {
        let controller = Recorder()
        host.install(controller)
        controller.view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(controller.log.suffix(2) == ["viewWillLayoutSubviews+", "viewDidLayoutSubviews+"])
    }

    @Test func onlyTheFirstFailureIsKept() {
        host.fail(SceneFailure("first"))
        host.fail(SceneFailure("second"))
        #expect(host.failure?.description == "first")
    }

    @Test func aFailureNamesThePlaceInTheScenesCode() {
        RunContext.placeInScene = { "Own.swift:12" }
        defer { RunContext.placeInScene = nil }
        host.fail(SceneFailure("square: too small."))
        #expect(host.failure?.description == "square: too small (Own.swift:12).")
    }

    @Test func aHostThatIsNotFilmedStopsTheProgramWithTheSentence() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { RunContext.current.fail(SceneFailure("square: too small.")) }
            })
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("square: too small."))
    }

    @Test func changesMadeInViewDidAppearAreLaidOutInTheFirstPicture() {
        class Late: UIViewController {
            class Stack: UIView {
                override func layoutSubviews() { subviews.forEach { $0.frame = bounds } }
            }
            override func viewDidAppear(_ animated: Bool) {
                let stack = Stack(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                let inner = UIView()
                inner.accessibilityIdentifier = "inner"
                inner.backgroundColor = .red
                stack.addSubview(inner)
                view.addSubview(stack)
            }
        }
        host.install(Late())
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(
            host.picture().layer(named: "inner")?.contents == [.fill(.rectangle(box), Color(red: 1))])
    }

    @Test func withCurrentIsUndoneAlsoAfterAnError() {
        let outer = RunContext.current
        #expect(throws: SceneFailure.self) {
            try host.withCurrent {
                #expect(UIScreen.main.bounds.height == 568)
                throw SceneFailure("stop")
            }
        }
        #expect(RunContext.current === outer)
    }

    @Test func aClearRootViewLetsTheBackgroundThrough() {
        host.install(UIViewController())
        let picture = host.picture()
        #expect(picture.background == .white)
        #expect(picture.size == CGSize(width: 320, height: 568))
        #expect(
            picture.layers.allSatisfy { $0.contents.isEmpty && $0.children.allSatisfy(\.contents.isEmpty) })
        #expect(host.picture(background: .clear).background == .clear)
    }
}
