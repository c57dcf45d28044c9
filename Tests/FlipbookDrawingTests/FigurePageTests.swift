import CoreGeometry
import FlipbookCore
import FlipbookTestSupport
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookDrawing

/// A page is judged by where its texts are: inside of it, beside one another and beside the shapes.
@MainActor @Suite struct FigurePageTests {
    @Test func aFigureShowsTheStillAndWhatExplainsIt() throws {
        let plain = try FilmRenderer(jobs: 1).figure(of: film(Self.drawn), FigurePlan(frames: [0]))
        #expect(PageText.all(of: plain).isEmpty)
        let texts = PageText.all(of: try figure(of: Self.drawn))
        #expect(texts.count == 5)
        #expect(
            Set(texts.map(\.string)) == ["the box", "30 pt", "angle = 45°", "push", "What is seen."])
    }

    @Test(arguments: [1.0, 2.5])
    func textsAreWholeAndStandApart(zoom: CGFloat) throws {
        Explained.zoom = zoom
        defer { Explained.zoom = 1 }
        expectTidy(try figure(of: Self.drawn) { $0.hasAxes = true })
    }

    @Test func textsKeepOffTheShapes() throws {
        let picture = try figure(of: Self.drawn)
        let bare = try Bitmap(drawing: picture.withoutTexts, scale: 1)
        let texts = PageText.all(of: picture)
        try #require(!texts.isEmpty)
        for text in texts {
            let pixels = bare.pixels(in: text.box)
            #expect(!pixels.contains(Pixel(0, 0, 255)), "“\(text.string)” lies on the blue box")
        }
    }

    /// The number stands at its line's middle, also where that is upon the box, on a plate of paper.
    @Test func numbersStandAtTheMiddleOfTheirLines() throws {
        Explained.across = true
        defer { Explained.across = false }
        let text = try #require(
            PageText.all(of: figure(of: Self.drawn)).first { $0.string.hasPrefix("across") })
        let page = try figure(of: Self.drawn) { $0.isAnnotated = false }
        let plain = PageText.all(of: page)
        #expect(plain.isEmpty)
        // The line goes from 20 to 140 through the box's middle; the page's margin is 24.
        #expect(abs(text.box.midX - 24 - 80) < 2 && abs(text.box.midY - 24 - 75) < 16)
    }

    @Test func stripsHaveAStillForEachTimeInTheOrderGiven() throws {
        let picture = try figure(of: Self.crossing, frames: [30, 0, 15]) { $0.isAnnotated = false }
        let notes = PageText.all(of: picture).sorted { $0.box.minX < $1.box.minX }
        #expect(notes.map(\.string) == ["0.5 s", "0 s", "0.25 s"])
        #expect(Set(notes.map(\.box.midY)).count == 1)
    }

    @Test func stripsAreNoWiderThanAPage() throws {
        let wide = CatalogEntry(
            viewController: "Wide", summary: "Wide.", size: CGSize(width: 640, height: 200)
        ) {
            UIViewController()
        }
        let picture = try FilmRenderer(jobs: 1).figure(of: Film(of: wide), FigurePlan(frames: [0, 1, 2]))
        #expect((720...770).contains(picture.size.width))
        #expect(picture.size.height < 200)
    }

    @Test func aSweepHasARowForEachValue() throws {
        let film = try Film(
            of: CatalogEntry(Adjustable.self), Film.Settings(sweep: ParameterSweep("width=4,8")))
        let picture = try FilmRenderer(jobs: 1).figure(of: film, FigurePlan(frames: [0, 1]))
        #expect(PageText.all(of: picture).count == 4)
        expectTidy(picture)
    }

    @Test func paperAndInksAreThoseOfTheTheme() throws {
        for name in Theme.Name.allCases {
            let picture = try figure(of: Self.drawn) { $0.theme = name }
            #expect(picture.background == name.theme.paper)
            let names = PageText.all(of: picture).filter { $0.string == "the box" }
            #expect(names.map(\.color) == [name.theme.ink])
        }
    }

    @Test func whatCannotBeDrawnIsAnError() throws {
        try expectError("declares no annotations") { try figure(of: Self.crossing) }
        try expectError("“No Such Letters”") {
            try figure(of: Self.drawn) { $0.fontFamily = "No Such Letters" }
        }
        try expectError("A pair has two times") { try figure(of: Self.drawn) { $0.arrangement = .pair } }
        try expectError("1 to 24") { try figure(of: Self.drawn, frames: Array(0..<25)) }
        try expectError("1 to 24") { try figure(of: Self.drawn, frames: []) }
        try expectError("nothing to read") { try figure(of: Self.drawn) { $0.caption = " \n" } }
        try expectError("There is no frame 60") { try figure(of: Self.drawn, frames: [60]) }
        #expect(throws: SceneFailure.self) { try figure(of: CatalogEntry(FarOff.self)) }
    }

    static let drawn = CatalogEntry(Explained.self)
    static let crossing = CatalogEntry(CrossingSquare.self)

    private func figure(
        of entry: CatalogEntry, frames: [Int] = [0], _ change: (inout FigurePlan) -> Void = { _ in }
    ) throws -> Picture {
        var plan = FigurePlan(frames: frames)
        plan.isAnnotated = true
        change(&plan)
        return try FilmRenderer(jobs: 1).figure(of: film(entry, duration: 1), plan)
    }

    private func expectError(_ words: String, _ body: () throws -> Picture) throws {
        let error = #expect(throws: FilmError.self) { try body() }
        #expect(error.map { "\($0)".contains(words) } == true, "\(words)")
    }
}

