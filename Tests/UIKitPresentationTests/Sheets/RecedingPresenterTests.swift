import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Presenters behind large sheets, as pictures show them.
@MainActor @Suite struct RecedingPresenterTests {
    private let root = UIViewController()
    private let other = UIViewController()

    /// Returns a host that shows the root.
    private func host(
        _ size: CGSize = CGSize(width: 375, height: 667), top: CGFloat = 0, look: SystemLook = .iOS18
    ) -> SceneHost {
        let host = SceneHost(size: size)
        host.look = look
        host.safeAreaInsets.top = top
        host.withCurrent {
            (root.view.backgroundColor, root.view.accessibilityIdentifier) = (.white, "root")
            (other.view.backgroundColor, other.view.accessibilityIdentifier) = (.white, "other")
        }
        host.install(root)
        return host
    }

    private func run(_ host: SceneHost, _ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func present(
        _ host: SceneHost, _ detents: [UISheetPresentationController.Detent] = [.large()],
        animated: Bool = false
    ) {
        host.withCurrent {
            other.sheetPresentationController?.detents = detents
            root.present(other, animated: animated)
        }
        host.advance(by: 1.0 / 60)
    }

    /// Returns the transform from a layer's coordinates to those of the picture.
    private func map(of name: String, in layers: [Layer]) -> CGAffineTransform? {
        for layer in layers {
            if layer.name == name { return layer.transform }
            if let inner = map(of: name, in: layer.children) { return inner.concatenating(layer.transform) }
        }
        return nil
    }

    /// Returns the frame in which the picture shows the view of a controller.
    private func seen(_ controller: UIViewController, _ host: SceneHost) throws -> CGRect {
        let name = try #require(controller.view.accessibilityIdentifier)
        let place = try #require(map(of: name, in: host.picture().layers))
        return controller.view.bounds.applying(place)
    }

    /// Returns the layer that holds another one.
    private func holder(of name: String, in layers: [Layer]) -> Layer? {
        for layer in layers {
            if layer.children.contains(where: { $0.name == name }) { return layer }
            if let inner = holder(of: name, in: layer.children) { return inner }
        }
        return nil
    }

    // MARK: Place

    @Test(arguments: [
        (CGFloat(667), CGFloat(0), CGFloat(0)), (667, 20, 30), (812, 44, 44), (852, 59, 59),
    ])
    func aLargeSheetLetsItsPresenterRecedeToACardOnBlack(
        _ height: CGFloat, _ safeArea: CGFloat, _ top: CGFloat
    ) throws {
        let host = host(CGSize(width: 375, height: height), top: safeArea)
        #expect(!isBlack(host))
        present(host)
        let place = CGRect(x: 16, y: top, width: 343, height: height * 343 / 375)
        #expect(try isNear(seen(root, host), place))
        #expect(try seen(other, host).minY == top + 10)
        let picture = host.picture()
        #expect(isBlack(host))
        let card = try #require(holder(of: "root", in: picture.layers))
        guard case .path(let outline)? = card.clip else {
            Issue.record("The card has no round corners.")
            return
        }
        #expect(outline.elements.count > 5)
    }

    /// Returns whether a black layer is behind the views.
    private func isBlack(_ host: SceneHost) -> Bool {
        host.picture().layers.first?.contents == [.fill(.rectangle(host.window.bounds), .black)]
    }

    @Test func codeFindsThePresenterAsItWas() {
        let host = host()
        present(host)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(root.view.transform == .identity && root.view.superview === host.window)
        #expect(root.view.layer.cornerRadius == 0 && !root.view.clipsToBounds)
        #expect(host.withCurrent { root.view.layer.presentation()?.frame } == root.view.frame)
    }

    @Test func aTransformOfThePresentersOwnGoesOnInTheCard() throws {
        let host = host()
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        host.withCurrent { root.view.transform = half }
        present(host)
        let scale: CGFloat = 343 / 375
        let frame = CGRect(
            x: 187.5 - 93.75 * scale, y: 166.75 * scale, width: 187.5 * scale, height: 333.5 * scale)
        #expect(try isNear(seen(root, host), frame))
        host.withCurrent { other.dismiss(animated: false) }
        #expect(root.view.transform == half)
        #expect(try isNear(seen(root, host), CGRect(x: 93.75, y: 166.75, width: 187.5, height: 333.5)))
    }

    @Test func aSheetBehindAnotherOneRecedesToThePlaceOfThePresenter() throws {
        let host = host(CGSize(width: 375, height: 812), top: 44)
        present(host)
        let above = UIViewController()
        host.withCurrent {
            above.view.accessibilityIdentifier = "above"
            other.present(above, animated: false)
        }
        let scale: CGFloat = 343 / 375
        let behind = CGRect(x: 16, y: 44, width: 343, height: 812 * scale)
        #expect(try isNear(seen(root, host), behind))
        #expect(
            try isNear(seen(other, host), CGRect(x: 16, y: 44, width: 343, height: 758 * scale)))
        #expect(try seen(above, host) == CGRect(x: 0, y: 54, width: 375, height: 758))
        host.withCurrent { above.dismiss(animated: false) }
        host.advance(by: 1.0 / 60)
        #expect(try isNear(seen(other, host), CGRect(x: 0, y: 54, width: 375, height: 758)))
        #expect(try isNear(seen(root, host), behind) && isBlack(host))
    }

