import Foundation

/// The contents of a folder before a film is written into it.
struct FolderContents {
    /// The frames of the same film that earlier runs made: those in film.json and, with `--resume`, those in
    /// the journals of killed runs.
    let own: FrameRecords
    /// The numbers of all files that have the name of a frame.
    let present: FrameSet

    private let folder: FrameFolder
    private let film: Manifest
    /// The folder's film.json, or nil when there is none of another film.
    private let otherManifest: Manifest?
    /// The journals of killed runs of other films.
    private let otherJournals: [FrameJournal.Record]

    /// Reads a folder's contents; the caller holds the folder's lock.
    /// - Throws: `FilmError.busy` while another process films something that conflicts with this film;
    ///   `FilmError.unwritable` when the policy forbids continuing.
    init(of folder: FrameFolder, for film: Manifest, _ policy: FolderPolicy) throws {
        (self.folder, self.film) = (folder, film)
        // Must come before the journals, which name each frame before its file exists.
        present = folder.numbers()
        let journals = FrameJournal.records(in: folder.path)
        let manifest = try Self.manifest(of: folder, policy)
        try Self.refuseOthersAtWork(journals, film, folder)
        let ended = journals.filter { $0.process == nil }
        if policy.resumes {
            try Self.refuseOtherFilm([manifest].compactMap { $0 } + ended.map(\.film), film, folder)
        }

        otherManifest = manifest.flatMap { $0.isSameFilm(as: film) ? nil : $0 }
        otherJournals = ended.filter { !$0.film.isSameFilm(as: film) }
        var own = otherManifest == nil ? manifest?.files ?? FrameRecords() : FrameRecords()
        if policy.resumes {
            for journal in ended { own = own.merging(folder.verified(journal.files)) }
        }
        self.own = own
        guard !policy.overwritesForeignFiles else { return }
        let records = [manifest?.files ?? FrameRecords()] + journals.map(\.files)
        let known = records.reduce(FrameSet()) { $0.union($1.numbers) }
        try refuseForeign(present.subtracting(known))
        if !policy.resumes { try refuseEdited(known.intersection(present), records) }
    }

    /// Removes the frames of other films, their film.json and their journals.
    /// - Returns: the number of frames removed, by the difference between their film and this one.
    func removeOtherFilms() -> [String: Int] {
        var removed: [String: Int] = [:]
        func note(_ film: Manifest, _ count: Int) {
            guard count > 0, let difference = self.film.difference(from: film) else { return }
            removed[difference, default: 0] += count
        }
        if let otherManifest {
            note(otherManifest, folder.remove(otherManifest.files).count)
            unlink(folder.path(of: Manifest.fileName))
        }
        for journal in otherJournals {
            note(journal.film, folder.remove(journal.files).count)
            unlink(journal.path)
        }
        return removed
    }

    private static func manifest(of folder: FrameFolder, _ policy: FolderPolicy) throws -> Manifest? {
        do {
            return try Manifest.read(from: folder.path)
        } catch {
            if policy.overwritesForeignFiles { return nil }
            throw FilmError.unwritable(
                path: folder.path(of: Manifest.fileName),
                reason: "Flipbook did not write what is there, or it is damaged; --force replaces it")
        }
    }

    /// Throws when a running process films what conflicts: another film, or the same frames with other code,
    /// which may draw them differently. Ranges of one film may run side by side.
    private static func refuseOthersAtWork(
        _ journals: [FrameJournal.Record], _ film: Manifest, _ folder: FrameFolder
    ) throws {
        for journal in journals where journal.process != nil {
            let isSame = journal.film.isSameFilm(as: film)
            let overlaps = film.frames.contains(where: journal.film.frames.contains)
            if !isSame || journal.film.code != film.code && overlaps {
                throw FilmError.busy(path: folder.path, process: journal.process)
            }
        }
    }

    private static func refuseOtherFilm(_ found: [Manifest], _ film: Manifest, _ folder: FrameFolder) throws {
        guard let other = found.first(where: { !$0.isSameFilm(as: film) }) else { return }
        let difference = film.difference(from: other).map { ": \($0)" } ?? ""
        throw FilmError.unwritable(
            path: folder.path,
            reason:
                "it holds another film\(difference). Resume it with the options that it was made with, or "
                + "film without --resume to replace it")
    }

    private func refuseForeign(_ foreign: FrameSet) throws {
        guard let first = foreign.first(where: film.frames.contains) else { return }
        throw FilmError.unwritable(
            path: folder.path(of: Manifest.fileName(ofFrame: first)),
            reason:
                "Flipbook did not write the file that is there, or has no record of it; --force overwrites it"
        )
    }

    /// Throws when a listed frame that this run would replace was edited, such as retouched by hand. Only a
    /// frame whose bytes differ from all its records is decoded.
    private func refuseEdited(_ listed: FrameSet, _ records: [FrameRecords]) throws {
        var doubtful = listed.intersection(FrameSet(film.frames))
        for files in records {
            doubtful.subtract(folder.verified(files.filter { doubtful.contains($0.frame) }).numbers)
        }
        let edited = doubtful.first { frame in
            folder.isEdited(frame, since: records.compactMap { $0[frame: frame] })
        }
        guard let edited else { return }
        throw FilmError.unwritable(
            path: folder.path(of: Manifest.fileName(ofFrame: edited)),
            reason: "the picture was edited since Flipbook wrote it; --force overwrites it")
    }
}
