import Foundation

/// The pages of code that this process has read from the files of the program and its libraries.
///
/// The system counts them as memory of the process, though all processes share them: 40 MiB before the first
/// frame, most of them for the linking of the libraries, the options and the catalog, which a film does not
/// need again.
enum CodePages {
    /// Releases all pages of code to the system, which maps those that are needed again, 16 at a time and
    /// from its own memory: 1 ms to release, and 2 ms to read again what a film needs.
    ///
    /// Does nothing under a debugger, whose breakpoints are changes of these pages.
    static func release() {
        guard !isTraced, let maps = fopen("/proc/self/maps", "re") else { return }
        defer { fclose(maps) }
        forEachLine(of: maps) { line in
            var rest: UnsafeMutablePointer<CChar>?
            let start = strtoul(line, &rest, 16)
            guard let dash = rest, dash.pointee == 0x2D else { return }
            let end = strtoul(dash + 1, &rest, 16)
            // `r-xp` is code that is never written; a slash begins the path of its file. Without a file there
            // would be nothing to read the pages from again.
            guard let mode = rest, strncmp(mode, " r-xp ", 6) == 0, strchr(mode, 0x2F) != nil else { return }
            madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
        }
    }

    /// A Boolean value that indicates whether a debugger follows this process.
    private static var isTraced: Bool {
        guard let status = fopen("/proc/self/status", "re") else { return true }
        defer { fclose(status) }
        var tracer = 0
        forEachLine(of: status) { line in
            if strncmp(line, "TracerPid:", 10) == 0 { tracer = strtol(line + 10, nil, 10) }
        }
        return tracer != 0
    }

    /// Calls a closure with each line of a file.
    private static func forEachLine(
        of file: UnsafeMutablePointer<FILE>, _ body: (UnsafeMutablePointer<CChar>) -> Void
    ) {
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, file) > 0, let line { body(line) }
    }
}
