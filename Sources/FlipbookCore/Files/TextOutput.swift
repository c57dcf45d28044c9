import SystemPackage

/// A text file that is written piece by piece and appears whole or not at all. The file is created when the
/// first block is full, so that a failure before leaves no trace. A device or a FIFO, which cannot be
/// replaced, takes the whole text at the end.
public struct TextOutput {
    private let path: String
    private let target: OutputTarget
    private let monitor: RunMonitor?
    private var file: AtomicFile?
    private var block: [UInt8] = []

    private static let blockSize = 1 << 16

    /// Creates an output. Touches no disk.
    /// - Throws: `FilmError.unwritable` for a path that leads in a circle, or over another user's link.
    public init(_ path: String) throws {
        try self.init(path, monitor: nil)
    }

    /// Creates an output that a monitor lists while it is not complete. Touches no disk.
    /// - Throws: `FilmError.unwritable` for a path that leads in a circle, or over another user's link.
    package init(_ path: String, monitor: RunMonitor?) throws {
        (self.path, self.monitor) = (path, monitor)
        target = try OutputTarget(path)
    }

    /// Adds text.
    /// - Throws: `FilmError.unwritable`.
    public mutating func write(_ text: String) throws {
        block += text.utf8
        if block.count >= Self.blockSize { try flush() }
    }

    /// Writes the rest and moves the file to its place.
    /// - Throws: `FilmError.unwritable`.
    public mutating func finish() throws {
        guard case .file = target else {
            return try naming(path) {
                guard let device = try target.open() else { return }
                _ = try device.closeAfter { try device.writeAll(block) }
            }
        }
        if file == nil || !block.isEmpty { try flush() }
        try file?.keep()
    }

    /// Removes what was written. Does nothing after `finish`.
    public mutating func discard() { file?.discard() }

    private mutating func flush() throws {
        guard case .file(let place) = target else { return }
        if file == nil {
            TemporaryName.removeStale(in: folder(of: place))
            file = AtomicFile(path: place, monitor: monitor)
            try file?.create()
        }
        try file?.append(block)
        block.removeAll(keepingCapacity: true)
    }
}
