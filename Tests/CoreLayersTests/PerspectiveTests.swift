import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// Layers that are tilted in space, with perspective.
@MainActor @Suite struct PerspectiveTests {
    private let fixture = ViewFixture(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    private var view: UIView { fixture.view }

    /// A turn about the vertical axis, seen from a distance in points.
    private func turn(_ angle: CGFloat, from distance: CGFloat = 400) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / distance
        return CATransform3DRotate(eye, angle, 0, 1, 0)
    }

    @Test(arguments: [CGFloat(0.5), CGFloat.pi / 2])
    func theFrameThatIsSetOfATiltedLayerIsThatOfItsBounds(_ angle: CGFloat) {
        fixture.host.withCurrent {
            view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
            view.layer.transform = turn(angle)
            view.frame = CGRect(x: 0, y: 10, width: 300, height: 112)
            #expect(view.bounds.size == CGSize(width: 300, height: 112))
            #expect(view.layer.position == CGPoint(x: 150, y: 122))
            view.layer.transform = CATransform3DIdentity
            #expect(view.frame == CGRect(x: 0, y: 10, width: 300, height: 112))
        }
    }

    /// The points of the view's background.
    private func corners() throws -> [CGPoint] {
        let layer = try #require(fixture.seen)
        guard case .fill(let shape, _)? = layer.contents.first else { return [] }
        guard case .path(let path) = shape else { return [] }
        return path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }

    @Test func theNearSideIsHigher() throws {
        view.backgroundColor = .red
        view.layer.transform = turn(.pi / 3)
        // The left side is 50 sin 60° nearer to the eye, which is 400 points away.
        let (near, far) = (1 - 50 * 0.75.squareRoot() / 400, 1 + 50 * 0.75.squareRoot() / 400)
        let expected = [
            CGPoint(x: 150 - 25 / near, y: 130 - 30 / near), CGPoint(x: 150 + 25 / far, y: 130 - 30 / far),
            CGPoint(x: 150 + 25 / far, y: 130 + 30 / far), CGPoint(x: 150 - 25 / near, y: 130 + 30 / near),
        ]
        let corners = try corners()
        #expect(corners.count == 4)
        for (corner, point) in zip(corners, expected) {
            #expect(abs(corner.x - point.x) < 1e-6 && abs(corner.y - point.y) < 1e-6)
        }
    }

    @Test func aTurnIsAnimatedAtAnEvenSpeed() throws {
        view.backgroundColor = .red
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.layer.transform = turn(.pi / 2)
            }
        }
        fixture.run(0.5)
        let (seen, middle) = (try corners(), 50 * 0.5.squareRoot())
        // Half of the turn, from half of the distance's reciprocal.
        #expect(abs((seen.first?.x ?? 0) - (150 - middle / (1 - middle / 800))) < 1e-3)
        fixture.run(1)
        #expect(view.layer.transform == turn(.pi / 2))
    }

    @Test func aTurnWithoutPerspectiveIsATransform() throws {
        view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let transform = try #require(fixture.seen).transform
        #expect(abs(transform.a - 0.5) < 1e-9 && transform.d == 1)
    }

    @Test func aTransformInThePlaneEndsTheTilt() throws {
        view.layer.transform = turn(1)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CATransform3DIsAffine(view.layer.transform))
        #expect(try #require(fixture.seen).transform.a == 2)
    }

    @Test(arguments: [(false, [0.0, 1.0]), (true, [1.0, 0.0])])
    func nearerSidesOfACubeHideThoseBehind(_ isTurned: Bool, _ order: [Double]) throws {
        let cube = CATransformLayer()
        for (index, height) in [50.0, -50].enumerated() {
            let side = CALayer()
            side.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            side.backgroundColor = UIColor(red: index == 0 ? 0 : 1, green: 0, blue: 0, alpha: 1).cgColor
            side.transform = CATransform3DMakeTranslation(0, 0, height)
            cube.addSublayer(side)
        }
        cube.transform = CATransform3DMakeRotation(isTurned ? 0.2 : .pi - 0.2, 0, 1, 0)
        fixture.host.withCurrent { view.layer.addSublayer(cube) }
        let group = try #require(fixture.seen?.children.last)
        let reds = group.children.compactMap { layer -> Double? in
            guard case .fill(_, let color)? = layer.contents.first else { return nil }
            return Double(color.red)
        }
        #expect(reds == order)
    }

    @Test func aTransformLayerMovesItsSublayers() throws {
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let side = CALayer()
        side.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        side.backgroundColor = UIColor.red.cgColor
        cube.addSublayer(side)
        cube.sublayerTransform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        fixture.host.withCurrent { view.layer.addSublayer(cube) }
        let group = try #require(fixture.seen?.children.last)
        let map = try #require(group.children.first).transform
        // About the middle of the transform layer, whose half width is seen at cos 60 degrees.
        #expect(abs(map.a - 0.5) < 1e-9 && abs(map.tx - 25) < 1e-9 && map.d == 1)
    }

    @Test func lettersAreMappedOneByOne() throws {
        let label = UILabel(frame: view.bounds)
        label.text = "Wide"
        view.addSubview(label)
        view.layer.transform = turn(1)
        let text = fixture.host.picture().texts.first { $0.string == "Wide" }
        let map = try #require(text?.projection)
        #expect(map.depth.x != 0)
    }
}
