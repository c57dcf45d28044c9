import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// A device that turns during a film.
@MainActor @Suite struct DeviceTurnTests {
    private final class Content: UIViewController {
        let log = Log()
        let bar = UIView()
        var directions = UIInterfaceOrientationMask.allButUpsideDown

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { directions }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.accessibilityIdentifier = "bar"
            bar.backgroundColor = .red
            view.addSubview(bar)
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Content, _) in
                self.log("classes")
            }
            NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
            ) { [log] _ in
                MainActor.assumeIsolated {
                    log(UIDevice.current.orientation == .landscapeLeft ? "wide" : "upright")
                }
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log("\(Int(view.bounds.width)) to \(Int(size.width)) in \(coordinator.transitionDuration)")
            coordinator.animate { [log] _ in
                log("alongside")
                self.bar.alpha = 0.5
            } completion: { [log] _ in
                log("done")
            }
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            log("insets \(Int(view.safeAreaInsets.left))")
        }
    }

    private let device = DeviceProfile.named("iPhone15")!
    private let content = Content()

    private func host(at time: TimeInterval = 0.1) -> SceneHost {
        let host = SceneHost(size: device.size)
        host.turn(by: DeviceTurn(of: device, at: time))
        host.install(content)
        return host
    }

    private func run(_ host: SceneHost, _ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func theCallsComeInUIKitsOrder() {
        let host = host()
        content.log.entries = []
        run(host, 1)
        #expect(
            content.log.entries == [
                "wide", "393 to 852 in 0.4", "classes", "insets 59", "alongside", "done",
            ])
        #expect(host.failure == nil && host.warnings.isEmpty)
    }

    @Test func theScreenHasItsOtherSizeAndInsets() {
        let host = host()
        run(host, 1)
        host.withCurrent {
            #expect(content.view.bounds.size == CGSize(width: 852, height: 393))
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
            #expect(content.traitCollection.verticalSizeClass == .compact)
        }
    }

    @Test func changesAreAnimatedOverTheTurnOfTheContent() {
        let host = host()
        // The device turns until 0.4 s, then its content until 0.8 s.
        run(host, 0.6)
        let bar = host.picture().layer(named: "bar")
        #expect(abs((bar?.opacity ?? 0) - 0.75) < 0.02 && content.bar.alpha == 0.5)
        guard case .fill(.rectangle(let frame), _)? = bar?.contents.first else { return }
        #expect(frame.width > 500 && frame.width < 750)
    }

    @Test func thePictureIsASquareWithRoomForAllDirections() {
        let host = host()
        for _ in 0..<6 {
            #expect(host.picture().size == CGSize(width: 948, height: 948))
            run(host, 0.15)
        }
    }

    @Test func aControllerThatStaysUprightKeepsTheScreen() {
        content.directions = .portrait
        let host = host()
        content.log.entries = []
        run(host, 1)
        #expect(content.log.entries == ["wide"])
        #expect(content.view.bounds.size == device.size)
    }

    @Test func aTabletTurnsUprightWithoutOtherSizeClasses() throws {
        let pad = try #require(DeviceProfile.named("iPadMini:landscape"))
        let host = SceneHost(size: pad.size)
        host.turn(by: DeviceTurn(of: pad, at: 0))
        host.install(content)
        content.log.entries = []
        run(host, 1)
        #expect(content.log.entries.contains("upright") && !content.log.entries.contains("classes"))
        #expect(content.view.bounds.size == CGSize(width: 744, height: 1133))
    }
}
