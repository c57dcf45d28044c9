import FlipbookCore
public import Foundation
public import Raster

/// A picture of a difference: the frame of A, the frame of B, and the pixels that differ, side by side.
public struct DifferencePicture: Sendable {
    /// A side of the comparison.
    public struct Panel: Sendable {
        /// The panel's title, such as a scene's or a file's name.
        public var name: String
        /// The frame's pixels, or nil when the side has no such frame, or no picture of it.
        public var bitmap: Bitmap?
        /// The words in place of a missing bitmap; default “no such frame”.
        public var remark = "no such frame"

        /// Creates a panel.
        public init(name: String, bitmap: Bitmap?) {
            (self.name, self.bitmap) = (name, bitmap)
        }
    }

    /// The difference in one sentence; empty for panels without a heading.
    public var sentence: String
    /// The causes of the difference, one line each.
    public var causes: [String]
    /// The panel of A.
    public var a: Panel
    /// The panel of B.
    public var b: Panel
    /// The positions of the item that differs, in pixels, at most one for each side. The first one gets a
    /// ring when no pixel differs. Default empty.
    public var marks: [CGPoint] = []
    /// The number of pixels per point, for the layout and its texts; default 2.
    public var scale: Double = 2

    /// Creates a picture of two panels and their difference.
    public init(sentence: String, causes: [String], a: Panel, b: Panel) {
        (self.sentence, self.causes, self.a, self.b) = (sentence, causes, a, b)
    }

    /// Draws the picture.
    /// - Throws: `RasterError` when the picture would be too large.
    public func bitmap() throws -> Bitmap {
        let layout = DifferenceLayout(of: self)
        let base = try Bitmap(drawing: layout.page, scale: scale)
        let overlay = try Bitmap(drawing: layout.overlay, scale: scale)
        let panels = zip([a.bitmap, b.bitmap, try difference], layout.origins)
        return try Bitmap(width: base.width, height: base.height) { bytes in
            base.withUnsafeBytes { bytes.copyMemory(from: $0) }
            for case (let panel?, let origin) in panels { bytes.lay(panel, at: origin, width: base.width) }
            bytes.lay(overlay, at: (0, 0), width: base.width)
        }
    }

    /// The difference of the pixels, or nil when no pixel differs, a bitmap is missing, or their sizes
    /// differ.
    var pixels: PixelDifference? {
        guard let a = a.bitmap, let b = b.bitmap else { return nil }
        return PixelDifference(a, b)
    }

    private var difference: Bitmap? {
        get throws {
            guard let a = a.bitmap, let b = b.bitmap, (a.width, a.height) == (b.width, b.height) else {
                return nil
            }
            return try b.marking(differencesFrom: a, in: (208, 57, 14))
        }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Composites a bitmap with premultiplied alpha over the opaque pixels of an image that is `width` pixels
    /// wide.
    fileprivate func lay(_ bitmap: Bitmap, at origin: (x: Int, y: Int), width: Int) {
        bitmap.withUnsafeBytes { source in
            for y in 0..<bitmap.height where (origin.y + y + 1) * width * 4 <= count {
                for x in 0..<Swift.min(bitmap.width, width - origin.x) {
                    let from = y * bitmap.bytesPerRow + x * 4
                    let to = ((origin.y + y) * width + origin.x + x) * 4
                    let open = 255 - Int(source[from + 3])
                    for offset in 0..<4 {
                        let below = open == 0 ? 0 : (Int(self[to + offset]) * open + 127) / 255
                        self[to + offset] = UInt8(Swift.min(255, Int(source[from + offset]) + below))
                    }
                }
            }
        }
    }
}
