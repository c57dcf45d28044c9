/// What a film may do with files that are in its folder already.
public struct FolderPolicy: Sendable, Hashable {
    /// Whether frames that are there and verify are kept, and only the others are filmed; default false.
    public var resumes: Bool
    /// Whether a film.json and numbered files that Flipbook did not write may be replaced; default false.
    public var overwritesForeignFiles: Bool

    /// A policy; by default every frame is filmed, and nothing foreign is touched.
    public init(resumes: Bool = false, overwritesForeignFiles: Bool = false) {
        self.resumes = resumes
        self.overwritesForeignFiles = overwritesForeignFiles
    }
}

/// What a film did with the frames that were in its folder.
public struct FolderReport: Sendable, Hashable {
    /// The folder.
    public let path: String
    /// The frames that were kept, since they verify; only with `--resume`.
    public var kept: FrameRange?
    /// The frames that were filmed again since their files were damaged; only with `--resume`.
    public var damaged: FrameRange?
    /// The frames of an earlier version of the scene that were filmed again.
    public var stale: FrameRange?
    /// The frames of an earlier version of the scene, outside of the range, that were removed.
    public var removed: FrameRange?
    /// What sets other films apart whose frames were removed, and how many they were.
    public var replaced: [String: Int] = [:]
}

extension FolderReport {
    /// A sentence for each thing that a user has to know; none after an ordinary film.
    public var sentences: [String] {
        var sentences: [String] = []
        if let kept { sentences.append("\(path): kept \(kept.named), which verify.") }
        if let damaged { sentences.append("\(path): filmed \(damaged.named) again, damaged on disk.") }
        if let stale {
            sentences.append("\(path): filmed \(stale.named) again, made by another version of the scene.")
        }
        if let removed {
            sentences.append(
                "\(path): removed \(removed.named), made by another version of the scene. "
                    + "To film them: --frames \(removed)")
        }
        for (difference, count) in replaced.sorted(by: { $0.key < $1.key }) {
            let frames = count == 1 ? "1 frame" : "\(count) frames"
            sentences.append("\(path): removed \(frames) of another film: \(difference).")
        }
        return sentences
    }
}

extension FrameRange {
    /// How messages name frames: `1 frame (7)`, `60 frames (0-59)`.
    public var named: String { "\(count == 1 ? "1 frame" : "\(count) frames") (\(self))" }

    /// The range of a set of frames; nil for none.
    init?(_ numbers: some Sequence<Int>) {
        let numbers = Set(numbers).sorted()
        if numbers.isEmpty { return nil }
        self.init(rising: numbers)
    }
}
