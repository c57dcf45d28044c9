import Foundation
import Raster

/// An ordered render pipeline: it draws and encodes frames on several threads and passes them to the sinks in
/// the film's order.
///
/// The number of frames in flight is bounded, whatever the film's length: a new frame enters only when an
/// earlier one has been written. A slow sink therefore slows the whole pipeline.
struct FramePipeline: Sendable {
    /// A frame to be made.
    struct Job: Sendable {
        /// The number of the frame.
        let number: Int
        /// The work that the frame needs.
        let work: Work

        enum Work: Sendable {
            /// Draw the frame with a closure.
            case draw(@Sendable () throws -> Bitmap)
            /// Write the last drawn frame again, since this one looks the same.
            case repeatLast
            /// Do nothing, since all sinks have the frame already.
            case keep
        }
    }

    /// A frame encoded for every sink, in the order of the sinks.
    private typealias Encoded = [EncodedFrame]

    private enum Event: Sendable {
        case encoded(index: Int, Encoded)
        case written(SinkFailures)
    }

    /// The errors of sinks that failed while the others continued, by the sink's index.
    typealias SinkFailures = [Int: FilmError]

    /// The number of frames drawn at once.
    let jobs: Int
    /// The largest number of frames in flight, at least one more than `jobs`.
    let capacity: Int
    /// The sinks that receive the frames.
    let sinks: [any FrameSink]
    /// The stopwatch that measures the stages, or nil.
    let stopwatch: Stopwatch?
    /// The account of the outputs, or nil.
    let outputs: OutputAccount?

    /// The memory for frames that wait for a slow sink, in bytes: 24 MiB, which hold six frames of 1280 x 720
    /// pixels. One frame may wait, whatever its size.
    private static let waitingCapacity = 24 << 20

    /// Creates the pipeline of a film to sinks, with `jobs` frames drawn at once.
    init(
        for frameFormat: FrameFormat, jobs: Int, sinks: [any FrameSink], stopwatch: Stopwatch?,
        outputs: OutputAccount? = nil
    ) {
        let waiting = Self.waitingCapacity / (4 * frameFormat.width * frameFormat.height)
        (self.jobs, self.sinks, self.stopwatch, self.outputs) = (jobs, sinks, stopwatch, outputs)
        capacity = jobs + min(max(waiting, 1), 3 * jobs)
    }

    /// Runs all jobs that `next` returns, until it returns nil.
    /// - Parameters:
    ///   - next: returns the next job in the film's order.
    ///   - progress: called with the number of frames that are complete so far.
    /// - Returns: the errors of sinks that failed while others continued.
    /// - Throws: the first error that concerns all sinks, or the error of the first sink when all have
    ///   failed.
    func run(
        next: () async throws -> Job?, progress: @Sendable (Int) -> Void
    ) async throws -> SinkFailures {
        var failures: SinkFailures = [:]
        var buffer = ReorderBuffer()
        try await withThrowingTaskGroup(of: Event.self) { group in
            while true {
                while buffer.drawing < jobs, buffer.count < capacity, !buffer.isComplete {
                    guard let job = try await next() else {
                        buffer.isComplete = true
                        break
                    }
                    switch job.work {
                    case .draw(let draw):
                        let index = buffer.add(job.number)
                        group.addTask { .encoded(index: index, try encode(drawn(draw))) }
                    case .repeatLast:
                        buffer.addRepeat(job.number)
                    case .keep:
                        buffer.kept += 1
                        progress(buffer.written + buffer.kept)
                    }
                }
                if let (frame, number) = buffer.takeReady() {
                    let failed = failures
                    group.addTask { .written(try await write(frame, number, except: failed)) }
                }
                guard let event = try await group.next() else { return }
                switch event {
                case .encoded(let index, let frame):
                    buffer.finishDrawing(index, frame)
                case .written(let new):
                    failures.merge(new) { first, _ in first }
                    if failures.count == sinks.count { throw failures.min { $0.key < $1.key }!.value }
                    buffer.finishWriting()
                    progress(buffer.written + buffer.kept)
                }
            }
        }
        return failures
    }

    private func drawn(_ draw: () throws -> Bitmap) throws -> Bitmap {
        guard let stopwatch else { return try draw() }
        return try stopwatch.measure(.draw, draw)
    }

    private func encode(_ bitmap: Bitmap) throws -> Encoded {
        try sinks.map { sink in
            guard let stopwatch else { return try sink.encode(bitmap) }
            return try stopwatch.measure({ $0.isFile ? .encode : .convert }) { try sink.encode(bitmap) }
        }
    }

    @Sendable private func write(
        _ frame: Encoded, _ number: Int, except failed: SinkFailures
    ) async throws -> SinkFailures {
        var failures: SinkFailures = [:]
        for (index, sink) in sinks.enumerated() where failed[index] == nil {
            do {
                try await write(frame[index], number, to: sink)
                outputs?.noteFrame(in: sink.path)
            } catch let error as FilmError where error.concernsOnly(sink) {
                failures[index] = error
            }
        }
        return failures
    }

    private func write(_ frame: EncodedFrame, _ number: Int, to sink: any FrameSink) async throws {
        guard let stopwatch else { return try await sink.write(frame, number: number) }
        try await stopwatch.wait(for: frame.isFile ? .write : .pipe) {
            try await sink.write(frame, number: number)
        }
    }
}

extension EncodedFrame {
    fileprivate var isFile: Bool { if case .file = self { true } else { false } }
}

/// The reorder buffer of the pipeline: the frames in flight, in the film's order.
private struct ReorderBuffer {
    private enum State {
        case drawing
        case drawn([EncodedFrame])
        case repeatsLast
    }

    private var waiting: [(number: Int, state: State)] = []
    private var lastWritten: [EncodedFrame] = []
    private var isWriting = false

    /// The number of frames being drawn.
    private(set) var drawing = 0
    /// The number of frames that have been written.
    private(set) var written = 0
    /// The number of frames that all sinks had already.
    var kept = 0
    /// True when no more frames will come.
    var isComplete = false

    /// The number of frames waiting to be drawn or written.
    var count: Int { waiting.count }

    /// Adds a frame that is being drawn, and returns its position among the frames to write.
    mutating func add(_ number: Int) -> Int {
        waiting.append((number, .drawing))
        drawing += 1
        return taken + waiting.count - 1
    }

    /// Adds a frame that looks like the one before it.
    mutating func addRepeat(_ number: Int) {
        waiting.append((number, .repeatsLast))
    }

    /// Stores a frame that was drawn.
    mutating func finishDrawing(_ index: Int, _ frame: [EncodedFrame]) {
        waiting[index - taken].state = .drawn(frame)
        drawing -= 1
    }

    /// Removes and returns the next frame to write, or returns nil while it is not drawn or another one is
    /// being written.
    mutating func takeReady() -> (frame: [EncodedFrame], number: Int)? {
        guard !isWriting, let first = waiting.first else { return nil }
        switch first.state {
        case .drawing: return nil
        case .drawn(let frame): lastWritten = frame
        case .repeatsLast: break
        }
        waiting.removeFirst()
        isWriting = true
        return (lastWritten, first.number)
    }

    /// Records that the frame taken last was written.
    mutating func finishWriting() {
        isWriting = false
        written += 1
    }

    /// The number of frames that have left the buffer.
    private var taken: Int { written + (isWriting ? 1 : 0) }
}
