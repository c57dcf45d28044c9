import CoreGeometry
import Picture
import Testing

@testable import FlipbookVector

/// Areas that are cut by those in front of them.
struct ConvexAreaTests {
    /// The boxes of two discs overlap at a corner, but the discs leave a gap there.
    @Test func aDiscReachesBeyondThoseThatItDoesNotMeet() throws {
        let disc = try area(.ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)))
        let other = try area(.ellipse(in: CGRect(x: 18, y: 18, width: 20, height: 20)))
        let larger = try area(.ellipse(in: CGRect(x: -5, y: -5, width: 30, height: 30)))
        #expect(disc.reaches(beyond: [other]) && !disc.reaches(beyond: [other, larger]))
    }

    @Test func anAreaIsHiddenByThoseThatCoverItTogether() throws {
        let square = try area(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)))
        let quarters = try [(0, 0), (10, 0), (0, 10), (10, 10)].map { x, y in
            try area(.rectangle(CGRect(x: x, y: y, width: 10, height: 10)))
        }
        #expect(!square.reaches(beyond: quarters[...]))
        #expect(square.reaches(beyond: quarters.dropLast()))
        #expect(square.reaches(beyond: []))
    }

    private func area(_ shape: Shape) throws -> ConvexArea {
        try #require(ConvexArea(shape, .identity))
    }
}
