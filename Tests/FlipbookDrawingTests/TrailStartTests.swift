import CoreGeometry
import FlipbookCore
import FlipbookTestSupport
import Picture
import Raster
import TestSupport
import Testing

@testable import FlipbookDrawing

/// The starts of items in trails.
@Suite struct TrailStartTests {
    private static let blue = Color(red: 0.2, green: 0.4, blue: 1)

    /// A square of 40 points that falls in steps, in a frame of 120 x 200 points.
    private func falling(
        by step: CGFloat, count: Int = 4, from y: CGFloat = 10,
        _ change: (inout Layer, Int) -> Void = { _, _ in }
    ) -> [Picture] {
        (0..<count).map { number in
            var square = box("square", 40, y + CGFloat(number) * step)
            change(&square, number)
            return Picture(size: CGSize(width: 120, height: 200), layers: [square])
        }
    }

    private func box(_ name: String, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 40) -> Layer {
        var layer = Layer(
            name: name, transform: CGAffineTransform(translationX: x + size / 2, y: y + size / 2),
            contents: [
                .fill(
                    .rectangle(CGRect(x: -size / 2, y: -size / 2, width: size, height: size)), Self.blue)
            ])
        layer.anchor = .zero
        return layer
    }

    private func names(_ picture: Picture) -> [String] {
        func names(_ layer: Layer) -> [String] {
            (layer.name.map { [$0] } ?? []) + layer.children.flatMap(names)
        }
        return picture.layers.flatMap(names)
    }

    /// The lightness of the pixels along the left edge of a box of 40 points, at scale 4.
    private func leftEdge(_ bitmap: Bitmap, y: CGFloat) -> [Double] {
        (0..<160).map { OKLab(bitmap[162, Int(y * 4) + $0].color).lightness }
    }

    @Test(arguments: [Theme.light, .dark])
    func startsThatLaterPhasesCoverAreDashedOutlinesInFrontWithTheirTime(_ theme: Theme) throws {
        let picture = try trail(of: falling(by: 12), look: TrailLook(theme: theme))
        let bitmap = try Bitmap(drawing: picture, scale: 4)
        // Dashes of the item's hue stand out from the gaps, which show paper.
        let edge = leftEdge(bitmap, y: 10)
        let paper = OKLab(theme.paper).lightness
        let far = edge.count { abs($0 - paper) > 0.35 }
        let near = edge.count { abs($0 - paper) < 0.15 }
        #expect(far > 40 && near > 30)
        let changes = zip(edge, edge.dropFirst()).count { abs($0 - paper) > 0.25 && abs($1 - paper) <= 0.25 }
        #expect((5...7).contains(changes), "A period is about 7 points.")
        #expect(PageText.all(of: picture).map(\.string) == ["0 s"])
        // The label stands to the right of a fall.
        let label = try #require(picture.layers.first { $0.name == "square-start-time" })
        #expect(label.seenArea.minX > 80 && abs(label.seenArea.midY - 30) < 1)
    }

    @Test func startsKeepTheirCorners() throws {
        let bitmap = try Bitmap(drawing: trail(of: falling(by: 12)), scale: 4)
        for (x, y) in [(162, 42), (317, 42), (162, 197), (317, 197)] {
            #expect(OKLab(bitmap[x, y].color).lightness < 0.6, "\(x) \(y)")
        }
    }

    @Test func startsThatAreInSightHaveNoOutline() throws {
        let picture = try trail(of: falling(by: 45))
        #expect(!names(picture).contains { $0.contains("start") })
    }

    @Test(arguments: [TrailSpacing.frames(1), .time(0.1), .distance(12), nil])
    func startsAreNeverMergedIntoLaterPhases(_ spacing: TrailSpacing?) throws {
        // The square creeps away, so that the second phase nearly coincides with the first.
        let creeping = (0..<40).map { number in
            Picture(
                size: CGSize(width: 120, height: 200),
                layers: [box("square", 40, 10 + CGFloat(number * number) * 0.05)])
        }
        let picture = try trail(of: creeping, every: spacing)
        let first = try #require(ghosts(in: picture).first)
        #expect(first.transform.ty == 30)
        #expect(names(picture).contains("square-start"))
    }

