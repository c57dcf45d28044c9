import ArgumentParser

extension ExitCode {
    /// What the codes mean, in the order of their numbers, for those who read the help.
    static let meanings: [(code: ExitCode, meaning: String)] = [
        (differs, "a hash, a motion or a film differs, or frames do not verify"),
        (usage, "a value that is not allowed"),
        (badData, "a scene file that does not compile"),
        (noInput, "no such scene or file"),
        (unavailable, "no ffmpeg or no Swift compiler"),
        (sceneFailed, "the scene failed"),
        (systemError, "the system refuses, such as one more open file"),
        (cannotWrite, "a file cannot be written"),
        (busy, "another process is writing the output; try again later"),
        (interrupted, "stopped by Ctrl-C"),
    ]

    /// 130: Ctrl-C, 128 and the signal's number, as shells have it.
    static let interrupted = ExitCode(130)
}
