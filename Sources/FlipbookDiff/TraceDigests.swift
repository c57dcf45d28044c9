import CoreGeometry
import FlipbookCore

/// The digests of the sections of a compact trace, by which a changed byte is found wherever it is.
///
/// A digest covers the bytes of the section's lines, so that a text with other numbers that are rounded to
/// the same values differs, too. Lines that begin a frame belong to the motion, the contacts and the
/// pictures.
struct TraceDigests {
    /// A part of a compact trace with a digest of its own.
    enum Section: String, CaseIterable {
        /// The version, the scene, the frame rate, the number of frames, the parameters, the names of items.
        case header
        /// The positions and angles of items.
        case motion
        /// The contacts that began and ended.
        case contacts
        /// The hashes of pictures.
        case pictures
    }

    /// The sections of the trace, in the order of their digests.
    let sections: [Section]

    private var hashes = [Hash64](repeating: Hash64(), count: Section.allCases.count)
    private var isInFrames = false

    /// Creates the digests of a trace of a version.
    init(_ version: CompactTraceVersion) {
        sections = Section.allCases.filter { $0 != .pictures || version.hasPictures }
    }

    /// Adds a line above the digests; the first line of the trace only since version 3.
    mutating func add(_ line: some StringProtocol) {
        let beginsFrame = line.utf8.first == UInt8(ascii: "@")
        isInFrames = isInFrames || beginsFrame
        let isContact = line.hasPrefix("began ") || line.hasPrefix("ended ")
        let isPicture = sections.contains(.pictures) && line.hasPrefix("picture ")
        for (index, section) in sections.enumerated() {
            let belongs =
                switch section {
                case .header: !isInFrames
                case .motion: isInFrames && !isContact && !isPicture
                case .contacts: isInFrames && (isContact || beginsFrame)
                case .pictures: isInFrames && (isPicture || beginsFrame)
                }
            if belongs { hashes[index].combine(String(line)) }
        }
    }

    /// The lines with the digests, such as “digest motion 0123456789abcdef”.
    var lines: [String] {
        zip(sections, hashes).map { "digest \($0.rawValue) \($1.text)" }
    }

    /// Returns the first section whose lines have another digest than the trace says, or nil. The lines are
    /// those of a whole trace before “end”, with the first one since version 3.
    static func changedSection(
        of lines: ArraySlice<Substring>, _ version: CompactTraceVersion
    ) -> Section? {
        var digests = TraceDigests(version)
        let said = lines.suffix(digests.sections.count)
        lines.dropLast(said.count).forEach { digests.add($0) }
        let pairs = zip(digests.lines, Array(said).padded(to: digests.sections.count))
        return zip(digests.sections, pairs).first { !$1.0.utf8.elementsEqual($1.1.utf8) }?.0
    }
}

extension [Substring] {
    fileprivate func padded(to count: Int) -> [Substring] {
        self + [Substring](repeating: "", count: Swift.max(0, count - self.count))
    }
}
