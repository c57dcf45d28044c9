import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@_spi(UIKitInternals) @testable import CoreLayers

/// Particles. All of their motion follows from the number of the particle and the time.
@MainActor @Suite struct CAEmitterLayerTests {
    private let fixture = ViewFixture()
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        fixture.host.withCurrent { [fixture, emitter, cell] in
            emitter.emitterPosition = CGPoint(x: 50, y: 20)
            (cell.birthRate, cell.lifetime, cell.velocity) = (1, 10, 30)
            emitter.emitterCells = [cell]
            fixture.view.layer.addSublayer(emitter)
        }
    }

    /// The places of the particles at a time in seconds, the oldest first.
    private func places(at time: TimeInterval) -> [CGPoint] {
        emitter.layerContents(emitter.storage.presentedState(at: time), at: time).map {
            CGPoint(x: $0.transform.tx, y: $0.transform.ty)
        }
    }

    private func isClose(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
    }

    @Test func particlesChangeTheirColorAsTheyAge() throws {
        (cell.redSpeed, cell.greenSpeed) = (-0.25, -4)
        let layers = emitter.layerContents(emitter.storage.presentedState(at: 2), at: 2)
        let oldest = try #require(layers.first)
        // The disc of a cell without contents, after 2 s: red 1 - 0.5, and green not below 0.
        #expect(oldest.colors.contains { $0.red == 0.5 && $0.green == 0 && $0.blue == 1 })
    }

    @Test func theEmitterMultipliesWhatItsCellsSay() {
        (emitter.velocity, emitter.lifetime) = (2, 0.15)
        cell.emissionLongitude = .pi / 2
        let seen = places(at: 2)
        // Particles live 1.5 s: that of 0 s is gone.
        #expect(seen.count == 2 && isClose(seen[0], 50, 80) && isClose(seen[1], 50, 20))
    }

    @Test func onlyTheMotionWithinThePlaneOfTheLayerIsSeen() {
        cell.emissionLatitude = .pi / 3
        #expect(isClose(places(at: 2)[0], 80, 20))
        cell.emissionLatitude = .pi
        #expect(isClose(places(at: 2)[0], -10, 20))
        let copy = cell.copy() as? CAEmitterCell
        #expect(copy?.emissionLatitude == .pi)
    }

    @Test func theModeOrdersParticlesAndAddsTheirLight() {
        func layers(_ mode: CAEmitterLayerRenderMode) -> [Layer] {
            emitter.renderMode = mode
            return emitter.layerContents(emitter.storage.presentedState(at: 2), at: 2)
        }
        let (oldest, youngest) = (layers(.oldestFirst), layers(.oldestLast))
        #expect(oldest.count == 3 && oldest.map(\.transform) == youngest.reversed().map(\.transform))
        #expect(isClose(CGPoint(x: oldest[2].transform.tx, y: oldest[2].transform.ty), 50, 20))
        #expect(oldest.allSatisfy { $0.blending == .normal })
        #expect(layers(.additive).allSatisfy { $0.blending == .plusLighter })
    }

    @Test func anEmitterThatNeverEmittedHasNoParticles() {
        emitter.birthRate = 0
        #expect(places(at: 0).isEmpty && places(at: 3).isEmpty)
    }

    @Test func allParticlesThatLiveAreShownUpToALimit() {
        let host = fixture.host
        cell.birthRate = 3000
        #expect(host.withCurrent { places(at: 2).count } == 6001)
        #expect(host.context.warnings.isEmpty)
        // The oldest are left out.
        cell.birthRate = 100_000
        let seen = host.withCurrent { places(at: 2) }
        #expect(seen.count == 100_000 && seen.allSatisfy { $0.x < 50 + 30 * 1.0001 })
        #expect(host.context.warnings.count { $0.contains("CAEmitterCell shows the youngest 100000") } == 1)
    }

    @Test(arguments: [Float.greatestFiniteMagnitude, .infinity, .nan, -1])
    func noBirthRateEndsTheProgram(_ rate: Float) {
        cell.birthRate = rate
        let counts = fixture.host.withCurrent { [places(at: 0).count, places(at: 1).count] }
        #expect(counts.allSatisfy { $0 <= 100_000 })
    }

    @Test func particlesLiveInTheTimeOfTheirLayer() {
        cell.emissionLongitude = .pi / 2
        emitter.speed = 0.5
        let seen = places(at: 2)
        #expect(seen.count == 2 && isClose(seen[0], 50, 50) && isClose(seen[1], 50, 20))
    }

    @Test func particlesComeFromThePartThatTheModeNames() {
        (cell.velocity, cell.birthRate, emitter.emitterSize) = (0, 20, CGSize(width: 40, height: 10))
        func isAtEdge(_ value: CGFloat, _ center: CGFloat, _ half: CGFloat) -> Bool {
            abs(abs(value - center) - half) < 1e-9
        }
        emitter.emitterShape = .rectangle
        emitter.emitterMode = .outline
        #expect(places(at: 4).allSatisfy { isAtEdge($0.x, 50, 20) || isAtEdge($0.y, 20, 5) })
        #expect(!places(at: 4).allSatisfy { isAtEdge($0.x, 50, 20) })
        emitter.emitterMode = .points
        #expect(places(at: 4).allSatisfy { isAtEdge($0.x, 50, 20) && isAtEdge($0.y, 20, 5) })
        (emitter.emitterShape, emitter.emitterMode) = (.circle, .outline)
        #expect(places(at: 4).allSatisfy { abs(hypot($0.x - 50, $0.y - 20) - 40) < 1e-9 })
    }

    @Test func particlesFlyAlongAParabola() {
        cell.emissionLongitude = .pi / 2
        cell.xAcceleration = 8
        let seen = places(at: 2)
        // Born at 0 s, 1 s and 2 s: x = 8 t² / 2 and y = 30 t.
        #expect(seen.count == 3)
        #expect(isClose(seen[0], 66, 80) && isClose(seen[1], 54, 50) && isClose(seen[2], 50, 20))
    }

    @Test func aLineEmitsUpAndDownAtPi() {
        (emitter.emitterShape, emitter.emitterSize) = (.line, .zero)
        #expect(isClose(places(at: 1)[0], 50, -10))
        cell.emissionLongitude = .pi
        #expect(isClose(places(at: 1)[0], 50, 50))
    }

    @Test func particlesStayInTheirShapeAndAreTheSameInEveryRun() {
        (emitter.emitterShape, emitter.emitterSize) = (.rectangle, CGSize(width: 40, height: 10))
        (cell.birthRate, cell.velocity) = (100, 0)
        let seen = places(at: 1)
        let frame = CGRect(x: 30, y: 15, width: 40, height: 10)
        #expect(seen.count == 101 && seen.allSatisfy { frame.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
        #expect(Set(seen.map(\.x)).count > 90 && seen == places(at: 1))
    }

    @Test func particlesEndWithTheirLivesAndTheEmissionAtRateZero() {
        cell.lifetime = 1.5
        #expect(places(at: 4).count == 2)
        fixture.run(2)
        fixture.host.withCurrent { emitter.birthRate = 0 }
        #expect(places(at: 3.4).count == 1)
        #expect(places(at: 3.6).isEmpty)
    }

    @Test func particlesEmitOthersOnTheirWay() {
        cell.emissionLongitude = .pi / 2
        (cell.birthRate, cell.lifetime) = (0.1, 2)
        let trail = CAEmitterCell()
        (trail.birthRate, trail.lifetime, trail.velocity) = (2, 1, 10)
        cell.emitterCells = [trail]
        // Born every half second from the first one on, 15 points apart, and flying down as their rocket
        // does.
        let seen = places(at: 1.75)
        #expect(seen.count == 3)
        #expect(isClose(seen[0], 50, 57.5) && isClose(seen[1], 50, 67.5) && isClose(seen[2], 50, 72.5))
        // The rocket is gone after 2 s, what it has emitted before only a second after its birth.
        #expect(places(at: 2.25).count == 2 && places(at: 3.1).isEmpty)
    }

    @Test func aParticleEmitsItsFirstOneAfterTheTimeBetweenTwo() {
        (cell.birthRate, cell.lifetime) = (0.1, 1.02)
        let burst = CAEmitterCell()
        (burst.birthRate, burst.lifetime) = (1, 0.35)
        cell.emitterCells = [burst]
        // A rocket bursts at the end of its flight, and not where it starts.
        #expect(places(at: 0).count == 1 && places(at: 0.9).count == 1)
        let seen = places(at: 1.2)
        #expect(seen.count == 1 && isClose(seen[0], 80, 20) && places(at: 1.4).isEmpty)
        burst.beginTime = 0.01
        #expect(places(at: 1.005).count == 1 && places(at: 1.015).count == 2)
    }

    @Test func particlesInheritTheColorAndTheSizeOfTheOneThatEmitsThem() throws {
        (cell.birthRate, cell.velocity, cell.redSpeed) = (0.1, 0, 0.25)
        (cell.scale, cell.scaleSpeed) = (0.5, 0.25)
        cell.color = UIColor(red: 0.5, green: 1, blue: 0.25, alpha: 0.5).cgColor
        let trail = CAEmitterCell()
        (trail.birthRate, trail.lifetime, trail.scale) = (1, 10, 2)
        trail.color = UIColor(red: 1, green: 0.5, blue: 1, alpha: 1).cgColor
        cell.emitterCells = [trail]
        let layers = emitter.layerContents(emitter.storage.presentedState(at: 1.5), at: 1.5)
        // The last one was emitted after 1 s, by a particle with a red of 0.5 + 0.25, and of that size.
        let emitted = try #require(layers.dropLast().last)
        #expect(emitted.colors == [Color(red: 0.75, green: 0.5, blue: 0.25)])
        #expect(abs(emitted.transform.a - 1.5) < 1e-9 && abs(emitted.opacity - 0.5) < 1e-9)
    }

    @Test func theEmissionOfACellBeginsAndEnds() {
        (cell.beginTime, cell.duration) = (1.5, 2)
        #expect(places(at: 1.4).isEmpty && places(at: 2).count == 1)
        #expect(places(at: 3.5).count == 3 && places(at: 6).count == 3)
    }

    @Test func cellsInCirclesComeToAnEnd() {
        cell.emitterCells = [cell]
        cell.birthRate = 3
        let seen = fixture.host.withCurrent { places(at: 5) }
        #expect(seen.count > 100 && seen.count <= 200_000)
    }

    @Test func aCopyOfCellsInCirclesEndsAtTheDeepestThatEmit() throws {
        cell.emitterCells = [cell]
        var copy = try #require(cell.copy() as? CAEmitterCell)
        for _ in 0..<EmitterParticle.deepest { copy = try #require(copy.emitterCells?.first) }
        #expect(copy !== cell && copy.emitterCells == nil)
    }

    @Test func particlesShowTheImage() throws {
        let image = fixture.host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
            }
        }
        (cell.contents, cell.velocity) = (image.cgImage, 0)
        let particle = try #require(emitter.layerContents(emitter.storage.presentedState(at: 0), at: 0).first)
        // A pixel of the image is a point of the particle, as long as contentsScale is 1.
        #expect(particle.bounds == CGRect(x: -6, y: -4, width: 12, height: 8))
        cell.contentsScale = 2
        let sharp = try #require(emitter.layerContents(emitter.storage.presentedState(at: 0), at: 0).first)
        #expect(sharp.bounds == CGRect(x: -3, y: -2, width: 6, height: 4))
    }

    @Test func particlesShowAPartOfTheImage() throws {
        let image = fixture.host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
            }
        }
        (cell.contents, cell.contentsScale, cell.velocity) = (image.cgImage, 2, 0)
        cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25)
        let particle = try #require(emitter.layerContents(emitter.storage.presentedState(at: 0), at: 0).first)
        // The upper right part, with its center at the place of the particle.
        #expect(particle.clip == .rectangle(CGRect(x: -1.5, y: -0.5, width: 3, height: 1)))
        #expect(particle.bounds == CGRect(x: -4.5, y: -0.5, width: 6, height: 4))
    }

    @Test func aCellsRateIsSetByItsNameForWhatComes() {
        cell.name = "spark"
        emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        fixture.run(1)
        fixture.host.withCurrent { emitter.setValue(10, forKeyPath: "emitterCells.spark.birthRate") }
        fixture.run(0.5)
        fixture.host.withCurrent { emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate") }
        fixture.run(1)
        let ages = places(at: fixture.host.clock.time).map { ($0.x - 50) / 30 }
        // Six particles from 1 to 1.5 s, which are 1 to 1.5 s old at 2.5 s.
        #expect(ages.count == 6)
        #expect(zip(ages, [1.5, 1.4, 1.3, 1.2, 1.1, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0)
    }

    @Test func particlesKeepThePlaceAndThePropertiesOfTheirBegin() {
        fixture.run(1.5)
        fixture.host.withCurrent { emitter.emitterPosition = CGPoint(x: 50, y: 80) }
        // The emitter has its own copy of the cell since the end of the first tick.
        cell.velocity = 1000
        fixture.run(1)
        let seen = places(at: 2.5)
        #expect(seen.count == 3 && isClose(seen[0], 125, 20) && isClose(seen[1], 95, 20))
        #expect(isClose(seen[2], 65, 80))
    }

    @Test func anAnimationOfTheRateEndsTheEmissionByAndBy() {
        cell.birthRate = 100
        let animation = CABasicAnimation(keyPath: "birthRate")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 1)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        fixture.host.withCurrent {
            emitter.emitterCells = [cell]
            emitter.birthRate = 0
            emitter.add(animation, forKey: nil)
        }
        fixture.run(0.5)
        // The integral of 100 (1 - t): 37.5 up to 0.5 s, 50 at the end.
        let half = places(at: 0.5).count
        fixture.run(2)
        #expect(abs(half - 38) <= 1 && abs(places(at: 2.5).count - 50) <= 1)
    }
}

extension Layer {
    /// The colors of the contents.
    fileprivate var colors: [Color] {
        contents.compactMap { content in
            guard case .fill(_, let color) = content else { return nil }
            return color
        }
    }

    /// The rectangle of the contents, in the layer's own coordinates.
    fileprivate var bounds: CGRect {
        children.reduce(contents.reduce(.null) { $0.union($1.bounds) }) {
            $0.union($1.bounds.applying($1.transform))
        }
    }
}

extension Layer.Content {
    fileprivate var bounds: CGRect {
        guard case .fill(.path(let path), _) = self else { return .null }
        return CGRect(holding: path.elements.flatMap(\.points))
    }
}
