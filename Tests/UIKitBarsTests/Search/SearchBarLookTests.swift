import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The background of a search bar, and the places and images of its parts.
@MainActor @Suite struct SearchBarLookTests {
    private let fixture = ViewFixture()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

    init() {
        bar.accessibilityIdentifier = "bar"
        fixture.host.withCurrent { fixture.host.window.addSubview(bar) }
        fixture.run(0.1)
    }

    private var ground: Color? {
        let contents = fixture.host.picture().layer(named: "bar")?.contents ?? []
        for case .fill(_, let color) in contents { return color }
        return nil
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func aMinimalBarHasNoBackground() {
        #expect(ground == nil)
        fixture.host.withCurrent { bar.barTintColor = .red }
        #expect(ground == Color(red: 1))
        fixture.host.withCurrent { bar.searchBarStyle = .minimal }
        #expect(ground == nil)
    }

    @Test func blackAndOpaqueBarsHaveTheSystemsColor() throws {
        fixture.host.withCurrent { bar.isTranslucent = false }
        let light = try #require(ground)
        #expect(light.alpha == 1 && light.red > 0.9)
        fixture.host.withCurrent { bar.barStyle = .black }
        let dark = try #require(ground)
        #expect(dark.alpha == 1 && dark.red < 0.1)
        fixture.host.withCurrent { bar.isTranslucent = true }
        #expect((ground?.alpha ?? 1) < 1)
        fixture.host.withCurrent {
            #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
            bar.barStyle = .default
            #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
        }
        #expect(ground == nil)
    }

    @Test func thePromptIsALineAboveTheField() {
        fixture.host.withCurrent {
            bar.prompt = "Find a place"
            bar.sizeToFit()
        }
        fixture.run(0.1)
        #expect(bar.frame.height == 86)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 40, width: 304, height: 36))
        #expect(fixture.host.picture().texts.map(\.string) == ["Find a place"])
        fixture.host.withCurrent { #expect(bar.intrinsicContentSize.height == 86) }
    }

    @Test func iconsAndTheFieldAreMoved() {
        let (field, bounds) = (bar.searchTextField, CGRect(x: 0, y: 0, width: 304, height: 36))
        fixture.host.withCurrent {
            bar.text = "a"
            let usual = (field.leftViewRect(forBounds: bounds), field.clearButtonRect(forBounds: bounds))
            bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
            bar.setPositionAdjustment(UIOffset(horizontal: -7, vertical: 2), for: .clear)
            #expect(field.leftViewRect(forBounds: bounds) == usual.0.offsetBy(dx: 5, dy: 1))
            #expect(field.clearButtonRect(forBounds: bounds) == usual.1.offsetBy(dx: -7, dy: 2))
            #expect(bar.positionAdjustment(for: .clear).horizontal == -7)
            bar.text = nil
            bar.showsBookmarkButton = true
            let side = field.rightViewRect(forBounds: bounds)
            bar.setPositionAdjustment(UIOffset(horizontal: -3, vertical: 0), for: .bookmark)
            #expect(field.rightViewRect(forBounds: bounds) == side.offsetBy(dx: -3, dy: 0))
            bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 2, vertical: -4)
        }
        fixture.run(0.1)
        #expect(field.frame == CGRect(x: 10, y: 6, width: 304, height: 36))
    }

    @Test func iconsHaveImagesForStates() throws {
        let (own, pressed) = (image(12, 12), image(12, 12))
        try fixture.host.withCurrent {
            bar.setImage(own, for: .clear, state: .normal)
            bar.setImage(pressed, for: .clear, state: .highlighted)
            let button = try #require(bar.searchTextField.value(forKey: "clearButton") as? UIButton)
            #expect(button.image(for: .normal) === own && button.image(for: .highlighted) === pressed)
            bar.setImage(nil, for: .clear, state: .normal)
            #expect(button.image(for: .normal) != nil && button.image(for: .normal) !== own)
            bar.showsBookmarkButton = true
            bar.setImage(pressed, for: .bookmark, state: .highlighted)
            let side = try #require(bar.searchTextField.rightView as? UIButton)
            #expect(side.image(for: .highlighted) === pressed && side.image(for: .normal) !== pressed)
            #expect(bar.image(for: .bookmark, state: .highlighted) === pressed)
        }
        #expect(fixture.host.warnings.isEmpty)
    }

    @Test func anImageGivesTheFieldItsHeight() {
        let ground = image(10, 30)
        fixture.host.withCurrent { bar.setSearchFieldBackgroundImage(ground, for: .normal) }
        fixture.run(0.1)
        let field = bar.searchTextField
        #expect(field.frame == CGRect(x: 8, y: 13, width: 304, height: 30))
        #expect(field.background === ground && field.backgroundColor == .clear)
        fixture.host.withCurrent { bar.setSearchFieldBackgroundImage(nil, for: .normal) }
        fixture.run(0.1)
        #expect(field.frame.height == 36 && field.backgroundColor != .clear)
    }

    @Test func scopesHaveStylesAndAnImage() throws {
        let ground = image(4, 4)
        try fixture.host.withCurrent {
            bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            bar.scopeBarBackgroundImage = ground
            bar.scopeButtonTitles = ["All", "Near"]
            bar.showsScopeBar = true
            bar.sizeToFit()
            bar.layoutIfNeeded()
            let row = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
            #expect(row.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
            let view = try #require(bar.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(view.image === ground && view.frame == CGRect(x: 0, y: 56, width: 320, height: 44))
            #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count == 1)
        }
    }
}
