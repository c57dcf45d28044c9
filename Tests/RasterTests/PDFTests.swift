import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@Suite struct PDFTests {
    @Test func twoRunsWriteTheSameBytesWithoutADate() throws {
        let file = try Specimen.everything.pdfData()
        #expect(file.starts(with: Data("%PDF-".utf8)))
        #expect(try file == Specimen.everything.pdfData())
        #expect(file.range(of: Data("Date".utf8)) == nil)
    }

    @Test(.enabled(if: OutsideProgram("pdfinfo").isInstalled, "pdfinfo is not installed"))
    func aTitleAndASummaryAreInTheMetadata() throws {
        var picture = Specimen.shapes
        picture.title = "Würfel (a) & <b> \\"
        picture.summary = "A ball falls."
        let lines = try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture.pdfData().write(to: pdf)
            return String(decoding: try OutsideProgram("pdfinfo").run([pdf.path]), as: UTF8.self)
        }.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } } }
        #expect(lines.contains(["Title", "Würfel (a) & <b> \\"]))
        #expect(lines.contains(["Subject", "A ball falls."]))
    }

    @Test(arguments: [
        CGSize(width: 0, height: 9), CGSize(width: 9, height: CGFloat.nan),
        CGSize(width: CGFloat.infinity, height: 1),
        CGSize(width: 14401, height: 9),
    ])
    func badSizesAreErrors(size: CGSize) {
        #expect(throws: RasterError.self) { try Picture(size: size).pdfData() }
    }

    @Test func sheetsThatAreNoPlaneAreLeftOut() throws {
        let gone = Layer(
            transform: CGAffineTransform(scaleX: .nan, y: 0), contents: [.fill(square(side: 9), .red)])
        let size = CGSize(width: 20, height: 20)
        #expect(try Picture(size: size, layers: [gone]).pdfData() == Picture(size: size).pdfData())
    }

    @Test(.enabled(if: OutsideProgram("pdftoppm").isInstalled, "pdftoppm is not installed"))
    func anotherRendererDrawsTheSamePicture() throws {
        // The renderer samples edges 4 x 4 times a pixel, so they differ by a quarter or so; areas have to be
        // equal.
        let difference = try compared(Specimen.shapes)
        #expect(difference.mean < 1)
        #expect(Double(difference.distances.count { $0 > 80 }) < 0.002 * Double(difference.distances.count))
        #expect(try compared(Specimen.everything).mean < 2)
    }

    private func compared(_ picture: Picture) throws -> PictureDifference {
        try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture.pdfData().write(to: pdf)
            let stem = folder.appendingPathComponent("a").path
            try OutsideProgram("pdftoppm").run(["-png", "-r", "144", "-singlefile", pdf.path, stem])
            let rendered = try Bitmap(png: Data(contentsOf: folder.appendingPathComponent("a.png")))
            return try #require(PictureDifference(rendered, try Bitmap(drawing: picture, scale: 2)))
        }
    }

    @Test(.enabled(if: OutsideProgram("pdftotext").isInstalled, "pdftotext is not installed"))
    func textStaysText() throws {
        let words = try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try Specimen.everything.pdfData().write(to: pdf)
            return try OutsideProgram("pdftotext").run([pdf.path, "-"])
        }
        #expect(
            String(decoding: words, as: UTF8.self).split(whereSeparator: \.isWhitespace) == [
                "Fall,", "bounce", "&", "rest",
            ])
    }

    @Test(.enabled(if: OutsideProgram("pdffonts").isInstalled, "pdffonts is not installed"))
    func fontsAreEmbedded() throws {
        let table = try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try Specimen.everything.pdfData().write(to: pdf)
            return try OutsideProgram("pdffonts").run([pdf.path])
        }
        let rows = String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst(2)
        #expect(!rows.isEmpty)
        // The columns end with: embedded, subset, unicode, object number and generation.
        #expect(rows.allSatisfy { $0.split(separator: " ").suffix(5).first == "yes" })
    }
}
