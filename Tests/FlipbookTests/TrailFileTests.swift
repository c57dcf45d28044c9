import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@testable import Flipbook

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The files of a trail")
struct TrailFileTests {
    private static let looks: [TrailLook] = [
        TrailLook(), TrailLook(style: .outlines, theme: .dark),
        TrailLook(coloring: .time, showsPaths: true, showsContacts: true, isCropped: true),
        TrailLook(coloring: .time, showsPaths: true, showsContacts: true, theme: .dark),
    ]

    /// A large square that is thrown through the picture and turns, and a disc that fades away.
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

    @Test("have an id of its own for every ghost in an SVG, whatever items are called", arguments: looks)
    func ids(_ look: TrailLook) throws {
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

    // What the tolerances say. Two renderers agree on where shapes are and differ in how they sample edges:
    // an edge's pixel may be off by a part of the contrast across it. An area in a wrong colour or place
    // would be off by 20 or more in thousands of pixels of a whole, so areas are compared by the share of
    // pixels that differ by more than 24 of 255 (no more than what edges can make, 2 %), and the whole by the
    // mean. A trail has many edges and its letters are hinted differently, hence a mean of 1.5 rather than
    // that of plain shapes.

    @Test(
        "are the same picture as SVG, drawn by another renderer",
        .enabled(if: OutsideProgram("rsvg-convert").isInstalled, "rsvg-convert is not installed"),
        arguments: looks)
    func svg(_ look: TrailLook) throws {
        let picture = try picture(look)
        try withTemporaryFolder { folder in
            let (svg, png) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
            try picture.svgData().write(to: svg)
            try OutsideProgram("rsvg-convert").run(["--zoom", "2", "--output", png.path, svg.path])
            try expectSame(Bitmap(png: Data(contentsOf: png)), as: picture)
        }
    }

    @Test(
        "are the same picture as PDF, drawn by another renderer",
        .enabled(if: OutsideProgram("pdftoppm").isInstalled, "pdftoppm is not installed"), arguments: looks)
    func pdf(_ look: TrailLook) throws {
        let picture = try picture(look)
        try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture.pdfData().write(to: pdf)
            let stem = folder.appendingPathComponent("a").path
            try OutsideProgram("pdftoppm").run(["-png", "-r", "144", "-singlefile", pdf.path, stem])
            try expectSame(Bitmap(png: Data(contentsOf: URL(fileURLWithPath: stem + ".png"))), as: picture)
        }
    }

    @Test(
        "hold shapes, not pixels, in a PDF",
        .enabled(if: OutsideProgram("pdfimages").isInstalled, "pdfimages is not installed"), arguments: looks)
    func noImages(_ look: TrailLook) throws {
        let list = try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture(look).pdfData().write(to: pdf)
            return try OutsideProgram("pdfimages").run(["-list", pdf.path])
        }
        // Two lines of headings and nothing below them.
        #expect(String(decoding: list, as: UTF8.self).split(separator: "\n").count == 2)
    }

    private func expectSame(_ rendered: Bitmap, as picture: Picture) throws {
        let difference = try #require(PictureDifference(rendered, try Bitmap(drawing: picture, scale: 2)))
        let apart = difference.distances.count { $0 > 24 }
        #expect(difference.mean < 1.5)
        #expect(Double(apart) < 0.02 * Double(difference.distances.count))
    }
}
