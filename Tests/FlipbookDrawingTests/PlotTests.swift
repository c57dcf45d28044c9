import CoreGeometry
import FlipbookCore
import FlipbookTestSupport
import Foundation
import FoundationXML
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookDrawing

/// A ball of 100 x 100 pt at density 1, so of 1 kg, that is thrown to the right and falls on a floor.
private final class Thrown: UIViewController, Scene {
    static let summary = "A ball is thrown."
    static let size = CGSize(width: 600, height: 800)

    @Parameter(in: 0...1) var elasticity = 0.5
    @Parameter(in: 0...60) var others = 0
    var animator: UIDynamicAnimator!
    var ball: UIView!
    var rest: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        animator = UIDynamicAnimator(referenceView: view)
        ball = add(x: 50)
        rest = (0..<Int(others)).map { add(x: 60 + 8 * CGFloat($0), size: 4) }
        let rule = UIDynamicItemBehavior(items: [ball])
        rule.elasticity = elasticity
        (rule.resistance, rule.angularResistance, rule.friction) = (0, 0, 0)
        rule.addLinearVelocity(CGPoint(x: 100, y: 0), for: ball)
        rule.addAngularVelocity(.pi, for: ball)
        animator.addBehavior(rule)
        animator.addBehavior(UIGravityBehavior(items: [ball] + rest))
    }

    private func add(x: CGFloat, size: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: 0, width: size, height: size))
        self.view.addSubview(view)
        return view
    }
}

/// The same above a floor that it hits.
private final class Dropped: UIViewController, Scene {
    static let summary = "A ball bounces; < & > \" stand in a name."
    static let size = CGSize(width: 600, height: 300)
    static let duration: TimeInterval = 2

    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let ball = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 100))
        ball.accessibilityIdentifier = "ball <&> \"1\""
        view.addSubview(ball)
        animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: [ball])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [ball]))
    }
}

@Suite @MainActor struct PlotTests {
    private func plotted(
        _ scene: any Scene.Type = Thrown.self, _ quantities: String = "y", items: [String]? = nil,
        duration: Double = 1, parameters: [String: Double] = [:], sweep: String? = nil, scale: Double = 2,
        theme: Theme = .light
    ) async throws -> Plot {
        var order = PlotSpec()
        order.quantities = try Quantity.list(quantities)
        (order.items, order.theme) = (items, theme)
        let film = try Film(
            of: entry(scene),
            Film.Settings(
                scale: scale, duration: duration, parameters: parameters,
                sweep: sweep.map { try ParameterSweep($0) }))
        return try await FilmRenderer().plot(of: film.resolved(), order)
    }

    private func entry<S: Scene>(_ type: S.Type) -> CatalogEntry { CatalogEntry(type) }

    private func end(_ plot: Plot, panel: Int = 0) throws -> PlotPoint {
        try #require(plot.panels[panel].series[0].runs.last?.last)
    }

