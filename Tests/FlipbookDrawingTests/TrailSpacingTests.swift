import CoreGeometry
import FlipbookCore
import Foundation
import Picture
import Testing

@testable import FlipbookDrawing

@Suite struct TrailSpacingTests {
    @Test func spacingOfATrailIsReadFromANumberAndItsUnit() throws {
        #expect(try TrailSpacing("5") == .frames(5))
        #expect(try TrailSpacing("0.1s") == .time(0.1))
        #expect(try TrailSpacing("1e-1s") == .time(0.1))
        #expect(try TrailSpacing("40pt") == .distance(40))
        #expect(try TrailSpacing("180deg") == .angle(.pi))
        for text in ["5", "0.1s", "40pt", "15deg"] { #expect(try TrailSpacing(text).text == text) }
    }

    @Test(arguments: ["", "s", "5.5", "5 pt", "40px", "1e", "nan", "nanpt", "0x10pt ", "--5", "5s5"])
    func spacingOfATrailSaysWhichFormsThereAreWhenATextIsNone(_ text: String) throws {
        let error = try #require(throws: FilmError.self) { try TrailSpacing(text) }
        for form in ["(5)", "(0.1s)", "(40pt)", "(15deg)"] { #expect("\(error)".contains(form)) }
    }

    @Test(arguments: ["0", "-5", "0s", "-1pt", "0deg", "infs"])
    func spacingOfATrailIsAbove0(_ text: String) {
        #expect(throws: FilmError.self) { try TrailSpacing(text) }
    }

    @Test(arguments: [TrailSpacing.frames(0), .time(.nan), .distance(-1)])
    func spacingOfATrailIsAbove0WhereCodeSaysIt(_ spacing: TrailSpacing) {
        #expect(throws: FilmError.self) { try Trail(spacing: spacing) }
    }

    @Test func spacingOfATrailByFramesTakesEveryNthPictureFromTheFirstOn() throws {
        let picture = try trail(of: [0, 10, 20, 30].map { still(squareAt: $0) }, every: .frames(3))
        #expect(places(in: picture) == [2, 32])
    }

    @Test func spacingOfATrailByTimeMeetsMomentsBetweenTwoPictures() throws {
        let picture = try trail(of: [0, 10, 20, 30].map { still(squareAt: $0) }, every: .time(0.04))
        for (place, wanted) in zip(places(in: picture), [0, 4, 8, 12, 16, 20, 24, 28]) {
            #expect(abs(place - 2 - CGFloat(wanted)) < 1e-9)
        }
        #expect(places(in: picture).count == 8)
    }

    @Test func spacingOfATrailByDistanceIsTheSameAlongTheWay() throws {
        // A fall: 1, 4, 9 ... points after equal times, and back up the same way.
        let fall = (0...7).map { CGFloat($0 * $0) }
        let picture = try trail(
            of: (fall + fall.dropLast().reversed()).map { still(squareAt: $0) }, every: .distance(10))
        // 49 points down and 49 back: ghosts after 10, 20 ... 90, and where it ends, over where it began.
        let wanted: [CGFloat] = [10, 20, 30, 40, 48, 38, 28, 18, 8, 0]
        #expect(places(in: picture).count == wanted.count)
        for (place, x) in zip(places(in: picture), wanted) { #expect(abs(place - 2 - x) < 1e-9) }
    }

    @Test func spacingOfATrailByDistanceIsEachItemsOwn() throws {
        let pictures = (0...10).map { (step: Int) in
            var picture = still(squareAt: CGFloat(step), name: "slow")
            picture.layers += fastSquare(step)
            return picture
        }
        let names = ghostNames(in: try trail(of: pictures, every: .distance(5)))
        #expect(names.filter { $0.hasPrefix("slow") } == (1...3).map { "slow-phase-\($0)" })
        #expect(names.filter { $0.hasPrefix("fast") } == (1...9).map { "fast-phase-\($0)" })
    }

    @Test func spacingOfATrailByAngleCountsTurnsInBothDirections() throws {
        let degrees: [CGFloat] = [0, 20, 40, 60, 40, 20, 0]
        let picture = try trail(
            of: degrees.map { still(squareAt: 10, angle: $0 * .pi / 180) }, every: .angle(.pi / 6))
        let turns = ghosts(in: picture).map { arcTangent(y: $0.transform.b, x: $0.transform.a) * 180 / .pi }
        #expect(turns.count == 4)
        for (turn, wanted) in zip(turns, [30, 60, 30, 0]) { #expect(abs(turn - CGFloat(wanted)) < 1e-9) }
    }

    @Test func spacingOfATrailThatMakesTooManyPhasesIsRefusedWithASentence() throws {
        let pictures = [0, 60].map { still(squareAt: $0) }
        for spacing in [TrailSpacing.time(1e-9), .distance(1e-9)] {
            let error = try #require(throws: FilmError.self) { try trail(of: pictures, every: spacing) }
            #expect("\(error)".contains("larger step"))
        }
    }

    private func fastSquare(_ step: Int) -> [Layer] {
        var layer = Layer(
            name: "fast", transform: CGAffineTransform(translationX: CGFloat(4 * step), y: 6),
            contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .black)])
        layer.anchor = CGPoint(x: 0.5, y: 0.5)
        return [layer]
    }

    /// The centers of all ghosts from the oldest to the newest.
    private func places(in picture: Picture) -> [CGFloat] {
        ghosts(in: picture).map { $0.anchor.applying($0.transform).x }
    }
}
