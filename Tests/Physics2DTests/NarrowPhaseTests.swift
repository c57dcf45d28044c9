import Testing

@testable import Physics2D

/// The collision of four box pairs at once, against the collision of polygons one by one.
@Suite struct NarrowPhaseTests {
    /// Box pairs of many sizes, far apart to deep in one another, turned at random and upright.
    @Test func fourBoxPairsGiveTheBitsOfPolygonPairs() {
        var dice = Dice(seed: 7)
        var touching = 0
        for round in 0..<2000 {
            var world = World()
            for _ in 0..<4 {
                let (x, y) = (dice.number(in: -50...50), dice.number(in: -50...50))
                let upright = dice.number(in: 0...1) < 0.3
                let skin: Float = round % 2 == 0 ? 0 : 0.01
                world.addBox(at: Vector2(x, y), turned: upright ? 0 : dice.number(in: -4...4), skin, &dice)
                let shift = dice.number(in: 0...1.2)
                world.addBox(
                    at: Vector2(x + dice.number(in: -shift...shift), y + dice.number(in: -shift...shift)),
                    turned: upright ? 0 : dice.number(in: -4...4), skin, &dice)
            }
            touching += world.expectSameManifolds()
        }
        #expect(touching > 2000)
    }

    @Test func aHashSetOfPairsHoldsWhatWasInserted() {
        var (set, reference, dice) = (PairSet(), Set<UInt64>(), Dice(seed: 3))
        for _ in 0..<20_000 {
            let key = PairSet.key(Int32(dice.whole(in: 0...60)), Int32(dice.whole(in: 61...120)))
            if reference.contains(key) {
                set.remove(key)
                reference.remove(key)
            } else {
                set.insert(key)
                reference.insert(key)
            }
            #expect(set.count == reference.count)
        }
        for a in Int32(0)...60 {
            for b in Int32(61)...120 {
                #expect(set.contains(PairSet.key(a, b)) == reference.contains(PairSet.key(a, b)))
            }
        }
    }

    /// The hash and the comparison with all shapes find the same pairs, with large and with many shapes.
    @Test(arguments: [8, 60, 1500])
    func aSpatialHashFindsThePairsOfAComparisonWithAll(count: Int) {
        var (broadPhase, dice) = (BroadPhase(), Dice(seed: 5))
        var boxes: [AABB] = []
        for shape in 0..<count {
            let extent: Float = shape % 50 == 0 ? 20 : dice.number(in: 0.05...0.8)
            let side = Float(count).squareRoot()
            let box = AABB(
                center: Vector2(dice.number(in: -side...side), dice.number(in: -side...side)),
                extents: Vector2(extent, extent))
            broadPhase.insert(Int32(shape), aabb: box, body: Int32(shape), isDynamic: shape % 5 > 0)
            boxes.append(broadPhase.bounds[shape].fat)
        }
        broadPhase.findNewPairs(WorkerScope(pool: nil)) { _ in true }
        var all: [UInt64] = []
        for a in 0..<count {
            for b in (a + 1)..<max(count, a + 1)
            where boxes[a].overlaps(boxes[b]) && (a % 5 > 0 || b % 5 > 0) {
                all.append(PairSet.key(Int32(a), Int32(b)))
            }
        }
        #expect(broadPhase.newPairs == all)
        #expect(!all.isEmpty)
    }
}

extension World {
    fileprivate mutating func addBox(
        at position: Vector2, turned angle: Float, _ skin: Float, _ dice: inout Dice
    ) {
        var (body, shape) = (BodyDefinition(), ShapeDefinition())
        (body.position, body.angle, shape.skinRadius) = (position, angle, skin)
        addBox(
            halfWidth: dice.number(in: 0.01...1), halfHeight: dice.number(in: 0.01...1), to: createBody(body),
            shape)
    }

    /// Expects the manifolds of four pairs of boxes to have the same bits; returns how many touch.
    fileprivate mutating func expectSameManifolds() -> Int {
        for pair in Int32(0)..<4 {
            store.append(Contact(2 * pair, shapes[2 * pair], 2 * pair + 1, shapes[2 * pair + 1]))
        }
        return withContext { context in
            withUnsafeTemporaryAllocation(of: ContactChange.self, capacity: 4) { changes in
                var (list, batch, touching) = (ChangeList(changes.baseAddress!), BoxBatch(context), 0)
                for index in 0..<4 { batch.append(context.contacts + index) }
                batch.update(&list)
                for index in Int32(0)..<4 {
                    let (wide, one) = (
                        context.contacts[Int(index)].manifold,
                        context.manifold(of: 2 * index, 2 * index + 1, margin: 0)
                    )
                    #expect(wide.count == one.count)
                    guard one.count > 0, wide.count == one.count else { continue }
                    touching += 1
                    #expect(wide.face == one.face && wide.features.0 == one.features.0)
                    #expect(wide.localNormal == one.localNormal && wide.localPoint == one.localPoint)
                    #expect(wide.points.0.localPoint == one.points.0.localPoint)
                    guard one.count == 2 else { continue }
                    #expect(wide.features.1 == one.features.1)
                    #expect(wide.points.1.localPoint == one.points.1.localPoint)
                }
                return touching
            }
        }
    }
}
