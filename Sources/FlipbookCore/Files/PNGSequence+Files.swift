import Foundation
import SystemPackage

extension PNGSequence {
    static func parts(of path: String) throws -> (folder: String, NumberedName) {
        let file = FilePath(path)
        guard let last = file.lastComponent?.string, let pattern = NumberedName(pattern: last) else {
            throw FilmError.invalid(
                "“\(path)” is not a pattern of files; it has to have one number such as %d or %04d, in the name of "
                    + "the file.")
        }
        let folder = file.removingLastComponent().string
        guard isFolder(folder.isEmpty ? "." : folder) else {
            throw FilmError.unreadable(path: folder, reason: "there is no such folder")
        }
        return (folder.isEmpty ? "." : folder, pattern)
    }

    /// Returns all files whose names match, ordered by number; their numbers have to be evenly spaced.
    static func numberedFiles(in folder: String, matching pattern: NumberedName?) throws -> FileList {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw FilmError.unreadable(path: folder, reason: "the folder cannot be listed")
        }
        let found = Self.families(of: names.sorted())
        guard let pattern = try pattern ?? theOnly(found, in: folder) else {
            throw FilmError.unreadable(
                path: folder, reason: "it holds no frames such as \(Manifest.fileName(ofFrame: 0))")
        }
        let numbers = names.compactMap { name in
            pattern.number(in: name).map { FileList.Number(value: $0, digits: pattern.digits(in: name)) }
        }
        let files = FileList(
            pattern, numbers.sorted { ($0.value, $1.digits) < ($1.value, $0.digits) })
        guard !files.isEmpty else {
            throw FilmError.unreadable(
                path: folder, reason: "it holds no file such as \(pattern.name(of: 1))")
        }
        try checkSpacing(of: files, pattern, in: folder)
        return files
    }

    /// Returns the sets of names that differ in one number only. Where plain numbers exist, they alone are
    /// the frames.
    static func families(of names: [String]) -> [NumberedName] {
        var families: [NumberedName] = []
        for name in names {
            if let family = NumberedName(example: name), !families.contains(family) {
                families.append(family)
            }
        }
        return families.filter(\.isPlain).isEmpty ? families : families.filter(\.isPlain)
    }

    static func theOnly(_ families: [NumberedName], in folder: String) throws -> NumberedName? {
        guard families.count > 1 else { return families.first }
        throw FilmError.unreadable(
            path: folder,
            reason: "it holds several sequences; say which one, such as “\(folder)/\(families[0].text)” or "
                + "“\(folder)/\(families[1].text)”")
    }

    static func checkSpacing(of files: FileList, _ pattern: NumberedName, in folder: String) throws {
        let gaps = files.indices.dropLast().lazy.map { index in
            (first: files.number(at: index), next: files.number(at: index + 1))
        }
        if let index = gaps.firstIndex(where: { $0.first == $0.next }) {
            throw FilmError.unreadable(
                path: folder,
                reason: "\(files[index].name) and \(files[index + 1].name) are the same frame")
        }
        let step = gaps.lazy.map { $0.next - $0.first }.min() ?? 1
        // Two stray files may be a billion numbers apart, so only the first three gaps are enumerated.
        let missing = gaps.lazy.flatMap { stride(from: $0.first + step, to: $0.next, by: step) }.prefix(3)
        let count = gaps.reduce(0) { $0 + ($1.next - $1.first - 1) / step }
        guard count > 0 else { return }
        let digits = pattern.digits(in: files[0].name)
        throw gap(missing.map { pattern.name(of: $0, digits: digits) }, of: count, in: folder)
    }

    static func gap(
        _ missing: [String], of count: Int, in folder: String, hint: String = ""
    ) -> FilmError {
        let more = count > 3 ? " and \(count - 3) more" : ""
        return .unreadable(
            path: folder,
            reason: "\(count == 1 ? "a frame is" : "\(count) frames are") missing: "
                + missing.prefix(3).joined(separator: ", ") + more + hint)
    }
}
