import Testing
import UIKitHost
import UIKitTestSupport

/// Constraints between a scroll view and what it holds.
@MainActor @Suite struct ScrollLayoutTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    /// The middle is that of the frame, so that it gives a child between the edges of the content its width.
    @Test func theMiddleOfAScrollViewIsThatOfItsFrame() {
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        fixture.view.addSubview(scroll)
        scroll.addSubview(child)
        fixture.host.withCurrent {
            NSLayoutConstraint.activate([
                child.leftAnchor.constraint(equalTo: scroll.leftAnchor),
                child.rightAnchor.constraint(equalTo: scroll.rightAnchor),
                child.topAnchor.constraint(equalTo: scroll.topAnchor),
                child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                child.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
                child.heightAnchor.constraint(equalToConstant: 250),
            ])
            fixture.host.window.layoutIfNeeded()
        }
        #expect(scroll.contentSize == CGSize(width: 100, height: 250))
        #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 250))
    }
}
