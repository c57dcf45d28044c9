import CoreGeometry
import FlipbookCore
import FlipbookTestSupport
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@testable import FlipbookDrawing

@Suite struct TrailLookTests {
    private let crossing = [0, 10, 20, 30].map { still(squareAt: $0) }

    @Test func lookOfATrailByTimeHasARampWhoseStepsLookAlikeAndWhoseLightnessAloneTellsTheOrder() {
        for (paper, sign) in [(Color.white, -1.0), (Theme.dark.paper, 1.0)] {
            let ramp = TimeRamp(on: paper)
            let colors = (0...20).map { OKLab(ramp.color(at: Double($0) / 20)) }
            let steps = zip(colors, colors.dropFirst()).map { $0.distance(to: $1) }
            let mean = steps.reduce(0, +) / Double(steps.count)
            // A step over one of the ramp's corners is a little shorter than the way round it.
            #expect(steps.allSatisfy { abs($0 / mean - 1) < 0.12 }, "\(steps)")
            for (one, next) in zip(colors, colors.dropFirst()) {
                #expect((next.lightness - one.lightness) * sign > 0.01)
            }
        }
    }

    @Test func lookOfATrailHasColorsThatComeBackFromOklabAsTheyWentIn() {
        for color in [Color.black, .white, Color(red: 1), Color(red: 0.2, green: 0.7, blue: 0.4)] {
            let back = OKLab(color).color
            for part in [\Color.red, \.green, \.blue] {
                #expect(abs(back[keyPath: part] - color[keyPath: part]) < 1e-5)
            }
        }
        #expect(abs(OKLab(.white).lightness - 1) < 1e-5 && abs(OKLab(.white).a) < 1e-5)
    }

    @Test func lookOfATrailByTimePaintsPhasesInTheRampsColorsAndNamesTheFirstAndTheLastTime() throws {
        let picture = try trail(of: crossing, look: TrailLook(coloring: .time))
        let bitmap = try Bitmap(drawing: picture, scale: 1)
        let ramp = TimeRamp(on: .white)
        // The picture is widened for the legend, evenly to both sides.
        let left = Int((TrailLegend.least - 64) / 2)
        for (place, x) in [(0.0, 2), (1.0 / 3, 12), (1, 32)] {
            #expect(bitmap[left + x, 4].distance(to: Pixel(ramp.color(at: place))) <= 1)
        }
        #expect(picture.size == CGSize(width: TrailLegend.least, height: 10 + TrailLegend.height))
        #expect(texts(in: picture) == ["0 s", "0.3 s"])
    }

    @Test func lookOfATrailLetsColorsDarkerThanItsPaperStandOut() throws {
        let paper = Theme.dark.paper
        let ink = GhostInk(look: TrailLook(theme: .dark), paper: paper, span: 0...1)
        let color = try #require(ink.startColor(of: .black))
        #expect(OKLab(color).lightness - OKLab(paper).lightness > 0.4)
    }

    @Test func lookOfATrailHasTheLegendsRampInThePictureBelowTheTrail() throws {
        let picture = try trail(of: crossing, look: TrailLook(coloring: .time, theme: .dark))
        let bitmap = try Bitmap(drawing: picture, scale: 4)
        let middle = (10 + Int(TrailLegend.height) / 2) * 4
        let row = (0..<bitmap.width).map { bitmap[$0, middle] }
        let ramp = TimeRamp(on: Theme.dark.paper)
        #expect(row.contains { $0.distance(to: Pixel(ramp.color(at: 0))) <= 1 })
        #expect(row.contains { $0.distance(to: Pixel(ramp.color(at: 1))) <= 1 })
        #expect(bitmap[0, 0].distance(to: Pixel(Theme.dark.paper)) <= 1)
    }

