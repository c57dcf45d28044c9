import ArgumentParser

extension ExitCode {
    /// The codes and their meanings, in numerical order, for the help text.
    static let meanings: [(code: ExitCode, meaning: String)] = [
        (
            differs,
            "a hash, a motion or a film differs, frames do not verify, or a difference waits for review"
        ),
        (usage, "a value that is not allowed"),
        (badData, "a scene file that does not compile, or other data that cannot be used"),
        (noInput, "no such scene or file, or one that cannot be read, such as a damaged frame"),
        (unavailable, "no ffmpeg or no Swift compiler"),
        (sceneFailed, "the scene failed"),
        (systemError, "the system refuses, such as one more open file"),
        (cannotWrite, "a file cannot be written"),
        (busy, "another process is writing the output; try again later"),
        (interrupted, "stopped by Ctrl-C"),
        (terminated, "stopped by SIGTERM, as by timeout or kill"),
    ]

    /// Code 130: Ctrl-C (SIGINT), 128 plus the signal's number, as shells report it.
    static let interrupted = ExitCode(130)
    /// Code 143: SIGTERM, 128 plus the signal's number.
    static let terminated = ExitCode(143)
}
