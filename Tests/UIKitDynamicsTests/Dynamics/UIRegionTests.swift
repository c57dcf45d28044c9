import Physics2D
import Testing
import UIKitHost

@MainActor @Suite struct UIRegionTests {
    let fixture = DynamicsFixture()
    let circle = UIRegion(radius: 100)
    let square = UIRegion(size: CGSize(width: 100, height: 60))

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func theInfiniteRegionIsEverywhere() {
        #expect(UIRegion.infinite.contains(.zero) && UIRegion.infinite.contains(at(-1e9, 1e9)))
        #expect(!UIRegion.infinite.inverse().contains(.zero))
    }

    @Test func aRegionIsArchivedWhole() throws {
        let region = circle.byDifference(from: square).byUnion(with: UIRegion(radius: 3)).inverse()
        let data = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIRegion.self, from: data) == region)
        #expect(UIRegion.supportsSecureCoding)
    }

    /// Encodes and decodes by hand, and finds nothing where nothing was encoded.
    @Test func aRegionIsDecodedFromItsKeyOnly() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        square.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIRegion(coder: unarchiver) == square)
        let empty = NSKeyedArchiver(requiringSecureCoding: true)
        empty.finishEncoding()
        #expect(UIRegion(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
    }

    @Test func rowsThatMakeNoRegionAreRefused() throws {
        for rows in [
            #"[]"#, #"[{"outside":{"_0":0}}]"#, #"[{"circle":{"radius":-1}}]"#,
            #"[{"everywhere":{}},{"both":{"_0":0,"_1":7}}]"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Region.self, from: Data(rows.utf8))
            }
        }
    }

    @Test func aCircleIncludesItsRim() {
        #expect(circle.contains(at(0, 0)) && circle.contains(at(100, 0)) && circle.contains(at(-60, 80)))
        #expect(!circle.contains(at(100.001, 0)) && !circle.contains(at(80, 80)))
        #expect(UIRegion(radius: 0).contains(.zero))
    }

    @Test func aRectangleExcludesItsRim() {
        #expect(square.contains(at(0, 0)) && square.contains(at(49.99, -29.99)))
        for rim in [at(50, 0), at(-50, 0), at(0, 30), at(0, -30), at(50, 30)] {
            #expect(!square.contains(rim))
        }
        #expect(!UIRegion(size: .zero).contains(.zero))
    }

    @Test func theInverseIsAllElse() {
        let outside = circle.inverse()
        #expect(!outside.contains(at(100, 0)), "the rim is the circle's")
        #expect(outside.contains(at(100.001, 0)) && !outside.contains(.zero))
        #expect(square.inverse().contains(at(50, 0)) && square.inverse().inverse().contains(.zero))
    }

    @Test func unionIntersectionAndDifferenceAreThoseOfSets() {
        let (edge, corner, top) = (at(40, 0), at(49, 29), at(0, 90))
        let small = UIRegion(radius: 45)
        let union = square.byUnion(with: circle)
        #expect(union.contains(edge) && union.contains(top) && !union.contains(at(0, 101)))
        let both = square.byIntersection(with: small)
        #expect(both.contains(edge) && !both.contains(corner) && !both.contains(at(0, 40)))
        let difference = square.byDifference(from: small)
        #expect(difference.contains(corner) && !difference.contains(edge) && !difference.contains(at(0, 40)))
    }

    /// Apple's regions keep one second operand; these keep all.
    @Test func regionsNest() {
        let ring = circle.byDifference(from: UIRegion(radius: 50))
        let bar = UIRegion(size: CGSize(width: 300, height: 10))
        let shape = ring.byUnion(with: bar).byDifference(from: UIRegion(radius: 20))
        #expect(shape.contains(at(0, 75)), "in the ring")
        #expect(shape.contains(at(140, 0)), "in the bar")
        #expect(shape.contains(at(30, 0)), "in the bar, in the ring's hole")
        #expect(!shape.contains(at(10, 0)), "cut out at last")
        #expect(!shape.contains(at(0, 30)) && !shape.contains(at(140, 20)))
        // Rings of width 1 with gaps of width 1.
        let radii = (1...20).map { 2 * CGFloat($0) }
        let rings = radii.reduce(UIRegion(radius: 1)) { rings, radius in
            rings.byUnion(with: UIRegion(radius: radius + 1).byDifference(from: UIRegion(radius: radius)))
        }
        for radius in radii {
            #expect(rings.contains(at(radius + 0.5, 0)) && !rings.contains(at(radius - 0.5, 0)))
        }
    }

    /// By de Morgan: outside of both is outside of the union.
    @Test func regionsObeyTheLawsOfSets() {
        let (outside, both) = (
            circle.byUnion(with: square).inverse(), circle.inverse().byIntersection(with: square.inverse())
        )
        for x in stride(from: CGFloat(-120), through: 120, by: 10) {
            for y in stride(from: CGFloat(-120), through: 120, by: 10) {
                #expect(outside.contains(at(x, y)) == both.contains(at(x, y)))
            }
        }
    }

    @Test func operationsLeaveTheirOperandsAsTheyAre() {
        _ = circle.inverse()
        _ = circle.byIntersection(with: square)
        #expect(circle.contains(at(90, 0)) && square.contains(.zero))
        #expect(circle.copy() as? UIRegion === circle, "a region never changes")
        #expect(circle == UIRegion(radius: 100) && circle.hash == UIRegion(radius: 100).hash)
        #expect(circle != square && circle.isEqual(UIRegion(radius: 100)) && !circle.isEqual("circle"))
    }

    @Test func whatIsNoNumberIsInNoRegion() {
        #expect(!UIRegion.infinite.contains(at(.nan, 0)) && !circle.inverse().contains(at(0, .nan)))
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity]) func badSizesAreSentences(_ value: CGFloat) {
        let sentence = fixture.failure { #expect(!UIRegion(radius: value).contains(at(1, 0))) }
        #expect(sentence.contains("UIRegion(radius:) needs a radius of 0 or more"))
        let other = DynamicsFixture()
        let second = other.failure {
            #expect(!UIRegion(size: CGSize(width: 10, height: value)).contains(.zero))
        }
        #expect(second.contains("UIRegion(size:) needs a width and a height of 0 or more"))
    }
}
