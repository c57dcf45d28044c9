import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The buttons and the scopes of a search bar.
@MainActor @Suite struct SearchBarButtonTests {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var calls: [String] = []

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            calls.append("cancel")
            searchBar.resignFirstResponder()
        }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    private let fixture = ViewFixture()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private let delegate = Delegate()

    init() {
        bar.delegate = delegate
        fixture.host.withCurrent { fixture.host.window.addSubview(bar) }
        fixture.run(0.1)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        let time = fixture.host.withCurrent { RunContext.current.clock.time }
        fixture.host.inputScript = [.tap(at: CGPoint(x: x, y: y), time: time + 0.1)]
        fixture.run(0.4)
    }

    @Test func theCancelButtonTakesItsRoomFromTheField() throws {
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
        fixture.host.withCurrent { bar.showsCancelButton = true }
        fixture.run(0.1)
        let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
        #expect(button.frame.maxX == 312 && bar.searchTextField.frame.maxX == button.frame.minX - 12)
        #expect(fixture.host.picture().texts.map(\.string).contains("Cancel"))
        fixture.host.withCurrent { bar.showsCancelButton = false }
        fixture.run(0.1)
        #expect(bar.searchTextField.frame.width == 304 && button.alpha == 0)
    }

    @Test func anAnimatedCancelButtonSlidesIn() throws {
        fixture.host.withCurrent { bar.setShowsCancelButton(true, animated: true) }
        fixture.run(0.15)
        let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
        fixture.host.withCurrent {
            let seen = button.layer.presentation()?.frame.minX ?? 0
            #expect(seen > button.frame.minX + 5 && seen < 315)
            let title = button.titleLabel
            #expect(title?.layer.presentation()?.frame == title?.frame, "not truncated")
        }
        fixture.run(0.3)
        fixture.host.withCurrent { #expect(button.layer.presentation()?.frame.maxX == 312) }
    }

    @Test func aTapCancels() {
        fixture.host.withCurrent {
            bar.showsCancelButton = true
            bar.becomeFirstResponder()
        }
        fixture.run(0.1)
        tap(300, 28)
        #expect(delegate.calls == ["cancel"] && !bar.isFirstResponder)
        // As in UIKit, the button is disabled after the end of editing.
        tap(300, 28)
        #expect(delegate.calls == ["cancel"])
    }

    @Test func theCancelButtonOfIOS26IsADisc() throws {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
        host.look = .iOS26
        try host.withCurrent {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            host.window.addSubview(bar)
            bar.showsCancelButton = true
            bar.layoutIfNeeded()
            let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
            #expect(button.frame == CGRect(x: 341, y: 0, width: 44, height: 44))
            #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 322, height: 44))
        }
    }

    @Test func scopesAreBelowTheField() {
        fixture.host.withCurrent {
            bar.scopeButtonTitles = ["All", "Near"]
            #expect(bar.sizeThatFits(.zero).height == 56)
            bar.showsScopeBar = true
            bar.sizeToFit()
        }
        #expect(bar.frame.height == 100)
        fixture.run(0.1)
        #expect(bar.searchTextField.frame.minY == 10)
        tap(240, 78)
        #expect(bar.selectedScopeButtonIndex == 1 && delegate.calls == ["scope 1"])
        fixture.host.withCurrent { bar.selectedScopeButtonIndex = 0 }
        #expect(delegate.calls == ["scope 1"])
    }

    @Test func anImageTakesThePlaceOfTheColor() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        fixture.host.withCurrent {
            bar.barTintColor = .blue
            bar.backgroundImage = image
        }
        let background = try #require(bar.subviews.first as? UIImageView)
        #expect(background.image === image && background.frame == bar.bounds)
        // The usual way to a bar without a background.
        fixture.host.withCurrent { bar.backgroundImage = UIImage() }
        #expect(background.superview == nil && fixture.host.warnings.isEmpty)
    }

    @Test func anEmptyFieldHasAButtonOfBookmarksOrResults() {
        fixture.host.withCurrent { bar.showsBookmarkButton = true }
        fixture.run(0.1)
        tap(297, 28)
        fixture.host.withCurrent { bar.showsSearchResultsButton = true }
        fixture.run(0.1)
        tap(297, 28)
        #expect(delegate.calls == ["bookmark", "results"])
        fixture.host.withCurrent { bar.text = "a" }
        #expect(bar.searchTextField.rightViewMode == .never)
    }
}
