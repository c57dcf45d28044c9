/// The memory of a bitmap. It can cross threads unchecked, as it is written only before the bitmap's
/// initializer returns, or while a single bitmap has it.
final class PixelBuffer: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    private let count: Int

    init(start: UnsafeMutableRawPointer, count: Int) {
        self.start = start
        self.count = count
    }

    deinit { PixelBufferPool.release(start, count) }

    var mutableBytes: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: start, count: count)
    }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}
