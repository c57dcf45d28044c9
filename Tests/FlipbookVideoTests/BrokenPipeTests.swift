import FlipbookCore
import Foundation
import Raster
import Synchronization
import SystemPackage
import Testing

@testable import FlipbookVideo

/// Pipes to programs that have ended.
@Suite struct BrokenPipeTests {
    private static let signals = Atomic(0)

    @Test func writingToAProgramThatHasEndedFailsAndLeavesTheSignalToTheCaller() async throws {
        let handler: @convention(c) (Int32) -> Void = { _ in
            BrokenPipeTests.signals.add(1, ordering: .relaxed)
        }
        let before = signal(SIGPIPE, handler)
        let program = try? await FFmpeg(["-version"], video: "a.mp4")
        try? await program?.finish()
        let (pipe, source) = try FramePipe.open()
        try source.close()
        let bitmap = try Bitmap(width: 64, height: 64) { _ in }
        for _ in 0..<2 {
            #expect(await pipe.write(.pixels(bitmap)) == false)
        }
        pipe.close()
        #expect(Self.signals.load(ordering: .relaxed) == 0)
        raise(SIGPIPE)
        #expect(Self.signals.load(ordering: .relaxed) == 1)
        signal(SIGPIPE, before)
    }
}
