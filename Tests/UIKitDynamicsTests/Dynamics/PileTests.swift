import Foundation
import TestSupport
import Testing
import UIKitHost

/// Piles of many sizes, in both generations and with both solvers: everything stays inside the bounds, lies
/// on what is below it, and comes to rest.
@MainActor @Suite(.tags(.long)) struct PileTests {
    typealias Solver = UIDynamicAnimator.Solver

    /// 5,000 items take a minute in a debug build: all their combinations are for `make test-long`.
    nonisolated private static let isLong = ProcessInfo.processInfo.environment["FLIPBOOK_LONG_PILES"] != nil

    /// Four rows fall and come to rest; one item more changes nothing for those that do not meet it.
    @Test(arguments: Solver.allCases, EngineGeneration.allCases)
    func aroundAHundredAndTwentyEightNothingChanges(_ solver: Solver, _ generation: EngineGeneration) {
        let piles = [127, 128, 129].map { SquarePile($0, columns: 32, fall: 60, generation, solver) }
        for pile in piles {
            pile.run(ticks: 240)
            pile.expectOrder()
        }
        // The last item of each pile stands in the first or in the last column.
        guard solver == .sequential else { return }
        for pile in piles.dropFirst() {
            let ways = (0..<96).filter { (1...30).contains($0 % 32) }
                .map { pile.items[$0].center.distance(to: piles[0].items[$0].center) }
            #expect(ways.max() ?? 0 < 1, "\(pile.items.count) items, \(generation)")
        }
    }

    @Test(arguments: Solver.allCases, EngineGeneration.allCases)
    func aThousandItemsComeToRest(_ solver: Solver, _ generation: EngineGeneration) {
        let pile = SquarePile(1000, columns: 500, fall: 0, generation, solver)
        pile.run(ticks: 90)
        pile.expectOrder()
    }

    @Test(arguments: [(Solver.sequential, EngineGeneration.iOS7), (.graphColored, .modern)])
    func fiveThousandItemsComeToRest(_ solver: Solver, _ generation: EngineGeneration) {
        let pile = SquarePile(5000, columns: 1000, fall: 0, generation, solver)
        // A stack's place decides how its single-precision positions are rounded, and so when it rests: 20
        // stacks of five after 44 to 120 ticks, the last of 1,000 after 215.
        pile.run(ticks: Self.isLong ? 300 : 4)
        pile.expectOrder(atRest: Self.isLong)
    }

    /// Five rows with the device's solver, 25 with the other one. Box2D 2.3.10, too, crushes stacks of 25
    /// with the device's 8 and 3 iterations: after a second these squares overlap by half. High stacks
    /// shiver, there as here, so that nothing falls asleep; but they stand.
    @Test(
        .enabled(if: isLong, "FLIPBOOK_LONG_PILES is not set"),
        arguments: Solver.allCases, EngineGeneration.allCases)
    func fiveThousandItemsFall(_ solver: Solver, _ generation: EngineGeneration) {
        let columns = solver == .sequential ? 1000 : 200
        let pile = SquarePile(5000, columns: columns, fall: 60, generation, solver)
        pile.run(ticks: 300)
        let centers = pile.items.map(\.center)
        pile.run(ticks: 1)
        pile.expectOrder(atRest: false, overlap: 1.3)
        let ways = zip(pile.items, centers).map { $0.center.distance(to: $1) }
        #expect(ways.max() ?? 0 < 0.3, "\(generation), \(solver)")
    }
}

/// Squares of 20 pt in columns over a floor, some of them joined to their neighbors, some in a field of air.
@MainActor private final class SquarePile {
    let fixture: PileFixture
    var items: [UIView] = []
    private let rows: Int

    init(
        _ count: Int, columns: Int, fall: CGFloat, _ generation: EngineGeneration, _ solver: PileTests.Solver
    ) {
        let size = CGSize(
            width: 23 * CGFloat(columns) + 3, height: 40 * CGFloat((count - 2) / columns + 4) + fall)
        fixture = PileFixture(size, generation)
        rows = (count - 1) / columns + 1
        fixture.animator.solver = solver
        // Nearly at rest the rows lie on one another; those that fall have gaps between them.
        let pitch: CGFloat = fall > 0 ? 26 : 20.05
        for index in 0..<count {
            let item = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            item.center = CGPoint(
                x: 13 + 23 * CGFloat(index % columns),
                y: size.height - 10 - fall - pitch * CGFloat(index / columns))
            fixture.view.addSubview(item)
            items.append(item)
        }
        addBehaviors()
    }