    @Test func plotsShowTheLawsOfTheThrow() async throws {
        let plot = try await plotted(
            Thrown.self, "x,y,vx,vy,speed,angle,angularVelocity,kinetic,potential,energy")
        let ends = try plot.panels.indices.map { try end(plot, panel: $0) }
        #expect(ends.allSatisfy { abs($0.time - 1) < 1e-9 })
        // The engine has up to a sub-step of 1/120 s in hand, in which 1 pt, 10 pt and 2 degrees are gone.
        let expected: [(Double, Double)] = [
            (200, 1), (50 + 500, 10), (100, 0.01), (1000, 10), (1005, 10), (180, 2), (180, 0.1),
        ]
        for (end, (value, tolerance)) in zip(ends, expected) { #expect(abs(end.value - value) <= tolerance) }
        // 1 kg at 10.05 m/s is 50.5 J; the square of 1 m has an inertia of 1/6 kg m², and turns at pi rad/s.
        let spin = Double.pi * .pi / 12
        #expect(abs(ends[7].value - (50.5 + spin)) < 1)
        #expect(abs(ends[8].value) < 1e-9)
        let energies = plot.panels[9].series[0].runs[0].map(\.value)
        #expect(abs(energies[0] - (50 + 0.5 + spin)) < 1)
        #expect(energies.allSatisfy { abs($0 - energies[0]) < 1 })
    }

    @Test func plotsDrawYDownwardsWhatFallsInTheSceneFallsInThePlot() async throws {
        let falling = try await plotted(Thrown.self, "y,x").picture()
        let (y, x) = (try path(of: "y ball", in: falling), try path(of: "x ball", in: falling))
        #expect(try #require(y.last).y > y[0].y + 50)
        #expect(try #require(x.last).y < x[0].y - 50)
    }

    @Test func plotsMarkWhereContactsBegin() async throws {
        let plot = try await plotted(Dropped.self, duration: 2)
        let contacts = plot.panels[0].series[0].contacts
        // 180 pt at 1000 pt/s²: the square root of 0.36 s².
        #expect(abs(try #require(contacts.first).time - 0.6) < 0.03)
        #expect(abs(contacts[0].value - 250) < 3)
        var without = plot
        without.marksContacts = false
        #expect(try plot.picture().layers.flatMap(\.allNames).contains { $0.hasSuffix("contacts") })
        #expect(try !without.picture().layers.flatMap(\.allNames).contains { $0.hasSuffix("contacts") })
        #expect(try plot.picture().words.contains("contact begins"))
        #expect(try !without.picture().words.contains("contact begins"))
    }

    @Test func plotsShowTheSixOfManyItemsThatMoveMost() async throws {
        let plot = try await plotted(parameters: ["others": 20])
        #expect(plot.panels[0].series.count == 6)
        #expect(plot.panels[0].series[0].label == "ball")
        #expect(try plot.picture().words.contains("The 6 of 21 items that move most."))
        #expect(Set(plot.panels[0].series.map(\.color)).count == 6)
    }

    @Test func plotsShowTheItemsThatAreNamed() async throws {
        let plot = try await plotted(items: ["rest1", "ball"], parameters: ["others": 9])
        #expect(plot.panels[0].series.map(\.label) == ["ball", "rest1"])
        #expect(plot.note.isEmpty)
        let all = try await plotted(items: (0..<8).map { "rest\($0)" }, parameters: ["others": 9])
        let looks = all.panels[0].series.map { "\($0.color) \($0.dash)" }
        #expect(Set(looks).count == 8)
        await refusal("no item named “bal”. Did you mean “ball”? It has ball, rest0") {
            _ = try await plotted(items: ["bal"], parameters: ["others": 1])
        }
        await refusal("too many to distinguish") {
            _ = try await plotted(items: (0..<19).map { "rest\($0)" }, parameters: ["others": 20])
        }
    }

    @Test func plotsOfASweepWithMoreValuesThanColorsAreRefusedAtOnce() async throws {
        await refusal("1000 curves are too many to distinguish") {
            _ = try await plotted(sweep: "elasticity=0:0.999:0.001", scale: 0.01)
        }
    }

    @Test func plotsOfASweepHaveACurveForEachValue() async throws {
        let plot = try await plotted(sweep: "elasticity=0:1:0.25")
        let series = plot.panels[0].series
        #expect(series.map(\.label) == ["0", "0.25", "0.5", "0.75", "1"])
        #expect(series[1].name == "elasticity=0.25" && plot.legendTitle == "elasticity")
        let lights = series.map { 0.2126 * $0.color.red + 0.7152 * $0.color.green + 0.0722 * $0.color.blue }
        #expect(lights == lights.sorted() && Set(lights).count == 5)
    }

    @Test func plotsOfNothingThatMovesAreRefusedWithTheScenesName() async throws {
        let error = await #expect(throws: FilmError.self) { _ = try await plotted(PlainScene.self) }
        #expect(error?.description.contains("PlainScene has no items") == true)
        if case .lacking = error {} else { Issue.record("\(String(describing: error))") }
    }

    @Test func plotsLeaveOutWhatIsNoNumber() throws {
        let points = [0, .nan, .infinity, 3].enumerated().map { PlotPoint(time: Double($0), value: $1) }
        let series = Series(label: "a", color: .black, runs: [points, [points[1]]], contacts: points)
        #expect(series.runs == [[points[0], points[3]]] && series.contacts.count == 2)
        for runs in [[[points[1]]], []] {
            let plot = try Plot(
                title: "Nothing", duration: 1,
                panels: [.init(.y, [Series(label: "a", color: .black, runs: runs)])])
            let svg = String(decoding: try plot.picture().svgData(), as: UTF8.self)
            #expect(!svg.contains("nan") && !svg.contains("inf"))
        }
    }

    @Test(arguments: [(-1.0, 400.0), (.nan, 400), (640, .infinity), (640, 5000), (100, 400), (640, 170)])
    func plotsOfSizesWithoutRoomAreRefusedWithTheRule(_ width: Double, _ height: Double) async throws {
        await refusal("pt") {
            _ = try Plot(
                title: "a", duration: 1, panels: Quantity.allCases.map { .init($0, []) },
                size: CGSize(width: width, height: height)
            ).picture()
        }
    }

    @Test(arguments: [(240.0, 260.0), (640, 400), (1200, 300), (300, 700)])
    func plotsKeepAllLettersOnThePaperAndApart(_ width: Double, _ height: Double) async throws {
        let full = try await plotted(Thrown.self, "y", parameters: ["others": 5])
        let plot = try Plot(
            title: full.title, duration: 1, panels: full.panels, size: CGSize(width: width, height: height))
        let frames = try plot.picture().layers.flatMap(\.allFrames)
        let paper = CGRect(x: 0, y: 0, width: width, height: height)
        #expect(frames.count > 5 && frames.allSatisfy(paper.contains))
        for (number, frame) in frames.enumerated() {
            // Boxes of lines are a little taller than letters.
            let letters = frame.insetBy(dx: 0.5, dy: frame.height * 0.15)
            #expect(
                frames[..<number].allSatisfy {
                    !$0.insetBy(dx: 0.5, dy: $0.height * 0.15).intersects(letters)
                })
        }
    }

