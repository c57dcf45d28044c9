import ArgumentParser
import Flipbook

/// The output of `flipbook verify`; a kind without frames is left out.
struct VerificationReport: Encodable {
    let verified, missing, damaged, stale, filming: String?
    let foreign: [String]?
    let changed: [String]?

    init(_ found: FolderVerification) {
        verified = found.verified?.description
        missing = found.missing?.description
        damaged = found.damaged?.description
        stale = found.stale?.description
        filming = found.filming?.description
        foreign = found.foreign.isEmpty ? nil : found.foreign
        changed = found.hasChangedManifest ? ["film.json"] : nil
    }

    /// A line for each kind with its frames; foreign files by name, since their numbers are not the film's.
    var lines: [String] {
        let kinds = [
            ("verified", verified), ("missing", missing), ("damaged", damaged), ("stale", stale),
            ("filming", filming), ("foreign", foreign?.joined(separator: " ")),
            ("changed", changed?.joined(separator: " ")),
        ]
        return kinds.compactMap { kind, frames in frames.map { "\(kind) \($0)" } }
    }
}
