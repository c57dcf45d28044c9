import CoreDrawing
import Picture
import Raster
import UIFoundation
import UIKitDrawing
import UIKitHost
import UIKitTestSupport

/// A host that can read and write image files.
@MainActor struct DrawingFixture {
    let host = SceneHost(
        size: CGSize(width: 320, height: 568), scale: 2, textRuler: PangoTextMeasurer())

    init() { host.imageCoder = ImageFileCoder() }

    /// Returns the bytes of an image's pixels in a rectangle, rows from the top: red, green, blue, alpha.
    func bytes(of image: CIImage?, in rect: CGRect) -> [[UInt8]] {
        guard let image else { return [] }
        let (width, height) = (Int(rect.width), Int(rect.height))
        var bytes = [UInt8](repeating: 0, count: 4 * width * height)
        host.withCurrent {
            CIContext().render(
                image, toBitmap: &bytes, rowBytes: 4 * width, bounds: rect, format: .RGBA8, colorSpace: nil)
        }
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    /// Returns the first pixel of an image.
    func pixel(of image: CIImage?, x: Int = 0, y: Int = 0) -> [UInt8]? {
        bytes(of: image, in: CGRect(x: x, y: y, width: 1, height: 1)).first
    }

    /// Returns a square of one color.
    func square(_ color: CIColor, side: CGFloat = 8) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
    }
}
