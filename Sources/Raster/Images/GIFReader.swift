/// A reader of the frames of a GIF file.
struct GIFReader {
    /// A color of a table.
    struct Color {
        var (red, green, blue): (UInt8, UInt8, UInt8)
    }

    /// A frame: indices of colors in rows from the top.
    struct Frame {
        var (left, top, width, height) = (0, 0, 0, 0)
        var colors: [Color] = []
        /// The index of the color that shows what is behind; nil for none.
        var clearIndex: Int?
        var indices: [UInt8] = []
        /// The time until the next frame, in hundredths of a second.
        var delay = 0
        /// The number of what happens to the frame before the next one: 2 clears it, 3 takes it away.
        var disposal = 0
    }

    private let bytes: [UInt8]
    private var place = 0
    private let pixelLimit: Int
    /// The size of the picture in pixels, on which the frame lies.
    private(set) var (width, height) = (0, 0)
    /// The colors of frames without their own; nil before the first frame.
    private var screenColors: [Color]?

    /// Begins to read a file, up to the picture's size.
    ///
    /// - Throws: `RasterError` for data that is no GIF, or that has too many pixels.
    init(_ bytes: [UInt8], pixelLimit: Int) throws {
        (self.bytes, self.pixelLimit) = (bytes, pixelLimit)
        guard bytes.starts(with: Array("GIF8".utf8)) else { throw Self.error("it is no GIF") }
        place = 6
        (width, height) = (try word(), try word())
    }

    /// Returns the first frame, or the next one.
    ///
    /// - Throws: `RasterError` for data that is truncated or damaged, that has too many pixels, or that has
    ///   no further frame.
    mutating func frame() throws -> Frame {
        let colors = try screenColors ?? readScreenColors()
        screenColors = colors
        var frame = Frame()
        while true {
            switch try byte() {
            case 0x21: try readExtension(into: &frame)
            case 0x2C:
                frame.colors = colors
                try readImage(into: &frame)
                return frame
            default: throw Self.error("it has no frame")
            }
        }
    }

    private mutating func readScreenColors() throws -> [Color] {
        let flags = try byte()
        place += 2
        return flags & 0x80 == 0 ? [] : try colors(count: 2 << Int(flags & 7))
    }

    private mutating func colors(count: Int) throws -> [Color] {
        var colors: [Color] = []
        for _ in 0..<count { try colors.append(Color(red: byte(), green: byte(), blue: byte())) }
        return colors
    }

    /// Reads an extension, which may say how the next frame is shown.
    private mutating func readExtension(into frame: inout Frame) throws {
        let isControl = try byte() == 0xF9
        let content = try blocks()
        guard isControl, content.count >= 4 else { return }
        if content[0] & 1 == 1 { frame.clearIndex = Int(content[3]) }
        frame.delay = Int(content[1]) | Int(content[2]) << 8
        frame.disposal = Int(content[0] >> 2 & 7)
    }

    private mutating func readImage(into frame: inout Frame) throws {
        (frame.left, frame.top) = (try word(), try word())
        (frame.width, frame.height) = (try word(), try word())
        if width == 0 || height == 0 { (width, height) = (frame.width, frame.height) }
        let flags = try byte()
        if flags & 0x80 != 0 { frame.colors = try colors(count: 2 << Int(flags & 7)) }
        let count = frame.width * frame.height
        guard count > 0, width > 0, height > 0 else { throw Self.error("it has no pixels") }
        for (width, height) in [(width, height), (frame.width, frame.height)]
        where width * height > pixelLimit {
            throw Self.error("its \(width) x \(height) pixels are more than \(pixelLimit)")
        }
        let depth = Int(try byte())
        guard 1...8 ~= depth else { throw Self.error("its colors have \(depth) bits") }
        var reader = LZWReader(depth: depth)
        frame.indices = reader.indices(in: try blocks(), count: count)
        guard frame.indices.count == count else {
            throw Self.error("a frame is damaged or truncated")
        }
        if flags & 0x40 != 0 { frame.indices = Self.inOrder(frame) }
    }

    /// Returns the rows of an interlaced frame in their order: the file has every eighth row first.
    private static func inOrder(_ frame: Frame) -> [UInt8] {
        var indices = frame.indices
        let passes = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
            Array(stride(from: start, to: frame.height, by: step))
        }
        for (stored, row) in passes.enumerated() {
            let source = stored * frame.width..<(stored + 1) * frame.width
            indices.replaceSubrange(row * frame.width..<(row + 1) * frame.width, with: frame.indices[source])
        }
        return indices
    }

    // MARK: Bytes

    /// Returns the bytes of the blocks up to an empty one.
    private mutating func blocks() throws -> [UInt8] {
        var content: [UInt8] = []
        while true {
            let count = Int(try byte())
            if count == 0 { return content }
            guard place + count <= bytes.count else { throw Self.error("it is truncated") }
            content += bytes[place..<place + count]
            place += count
        }
    }

    private mutating func byte() throws -> UInt8 {
        guard place < bytes.count else { throw Self.error("it is truncated") }
        defer { place += 1 }
        return bytes[place]
    }

    private mutating func word() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

    private static func error(_ reason: String) -> RasterError {
        RasterError("The GIF cannot be read: \(reason).")
    }
}
