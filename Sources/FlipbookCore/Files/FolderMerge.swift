import Foundation

/// The contents of film.json after a run: the run's own frames, those of the film.json before, and those of
/// runs that were killed.
struct FolderMerge {
    /// The frames that other code made and whose pictures are not known. They are kept only if the scene
    /// still shows the same; a run without drawing finds that out.
    let unproven: FrameSet
    /// The frames whose recorded pictures differ from those that the scene shows now.
    let stale: FrameRecords

    /// The frames that runs of the film made, stale ones as well.
    private let candidates: FrameRecords
    private let asked: FrameSet
    private let film: Manifest

    /// Merges the records of a folder.
    ///
    /// - Parameters:
    ///   - made: the frames of this run.
    ///   - film: the run's film with the range that it was to film.
    ///   - before: the folder's film.json, or nil when there is none of this film.
    ///   - killed: the journals of this film whose runs have ended.
    ///   - folder: the folder of the frames.
    ///   - shown: for frames that were unproven, the hashes of the pictures that the scene shows now; nil for
    ///     a frame in which the scene fails.
    init(
        _ made: FrameRecords, of film: Manifest, before: Manifest?, killed: [FrameJournal.Record],
        in folder: FrameFolder, shown: [Int: UInt64?] = [:]
    ) {
        var candidates = FrameRecords()
        /// The candidates that were made by other code.
        var doubtful = FrameSet()
        func add(_ files: FrameRecords, madeBy code: String?) {
            candidates = candidates.merging(files)
            if code == film.code, code != nil {
                doubtful.subtract(files.numbers)
            } else {
                doubtful.formUnion(files.numbers)
            }
        }
        let present = folder.numbers()
        if let before { add(before.files.filter { present.contains($0.frame) }, madeBy: before.code) }
        for journal in killed {
            // A journal names a frame before its file exists, so the files are verified.
            let others = journal.files.filter { !made.contains($0.frame) }
            add(folder.verified(others), madeBy: journal.film.code)
        }
        add(made, madeBy: film.code)

        unproven = doubtful.subtracting(FrameSet(shown.keys))
        stale = candidates.filter { file in
            doubtful.contains(file.frame) && shown[file.frame].map { $0 != file.pictureHash } ?? false
        }
        self.candidates = candidates
        self.film = film
        var asked = FrameSet(film.frames)
        if let before { asked.formUnion(before.files.numbers) }
        for range in [before?.unfinished] + killed.map(\.film.frames) {
            if let range { asked.formUnion(FrameSet(range)) }
        }
        self.asked = asked
    }

    /// The manifest with all frames except stale ones.
    var manifest: Manifest {
        var manifest = film
        manifest.fill(candidates.filter { !stale.contains($0.frame) }, asked: asked)
        return manifest
    }
}
