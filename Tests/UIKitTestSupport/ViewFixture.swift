package import Picture
package import UIKitHost

/// A scene host of the book's size with one view, named "view", in its window.
@MainActor package struct ViewFixture {
    package let host = SceneHost(size: CGSize(width: 320, height: 568))
    package let view: UIView

    package init(frame: CGRect = CGRect(x: 100, y: 200, width: 100, height: 50)) {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = "view"
        self.view = view
        host.withCurrent { [host] in host.window.addSubview(view) }
    }

    /// Ticks at 60 frames a second until as many seconds are over.
    package func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// The view as the picture shows it.
    package var seen: Layer? { host.picture().layer(named: "view") }

    /// The position of the view's center in the picture.
    package var seenCenter: CGPoint? {
        seen.map { CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying($0.transform) }
    }

    /// The first color that the picture shows in the view.
    package var seenColor: Color? {
        guard case .fill(_, let color)? = seen?.contents.first else { return nil }
        return color
    }
}
