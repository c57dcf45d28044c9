import CoreGeometry
import Foundation
import Picture

/// The drawings of a film for several threads at once: as many as were ever in use together. Each draws what
/// differs from the picture that it has drawn last, whichever that was.
public final class DrawingPool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [SuccessiveDrawing] = []

    /// Creates a pool without drawings.
    public init() {}

    /// Calls `body` with a drawing for its exclusive use: of those whose bitmap nobody else has, the one that
    /// was used last, since its picture is likely to be the most similar. A bitmap that a sink still encodes,
    /// or compares the next frame with, would have to be copied, which takes longer than drawing it.
    public func withDrawing<Result>(_ body: (SuccessiveDrawing) throws -> Result) rethrows -> Result {
        let drawing =
            lock.withLock { idle.lastIndex(where: \.isFree).map { idle.remove(at: $0) } }
            ?? SuccessiveDrawing()
        defer { lock.withLock { idle.append(drawing) } }
        return try body(drawing)
    }
}
