/// The changes that a film made to the frames in its folder.
public struct FolderReport: Sendable, Hashable {
    /// The path of the folder.
    public let path: String
    /// The frames that were kept because they verify, or nil; only with `--resume`.
    public var kept: FrameRange?
    /// The frames that were filmed again because their files were damaged, or nil; only with `--resume`.
    public var damaged: FrameRange?
    /// The frames of another version of the scene that were filmed again, or nil.
    public var stale: FrameRange?
    /// The frames of another version of the scene, outside of the range, that were removed, or nil.
    public var removed: FrameRange?
    /// The number of removed frames of other films, by the difference between that film and this one.
    public var replaced: [String: Int] = [:]
}

extension FolderReport {
    /// The report as sentences, one for each change; empty when nothing was kept, repaired or removed.
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
    /// The frames as messages name them: `1 frame (7)`, `60 frames (0-59)`.
    public var named: String { "\(count == 1 ? "1 frame" : "\(count) frames") (\(self))" }

    /// Creates the range of some frame numbers, in any order, or returns nil for none.
    package init?(_ numbers: some Sequence<Int>) {
        self.init(FrameSet(numbers))
    }
}
