import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

/// Groups that are multiplied with what is behind them, or screened upon it.
@Suite struct BlendingTests {
    private func picture(_ blending: Layer.Blending, on paper: Color) -> Picture {
        var group = Layer(
            contents: [.fill(rectangle(0, 0, 12, 20), Color(red: 1, green: 0.5, blue: 0.5))],
            children: [Layer(contents: [.fill(rectangle(4, 0, 8, 20), Color(red: 0.5, green: 1, blue: 0.5))])]
        )
        group.blending = blending
        let behind = Layer(contents: [.fill(rectangle(8, 0, 12, 20), Color(red: 0.5, green: 0.5, blue: 1))])
        return Picture(size: CGSize(width: 24, height: 20), background: paper, layers: [behind, group])
    }

    /// Within the group the child covers; the group as a whole is blended, and nothing where it is clear.
    @Test(arguments: [
        (Layer.Blending.normal, Color.white, [0xFF8080, 0x80FF80, 0x80FF80, 0x8080FF, 0xFFFFFF]),
        (.multiply, .white, [0xFF8080, 0x80FF80, 0x408080, 0x8080FF, 0xFFFFFF]),
        (.screen, .black, [0xFF8080, 0x80FF80, 0xBFFFFF, 0x8080FF, 0x000000]),
    ])
    func groupsBlend(_ blending: Layer.Blending, _ paper: Color, _ colors: [Int]) throws {
        let bitmap = try Bitmap(drawing: picture(blending, on: paper), scale: 1)
        for (x, color) in zip([2, 6, 10, 16, 22], colors) {
            let pixel = Pixel(UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF))
            #expect(bitmap[x, 10].distance(to: pixel) <= 2, "at \(x)")
        }
    }

    /// The common part of both sides of a cross-fade stays, and the paper takes no part in their sum.
    @Test func theSidesOfACrossFadeAddUp() throws {
        let old = Layer(opacity: 0.75, contents: [.fill(rectangle(0, 0, 12, 20), .black)])
        var new = Layer(opacity: 0.25, contents: [.fill(rectangle(6, 0, 12, 20), .black)])
        new.blending = .plus
        let picture = Picture(
            size: CGSize(width: 24, height: 20), background: .white, layers: [Layer(children: [old, new])])
        let bitmap = try Bitmap(drawing: picture, scale: 1)
        for (x, gray) in [(3, 64), (9, 0), (15, 191), (21, 255)] {
            let value = UInt8(gray)
            #expect(bitmap[x, 10].distance(to: Pixel(value, value, value)) <= 2, "at \(x)")
        }
    }

    @Test(
        .enabled(if: OutsideProgram("rsvg-convert").isInstalled, "rsvg-convert is not installed"),
        arguments: [Layer.Blending.multiply, .screen])
    func anotherRendererBlendsTheSVG(_ blending: Layer.Blending) throws {
        try expectSame(picture(blending, on: Color(red: 0.3, green: 0.4, blue: 0.5)), "svg") { file, stem in
            try OutsideProgram("rsvg-convert").run(["--zoom", "2", file, "-o", stem + ".png"])
        }
    }

    @Test(
        .enabled(if: OutsideProgram("pdftoppm").isInstalled, "pdftoppm is not installed"),
        arguments: [Layer.Blending.multiply, .screen])
    func anotherRendererBlendsThePDF(_ blending: Layer.Blending) throws {
        try expectSame(picture(blending, on: Color(red: 0.3, green: 0.4, blue: 0.5)), "pdf") { file, stem in
            try OutsideProgram("pdftoppm").run(["-png", "-r", "144", "-singlefile", file, stem])
        }
    }

    private func expectSame(
        _ picture: Picture, _ format: String, _ draw: (_ file: String, _ stem: String) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let stem = folder.appendingPathComponent("a").path
            let data = try format == "svg" ? picture.svgData() : picture.pdfData()
            try data.write(to: URL(fileURLWithPath: "\(stem).\(format)"))
            try draw("\(stem).\(format)", stem)
            let drawn = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: stem + ".png")))
            let difference = try #require(PictureDifference(drawn, try Bitmap(drawing: picture, scale: 2)))
            #expect(difference.mean < 2 && difference.largest < 40)
        }
    }
}
