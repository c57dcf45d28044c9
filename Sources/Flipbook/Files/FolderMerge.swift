import Foundation

/// What film.json says after a run: its own frames, those of film.json before, and those of runs that were
/// killed.
struct FolderMerge {
    /// A frame that some run of the film made, and the code that made it.
    private struct Candidate {
        let file: Manifest.FrameFile
        let code: String?
    }

    /// The frames of other code, which stand beside this run's only if the scene still shows the same. What
    /// it shows has to be found out first.
    let unproven: Set<Int>
    /// The frames that the scene shows otherwise by now.
    let stale: [Int: Manifest.FrameFile]

    private let candidates: [Int: Candidate]
    private let asked: Set<Int>
    private let film: Manifest

    /// - Parameters:
    ///   - made: the frames of this run.
    ///   - film: the run's film with the range that it was to film.
    ///   - before: the folder's film.json, if it is of this film.
    ///   - killed: journals of this film whose runs have ended.
    ///   - shown: the hashes of what the scene shows in frames that were unproven; none for one in which it
    ///     fails.
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
            // A journal names a frame before its file is there.
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

    /// The manifest with all frames but stale ones.
    var manifest: Manifest {
        var manifest = film
        manifest.fill(candidates.filter { stale[$0.key] == nil }.mapValues(\.file), asked: asked)
        return manifest
    }
}