/// A figure in files: other programs draw the same.
@MainActor @Suite struct FigureFileTests {
    private static let plan: FigurePlan = {
        var plan = FigurePlan(frames: [0, 30])
        (plan.isAnnotated, plan.hasAxes, plan.arrangement) = (true, true, .pair)
        return plan
    }()

    @Test(.enabled(if: OutsideProgram("rsvg-convert").isInstalled, "rsvg-convert is not installed"))
    func svgLooksLikeThePixels() throws {
        try expectLikeness("svg") { file, stem in
            try OutsideProgram("rsvg-convert").run(["--zoom", "2", file, "-o", stem + ".png"])
        }
    }

    @Test(.enabled(if: OutsideProgram("pdftoppm").isInstalled, "pdftoppm is not installed"))
    func pdfLooksLikeThePixels() throws {
        try expectLikeness("pdf") { file, stem in
            try OutsideProgram("pdftoppm").run(["-png", "-r", "144", "-singlefile", file, stem])
        }
    }

    @Test(.enabled(if: OutsideProgram("pdffonts").isInstalled, "pdffonts is not installed"))
    func pdfHoldsItsLetters() throws {
        let table = try withFigure("pdf") { _, file, _ in try OutsideProgram("pdffonts").run([file]) }
        let rows = String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst(2)
        #expect(!rows.isEmpty && rows.allSatisfy { $0.split(separator: " ").suffix(5).first == "yes" })
    }

    /// Edges and letters are sampled otherwise; a line or a text that was missing would be seen.
    private func expectLikeness(_ format: String, _ draw: (String, String) throws -> Void) throws {
        try withFigure(format) { picture, file, stem in
            try draw(file, stem)
            let drawn = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: stem + ".png")))
            let difference = try #require(
                PictureDifference(drawn, try Bitmap(drawing: picture, scale: 2)), "other sizes")
            #expect(difference.mean < 1.5)
            let far = difference.distances.count { $0 > 128 }
            #expect(Double(far) < 0.003 * Double(difference.distances.count))
        }
    }

    private func withFigure<Result>(
        _ format: String, _ body: (Picture, String, String) throws -> Result
    ) throws -> Result {
        let film = try film(CatalogEntry(Explained.self), duration: 1)
        let picture = try FilmRenderer(jobs: 1).figure(of: film, Self.plan)
        return try withTemporaryFolder { folder in
            let stem = folder.appendingPathComponent("figure").path
            try Figure(picture).write(to: "\(stem).\(format)")
            return try body(picture, "\(stem).\(format)", stem)
        }
    }
}

/// A box, with everything that a figure can say about it.
private final class Explained: UIViewController, Scene, Illustrated {
    static let summary = "A box."
    static let size = CGSize(width: 160, height: 120)
    static var zoom: CGFloat = 1
    static var across = false

    let box = UIView(frame: CGRect(x: 65, y: 60, width: 30, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .blue
        view.addSubview(box)
    }

    var annotations: [Annotation] {
        let corner = box.pointInScene(x: 1, y: 0)
        if Self.across {
            return [
                .dimension(
                    "across", from: CGPoint(x: 20, y: 75), to: CGPoint(x: 140, y: 75), side: .onLine)
            ]
        }
        return [
            .label("the box", of: box), .width(of: box),
            .vector("push", at: corner, CGVector(dx: 25 * Self.zoom, dy: 0)),
            .angle("angle", at: corner, to: CGPoint(x: corner.x + 30, y: corner.y + 30)),
        ]
    }

    var caption: String? { "What is seen." }
}

/// A scene whose annotation is nowhere.
private final class FarOff: UIViewController, Scene, Illustrated {
    static let summary = "Nothing."
    var annotations: [Annotation] { [.label("lost", at: CGPoint(x: CGFloat.nan, y: 0))] }
}

private final class Adjustable: UIViewController, Scene {
    static let summary = "A box of a width."
    static let size = CGSize(width: 60, height: 40)
    @Parameter("How wide it is", in: 1...20) var width = 4.0
}

extension Picture {
    fileprivate var withoutTexts: Picture {
        var copy = self
        copy.layers = layers.map(\.withoutTexts)
        return copy
    }
}

extension Layer {
    fileprivate var withoutTexts: Layer {
        var copy = self
        copy.contents = contents.filter { if case .text = $0 { false } else { true } }
        copy.children = children.map(\.withoutTexts)
        return copy
    }
}

extension Bitmap {
    fileprivate func pixels(in rect: CGRect) -> [Pixel] {
        (Int(rect.minY)..<Int(rect.maxY)).flatMap { y in
            (Int(rect.minX)..<Int(rect.maxX)).map { self[$0, y] }
        }
    }
}
