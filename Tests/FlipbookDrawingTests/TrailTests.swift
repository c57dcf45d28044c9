import CoreGeometry
import FlipbookCore
import FlipbookTestSupport
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@testable import FlipbookDrawing

@Suite struct TrailTests {
    @Test func trailsShowEachPhaseOlderOnesFainterTheNewestAsItIs() throws {
        let bitmap = try bitmap(of: [0, 10, 20, 30].map { still(squareAt: $0) })
        let tones = [2, 12, 22, 32].map { Int(bitmap[$0, 4].red) }
        #expect(tones == tones.sorted(by: >))
        #expect(Set(tones).count == 4)
        #expect(tones[3] == 0)
        #expect(tones[0] < 230 && tones[0] > 180)
    }

    @Test func trailsDrawOnceFullyAndBehindThePhasesWhatStandsStill() throws {
        let bitmap = try bitmap(of: [0, 10, 20, 30].map { still(squareAt: $0) })
        #expect(bitmap[50, 9] == (try Bitmap(drawing: still(squareAt: nil), scale: 1))[50, 9])
    }

    @Test func trailsKeepHuesCleanWherePhasesOverlap() throws {
        // A red square and, later, a green one over half of it.
        let red = still(squareAt: 10, color: Color(red: 1))
        let green = still(squareAt: 12, color: Color(green: 1))
        let end = still(squareAt: 40)
        let overlapping = try bitmap(of: [red, green, end], scale: 8)
        let alone = try bitmap(of: [still(squareAt: 30), green, end], scale: 8)
        #expect(overlapping[14 * 8, 4 * 8] == alone[14 * 8, 4 * 8])
        #expect(overlapping[13 * 8, 4 * 8] == overlapping[15 * 8, 4 * 8])
    }

    @Test func trailsDoNotDrawOverItselfWhatRestsForSomePhases() throws {
        let resting = try bitmap(of: [0, 10, 10, 10, 20].map { still(squareAt: $0) })
        let passing = try bitmap(of: [0, 5, 7, 10, 20].map { still(squareAt: $0) })
        // At 10 in both films it is the last phase but one, which looks the same whether it rested before or
        // not.
        #expect(resting[12, 4] == passing[12, 4])
        #expect(resting[12, 4] != Pixel(255, 255, 255))
        #expect(try ghostNames(in: trail(of: [0, 10, 10, 10, 20].map { still(squareAt: $0) })).count == 3)
    }

    @Test func trailsInOutlinesHaveLinesWhereAreasWere() throws {
        let bitmap = try bitmap(
            of: [0, 20].map { still(squareAt: $0) }, look: TrailLook(style: .outlines), scale: 4)
        #expect(bitmap[22 * 4, 4 * 4] == Pixel(255, 255, 255))
        #expect(bitmap[20 * 4 + 1, 4 * 4].red < 200)
    }

    @Test func trailsShowAboutADozenPhasesOfThePartOfTheFilmInWhichSomethingMovesWithinTheFrame() throws {
        // Goes 32 points in 64 frames, is outside of the frame for 200 more.
        let pictures = (0..<264).map { still(squareAt: $0 < 64 ? 32 + CGFloat($0) / 2 : 500) }
        #expect((10...16).contains(ghostNames(in: try trail(of: pictures, every: nil)).count))
    }

    @Test func trailsShowMorePhasesOfWhatGoesFar() throws {
        // 64 points are 16 times the square's size.
        let picture = try trail(of: (0..<64).map { still(squareAt: CGFloat($0)) }, every: nil)
        #expect((17...24).contains(ghostNames(in: picture).count))
    }