    @Test func lookOfATrailDrawsThePathOfEachCenterThatMoves() throws {
        let picture = try trail(of: crossing, look: TrailLook(showsPaths: true))
        let path = try #require(layer("square-path", in: picture))
        guard case .stroke(.path(let line), _, _) = path.contents[1] else {
            Issue.record("The path is no line.")
            return
        }
        // The center goes straight on, so two points say it all.
        #expect(line.elements == [.move(CGPoint(x: 2, y: 4)), .line(CGPoint(x: 32, y: 4))])
        guard case .fill(.ellipse(let dot), _) = path.contents[3] else {
            Issue.record("The path has no dot.")
            return
        }
        #expect(dot.midX == 32 && dot.midY == 4)
        #expect(layer("floor-path", in: picture) == nil)
    }

    @Test func lookOfATrailKeepsWithinATenthOfAPointOfTheCentersWay() throws {
        let circle = (0...90).map { degree in
            let (sine, cosine) = sineAndCosine(Double(degree) * .pi / 180)
            return CGPoint(x: 100 * cosine, y: 100 * sine)
        }
        let path = try #require(CenterPath("a", through: [circle])).layer(.black, on: .white)
        guard case .stroke(.path(let line), _, _) = path.contents[0] else {
            Issue.record("The path is no line.")
            return
        }
        #expect((8..<40).contains(line.elements.count))
        // A chord between two points of the circle is nearest to the center in its middle.
        let points = line.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        for (one, next) in zip(points, points.dropFirst()) {
            #expect(hypot((one.x + next.x) / 2, (one.y + next.y) / 2) > 99.9 - 1e-9)
        }
    }

