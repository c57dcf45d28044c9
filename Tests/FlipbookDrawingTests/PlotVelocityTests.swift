import CoreGeometry
import FlipbookCore
import Foundation
import Scenes
import Testing
import UIKitHost

@testable import FlipbookDrawing

/// Velocities in plots: those of the engine, and those of the places where the engine has none.
@Suite @MainActor struct PlotVelocityTests {
    /// A view on a circle of 100 pt around a fixed point, a turn in 2 s, without a velocity of the engine.
    private func held(to frames: Range<Int>) -> ItemMotion {
        var motion = ItemMotion(item: "held")
        for frame in frames {
            let (time, angle) = (Double(frame) / 60, .pi * Double(frame) / 60)
            let center = CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle))
            motion.add(
                ItemRecord(
                    frame: frame, time: time, state: ItemState(name: "held", center: center, angle: angle)))
        }
        return motion
    }

    @Test func velocitiesThatTheEngineLacksAreThoseOfThePlaces() throws {
        let motion = held(to: 0..<60)
        #expect(motion.hasMeasuredVelocities)
        // 100 pt at pi rad/s; the ends have half of the neighbors.
        for (quantity, value) in [(Quantity.speed, 100 * Double.pi), (.angularVelocity, 180)] {
            let points = try #require(motion.runs(of: quantity).first)
            #expect(points.count == 60 && points.allSatisfy { abs($0.value - value) < 0.001 * value })
        }
        let falling = try #require(motion.runs(of: .vy).first)
        #expect(abs(falling[30].value) < 1 && abs(falling[1].value - 100 * .pi) < 1)
    }

    @Test func velocitiesOfTheEngineAreShownAsTheyAre() throws {
        var motion = held(to: 0..<3)
        // At the top of a throw it is 0 in one frame alone.
        motion.add(
            ItemRecord(
                frame: 3, time: 0.05,
                state: ItemState(name: "held", center: .zero, angle: 0, velocity: CGVector(dx: 0, dy: 7))))
        let speeds = try #require(motion.runs(of: .speed).first).map(\.value)
        #expect(speeds[2...] == [0, 7] && speeds[0] > 300)
        var still = ItemMotion(item: "still")
        for frame in 0..<9 {
            still.add(
                ItemRecord(
                    frame: frame, time: Double(frame),
                    state: ItemState(name: "still", center: .zero, angle: 1)))
        }
        #expect(!still.hasMeasuredVelocities)
    }

    @Test func kineticEnergiesThatTheEngineLacksAreThoseOfThePlaces() throws {
        var motion = ItemMotion(item: "held")
        for record in held(to: 0..<60).moments {
            var record = record
            (record.state.mass, record.state.inertia) = (2, 0.5)
            motion.add(record)
        }
        // Pi m/s and pi rad/s.
        let energy = (2 + 0.5) * Double.pi * .pi / 2
        let points = try #require(motion.runs(of: .kinetic).first)
        #expect(points.count == 60 && points.allSatisfy { abs($0.value - energy) < 0.01 * energy })
    }

    @Test func aPlotSaysWhichVelocitiesAreMeasured() async throws {
        let film = try Film(of: catalog.entry(named: "AttachedSquare")).resolved()
        var order = PlotSpec()
        order.quantities = [.angularVelocity]
        let plot = try await FilmRenderer().plot(of: film, order)
        #expect(plot.note.contains("squareView by positions") && plot.note.contains("those of the places"))
        let values = plot.panels[0].series[0].runs.joined().map(\.value)
        #expect(try #require(values.max()) > 90)
        order.quantities = [.speed, .energy]
        let energies = try await FilmRenderer().plot(of: film, order)
        #expect(energies.note.hasSuffix("velocities and kinetic energies are those of the places."))
        #expect(energies.note.count < 120, "a line holds about 120 letters")
        // The square of 80 x 80 pt has 0.64 kg, and follows the finger by some 300 pt/s.
        #expect(try #require(energies.panels[1].series[0].runs.joined().map(\.value).max()) > 0.5)
        order.quantities = [.angle]
        #expect(try await FilmRenderer().plot(of: film, order).note == "")
    }
}
