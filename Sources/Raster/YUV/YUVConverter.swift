import Foundation
public import Picture

/// A converter of a film's frames for several threads at once, which converts only the parts that differ from
/// an earlier frame.
///
/// Frames that are converted at the same time cannot wait for one another. So each starts from the last frame
/// that any thread has completed. The converter keeps as many of these as threads were ever converting at
/// once.
public final class YUVConverter: @unchecked Sendable {
    private typealias Done = (bitmap: Bitmap, yuv: YUVBitmap)

    private let border: Color
    private let lock = NSLock()
    private var done: [Done] = []

    /// Creates a converter that extends frames of odd size by a border; default white.
    public init(border: Color = .white) {
        self.border = border
    }

    /// Converts a frame, which must be opaque.
    ///
    /// - Throws: `RasterError` when memory is short.
    public func convert(_ bitmap: Bitmap) throws -> YUVBitmap {
        let before = lock.withLock { done.popLast() }
        let yuv = try YUVBitmap(bitmap, border: border, after: before)
        lock.withLock { done.append((bitmap, yuv)) }
        return yuv
    }
}