    @Test func startsOfAFilmThatBeginsLaterHaveItsTime() throws {
        var trail = try Trail(spacing: .frames(1))
        for (number, picture) in falling(by: 12).enumerated() {
            try trail.add(picture, at: 0.5 + Double(number) / 10)
        }
        let shown = try #require(try trail.picture())
        let texts = PageText.all(of: shown)
        #expect(texts.map(\.string) == ["0.5 s"])
    }

    @Test func startsOfItemsThatRestBeforeTheyMoveAreOfTheFirstMoment() throws {
        let pictures = [0, 0, 0, 12, 24].map { falling(by: 0, count: 1, from: 10 + $0)[0] }
        let picture = try trail(of: pictures)
        #expect(ghostNames(in: picture) == [1, 4, 5].map { "square-phase-\($0)" })
        #expect(PageText.all(of: picture).map(\.string) == ["0 s"])
    }

    @Test func startsToWhichItemsReturnHaveNoOutline() throws {
        let pictures = [0, 12, 24, 12, 0].map { falling(by: 0, count: 1, from: 10 + $0)[0] }
        #expect(!names(try trail(of: pictures)).contains { $0.contains("start") })
    }

    @Test func startsOfItemsThatVanishOnTheSpotHaveNoOutline() throws {
        var pictures = falling(by: 0, count: 5) { square, number in
            square.opacity = 1 - Double(number) * 0.2
            square.transform = square.transform.scaledBy(x: square.opacity, y: square.opacity)
            if number == 4 { square.contents = [] }
        }
        for index in pictures.indices {
            pictures[index].layers.append(box("other", 90, 10 + CGFloat(index) * 22, 20))
        }
        #expect(!names(try trail(of: pictures)).contains { $0.contains("start") })
    }

    /// A card that turns over on the spot keeps its first side, in its color, below the second one.
    @Test(arguments: [TrailSpacing.frames(1), nil])
    func startsOfItemsThatChangeTheirColorOnTheSpotAreOutlined(_ spacing: TrailSpacing?) throws {
        let red = Color(red: 1, green: 0.2, blue: 0.2)
        let pictures = falling(by: 0, count: 9) { square, number in
            let width = abs(CGFloat(number - 4)) / 4
            square.transform = square.transform.scaledBy(x: max(width, 0.01), y: 1)
            let box = CGRect(x: -20, y: -20, width: 40, height: 40)
            if number < 4 { square.contents = [.fill(.rectangle(box), red)] }
        }
        let picture = try trail(of: pictures, every: spacing)
        #expect(ghostNames(in: picture).first == "square-phase-1")
        let start = try #require(picture.layers.first { $0.name == "square-start" })
        guard case .stroke(_, let color, _) = start.contents[1] else {
            Issue.record("The start has no dashes.")
            return
        }
        #expect(color.red > 2 * color.blue)
        #expect(PageText.all(of: picture).map(\.string) == ["0 s"])
    }

    /// A cross-fade: one square fades out below another one, which fades in.
    @Test func startsOfItemsWhosePlaceOthersTakeAreOutlined() throws {
        let pictures = (0..<5).map { number in
            var (old, new) = (box("old", 40, 10), box("new", 40, 10))
            (old.opacity, new.opacity) = (1 - CGFloat(number) / 4, CGFloat(number) / 4)
            return Picture(size: CGSize(width: 120, height: 200), layers: [old, new])
        }
        let all = names(try trail(of: pictures))
        #expect(all.contains("old-start") && !all.contains("new-start"))
    }

    @Test func startsThatFillTheFrameHaveNoOutline() throws {
        let pictures = falling(by: 0, count: 4) { square, number in
            let frame = CGRect(x: -60, y: -30, width: 120, height: 200)
            square.contents = [.fill(.rectangle(frame), number < 2 ? Self.blue : .black)]
        }
        #expect(!names(try trail(of: pictures)).contains { $0.contains("start") })
    }

