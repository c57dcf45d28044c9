import ArgumentParser

/// The format of progress reports.
enum ProgressStyle: String, CaseIterable, ExpressibleByArgument {
    /// A bar on a terminal; elsewhere a line from time to time.
    case bar
    /// A line from time to time, also on a terminal.
    case lines
    /// Lines on standard output in the format that sessions of Open Job Description read.
    case openjd
    /// No reports.
    case none
}
