import CoreDrawing
import CoreGeometry
import TestSupport
import Testing
import UIFoundation
import UIKitDrawing
import UIKitHost

@MainActor struct UIGraphicsPDFRendererTests {
    private let fixture = DrawingFixture()
    private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

    /// Returns what a program says of a file: its texts, with a form feed behind each page.
    private func texts(of file: Data) throws -> String {
        let path = NSTemporaryDirectory() + "/" + UUID().uuidString + ".pdf"
        try file.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return String(decoding: try OutsideProgram("pdftotext").run([path, "-"]), as: UTF8.self)
    }

    @Test(.enabled(if: OutsideProgram("pdftotext").isInstalled, "pdftotext is not installed"))
    func eachPageIsOneOfTheFile() throws {
        let file = fixture.host.withCurrent {
            UIGraphicsPDFRenderer(bounds: page).pdfData { context in
                for number in 1...3 {
                    context.beginPage()
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
                    "Page \(number)".draw(at: CGPoint(x: 70, y: 20))
                    #expect(context.pdfContextBounds == page)
                    #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                }
            }
        }
        #expect(file.starts(with: Array("%PDF-".utf8)))
        fixture.host.withCurrent { #expect(UIGraphicsGetCurrentContext() == nil) }
        let pages = try texts(of: file).split(separator: "\u{C}").map {
            $0.filter { !$0.isWhitespace }
        }
        #expect(pages == ["Page1", "Page2", "Page3"])
    }

    @Test(.enabled(if: OutsideProgram("pdftotext").isInstalled, "pdftotext is not installed"))
    func functionsMakeAFileInMemory() throws {
        let file = NSMutableData()
        fixture.host.withCurrent {
            UIGraphicsBeginPDFContextToData(file, .zero, nil)
            UIGraphicsBeginPDFPage()
            #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
            "Page".draw(at: CGPoint(x: 20, y: 20))
            UIGraphicsBeginPDFPageWithInfo(page, nil)
            #expect(UIGraphicsGetPDFContextBounds() == page)
            UIGraphicsEndPDFContext()
            #expect(UIGraphicsGetPDFContextBounds() == .zero)
        }
        let texts = try texts(of: file as Data)
        #expect(texts.filter { $0 == "\u{C}" }.count == 2 && texts.contains("Page"))
    }

    @Test func aFileWithoutAPageIsEmptyWithAWarning() {
        fixture.host.withCurrent { #expect(UIGraphicsPDFRenderer(bounds: page).pdfData { _ in }.isEmpty) }
        #expect(fixture.host.warnings.contains { $0.contains("PDF") })
    }
}