    @Test func startsInOutlinesNeedNoOtherOutline() throws {
        let picture = try trail(of: falling(by: 12), look: TrailLook(style: .outlines))
        #expect(!names(picture).contains { $0.contains("start") })
    }

    @Test(arguments: [2, 3, 10, 11])
    func startsOfFewItemsAreOutlinedAndOfMoreThanTwoOneHasALabel(_ count: Int) throws {
        let pictures = (0..<4).map { number in
            Picture(
                size: CGSize(width: 60 * CGFloat(count), height: 120),
                layers: (0..<count).map {
                    box("item\($0)", CGFloat($0) * 60 + 5, 10 + CGFloat(number) * 5, 20)
                })
        }
        let all = names(try trail(of: pictures))
        #expect(all.count { $0.hasSuffix("-start") } == (count > 10 ? 0 : count))
        #expect(all.count { $0.hasSuffix("-start-time") } == (count > 10 ? 0 : count > 2 ? 1 : count))
    }

    @Test func startsHaveTheirLabelsWithinTheFrame() throws {
        // There is no room to the right of the square, and none above it.
        let pictures = falling(by: 12, from: 0).map { picture in
            var picture = picture
            picture.size.width = 82
            return picture
        }
        let picture = try trail(of: pictures)
        let label = try #require(picture.layers.first { $0.name == "square-start-time" })
        #expect(label.seenArea.maxX < 40 && label.seenArea.minX > 0)
    }

    @Test func startsByTimeHaveDashesOfInk() throws {
        let picture = try trail(of: falling(by: 12), look: TrailLook(coloring: .time))
        let start = try #require(picture.layers.first?.children.first { $0.name == "square-start" })
        guard case .stroke(_, let color, _) = start.contents[1] else {
            Issue.record("The start has no dashes.")
            return
        }
        #expect(color == Theme.light.ink)
    }

    @Test func olderPhasesHaveFainterTextOnTheirAreas() throws {
        let pictures = falling(by: 50, count: 3) { square, _ in
            let frame = CGRect(x: -20, y: -12, width: 40, height: 24)
            square.children = [
                Layer(
                    name: "title",
                    contents: [
                        .text(
                            Text(
                                "\u{2588}\u{2588}", font: Font(size: 20), color: .white, frame: frame,
                                alignment: .center))
                    ])
            ]
        }
        let texts = try ghosts(in: trail(of: pictures)).compactMap { ghost -> Color? in
            guard case .text(let text)? = ghost.children.first?.contents.first else { return nil }
            return text.color
        }
        #expect(texts.map(\.alpha) == [0.4, 0.4, 1])
    }

    @Test func touchesAtOnePointHaveTheirNumbersSideBySide() throws {
        func disc(_ x: CGFloat) -> Layer {
            Layer(name: "finger", transform: CGAffineTransform(translationX: x, y: 100))
        }
        let discs: [[Layer]] = [[disc(60)], [], [disc(61)], []]
        let pictures = zip(falling(by: 45), discs).map { picture, discs in
            var picture = picture
            if !discs.isEmpty { picture.layers.append(Layer(name: "fingers", children: discs)) }
            return picture
        }
        let texts = try PageText.all(of: trail(of: pictures))
        #expect(texts.map(\.string) == ["1", "2"])
        let bitmap = try Bitmap(drawing: trail(of: pictures), scale: 4)
        // Discs of ink around 50.75 and 69.75, with paper between them.
        for x in [43.5, 57.5, 62.5, 76.5] {
            #expect(bitmap[Int(x * 4), 400].distance(to: Pixel(Theme.light.ink)) < 8, "\(x)")
        }
        #expect(bitmap[240, 400].distance(to: Pixel(255, 255, 255)) < 8)
    }
}

extension Pixel {
    fileprivate var color: Color {
        Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
}
