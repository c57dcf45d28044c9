import Foundation
import Raster

/// Draws and encodes frames on several threads and hands them to the sinks in order.
///
/// The line never holds more than a few frames per job, whatever the film's length: a frame enters only when
/// one far enough ahead of it has been written, so a slow sink slows everything before it.
struct AssemblyLine: Sendable {
    /// A frame to be made.
    struct Piece: Sendable {
        /// The frame's number.
        let number: Int
        /// What is to be done for it.
        let work: Work

        enum Work: Sendable {
            /// Makes its pixels.
            case draw(@Sendable () throws -> Bitmap)
            /// It looks like the last piece that was drawn.
            case repeatLast
            /// It is there already, in all sinks.
            case keep
        }
    }

    /// A frame in every sink's form, in the sinks' order.
    private typealias Encoded = [EncodedFrame]

    private enum Event: Sendable {
        case encoded(place: Int, Encoded)
        case written(SinkFailures)
    }

    /// What went wrong in single sinks while the others went on, by the sink's place.
    typealias SinkFailures = [Int: FilmError]

    /// How many frames are drawn at once.
    let jobs: Int
    /// How many frames between the one that is written and the newest one, at least one more than `jobs`.
    let room: Int
    /// Who gets the frames.
    let sinks: [any FrameSink]
    /// Takes the time; nil for nobody.
    let stopwatch: Stopwatch?

    /// How much memory frames may take that wait for a slow sink, but for one of them: 24 MB, which are six
    /// frames of 1280 x 720 pixels.
    private static let roomForWaiting = 24 << 20

    /// A line for a film, to sinks, with so many frames drawn at once.
    init(for stock: FilmStock, jobs: Int, sinks: [any FrameSink], stopwatch: Stopwatch?) {
        let waiting = Self.roomForWaiting / (4 * stock.width * stock.height)
        (self.jobs, self.sinks, self.stopwatch) = (jobs, sinks, stopwatch)
        room = jobs + min(max(waiting, 1), 3 * jobs)
    }

    /// Makes all pieces that `next` gives until it gives nil.
    /// - Parameter progress: called with the number of frames that are there so far.
    /// - Returns: the sinks that failed in a way that concerns only themselves.
    func run(
        next: () async throws -> Piece?, progress: @Sendable (Int) -> Void
    ) async throws -> SinkFailures {
        var failures: SinkFailures = [:]
        var belt = Belt()
        try await withThrowingTaskGroup(of: Event.self) { group in
            while true {
                while belt.drawing < jobs, belt.count < room, !belt.isComplete {
                    guard let piece = try await next() else {
                        belt.isComplete = true
                        break
                    }
                    switch piece.work {
                    case .draw(let draw):
                        let place = belt.add(piece.number)
                        group.addTask { .encoded(place: place, try encode(drawn(draw))) }
                    case .repeatLast:
                        belt.addRepeat(piece.number)
                    case .keep:
                        belt.kept += 1
                        progress(belt.written + belt.kept)
                    }
                }
                if let (frame, number) = belt.takeReady() {
                    let dead = failures
                    group.addTask { .written(try await write(frame, number, except: dead)) }
                }
                guard let event = try await group.next() else { return }
                switch event {
                case .encoded(let place, let frame):
                    belt.finishDrawing(place, frame)
                case .written(let new):
                    failures.merge(new) { first, _ in first }
                    if failures.count == sinks.count { throw failures.min { $0.key < $1.key }!.value }
                    belt.finishWriting()
                    progress(belt.written + belt.kept)
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
        _ frame: Encoded, _ number: Int, except dead: SinkFailures
    ) async throws -> SinkFailures {
        var failures: SinkFailures = [:]
        for (place, sink) in sinks.enumerated() where dead[place] == nil {
            do {
                try await write(frame[place], number, to: sink)
                OutputAccount.shared.noteFrame(in: sink.path)
            } catch let error as FilmError where error.concernsOnly(sink) {
                failures[place] = error
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

/// The frames that are under way, in the film's order.
private struct Belt {
    private enum State {
        case drawing
        case drawn([EncodedFrame])
        case repeatsLast
    }

    private var waiting: [(number: Int, state: State)] = []
    private var lastWritten: [EncodedFrame] = []
    private var isWriting = false

    /// How many frames are being drawn now.
    private(set) var drawing = 0
    /// How many frames have been written.
    private(set) var written = 0
    /// How many frames were there already.
    var kept = 0
    /// Whether no more frames will come.
    var isComplete = false

    /// How many frames are under way.
    var count: Int { waiting.count }

    /// Adds a frame that is being drawn, and gives its place in the film.
    mutating func add(_ number: Int) -> Int {
        waiting.append((number, .drawing))
        drawing += 1
        return taken + waiting.count - 1
    }

    /// Adds a frame that looks like the one before it.
    mutating func addRepeat(_ number: Int) {
        waiting.append((number, .repeatsLast))
    }

    /// Notes that a frame is drawn.
    mutating func finishDrawing(_ place: Int, _ frame: [EncodedFrame]) {
        waiting[place - taken].state = .drawn(frame)
        drawing -= 1
    }

    /// The frame that is to be written now, if it is drawn and no other is being written.
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

    /// Notes that the frame taken last is written.
    mutating func finishWriting() {
        isWriting = false
        written += 1
    }

    /// How many frames have left the belt.
    private var taken: Int { written + (isWriting ? 1 : 0) }
}
