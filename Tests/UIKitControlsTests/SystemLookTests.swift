import Picture
import Testing
@_spi(UIKitInternals) import UIKitCore
import UIKitHost
import UIKitTestSupport

/// Controls in the looks of three systems, with the numbers of Tests/Goldens/Device.
@Suite @MainActor struct SystemLookTests {
    private func host(_ look: SystemLook) -> SceneHost {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
        host.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        host.look = look
        return host
    }

    @Test func aFilmShowsIOS18UnlessItSaysOtherwise() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        #expect(host.look == .iOS18)
        #expect(host.withCurrent { UISwitch().frame.size } == CGSize(width: 51, height: 31))
    }

    @Test(arguments: zip(SystemLook.allCases, ["12.4", "18.0", "26.1"]))
    func theDeviceNamesItsSystem(_ look: SystemLook, _ version: String) {
        #expect(host(look).withCurrent { UIDevice.current.systemVersion } == version)
    }

    @Test func aSwitchHasTheSizeOfItsSystem() {
        host(.iOS26).withCurrent {
            let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
            #expect(control.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
            #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
        }
        #expect(host(.iOS12).withCurrent { UISwitch().frame.size } == CGSize(width: 51, height: 31))
    }

    @Test func aFingerTurnsEverySwitchOn() {
        for look in SystemLook.allCases {
            let host = host(look)
            let controller = UIViewController()
            host.install(controller)
            let control = host.withCurrent { UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0)) }
            host.withCurrent { controller.view.addSubview(control) }
            host.inputScript = [.tap(at: CGPoint(x: 120, y: 214), time: 0.1)]
            for _ in 0..<60 { host.advance(by: 1.0 / 60) }
            #expect(control.isOn, "\(look)")
        }
    }

    @Test func knobsAndMarkersCastASoftShadow() {
        func opacity(_ view: UIView?) -> Float? { view?.layer.shadowOpacity }
        for look in SystemLook.allCases {
            host(look).withCurrent {
                let knob: Float = look == .iOS26 ? 0 : 0.15
                #expect(opacity(UISlider().subviews.last) == knob, "\(look)")
                #expect(opacity(UISwitch().subviews.last) == knob, "\(look)")
                let segments = UISegmentedControl(items: ["One", "Two"])
                #expect(opacity(segments.subviews.first) == (look == .iOS18 ? 0.12 : 0), "\(look)")
            }
        }
    }

    @Test func anImageOfAKnobCastsNoShadow() {
        host(.iOS18).withCurrent {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
            slider.setThumbImage(UIImage(systemName: "star"), for: .normal)
            slider.layoutIfNeeded()
            #expect(slider.subviews.last?.layer.shadowOpacity == 0)
        }
    }

    @Test func theKnobOfASliderStaysWithinItsLine() {
        for look in SystemLook.allCases {
            host(look).withCurrent {
                let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
                let track = slider.trackRect(forBounds: slider.bounds)
                let knobs = [Float(0), 1].map {
                    slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0)
                }
                #expect(knobs[0].minX == 0 && knobs[1].maxX == 280, "\(look)")
            }
        }
    }

    @Test func aSegmentedControlOfIOS12IsAnOutlineInItsTint() {
        func strokes(_ look: SystemLook) -> [Color] {
            host(look).withCurrent {
                let control = UISegmentedControl(items: ["A", "B", "C"])
                control.tintColor = .red
                control.selectedSegmentIndex = 1
                control.layoutIfNeeded()
                return control.pictureContents(in: control.bounds).compactMap {
                    if case .stroke(_, let color, _) = $0 { color } else { nil }
                }
            }
        }
        #expect(strokes(.iOS12) == [UIColor.red.color])
        #expect(strokes(.iOS18).isEmpty && strokes(.iOS26).isEmpty)
    }

    @Test(arguments: zip(SystemLook.allCases, [12, 8, 8]))
    func aSpinnerHasTheLinesOfItsSystem(_ look: SystemLook, _ count: Int) {
        let lines = host(look).withCurrent {
            let spinner = UIActivityIndicatorView(style: .large)
            return spinner.pictureContents(in: spinner.bounds).count
        }
        #expect(lines == count)
    }

    // MARK: Bars

    /// The safe area of a controller's content below a navigation bar and above a toolbar.
    @Test(arguments: zip(SystemLook.allCases, [(103, 78), (103, 78), (113, 86)]))
    func barsLeaveTheRoomOfTheirSystem(_ look: SystemLook, _ room: (top: Int, bottom: Int)) {
        let host = host(look)
        let content = UIViewController()
        host.withCurrent {
            content.title = "Title"
            content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
            let navigation = UINavigationController(rootViewController: content)
            navigation.setToolbarHidden(false, animated: false)
            host.install(navigation)
        }
        let insets = host.withCurrent { content.view.safeAreaInsets }
        #expect(insets.top == CGFloat(room.top) && insets.bottom == CGFloat(room.bottom), "\(insets)")
    }

    /// Buttons of iOS 26 with images 18 points wide share a platter of 96 points in a navigation bar, and
    /// stand 28 points above the lower edge in a toolbar.
    @Test func buttonsWithImagesShareAPlatterInIOS26() throws {
        let host = host(.iOS26)
        let content = UIViewController()
        let navigation = host.withCurrent {
            @MainActor func items() -> [UIBarButtonItem] {
                (0..<2).map { _ in
                    let size = CGSize(width: 18, height: 18)
                    let image = UIGraphicsImageRenderer(size: size).image { _ in }
                    return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
                }
            }
            content.navigationItem.rightBarButtonItems = items()
            content.toolbarItems = items()
            let navigation = UINavigationController(rootViewController: content)
            navigation.setToolbarHidden(false, animated: false)
            host.install(navigation)
            return navigation
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            @MainActor func frames(in bar: UIView) -> [CGRect] {
                bar.subviews.filter { $0 is UIButton }.map { $0.convert($0.bounds, to: nil) }
                    .sorted { $0.minX < $1.minX }
            }
            let (upper, lower) = (frames(in: navigation.navigationBar), frames(in: navigation.toolbar))
            #expect(upper[0] == CGRect(x: 281, y: 59, width: 44, height: 44))
            #expect(upper[1] == CGRect(x: 333, y: 59, width: 44, height: 44))
            #expect(lower[0] == CGRect(x: 28, y: 776, width: 48, height: 48))
            #expect(lower[1] == CGRect(x: 80, y: 776, width: 48, height: 48))
            let shapes = navigation.navigationBar.pictureContents(in: navigation.navigationBar.bounds)
            let widths = shapes.compactMap { content -> CGFloat? in
                if case .fill(.roundedRectangle(let frame, _), _) = content { frame.width } else { nil }
            }
            #expect(widths == [96])
        }
    }

    @Test func aDoneButtonStandsOutInIOS26() {
        func form(_ look: SystemLook) -> (hasTitle: Bool, hasImage: Bool) {
            let item = host(look).withCurrent { UIBarButtonItem(systemItem: .done) }
            return (item.title != nil, item.image != nil)
        }
        #expect(form(.iOS12) == (true, false) && form(.iOS18) == (true, false))
        #expect(form(.iOS26) == (false, true))
    }

    // MARK: Menus

    /// The frames of the rows of a menu of two sections.
    @Test func aMenuOfIOS26HasItsOwnRows() throws {
        func rows(_ look: SystemLook) -> [CGRect] {
            let host = host(look)
            let root = UIViewController()
            host.install(root)
            return host.withCurrent {
                let button = UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
                button.menu = UIMenu(
                    children: ["A", "B"].map { title in
                        UIMenu(options: .displayInline, children: [UIAction(title: title) { _ in }])
                    })
                button.showsMenuAsPrimaryAction = true
                root.view.addSubview(button)
                host.inputScript = [.tap(at: CGPoint(x: 60, y: 120), time: 0.1)]
                for _ in 0..<90 { host.advance(by: 1.0 / 60) }
                return controls(in: host.window.subviews.last).map(\.frame).sorted { $0.minY < $1.minY }
            }
        }
        #expect(rows(.iOS18).map(\.minY) == [0, 52] && rows(.iOS18).map(\.height) == [44, 44])
        #expect(rows(.iOS26).map(\.minY) == [10, 73] && rows(.iOS26).map(\.height) == [42, 42])
    }

    private func controls(in view: UIView?) -> [UIView] {
        view.map { ($0 is UIControl ? [$0] : []) + $0.subviews.flatMap(controls) } ?? []
    }

    // MARK: Sheets

    private func sheet(_ look: SystemLook, height: CGFloat?) -> (SceneHost, UIViewController) {
        let host = host(look)
        let root = UIViewController()
        host.install(root)
        let sheet = UIViewController()
        host.withCurrent {
            sheet.modalPresentationStyle = .pageSheet
            if let height { sheet.sheetPresentationController?.detents = [.custom { _ in height }] }
            root.present(sheet, animated: false)
            host.context.screenState.layOut()
        }
        return (host, sheet)
    }

    @Test func aLowSheetFloatsInIOS26AndItsContentHasItsOwnSafeArea() throws {
        let (host, controller) = sheet(.iOS26, height: 100)
        let view = try #require(host.withCurrent { controller.view })
        let frame = host.withCurrent { view.convert(view.bounds, to: nil) }
        #expect(isNear(frame.minX, 21.5135, within: 1e-4) && isNear(frame.height, 89.0516, within: 1e-4))
        #expect(view.bounds.size == CGSize(width: 393, height: 100))
        #expect(
            host.withCurrent { view.safeAreaInsets } == UIEdgeInsets(top: 0, left: 0, bottom: 11, right: 0))
    }

    /// The frames of large and medium sheets of iOS 26.1 on an iPhone SE, an iPad and a phone on its side.
    @Test(arguments: [
        (CGSize(width: 375, height: 667), CGFloat(0), CGRect(x: 0, y: 30, width: 375, height: 637), 341.289),
        (CGSize(width: 375, height: 667), 20, CGRect(x: 0, y: 30, width: 375, height: 637), 341.289),
        (CGSize(width: 820, height: 1180), 32, CGRect(x: 0, y: 42, width: 820, height: 1138), nil),
        (CGSize(width: 667, height: 375), 0, CGRect(x: 0, y: 0, width: 667, height: 375), 375),
    ])
    func sheetsOfIOS26FollowTheDevice(
        _ size: CGSize, _ safeArea: CGFloat, _ large: CGRect, _ medium: Double?
    ) throws {
        let host = SceneHost(size: size, scale: 2)
        host.look = .iOS26
        host.safeAreaInsets.top = safeArea
        let (root, sheet) = (UIViewController(), UIViewController())
        host.install(root)
        try host.withCurrent {
            root.present(sheet, animated: false)
            #expect(sheet.view.convert(sheet.view.bounds, to: nil) == large)
            let controller = try #require(sheet.sheetPresentationController)
            controller.detents = [.medium()]
            let height = sheet.view.convert(sheet.view.bounds, to: nil).height
            if let medium { #expect(isNear(height, CGFloat(medium), within: 1e-3)) }
        }
    }

    @Test func aSheetThatGrowsInIOS26ReachesTheEdges() throws {
        let (host, controller) = sheet(.iOS26, height: 300)
        try host.withCurrent {
            let sheet = try #require(controller.sheetPresentationController)
            sheet.detents = [.large()]
            #expect(controller.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
            #expect(controller.view.transform == .identity)
        }
    }

    /// A sheet begins far below the screen's safe area, which its bars must not be reckoned against.
    @Test(arguments: zip([SystemLook.iOS18, .iOS26], [CGFloat(56), 64]))
    func aBarInASheetCoversItsContent(_ look: SystemLook, _ height: CGFloat) {
        let host = host(look)
        let (root, content) = (UIViewController(), UIViewController())
        host.install(root)
        host.withCurrent {
            let sheet = UINavigationController(rootViewController: content)
            sheet.sheetPresentationController?.detents = [.medium()]
            root.present(sheet, animated: false)
            host.context.screenState.layOut()
        }
        let insets = host.withCurrent { content.view.safeAreaInsets }
        #expect(insets == UIEdgeInsets(top: height, left: 0, bottom: 34, right: 0))
    }

    @Test func aSheetCoversTheScreenInIOS12() throws {
        let (host, controller) = sheet(.iOS12, height: nil)
        let view = try #require(host.withCurrent { controller.view })
        #expect(host.withCurrent { view.frame } == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(host.withCurrent { controller.sheetPresentationController } == nil)
        #expect(host.withCurrent { controller.presentingViewController?.view.window } == nil)
    }
}
