import ArgumentParser
import Flipbook
import Foundation
import Raster
import Subprocess
import SystemPackage
import UIKitDynamics

/// The codes are those of the BSD header sysexits.h, which scripts know; 130 and 143 are the shell's for
/// Ctrl-C and SIGTERM.
extension ExitCode {
    /// 1: the answer is no, such as a hash or a motion that differs, or frames that do not verify.
    static let differs = ExitCode(1)
    /// 64 (EX_USAGE): a value or a form of the command that is not allowed.
    static let usage = ExitCode(64)
    /// 65 (EX_DATAERR): a file with scenes that does not compile or holds none, or a scene without what is
    /// asked for.
    static let badData = ExitCode(65)
    /// 66 (EX_NOINPUT): there is no such scene, folder or frame.
    static let noInput = ExitCode(66)
    /// 69 (EX_UNAVAILABLE): ffmpeg is missing or gave up, or the Swift compiler is missing.
    static let unavailable = ExitCode(69)
    /// 70 (EX_SOFTWARE): the scene failed.
    static let sceneFailed = ExitCode(70)
    /// 71 (EX_OSERR): the system refuses what every command needs, such as one more open file.
    static let systemError = ExitCode(71)
    /// 73 (EX_CANTCREAT): a file cannot be written.
    static let cannotWrite = ExitCode(73)
    /// 75 (EX_TEMPFAIL): another process is writing the output; the same command may succeed later.
    static let busy = ExitCode(75)

    /// The code for an error of ours; nil for one of the argument parser's, which knows its own.
    init?(of error: any Error) {
        switch error {
        case is SceneFailure, is RasterError: self = .sceneFailed
        case let error as FilmError: self.init(of: error)
        case let error as SceneFileError: self = error.exitCode
        case is OpenFileLimit.FewOpenFiles: self = .systemError
        case is Errno, is SubprocessError, is CocoaError: self = .systemError
        default: return nil
        }
    }

    /// What a user reads of an error: ours are sentences, the system's are a few words.
    static func sentence(of error: any Error) -> String {
        switch error {
        case is Errno, is SubprocessError, is CocoaError:
            "The system refused: \(SystemRefusal(error).reason)."
        default: "\(error)"
        }
    }

    private init(of error: FilmError) {
        switch error {
        case .invalid: self = .usage
        case .lacking: self = .badData
        case .unknownScene, .unreadable: self = .noInput
        case .unwritable: self = .cannotWrite
        case .busy, .filming: self = .busy
        case .ffmpegMissing, .ffmpegFailed: self = .unavailable
        }
    }
}

/// Why the system refused something.
private struct SystemRefusal {
    /// A few words, without a full stop.
    let reason: String

    init(_ error: any Error) {
        let code: Errno? =
            switch error {
            case let error as Errno: error
            case let error as SubprocessError: error.underlyingError
            case let error as CocoaError:
                (error.underlying as? POSIXError).map { Errno(rawValue: $0.code.rawValue) }
            default: nil
            }
        let words =
            code?.description ?? (error as? SubprocessError)?.description ?? error.localizedDescription
        reason = words.hasSuffix(".") ? String(words.dropLast()) : words
    }
}