    @Test func plotsHaveEveryCurveAsAPathWithAnId() async throws {
        let data = try await plotted(Dropped.self, "y,speed").picture().svgData()
        let document = try XMLDocument(data: data)
        for quantity in ["y", "speed"] {
            let curves = try document.nodes(
                forXPath:
                    "//*[starts-with(@id, '\(quantity)') and contains(@id, 'ball')]/*[local-name()='path']")
            #expect(curves.count == 1)
        }
        #expect(data.count < 30_000)
    }

    @Test(
        .enabled(if: OutsideProgram("rsvg-convert").isInstalled, "rsvg-convert is not installed"),
        .enabled(if: OutsideProgram("pdftoppm").isInstalled, "pdftoppm is not installed"),
        arguments: Theme.Name.allCases)
    func plotsAreTheSameAsSVGAndPDF(_ theme: Theme.Name) async throws {
        let plot = try await plotted(Dropped.self, "y,energy", duration: 2, theme: theme.theme)
        let picture = try Plot(
            title: plot.title, duration: 2, panels: plot.panels, theme: plot.theme,
            size: CGSize(width: 360, height: 320)
        ).picture()
        let png = try Bitmap(drawing: picture, scale: 1)
        for rendered in try [svg(picture), pdf(picture)] {
            let difference = try #require(PictureDifference(rendered, png))
            // Letters and the edges of lines are sampled otherwise; nothing else may differ.
            #expect(difference.mean < 2.5, "\(difference.mean)")
            let far = difference.distances.count { $0 > 128 }
            #expect(Double(far) < 0.004 * Double(difference.distances.count), "\(far)")
        }
    }

    private func svg(_ picture: Picture) throws -> Bitmap {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a.svg")
            try picture.svgData().write(to: file)
            return try Bitmap(png: OutsideProgram("rsvg-convert").run([file.path]))
        }
    }

    private func pdf(_ picture: Picture) throws -> Bitmap {
        try withTemporaryFolder { folder in
            let stem = folder.appendingPathComponent("a").path
            try picture.pdfData().write(to: URL(fileURLWithPath: stem + ".pdf"))
            try OutsideProgram("pdftoppm").run(["-png", "-r", "72", "-singlefile", stem + ".pdf", stem])
            return try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: stem + ".png")))
        }
    }

    private func refusal(_ words: String, _ body: () async throws -> Void) async {
        let error = await #expect(throws: FilmError.self) { try await body() }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    private func path(of name: String, in picture: Picture) throws -> [CGPoint] {
        let layer = try #require(picture.layers.flatMap(\.family).first { $0.name == name })
        guard case .stroke(.path(let path), _, _)? = layer.contents.first else { return [] }
        return path.elements.compactMap {
            switch $0 {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }
}

@Suite struct QuantityTests {
    @Test func quantitiesOfPlotsAreReadBetweenCommas() throws {
        #expect(try Quantity.list("y, speed,ANGULARVELOCITY") == [.y, .speed, .angularVelocity])
    }

    @Test(arguments: [
        ("sped", "Did you mean “speed”?"), ("", "x, y, speed"), (",", "x, y, speed"), ("y,Y", "twice"),
        ("q", "There are x, y"),
    ])
    func quantitiesOfPlotsThatAreUnknownTwiceOrNoneAreRefused(_ text: String, _ words: String) {
        let error = #expect(throws: FilmError.self) { try Quantity.list(text) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
}

extension Layer {
    fileprivate var family: [Layer] { [self] + children.flatMap(\.family) }
    fileprivate var allNames: [String] { family.compactMap(\.name) }
    fileprivate var allTexts: [Text] {
        family.flatMap(\.contents).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    fileprivate var allFrames: [CGRect] { allTexts.map(\.frame) }
}

extension Picture {
    fileprivate var words: [String] { layers.flatMap(\.allTexts).map(\.string) }
}
