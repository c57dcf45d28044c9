import CoreDrawing
import CoreGeometry
import Testing
import UIFoundation
import UIKitDrawing
import UIKitHost

@MainActor struct UIGraphicsPDFRendererTests {
    private let fixture = DrawingFixture()
    private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

    /// Returns the number of pages of a file, whose tree of pages is not compressed.
    private func pageCount(_ file: Data) -> Int {
        String(decoding: file, as: UTF8.self).components(separatedBy: "/Type /Page\n").count - 1
    }

    @Test func eachPageIsOneOfTheFile() {
        fixture.host.withCurrent {
            let file = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
                for _ in 0..<3 {
                    context.beginPage()
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
                    #expect(context.pdfContextBounds == page)
                    #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                }
            }
            #expect(file.starts(with: Array("%PDF-".utf8)))
            #expect(pageCount(file) == 3)
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    @Test func functionsMakeAFileInMemory() {
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
        #expect(pageCount(file as Data) == 2)
    }

    @Test func aFileWithoutAPageIsEmptyWithAWarning() {
        fixture.host.withCurrent { #expect(UIGraphicsPDFRenderer(bounds: page).pdfData { _ in }.isEmpty) }
        #expect(fixture.host.warnings.contains { $0.contains("PDF") })
    }
}
