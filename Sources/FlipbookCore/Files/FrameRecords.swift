/// The records of frames' files, ordered by the frames' numbers, each frame once.
public struct FrameRecords: Sendable, Hashable {
    private var files: [Manifest.FrameFile] = []
    /// The number of entries that were read and left out, since no sink can have written them or since they
    /// name a frame again.
    private(set) var omitted = 0

    /// Creates the records of no frames.
    init() {}

    /// Creates the records of frames in any order, with the first or the last record of each.
    init(_ files: [Manifest.FrameFile], keepsLast: Bool, omitting omitted: Int = 0) {
        (self.files, self.omitted) = (files, omitted)
        guard !zip(files, files.dropFirst()).allSatisfy({ $0.frame < $1.frame }) else { return }
        let ordered = (keepsLast ? files.reversed() : files).enumerated().sorted {
            ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset)
        }
        self.files = []
        for (_, file) in ordered where self.files.last?.frame != file.frame { self.files.append(file) }
        self.omitted += files.count - self.files.count
    }

    /// Allocates the memory for a number of frames, so that none is copied as more are added.
    mutating func reserveCapacity(_ count: Int) { files.reserveCapacity(count) }

    /// Adds a record, or replaces that of the same frame. Fast for frames in rising order.
    mutating func insert(_ file: Manifest.FrameFile) {
        let place = place(of: file.frame)
        if place < files.count, files[place].frame == file.frame {
            files[place] = file
        } else {
            files.insert(file, at: place)
        }
    }

    /// The record of a frame, or nil.
    subscript(frame frame: Int) -> Manifest.FrameFile? { index(of: frame).map { files[$0] } }

    /// Returns whether a frame has a record.
    func contains(_ frame: Int) -> Bool { index(of: frame) != nil }

    private func index(of frame: Int) -> Int? {
        let place = place(of: frame)
        return place < files.count && files[place].frame == frame ? place : nil
    }

    /// Returns the index of the first record whose frame is not before the given one.
    private func place(of frame: Int) -> Int {
        guard let last = files.last, frame <= last.frame else { return files.count }
        var (low, high) = (0, files.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if files[middle].frame < frame { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension FrameRecords: RandomAccessCollection {
    /// The index of the first record.
    public var startIndex: Int { 0 }

    /// The index after the last record.
    public var endIndex: Int { files.count }

    /// The record at an index, which is not the frame's number.
    public subscript(index: Int) -> Manifest.FrameFile { files[index] }
}

extension FrameRecords {
    /// The numbers of the frames.
    var numbers: FrameSet { FrameSet(files.lazy.map(\.frame)) }

    /// Returns the records of the frames that satisfy a condition. Without a copy when all do, as for most
    /// folders.
    func filter(_ isIncluded: (Manifest.FrameFile) -> Bool) -> FrameRecords {
        var kept = self
        kept.omitted = 0
        guard let first = files.firstIndex(where: { !isIncluded($0) }) else { return kept }
        kept.files = Array(files[..<first])
        for file in files[(first + 1)...] where isIncluded(file) { kept.files.append(file) }
        return kept
    }

    /// Returns these records and those of another table, which take precedence. Without a copy when one of
    /// the tables has all frames, as at the end of most films.
    func merging(_ other: FrameRecords) -> FrameRecords {
        if other.files.isEmpty { return self }
        if files.count <= other.files.count, files.allSatisfy({ other.contains($0.frame) }) { return other }
        var merged = FrameRecords()
        merged.reserveCapacity(files.count + other.files.count)
        var rest = files[...]
        for file in other.files {
            while let next = rest.first, next.frame <= file.frame {
                if next.frame < file.frame { merged.files.append(next) }
                rest.removeFirst()
            }
            merged.files.append(file)
        }
        merged.files += rest
        return merged
    }
}

extension FrameRecords: Codable {
    /// Decodes the entries of film.json. Those that no sink can have written are left out.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var (files, count): ([Manifest.FrameFile], Int) = ([], 0)
        while !container.isAtEnd {
            count += 1
            if let file = Manifest.FrameFile(try container.decode(FrameEntry.self)) { files.append(file) }
        }
        self.init(files, keepsLast: false, omitting: count - files.count)
    }

    /// Encodes the records as the entries of film.json.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for file in files { try container.encode(FrameEntry(file)) }
    }
}