    @Test func trailsLeaveOutGhostsThatLieNearlyUponAnotherOne() throws {
        // Creeps for 60 frames, then goes off.
        let creeping = (0..<60).map { CGFloat($0) / 40 }
        let leaving = (1...60).map { 1.6 + CGFloat($0) / 2 }
        let pictures = (creeping + leaving).map { still(squareAt: $0) }
        let centers = ghosts(in: try trail(of: pictures, every: nil)).map(\.transform.tx)
        #expect(centers.count > 3)
        for (one, next) in zip(centers, centers.dropFirst()) { #expect(abs(next - one) >= 2.5) }
        #expect(ghosts(in: try trail(of: pictures, every: .frames(10))).count == 12)
    }

    @Test func trailsShowTheEdgesOfGhostsThatAnotherItemCoversAndKeepHuesClean() throws {
        func pictures(apart x: CGFloat) -> [Picture] {
            (0..<30).map { frame in
                let y = CGFloat(frame)
                return Picture(
                    size: CGSize(width: 60, height: 60),
                    layers: [square("green", x, y + 12, Color(green: 1)), square("red", 0, y, Color(red: 1))])
            }
        }
        let column = try Bitmap(drawing: trail(of: pictures(apart: 0), every: .frames(8)), scale: 8)
        // Red has 0, 8, 16 and 24, green 12, 20, 28 and 36. From 16 to 22 red's third phase covers green's
        // first one, whose lower edge lies at 22, and from 20 to 24 the second one.
        let (first, edge, second) = (column[40, 8 * 18], column[40, 8 * 22 - 3], column[40, 8 * 23])
        #expect(first.red > first.green && first.distance(to: second) <= 1)
        #expect(edge.green > edge.red && edge.distance(to: second) > 8)
        // Beside each other the same phases have no edges in front.
        let apart = try trail(of: pictures(apart: 30), every: .frames(8))
        #expect(apart.layers.count < (try trail(of: pictures(apart: 0), every: .frames(8))).layers.count)
    }

    private func square(_ name: String, _ x: CGFloat, _ y: CGFloat, _ color: Color) -> Layer {
        Layer(
            name: name, transform: CGAffineTransform(translationX: x, y: y),
            contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), color)])
    }

    @Test func trailsNumberTapsAndDrags() throws {
        func disc(_ x: CGFloat) -> Layer {
            Layer(name: "finger", transform: CGAffineTransform(translationX: x, y: 4))
        }
        let discs: [[Layer]] = [[disc(10)], [disc(10)], [], [disc(50), disc(20)], [disc(50), disc(40)], []]
        let pictures = discs.enumerated().map { number, discs in
            var picture = still(squareAt: CGFloat(number))
            if !discs.isEmpty { picture.layers.append(Layer(name: "fingers", children: discs)) }
            return picture
        }
        let look = TrailLook(showsPaths: true, showsContacts: true)
        let picture = try trail(of: pictures, look: look, contacts: [CGPoint(x: 9, y: 4)])
        func names(_ layer: Layer) -> [String] {
            (layer.name.map { [$0] } ?? []) + layer.children.flatMap(names)
        }
        let marks = picture.layers.flatMap(names).suffix(4)
        #expect(Array(marks) == ["drag-3", "touch-1", "touch-2", "touch-3"])
        #expect(PageText.all(of: picture).map(\.string) == ["1", "2", "3"])
        #expect(!ghostNames(in: picture).contains { $0.hasPrefix("finger") })
    }

    @Test(arguments: [1, 5, 9, 23, 48, 59, 119, 500])
    func trailsStepSoThatTheLastTenthOfTheMovementIsMet(_ last: Int) {
        let step = Trail.step(to: last)
        #expect(last % step * 10 <= last)
        #expect(last / step + 1 <= 16)
    }

    @Test func trailsOfAFilmInWhichNothingMovesAreItsPicture() throws {
        let still = still(squareAt: 5)
        let look = TrailLook(coloring: .time, showsPaths: true, showsContacts: true, isCropped: true)
        #expect(try bitmap(of: [still, still, still], look: look) == Bitmap(drawing: still, scale: 1))
    }

    @Test func trailsOfNothingAreNothing() throws {
        #expect(try Trail().picture() == nil)
    }

    @Test func trailsOfVeryLongFilmsKeepOnlySomePictures() throws {
        let picture = try trail(of: (0..<5000).map { still(squareAt: CGFloat($0) / 100) }, every: nil)
        #expect((10...16).contains(ghostNames(in: picture).count))
    }

    @Test func trailsDrawAScrollViewThatScrollsOnce() throws {
        let pictures = [0, 3.37, 6.1].map { (offset: CGFloat) in
            let row = Layer(
                name: "row", transform: CGAffineTransform(translationX: 0, y: 10),
                contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 8, height: 2)), .black)])
            var list = Layer(
                name: "list", transform: CGAffineTransform(translationX: 0, y: -offset),
                contents: [.fill(.rectangle(CGRect(x: 0, y: offset, width: 20, height: 20)), gray)],
                children: [row])
            list.anchor = CGPoint(x: 10, y: offset + 10)
            return Picture(size: CGSize(width: 20, height: 20), layers: [list])
        }
        let names = ghostNames(in: try trail(of: pictures))
        #expect(names == ["row-phase-1", "row-phase-2", "row-phase-3"])
    }

    @Test func trailsDoNotTakeForMovementThatASheetGetsAName() throws {
        func square(_ name: String?, _ x: CGFloat) -> Layer {
            Layer(
                name: name, transform: CGAffineTransform(translationX: x, y: 0),
                contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)), .black)])
        }
        let pictures = [
            [square(nil, 0), square(nil, 10), square("c", 20)],
            [square(nil, 0), square("b", 10), square("c", 23)],
            [square("c", 26), square("b", 10), square(nil, 0)],
        ].map { Picture(size: CGSize(width: 40, height: 10), layers: $0) }
        #expect(ghostNames(in: try trail(of: pictures)) == (1...3).map { "c-phase-\($0)" })
    }

    @Test func trailsFollowALayerByItsIdentityWhateverItsNameAndOrder() throws {
        func square(_ identity: Int, _ name: String?, _ x: CGFloat) -> Layer {
            Layer(
                identity: identity, name: name, transform: CGAffineTransform(translationX: x, y: 0),
                contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)), .black)])
        }
        let pictures = [
            [square(1, "a", 0), square(2, nil, 30)], [square(1, nil, 6), square(2, "a", 30)],
            [square(2, "b", 30), square(1, "b", 12)],
        ].map { Picture(size: CGSize(width: 40, height: 10), layers: $0) }
        #expect(ghostNames(in: try trail(of: pictures)) == (1...3).map { "a-phase-\($0)" })
    }

    @Test(arguments: ["fingers", "debug-legend"])
    func trailsShowAViewThatIsNamedLikeALayerOfFlipbooks(_ name: String) throws {
        let pictures = [0, 10, 20].map { (x: CGFloat) in
            let disc = Layer(
                identity: 2, transform: CGAffineTransform(translationX: x, y: 0),
                contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)), .black)])
            return Picture(
                size: CGSize(width: 40, height: 10),
                layers: [Layer(identity: 1, name: name, children: [disc])])
        }
        let picture = try trail(of: pictures)
        #expect(ghostNames(in: picture).count == 3)
        #expect(PageText.all(of: picture).isEmpty)
    }

    @Test @MainActor func trailsAreMadeOfAFilm() async throws {
        let picture = try await FilmRenderer().trail(of: Film(of: CatalogEntry(CrossingSquare.self)))
        let bitmap = try Bitmap(drawing: picture, scale: 1)
        #expect(bitmap[28, 8] == Pixel(0, 0, 255))
        #expect(bitmap[2, 8] != Pixel(255, 255, 255) && bitmap[2, 8] != Pixel(0, 0, 255))
        #expect(bitmap[2, 2] == Pixel(255, 255, 255))
    }
}

@Suite struct FigureTests {
    @Test func figuresAreAFrameAsPNG() async throws {
        try await inFolder { folder in
            let picture = try await FilmRenderer().picture(of: await film(), frame: 59)
            for suffix in ["png", "svg", "pdf"] {
                try Figure(picture, scale: 3).write(to: folder + "/a." + suffix)
            }
            let bitmap = try Bitmap(png: contents(folder + "/a.png"))
            #expect(bitmap.width == 96 && bitmap[84, 24] == Pixel(0, 0, 255))
            #expect(try String(decoding: contents(folder + "/a.svg"), as: UTF8.self).contains("<svg"))
            #expect(try contents(folder + "/a.pdf").starts(with: Data("%PDF".utf8)))
        }
    }

    @Test(arguments: [-1, 60])
    func figuresOfFramesThatTheFilmDoesNotHaveAreRefused(_ frame: Int) async throws {
        let film = try await film()
        await #expect(throws: FilmError.self) { try await FilmRenderer().picture(of: film, frame: frame) }
    }
}
