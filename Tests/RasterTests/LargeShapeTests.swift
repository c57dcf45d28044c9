import CoreGeometry
import Picture
import Testing

@testable import Raster

/// Shapes beyond what Cairo can draw.
struct LargeShapeTests {
    @Test func theErrorHasTheSizeOfAShapeThatIsTooLarge() throws {
        let circle = CGRect(x: -10_000_000, y: 0, width: 20_000_000, height: 30)
        let layer = Layer(contents: [.fill(.ellipse(in: circle), Color(red: 1, green: 0, blue: 0))])
        let picture = Picture(size: CGSize(width: 100, height: 100), layers: [layer])
        let error = #expect(throws: RasterError.self) { try Bitmap(drawing: picture, scale: 1) }
        #expect(error?.message.contains("without a name shows") == true)
        #expect(error?.message.contains("20000000 x 30 points") == true)
    }
}
