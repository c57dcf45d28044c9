import Foundation
import Picture

/// The frames of a GIF file, each laid over what those before it leave.
struct GIFFrames {
    /// The frames: at least one.
    private(set) var all: [ImageFrame] = []
    private let width: Int, height: Int
    private var screen: [UInt8]

    /// Reads all frames, up to damage behind the first one, and up to a number of pixels in all.
    ///
    /// - Throws: `RasterError` for a file whose first frame cannot be read.
    init(_ bytes: [UInt8], pixelLimit: Int) throws {
        var reader = try GIFReader(bytes, pixelLimit: pixelLimit)
        var next: GIFReader.Frame? = try reader.frame()
        (width, height) = (reader.width, reader.height)
        screen = [UInt8](repeating: 0, count: 4 * width * height)
        while let frame = next {
            let before = screen
            draw(frame)
            guard let image = PixelImage(width: width, height: height, pixels: Data(screen)) else {
                throw RasterError("There is not enough memory for the frames of a GIF.")
            }
            all.append(ImageFrame(image, duration: Double(frame.delay) / 100))
            switch frame.disposal {
            case 2: clear(frame)
            case 3: screen = before
            default: break
            }
            guard (all.count + 1) * width * height <= pixelLimit else { return }
            next = try? reader.frame()
        }
    }

    private mutating func draw(_ frame: GIFReader.Frame) {
        for row in 0..<max(0, min(frame.height, height - frame.top)) {
            for column in 0..<max(0, min(frame.width, width - frame.left)) {
                let index = Int(frame.indices[row * frame.width + column])
                guard index != frame.clearIndex, index < frame.colors.count else { continue }
                let place = 4 * ((frame.top + row) * width + frame.left + column)
                let color = frame.colors[index]
                (screen[place], screen[place + 1]) = (color.blue, color.green)
                (screen[place + 2], screen[place + 3]) = (color.red, 255)
            }
        }
    }

    private mutating func clear(_ frame: GIFReader.Frame) {
        for row in 0..<max(0, min(frame.height, height - frame.top)) {
            let start = 4 * ((frame.top + row) * width + min(frame.left, width))
            let count = 4 * max(0, min(frame.width, width - frame.left))
            for index in start..<start + count { screen[index] = 0 }
        }
    }
}
