import CoreGeometry
import Testing
import UIKitDrawing
import UIKitHost

@MainActor struct QRCodeTests {
    private let fixture = DrawingFixture()

    private func code(_ text: String, level: String = "M") -> CIImage? {
        let filter = fixture.host.withCurrent { CIFilter(name: "CIQRCodeGenerator") }
        filter?.setValue(Data(text.utf8), forKey: "inputMessage")
        filter?.setValue(level, forKey: "inputCorrectionLevel")
        return filter?.outputImage
    }

    @Test(arguments: [("a", 23), ("https://www.swift.org", 27), (String(repeating: "x", count: 200), 59)])
    func longerTextsHaveLargerCodes(text: String, side: Int) {
        #expect(code(text)?.extent == CGRect(x: 0, y: 0, width: side, height: side))
    }

    @Test func threeCornersHaveASquare() {
        let rows = fixture.bytes(of: code("a"), in: CGRect(x: 0, y: 0, width: 23, height: 23))
        func isDark(_ column: Int, _ row: Int) -> Bool { rows[(row + 1) * 23 + column + 1][0] == 0 }
        for (x, y) in [(0, 0), (14, 0), (0, 14)] {
            for step in 0..<7 {
                #expect(isDark(x + step, y) && isDark(x + step, y + 6))
                #expect(isDark(x, y + step) && isDark(x + 6, y + step))
            }
            #expect(!isDark(x + 1, y + 1) && isDark(x + 3, y + 3))
        }
        // The fourth corner has none, and the margin is white.
        #expect(rows[0] == [255, 255, 255, 255])
        #expect(!(14..<21).allSatisfy { isDark($0, 14) })
    }

    @Test func largeCodesHaveSharpSquares() {
        let large = code("a")?.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(large?.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
        let shades = Set(
            fixture.bytes(of: large, in: CGRect(x: 0, y: 0, width: 230, height: 230)).map { $0[0] })
        #expect(shades == [0, 255])
    }

    @Test func aTextThatIsTooLongHasNoCode() { #expect(code(String(repeating: "x", count: 3000)) == nil) }
}
