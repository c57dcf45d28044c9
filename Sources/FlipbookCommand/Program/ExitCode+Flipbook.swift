import ArgumentParser
import Conformance
import Flipbook
import Foundation
import Raster
import SceneCompiler
import Subprocess
import SystemPackage
import UIKitHost

/// Exit codes from the BSD header sysexits.h, which shell scripts expect. Codes 130 and 143 follow the
/// shell's convention for Ctrl-C and SIGTERM.
extension ExitCode {
    /// Code 1: a check failed, such as a hash or a motion that differs, or frames that do not verify.
    static let differs = ExitCode(1)
    /// Code 64 (EX_USAGE): a value or a combination of arguments that is not allowed, or a file with several
    /// scenes of which the command line names none.
    static let usage = ExitCode(64)
    /// Code 65 (EX_DATAERR): a scene file that does not compile, exceeds a limit or holds no scene, a scene
    /// that lacks the requested data, or with `--strict` one that uses members without effect.
    static let badData = ExitCode(65)
    /// Code 66 (EX_NOINPUT): the scene, folder or frame does not exist or cannot be read.
    static let noInput = ExitCode(66)
    /// Code 69 (EX_UNAVAILABLE): ffmpeg is missing or failed, or the Swift compiler, the modules that scenes
    /// import, or the engine of live figures are missing.
    static let unavailable = ExitCode(69)
    /// Code 70 (EX_SOFTWARE): the scene failed, or its compiled library cannot be loaded.
    static let sceneFailed = ExitCode(70)
    /// Code 71 (EX_OSERR): the system refuses a resource that every command needs, such as one more open
    /// file.
    static let systemError = ExitCode(71)
    /// Code 73 (EX_CANTCREAT): a file cannot be written.
    static let cannotWrite = ExitCode(73)
    /// Code 75 (EX_TEMPFAIL): another process is writing the output; the same command may succeed later.
    static let busy = ExitCode(75)

    /// Creates the code for one of Flipbook's errors or a system error. Returns nil for all others, such as
    /// those of the argument parser, which have codes of their own.
    init?(of error: any Error) {
        switch error {
        case let failure as SceneFailure where failure.isAboutFile: self = .badData
        case is SceneFailure, is RasterError: self = .sceneFailed
        case let error as FilmError: self.init(of: error)
        case let error as SceneFileError: self.init(of: error)
        case is InputScript.TextError, is DeviceTable.FormatError: self = .badData
        case is OpenFileLimit.FewOpenFiles, is AddressSpaceLimit.LittleAddressSpace: self = .systemError
        case is Errno, is SubprocessError, is CocoaError: self = .systemError
        default: return nil
        }
    }

    /// Returns the sentence that a user reads for an error. Flipbook's errors are sentences already; the
    /// system's are fragments and get a sentence around them.
    static func sentence(of error: any Error) -> String {
        switch error {
        case is Errno, is SubprocessError, is CocoaError:
            "The system refused: \(SystemRefusal(error).reason)."
        default: "\(error)"
        }
    }

    private init(of error: SceneFileError) {
        switch error {
        case .notCompiled, .noScene, .overLimit, .compilerTimedOut, .compilerCrashed, .adapterStopped:
            self = .badData
        case .severalScenes, .severalApps: self = .usage
        case .unknownScene: self = .noInput
        case .noCompiler, .noModules, .compilerFailed, .noAdapter, .adapterFailed: self = .unavailable
        case .notLoaded: self = .sceneFailed
        }
    }

    private init(of error: FilmError) {
        switch error {
        case .invalid: self = .usage
        case .lacking: self = .badData
        case .unknownScene, .unreadable: self = .noInput
        case .unwritable: self = .cannotWrite
        case .busy, .filming: self = .busy
        case .ffmpegMissing, .ffmpegFailed, .engineMissing: self = .unavailable
        }
    }
}

/// The reason for which the system refused an operation.
private struct SystemRefusal {
    /// A few words without a period at the end.
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
