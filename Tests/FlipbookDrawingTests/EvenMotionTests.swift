import CoreGeometry
import FlipbookTestSupport
import Picture
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDrawing

/// A square that falls freely in the iOS 7 generation, whose sub-steps of 4 ms do not divide a frame.
private final class FreeFall: UIViewController, Scene {
    static let summary = "A square falls freely and turns."
    static let size = CGSize(width: 100, height: 2000)
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 1

    let square = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    let group = [UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [square] + group {
            part.backgroundColor = .black
            view.addSubview(part)
        }
        let items: [UIDynamicItem] = [square, UIDynamicItemGroup(items: group)]
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: items))
        let properties = UIDynamicItemBehavior(items: items)
        (properties.resistance, properties.angularResistance) = (0, 0)
        for item in items { properties.addAngularVelocity(3, for: item) }
        animator.addBehavior(properties)
    }
}

/// The drawing of an engine whose sub-steps do not divide a frame.
@MainActor @Suite struct EvenMotionTests {
    private func film(fps: Double = 60, isRaw: Bool = false, slowMotion: Double = 1) throws -> Film {
        try Film(
            of: CatalogEntry(FreeFall.self),
            Film.Settings(fps: fps, showsRawMotion: isRaw, slowMotion: slowMotion))
    }

    /// Returns the position of a view's center and its angle in each frame.
    private func places(_ film: Film, ofChild child: Int = 0) throws -> [(y: CGFloat, angle: CGFloat)] {
        let simulation = try SimulationRun(of: film)
        var places: [(CGFloat, CGFloat)] = []
        while let frame = try simulation.nextFrame() {
            let layer = frame.picture.layers[0].children[0].children[child]
            places.append(
                (
                    layer.anchor.applying(layer.transform).y,
                    arcTangent(y: layer.transform.b, x: layer.transform.a)
                ))
        }
        return places
    }

    /// The second differences of numbers, in units of what gravity makes them.
    private func accelerations(_ numbers: [CGFloat], _ film: Film) -> [CGFloat] {
        let unit = 1000 * film.time(ofFrame: 1) * film.time(ofFrame: 1)
        return (1..<numbers.count - 1).map {
            (numbers[$0 + 1] - 2 * numbers[$0] + numbers[$0 - 1]) / unit
        }
    }

    @Test(arguments: [24, 50, 60], [0, 1]) func freeFallIsDrawnWithOneAcceleration(
        fps: Double, child: Int
    ) throws {
        let film = try film(fps: fps)
        let drawn = accelerations(try places(film, ofChild: child).map(\.y), film)
        // The first frame shows a fall of less than its time: the picture is a sub-step behind.
        #expect(drawn.dropFirst().allSatisfy { abs($0 - 1) < 0.01 }, "\(drawn.min()!) to \(drawn.max()!)")
    }

    @Test func turnsAreDrawnEvenly() throws {
        let angles = try places(film()).map(\.angle)
        for number in 2..<40 { #expect(abs(angles[number + 1] - angles[number] - 3.0 / 60) < 1e-4) }
    }

    @Test func slowMotionIsEvenBetweenTicks() throws {
        let film = try film(slowMotion: 5)
        let drawn = try places(film).map(\.y)
        for number in 10..<drawn.count - 1 {
            let step = drawn[number + 1] - drawn[number]
            let ideal = 1000 * (film.time(ofFrame: number) - 0.002) * film.time(ofFrame: 1)
            #expect(abs(step - ideal) < 0.02)
        }
    }

    @Test func rawFramesShowTheEnginesStates() async throws {
        let film = try film(isRaw: true)
        let drawn = try places(film).map(\.y)
        let traced = try await FilmRenderer(jobs: 1).trace(of: film).filter { $0.item == "square" }.map(\.y)
        #expect(drawn.count == traced.count && zip(drawn, traced).allSatisfy { abs($0 - $1) < 1e-9 })
        let jumps = accelerations(drawn, film)
        #expect(jumps.max()! > 2 && jumps.min()! < 0)
    }

    @Test func tracesAndHashesStayTheEngines() async throws {
        let renderer = try FilmRenderer(jobs: 1)
        let (even, raw) = (try film(), try film(isRaw: true))
        let traces = (try await renderer.trace(of: even), try await renderer.trace(of: raw))
        #expect(traces.0 == traces.1)
        let hashes = (try await renderer.hash(of: even), try await renderer.hash(of: raw))
        #expect(hashes.0 == hashes.1)
    }

    @Test func plotsAreEven() throws {
        let film = try film()
        let motion = try #require(try SimulationRun(of: film).motions().first)
        let drawn = accelerations(motion.moments.map { $0.state.center.y }, film)
        #expect(drawn.dropFirst().allSatisfy { abs($0 - 1) < 0.01 })
    }

    @Test func theModernGenerationIsDrawnWhereTheEngineIs() throws {
        func pictures(_ isRaw: Bool) throws -> [Picture] {
            let simulation = try SimulationRun(
                of: Film(of: CatalogEntry(FastSquare.self), Film.Settings(showsRawMotion: isRaw)))
            var pictures: [Picture] = []
            while let frame = try simulation.nextFrame() { pictures.append(frame.picture) }
            return pictures
        }
        let (even, raw) = (try pictures(false), try pictures(true))
        #expect(even == raw)
    }

    @Test func aFolderRemembersWhichItShows() throws {
        let (even, raw) = (Manifest(try film()), Manifest(try film(isRaw: true)))
        #expect(raw.raw == true && even.raw == nil && !even.isSameFilm(as: raw))
    }
}
