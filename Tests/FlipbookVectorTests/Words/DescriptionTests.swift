import CoreGeometry
import Foundation
import Picture
import Raster
import Scenes
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

/// Descriptions of films: each claim is measured once more, in the pictures.
@Suite(.tags(.long)) @MainActor struct DescriptionTests {
    private static let crowds = ["TileAvalanche", "MarbleHopper"]
    /// With `FLIPBOOK_EVERY_FRAME`, as `make test-long` sets it, all scenes; otherwise every third.
    private static let names = catalog.visible.map(\.name).filter { isOptimized || !crowds.contains($0) }
        .enumerated().filter { takesAll || $0.offset % 3 == 0 }.map(\.element)
    private static let takesAll = ProcessInfo.processInfo.environment["FLIPBOOK_EVERY_FRAME"] != nil

    @Test(arguments: await DescriptionTests.names) func whatIsSaidOfAScenesLayersIsTrue(_ name: String) throws
    {
        try check(Film(of: catalog.entry(named: name)).resolved())
    }

    @Test(arguments: (0..<60).map(MadeMotion.init)) func aKnownMotionIsToldInItsWords(_ motion: MadeMotion)
        throws
    {
        let film = try motion.film()
        let text = try MotionDescription(of: film).text
        for words in motion.kind.words { #expect(text.contains(words), "\(words) in: \(text)") }
        try check(film)
    }

    /// The pixels themselves: the middle of what is not white, at the beginning and at the end.
    @Test(arguments: (0..<60).map(MadeMotion.init)) func aTellingOfARestIsThatOfThePixels(
        _ motion: MadeMotion
    ) throws {
        let film = try motion.film()
        let record = try MotionRecord(of: film)
        let seen = try SeenFilm(film)
        let (first, last) = (try #require(seen.pictures.first), try #require(seen.pictures.last))
        let isStill = MotionDescription.stories(of: record).isEmpty
        let isEqual = seen.pictures.allSatisfy { $0 == first }
        #expect(isStill == isEqual)
        for story in MotionDescription.stories(of: record) {
            guard case .rests(let point, _)? = story.claims.last else { continue }
            let bitmap = try Bitmap(drawing: Picture(size: film.entry.size, layers: last), scale: 2)
            let middle = try #require(bitmap.middleOfInk)
            #expect(
                middle.distance(to: CGPoint(x: 2 * point.x, y: 2 * point.y)) < 2, "\(story.sentence ?? "")")
        }
    }

    @Test func thingsAreNamedByColorPlaceAndText() throws {
        let texts = try ["BouncingSquares", "PlaygroundAttached", "RecipeCards", "Breakout"].map {
            try MotionDescription(of: Film(of: catalog.entry(named: $0)).resolved()).text
        }
        #expect(
            texts[0].contains("The red square falls") && texts[0].contains("hits the green square at 0.67 s"))
        #expect(
            texts[1].contains("The lower gray square") && texts[1].contains("The upper gray square appears"))
        #expect(texts[2].contains("The white card “Plum Tart” goes farthest"))
        #expect(texts[3].contains("The white ball goes farthest") && texts[3].contains("17 have disappeared"))
    }

    /// The bricks of WreckingBall settle on one another before the ball comes, and the cards of RecipeCards
    /// lie on a boundary below the view. The one at which they dock is not drawn.
    @Test(
        arguments: [
            ("WreckingBall", "between two of"), ("RecipeCards", "floor"), ("RecipeCards", "ceiling"),
        ])
    func noHitIsToldThatNobodySees(_ name: String, _ words: String) throws {
        let text = try MotionDescription(of: Film(of: catalog.entry(named: name)).resolved()).text
        #expect(!text.contains(words), "\(text)")
    }

    @Test func aBoundaryThatIsSeenHasItsName() throws {
        let film = try Film(of: catalog.entry(named: "PlaygroundBarrier")).resolved()
        let text = try MotionDescription(of: film).text
        #expect(text.contains("hits the boundary “barrier”"), "\(text)")
    }

    /// The hills are circles of which only the upper part is in the picture.
    @Test func hillsAreNoCircles() throws {
        let text = try MotionDescription(of: Film(of: catalog.entry(named: "ParallaxTilt")).resolved()).text
        #expect(text.contains("hills") && !text.contains("circle"), "\(text)")
        #expect(text.hasSuffix("At the end all rest."), "\(text)")
    }

    @Test func aColorThatComesAndGoesIsNoLastingOne() throws {
        let film = try Film(of: catalog.entry(named: "PlaygroundAttached")).resolved()
        let text = try MotionDescription(of: film).text
        #expect(text.contains("turns yellow") && !text.contains("turns yellow,"), "\(text)")
        var flashes = ColorFlashes(from: Color(red: 0.5, green: 0.5, blue: 0.5))
        let yellow = Color(red: 1, green: 0.8, blue: 0)
        for share in [0.0, 1, 0.6, 0.3, 0, 1, 0.5, 0] {
            flashes.add(
                Color(
                    red: 0.5 + 0.5 * share, green: 0.5 + 0.3 * share, blue: 0.5 - 0.5 * share))
        }
        #expect(flashes.name == yellow.plainName && flashes.count == 2 && flashes.isBack)
        // A lamp that shows several colors in turn does not flash in one of them.
        flashes.add(Color(red: 1, green: 0, blue: 0))
        #expect(flashes.name == nil)
    }

    @Test func paleOrangeIsBrown() {
        #expect(Color(red: 0.64, green: 0.52, blue: 0.37).plainName == "brown")
        #expect(Color(red: 0.55, green: 0.43, blue: 0.28).plainName == "brown")
        #expect(Color(red: 1, green: 0.58, blue: 0).plainName == "orange")
        #expect(Color(red: 1, green: 0.8, blue: 0.6).plainName == "orange")
    }

    @Test func theLargestOfSeveralThingsIsNamed() throws {
        let text = try MotionDescription(of: Film(of: catalog.entry(named: "SpringPanel")).resolved()).text
        #expect(text.contains("Two blue buttons, a white panel,"), "\(text)")
    }

    private func check(_ film: Film) throws {
        let seen = try SeenFilm(film)
        let record = try MotionRecord(of: film)
        for story in MotionDescription.stories(of: record) {
            guard let check = ClaimCheck(seen, story.actor, story.claims) else {
                Issue.record("\(story.name) is never seen")
                continue
            }
            let wrong = story.claims.filter { !check.holds($0) }.map(\.words)
            #expect(wrong == [], "\(story.name)")
        }
    }
}

extension Bitmap {
    /// The middle of the box around all pixels that are not white; nil for none.
    fileprivate var middleOfInk: CGPoint? {
        var points: [CGPoint] = []
        for y in 0..<height {
            for x in 0..<width where self[x, y].alpha > 0 && (self[x, y].red < 250 || self[x, y].green < 250)
            {
                points.append(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
            }
        }
        guard !points.isEmpty else { return nil }
        let box = CGRect(holding: points)
        return CGPoint(x: box.midX, y: box.midY)
    }
}