    private func addBehaviors() {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        // Items in a field do not sleep, so the field ends above the resting pile.
        let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        wind.region = UIRegion(
            size: CGSize(
                width: 4 * fixture.view.bounds.width,
                height: 2 * fixture.view.bounds.height - 44 * CGFloat(rows)))
        for item in items { wind.addItem(item) }
        var behaviors = [UIGravityBehavior(items: items), collision, wind]
        for index in stride(from: 5, to: 20, by: 5) {
            let (item, next) = (items[index], items[index + 1])
            behaviors.append(UIAttachmentBehavior(item: item, attachedTo: next))
            let spring = UIAttachmentBehavior(item: next, attachedTo: items[index + 2])
            (spring.frequency, spring.damping) = (3, 1)
            behaviors.append(spring)
        }
        fixture.host.withCurrent { behaviors.forEach(fixture.animator.addBehavior) }
    }

    /// Runs until everything rests, so many ticks at most.
    func run(ticks: Int) {
        for tick in 0..<ticks where tick == 0 || fixture.animator.isRunning {
            fixture.host.advance(by: 1 / 60)
        }
    }

    /// Everything is inside the bounds, no two squares overlap by more than some points, and nothing moves.
    func expectOrder(
        atRest: Bool = true, overlap: CGFloat = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let pile = "\(items.count) items, \(fixture.host.engineGeneration), \(fixture.animator.solver)"
        #expect(fixture.host.failure == nil, "\(pile)", sourceLocation: sourceLocation)
        let inside = fixture.view.bounds.insetBy(dx: 9, dy: 9)
        let strays = items.filter { !inside.contains($0.center) }.count
        #expect(strays == 0, "\(pile)", sourceLocation: sourceLocation)
        #expect(deepestOverlap < overlap, "\(pile)", sourceLocation: sourceLocation)
        if atRest { #expect(!fixture.animator.isRunning, "\(pile)", sourceLocation: sourceLocation) }
    }

    /// The deepest overlap of two squares, in points.
    private var deepestOverlap: CGFloat {
        let squares = items.map { Square($0) }.sorted { $0.center.x < $1.center.x }
        var deepest: CGFloat = 0
        for (place, square) in squares.enumerated() {
            for other in squares[(place + 1)...].prefix(while: { $0.center.x < square.center.x + 29 }) {
                if abs(other.center.y - square.center.y) < 29 {
                    deepest = max(deepest, square.overlap(with: other))
                }
            }
        }
        return deepest
    }
}

/// A scene host as large as the pile needs it.
@MainActor private final class PileFixture {
    let host: SceneHost
    let view: UIView
    let animator: UIDynamicAnimator

    init(_ size: CGSize, _ generation: EngineGeneration) {
        host = SceneHost(size: size, engineGeneration: generation)
        view = UIView(frame: CGRect(origin: .zero, size: size))
        host.window.addSubview(view)
        animator = host.withCurrent { [view] in UIDynamicAnimator(referenceView: view) }
    }
}

/// A turned square of 20 pt.
private struct Square {
    let center: CGPoint
    let axis: CGVector

    @MainActor init(_ item: UIView) {
        center = item.center
        axis = CGVector(dx: item.transform.a, dy: item.transform.b)
    }

    /// Returns the distance by which the two have to be moved apart, along a side of one of them; 0 or less
    /// when they do not overlap.
    func overlap(with other: Square) -> CGFloat {
        let way = CGVector(dx: other.center.x - center.x, dy: other.center.y - center.y)
        let sides = [axis, CGVector(dx: -axis.dy, dy: axis.dx)]
        let otherSides = [other.axis, CGVector(dx: -other.axis.dy, dy: other.axis.dx)]
        func dot(_ a: CGVector, _ b: CGVector) -> CGFloat { abs(a.dx * b.dx + a.dy * b.dy) }
        return (sides + otherSides).map { side in
            10
                * (dot(side, sides[0]) + dot(side, sides[1]) + dot(side, otherSides[0])
                    + dot(side, otherSides[1]))
                - dot(side, way)
        }.min() ?? 0
    }
}
