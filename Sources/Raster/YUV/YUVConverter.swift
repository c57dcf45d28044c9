import Foundation
import Picture

/// Converts a film's frames, from several threads at once, and what has not changed since an earlier one only
/// once.
///
/// Frames that are worked on at the same time cannot wait for one another. So each starts from the last frame
/// that some thread has done; as many of those are remembered as threads were ever at work at once.
public final class YUVConverter: @unchecked Sendable {
    private typealias Done = (bitmap: Bitmap, yuv: YUVBitmap)

    private let border: Color
    private let lock = NSLock()
    private var done: [Done] = []

    /// A converter that gives frames of odd size a border; default a white one.
    public init(border: Color = .white) {
        self.border = border
    }

    /// Converts a frame, which has to be opaque.
    /// - Throws: `RasterError` when memory is short.
    public func convert(_ bitmap: Bitmap) throws -> YUVBitmap {
        let before = lock.withLock { done.popLast() }
        let yuv = try YUVBitmap(bitmap, border: border, after: before)
        lock.withLock { done.append((bitmap, yuv)) }
        return yuv
    }
}
