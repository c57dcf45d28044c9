import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitInternals) @testable import UIKitCore

@MainActor @Suite struct UIButtonTests {
    private func texts(of button: UIButton) -> [Text] {
        let fixture = ViewFixture()
        fixture.view.addSubview(button)
        fixture.host.advance(by: 1.0 / 60)
        return fixture.host.picture().texts
    }

    @Test func aSizeChangesTheInsetsThatCodeHasNotSet() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets == .init(top: 15, leading: 20, bottom: 15, trailing: 20))
        configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.buttonSize = .small
        #expect(configuration.contentInsets == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func symbolsTakeTheSizeThatTheirViewPrefers() {
        let view = UIImageView(image: UIImage(systemName: "heart"))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        view.preferredSymbolConfiguration = .init(pointSize: 34)
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
        // A size of the symbol's own counts more.
        view.image = UIImage(
            systemName: "heart", withConfiguration: .init(pointSize: 51) as UIImage.SymbolConfiguration)
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "play.fill")
        configuration.preferredSymbolConfigurationForImage = .init(pointSize: 68)
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect(button.imageView?.image?.size == CGSize(width: 80, height: 80))
    }

    @Test func aPopUpButtonShowsTheSelectedAction() {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: [
            UIAction(title: "Light") { _ in }, UIAction(title: "Dark", state: .on) { _ in },
        ])
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == nil && button.imageView?.image == nil)
        button.changesSelectionAsPrimaryAction = true
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Dark" && button.imageView?.image != nil)
        #expect((button.imageView?.frame.minX ?? 0) > (button.titleLabel?.frame.maxX ?? 0))
    }

    @Test func insetsMoveTheTitleFullyFromItsEdgeAndByHalfInTheMiddle() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.setTitle("Go", for: .normal)
        func title() -> CGRect { button.titleRect(forContentRect: button.bounds) }
        let middle = title()
        button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 30, bottom: 0, right: 10)
        #expect(title() == middle.offsetBy(dx: 10, dy: 2))
        button.contentHorizontalAlignment = .left
        #expect(title().minX == 30 && title().width == middle.width)
        button.contentHorizontalAlignment = .right
        #expect(title().maxX == 190)
        button.contentVerticalAlignment = .top
        #expect(title().minY == 4)
        // Insets leave less room, and do not make the button larger.
        let size = button.intrinsicContentSize
        button.titleEdgeInsets.left = 190 - middle.width / 2
        #expect(title().width == middle.width / 2 && button.intrinsicContentSize == size)
        button.titleEdgeInsets = .zero
        #expect(title().minY == 0 && title().width == middle.width)
    }

    @Test func eachStateHasItsTitleAndColor() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Go", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .disabled)
        #expect(texts(of: button).map(\.string) == ["Go"])
        #expect(texts(of: button).first?.color == .white)
        button.isEnabled = false
        #expect(button.currentTitle == "Off" && button.title(for: .highlighted) == "Go")
        #expect(texts(of: button).first?.color == Color(red: 1))
    }

    @Test func aTitleHasTheShadowOfItsState() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Go", for: .normal)
        #expect(button.titleShadowColor(for: .normal) == nil && texts(of: button).count == 1)
        button.setTitleShadowColor(.black, for: .normal)
        button.setTitleShadowColor(.red, for: .selected)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        #expect(button.currentTitleShadowColor == .black && texts(of: button).count == 2)
        button.isSelected = true
        #expect(texts(of: button).first?.color == Color(red: 1))
    }

    @Test func aSystemButtonIsTintedAndPaleUnderAFinger() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.tintColor = .green
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(texts(of: button).first?.color == Color(green: 1))
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.alpha == 0.2)
    }

    @Test func aDisabledSystemButtonKeepsAColorThatWasSet() {
        let button = UIButton(type: .system)
        button.isEnabled = false
        #expect(button.currentTitleColor != button.tintColor)
        button.setTitleColor(.red, for: .normal)
        #expect(button.currentTitleColor == .red)
    }

    @Test func aTitleHasAColorBeforeOneIsSet() {
        let (custom, system) = (UIButton(), UIButton(type: .system))
        system.tintColor = .green
        #expect(custom.titleColor(for: .normal) == .white && custom.titleColor(for: .disabled) == .white)
        #expect(system.titleColor(for: .normal) == .green && system.titleColor(for: .selected) == .green)
        #expect(system.titleColor(for: .disabled) == UIColor(white: 0.557, alpha: 0.5))
        custom.setTitleColor(.red, for: .normal)
        #expect(custom.titleColor(for: .highlighted) == .red)
    }

    @Test func imageAndTitleAreSideBySideInTheMiddle() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.setTitle("abcd", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.layoutIfNeeded()
        let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
        #expect(image.size == CGSize(width: 20, height: 20) && image.maxX == title.minX)
        #expect(abs(image.minX + title.maxX - 200) <= 1 && image.midY == 20 && abs(title.midY - 20) <= 0.5)
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 8)
    }

    @Test func aTitleTakesWholePoints() {
        let button = UIButton(type: .custom)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.setTitle("I", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 27))
        button.setTitle("Learn more.", for: .normal)
        let width = button.intrinsicContentSize.width
        #expect(width > 60 && width == width.rounded())
        // Insets of its own replace the 6 points above and below.
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: width + 6, height: 19))
    }

    @Test func aConfigurationFillsTheBackground() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.baseBackgroundColor = .purple
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        let box = button.bounds
        #expect(
            button.pictureContents(in: box)
                == [.fill(.roundedRectangle(box, cornerRadius: box.height / 2), UIColor.purple.color)])
        #expect(texts(of: button).map(\.string) == ["Buy"])
        #expect(texts(of: button).first?.color == .white)
    }

    @Test(arguments: [
        (NSDirectionalRectEdge.leading, CGPoint(x: -1, y: 0)), (.trailing, CGPoint(x: 1, y: 0)),
        (.top, CGPoint(x: 0, y: -1)), (.bottom, CGPoint(x: 0, y: 1)),
    ])
    func anImageStandsOnItsSideOfTheTitle(_ placement: NSDirectionalRectEdge, _ side: CGPoint) throws {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image) = ("Buy", UIImage(systemName: "star.fill"))
        (configuration.imagePadding, configuration.imagePlacement) = (6, placement)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)
        let apart = CGPoint(x: image.midX - title.midX, y: image.midY - title.midY)
        let distance = CGPoint(
            x: side.x * (image.width / 2 + 6 + title.width / 2),
            y: side.y * (image.height / 2 + 6 + title.height / 2))
        #expect(abs(apart.x - distance.x) < 0.01 && abs(apart.y - distance.y) < 0.01)
        #expect(button.bounds.insetBy(dx: -0.01, dy: -0.01).contains(image.union(title)))
    }

    /// A subclass without initializers inherits both; for one with its own, `super.init` sets the view up.
    @Test func subclassesInheritTheInitializers() {
        final class Plain: UIButton {}
        final class Own: UIButton {
            var count = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                count = subviews.count
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                count = subviews.count
            }
        }
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let (plain, coded) = (Plain(frame: frame), Plain(coder: NSCoder()))
        #expect(plain.frame == frame && plain.titleLabel?.superview === plain)
        #expect(coded?.subviews.count == plain.subviews.count)
        #expect(Own(frame: frame).count > 0 && Own(coder: NSCoder())?.count == Own(type: .custom).count)
    }
}
