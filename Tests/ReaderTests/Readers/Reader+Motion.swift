import Foundation
import Raster
import SystemPackage
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDiff
@testable import FlipbookDrawing
@testable import FlipbookVideo
@testable import Physics2D

/// Recorded motion, and what stands in archives of scenes.
extension Reader {
    /// Reads a trace, writes it in the compact form, and reads it again.
    func readTrace(_ data: Data) throws {
        let trace = try MotionTrace(data: data, path: "a.trace")
        check(trace.frames.enumerated().allSatisfy { $0 == $1.number && $1.time.isFinite })
        check(
            trace.frames.allSatisfy {
                $0.items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite && $0.angle.isFinite }
            })
        check(trace.rate.map { $0.isFinite && $0 > 0 } ?? true)
        check(trace.pictures.map { $0.count == trace.frames.count } ?? true)
        let isLong = trace.frames.reduce(0) { $0 + $1.items.count } > 10_000 || trace.frames.count > 10_000
        guard !isLong, MotionTrace.isCompact(data) else { return }
        let again = try MotionTrace(data: Data(trace.compactText.utf8), path: "b.trace")
        check(again.frames.count == trace.frames.count && again.contacts?.count == trace.contacts?.count)
        check(again.pictures == trace.pictures)
    }

    func readRegion(_ data: Data) throws {
        guard let region = try? JSONDecoder().decode(Region.self, from: data) else { throw NothingRead() }
        for (x, y) in [(0, 0), (1, -2), (.infinity, 0), (.nan, 0)] as [(Double, Double)] {
            _ = region.contains(x: x, y: y)
        }
        check(try !JSONEncoder().encode(region).isEmpty)
    }

    func readPAM(_ data: Data) throws {
        // A pipe holds no more than 64 KiB before somebody reads.
        guard data.count <= 60_000 else { throw NothingRead() }
        let ends = try FileDescriptor.pipe()
        try ends.writeEnd.closeAfter { _ = try ends.writeEnd.writeAll(data) }
        let pictures = PAMReader(ends.readEnd)
        while let bitmap = try wait({ try await pictures.next() }).get() {
            check(bitmap.width > 0 && bitmap.height > 0)
        }
    }
}