    @Test func aPresenterThatCoversTheScreenItselfRecedes() throws {
        let host = host()
        let full = UIViewController()
        host.withCurrent {
            (full.view.backgroundColor, full.view.accessibilityIdentifier) = (.white, "full")
            full.modalPresentationStyle = .fullScreen
            root.present(full, animated: false)
        }
        #expect(!isBlack(host))
        host.withCurrent { full.present(other, animated: false) }
        host.advance(by: 1.0 / 60)
        #expect(try isNear(seen(full, host), CGRect(x: 16.0, y: 0, width: 343, height: 667.0 * 343 / 375)))
        #expect(isBlack(host))
    }

    // MARK: Presenters that stay

    private func expectRootStays(_ host: SceneHost, _ name: String = "") throws {
        #expect(try seen(root, host) == root.view.bounds, "\(name)")
        #expect(!isBlack(host), "\(name)")
    }

    @Test func lowerDetentsLeaveThePresenterInItsPlace() throws {
        let host = host()
        present(host, [.medium()])
        try expectRootStays(host, "medium")
        host.withCurrent {
            other.sheetPresentationController?.detents = [.custom { $0.maximumDetentValue - 1 }]
        }
        try expectRootStays(host, "custom")
    }

    @Test func inIOS26ThePresenterStays() throws {
        let host = host(top: 20, look: .iOS26)
        present(host)
        try expectRootStays(host)
    }

    @Test func inIOS12ASheetCoversTheScreen() {
        let host = host(look: .iOS12)
        present(host)
        #expect(root.view.window == nil && !isBlack(host))
    }

    @Test(arguments: [CGSize(width: 667, height: 375), CGSize(width: 820, height: 1180)])
    func inAWideWindowThePresenterStays(_ size: CGSize) throws {
        let host = host(size)
        other.modalPresentationStyle = .pageSheet
        present(host)
        try expectRootStays(host)
    }

    // MARK: Motion

    private func top(_ host: SceneHost) -> CGFloat {
        host.withCurrent { other.view.layer.presentation()!.frame.minY }
    }

    @Test func thePresenterMovesWithTheSheetAndReturnsExactly() throws {
        let host = host()
        let before = host.picture()
        present(host, animated: true)
        for _ in 0..<10 {
            run(host, 0.05)
            // The sheet comes from the lower edge to 10 points below the upper one.
            #expect(try isNear(seen(root, host).minX, 16 * (667 - top(host)) / 657, within: 1e-6))
        }
        run(host, 0.2)
        #expect(try isNear(seen(root, host).minX, 16))
        host.withCurrent { other.dismiss(animated: true) }
        run(host, 0.15)
        let middle = try seen(root, host).minX
        #expect(middle > 1 && middle < 15)
        #expect(isNear(middle, 16 * (667 - top(host)) / 657, within: 1e-6))
        run(host, 0.6)
        #expect(host.picture() == before && root.view.transform == .identity)
    }

    @Test func withoutAnimationThePresenterReturnsAtOnce() {
        let host = host()
        let before = host.picture()
        present(host)
        #expect(host.picture() != before)
        host.withCurrent { other.dismiss(animated: false) }
        #expect(host.picture() == before)
    }

    @Test func fromMediumToLargeThePresenterRecedesInProportion() throws {
        let host = host()
        present(host, [.medium(), .large()])
        try expectRootStays(host)
        let start = top(host)
        host.withCurrent {
            let sheet = other.sheetPresentationController
            sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        }
        run(host, 0.15)
        let share = (start - top(host)) / (start - 10)
        #expect(share > 0.1 && share < 0.95)
        #expect(try isNear(seen(root, host).minX, 16 * share, within: 1e-6))
        run(host, 1)
        #expect(try isNear(seen(root, host).minX, 16))
        host.withCurrent { other.sheetPresentationController?.selectedDetentIdentifier = .medium }
        try expectRootStays(host)
    }

    private func pull(to end: CGFloat) -> InputScript.Entry {
        let points = [100, (100 + end) / 2, (100 + end) / 2, end].map { CGPoint(x: 160, y: $0) }
        return .pan(through: Array(zip(points, [1, 1.5, 2, 2.5])).map { (point: $0.0, time: $0.1) })
    }

    @Test func aFingerThatPullsTheSheetDownBringsThePresenterBack() throws {
        let host = host(CGSize(width: 320, height: 568))
        let before = host.picture()
        host.inputScript = [pull(to: 500)]
        host.showsTouches = false
        present(host, animated: true)
        run(host, 1.8)
        let share = (568 - top(host)) / 558
        #expect(share < 0.7)
        #expect(try isNear(seen(root, host).minX, 16 * share, within: 1e-6))
        #expect(isBlack(host))
        run(host, 1.5)
        #expect(root.presentedViewController == nil && host.picture() == before)
    }

    @Test func aPullThatIsTakenBackLetsThePresenterRecedeAgain() throws {
        let host = host(CGSize(width: 320, height: 568))
        host.inputScript = [pull(to: 200)]
        present(host, animated: true)
        run(host, 1.8)
        #expect(try seen(root, host).minX < 15.5)
        run(host, 2)
        #expect(try isNear(seen(root, host).minX, 16, within: 1e-6))
        #expect(root.presentedViewController === other)
        host.withCurrent { other.dismiss(animated: true) }
        run(host, 0.8)
        try expectRootStays(host)
    }
}
