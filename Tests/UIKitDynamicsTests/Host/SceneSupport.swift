import Picture

@testable import UIKitDynamics

/// A scene host of the book's size with one view, named "view", in its window.
@MainActor struct SimulationRun {
    let host = SceneHost(size: CGSize(width: 320, height: 568))
    let view: UIView

    init(frame: CGRect = CGRect(x: 100, y: 200, width: 100, height: 50)) {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = "view"
        self.view = view
        host.withCurrent { [host] in host.window.addSubview(view) }
    }

    /// Ticks at 60 frames a second until as many seconds are over.
    func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// The view as the picture shows it.
    var seen: Layer? { host.picture().layer(named: "view") }

    /// The position of the view's center in the picture.
    var seenCenter: CGPoint? {
        seen.map { CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying($0.transform) }
    }

    /// The first color that the picture shows in the view.
    var seenColor: Color? {
        guard case .fill(_, let color)? = seen?.contents.first else { return nil }
        return color
    }
}

extension Picture {
    /// The texts of all layers, from back to front.
    var texts: [Text] { layers.flatMap(\.texts) }

    func layer(named name: String) -> Layer? {
        layers.lazy.compactMap { $0.layer(named: name) }.first
    }
}

extension Layer {
    /// The texts of the layer and its descendants, from back to front.
    var texts: [Text] {
        contents.compactMap { if case .text(let text) = $0 { text } else { nil } } + children.flatMap(\.texts)
    }

    func layer(named wanted: String) -> Layer? {
        name == wanted ? self : children.lazy.compactMap { $0.layer(named: wanted) }.first
    }
}

func isNear(_ value: CGFloat?, _ expected: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    value.map { abs($0 - expected) <= tolerance } ?? false
}

func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    isNear(point?.x, x, within: tolerance) && isNear(point?.y, y, within: tolerance)
}

func isNear(_ rect: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    isNear(rect.origin, expected.minX, expected.minY, within: tolerance)
        && isNear(rect.width, expected.width, within: tolerance)
        && isNear(rect.height, expected.height, within: tolerance)
}

func isNear(_ transform: CGAffineTransform, _ other: CGAffineTransform, within tolerance: CGFloat = 1e-12)
    -> Bool
{
    isNear(transform.a, other.a, within: tolerance) && isNear(transform.b, other.b, within: tolerance)
        && isNear(transform.c, other.c, within: tolerance) && isNear(transform.d, other.d, within: tolerance)
        && isNear(transform.tx, other.tx, within: tolerance)
        && isNear(transform.ty, other.ty, within: tolerance)
}
