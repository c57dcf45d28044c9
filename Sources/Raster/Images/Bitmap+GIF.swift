public import Foundation

extension Bitmap {
    /// Creates a bitmap of the first frame of a GIF file, as it lies on the file's picture.
    ///
    /// - Parameter pixelLimit: The largest number of pixels; default any.
    /// - Throws: `RasterError` when the data is not GIF, or is truncated or damaged.
    public init(gif data: Data, pixelLimit: Int = .max) throws {
        var reader = try GIFReader([UInt8](data), pixelLimit: pixelLimit)
        let frame = try reader.frame()
        let (width, height) = (reader.width, reader.height)
        try self.init(width: width, height: height) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            for row in 0..<max(0, min(frame.height, height - frame.top)) {
                for column in 0..<max(0, min(frame.width, width - frame.left)) {
                    let index = Int(frame.indices[row * frame.width + column])
                    guard index != frame.clearIndex, index < frame.colors.count else { continue }
                    let place = 4 * ((frame.top + row) * width + frame.left + column)
                    let color = frame.colors[index]
                    (bytes[place], bytes[place + 1]) = (color.blue, color.green)
                    (bytes[place + 2], bytes[place + 3]) = (color.red, 255)
                }
            }
        }
    }
}