    @Test func lookOfATrailLeavesAGapInThePathWhereAnItemIsAway() throws {
        let pictures = [0, 10, nil, 40, 50].map { still(squareAt: $0) }
        let path = try #require(
            layer("square-path", in: trail(of: pictures, look: TrailLook(showsPaths: true))))
        guard case .stroke(.path(let line), _, _) = path.contents[1] else {
            Issue.record("The path is no line.")
            return
        }
        #expect(line.elements.count { if case .move = $0 { true } else { false } } == 2)
    }

    @Test func lookOfATrailHasNoPathWhereAnItemIsOnlyPutElsewhere() throws {
        let pictures = [0, 0, 50, 50].map { still(squareAt: $0) }
        #expect(try layer("square-path", in: trail(of: pictures, look: TrailLook(showsPaths: true))) == nil)
    }

    @Test func lookOfATrailMarksContactsEachPlaceOnce() throws {
        let points = [CGPoint(x: 30, y: 5), CGPoint(x: 30.1, y: 5), CGPoint(x: 60, y: 5)]
        let picture = try trail(of: crossing, look: TrailLook(showsContacts: true), contacts: points)
        #expect(layer("contact-1", in: picture) != nil && layer("contact-2", in: picture) != nil)
        #expect(layer("contact-3", in: picture) == nil)
        let bitmap = try Bitmap(drawing: picture, scale: 8)
        // The frame is low, so that marks would be cut; there is a margin of 8 points.
        #expect(bitmap[(62 + 8) * 8, (7 + 8) * 8].distance(to: Pixel(Theme.light.accent)) <= 2)
        #expect(try layer("contact-1", in: trail(of: crossing, contacts: points)) == nil)
    }

    @Test func lookOfATrailHasAMarginWhereTheMarkOfAContactAtAWallWouldBeCut() throws {
        let look = TrailLook(showsContacts: true)
        let pictures = crossing.map { picture in
            var picture = picture
            picture.size.height = 40
            return picture
        }
        #expect(try trail(of: pictures, look: look, contacts: [CGPoint(x: 32, y: 20)]).size.width == 64)
        let wall = try trail(of: pictures, look: look, contacts: [CGPoint(x: 0, y: 20)])
        #expect(wall.size == CGSize(width: 80, height: 56))
        let bitmap = try Bitmap(drawing: wall, scale: 8)
        for x: CGFloat in [-2, 2] {
            #expect(
                bitmap[Int((8 + x) * 8), Int((8 + 20 + x) * 8)].distance(to: Pixel(Theme.light.accent)) <= 2)
        }
    }

    @Test(arguments: [nil, 1])
    func lookOfATrailHasEdgesWithinTheItems(_ phase: Int?) throws {
        let phases = try ghosts(in: trail(of: crossing))
        let ghost = try #require(phase.map { phases[$0] } ?? phases.last)
        let strokes = ghost.contents.count { if case .stroke = $0 { true } else { false } }
        #expect(strokes == 1)
        #expect(ghost.seenArea.width == 4 && ghost.seenArea.height == 4)
    }

    @Test func lookOfATrailLeavesGhostsOfTheItemsThatAreNamedAlone() throws {
        let pictures = crossing.map { picture in
            var picture = picture
            picture.layers[0].children[0].transform.ty = picture.layers[0].children[1].transform.tx / 20
            return picture
        }
        let names = ghostNames(in: try trail(of: pictures, look: TrailLook(items: ["square"])))
        #expect(names.filter { $0.hasPrefix("square") }.count == 4)
        #expect(names.filter { $0.hasPrefix("floor") } == ["floor-phase-4"])
        let far = ghostNames(
            in: try trail(of: pictures, every: .distance(9), look: TrailLook(items: ["square"])))
        #expect(far.filter { $0.hasPrefix("floor") }.count == 1, "the newest phase has all items")
        let error = #expect(throws: FilmError.self) {
            try trail(of: pictures, look: TrailLook(items: ["squaer"]))
        }
        #expect(error.map { "\($0)".contains("Did you mean “square”?") } == true)
    }

    @Test func lookOfATrailIsCroppedToWhatMovesAnd12PointsAround() throws {
        let pictures = [20, 24].map { still(squareAt: $0) }
        let picture = try trail(of: pictures, look: TrailLook(isCropped: true))
        // The square goes from 20 to 28; above and below is the frame's edge.
        #expect(picture.size == CGSize(width: 32, height: 10))
        let (cropped, whole) = try (Bitmap(drawing: picture, scale: 1), bitmap(of: pictures))
        for x in 0..<32 { #expect(cropped[x, 4] == whole[x + 8, 4]) }
    }

    @Test func lookOfATrailIsOnTheThemesPaper() throws {
        let look = TrailLook(theme: .dark)
        #expect(try bitmap(of: crossing, look: look)[50, 1] == Pixel(Theme.dark.paper))
        let covered = crossing.map { picture in
            var picture = picture
            let cover = CGRect(origin: .zero, size: picture.size)
            picture.layers.insert(Layer(contents: [.fill(.rectangle(cover), .white)]), at: 0)
            return picture
        }
        #expect(try bitmap(of: covered, look: look) == bitmap(of: crossing))
    }

    @Test @MainActor func lookOfATrailOfASweepIsCroppedAlike() async throws {
        let film = try Film(
            of: CatalogEntry(MovingBar.self), Film.Settings(duration: 1, sweep: ParameterSweep("speed=5,20")))
        let look = TrailLook(coloring: .time, isCropped: true)
        let picture = try await FilmRenderer().trail(of: film, spacing: .frames(59), look: look)
        // The faster bar of 6 points goes on to about 25; with 12 points around, that is less than the view's
        // 40.
        let panels = picture.layers[0].children.compactMap(\.clip).map(\.area)
        #expect(panels.count == 2 && panels[0] == panels[1])
        #expect((35..<40).contains(panels[0].width))
        #expect(texts(in: picture).filter { $0.hasSuffix(" s") }.count == 2)
    }

    private func layer(_ name: String, in picture: Picture) -> Layer? {
        func find(_ layer: Layer) -> Layer? {
            layer.name == name ? layer : layer.children.lazy.compactMap(find).first
        }
        return picture.layers.lazy.compactMap(find).first
    }

    private func texts(in picture: Picture) -> [String] {
        func texts(_ layer: Layer) -> [String] {
            let own = layer.contents.compactMap { content in
                if case .text(let text) = content { text.string } else { nil }
            }
            return own + layer.children.flatMap(texts)
        }
        return picture.layers.flatMap(texts)
    }
}

extension Pixel {
    /// An opaque color as a bitmap stores it.
    init(_ color: Color) {
        func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
        self.init(byte(color.red), byte(color.green), byte(color.blue))
    }
}
