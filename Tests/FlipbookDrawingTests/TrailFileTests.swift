import CoreGeometry
import FlipbookCore
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@testable import FlipbookDrawing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct TrailFileTests {
    private static let looks: [TrailLook] = [
        TrailLook(), TrailLook(style: .outlines, theme: .dark),
        TrailLook(coloring: .time, showsPaths: true, showsContacts: true, isCropped: true),
        TrailLook(coloring: .time, showsPaths: true, showsContacts: true, theme: .dark),
    ]

    /// A large square that is thrown through the picture and turns, and a disk that fades away.
    private func picture(_ look: TrailLook) throws -> Picture {
        var trail = try Trail(spacing: .frames(1), look: look)
        for step in 0..<8 {
            let t = CGFloat(step)
            let square = Layer(
                name: "red <square>",
                transform: CGAffineTransform(translationX: 30 + 20 * t, y: 90 - 24 * t + 3.2 * t * t)
                    .rotated(by: t / 5),
                contents: [.fill(.rectangle(CGRect(x: -18, y: -18, width: 36, height: 36)), Color(red: 0.9))])
            let disc = Layer(
                transform: CGAffineTransform(translationX: 140, y: 30), opacity: 1 - t / 10,
                contents: [
                    .fill(.ellipse(in: CGRect(x: -16, y: -16, width: 32, height: 32)), Color(green: 0.6))
                ])
            let size = CGSize(width: 200, height: 140)
            try trail.add(Picture(size: size, layers: [square, disc]), at: TimeInterval(step) / 10)
        }
        trail.addContact(at: CGPoint(x: 100, y: 60))
        return try #require(try trail.picture())
    }

    @Test(arguments: looks)
    func filesOfATrailHaveAnIdOfItsOwnForEveryGhostInAnSVG(_ look: TrailLook) throws {
        let data = try picture(look).svgData()
        let ids = String(decoding: data, as: UTF8.self).matches(of: #/id="([^"]*)"/#).map {
            String($0.output.1)
        }
        #expect(Set(ids).count == ids.count)
        for number in 1...8 {
            #expect(ids.contains("red--square--phase-\(number)") && ids.contains("shape1-phase-\(number)"))
        }
        #expect(XMLParser(data: data).parse())
        #expect(!String(decoding: data, as: UTF8.self).contains("<image"))
    }

    // Renderers agree on where shapes are and differ in how they sample edges, so only an edge's pixels may
    // differ, by a part of the contrast across it. A shape in a wrong place or color is off by more than 24
    // of 255 in whole areas: a square of this trail is more than 4 % of the picture. librsvg draws with
    // Cairo, as the PNG is drawn, so next to nothing may differ by that much; poppler samples 4 x 4 times a
    // pixel, and a line of one pixel may be off by a quarter of its contrast, which edges and letters make in
    // at most 2 % of the pixels here.

    @Test(
        .enabled(if: OutsideProgram("rsvg-convert").isInstalled, "rsvg-convert is not installed"),
        arguments: looks)
    func filesOfATrailAreTheSamePictureAsSVG(_ look: TrailLook) throws {
        let picture = try picture(look)
        try withTemporaryFolder { folder in
            let (svg, png) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
            try picture.svgData().write(to: svg)
            try OutsideProgram("rsvg-convert").run(["--zoom", "2", "--output", png.path, svg.path])
            try expectSame(Bitmap(png: Data(contentsOf: png)), as: picture, mean: 0.5, share: 0.002)
        }
    }

    @Test(.enabled(if: OutsideProgram("pdftoppm").isInstalled, "pdftoppm is not installed"), arguments: looks)
    func filesOfATrailAreTheSamePictureAsPDF(_ look: TrailLook) throws {
        let picture = try picture(look)
        try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture.pdfData().write(to: pdf)
            let stem = folder.appendingPathComponent("a").path
            try OutsideProgram("pdftoppm").run(["-png", "-r", "144", "-singlefile", pdf.path, stem])
            let rendered = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: stem + ".png")))
            try expectSame(rendered, as: picture, mean: 1.5, share: 0.02)
        }
    }

    @Test(
        .enabled(if: OutsideProgram("pdfimages").isInstalled, "pdfimages is not installed"), arguments: looks)
    func filesOfATrailHoldShapesNotPixelsInAPDF(_ look: TrailLook) throws {
        let list = try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture(look).pdfData().write(to: pdf)
            return try OutsideProgram("pdfimages").run(["-list", pdf.path])
        }
        // Two lines of headings and nothing below them.
        #expect(String(decoding: list, as: UTF8.self).split(separator: "\n").count == 2)
    }

    private func expectSame(_ rendered: Bitmap, as picture: Picture, mean: Double, share: Double) throws {
        let difference = try #require(PictureDifference(rendered, try Bitmap(drawing: picture, scale: 2)))
        let apart = Double(difference.distances.count { $0 > 24 }) / Double(difference.distances.count)
        #expect(difference.mean < mean)
        #expect(apart < share)
    }
}
