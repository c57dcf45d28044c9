import TestSupport
import Testing

@testable import Physics2D

/// The lower bound of a time of impact is never above the time that the search finds.
struct ImpactBoundTests {
    @Test func boundsAreNeverAboveTheTimeOfImpact() throws {
        var tally = Tally()
        for seed in TestSeeds.first(8000) {
            var dice = Dice(seed: seed)
            try tally.compare(Passage(&dice), seed)
        }
        // Both outcomes occur often, or the test would say nothing of them.
        #expect(tally.hits > 100 && tally.misses > 100, "\(tally)")
        #expect(tally.close > tally.hits / 2, "most bounds are more than half of the time: \(tally)")
    }
}

/// The numbers of outcomes.
private struct Tally {
    var hits = 0
    var misses = 0
    var close = 0

    mutating func compare(_ passage: Passage, _ seed: Int) throws {
        let (bound, impact) = passage.boundAndImpact()
        switch (bound, impact) {
        case (.known(.none), .none): misses += 1
        case (.known(.at(let known)), .at(let time)):
            #expect(known == time, "seed \(seed)")
        case (.notBefore(let earliest), .at(let time)):
            #expect(earliest <= time, "seed \(seed)")
            hits += 1
            if earliest > 0.5 * time { close += 1 }
        case (.notBefore(let earliest), .none): #expect((0...1).contains(earliest), "seed \(seed)")
        case (.known, _): Issue.record("seed \(seed): \(bound) is not \(impact)")
        }
    }
}

/// Two random polygons that sweep past each other.
private struct Passage {
    private let polygons: [ConvexPolygon]
    private let sweeps: [Sweep]

    init(_ dice: inout Dice) throws {
        let size: Float = dice.chance(0.2) ? 100 : 1
        polygons = try (0..<2).map { _ in
            try #require(ConvexPolygon(dice.polygon(radius: size * dice.number(in: 0.05...1))))
        }
        sweeps = (0..<2).map { _ in
            var sweep = Sweep()
            sweep.startCenter = size * Vector2(dice.number(in: -3...3), dice.number(in: -3...3))
            sweep.center = size * Vector2(dice.number(in: -3...3), dice.number(in: -3...3))
            sweep.startAngle = dice.number(in: -10...10)
            sweep.angle = sweep.startAngle + (dice.chance(0.3) ? 0 : dice.number(in: -4...4))
            return sweep
        }
    }

    func boundAndImpact() -> (ImpactBound, Impact) {
        withHull(polygons[0]) { a in
            withHull(polygons[1]) { b in
                let hulls = SweepingHulls(a, sweeps[0], b, sweeps[1])
                return (hulls.impactBound(radii: (radius(of: a), radius(of: b))), hulls.timeOfImpact)
            }
        }
    }

    private func radius(of hull: Hull) -> Float { (0..<hull.count).map { hull.points[$0].length }.max() ?? 0 }

    private func withHull<Value>(_ polygon: ConvexPolygon, _ body: (Hull) -> Value) -> Value {
        polygon.corners.withUnsafeBufferPointer { corners in
            polygon.normals.withUnsafeBufferPointer { normals in
                body(
                    Hull(
                        points: corners.baseAddress!, normals: normals.baseAddress!, count: corners.count,
                        centroid: polygon.centroid, skinRadius: 0.01))
            }
        }
    }
}
