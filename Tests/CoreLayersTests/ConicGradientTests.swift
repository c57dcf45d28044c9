import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// Gradients around a point.
@MainActor @Suite struct ConicGradientTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func colorsFollowOneAnotherClockwise() throws {
        let gradient = CAGradientLayer()
        gradient.type = .conic
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        fixture.host.withCurrent { fixture.view.layer.addSublayer(gradient) }
        let layer = try #require(fixture.seen?.children.last?.children.first)
        #expect(layer.clip != nil && layer.contents.count == 240)
        /// The gray of the sector that begins at a number of degrees, and the edge of the circle there.
        func sector(_ degrees: Int) throws -> (gray: Double, point: CGPoint) {
            guard case .fill(.path(let path), let color) = layer.contents[degrees * 240 / 360],
                case .line(let point)? = path.elements.dropFirst().first
            else { throw Missing() }
            return (Double(color.red), point)
        }
        let (right, below, left) = (try sector(90), try sector(180), try sector(270))
        #expect(abs(right.gray - 0.25) < 0.01 && abs(below.gray - 0.5) < 0.01 && abs(left.gray - 0.75) < 0.01)
        #expect(right.point.x > 100 && below.point.y > 100 && left.point.x < 0)
    }

    private struct Missing: Error {}
}
