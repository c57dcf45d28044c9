import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UISearchBarTests {
    @Test func itShowsItsPlaceholderOrItsText() {
        let fixture = ViewFixture()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.placeholder = "Search"
        fixture.host.withCurrent { fixture.host.window.addSubview(bar) }
        #expect(fixture.host.picture().texts.map(\.string) == ["Search"])
        bar.text = "ball"
        #expect(fixture.host.picture().texts.map(\.string) == ["ball"])
        #expect(bar.searchTextField.clearButtonMode == .always)
    }

    /// The field, text and button of a search bar of an iPhone 16 of iOS 26.1.
    @Test func theFieldOfIOS26IsACapsuleInTheMiddleOfTheBar() {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
        host.look = .iOS26
        host.withCurrent {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 50))
            #expect(bar.intrinsicContentSize.height == 44)
            host.window.addSubview(bar)
            bar.layoutIfNeeded()
            let field = bar.searchTextField
            #expect(field.frame == CGRect(x: 8, y: 3, width: 377, height: 44))
            let bounds = CGRect(x: 0, y: 0, width: 377, height: 44)
            #expect(abs(field.textRect(forBounds: bounds).minX - 39.667) < 0.01)
            #expect(field.leftViewRect(forBounds: bounds).minX == 12)
            #expect(abs(field.clearButtonRect(forBounds: bounds).minX - 342.667) < 0.01)
            bar.text = "Hello"
            field.clearButtonMode = .always
            #expect(abs(field.textRect(forBounds: bounds).maxX - 333) < 0.01)
        }
    }

    @Test func theTextIsMovedInTheField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 36)
        let usual = bar.searchTextField.textRect(forBounds: bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 10, vertical: 2)
        #expect(bar.searchTextPositionAdjustment.horizontal == 10)
        let moved = bar.searchTextField.textRect(forBounds: bounds)
        #expect(moved.origin == CGPoint(x: usual.minX + 10, y: usual.minY + 2) && moved.maxX == usual.maxX)
    }

    @Test func aSearchBarTakesAnotherImageForTheGlass() {
        let bar = UISearchBar()
        let image = UIImage(systemName: "star")
        bar.setImage(image, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
        bar.setImage(nil, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image != nil)
    }
}
