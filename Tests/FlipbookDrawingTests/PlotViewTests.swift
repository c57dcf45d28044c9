import CoreGeometry
import FlipbookCore
import FlipbookTestSupport
import Foundation
import Testing
import UIKitHost

@testable import FlipbookDrawing

/// Plots of views that no animator moves.
@Suite @MainActor struct PlotViewTests {
    /// A square that an animation moves in half a second, and that turns by a turn and a quarter.
    private final class Animated: UIViewController, Scene {
        static let summary = "A square moves to the right and turns."
        static let duration: TimeInterval = 1
        let squares = [UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))]
        let still = UIView(frame: CGRect(x: 0, y: 300, width: 40, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            (squares[0].backgroundColor, still.backgroundColor) = (.systemBlue, .systemGray)
            for part in squares + [still] { view.addSubview(part) }
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                self.squares[0].center = CGPoint(x: 220, y: 20)
            }
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.fromValue, turn.toValue, turn.duration) = (0, 2.5 * Double.pi, 1)
            squares[0].layer.add(turn, forKey: nil)
        }
    }

    private func plot(_ quantities: [Quantity]) async throws -> Plot {
        var order = PlotSpec()
        order.quantities = quantities
        let film = try Film(of: CatalogEntry(Animated.self)).resolved()
        return try await FilmRenderer().plot(of: film, order)
    }

    @Test func aPlotShowsTheViewsThatAnimationsMoveUnderTheNamesOfTheirProperties() async throws {
        let plot = try await plot([.x, .vx, .angle])
        #expect(plot.panels.allSatisfy { $0.series.map(\.label) == ["squares0"] })
        let curves = plot.panels.map { $0.series[0].runs.joined().map(\.value) }
        // The moment after the last of 60 frames is part of it.
        #expect(curves.allSatisfy { $0.count == 61 })
        #expect(curves[0].first == 20 && abs(curves[0][15] - 120) < 0.01 && curves[0].last == 220)
        #expect(abs(curves[1][10] - 400) < 0.1 && curves[1][50] == 0)
        let lastAngle: Double = try #require(curves[2].dropLast().last)
        #expect(abs(lastAngle - 442.5) < 0.1, "59 of 60 frames of 450 degrees a second")
        #expect(plot.note.isEmpty)
    }

    @Test func viewsThatNoAnimatorMovesHaveNoEnergy() async throws {
        let error = await #expect(throws: FilmError.self) { _ = try await plot([.y, .kinetic]) }
        #expect(error?.description.contains("“kinetic” cannot be plotted") == true)
    }
}
