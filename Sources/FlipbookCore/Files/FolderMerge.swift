import Foundation

/// The contents of film.json after a run: the run's own frames, those of the film.json before, and those of
/// runs that were killed.
struct FolderMerge {
    /// A frame that a run of the film made, and the hash of the code that made it.
    private struct Candidate {
        let file: Manifest.FrameFile
        let code: String?
    }

    /// The frames that other code made and whose pictures are not known. They are kept only if the scene
    /// still shows the same; a run without drawing finds that out.
    let unproven: Set<Int>
    /// The frames whose recorded pictures differ from those that the scene shows now.
    let stale: [Int: Manifest.FrameFile]

    private let candidates: [Int: Candidate]
    private let asked: Set<Int>
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
        _ made: [Int: Manifest.FrameFile], of film: Manifest, before: Manifest?,
        killed: [FrameJournal.Record],
        in folder: FrameFolder, shown: [Int: String?] = [:]
    ) {
        var candidates: [Int: Candidate] = [:]
        let present = folder.numbers()
        for (frame, file) in before?.ownFiles ?? [:] where present.contains(frame) {
            candidates[frame] = Candidate(file: file, code: before?.code)
        }
        for journal in killed {
            // A journal names a frame before its file exists, so the files are verified.
            for (frame, file) in folder.verified(journal.files.filter { made[$0.key] == nil }) {
                candidates[frame] = Candidate(file: file, code: journal.film.code)
            }
        }
        for (frame, file) in made { candidates[frame] = Candidate(file: file, code: film.code) }

        let doubtful = candidates.filter { $0.value.code != film.code || film.code == nil }
        unproven = Set(doubtful.keys).subtracting(shown.keys)
        stale = doubtful.filter { frame, candidate in
            shown[frame].map { $0 != candidate.file.picture } ?? false
        }.mapValues(\.file)
        self.candidates = candidates
        self.film = film
        asked = Set(film.frames).union(before?.ownFiles.keys.map { $0 } ?? [])
            .union(before?.unfinished.map { Array($0) } ?? [])
            .union(killed.flatMap { Array($0.film.frames) })
    }

    /// The manifest with all frames except stale ones.
    var manifest: Manifest {
        var manifest = film
        manifest.fill(candidates.filter { stale[$0.key] == nil }.mapValues(\.file), asked: asked)
        return manifest
    }
}
